"""The rulebooks themselves: both languages say the same, in the same places."""

import re

import pytest

from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.book import (
    Block,
    Book,
    BookPicture,
    BookTable,
    Glossary,
    Items,
    Paragraph,
    Ruling,
    Text,
    TextStyle,
    plain,
)
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES, terms

EVERY_BOOK_HAS = [
    "about",
    "box",
    "setup",
    "round",
    "end",
    "options",
    "secrets",
    "hints",
    "summary",
    "rulings",
    "unofficial",
    "terms",
]
PICTURES = {
    "blueprints": {
        "plan-card",
        "legal-placements",
        "illegal-placements",
        "adjacency",
        "scoring-example",
        "tie-break",
    },
    "fits": {"drop", "hole"},
    "monuments": {"path-of-three", "path-of-four", "straddling-brick"},
    "skyline": {"rent-chain", "demolition"},
}

games = pytest.mark.parametrize("game", registry.KEYS)
books = pytest.mark.parametrize(
    "book",
    [rulebook(game, language) for game in registry.KEYS for language in LANGUAGES],
    ids=[f"{game}-{language}" for game in registry.KEYS for language in LANGUAGES],
)


def both(game: str) -> list[Book]:
    return [rulebook(game, language) for language in LANGUAGES]


def texts_of(block: Block) -> list[Text]:
    match block:
        case Paragraph() | Ruling():
            return [block.text]
        case Items():
            return [item.text for item in block.items]
        case BookTable():
            return [cell for row in (block.head, *block.rows) for cell in row.cells]
        case BookPicture():
            return [block.caption]
        case Glossary():
            return []


def shape(block: Block) -> object:
    """What both languages share in a block: all but the words."""
    targets = [span.target for text in texts_of(block) for span in text if span.target]
    match block:
        case Paragraph() | Ruling():
            inner: object = block.ids
        case Items():
            inner = block.numbered, [item.ids for item in block.items]
        case BookTable():
            inner = [(len(row.cells), row.ids) for row in (block.head, *block.rows)]
        case BookPicture():
            inner = block.id
        case Glossary():
            inner = list(block.terms)
    return type(block), inner, targets


@games
def test_both_languages_have_the_same_shape(game):
    """Sections, blocks, ids, pictures, terms and links, in the same order."""
    shapes = [
        [(s.id, s.level, [shape(block) for block in s.blocks]) for s in book.sections]
        for book in both(game)
    ]
    for english, french in zip(*shapes, strict=True):
        assert english == french


@games
def test_both_languages_name_the_same_numbers(game):
    """Paragraph by paragraph: a figure changed in one language only is found."""
    different = []
    for ours, theirs in zip(*(book.sections for book in both(game)), strict=True):
        for english, french in zip(ours.blocks, theirs.blocks, strict=True):
            figures = [
                sorted(re.findall(r"\d+", " ".join(map(plain, texts_of(block)))))
                for block in (english, french)
            ]
            if figures[0] != figures[1]:
                different.append((ours.id, *figures))
    assert different == []


@books
def test_a_book_is_complete(book):
    missing = [name for name in EVERY_BOOK_HAS if name not in book.places]
    # Skyline has no rounds: its turns go on to the end
    assert missing == (["round"] if book.title == "Projekt Skyline" else [])
    assert book.sections[-1].id == "terms"


@books
def test_no_section_is_empty(book):
    """A section without words of its own at least opens into parts."""
    followed = zip(book.sections, book.sections[1:], strict=False)
    assert [s.id for s, after in followed if not s.blocks and after.level <= s.level] == []


@games
def test_the_pictures_that_were_promised(game):
    pictures = [picture.id for picture in rulebook(game, "en").pictures]
    assert PICTURES[game] <= set(pictures)
    assert 5 <= len(pictures) <= 8


@books
def test_rulings_are_marked(book):
    """All of them stand together, each with an id and with what the original leaves open."""
    for section in book.sections:
        for block in section.blocks:
            if isinstance(block, Ruling):
                assert section.id == "rulings"
                assert block.ids[0].startswith("ruling-")
                strong = [plain((s,)) for s in block.text if s.style is TextStyle.STRONG]
                assert len(strong) == 2
                assert all(words.endswith(":") for words in strong)
    named = [name for name in book.places if name.startswith("ruling-")]
    assert [book.section_of(name).id for name in named] == ["rulings"] * len(named)
    assert len(named) >= 6


@pytest.mark.parametrize(("language", "word"), [("en", "unofficial"), ("fr", "pas officiel")])
@games
def test_a_book_says_that_the_program_is_not_official(game, language, word):
    book = rulebook(game, language)
    section = book.section_of("unofficial")
    assert word in " ".join(plain(t) for block in section.blocks for t in texts_of(block))


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_the_glossary_is_what_the_boards_speak(game, language):
    (block,) = rulebook(game, language).sections[-1].blocks
    assert isinstance(block, Glossary)
    assert block.terms == terms(game, language)
    assert terms(game, language)["game"].one == rulebook(game, language).title
