"""Enter leads away from a last page only when it is meant for it, in all games."""

import time
from itertools import count

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.pages.table import key_guard
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games import registry
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import saved_match

NO_TIME, AN_AGE = 30, 600_000
"""How long a last page has to stand, in tests: hardly at all, or longer than any test runs."""
_ENOUGH = 60
"""More presses than lead from the last move to the last page."""


_FIRST_PRESS = 1 << 30
"""When keys are pressed, in milliseconds of the keyboard's clock: after all that it told before."""
_times = count(_FIRST_PRESS, 250)


def send_key(window, kind: QEvent.Type, at: int, repeats: bool = False) -> None:
    """A key of the keyboard, which the window hands to whatever has the focus."""
    event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeats)
    event.setTimestamp(at)
    QCoreApplication.sendEvent(window.windowHandle(), event)


def press_enter(window, at: int = 0) -> None:
    """Press Enter and let go, a little later than the last time."""
    at = at or next(_times)
    send_key(window, QEvent.Type.KeyPress, at)
    send_key(window, QEvent.Type.KeyRelease, at + 60)
    QApplication.processEvents()


@pytest.fixture
def last_move(window, homes, monkeypatch):
    """Sit down with one move left and get the page; the settings are those people have."""
    monkeypatch.setattr(key_guard, "STOOD_MS", AN_AGE)
    window.settings.set("animation", "normal")

    def start_session(game: str) -> TablePage:
        whole = saved_match(homes / "whole.match", game=game, moves=-1)
        moves = len(whole.match.played) - 1
        window.start_session(saved_match(homes / "a.match", game=game, moves=moves))
        page = window.table
        assert page is not None
        page.session.open_curtain()
        return page

    yield start_session
    if window.table is not None:
        window.table.board.skip()


def play_last(page: TablePage) -> None:
    assert page.session.legal_moves() != [NEXT]
    whole = SavedMatch.open(page.session.saved.path.with_name("whole.match"))
    page.session.play(whole.match.played[-1].move)
    assert page.session.match.outcome is not None


def come_to_last_page(window, page: TablePage) -> None:
    """Press Enter until all of the last page is shown."""
    for _ in range(_ENOUGH):
        if page.bar.prompt.leaves:
            return
        press_enter(window)
    raise AssertionError("the last page did not come to rest")


@pytest.mark.parametrize("game", registry.KEYS)
def test_enter_pressed_on_and_on_stays_on_the_last_page(last_move, window, qtbot, game):
    page = last_move(game)
    play_last(page)
    with qtbot.assertNotEmitted(page.board.again_wanted):
        come_to_last_page(window, page)
        for _ in range(12):
            press_enter(window)
    assert window.table is page
    assert page.bar.prompt.primary == "Play again"


@pytest.mark.parametrize("game", registry.KEYS)
def test_once_it_has_stood_enter_plays_again(last_move, window, qtbot, monkeypatch, game):
    page = last_move(game)
    play_last(page)
    come_to_last_page(window, page)
    monkeypatch.setattr(key_guard, "STOOD_MS", NO_TIME)
    with qtbot.waitSignal(page.last_page_guard.over):
        page.last_page_guard.begin()
    qtbot.waitUntil(lambda: not page.board.ends.current.is_fresh)
    with qtbot.waitSignal(page.board.again_wanted):
        press_enter(window)


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_last_page_that_was_covered_has_to_stand_again(last_move, window, qtbot, game):
    """While it still counts, settings are opened and closed: nobody has seen how it ended."""
    page = last_move(game)
    play_last(page)
    for _ in range(_ENOUGH):
        if not page.board.ends.tells_the_end:
            page.board.press_primary()
    assert page.board.ends.tells_the_end
    window.show_settings()
    QApplication.processEvents()
    window.page.closed.emit()
    QApplication.processEvents()
    assert window.table is page
    assert page.bar.prompt.primary == "Play again"
    assert page.bar.prompt.leaves
    assert not page.last_page_guard.is_over
    qtbot.waitUntil(lambda: not page.board.ends.current.is_fresh)
    with qtbot.assertNotEmitted(page.board.again_wanted):
        press_enter(window)


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_match_that_is_opened_at_its_end_stands_first(window, homes, qtbot, monkeypatch, game):
    monkeypatch.setattr(key_guard, "STOOD_MS", AN_AGE)
    window.start_session(saved_match(homes / "a.match", game=game, moves=-1))
    page = window.table
    qtbot.waitUntil(lambda: not page.board.ends.current.is_fresh)
    with qtbot.assertNotEmitted(page.board.again_wanted):
        press_enter(window)
    assert window.table is page


def test_a_held_key_makes_it_stand_once_more(last_move, window, qtbot, monkeypatch):
    page = last_move("skyline")
    play_last(page)
    come_to_last_page(window, page)
    monkeypatch.setattr(key_guard, "STOOD_MS", NO_TIME)
    with qtbot.waitSignal(page.last_page_guard.over):
        page.last_page_guard.begin()
    monkeypatch.setattr(key_guard, "STOOD_MS", AN_AGE)
    with qtbot.assertNotEmitted(page.board.again_wanted):
        send_key(window, QEvent.Type.KeyPress, next(_times), repeats=True)
    assert not page.last_page_guard.is_over


@pytest.mark.parametrize(("pause", "wait"), [(300, 1500), (2000, 3000), (2600, 3900), (9000, 1500)])
def test_it_stands_longer_than_enter_paused_in_play(window, homes, pause, wait):
    """Against computers a turn comes every few seconds, and with it the next press."""
    window.start_session(saved_match(homes / "a.match", game="skyline"))
    for number in range(3):
        press_enter(window, _FIRST_PRESS + number * (pause + 60))
    assert window.table.last_page_guard.wait == wait


def test_presses_that_waited_while_the_program_was_busy_come_too_soon(qtbot, window, monkeypatch):
    """The time is up and the keys are there at once: which is heard first is by chance."""
    monkeypatch.setattr(key_guard, "STOOD_MS", NO_TIME)
    guard = key_guard.LastPageGuard(window)
    with qtbot.assertNotEmitted(guard.over):
        guard.begin()
        time.sleep((NO_TIME + 400) / 1000)
        QApplication.processEvents()
        assert not guard.is_over
    qtbot.waitSignal(guard.over).wait()
