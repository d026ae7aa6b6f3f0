"""The reveal of a round on its page: everything one can do while it is shown."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.games.blueprints.results.reveal import RevealView
from blueprints_desktop.desktop.games.blueprints.results.reveal_canvas import merged
from blueprints_desktop.desktop.games.blueprints.results.reveal_timeline import (
    reveal_timeline,
)
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Position, Prompt
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from tests.desktop.games.blueprints.scored_rounds import people
from tests.desktop.secrecy.listening import tip_at
from tests.support import new_match


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    kept = Settings(QSettings(str(tmp_path / "set.ini"), QSettings.Format.IniFormat))
    kept.set("theme", "light")
    return kept


@pytest.fixture
def appearance(qapp: QApplication, settings: Settings) -> Appearance:
    assert qapp is not None
    return Appearance(settings)


def played(seats: int, rounds: int) -> Match:
    """A match that stands at the end of a round."""
    match, chance = new_match("blueprints", seats, 7), Chance(8)
    while len(match.state.results) < rounds:
        match.play(chance.pick(match.legal_moves()))
    return match


def shown(
    qtbot: QtBot, appearance: Appearance, seats: int = 3, number: int = 0, at_rest: bool = False
) -> tuple[RevealView, list[Prompt]]:
    match = played(seats, rounds=number + 1)
    view = RevealView(match.game, people(seats), appearance)
    prompts: list[Prompt] = []
    view.prompted.connect(prompts.append)
    # What is to be done at its end keeps the view alive until then: qtbot itself does not.
    qtbot.addWidget(view, before_close_func=lambda _: view.skip())
    view.resize(1280, 672)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    position = Position(match.view(0), 0, match.to_act, (), ())
    view.show_round(position, number, at_rest=at_rest)
    return view, prompts


def test_the_result_is_said_with_what_goes_on(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    settings.set("animation", "off")
    view, prompts = shown(qtbot, appearance)
    assert not view.is_running
    assert view.columns[0].person.name in prompts[-1].headline
    assert (prompts[-1].primary, prompts[-1].secondary) == ("Round 2", "Look again")
    assert prompts[-1].seat == view.columns[0].seat


def test_after_the_last_round_comes_the_final_result(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    settings.set("animation", "off")
    _, prompts = shown(qtbot, appearance, number=2)
    assert prompts[-1].primary == "Final result"
    assert "face down" not in prompts[-1].detail


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_Right])
def test_any_key_shows_everything(qtbot: QtBot, appearance: Appearance, key: Qt.Key) -> None:
    view, prompts = shown(qtbot, appearance)
    assert view.is_running
    assert prompts[-1].primary == "Show all"
    qtbot.keyClick(view, key)
    assert not view.is_running
    assert prompts[-1].primary == "Round 2"


def test_a_click_on_a_sheet_shows_everything(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    qtbot.mouseClick(view.columns[1], Qt.MouseButton.LeftButton)
    assert not view.is_running


def test_enter_first_shows_everything_then_goes_on(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.press_primary()
    assert not view.is_running
    with qtbot.waitSignal(view.next_wanted):
        view.press_primary()


def test_a_round_that_is_only_looked_at_lies_open_at_once(
    qtbot: QtBot, appearance: Appearance
) -> None:
    view, prompts = shown(qtbot, appearance, at_rest=True)
    assert not view.is_running
    assert prompts[-1].primary == "Round 2"
    assert [round(c.count.total()) for c in view.columns] == [
        c.count.result.scores[c.seat].total for c in view.columns
    ]


def test_while_dice_are_counted_only_spots_are_painted(
    qtbot: QtBot, appearance: Appearance
) -> None:
    """A die, its note and the sums; never the whole column again."""
    view, _ = shown(qtbot, appearance)
    column = view.columns[0]
    whole = column.width() * column.height()
    picture = column.picture
    assert picture is not None
    start = (
        reveal_timeline(column.count.result).cues[column.count.cue_of(column.count.dice[0])].start
    )
    spots = list(picture.stirring(start + 10.0, start + 26.0))
    assert spots
    assert sum(spot.width() * spot.height() for spot in merged(spots)) < 0.4 * whole
    assert not list(picture.stirring(0.0, 16.0))
    view.skip()


def test_spots_that_meet_are_painted_once() -> None:
    apart = merged([QRect(0, 0, 10, 10), QRect(40, 0, 10, 10), QRect(5, 5, 38, 4), QRect()])
    assert apart == [QRect(0, 0, 50, 10)]
    assert len(merged([QRect(0, 0, 10, 10), QRect(40, 0, 10, 10)])) == 2


def test_what_a_canvas_keeps_looks_like_what_is_painted_at_once(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    """Counted spot by spot or shown at once: the same picture in the end."""
    settings.set("animation", "fast")
    view, _ = shown(qtbot, appearance)
    for now in range(0, int(reveal_timeline(view.columns[0].count.result).end) + 60, 60):
        view.clock.moved.emit(float(now))
        for column in view.columns:
            column.grab()
    view.skip()
    piecemeal = [column.grab().toImage() for column in view.columns]
    view.resize(view.width() + 40, view.height())
    view.resize(view.width() - 40, view.height())
    assert [column.grab().toImage() for column in view.columns] == piecemeal


def test_look_again_replays(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    view.skip()
    view.press_secondary()
    assert view.is_running
    assert prompts[-1].primary == "Show all"
    view.skip()


def test_columns_slide_from_the_seats_to_the_ranks(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    assert [c.seat for c in sorted(view.columns, key=lambda c: c.x())] == [0, 1, 2]
    view.skip()
    assert sorted(view.columns, key=lambda c: c.x()) == list(view.columns)


def test_hidden_it_stops_and_says_nothing(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    said = len(prompts)
    view.hide()
    assert not view.is_running
    assert len(prompts) == said


def test_pointing_at_a_die_explains_it(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    view.skip()
    column = view.columns[0]
    spots = (
        QPoint(x, y)
        for x in range(0, column.width(), 4)
        for y in range(60, column.height(), 4)
        if column.die_at(QPoint(x, y).toPointF()) is not None
    )
    qtbot.mouseMove(column, next(spots))
    assert prompts[-1].gain.startswith("+")


def test_the_panel_tells_in_full_what_was_won(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    column = view.columns[0]
    assert "Gold Award" in tip_at(column, QPoint(60, column.height() - 60))


def test_arrows_go_through_columns_and_dice(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    view.skip()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.columns[0].hasFocus()
    qtbot.keyClick(view.columns[0], Qt.Key.Key_Down)
    assert prompts[-1].gain.startswith("+")
    qtbot.keyClick(view.columns[0], Qt.Key.Key_Right)
    assert view.columns[1].hasFocus()
    assert prompts[-1].gain == ""
    qtbot.keyClick(view.columns[1], Qt.Key.Key_Left)
    assert view.columns[0].hasFocus()


def test_tab_follows_the_ranks(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance, seats=4)
    view.skip()
    view.columns[0].setFocus()
    for column in view.columns[1:]:
        qtbot.keyClick(view.focusWidget(), Qt.Key.Key_Tab)
        assert column.hasFocus()


def test_everything_has_a_name_for_screen_readers(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    assert view.accessibleName() == "Result of round 1"
    for column in view.columns:
        assert column.person.name in view.accessibleDescription()
        told = QAccessible.queryAccessibleInterface(column)
        assert column.person.name in told.text(QAccessible.Text.Name)
        assert "Total" in told.text(QAccessible.Text.Description)


def test_another_language_is_spoken_at_once(
    qtbot: QtBot, appearance: Appearance, install_pseudo: Callable[[], None]
) -> None:
    view, prompts = shown(qtbot, appearance)
    view.skip()
    install_pseudo()
    qtbot.waitUntil(lambda: prompts[-1].primary.startswith("«"), timeout=1000)
    assert view.accessibleName().startswith("«")
    view.grab()


def test_theme_and_scale_change_at_once(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    light = view.grab().toImage()
    settings.set("theme", "dark")
    dark = view.grab().toImage()
    assert dark != light
    width = view.columns[0].width()
    settings.set("scale", 150)
    assert view.columns[0].width() != width


def test_animation_switched_off_ends_what_runs(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    view, _ = shown(qtbot, appearance)
    settings.set("animation", "off")
    assert not view.is_running


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 672), (1024, 572), (860, 420), (1920, 952)])
def test_columns_stay_inside_any_window(
    qtbot: QtBot, appearance: Appearance, seats: int, size: tuple[int, int]
) -> None:
    view, _ = shown(qtbot, appearance, seats)
    view.skip()
    view.resize(*size)
    assert all(column.x() >= 0 for column in view.columns)
    assert all(column.geometry().right() < view.width() for column in view.columns)
    view.grab()


def test_screens_stay_closed_until_all_behind_them_is_drawn(
    qtbot: QtBot, appearance: Appearance
) -> None:
    view, _ = shown(qtbot, appearance)
    view.grab()  # the closed screens are painted
    assert view.is_running
    assert view.clock.now == 0.0
    *jobs, last = view.preparation()
    assert last == view.clock.go_on
    for job in jobs:
        job()
    drawn = len(appearance.look.pixmaps)
    for moment in (
        400,
        800,
        reveal_timeline(view.columns[0].count.result).end,
    ):  # screens fold, dice light up, all is handed out
        view.clock.moved.emit(float(moment))
        view.grab()
        assert len(appearance.look.pixmaps) == drawn, "no frame has to draw anything anew"


def test_the_clock_goes_on_when_all_is_drawn_and_not_after_it_was_skipped(
    qtbot: QtBot, appearance: Appearance
) -> None:
    view, _ = shown(qtbot, appearance)
    with qtbot.waitSignal(view.clock.moved, check_params_cb=lambda now: now > 0.0):
        pass
    view.show_round(Position(played(3, 1).view(0), 0, 0, (), ()), 0)
    view.skip()
    view.clock.go_on()
    assert not view.is_running


def test_on_the_way_to_its_place_the_better_column_passes_in_front(
    qtbot: QtBot, appearance: Appearance
) -> None:
    view, _ = shown(qtbot, appearance, seats=4, at_rest=True)
    depth = [view.children().index(column) for column in view.columns]
    assert depth == sorted(depth, reverse=True)
