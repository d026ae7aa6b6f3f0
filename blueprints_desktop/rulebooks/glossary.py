"""What the terms of a rulebook mean, in the book's own sentences."""

import re
from collections.abc import Iterator
from itertools import pairwise

from attrs import evolve, frozen

from blueprints_desktop.rulebooks.book import (
    Book,
    BookSection,
    Item,
    Items,
    Paragraph,
    Span,
    Text,
    TextStyle,
    plain,
)
from blueprints_desktop.rulebooks.terms import SECTION, Term

_END = re.compile(r"(?<!\bNo)[.!?…](?=\s|$)")
"""The end of a sentence, which is not that of "No."."""


@frozen
class Explanation:
    """Where a term is explained."""

    id: str
    section: BookSection
    sentence: Text
    """The sentence of that place about it; empty where it is a section or a table's row."""


def explanation(book: Book, key: str, term: Term) -> Explanation | None:
    """Where the book explains a term; None: nowhere that it names."""
    names = (term.see,) if term.see else (key, key.replace("_", "-"))
    for name in names:
        if name in book.places and book.section_of(name).id != SECTION:
            sentence = sentence_about(book.text_of(name), term)
            return Explanation(name, book.section_of(name), sentence)
    return next(_introductions(book, term), None)


def _introductions(book: Book, term: Term) -> Iterator[Explanation]:
    """Where the term is set in strong letters, as books do when they use a word for the first time."""
    words = {term.one.casefold(), term.many.casefold()}
    for section in book.sections:
        for block in section.blocks:
            items = block.items if isinstance(block, Items) else (block,)
            for item in items:
                if isinstance(item, Paragraph | Item) and any(
                    span.style is TextStyle.STRONG and span.text.casefold() in words
                    for span in item.text
                ):
                    name = item.ids[0] if item.ids else section.id
                    yield Explanation(name, section, sentence_about(item.text, term))


def sentence_about(text: Text, term: Term) -> Text:
    """The first sentence of a paragraph that has the term in it, or else the first of all.

    A heading or question at the beginning is no sentence of it. Notes are left out.
    """
    if len(text) > 1 and text[0].style is TextStyle.STRONG and _END.search(text[0].text):
        text = text[1:]
    words = plain(text)
    ends = [found.end() for found in _END.finditer(words)]
    stretches = [*pairwise((0, *ends, len(words)))] or [(0, 0)]
    named = [each for each in stretches if _names(words[slice(*each)], term)]
    start, end = (named or stretches)[0]
    start += len(words[start:end]) - len(words[start:end].lstrip())
    end = start + len(words[start:end].rstrip(" ,;"))
    return _unnamed(tuple(_cut(text, start, end)), term)


def _unnamed(text: Text, term: Term) -> Text:
    """A text without the term itself and a colon at its beginning."""
    if len(text) < 2 or text[0].text.casefold() != term.one.casefold():
        return text
    found = re.match(r"\s*:\s+", text[1].text)
    if found is None:
        return text
    return evolve(text[1], text=text[1].text[found.end() :]), *text[2:]


def _names(sentence: str, term: Term) -> bool:
    folded = sentence.casefold()
    return any(word.casefold() in folded for word in (term.one, term.many))


def _cut(text: Text, start: int, end: int) -> Iterator[Span]:
    at = 0
    for span in text:
        words = span.text[max(0, start - at) : max(0, end - at)]
        at += len(span.text)
        if words:
            yield evolve(span, text=words)
