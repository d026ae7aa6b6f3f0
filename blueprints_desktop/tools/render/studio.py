"""The studio: a window in a home of its own, where nothing moves and no clock shows.

Pictures are to be the same whenever and wherever they are taken, so settings, saved matches
and their ages are made here, and the person's own are never looked at.
"""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSettings, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from blueprints_desktop import places
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.computers.players import ComputerPlayers
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.library import SUFFIX, Library
from blueprints_desktop.store.saved_match import SavedMatch

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri")
LONG_NAMES = (
    "Wilhelmina Featherstones",
    "Bartholomew Grünwaldberg",
    "Maximiliana-Charlotte W.",
    "Konstantin Wolkenbrucher",
)
"""As long as a name may be: 24 letters."""

_QUIET_MS = 40
"""Longer than what ends at once still takes to be laid out and painted."""
_WRITTEN_S = 10.0
"""Seconds in which settings are written on any disk."""
FOR_PICTURES = 1 << 30
"""Milliseconds: a move that waits is not played while a picture is made."""
_LOOKS = 25
"""How often a page is looked at before it counts as restless."""


@frozen
class RenderStyle:
    """How everything is to look in this run."""

    language: str = "en"
    theme: str = "light"
    scale: int = 100
    colour_safe: bool = False
    size: tuple[int, int] = (1280, 800)


class Studio:
    """Makes windows and tables in one style, and pictures of them."""

    def __init__(self, style: RenderStyle, home: Path) -> None:
        self.style = style
        self._home = home
        self._folders = 0
        self.settings = Settings(QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat))
        for name in ("language", "theme", "scale", "colour_safe"):
            self.settings.set(name, getattr(style, name))
        self.settings.set("animation", "off")
        self._language = Language(self.settings)
        self.appearance = Appearance(self.settings)
        self._shown: list[QWidget] = []
        QApplication.setCursorFlashTime(0)

    # --- windows --------------------------------------------------------------------

    def window(self, library: Library | None = None) -> Window:
        """A window on its home page, with an empty shelf of matches unless one is given."""
        made = Window(self.settings, self.appearance, library or self.library())
        self.put_up(made)
        return made

    def put_up(self, widget: QWidget) -> None:
        """Show a widget at the size of this run."""
        widget.resize(QSize(*self.style.size))
        widget.show()
        self._shown.append(widget)
        self.settle()

    def table(
        self, match: Match, names: Sequence[str] = NAMES, kinds: Sequence[str] = ()
    ) -> TablePage:
        """A match on the table, its curtain open for whoever is to act."""
        page = self.closed_table(match, names, kinds)
        page.session.open_curtain()
        self.settle()
        return page

    def closed_table(
        self, match: Match, names: Sequence[str] = NAMES, kinds: Sequence[str] = ()
    ) -> TablePage:
        """A match on the table, behind the curtain where people hide from one another."""
        window = self.window()
        header = header_of(match, names, kinds)
        window.start_session(SavedMatch(header, match, None))
        page = window.table
        assert page is not None
        page.grace.milliseconds = FOR_PICTURES
        for computers in page.findChildren(ComputerPlayers):
            computers.held = True
        self.settle()
        return page

    # --- saved matches --------------------------------------------------------------

    def library(self) -> Library:
        self._folders += 1
        made = Library(self._home / f"matches-{self._folders}")
        made.prepare()
        return made

    def keep(
        self, library: Library, match: Match, minutes_ago: float, *,
        names: Sequence[str] = NAMES, title: str = "",
    ) -> Path:  # fmt: skip
        """Write a match to a file that seems to have been saved so long ago."""
        path = library.folder / f"{match.box.key} {len(library.files()) + 1}{SUFFIX}"
        saved = SavedMatch.begin(header_of(match, names, title=title), path)
        for text in match.move_texts():
            saved.play(saved.match.game.parse_move(text))
        self.age(path, minutes_ago)
        return path

    def age(self, path: Path, minutes_ago: float) -> None:
        """Half a minute more, so that no picture is taken on the edge of a minute."""
        moment = time.time() - 60 * minutes_ago - 30
        os.utime(path, (moment, moment))

    # --- pictures -------------------------------------------------------------------

    def settle(self) -> None:
        """Until everything is laid out, thrown away and still."""
        QTest.qWait(_QUIET_MS)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def picture(self, widget: QWidget) -> QPixmap:
        """What a person sees once nothing changes any more: two pictures in a row are the same."""
        now = self._seen(widget)
        for _ in range(_LOOKS):
            before = now
            self.settle()
            now = self._seen(widget)
            if now.toImage() == before.toImage():
                return now
        raise RuntimeError("something on the page never comes to rest")

    def _seen(self, widget: QWidget) -> QPixmap:
        """A window, and over it the dialog or the menus that are the scene."""
        parent = widget.parentWidget()
        if parent is None or not widget.isWindow():
            return widget.window().grab()
        behind = parent.window()
        whole, front = self._seen(behind), widget.grab()
        while isinstance(behind, QMenu) and (below := behind.parentWidget()) is not None:
            behind = below.window()  # a menu that was opened from another one
        corner = widget.pos() - behind.pos()
        if isinstance(widget, QDialog):
            spare = (behind.size() - widget.size()) / 2
            corner = QPoint(spare.width(), spare.height())
        painter = QPainter(whole)
        painter.drawPixmap(corner, front)
        painter.end()
        return whole

    def close(self) -> None:
        """Wait until the settings are written: their folder is about to be removed."""
        self.settings.finish(_WRITTEN_S)

    def clear(self) -> None:
        """Take everything down."""
        for widget in self._shown:
            for over in widget.findChildren(QWidget):
                if over.isWindow():
                    over.close()
            widget.close()
            widget.deleteLater()
        self._shown = []
        self.settle()


def require(what: str, there: object) -> None:
    """A scene that does not show what it is about is none: it fails instead of being pictured."""
    if not there:
        raise LookupError(f"the scene lacks {what}")


def header_of(
    match: Match, names: Sequence[str] = NAMES, kinds: Sequence[str] = (), title: str = ""
) -> Header:
    """Who plays a match, so that it can be saved and sat down to."""
    kinds = kinds or ("person",) * match.seats
    players = tuple(
        Player(f"player-{seat}", names[seat], seat, kinds[seat]) for seat in range(match.seats)
    )
    return Header(
        "picture", title, "2026-01-01T12:00:00+00:00", match.box, match.box.rules,
        players, match.options, match.seed, match.data,
    )  # fmt: skip


def seats_near(key: str, wanted: int) -> int:
    """So many players, or as near to it as a game may have."""
    return min(registry.seats(key), key=lambda seats: abs(seats - wanted))


def new_match(key: str, seats: int, seed: int, **options: Any) -> Match:
    """A match of any game at its beginning."""
    box = registry.box(key)
    chosen = box.options(**options)
    data = box.read_data(chosen, [places.resources() / key])
    return Match(box, data, seats, chosen, seed)
