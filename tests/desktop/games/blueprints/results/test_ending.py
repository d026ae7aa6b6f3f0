"""The end of a match on its page: the turning of the cards, and the poster."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.games.blueprints.results.ending import BlueprintsEnding, counted
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Position, Prompt
from blueprints_desktop.desktop.ui.results.result_panel import ResultEntry
from blueprints_desktop.engine.match import Match
from tests.desktop.games.blueprints.scored_rounds import ended_by, finished, people


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "set.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def appearance(qapp: QApplication, settings: Settings) -> Appearance:
    assert qapp is not None
    return Appearance(settings)


def shown(
    qtbot: QtBot,
    appearance: Appearance,
    match: Match | None = None,
    *,
    at_rest: bool = False,
    is_review: bool = False,
) -> tuple[BlueprintsEnding, list[Prompt]]:
    match = match or finished(3, 7)
    view = BlueprintsEnding(match.game, people(match.seats), appearance)
    prompts: list[Prompt] = []
    view.prompted.connect(prompts.append)
    # What is to be done at its end keeps the view alive until then: qtbot itself does not.
    qtbot.addWidget(view, before_close_func=lambda _: view.skip())
    view.resize(1280, 672)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    assert match.outcome is not None
    position = Position(match.view(0), 0, None, (), (), is_review=is_review)
    view.show_end(position, at_rest=at_rest)
    return view, prompts


def rows_of(view: BlueprintsEnding) -> list[ResultEntry]:
    """The players' rows, best first."""
    return list(view.panels["table"].entries.values())


def counted_by(view: BlueprintsEnding) -> list[int]:
    return [counted(end, view.panels["table"].moment) for end in view.ends]


def test_the_end_is_said_with_what_goes_on(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    assert prompts[-1].primary == "Show all"
    view.skip()
    assert prompts[-1].headline == "Another game?"
    assert (prompts[-1].primary, prompts[-1].secondary) == ("Play again", "Home")


def test_without_animation_it_is_there_at_once(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    settings.set("animation", "off")
    view, prompts = shown(qtbot, appearance)
    assert not view.is_running
    assert len(prompts) == 1


def test_the_points_count_up_to_the_outcome(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    assert counted_by(view) == [0, 0, 0]
    view.skip()
    assert counted_by(view) == [end.points for end in view.ends]


def test_rows_slide_from_the_seats_to_the_ranks(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    order = [row.part.info.name for row in sorted(rows_of(view), key=lambda row: row.y())]
    assert order == ["player-0", "player-1", "player-2"]
    view.skip()
    assert sorted(rows_of(view), key=lambda row: row.y()) == rows_of(view)


def test_any_key_or_click_shows_everything(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert not view.is_running
    view, _ = shown(qtbot, appearance)
    qtbot.mouseClick(rows_of(view)[0], Qt.MouseButton.LeftButton)
    assert not view.is_running


def test_the_buttons_lead_on(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.press_primary()
    assert not view.is_running
    qtbot.waitUntil(lambda: not view.is_fresh)
    with qtbot.waitSignal(view.onward.again_wanted):
        view.press_primary()
    with qtbot.waitSignal(view.onward.home_wanted):
        view.press_secondary()


@pytest.mark.parametrize("at_rest", [False, True])
def test_an_impatient_press_starts_nothing(
    qtbot: QtBot, appearance: Appearance, at_rest: bool
) -> None:
    """No event is handled between the presses, so the grace cannot run out among them."""
    view, _ = shown(qtbot, appearance, at_rest=at_rest)
    view.skip()
    wanted = []
    view.onward.again_wanted.connect(lambda: wanted.append("again"))
    view.onward.home_wanted.connect(lambda: wanted.append("home"))
    for _ in range(3):
        view.press_primary()
        view.press_secondary()
    assert view.is_fresh
    assert not wanted


def test_a_finished_match_lies_open_at_once(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance, at_rest=True)
    assert not view.is_running
    assert counted_by(view) == [end.points for end in view.ends]
    assert len(prompts) == 1
    assert prompts[-1].primary == "Play again"
    last = rows_of(view)[-1]
    bottom = last.mapTo(view, last.rect().bottomLeft()).y()
    heads = [link.y() for link in view.rounds]
    assert view.onward.links[0].y() > bottom - 4 > max(heads), "commands under the table"


def test_review_by_key_mouse_and_button(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    link = view.onward.look_back
    with qtbot.waitSignal(view.onward.review_wanted):
        qtbot.keyClick(view, Qt.Key.Key_R)
    with qtbot.waitSignal(view.onward.review_wanted):
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(view.onward.review_wanted):
        qtbot.keyClick(link, Qt.Key.Key_Return)


def test_a_new_game_and_each_reveal_are_a_key_away(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    with qtbot.waitSignal(view.onward.new_game_wanted):
        qtbot.keyClick(view, Qt.Key.Key_N)
    for number, key in enumerate((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)):
        with qtbot.waitSignal(view.onward.round_wanted) as wanted:
            qtbot.keyClick(view, key)
        assert wanted.args == [number]
        link = view.rounds[number]
        with qtbot.waitSignal(view.onward.round_wanted) as wanted:
            qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
        assert wanted.args == [number]


def test_a_key_that_skips_does_no_more(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    wanted = []
    view.onward.new_game_wanted.connect(lambda: wanted.append("new"))
    qtbot.keyClick(view, Qt.Key.Key_N)
    assert not view.is_running
    assert not wanted


def test_looked_at_again_nothing_leads_on(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance, at_rest=True, is_review=True)
    assert not view.links
    wanted = []
    for signal in (
        view.onward.review_wanted,
        view.onward.new_game_wanted,
        view.onward.round_wanted,
    ):
        signal.connect(lambda *_: wanted.append("something"))
    for key in (Qt.Key.Key_R, Qt.Key.Key_N, Qt.Key.Key_1):
        qtbot.keyClick(view, key)
    assert not wanted
    view.grab()


def test_a_row_puts_its_buildings_on_the_poster(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    before = view.panels["poster"].card
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert rows_of(view)[0].hasFocus()
    qtbot.keyClick(rows_of(view)[0], Qt.Key.Key_Down)
    assert rows_of(view)[1].hasFocus()
    assert view.chosen() == [view.ends[1]]
    assert view.panels["poster"].card != before
    qtbot.mouseClick(rows_of(view)[2], Qt.MouseButton.LeftButton)
    assert view.chosen() == [view.ends[2]]


def test_tab_goes_down_the_ranks_to_the_links(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    rows_of(view)[0].setFocus()
    for expected in (*rows_of(view)[1:], *view.links):
        qtbot.keyClick(view.focusWidget(), Qt.Key.Key_Tab)
        assert expected.hasFocus()


def test_everything_has_a_name_for_screen_readers(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    assert view.accessibleName() == "Final result"
    for end, row in zip(view.ends, rows_of(view), strict=True):
        name = people(3)[end.seat].name
        assert name in view.accessibleDescription()
        told = QAccessible.queryAccessibleInterface(row)
        assert name in told.text(QAccessible.Text.Name)
        assert "building" in told.text(QAccessible.Text.Description)
    for link in view.links:
        assert QAccessible.queryAccessibleInterface(link).text(QAccessible.Text.Name)
    view.skip()


def test_another_language_is_spoken_at_once(
    qtbot: QtBot, appearance: Appearance, install_pseudo: Callable[[], None]
) -> None:
    view, prompts = shown(qtbot, appearance)
    view.skip()
    install_pseudo()
    qtbot.waitUntil(lambda: prompts[-1].primary == "«Play again»", timeout=1000)
    assert view.onward.look_back.text() == "«Review»"


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
    table = view.panels["table"]
    rows = [row.geometry().translated(table.pos()) for row in rows_of(view)]
    assert len(rows) == seats
    assert all(view.rect().contains(row) for row in rows)
    view.grab()


@pytest.mark.parametrize("width", [680, 760, 860, 1280])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_of_a_table_say_the_same(
    qtbot: QtBot, appearance: Appearance, seats: int, width: int
) -> None:
    view, _ = shown(qtbot, appearance, finished(seats, 7), at_rest=True)
    view.resize(width, 440)
    texts = view.panels["table"].shown_texts()
    rounds = [own for end in view.ends for own in end.rounds]
    assert len({f"building {own.built}" in texts for own in rounds}) == 1
    assert len({f"+{own.points}" in texts for own in rounds if own.honours}) == 1


def test_the_note_of_a_tie_is_read_out_with_its_row(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance, ended_by(3, "prizes"))
    view.skip()
    assert "more Prizes" in rows_of(view)[0].accessibleDescription()
