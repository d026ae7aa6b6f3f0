"""Looking for words in a rulebook, with or without accents."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from attrs import frozen

from blueprints_desktop.rulebooks.book import (
    Block,
    Book,
    BookPicture,
    BookSection,
    BookTable,
    Glossary,
    Ids,
    Items,
    Paragraph,
    Ruling,
    plain,
)

ROOM = 120
"""About how many characters an excerpt shows."""

_ELLIPSIS = "…"
_APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
_SPELT_OUT = {"œ": "oe", "æ": "ae", _APOSTROPHE: "'", "\N{MINUS SIGN}": "-"}


@frozen
class Hit:
    """A passage in which all the words occur."""

    section: str
    anchor: str
    """The passage's own id, or that of its section."""
    passage: int
    """Its number, counting all passages of the book in reading order: titles, paragraphs, items,
    rows of tables with their heads, captions and terms. It is the same in every language."""
    excerpt: str
    marks: tuple[tuple[int, int], ...]
    """Where in the excerpt the words are: start and end of each."""


@frozen
class _Passage:
    section: str
    anchor: str
    text: str
    is_title: bool = False


@frozen
class _Folded:
    """A text as it is compared, and where each of its characters came from."""

    text: str
    origins: tuple[int, ...]


def search(book: Book, text: str) -> tuple[Hit, ...]:
    """Where all the words occur, each at the beginning of a word.

    Titles come first, then the passages that have the words as they were written, accents
    and order included, then the rest; within these in reading order.
    """
    patterns = _patterns(text)
    written = _tidied(text)
    found: list[tuple[tuple[bool, bool], Hit]] = []
    for number, (passage, folded) in enumerate(_index(book)):
        marks = _marks(folded, patterns)
        if marks:
            rank = (not passage.is_title, written not in _tidied(passage.text))
            found.append((rank, _hit(passage, number, marks)))
    found.sort(key=lambda ranked: ranked[0])
    return tuple(hit for _, hit in found)


def marks_in(text: str, wanted: str) -> list[tuple[int, int]]:
    """Where in a text the wanted words are, if all of them are: start and end of each.

    >>> marks_in("Où va le dé ?", "de ou")
    [(0, 2), (9, 11)]
    """
    return _marks(_fold(text), _patterns(wanted))


def _patterns(wanted: str) -> list[re.Pattern[str]]:
    return [re.compile(rf"(?<!\w){re.escape(word)}") for word in _fold(wanted).text.split()]


def _marks(folded: _Folded, patterns: list[re.Pattern[str]]) -> list[tuple[int, int]]:
    spots = [[match.span() for match in each.finditer(folded.text)] for each in patterns]
    if not all(spots):
        return []
    return sorted({_unfolded(folded, spot) for each in spots for spot in each})


# --- what there is to search ----------------------------------------------------------


@lru_cache(maxsize=2)
def _index(book: Book) -> tuple[tuple[_Passage, _Folded], ...]:
    """Every passage ready to be compared: kept, because people search while they type."""
    return tuple((passage, _fold(passage.text)) for passage in _passages(book))


def _passages(book: Book) -> Iterator[_Passage]:
    for section in book.sections:
        yield _Passage(section.id, section.id, plain(section.title), is_title=True)
        for block in section.blocks:
            for text, ids in _texts(block):
                yield _Passage(section.id, _anchor(section, ids), text)


def _anchor(section: BookSection, ids: Ids) -> str:
    return ids[0] if ids else section.id


def _texts(block: Block) -> Iterator[tuple[str, Ids]]:
    match block:
        case Paragraph() | Ruling():
            yield plain(block.text), block.ids
        case Items():
            for item in block.items:
                yield plain(item.text), item.ids
        case BookTable():
            for row in (block.head, *block.rows):
                yield ", ".join(filter(None, map(plain, row.cells))), row.ids
        case BookPicture():
            yield plain(block.caption), ()
        case Glossary():
            for term in block.terms.values():
                yield (term.one if term.one == term.many else f"{term.one}, {term.many}"), ()


# --- comparing ------------------------------------------------------------------------


def _fold(text: str) -> _Folded:
    """The text without accents and capitals."""
    signs: list[str] = []
    origins: list[int] = []
    for place, sign in enumerate(text):
        for part in unicodedata.normalize("NFKD", _SPELT_OUT.get(sign.lower(), sign)):
            if not unicodedata.combining(part):
                folded = part.casefold()
                signs.append(folded)
                origins += [place] * len(folded)
    return _Folded("".join(signs), tuple(origins))


def _unfolded(folded: _Folded, spot: tuple[int, int]) -> tuple[int, int]:
    """A stretch of the folded text as a stretch of the text itself."""
    start, end = spot
    return folded.origins[start], folded.origins[end - 1] + 1


def _tidied(text: str) -> str:
    """The text with accents kept, all spaces and apostrophes alike."""
    text = unicodedata.normalize("NFC", text).casefold().replace("'", _APOSTROPHE)
    return " ".join(text.split())


# --- excerpts -------------------------------------------------------------------------


def _hit(passage: _Passage, number: int, marks: list[tuple[int, int]]) -> Hit:
    """The passage, or as much of it around the first mark as there is room for."""
    text = passage.text
    start, end = 0, len(text)
    if end > ROOM:
        start = max(0, min(marks[0][0] - ROOM // 3, end - ROOM))
        start = text.rfind(" ", 0, start + 1) + 1
        if start + ROOM < end:
            end = max(text.rfind(" ", 0, start + ROOM), marks[0][1])
    before = _ELLIPSIS if start else ""
    after = _ELLIPSIS if end < len(text) else ""
    shift = len(before) - start
    shown = tuple((a + shift, b + shift) for a, b in marks if start <= a and b <= end)
    excerpt = f"{before}{text[start:end]}{after}"
    return Hit(passage.section, passage.anchor, number, excerpt, shown)
