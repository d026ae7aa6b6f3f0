"""The end of a match: its facts and words, the turning of the cards, and the poster."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.blueprints import ending_words
from blueprints_desktop.desktop.boards.blueprints.ending import EndingView
from blueprints_desktop.desktop.boards.blueprints.ending_facts import exhibits, standings
from blueprints_desktop.desktop.boards.contract import Person, Position, Prompt
from blueprints_desktop.desktop.boards.review_link import ReviewLink
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.outcome import Outcome
from tests.support import new_match, play_on

NAMES = ("Ada", "Bruno", "Chiara", "Dev")


def people(seats: int) -> list[Person]:
    return [Person(seat, NAMES[seat], seat) for seat in range(seats)]


def finished(seats: int, seed: int) -> Match:
    return play_on(new_match("blueprints", seats, seed), Chance(seed + 1))


def ended_by(seats: int, how: str) -> Match:
    """The first match by lot that was decided like that."""
    matches = (finished(seats, seed) for seed in range(1, 400))
    return next(match for match in matches if match.outcome and match.outcome.decided_by == how)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "set.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def appearance(qapp: QApplication, settings: Settings) -> Appearance:
    assert qapp is not None
    return Appearance(settings)


def shown(
    qtbot: QtBot, appearance: Appearance, match: Match | None = None
) -> tuple[EndingView, list[Prompt]]:
    match = match or finished(3, 7)
    view = EndingView(match.game, people(match.seats), appearance)
    prompts: list[Prompt] = []
    view.prompted.connect(prompts.append)
    qtbot.addWidget(view)
    view.resize(1280, 672)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    assert match.outcome is not None
    view.show_end(Position(match.view(0), 0, None, (), ()), match.outcome)
    return view, prompts


# --- facts ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_the_rounds_add_up_to_the_outcome(seats: int, seed: int) -> None:
    match = finished(seats, seed)
    assert match.outcome is not None
    for end in standings(match.state.results, match.outcome):
        assert sum(own.points for own in end.rounds) == end.points


def said(match: Match) -> str:
    outcome = match.outcome
    assert outcome is not None
    ends = standings(match.state.results, outcome)
    by_seat = {person.seat: person for person in people(match.seats)}
    return ending_words.reason(match.state.results, outcome, ends, by_seat)


def test_a_lead_in_points_is_counted() -> None:
    assert "ahead of" in said(ended_by(3, "points"))


@pytest.mark.parametrize(("how", "what"), [("prizes", "Prizes"), ("gold", "Gold Awards")])
def test_a_tie_names_what_broke_it(how: str, what: str) -> None:
    text = said(ended_by(3, how))
    assert text.startswith("As many points as")
    assert f"more {what}:" in text


def test_a_shared_victory_shows_the_best_building_of_each() -> None:
    match = ended_by(3, "shared")
    assert match.outcome is not None
    ends = standings(match.state.results, match.outcome)
    winners = [end for end in ends if end.rank == 1]
    by_seat = {person.seat: person for person in people(3)}
    assert [exhibit.seat for exhibit in exhibits(winners)] == list(match.outcome.winners)
    assert " and " in ending_words.headline(ends, by_seat)
    assert len(exhibits(winners[:1])) == 3


# --- the view ---------------------------------------------------------------------------


def test_the_end_is_said_with_what_goes_on(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    assert prompts[-1].primary == "Show all"
    view.skip()
    assert "wins with" in prompts[-1].headline
    assert (prompts[-1].primary, prompts[-1].secondary) == ("Same again", "New game")


def test_without_animation_it_is_there_at_once(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    settings.set("animation", "off")
    view, prompts = shown(qtbot, appearance)
    assert not view.is_running
    assert len(prompts) == 1


def test_the_points_count_up_to_the_outcome(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    assert [row.counted() for row in view.rows] == [0, 0, 0]
    view.skip()
    assert [row.counted() for row in view.rows] == [row.end.points for row in view.rows]


def test_rows_slide_from_the_seats_to_the_ranks(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    assert [row.end.seat for row in sorted(view.rows, key=lambda row: row.y())] == [0, 1, 2]
    view.skip()
    assert sorted(view.rows, key=lambda row: row.y()) == list(view.rows)


def test_any_key_or_click_shows_everything(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert not view.is_running
    view, _ = shown(qtbot, appearance)
    qtbot.mouseClick(view.rows[0], Qt.MouseButton.LeftButton)
    assert not view.is_running


def test_the_buttons_lead_on(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.press_primary()
    assert not view.is_running
    with qtbot.waitSignal(view.again_wanted):
        view.press_primary()
    with qtbot.waitSignal(view.new_game_wanted):
        view.press_secondary()


def test_review_by_key_mouse_and_button(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    link = view.findChild(ReviewLink)
    with qtbot.waitSignal(view.review_wanted):
        qtbot.keyClick(view, Qt.Key.Key_R)
    with qtbot.waitSignal(view.review_wanted):
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(view.review_wanted):
        qtbot.keyClick(link, Qt.Key.Key_Return)


def test_a_row_puts_its_buildings_on_the_poster(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    before = view.grab().toImage()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.rows[0].hasFocus()
    qtbot.keyClick(view.rows[0], Qt.Key.Key_Down)
    assert view.rows[1].hasFocus()
    assert view.rows[1].chosen
    assert not view.rows[0].chosen
    assert view.grab().toImage() != before
    qtbot.mouseClick(view.rows[2], Qt.MouseButton.LeftButton)
    assert view.rows[2].chosen


def test_tab_goes_down_the_ranks_to_the_link(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    view.rows[0].setFocus()
    for expected in (*view.rows[1:], view.findChild(ReviewLink)):
        qtbot.keyClick(view.focusWidget(), Qt.Key.Key_Tab)
        assert expected.hasFocus()


def test_everything_has_a_name_for_screen_readers(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    assert view.accessibleName() == "Final result"
    for row in view.rows:
        assert row.person.name in view.accessibleDescription()
        told = QAccessible.queryAccessibleInterface(row)
        assert row.person.name in told.text(QAccessible.Text.Name)
        assert "building" in told.text(QAccessible.Text.Description)
    assert view.findChild(ReviewLink).accessibleName()
    view.skip()


class Marked(QTranslator):
    def translate(self, context: str, text: str, *_rest: Any) -> str:
        return f"<{text}>"

    def isEmpty(self) -> bool:  # noqa: N802
        return False


def test_another_language_is_spoken_at_once(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    view.skip()
    marked = Marked()
    QCoreApplication.installTranslator(marked)
    try:
        qtbot.waitUntil(lambda: prompts[-1].primary == "<Same again>", timeout=1000)
        assert view.findChild(ReviewLink).text() == "<Look back>"
    finally:
        QCoreApplication.removeTranslator(marked)


def test_theme_changes_at_once(qtbot: QtBot, appearance: Appearance, settings: Settings) -> None:
    settings.set("theme", "light")
    view, _ = shown(qtbot, appearance)
    view.skip()
    before = view.grab().toImage()
    settings.set("theme", "dark")
    assert view.grab().toImage() != before


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", [(1280, 672), (1024, 572), (860, 420), (1920, 952)])
def test_rows_stay_inside_any_window(
    qtbot: QtBot, appearance: Appearance, seats: int, size: tuple[int, int]
) -> None:
    view, _ = shown(qtbot, appearance, finished(seats, 3))
    view.skip()
    view.resize(*size)
    assert all(view.rect().contains(row.geometry()) for row in view.rows)
    view.grab()


def test_an_outcome_can_be_worded_for_every_criterion() -> None:
    match = finished(4, 2)
    by_seat = {person.seat: person for person in people(4)}
    for how in ("points", "prizes", "gold", "silver", "bronze", "shared"):
        outcome = Outcome((7, 7, 3, 1), (1, 2, 3, 4), "rounds", how)
        ends = standings(match.state.results, outcome)
        assert ending_words.reason(match.state.results, outcome, ends, by_seat)
