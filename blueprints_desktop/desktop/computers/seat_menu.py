"""Who plays a seat, chosen at the table: a person, or a computer of some level."""

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.i18n.computer_names import KINDS, kind_word
from blueprints_desktop.desktop.i18n.names import shown_name
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.ui.cards.seat_panel import seat_of_panel
from blueprints_desktop.desktop.ui.controls.menu import Menu
from blueprints_desktop.desktop.ui.controls.plain_text import menu_entry


def seat_menu(parent: QWidget, session: GameSession, seat: int) -> Menu:
    """The kinds of players for one seat, the present one ticked."""
    player = session.players[seat]
    menu = Menu(parent)
    heading = QCoreApplication.translate("SeatMenu", "Who plays for {name}")
    heading = heading.format(name=shown_name(player.name))
    menu.addAction(menu_entry(heading)).setEnabled(False)
    _offer_kinds(menu, session, seat)
    return menu


def players_menu(parent: QWidget, session: GameSession) -> Menu:
    """The same for all seats, one below the other."""
    menu = Menu(parent)
    for seat, player in enumerate(session.players):
        within = Menu(menu)
        within.setTitle(menu_entry(shown_name(player.name), kind_word(player.kind)))
        _offer_kinds(within, session, seat)
        menu.addMenu(within)
    return menu


def _offer_kinds(menu: Menu, session: GameSession, seat: int) -> None:
    group = QActionGroup(menu)
    for kind in KINDS:
        action = menu.addAction(menu_entry(kind_word(kind)))
        action.setCheckable(True)
        action.setChecked(kind == session.players[seat].kind)
        action.setActionGroup(group)
        action.triggered.connect(lambda _=False, kind=kind: session.hand_over(seat, kind))


def offer_seat_menus(page: QWidget, session: GameSession) -> None:
    """Ask who is to play a seat when its player's panel is clicked with the right button."""

    def ask(at: QPoint) -> None:
        seat = seat_of_panel(page.childAt(at))
        if seat is not None and session.match.outcome is None:
            pop_up(seat_menu(page, session, seat), page.mapToGlobal(at))

    page.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    page.customContextMenuRequested.connect(ask)


def pop_up(menu: Menu, at: QPoint) -> None:
    """Show a menu at a place of the screen."""
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(at)
