"""Who plays a seat, chosen at the table: a person, or a computer of some level."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QActionGroup, QContextMenuEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.boards.player_panel import seat_of_panel
from blueprints_desktop.desktop.default_names import shown_name
from blueprints_desktop.desktop.opponents.level_words import KINDS, kind_word
from blueprints_desktop.desktop.sitting import Sitting
from blueprints_desktop.desktop.widgets.menu import Menu, as_written


def seat_menu(parent: QWidget, sitting: Sitting, seat: int) -> Menu:
    """The kinds of players for one seat, the present one ticked."""
    player = sitting.players[seat]
    menu = Menu(parent)
    heading = QCoreApplication.translate("SeatMenu", "{name} is played by")
    heading = heading.format(name=shown_name(player.name))
    menu.addAction(as_written(heading)).setEnabled(False)
    _offer_kinds(menu, sitting, seat)
    return menu


def players_menu(parent: QWidget, sitting: Sitting) -> Menu:
    """The same for all seats, one below the other."""
    menu = Menu(parent)
    for seat, player in enumerate(sitting.players):
        within = Menu(menu)
        name = as_written(shown_name(player.name))
        within.setTitle(f"{name}\t{kind_word(player.kind)}")
        _offer_kinds(within, sitting, seat)
        menu.addMenu(within)
    return menu


def _offer_kinds(menu: Menu, sitting: Sitting, seat: int) -> None:
    group = QActionGroup(menu)
    for kind in KINDS:
        action = menu.addAction(kind_word(kind))
        action.setCheckable(True)
        action.setChecked(kind == sitting.players[seat].kind)
        action.setActionGroup(group)
        action.triggered.connect(lambda _=False, kind=kind: sitting.hand_over(seat, kind))


class SeatMenus(QObject):
    """Asks who is to play a seat when its player's panel on a page is clicked with the right button."""

    def __init__(self, page: QWidget, sitting: Sitting) -> None:
        super().__init__(page)
        self._page = page
        self._sitting = sitting
        page.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if not isinstance(event, QContextMenuEvent) or self._sitting.match.outcome is not None:
            return False
        seat = seat_of_panel(self._page.childAt(event.pos()))
        if seat is not None:
            pop_up(seat_menu(self._page, self._sitting, seat), event.globalPos())
        return seat is not None


def pop_up(menu: Menu, at: QPoint) -> None:
    """Show a menu at a place of the screen."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(at)
