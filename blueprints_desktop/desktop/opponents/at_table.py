"""Ties computer players, hints and the choice of who plays to a table page."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from blueprints_desktop.desktop.boards.log import LogPanel
from blueprints_desktop.desktop.opponents.hinting import Hints
from blueprints_desktop.desktop.opponents.playing import ComputerPlayers
from blueprints_desktop.desktop.opponents.seat_menu import SeatMenus, players_menu, pop_up
from blueprints_desktop.desktop.pages.table import TablePage

if TYPE_CHECKING:
    from blueprints_desktop.desktop.window import Window


def seat_computers(page: TablePage, window: "Window") -> None:
    """Have computers play their seats here, and whoever asks them be helped."""
    sitting = page.sitting
    ComputerPlayers(page, window.backstage.thinking, window.settings)
    Hints(page, window.backstage.thinking)
    for log in page.findChildren(LogPanel):
        log.show_levels(page.people, sitting.saved.hands.at)

    def choose_any() -> None:
        if sitting.match.outcome is None:
            menu = players_menu(page, sitting)
            menu.spread()
            under = page.top.menu
            corner = under.mapToGlobal(QPoint(under.width(), under.height()))
            pop_up(menu, corner - QPoint(menu.minimumWidth(), 0))

    SeatMenus(page, sitting)
    page.players_wanted.connect(choose_any)
    sitting.hands_changed.connect(lambda: _sit_down_anew(window, page))


def _sit_down_anew(window: "Window", page: TablePage) -> None:
    """Everything at the table knows who plays, so it is laid again; whoever looked goes on looking."""
    looked = page.sitting.viewer
    window.sit_down(page.sitting.saved)
    table = window.table
    if table is not None and looked is not None and table.sitting.curtain_for == looked:
        table.sitting.open_curtain()
