"""The passage with an id, to be read without the rest of the book."""

from collections.abc import Iterable

from attrs import evolve, frozen

from blueprints_desktop.rulebooks.book import (
    Block,
    Book,
    BookPicture,
    BookRow,
    BookTable,
    Glossary,
    Item,
    Items,
    Paragraph,
    Ruling,
    Text,
    TextStyle,
    plain,
)

_MOST_OF_SECTION = 2
"""The most blocks that are shown of a whole section, not counting a picture."""


@frozen
class Excerpt:
    """A few blocks with the title of their section. Notes are left out, links stay."""

    title: str
    blocks: tuple[Block, ...]


def excerpt(book: Book, name: str) -> Excerpt | None:
    """The paragraph, item or row with an id, and the picture that follows it; None: there is no such id."""
    place = book.places.get(name)
    if place is None:
        return None
    section = book.sections[place.section]
    if place.block is None:
        with_parts = book.sections[place.section : book.extent(name)[1]]
        blocks = _beginning(block for each in with_parts for block in each.blocks)
    else:
        found = _part(section.blocks[place.block], place.part)
        after = section.blocks[place.block + 1 : place.block + 2]
        blocks = [found, *(block for block in after if isinstance(block, BookPicture))]
    return Excerpt(plain(section.title), tuple(map(_bare, blocks)))


def _beginning(blocks: Iterable[Block]) -> list[Block]:
    """The first blocks of a section and its parts, up to the first picture."""
    found = list[Block]()
    for block in blocks:
        if isinstance(block, BookPicture):
            return [*found, block]
        if len(found) < _MOST_OF_SECTION and not isinstance(block, Glossary):
            found.append(block)
    return found


def _part(block: Block, part: int | None) -> Block:
    """One item of a list or one row of a table, with the head of that."""
    if part is None:
        return block
    if isinstance(block, Items):
        return Paragraph(block.items[part].text)
    if isinstance(block, BookTable):
        return BookTable(block.head, (block.rows[part],))
    return block


def _bare(block: Block) -> Block:
    """Without notes and ids. A ruling is a paragraph like others here."""
    match block:
        case Paragraph(text=text) | Ruling(text=text):
            return Paragraph(_without_notes(text))
        case Items(items=items):
            return evolve(block, items=tuple(Item(_without_notes(each.text)) for each in items))
        case BookTable(head=head, rows=rows):
            return BookTable(_bare_row(head), tuple(map(_bare_row, rows)))
        case BookPicture(caption=caption):
            return evolve(block, caption=_without_notes(caption))
        case Glossary():
            return block


def _bare_row(row: BookRow) -> BookRow:
    return BookRow(tuple(map(_without_notes, row.cells)))


def _without_notes(text: Text) -> Text:
    return tuple(span for span in text if span.style is not TextStyle.NOTE)
