"""Looking for words in a rulebook: with or without accents, by synonyms, and in any language."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache

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
from blueprints_desktop.rulebooks.synonyms import Meaning

ROOM = 120
"""About how many characters an excerpt shows."""

_ELLIPSIS = "…"
_APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
_SPELT_OUT = {"œ": "oe", "æ": "ae", _APOSTROPHE: "'", "\N{MINUS SIGN}": "-"}
_ENOUGH = 3
"""So many letters of a word tell it from others without its accents and its end."""

_LONGEST = 4
"""So many words are taken together at most."""

Mark = tuple[int, int]
"""Where in a text something begins and ends."""


@frozen
class Instead:
    """A word that was found for another one."""

    found: str
    typed: str


@frozen
class Hit:
    """A passage in which all the words occur, or others that mean the same."""

    section: str
    anchor: str
    """The passage's own id, or that of its section."""
    passage: int
    """Its number, counting all passages of the book in reading order: titles, paragraphs, items,
    rows of tables with their heads, captions and terms. It is the same in every language."""
    excerpt: str
    marks: tuple[Mark, ...]
    """Where in the excerpt the words are: start and end of each."""
    instead: tuple[Instead, ...] = ()
    """The words that do not occur themselves, with what was found for them."""


@frozen(slots=False)
class Folded:
    """A text as it is compared."""

    printed: str

    @cached_property
    def text(self) -> str:
        """Without accents and capitals."""
        return "".join(map(_plain_letters, self.printed))

    @cached_property
    def _origins(self) -> list[int]:
        """Where each character of it came from."""
        return [at for at, sign in enumerate(self.printed) for _ in _plain_letters(sign)]

    def unfolded(self, start: int, end: int) -> Mark:
        """A stretch of the folded text as a stretch of the printed one."""
        return self._origins[start], self._origins[end - 1] + 1


# --- what is looked for ---------------------------------------------------------------


@frozen
class _Part:
    """A word that is looked for, or several that stand for one thing."""

    typed: str
    patterns: tuple[re.Pattern[str], ...]
    """Each of its words at the beginning of a word; for folded texts."""
    others: re.Pattern[str] | None
    """Words that mean the same; for texts as they are printed."""

    def own_marks(self, folded: Folded) -> list[Mark]:
        """Where the words themselves are, if all of them are."""
        found = [[match.span() for match in each.finditer(folded.text)] for each in self.patterns]
        return [folded.unfolded(*spot) for spots in found for spot in spots] if all(found) else []

    def other_marks(self, folded: Folded) -> list[Mark]:
        if self.others is None:
            return []
        return [match.span() for match in self.others.finditer(folded.printed)]


@frozen
class Wanted:
    """What somebody looks for in a book."""

    typed: str
    parts: tuple[_Part, ...]

    def marks(self, folded: Folded) -> tuple[list[Mark], tuple[Instead, ...]]:
        """Where in a text the words are, if all of them are, and which of them are synonyms.

        Synonyms are marked only where the word itself does not occur.
        """
        marks: set[Mark] = set()
        instead = []
        for part in self.parts:
            spots = part.own_marks(folded)
            if not spots and (spots := part.other_marks(folded)):
                start, end = spots[0]
                instead.append(Instead(folded.printed[start:end], part.typed))
            if not spots:
                return [], ()
            marks.update(spots)
        return sorted(marks), tuple(instead)


NOTHING = Wanted("", ())


def wanted_in(book: Book, language: str, text: str, meanings: Sequence[Meaning] = ()) -> Wanted:
    """What a text means when a book in this language is searched with it.

    The longest words of several parts that mean something are taken together: "black die".
    """
    typed = text.split()
    parts, at = [], 0
    while at < len(typed):
        lengths = range(min(_LONGEST, len(typed) - at), 0, -1)
        tried = (_part(book, language, typed[at : at + length], meanings) for length in lengths)
        part = next((each for each in tried if each.others), None)
        if part is None:
            part = _part(book, language, typed[at : at + 1], ())
        parts.append(part)
        at += len(part.typed.split())
    return Wanted(text, tuple(parts))


def _part(book: Book, language: str, typed: list[str], meanings: Sequence[Meaning]) -> _Part:
    words = " ".join(typed)
    patterns = tuple(re.compile(rf"(?<!\w){re.escape(Folded(word).text)}") for word in typed)
    own = _Part(words, patterns, None)
    if not meanings:
        return own
    looked_for = _Phrase.read(words)
    occurs = any(own.own_marks(folded) for _, folded in _index(book))
    stands = all(word in _vocabulary(book) for word in looked_for.folded)
    meant = [
        meaning
        for meaning in meanings
        if any(
            _says(phrase, looked_for, spoken == language, occurs, stands)
            for spoken, phrases in _phrases(meaning)
            for phrase in phrases
        )
    ]
    others = {word for meaning in meant for word in meaning.words.get(language, ())}
    return _Part(words, patterns, _pattern(frozenset(others)) if others else None)


@frozen
class _Phrase:
    """Words as they are written, and as they are compared."""

    written: tuple[str, ...]
    folded: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> "_Phrase":
        written = tuple(re.findall(r"\w+", unicodedata.normalize("NFC", text).casefold()))
        return cls(written, tuple(Folded(word).text for word in written))


def _says(phrase: _Phrase, typed: _Phrase, own: bool, occurs: bool, stands: bool) -> bool:
    """Whether what was typed means a phrase of a meaning, in the book's own language or another.

    A word that the book does not have may be unfinished, or a part of the phrase. Of a word that
    stands in the book nobody thinks as a foreign one.
    """
    count = len(typed.written)
    if not count:
        return False
    if not occurs:
        starts = range(len(phrase.written) - count + 1)
        return any(_agrees(phrase, typed, start, unfinished=True) for start in starts)
    if own:
        return len(phrase.written) == count and _agrees(phrase, typed, 0)
    starts = range(len(phrase.written) - count + 1)
    return not stands and any(_agrees(phrase, typed, start) for start in starts)


def _agrees(phrase: _Phrase, typed: _Phrase, start: int, *, unfinished: bool = False) -> bool:
    last = len(typed.written) - 1
    for at, (written, folded) in enumerate(zip(typed.written, typed.folded, strict=True)):
        theirs, theirs_folded = phrase.written[start + at], phrase.folded[start + at]
        if len(folded) < _ENOUGH:
            if written != theirs:
                return False
        elif folded not in (theirs_folded, f"{theirs_folded}s", f"{theirs_folded}x") and not (
            unfinished and at == last and theirs_folded.startswith(folded)
        ):
            return False
    return True


@lru_cache(maxsize=1024)
def _phrases(meaning: Meaning) -> tuple[tuple[str, tuple[_Phrase, ...]], ...]:
    return tuple((each, tuple(map(_Phrase.read, words))) for each, words in meaning.words.items())


@lru_cache(maxsize=256)
def _pattern(words: frozenset[str]) -> re.Pattern[str]:
    """Any of the words as it is written, one or several of it."""
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    written = [
        r"\s+".join(re.escape(word.replace("'", _APOSTROPHE)) + "[sx]?" for word in each.split())
        for each in longest_first
    ]
    return re.compile(rf"(?<!\w)(?:{'|'.join(written)})(?!\w)", re.IGNORECASE)


# --- finding --------------------------------------------------------------------------


def search(book: Book, wanted: Wanted) -> tuple[Hit, ...]:
    """Where all the words occur, each at the beginning of a word, or words that mean the same.

    What has the words themselves comes before synonyms, titles before other passages, then what
    has the words as they were written, accents and order included, then the rest; within these in
    reading order.
    """
    written = _tidied(wanted.typed)
    found: list[tuple[tuple[bool, bool, bool], Hit]] = []
    for number, (passage, folded) in enumerate(_index(book)):
        marks, instead = wanted.marks(folded)
        if marks:
            rank = (bool(instead), not passage.is_title, written not in _tidied(passage.text))
            found.append((rank, _hit(passage, number, marks, instead)))
    found.sort(key=lambda ranked: ranked[0])
    return tuple(hit for _, hit in found)


# --- what there is to search ----------------------------------------------------------


@frozen
class _Passage:
    section: str
    anchor: str
    text: str
    is_title: bool = False


@lru_cache(maxsize=4)
def _index(book: Book) -> tuple[tuple[_Passage, Folded], ...]:
    """Every passage ready to be compared: kept, because people search while they type."""
    return tuple((passage, Folded(passage.text)) for passage in _passages(book))


@lru_cache(maxsize=4)
def _vocabulary(book: Book) -> frozenset[str]:
    """All words of the book, folded."""
    return frozenset(word for _, folded in _index(book) for word in re.findall(r"\w+", folded.text))


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
                yield term.forms, ()


# --- comparing ------------------------------------------------------------------------


@cache
def _plain_letters(sign: str) -> str:
    """A character without accents and capitals; it may become several, or none."""
    parts = unicodedata.normalize("NFKD", _SPELT_OUT.get(sign.lower(), sign))
    return "".join(part.casefold() for part in parts if not unicodedata.combining(part))


def _tidied(text: str) -> str:
    """The text with accents kept, all spaces and apostrophes alike."""
    text = unicodedata.normalize("NFC", text).casefold().replace("'", _APOSTROPHE)
    return " ".join(text.split())


# --- excerpts -------------------------------------------------------------------------


def _hit(passage: _Passage, number: int, marks: list[Mark], instead: tuple[Instead, ...]) -> Hit:
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
    return Hit(passage.section, passage.anchor, number, excerpt, shown, instead)
