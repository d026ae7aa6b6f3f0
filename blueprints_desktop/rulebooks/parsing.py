"""From a rulebook's text to its values; whatever is wrong is told with file and line."""

import re
from collections.abc import Iterator, Sequence
from typing import Never

from attrs import frozen

from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.rulebooks.book import (
    Block,
    Book,
    BookPicture,
    BookRow,
    BookSection,
    BookTable,
    Glossary,
    Ids,
    Item,
    Items,
    Paragraph,
    Ruling,
    Span,
    Text,
    TextStyle,
)
from blueprints_desktop.rulebooks.inline import BadMarks, parse_text, split_ids
from blueprints_desktop.rulebooks.terms import SECTION, parse_rows

_HEADING = re.compile(r"(#{1,6}) (.+)")
_BULLET = re.compile(r"(-|\d+\.) +")
_PICTURE = re.compile(r"!\[(?P<caption>.+)\]\(picture:(?P<id>[a-z0-9_-]+)\)")
_RULE_OF_TABLE = re.compile(r"\|( *:?-+:? *\|)+")

_TITLE, _SECTION, _PART = 1, 2, 3
"""How many number signs begin the book's title, a section, a part of a section."""


@frozen
class _Chunk:
    """Lines that belong together, between two empty ones."""

    line: int
    """The number of the first."""
    lines: tuple[str, ...]

    @property
    def first(self) -> str:
        return self.lines[0]

    def joined(self) -> str:
        return " ".join(line.strip() for line in self.lines)


def parse_book(text: str, source: str) -> Book:
    """The rulebook written so; BadData names the file and the line of what is wrong in it."""
    return _Reader(source).read(text)


class _Reader:
    """Reads one book, keeping in mind which ids there are and which are linked to."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._ids: set[str] = set()
        self._pictures: set[str] = set()
        self._links: list[tuple[int, Span]] = []

    def read(self, text: str) -> Book:
        chunks = list(_chunks(text))
        if not chunks or not chunks[0].first.startswith("# "):
            self._object("title-is-missing", 1)
        title = chunks[0].first.removeprefix("# ").strip()
        sections = tuple(self._sections(chunks[1:]))
        book = Book(title, sections)
        for line, link in self._links:
            if link.target not in self._ids:
                self._object("link-leads-nowhere", line, target=link.target)
            if link.style is TextStyle.NOTE and link.target not in book.ruling_numbers:
                self._object("note-leads-to-no-ruling", line, target=link.target)
        return book

    def _sections(self, chunks: Sequence[_Chunk]) -> Iterator[BookSection]:
        starts = [at for at, chunk in enumerate(chunks) if _HEADING.match(chunk.first)]
        if chunks and (not starts or starts[0] > 0):
            self._object("text-before-the-first-section", chunks[0].line)
        for at, end in zip(starts, [*starts[1:], len(chunks)], strict=True):
            yield self._section(chunks[at], chunks[at + 1 : end])

    def _section(self, heading: _Chunk, chunks: Sequence[_Chunk]) -> BookSection:
        if len(heading.lines) > 1:
            self._object("no-empty-line-after-heading", heading.line)
        words, ids = split_ids(heading.first)
        found = _HEADING.match(words)
        if found is None or len(ids) != 1:
            self._object("heading-needs-one-id", heading.line)
        depth = len(found[1])
        if depth not in (_SECTION, _PART):
            self._object("heading-of-unknown-depth", heading.line)
        self._know(ids, heading.line)
        title = self._text(found[2], heading.line)
        if ids[0] == SECTION:
            return BookSection(SECTION, title, depth - 1, (self._glossary(heading, chunks),))
        blocks = tuple(self._block(chunk) for chunk in chunks)
        return BookSection(ids[0], title, depth - 1, blocks)

    # --- blocks ---------------------------------------------------------------------

    def _block(self, chunk: _Chunk) -> Block:
        first = chunk.first
        if first.startswith("|"):
            return self._table(chunk)
        if first.startswith("!["):
            return self._picture(chunk)
        if _BULLET.match(first):
            return self._items(chunk)
        if first.startswith(">"):
            lines = tuple(line.removeprefix(">") for line in chunk.lines)
            text, ids = self._named_text(_Chunk(chunk.line, lines))
            if not ids:
                self._object("ruling-needs-an-id", chunk.line)
            return Ruling(text, ids)
        return Paragraph(*self._named_text(chunk))

    def _items(self, chunk: _Chunk) -> Items:
        """Each item begins with its mark; lines that are indented go on with it."""
        parts: list[_Chunk] = []
        for number, line in enumerate(chunk.lines, chunk.line):
            if found := _BULLET.match(line):
                parts.append(_Chunk(number, (line[found.end() :],)))
            elif line.startswith(" "):
                parts[-1] = _Chunk(parts[-1].line, (*parts[-1].lines, line))
            else:
                self._object("neither-item-nor-indented", number)
        items = tuple(Item(*self._named_text(part)) for part in parts)
        return Items(items, numbered=not chunk.first.startswith("-"))

    def _table(self, chunk: _Chunk) -> BookTable:
        if len(chunk.lines) < 3 or not _RULE_OF_TABLE.fullmatch(chunk.lines[1]):
            self._object("not-a-table", chunk.line)
        head, _, *rows = [
            self._row(line, number) for number, line in enumerate(chunk.lines, chunk.line)
        ]
        for number, row in enumerate(rows, chunk.line + 2):
            if len(row.cells) != len(head.cells):
                self._object("row-of-another-length", number)
        return BookTable(head, tuple(rows))

    def _row(self, line: str, number: int) -> BookRow:
        if not line.startswith("|") or not line.endswith("|"):
            self._object("row-is-not-closed", number)
        *cells, last = line[1:-1].split("|")
        last, ids = split_ids(last.rstrip())
        self._know(ids, number)
        return BookRow(tuple(self._text(cell.strip(), number) for cell in (*cells, last)), ids)

    def _picture(self, chunk: _Chunk) -> BookPicture:
        found = _PICTURE.fullmatch(chunk.joined())
        if found is None:
            self._object("not-a-picture", chunk.line)
        if found["id"] in self._pictures:
            self._object("same-picture-twice", chunk.line, picture=found["id"])
        self._pictures.add(found["id"])
        return BookPicture(found["id"], self._text(found["caption"], chunk.line))

    def _glossary(self, heading: _Chunk, chunks: Sequence[_Chunk]) -> Glossary:
        if len(chunks) != 1 or not chunks[0].first.startswith("|"):
            self._object("not-one-table-of-terms", heading.line)
        table = chunks[0]
        if len(table.lines) < 3 or not _RULE_OF_TABLE.fullmatch(table.lines[1]):
            self._object("not-a-table", table.line)
        terms = parse_rows(enumerate(table.lines, table.line), self._source)
        for line, term in enumerate(terms.values(), table.line + 2):
            if term.see:
                self._links.append((line, Span(term.one, target=term.see)))
        return Glossary(terms)

    # --- words, ids, objections -----------------------------------------------------

    def _named_text(self, chunk: _Chunk) -> tuple[Text, Ids]:
        words, ids = split_ids(chunk.joined())
        self._know(ids, chunk.line)
        return self._text(words, chunk.line), ids

    def _text(self, words: str, line: int) -> Text:
        try:
            text = parse_text(words)
        except BadMarks as error:
            self._object("stray-mark", line, at=str(error))
        self._links += [(line, span) for span in text if span.target is not None]
        return text

    def _know(self, ids: Ids, line: int) -> None:
        for name in ids:
            if name in self._ids:
                self._object("same-id-twice", line, id=name)
            self._ids.add(name)

    def _object(self, code: str, line: int, **facts: object) -> Never:
        raise BadData(code, self._source, f"line {line}", **facts)


def _chunks(text: str) -> Iterator[_Chunk]:
    lines: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            lines.append(line.rstrip(" "))
        elif lines:
            yield _Chunk(number - len(lines), tuple(lines))
            lines = []
