"""Finding words in a rulebook."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.parsing import parse_book
from blueprints_desktop.rulebooks.search import ROOM, search

BOOK = parse_book(
    """\
# Livre

## La carrière {#quarry}

L\N{RIGHT SINGLE QUOTATION MARK}œuvre commence à l\N{RIGHT SINGLE QUOTATION MARK}Été. {#work}

Le dé noir, puis le de à coudre.

- Une brique à cheval. {#brick}

| niveau | points |
| --- | --- |
| premier | 7 {#level} |

![Un étage isolé.](picture:floor)

### Étages {#floors}

La carrière, encore.

## Termes {#terms}

| id | terme | pluriel |
| --- | --- | --- |
| jewel | joyau | joyaux |
""",
    "livre.fr.md",
)


def anchors(text: str) -> list[str]:
    return [hit.anchor for hit in search(BOOK, text)]


@pytest.mark.parametrize(
    "text", ["carriere", "carrière", "CARRIÈRE", "carrie\N{COMBINING GRAVE ACCENT}re"]
)
def test_accents_and_capitals_do_not_matter(text):
    assert anchors(text) == ["quarry", "floors"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("oeuvre", ["work"]),
        ("œuvre", ["work"]),
        ("l'ete", ["work"]),
        ("cheval brique", ["brick"]),
        ("premier 7", ["level"]),
        ("isole", ["quarry"]),
        ("joyaux", ["terms"]),
        ("etage", ["floors", "quarry"]),
        ("age", []),
        ("brique noire", []),
        ("  ", []),
        ("(", []),
    ],
)
def test_where_words_are_found(text, found):
    """Whole words or their beginnings, all of them in one passage; titles first."""
    assert anchors(text) == found


def test_what_was_written_so_comes_first():
    hits = search(rulebook("skyline", "fr"), "dé noir")
    assert hits[0].anchor == "black-die"
    together = ["dé noir" in hit.excerpt for hit in hits[1:]]
    assert True in together
    assert together == sorted(together, reverse=True)


def test_marks_show_the_words_as_they_are_printed():
    (hit,) = search(BOOK, "oeuvre ete")
    assert [hit.excerpt[start:end] for start, end in hit.marks] == ["œuvre", "Été"]


def test_long_passages_are_cut_around_the_words():
    hits = search(rulebook("monuments", "en"), "whoever takes them")
    hit = next(hit for hit in hits if hit.anchor == "wrong-number-of-steps")
    assert hit.section == "walk"
    assert hit.excerpt.startswith("…")
    assert len(hit.excerpt) <= ROOM + 30
    assert "whoever" in {hit.excerpt[start:end] for start, end in hit.marks}


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=12))
def test_whatever_is_typed(text):
    book = rulebook("blueprints", "fr")
    for hit in search(book, text):
        assert book.section_of(hit.anchor).id == hit.section
        assert hit.marks
        assert all(0 <= a < b <= len(hit.excerpt) for a, b in hit.marks)
