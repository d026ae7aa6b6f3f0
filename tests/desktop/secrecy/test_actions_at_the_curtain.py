"""Everything that can be done while the curtain covers the table: it tells nothing and stays closed.

Two tables hold positions that look the same in public and differ in what is hidden. The same is done
at both, behind the curtain, and everything the program shows is compared. Then the way leads back to
the table, where the curtain covers again.

What can be done is taken from the program's own lists: the menu's actions, the menu of who plays, the
buttons of the curtain and of the settings. Something new in one of them is driven without a change
here.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from difflib import unified_diff
from pathlib import Path

import pytest
from attrs import define
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
)
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QDialog, QWidget
from pytestqt import exceptions

from blueprints_desktop.desktop.app.single_instance import SingleInstance
from blueprints_desktop.desktop.app.window import Window, handlers_of
from blueprints_desktop.desktop.computers.seat_menu import players_menu
from blueprints_desktop.desktop.i18n.computer_names import KINDS
from blueprints_desktop.desktop.pages.settings.settings_page import SettingsPage
from blueprints_desktop.desktop.ui.actions import Action
from blueprints_desktop.store.header import PERSON
from tests.desktop.driving import on_the_curtain, saved_match
from tests.desktop.secrecy.alike import HIDING, Pair, after_the_move, pairs
from tests.desktop.secrecy.listening import everything_said
from tests.desktop.secrecy.screen_snapshot import look_alike, picture, snapshot

SEATS = 3
SIZE = (1280, 800)
AGREE = 10_000
"""Milliseconds after which two screens have settled and still differ."""
LAID_OVER = 4
"""Pages that may lie over one another at most."""


# --- two tables ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def positions(tmp_path_factory) -> Callable[[str], list[Pair]]:
    """Pairs of positions of a game; made once, since that takes a while."""
    made: dict[str, list[Pair]] = {}

    def of(game: str) -> list[Pair]:
        if game not in made:
            folder = tmp_path_factory.mktemp(game)
            made[game] = list(pairs(folder, game, SEATS, 12, own=False))
        return made[game]

    return of


@define(eq=False)
class Seen:
    """What the program shows and holds at a moment."""

    told: list[str]
    pictures: list[QImage]

    def differences(self, other: "Seen") -> list[str]:
        compared = unified_diff(self.told, other.told, n=0, lineterm="")
        told = [line for line in compared if line[0] in "+-"]
        both = zip(self.pictures, other.pictures, strict=True)
        return told + [f"picture {at}" for at, (a, b) in enumerate(both) if not look_alike(a, b)]


def look_around(window: Window) -> Seen:
    """All windows of the program, what lies in them unseen, and the clipboard."""
    QApplication.processEvents()
    others = [
        each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not window
    ]
    menu = [f"{what.text()} {what.isEnabled()}" for what in window.actions()]
    told = [*menu, *sorted(everything_said(window)), *snapshot(window)]
    for other in sorted(others, key=lambda each: type(each).__name__):
        told += snapshot(other)
    return Seen(told, [picture(window.page), QGuiApplication.clipboard().image()])


def come_back(window: Window, saved) -> None:
    """Close whatever lies over the table, as a person would, and sit down if it was left."""
    for _ in range(LAID_OVER):
        for widget in (QApplication.activePopupWidget(), *window.findChildren(QDialog)):
            if widget is not None:
                widget.close()
        QApplication.processEvents()
        if not window.isVisible() or window.isFullScreen():
            window.showNormal()
        if window.table is not None or window.page is window.home:
            break
        QTest.keyClick(window.focusWidget() or window.page, Qt.Key.Key_Escape)
    if window.table is None:
        window.start_session(saved)
    QApplication.processEvents()


class Comparison:
    """Does the same at two tables that look alike, behind their curtains."""

    def __init__(self, window: Window, path: Path, pair: Pair, qtbot) -> None:
        self._window, self._path, self._pair, self._qtbot = window, path, pair, qtbot

    def start_session(self, laid) -> bool:
        """Whether a curtain covers the table now."""
        QGuiApplication.clipboard().clear()
        self._window.resize(*SIZE)
        page = after_the_move(self._window, self._path, self._pair, laid, suggested=True)
        if page.hand_on_delay.running:
            page.hand_on_delay.finish()
        return page.session.curtain_for is not None

    def cover(self) -> bool:
        """Sit down to the first of the two."""
        return self.start_session(self._pair.first)

    @property
    def fits(self) -> bool:
        """The two are alike from outside, and a curtain covers both."""
        public = []
        for laid in (self._pair.first, self._pair.second):
            if not self.start_session(laid):
                return False
            public.append(self._window.table.session.match.view(None))
        return public[0] == public[1]

    def drive(self, deed: Callable[[Window], object]) -> None:
        """The deed tells nothing, and the curtain covers the table after it.

        Where the two differ, they are compared once more: Qt remembers some things of the first time,
        such as which folders a file dialog has shown. Something hidden would differ again.
        """
        if self._compared(deed):
            differences = self._compared(deed)
            assert not differences, "\n".join(differences[:20])

    def _compared(self, deed: Callable[[Window], object]) -> list[str]:
        """What differs: when it was done, and when the way has led back to the table."""
        first = self._seen_after(deed, [None, None])
        second = self._seen_after(deed, first)
        pairs_of_looks = zip(first, second, strict=True)
        return [line for one, other in pairs_of_looks for line in one.differences(other)]

    def _seen_after(
        self, deed: Callable[[Window], object], expected: Sequence[Seen | None]
    ) -> list[Seen]:
        laid = self._pair.second if expected[0] else self._pair.first
        assert self.start_session(laid)
        saved = self._window.table.session.saved
        deed(self._window)
        looks = [self._settled(expected[0])]
        come_back(self._window, saved)
        looks.append(self._settled(expected[1]))
        assert_covered(self._window)
        return looks

    def _settled(self, expected: Seen | None) -> Seen:
        """What is seen once it is as expected, or at rest: some pages are filled a moment later."""
        looks = [look_around(self._window)]

        def still() -> bool:
            looks.append(look_around(self._window))
            return not looks[-1].differences(expected or looks[-2])

        if expected is None or looks[0].differences(expected):
            with suppress(exceptions.TimeoutError):
                self._qtbot.waitUntil(still, timeout=AGREE)
        return looks[-1]


def assert_covered(window: Window) -> None:
    """The curtain covers the table and nobody looks; where no person plays, only public things show."""
    page = window.table
    assert page is not None
    session = page.session
    assert session.view() == session.match.view(None)
    assert session.peek() is None or not session.people
    if session.people:
        assert on_the_curtain(page)
        assert session.curtain_for is not None
        assert session.viewer is None


@pytest.fixture
def laid(window, tmp_path, positions, qtbot) -> Callable[[str], Comparison]:
    """The first two tables of a game that are alike from outside and wait behind a curtain."""

    def lay(game: str) -> Comparison:
        found = positions(game)
        while not Comparison(window, tmp_path / "table.match", found[0], qtbot).fits:
            del found[0]
        return Comparison(window, tmp_path / "table.match", found[0], qtbot)

    return lay


@pytest.fixture(params=HIDING)
def tables(request, laid) -> Comparison:
    return laid(request.param)


@pytest.fixture
def one_table(laid) -> Comparison:
    """For what no game has a part in."""
    return laid("blueprints")


# --- menu, buttons and who plays ----------------------------------------------------------


@pytest.mark.parametrize("what", list(Action), ids=lambda what: what.name.lower())
def test_every_action_of_the_menu(laid, what):
    """Those that cannot be chosen now do nothing, should something else call them.

    The games take turns: what an action does behind the curtain is the same in all of them.
    """
    tables = laid(HIDING[list(Action).index(what) % len(HIDING)])
    tables.drive(lambda window: handlers_of(window)[what]())


def test_every_key_of_the_menu(one_table, window):
    """Whether it can be chosen now or not; what it does is compared above."""
    for what in Action:
        for keys in what.all_keys:
            assert one_table.cover()
            saved = window.table.session.saved
            QTest.keyClick(window.table.curtain, keys[0].key(), keys[0].keyboardModifiers())
            come_back(window, saved)
            assert_covered(window)


def test_every_button_of_the_curtain_but_the_one_that_opens_it(tables, window):
    curtain = window.table.curtain
    names = [name for name, part in vars(curtain).items() if isinstance(part, QAbstractButton)]
    assert len(names) == len(curtain.findChildren(QAbstractButton)) > 1
    for name in names:
        if getattr(curtain, name) is not curtain.open_button:
            tables.drive(lambda window, name=name: getattr(window.table.curtain, name).click())


@pytest.mark.parametrize("seat", range(SEATS))
def test_every_choice_of_who_plays(tables, seat):
    def choose(window: Window) -> None:
        for number in range(len(KINDS)):
            menu = players_menu(window.table, window.table.session)
            kinds = menu.actions()[seat].menu().actions()
            assert len(kinds) == len(KINDS)
            kinds[number - 1].trigger()
            assert_covered(window)

    tables.drive(choose)


def test_all_seats_to_computers_and_back(tables):
    def choose(window: Window) -> None:
        for kind in ("master", PERSON):
            for seat in range(SEATS):
                window.table.session.hand_over(seat, kind)
                assert_covered(window)

    tables.drive(choose)


# --- keys and the pointer -----------------------------------------------------------------


def other_keys() -> Iterator[tuple[Qt.Key, Qt.KeyboardModifier]]:
    """Every key that keyboards have and the menu does not use, but for Enter, which opens.

    One of them, the question mark, opens the rulebook as an action of the menu does.
    """
    none, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    control, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
    taken = {keys[0].toCombined() for what in Action for keys in what.all_keys}
    letters = [key for key in Qt.Key if 0x20 <= key.value < 0x7F]
    named = [key for key in Qt.Key if Qt.Key.Key_Escape.value <= key.value <= Qt.Key.Key_F12.value]
    for key in [*letters, *named, Qt.Key.Key_Menu]:
        for modifier in (none, shift, control, alt):
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                continue
            if key.value | modifier.value not in taken:
                yield key, modifier


def test_every_other_key(one_table):
    def press(window: Window) -> None:
        page = window.table
        for key, modifier in other_keys():
            page.curtain.setFocus()
            QTest.keyClick(page.curtain, key, modifier)
            if window.table is None:
                assert window.page.objectName() == "rules", (key, modifier)
                come_back(window, page.session.saved)
            assert window.table is page, (key, modifier)
            assert on_the_curtain(page), (key, modifier)
            assert QApplication.activePopupWidget() is None, (key, modifier)

    one_table.drive(press)


def test_the_pointer_everywhere(one_table):
    """It rests, presses the right button and scrolls; there is nothing but the curtain to hear it."""

    def move(window: Window) -> None:
        page = window.table
        for y in range(5, page.height(), 90):
            for x in range(5, page.width(), 120):
                at = QPoint(x, y)
                target = page.childAt(at) or page
                spot = target.mapFrom(page, at)
                assert target is page.curtain or page.curtain.isAncestorOf(target)
                QTest.mouseMove(target, spot)
                QTest.mouseClick(target, Qt.MouseButton.RightButton, pos=spot)
                where = target.mapToGlobal(spot)
                asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, where)
                QApplication.sendEvent(target, asked)
                assert QApplication.activePopupWidget() is None
        QTest.mouseMove(page.curtain, QPoint(1, 1))

    one_table.drive(move)


# --- settings -----------------------------------------------------------------------------


def controls(page: SettingsPage) -> list[QWidget]:
    """Everything on the settings page that can be set."""
    found = page.findChildren(QAbstractButton) + page.findChildren(QAbstractSlider)
    return [control for control in found if control.isVisible()]


def test_every_setting(one_table, window):
    """Each control is used, twice where that takes it back; the curtain covers after each."""
    window.show_settings()
    QApplication.processEvents()
    many = len(controls(window.page))
    assert many > 10
    come_back(window, window.table.session.saved if window.table else None)

    def change(window: Window) -> None:
        for number in sorted([*range(many)] * 2):
            window.show_settings()
            QApplication.processEvents()
            page = window.page
            if not isinstance(page, SettingsPage):
                break
            control = controls(page)[number]
            if isinstance(control, QAbstractSlider):
                control.setValue(control.minimum())
            else:
                control.click()
            if window.page is page:
                QTest.keyClick(window.focusWidget() or page, Qt.Key.Key_Escape)
            assert_covered(window)

    one_table.drive(change)


# --- files, second starts and the window itself -------------------------------------------


def dropped(window: Window, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    how = (
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    at = window.rect().center()
    QApplication.sendEvent(window, QDragEnterEvent(at, *how))
    QApplication.sendEvent(window, QDropEvent(QPointF(at), *how))


def called(window: Window, path: Path | None) -> None:
    """As by a second start of the program."""
    socket = str(window.library.folder.parent / "bell")
    bell = SingleInstance(socket, window)
    caller = QLocalSocket()
    caller.connectToServer(socket)
    assert caller.waitForConnected(5000), caller.errorString()
    match = "null" if path is None else f'"{path}"'
    caller.write(f'{{"match": {match}, "token": null}}\n'.encode())
    caller.flush()
    while not caller.canReadLine():
        QApplication.processEvents()
    bell.close()


@pytest.mark.parametrize("how", [Window.open_match, dropped, called])
@pytest.mark.parametrize("which", ["the same", "another", "none", "damaged"])
def test_files_that_come_while_the_curtain_covers(one_table, tmp_path, how, which):
    """Opened from a dialog, dropped, or handed over by a second start."""
    other = saved_match(tmp_path / "other.match", 2, moves=3).path
    damaged = tmp_path / "damaged.match"
    damaged.write_text("nothing")

    def open_it(window: Window) -> None:
        paths = {
            "the same": window.table.session.saved.path,
            "another": other,
            "none": tmp_path / "none.match",
            "damaged": damaged,
        }
        how(window, paths[which])
        QApplication.processEvents()
        if window.table is not None:
            assert_covered(window)

    one_table.drive(open_it)


def test_a_second_start_without_a_file(one_table):
    one_table.drive(lambda window: called(window, None))


def test_saved_elsewhere(one_table, tmp_path):
    one_table.drive(lambda window: window.save_as(tmp_path / "elsewhere.match"))


@pytest.mark.parametrize(
    "deed",
    [
        lambda window: window.resize(720, 520),
        lambda window: (window.showMinimized(), window.showNormal()),
        lambda window: (window.hide(), window.show()),
        lambda window: QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate)),
        lambda window: window.appearance.changed.emit(),
        lambda window: window.table.refresh(),
        lambda window: window.table.hint_wanted.emit(),
        lambda window: window.table.board.peek_wanted.emit(True),
        lambda window: window.table.board.press_primary(),
        lambda window: window.table.board.press_secondary(),
    ],
    ids=[
        "small",
        "minimised",
        "hidden",
        "left",
        "restyled",
        "shown",
        "hint",
        "peek",
        "primary",
        "secondary",
    ],
)
def test_what_else_happens_to_a_window(tables, deed):
    tables.drive(deed)
