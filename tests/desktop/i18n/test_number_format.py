"""Figures are written as the language writes them, wherever they stand."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from blueprints_desktop.desktop.games.skyline.results.ending import headline
from blueprints_desktop.desktop.i18n.number_format import counted, figure, rank_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.outcome import Outcome

THIN = "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture(params=[("en", "1,240"), ("fr", f"1{THIN}240")], ids=["en", "fr"])
def thousand(request) -> Iterator[str]:
    """How the language now in force writes 1240."""
    before = QLocale()
    language, written = request.param
    QLocale.setDefault(QLocale(language))
    yield written
    QLocale.setDefault(before)


def test_thousands_are_kept_apart(thousand):
    assert figure(1240) == thousand
    assert figure(-1240) == f"\N{MINUS SIGN}{thousand}"
    assert signed(1240) == f"+{thousand}"
    assert [each.split("\N{THIN SPACE}")[-1] for each in counted((1240, 1240))] == [thousand]


def test_less_than_a_thousand_is_written_alike(thousand):
    assert thousand
    assert (figure(0), figure(999), signed(-999)) == ("0", "999", "\N{MINUS SIGN}999")


def test_a_fortune_is_told_like_any_other_figure(thousand):
    people = {seat: Person(seat, name, seat) for seat, name in enumerate(("Ada", "Bruno"))}
    outcome = Outcome((1240, 900), (1, 2), "built", "points")
    assert headline(outcome, people).endswith(f" {thousand}")


def test_ranks_are_told_short():
    assert [rank_words(rank) for rank in (1, 2, 3, 4)] == ["1st", "2nd", "3rd", "4th"]
