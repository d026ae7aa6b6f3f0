"""Texts give way in one order: wrapped, shorter wording, smaller letters, cut."""

import pytest

from blueprints_desktop.desktop.drawing.typography import LEAST, Role, text_width
from blueprints_desktop.desktop.ui.cards.text_fit import fit_text
from blueprints_desktop.desktop.ui.cards.values import Text

pytestmark = pytest.mark.usefixtures("qapp")

WORDS = "Rent to the player whose building stands here"
SHORT = "Rent due here"


def width(words: str) -> float:
    return text_width(words, Role.BODY)


def test_full_wording_is_kept_where_it_fits() -> None:
    fitted = fit_text(Text(WORDS, shorter=(SHORT,), lines=3), width(WORDS), 1.0)
    assert fitted.lines == (WORDS,)
    assert fitted.type == Role.BODY.value


def test_words_wrap_before_they_get_shorter() -> None:
    fitted = fit_text(Text(WORDS, shorter=(SHORT,), lines=3), width(WORDS) * 0.55, 1.0)
    assert " ".join(fitted.lines) == WORDS
    assert len(fitted.lines) in (2, 3)


def test_shorter_wording_comes_before_smaller_letters() -> None:
    fitted = fit_text(Text(WORDS, shorter=(SHORT,)), width(SHORT), 1.0)
    assert fitted.lines == (SHORT,)
    assert fitted.type == Role.BODY.value


def test_letters_get_smaller_before_words_are_cut() -> None:
    fitted = fit_text(Text(SHORT), width(SHORT) * 0.85, 1.0)
    assert fitted.lines == (SHORT,)
    assert LEAST <= fitted.type.size < Role.BODY.value.size


def test_words_are_cut_at_last() -> None:
    room = width(SHORT) * 0.3
    fitted = fit_text(Text(SHORT), room, 1.0)
    assert fitted.lines[0].endswith("…")
    assert text_width(fitted.lines[0], fitted.type) <= room


def test_nothing_is_wider_than_its_room_at_any_width() -> None:
    text = Text(WORDS, shorter=(SHORT,), lines=2)
    for room in range(30, 500, 7):
        fitted = fit_text(text, room, 1.3)
        assert len(fitted.lines) <= 2
        assert all(text_width(line, fitted.type, 1.3) <= room for line in fitted.lines)


def test_words_that_may_not_get_smaller_are_cut_to_their_room() -> None:
    text = Text("Wilhelmina Featherstones", Role.SMALL_STRONG, least=13.0)
    fitted = fit_text(text, 80.0, 1.0)
    assert fitted.type.size == 13.0
    assert fitted.lines[0].endswith("…")
    assert text_width(fitted.lines[0], fitted.type, 1.0) <= 80.0


def test_a_line_that_is_cut_anyway_keeps_its_size() -> None:
    name = "Wilhelmina Featherstones"
    fitted = fit_text(Text(name, Role.SECTION), 80.0, 1.0)
    assert fitted.type.size == Role.SECTION.value.size
    assert fitted.lines[0].endswith("…")


def test_several_lines_are_cut_in_their_smallest_letters() -> None:
    fitted = fit_text(Text(WORDS, lines=2), 60.0, 1.0)
    assert fitted.type.size == LEAST
    assert fitted.lines[-1].endswith("…")
