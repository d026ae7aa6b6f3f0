"""What an id leads to, without the rest of the book."""

import pytest

from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.book import BookPicture, BookTable, Paragraph, TextStyle, plain
from blueprints_desktop.rulebooks.excerpt import excerpt
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES

BOOK = rulebook("fits", "en")


def test_a_paragraph_comes_with_its_picture_and_without_notes():
    found = excerpt(BOOK, "straight-down")
    assert found.title == "Dropping a piece"
    words, picture = found.blocks
    assert plain(words.text).startswith("The piece slides straight down")
    assert isinstance(picture, BookPicture)
    noted = excerpt(BOOK, "decline")
    assert all(span.style is not TextStyle.NOTE for span in noted.blocks[0].text)


def test_an_item_and_a_row_come_alone():
    (item,) = excerpt(BOOK, "start-cards").blocks
    assert isinstance(item, Paragraph)
    (table,) = excerpt(BOOK, "engineer").blocks
    assert isinstance(table, BookTable)
    assert [plain(row.cells[1]) for row in table.rows] == ["Engineer"]
    assert plain(table.head.cells[0]) == "points"


def test_a_section_begins():
    found = excerpt(BOOK, "drop")
    assert found.title == "Dropping a piece"
    assert 1 <= len(found.blocks) <= 3


def test_an_id_that_is_not_there():
    assert excerpt(BOOK, "no such rule") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.KEYS)
def test_every_id_leads_to_something_to_read(game, language):
    book = rulebook(game, language)
    assert len(book.places) > 40
    for name in book.places:
        found = excerpt(book, name)
        assert found is not None
        assert found.title
        if name != "terms":
            assert found.blocks, name
