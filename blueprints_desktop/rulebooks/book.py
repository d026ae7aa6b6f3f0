"""A rulebook as values: sections of paragraphs, lists, tables, pictures, rulings and terms."""

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cached_property

from attrs import frozen

from blueprints_desktop.rulebooks.terms import Term

Ids = tuple[str, ...]
"""The names under which a place in the book can be opened; often there is none."""


class TextStyle(Enum):
    PLAIN = "plain"
    STRONG = "strong"
    EMPHASIS = "emphasis"
    NOTE = "note"
    """The number of a ruling, as a small sign. It has no words of its own."""


@frozen
class Span:
    """A run of words in one style; a link if it has a target, which is an id of the same book."""

    text: str
    style: TextStyle = TextStyle.PLAIN
    target: str | None = None


Text = tuple[Span, ...]

SUMMARY = "summary"
"""The id of the section that has all of it in short, on one sheet of paper."""


def plain(text: Text) -> str:
    """The words alone."""
    return "".join(span.text for span in text)


@frozen
class Paragraph:
    text: Text
    ids: Ids = ()


@frozen
class Ruling:
    """What the original leaves open, or says in passing only; and how it is played here."""

    text: Text
    ids: Ids = ()


@frozen
class Item:
    text: Text
    ids: Ids = ()


@frozen
class Items:
    """A list."""

    items: tuple[Item, ...]
    numbered: bool


@frozen
class BookRow:
    cells: tuple[Text, ...]
    ids: Ids = ()


@frozen
class BookTable:
    head: BookRow
    rows: tuple[BookRow, ...]

    @property
    def is_headless(self) -> bool:
        """Whether the head is there for Markdown's sake only."""
        return not any(self.head.cells)


@frozen
class BookPicture:
    """A place for a picture; what it shows is drawn by whoever knows the id."""

    id: str
    caption: Text


@frozen
class Glossary:
    terms: Mapping[str, Term]


Block = Paragraph | Ruling | Items | BookTable | BookPicture | Glossary


@frozen
class BookSection:
    id: str
    title: Text
    level: int
    """1 for a section, 2 for a part of the section before it."""
    blocks: tuple[Block, ...]


@frozen
class Place:
    """Where an id leads: a section, or a block of it, or an item or row of that."""

    section: int
    """Its number in the book."""
    block: int | None = None
    part: int | None = None


@frozen(slots=False, eq=False)
class Book:
    """A rulebook; its sections stand in reading order, parts after the section they belong to.

    There is one of each, so a book is equal only to itself and can be a key.
    """

    title: str
    sections: tuple[BookSection, ...]

    @cached_property
    def places(self) -> Mapping[str, Place]:
        """Every id of the book and where it leads."""
        return dict(self._named_places())

    def _named_places(self) -> Iterator[tuple[str, Place]]:
        for number, section in enumerate(self.sections):
            yield section.id, Place(number)
            for at, block in enumerate(section.blocks):
                for ids, part in _ids_in(block):
                    for name in ids:
                        yield name, Place(number, at, part)

    @cached_property
    def ruling_numbers(self) -> Mapping[str, int]:
        """The rulings, numbered in reading order: notes show these numbers."""
        blocks = (block for section in self.sections for block in section.blocks)
        rulings = (block for block in blocks if isinstance(block, Ruling))
        return {name: number for number, ruling in enumerate(rulings, 1) for name in ruling.ids}

    @cached_property
    def pictures(self) -> tuple[BookPicture, ...]:
        """All pictures, in reading order."""
        blocks = (block for section in self.sections for block in section.blocks)
        return tuple(block for block in blocks if isinstance(block, BookPicture))

    def extent(self, name: str) -> tuple[int, int]:
        """The numbers of a section and of the one after it and its parts."""
        first = self.places[name].section
        level = self.sections[first].level
        after = (n for n in range(first + 1, len(self.sections)) if self.sections[n].level <= level)
        return first, next(after, len(self.sections))

    def text_of(self, name: str) -> Text:
        """The words of the paragraph or item with this id; none: it is a section or a table's row."""
        place = self.places[name]
        if place.block is None:
            return ()
        match self.sections[place.section].blocks[place.block]:
            case Paragraph(text=text) | Ruling(text=text):
                return text
            case Items(items=items) if place.part is not None:
                return items[place.part].text
        return ()

    def section_of(self, name: str) -> BookSection:
        """The section in which an id stands; KeyError: there is no such id."""
        return self.sections[self.places[name].section]


def _ids_in(block: Block) -> Iterator[tuple[Ids, int | None]]:
    """The ids that a block and its parts carry, with the number of the part."""
    match block:
        case Paragraph(ids=ids) | Ruling(ids=ids):
            yield ids, None
        case Items(items=items):
            yield from ((item.ids, number) for number, item in enumerate(items))
        case BookTable(rows=rows):
            yield from ((row.ids, number) for number, row in enumerate(rows))
