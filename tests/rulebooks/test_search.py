"""Finding words in a rulebook."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.parsing import parse_book
from blueprints_desktop.rulebooks.search import ROOM, Folded, Hit, search, wanted_in
from blueprints_desktop.rulebooks.synonyms import meanings

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
    return [hit.anchor for hit in search(BOOK, wanted_in(BOOK, "fr", text))]


def hits_of(game: str, language: str, text: str) -> tuple[Hit, ...]:
    book = rulebook(game, language)
    return search(book, wanted_in(book, language, text, meanings(game)))


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
    hits = hits_of("skyline", "fr", "dé noir")
    assert hits[0].anchor == "black-die"
    together = ["dé noir" in hit.excerpt for hit in hits[1:]]
    assert True in together
    assert together == sorted(together, reverse=True)


def test_marks_show_the_words_as_they_are_printed():
    (hit,) = search(BOOK, wanted_in(BOOK, "fr", "oeuvre ete"))
    assert [hit.excerpt[start:end] for start, end in hit.marks] == ["œuvre", "Été"]


def test_long_passages_are_cut_around_the_words():
    hit = next(h for h in hits_of("monuments", "en", "brick") if h.excerpt.startswith("…"))
    assert len(hit.excerpt) <= ROOM + 30
    assert "brick" in {hit.excerpt[start:end][:5] for start, end in hit.marks}


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=12))
def test_whatever_is_typed(text):
    book = rulebook("blueprints", "fr")
    for hit in hits_of("blueprints", "fr", text):
        assert book.section_of(hit.anchor).id == hit.section
        assert hit.marks
        assert all(0 <= a < b <= len(hit.excerpt) for a, b in hit.marks)


# --- words that mean the same -------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "language", "text", "anchor", "found"),
    [
        ("blueprints", "en", "white", "glass", "Glass"),
        ("blueprints", "en", "verre", "glass", "Glass"),
        ("blueprints", "fr", "glass", "glass", "Verre"),
        ("blueprints", "en", "égalité", "ties", "ties"),
        ("blueprints", "en", "egalite", "ties", "ties"),
        ("blueprints", "en", "géomètre", "geometer", "Geometer’s Prize"),
        ("blueprints", "fr", "die", "dice", "dés"),
        ("skyline", "en", "dé noir", "black-die", "black die"),
        ("skyline", "fr", "black die", "black-die", "dé noir"),
        ("monuments", "en", "gem", "jewel-pieces", "jewels"),
        ("monuments", "fr", "gem", "jewel-pieces", "joyaux"),
    ],
)
def test_synonyms_and_words_of_the_other_language(game, language, text, anchor, found):
    """Each hit says what was found instead of what was typed."""
    hit = next(hit for hit in hits_of(game, language, text) if hit.anchor == anchor)
    (instead,) = hit.instead
    assert (instead.found, instead.typed) == (found, text)


def test_own_words_come_before_synonyms():
    hits = hits_of("blueprints", "en", "draw")
    by_synonym = [bool(hit.instead) for hit in hits]
    assert True in by_synonym
    assert False in by_synonym
    assert by_synonym == sorted(by_synonym)
    assert "tie-break" in {hit.anchor for hit in hits if hit.instead} or "ties" in {
        hit.anchor for hit in hits if hit.instead
    }


def test_a_passage_with_the_word_itself_marks_no_synonym():
    """ "Green" means recycled, and both stand in the same line."""
    hit = next(hit for hit in hits_of("blueprints", "en", "green") if hit.anchor == "dice")
    assert {hit.excerpt[start:end] for start, end in hit.marks} == {"green"}
    assert hit.instead == ()


def test_a_word_that_stands_in_the_book_is_not_taken_as_a_foreign_one():
    """French "or" is gold."""
    assert not any(hit.instead for hit in hits_of("blueprints", "en", "or"))


def test_unfinished_words_mean_something_only_where_the_book_has_none():
    assert not any(
        hit.instead for hit in hits_of("blueprints", "en", "pla")
    )  # "plateau" is a board
    assert all(hit.instead for hit in hits_of("blueprints", "en", "égal"))


def test_accents_of_short_words_matter_in_synonyms():
    """In the French book "die" finds "dé" and never "de"."""
    text = Folded("Le dé et le sac de dés")
    book = rulebook("blueprints", "fr")
    marks, _ = wanted_in(book, "fr", "die", meanings("blueprints")).marks(text)
    assert [text.printed[start:end] for start, end in marks] == ["dé", "dés"]
