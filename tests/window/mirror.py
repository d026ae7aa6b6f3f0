"""Where to click: the same window, offscreen and in this process, is asked before each click.

The product has no back door for tests. Both windows have one size, one font and one match,
so what lies where in the mirror lies there in the real window.
"""

import json
import shutil
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy
from PySide6.QtCore import QPoint, QSettings
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import Hands
from tests.window.screen import SIZE, Program, wait_until

SAME = 0.02
"""Pictures of the same page differ in fewer of their pixels: a hovered button, a ring of focus."""
TRIES, MOVE_PATIENCE = 6, 2.5
CURTAIN_GRACE, KEY_GRACE = 0.45, 1.0
"""Seconds for which a curtain that just closed opens for no click, and for no key."""


class Mirror:
    """The mirrored window, and the same gestures made in both."""

    hands = Hands
    """Whoever knows where to click; a game may have its own."""

    def __init__(self, folder: Path, program: Program) -> None:
        self._folder = folder
        self.program = program
        settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        self._language = Language(settings)
        self.window = Window(settings, Appearance(settings), Library(program.matches))
        self.window.resize(*SIZE)
        self.window.setUpdatesEnabled(False)

    @property
    def table(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    @property
    def match(self) -> Any:
        return self.table.session.match

    def click(self, widget: QWidget) -> None:
        """Click a widget in the real window only; the mirror is led along by hand."""
        QApplication.processEvents()
        self.program.click(widget.mapTo(self.window, widget.rect().center()))

    def start_session(self, file: Path) -> None:
        """Show a copy of the match that the program plays."""
        copy = self._folder / file.name
        shutil.copy(file, copy)
        self.window.open_match(copy)
        self.wait_until_alike()

    def wait_for_file(self) -> Path:
        """The one match in the program's folder."""
        folder = self.program.matches
        wait_until(lambda: any(folder.glob("*.match")), "a match file")
        return next(folder.glob("*.match"))

    def open_curtain(self, by_key: bool = False) -> None:
        if self.table.session.curtain_for is not None:
            time.sleep(KEY_GRACE if by_key else CURTAIN_GRACE)
            self._press_curtain(by_key)
            self.table.session.open_curtain()
            QApplication.processEvents()

    def _press_curtain(self, by_key: bool) -> None:
        if by_key:
            self.program.key("Return")
        else:
            self.click(self.table.curtain.open_button)

    def play_to_the_end(self, play: Callable[[], None]) -> set[Any]:
        """Play move after move; gives back the phases, in each of which both windows were alike."""
        looked_at: set[Any] = set()
        while self.match.to_act is not None:
            self.open_curtain()
            phase = self.match.state.phase
            if phase not in looked_at:
                looked_at.add(phase)
                self.wait_until_alike()
            play()
        return looked_at

    def play(self, move: Any, file: Path) -> None:
        """Make a move in the real window by mouse, and wait until it is in the file."""
        self.open_curtain()
        points: list[QPoint] = []
        before, shown = count_lines(file), self.picture()
        self.hands(self.table, points.append).play(move)
        QApplication.processEvents()
        self._insist(lambda: self.program.click(*points), file, before, shown)
        assert last_move(file) == str(move)

    def play_by_keys(self, move: Any, keys: Sequence[str], file: Path) -> None:
        self.open_curtain(by_key=True)
        before, shown = count_lines(file), self.picture()
        self.table.session.play(move)
        self._insist(lambda: self.program.key(*keys), file, before, shown, by_key=True)
        assert last_move(file) == str(move)

    def _insist(
        self,
        act: Callable[[], None],
        file: Path,
        before: int,
        shown: QImage,
        by_key: bool = False,
    ) -> None:
        """Make a move, and again if the curtain closed late on a busy machine and ignored it.

        The curtain is pressed again only if the real window does not show the position yet. A
        press on the open table could choose something.
        """
        for _ in range(TRIES):
            act()
            end = time.monotonic() + MOVE_PATIENCE
            while time.monotonic() < end:
                if count_lines(file) > before:
                    return
                time.sleep(0.01)
            self.program.key("Escape")
            end = time.monotonic() + MOVE_PATIENCE
            while unlike(self.program.picture(), shown) >= SAME and time.monotonic() < end:
                self._press_curtain(by_key)
                time.sleep(CURTAIN_GRACE)
        self.program.picture().save(str(self._folder / "real.png"))
        shown.save(str(self._folder / "mirror.png"))
        raise AssertionError(f"the move did not get into the match file, see {self._folder}")

    def wait_until_alike(self) -> None:
        """Until the real window shows what the mirror shows.

        Both may still be drawing: pages paint their dearer pictures when they first come to rest.
        """
        differing: list[float] = []

        def alike() -> bool:
            differing.append(unlike(self.program.picture(), self.picture()))
            return differing[-1] < SAME

        try:
            wait_until(alike, "the same picture")
        except AssertionError as waited:
            self.program.picture().save(str(self._folder / "real.png"))
            self.picture().save(str(self._folder / "mirror.png"))
            told = f"{waited}; {differing[-1]:.1%} of it differ, see {self._folder}"
            raise AssertionError(told) from None

    def picture(self) -> QImage:
        QApplication.processEvents()
        self.window.setUpdatesEnabled(True)
        picture = self.window.grab().toImage()
        self.window.setUpdatesEnabled(False)
        return picture


def count_lines(file: Path) -> int:
    return file.read_bytes().count(b"\n")


def last_move(file: Path) -> str:
    last = file.read_bytes().splitlines()[-1]
    return str(json.loads(last).get("move"))


def moves_in(file: Path) -> list[str]:
    return read_match(file).match.move_texts()


def unlike(one: QImage, other: QImage) -> float:
    """The share of pixels in which two pictures differ by more than a shade."""
    assert one.size() == other.size()
    differ = abs(_shades(one) - _shades(other)) > 24
    return float(differ.mean())


def _shades(image: QImage) -> "numpy.ndarray[Any, Any]":
    """The greys of a picture that is a quarter as wide and as high."""
    grey = image.scaled(image.size() / 4).convertToFormat(QImage.Format.Format_Grayscale8)
    return numpy.frombuffer(grey.constBits(), numpy.uint8).astype(int)
