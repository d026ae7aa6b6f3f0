"""The reveal of a round on its page: everything one can do while it is shown."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.games.blueprints.facts.result_facts import (
    player_entry,
    reveal_timeline,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal import (
    RevealView,
    die_part_name,
)
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Position, Prompt
from blueprints_desktop.desktop.ui.results.result_panel import ResultEntry, ResultPanel
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from tests.desktop.games.blueprints.scored_rounds import NAMES, people
from tests.desktop.secrecy.listening import tip_at
from tests.support import new_match

pytestmark = pytest.mark.own_pictures


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


def sheets(view: RevealView) -> list[ResultPanel]:
    """The sheets, best first."""
    return [view.panels[f"sheet-{place}"] for place in range(1, len(view.counts) + 1)]


def entries(view: RevealView) -> list[ResultEntry]:
    """What can have the focus, best first."""
    return [
        sheet.entries[player_entry(count.seat)]
        for sheet, count in zip(sheets(view), view.counts, strict=True)
    ]


def by_seats(view: RevealView) -> list[int]:
    """The places of the players, from 0, in the order of their seats."""
    return sorted(range(len(view.counts)), key=lambda place: view.counts[place].seat)


def test_the_result_is_said_with_what_goes_on(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    settings.set("animation", "off")
    view, prompts = shown(qtbot, appearance)
    assert not view.is_running
    assert NAMES[view.counts[0].seat] in prompts[-1].headline
    assert (prompts[-1].primary, prompts[-1].secondary) == ("Round 2", "Look again")
    assert prompts[-1].seat == view.counts[0].seat


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
    qtbot.mouseClick(sheets(view)[1], Qt.MouseButton.LeftButton)
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
    for place, count in enumerate(view.counts, 1):
        total = str(view.result.scores[count.seat].total)
        assert total in view.panels[f"panel-{place}"].shown_texts()


def test_counted_step_by_step_or_shown_at_once_it_is_the_same_picture(
    qtbot: QtBot, appearance: Appearance, settings: Settings
) -> None:
    settings.set("animation", "fast")
    view, _ = shown(qtbot, appearance)
    for now in range(0, reveal_timeline(view.result).end + 60, 60):
        view.clock.moved.emit(float(now))
        view.grab()
    view.skip()
    piecemeal = view.grab().toImage()
    view.resize(view.width() + 40, view.height())
    view.resize(view.width() - 40, view.height())
    assert view.grab().toImage() == piecemeal


def test_look_again_replays(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    view.skip()
    view.press_secondary()
    assert view.is_running
    assert prompts[-1].primary == "Show all"
    view.skip()


def test_columns_slide_from_the_seats_to_the_ranks(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance, 4)
    assert by_seats(view) != list(range(4))
    across = [sheet.x() for sheet in sheets(view)]
    assert sorted(across) == [across[place] for place in by_seats(view)]
    view.skip()
    across = [sheet.x() for sheet in sheets(view)]
    assert sorted(across) == across


def test_columns_of_a_round_that_is_only_looked_at_stand_in_their_ranks(
    qtbot: QtBot, appearance: Appearance
) -> None:
    view, _ = shown(qtbot, appearance, 4, at_rest=True)
    assert by_seats(view) != list(range(4))
    across = [sheet.x() for sheet in sheets(view)]
    assert sorted(across) == across


def test_hidden_it_stops_and_says_nothing(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    said = len(prompts)
    view.hide()
    assert not view.is_running
    assert len(prompts) == said


def test_pointing_at_a_die_explains_it(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    view.skip()
    count, sheet = view.counts[0], sheets(view)[0]
    place = sheet.part_rect(die_part_name(count.seat, count.dice[0]))
    assert place is not None
    qtbot.mouseMove(sheet, place.center())
    assert prompts[-1].gain.startswith("+")
    qtbot.mouseMove(sheet, QPoint(sheet.width() // 2, 24))
    assert prompts[-1].gain == ""


def test_every_die_says_why_it_scores(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    for count, sheet in zip(view.counts, sheets(view), strict=True):
        names = sheet.part_names()
        assert {die_part_name(count.seat, die) for die in count.dice} <= set(names)
    note = sheets(view)[0].part_rect(sheets(view)[0].part_names()[-1])
    assert note is not None
    assert "point" in tip_at(sheets(view)[0], note.center())


def test_the_panel_tells_in_full_what_was_won(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    panel = view.panels["panel-1"]
    gold = panel.part_rect("gold")
    assert gold is not None
    assert "Gold Award" in tip_at(panel, gold.center())


def test_arrows_go_through_sheets_and_dice(qtbot: QtBot, appearance: Appearance) -> None:
    view, prompts = shown(qtbot, appearance)
    view.skip()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert entries(view)[0].hasFocus()
    qtbot.keyClick(entries(view)[0], Qt.Key.Key_Down)
    assert prompts[-1].gain.startswith("+")
    qtbot.keyClick(entries(view)[0], Qt.Key.Key_Right)
    assert entries(view)[1].hasFocus()
    assert prompts[-1].gain == ""
    qtbot.keyClick(entries(view)[1], Qt.Key.Key_Left)
    assert entries(view)[0].hasFocus()


def test_tab_follows_the_ranks(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance, seats=4)
    view.skip()
    entries(view)[0].setFocus()
    for column in entries(view)[1:]:
        qtbot.keyClick(view.focusWidget(), Qt.Key.Key_Tab)
        assert column.hasFocus()


def test_everything_has_a_name_for_screen_readers(qtbot: QtBot, appearance: Appearance) -> None:
    view, _ = shown(qtbot, appearance)
    view.skip()
    assert view.accessibleName() == "Result of round 1"
    for count, entry in zip(view.counts, entries(view), strict=True):
        assert NAMES[count.seat] in view.accessibleDescription()
        told = QAccessible.queryAccessibleInterface(entry)
        assert NAMES[count.seat] in told.text(QAccessible.Text.Name)
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
    width = sheets(view)[0].width()
    settings.set("scale", 150)
    assert sheets(view)[0].width() != width


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
    assert all(sheet.x() >= 0 for sheet in sheets(view))
    assert all(sheet.geometry().right() < view.width() for sheet in sheets(view))
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
        reveal_timeline(view.result).end,
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
    depth = [view.children().index(sheet) for sheet in sheets(view)]
    assert depth == sorted(depth, reverse=True)
