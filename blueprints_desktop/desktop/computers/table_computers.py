"""Ties computer players, hints and the choice of who plays to a table page."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from blueprints_desktop.desktop.computers.hints import Hints
from blueprints_desktop.desktop.computers.players import ComputerPlayers
from blueprints_desktop.desktop.computers.seat_menu import SeatMenus, players_menu, pop_up
from blueprints_desktop.desktop.diagnostics.failures import Failure
from blueprints_desktop.desktop.ui.frame.log import LogPanel

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window
    from blueprints_desktop.desktop.pages.table.table_page import TablePage


def seat_computers(page: "TablePage", window: "Window") -> None:
    """Connect the computer players, hints and seat menus of a table page."""
    session = page.session
    computers = ComputerPlayers(page, window.services.thinking, window.settings)
    hints = Hints(page, window.services.thinking)
    failures = window.services.failures
    computers.failed.connect(partial(failures.tell, Failure.MOVE))
    hints.failed.connect(failures.tell_hint)
    for log in page.findChildren(LogPanel):
        log.show_hands(page.people, session.saved.hands, lambda: len(session.match.played))

    def choose_any() -> None:
        if session.match.outcome is None:
            menu = players_menu(page, session)
            menu.spread()
            under = page.top.menu
            corner = under.mapToGlobal(QPoint(under.width(), under.height()))
            pop_up(menu, corner - QPoint(menu.minimumWidth(), 0))

    SeatMenus(page, session)
    page.players_wanted.connect(choose_any)
    session.hands_changed.connect(lambda: _sit_down_anew(window, page))


def _sit_down_anew(window: "Window", page: "TablePage") -> None:
    """Everything at the table knows who plays, so it is laid again, behind the curtain."""
    window.start_session(page.session.saved)
    if window.table is not None:
        window.table.session.close_curtain()
