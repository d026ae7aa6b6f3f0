"""A key that is held, and looks as if it were pressed anew, ends no look and opens no screen."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from blueprints_desktop.desktop.pages.table.key_guard import NEVER, KeyGuard
from tests.desktop.driving import Hands, saved_match

ENTER = Qt.Key.Key_Return
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class Keyboard:
    """Sends keys as a window system does: to the window, and with the time they happened."""

    def __init__(self, window) -> None:
        self._window = window.windowHandle()
        self.now = 1000

    def send(self, kind: QEvent.Type, key: Qt.Key = ENTER) -> None:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r")
        event.setTimestamp(self.now)
        QCoreApplication.sendEvent(self._window, event)

    def press(self, after: int) -> None:
        self.now += after
        self.send(PRESS)

    def click(self, after: int) -> None:
        self.press(after)
        self.now += 30
        self.send(RELEASE)

    def repeat(self, times: int) -> None:
        """What X makes of a held key when Qt takes none of it for a repeat."""
        for _ in range(times):
            self.now += 40
            self.send(RELEASE)
            self.send(PRESS)


@pytest.fixture
def hands(window, homes) -> Hands:
    """Three at the table, a die of Ada's aimed with."""
    window.start_session(saved_match(homes / "a.match", seats=3))
    made = Hands(window.table)
    made.open_curtain()
    made.board.setFocus()
    return made


def aim(hands: Hands) -> None:
    selector = hands.board.selector
    selector.press("die.1")
    selector.point(selector.selection.options[0])
    assert hands.board.table.selection.move is not None


def test_a_held_key_leaves_the_next_ones_screen_closed(hands, window):
    keyboard = Keyboard(window)
    aim(hands)
    keyboard.press(after=500)
    assert hands.page.session.curtain_for == 1
    keyboard.repeat(100)
    assert hands.page.session.curtain_for == 1
    keyboard.now += 40
    keyboard.send(RELEASE)
    keyboard.click(after=500)
    assert hands.page.session.viewer == 1


def test_presses_in_quick_succession_open_nothing(hands, window):
    keyboard = Keyboard(window)
    aim(hands)
    for _ in range(8):
        keyboard.click(after=170)
    assert hands.page.session.curtain_for == 1
    keyboard.click(after=400)
    assert hands.page.session.curtain_for is None


def test_the_button_with_the_focus_is_no_way_round(hands, window):
    keyboard = Keyboard(window)
    aim(hands)
    keyboard.press(after=500)
    hands.page.curtain.open_button.setFocus()
    keyboard.repeat(10)
    assert hands.page.session.curtain_for == 1


def test_a_held_key_goes_only_one_step_at_the_table(hands, window):
    keyboard = Keyboard(window)
    hands.board.selector.point("die.1")
    keyboard.press(after=500)
    picked = hands.board.table.selection.picked
    keyboard.repeat(10)
    assert picked == 0
    assert hands.board.table.selection.picked == 0
    assert not hands.match.played


def test_two_presses_one_soon_after_the_other_are_both_meant_at_the_table(hands, window):
    keyboard = Keyboard(window)
    hands.board.selector.point("die.1")
    keyboard.click(after=500)
    keyboard.click(after=60)
    assert len(hands.match.played) == 1


def test_the_guard_knows_how_long_a_key_was_at_rest(window):
    rests = []
    guard = KeyGuard(lambda _event, rest: bool(rests.append(rest)), window)
    guard.watch(window.windowHandle())
    keyboard = Keyboard(window)
    keyboard.click(after=0)
    keyboard.click(after=250)
    assert rests == [NEVER, 250]
