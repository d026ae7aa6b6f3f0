"""Reading a rulebook: every kind of block, and objections that name file and line."""

import pytest

from blueprints_desktop.engine.errors import BadData
from blueprints_desktop.rulebooks.book import (
    BookPicture,
    BookRow,
    BookTable,
    Glossary,
    Item,
    Items,
    Paragraph,
    Place,
    Ruling,
    Span,
    TextStyle,
    plain,
)
from blueprints_desktop.rulebooks.files import read_rulebook
from blueprints_desktop.rulebooks.glossary import explanation, sentence_about
from blueprints_desktop.rulebooks.inline import parse_text
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.parsing import parse_book
from blueprints_desktop.rulebooks.terms import Term, parse_terms

SAMPLE = """\
# Towers

## A turn {#turn}

Take **one** die [^ruling],
see [scoring](#stone). {#take #not-now}

- first, over
  two lines {#first}
- second

### Points {#points}

1. *Slowly* {#slow}

| level | 1 |
| --- | --- |
| stone | 2 {#stone} |

![A tower.](picture:tower)

> **Ours:** yes. {#ruling}

## Words {#terms}

| id | term | plural |
| --- | --- | --- |
| die | die | dice |
| bag | bag | |
"""


def spans(words: str) -> tuple[Span, ...]:
    return (Span(words),)


def test_all_blocks():
    book = parse_book(SAMPLE, "towers.en.md")
    turn, points, words = book.sections
    assert book.title == "Towers"
    assert [(s.id, s.title, s.level) for s in book.sections] == [
        ("turn", spans("A turn"), 1),
        ("points", spans("Points"), 2),
        ("terms", spans("Words"), 1),
    ]
    take = (
        Span("Take "),
        Span("one", TextStyle.STRONG),
        Span(" die"),
        Span("", TextStyle.NOTE, "ruling"),
        Span(", see "),
        Span("scoring", target="stone"),
        Span("."),
    )
    assert turn.blocks == (
        Paragraph(take, ("take", "not-now")),
        Items((Item(spans("first, over two lines"), ("first",)), Item(spans("second"))), False),
    )
    head, row = (spans("level"), spans("1")), (spans("stone"), spans("2"))
    assert points.blocks == (
        Items((Item((Span("Slowly", TextStyle.EMPHASIS),), ("slow",)),), True),
        BookTable(BookRow(head), (BookRow(row, ("stone",)),)),
        BookPicture("tower", spans("A tower.")),
        Ruling((Span("Ours:", TextStyle.STRONG), Span(" yes.")), ("ruling",)),
    )
    assert words.blocks == (Glossary({"die": Term("die", "dice"), "bag": Term("bag", "bag")}),)


def test_where_ids_lead():
    book = parse_book(SAMPLE, "towers.en.md")
    assert book.places == {
        "turn": Place(0),
        "take": Place(0, 0),
        "not-now": Place(0, 0),
        "first": Place(0, 1, 0),
        "points": Place(1),
        "slow": Place(1, 0, 0),
        "stone": Place(1, 1, 0),
        "ruling": Place(1, 3),
        "terms": Place(2),
    }
    assert book.section_of("stone").id == "points"
    assert book.ruling_numbers == {"ruling": 1}
    with pytest.raises(KeyError):
        book.section_of("nowhere")


def test_a_table_may_have_no_head():
    book = parse_book("# T\n\n## S {#s}\n\n| | |\n| --- | --- |\n| a | b |\n", "t.en.md")
    (table,) = book.sections[0].blocks
    assert isinstance(table, BookTable)
    assert table.is_headless


@pytest.mark.parametrize(
    ("was", "now", "code", "line"),
    [
        ("# Towers", "Towers", "title-is-missing", 1),
        ("## A turn {#turn}", "A turn", "text-before-the-first-section", 3),
        ("## A turn {#turn}", "## A turn", "heading-needs-one-id", 3),
        ("## A turn {#turn}", "## A turn {#turn #more}", "heading-needs-one-id", 3),
        ("## A turn {#turn}", "#### A turn {#turn}", "heading-of-unknown-depth", 3),
        ("## A turn {#turn}\n", "## A turn {#turn}", "no-empty-line-after-heading", 3),
        ("**one**", "**one", "stray-mark", 5),
        ("(#stone)", "(stone)", "stray-mark", 5),
        ("(#stone)", "(#sand)", "link-leads-nowhere", 5),
        ("[^ruling]", "[^stone]", "note-leads-to-no-ruling", 5),
        ("[^ruling]", "[^ruling", "stray-mark", 5),
        ("{#first}", "{#First}", "stray-mark", 8),
        ("{#first}", "{#take}", "same-id-twice", 8),
        ("  two lines", "two lines", "neither-item-nor-indented", 9),
        ("| --- | --- |\n| stone", "| stone", "not-a-table", 16),
        ("| stone | 2 {#stone} |", "| stone | 2 | 3 {#stone} |", "row-of-another-length", 18),
        ("| stone | 2 {#stone} |", "| stone | 2 {#stone}", "row-is-not-closed", 18),
        ("(picture:tower)", "(tower)", "not-a-picture", 20),
        ("> **Ours", "![B](picture:tower)\n\n> **Ours", "same-picture-twice", 22),
        ("yes. {#ruling}", "yes.", "ruling-needs-an-id", 22),
        ("| id |", "Our words.\n\n| id |", "not-one-table-of-terms", 24),
        ("| die | die | dice |", "| die | dice |", "not-a-row-of-terms", 28),
        ("| bag | bag | |", "| die | bag | |", "same-term-twice", 29),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(was, now, code, line):
    assert SAMPLE.count(was) == 1
    with pytest.raises(BadData) as raised:
        parse_book(SAMPLE.replace(was, now), "towers.en.md")
    assert (raised.value.code, raised.value.source) == (code, "towers.en.md")
    assert raised.value.entry == f"line {line}"


def test_terms_are_read_without_the_rest():
    broken_above = SAMPLE.replace("**one**", "**one")
    assert parse_terms(broken_above, "towers.en.md")["die"] == Term("die", "dice")
    with pytest.raises(BadData, match="is missing"):
        parse_terms(SAMPLE.replace("{#terms}", ""), "towers.en.md")
    with pytest.raises(BadData, match="line 29"):
        parse_terms(SAMPLE.replace("| bag | bag | |", "| bag | | |"), "towers.en.md")


EXPLAINED = SAMPLE.replace(
    """| id | term | plural |
| --- | --- | --- |
| die | die | dice |
| bag | bag | |
""",
    """| id | term | plural | see |
| --- | --- | --- | --- |
| die | die | dice | take |
| bag | bag | | |
| first | first | | |
| stone | stone | | |
""",
)


def test_terms_may_say_where_they_are_explained():
    """With the sentence about them; what has their own id explains them, too."""
    book = parse_book(EXPLAINED, "towers.en.md")
    (block,) = book.sections[-1].blocks
    assert isinstance(block, Glossary)
    assert block.terms["die"] == Term("die", "dice", "take")
    told = {key: explanation(book, key, term) for key, term in block.terms.items()}
    assert told["bag"] is None
    introduced = explanation(book, "number", Term("one", "several"))
    assert introduced is not None
    assert (introduced.id, plain(introduced.sentence)) == ("take", "Take one die, see scoring.")
    found = {key: (x.id, x.section.id, plain(x.sentence)) for key, x in told.items() if x}
    assert found == {
        "die": ("take", "turn", "Take one die, see scoring."),
        "first": ("first", "turn", "first, over two lines"),
        "stone": ("stone", "points", ""),
    }


def test_a_term_is_not_explained_nowhere():
    with pytest.raises(BadData, match="link leads nowhere") as raised:
        parse_book(EXPLAINED.replace("| take |", "| gone |"), "towers.en.md")
    assert raised.value.entry == "line 28"


@pytest.mark.parametrize(
    ("text", "term", "told"),
    [
        ("**Why not?** A die stays. A bag moves.", Term("bag", "bags"), "A bag moves."),
        ("**Why not?** A die stays. A bag moves.", Term("cup", "cups"), "A die stays."),
        ("**Bag**: holds No. 8 and more. Empty.", Term("bag", "bags"), "holds No. 8 and more."),
        ("**Bag** (2): holds dice.", Term("bag", "bags"), "Bag (2): holds dice."),
        ("", Term("bag", "bags"), ""),
    ],
)
def test_the_sentence_about_a_term(text, term, told):
    assert plain(sentence_about(parse_text(text), term)) == told


def test_a_book_is_read_once():
    assert rulebook("fits", "fr") is rulebook("fits", "fr")


def test_a_missing_book_is_named():
    with pytest.raises(BadData, match=r"fits\.xx\.md"):
        read_rulebook("fits", "xx")
