"""The rulebooks themselves: both languages say the same, in the same places."""

import re
from difflib import unified_diff

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
from tests import tower

EVERY_BOOK_HAS = [
    "about",
    "first-game",
    "summary",
    "box",
    "setup",
    "round",
    "end",
    "options",
    "secrets",
    "hints",
    "faq",
    "rulings",
    "rulings-ours",
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
"""Pictures that explain what words alone would not."""

games = pytest.mark.parametrize("game", [*registry.KEYS, tower.KEY])
"""Tower's book is the example for others, so it has the same parts, if fewer of each."""
books = pytest.mark.parametrize(
    "book",
    [(game, language) for game in (*registry.KEYS, tower.KEY) for language in LANGUAGES],
    ids="-".join,
    indirect=True,
)


@pytest.fixture(autouse=True)
def with_tower(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, tower.KEY, tower.PLACE)


@pytest.fixture
def book(request: pytest.FixtureRequest) -> Book:
    return rulebook(*request.param)


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


def shape_lines(book: Book) -> list[str]:
    """What both languages share in a book, in lines."""
    lines = []
    for section in book.sections:
        lines.append(f"{section.id}: section of level {section.level}")
        for block in section.blocks:
            lines += (f"{section.id}: {type(block).__name__} {line}" for line in shape(block))
    return lines


def shape(block: Block) -> list[object]:
    """What both languages share in a block: all but the words."""
    targets = [span.target for text in texts_of(block) for span in text if span.target]
    match block:
        case Paragraph() | Ruling():
            inner: list[object] = [block.ids]
        case Items():
            inner = [block.numbered, *(item.ids for item in block.items)]
        case BookTable():
            inner = [(len(row.cells), row.ids) for row in (block.head, *block.rows)]
        case BookPicture():
            inner = [block.id]
        case Glossary():
            inner = list(block.terms)
    return [*inner, *targets]


@games
def test_both_languages_have_the_same_shape(game):
    """Sections, blocks, ids, pictures, terms and links, in the same order."""
    shapes = [shape_lines(book) for book in both(game)]
    different = "\n".join(unified_diff(*shapes, *LANGUAGES, n=0, lineterm=""))
    assert not different, different


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


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_book_has_enough_pictures_questions_and_rulings(game):
    book = rulebook(game, "en")
    pictures = {picture.id for picture in book.pictures}
    assert PICTURES.get(game, set()) <= pictures
    assert 6 <= len(book.pictures) <= 10
    assert len(book.section_of("faq").blocks) >= 5
    assert len(book.ruling_numbers) >= 6


@books
def test_a_book_begins_with_what_a_table_needs(book):
    """Players, time and age; the table; a first game in five lines; all of it in short."""
    about, first_game, summary = book.sections[:3]
    assert [about.id, first_game.id, summary.id] == ["about", "first-game", "summary"]
    facts = book.places["facts"]
    assert facts.section == 0
    figures = re.findall(r"\d+", plain(texts_of(about.blocks[facts.block])[0]))
    assert len(figures) >= 3
    (steps,) = [block for block in first_game.blocks if isinstance(block, Items)]
    assert steps.numbered
    assert len(steps.items) == 5
    assert any(isinstance(b, BookPicture) and b.id == "table" for b in about.blocks)


@books
def test_questions_are_answered(book):
    """Each paragraph of the questions begins with the question."""
    section = book.section_of("faq")
    assert section.blocks
    for block in section.blocks:
        assert isinstance(block, Paragraph)
        assert block.text[0].style is TextStyle.STRONG
        assert block.text[0].text.endswith("?")


RULINGS = ["rulings-said", "rulings-sources", "rulings-ours"]
"""What the original says and what is spelled out here; from other sources; ours."""


@books
def test_rulings_are_marked(book):
    """They stand together by where they come from, and a note leads to each from where it matters."""
    parts = [section.id for section in book.sections if section.id in RULINGS]
    assert parts == [name for name in RULINGS if name in parts]
    noted = set()
    for section in book.sections:
        for block in section.blocks:
            assert not isinstance(block, Ruling) or section.id in RULINGS
            noted |= {s.target for t in texts_of(block) for s in t if s.style is TextStyle.NOTE}
    named = [name for name in book.places if name.startswith("ruling-")]
    assert {book.section_of(name).id for name in named} == set(parts)
    assert named
    assert set(named) == set(book.ruling_numbers) == noted


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
