"""The key moments of a match in words, and the button that jumps to them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.computers.review_judge import Verdict
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.pages.review.review_buttons import SIDE
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.controls.icon_button import IconButton
from blueprints_desktop.desktop.ui.controls.menu import Menu
from blueprints_desktop.desktop.ui.controls.plain_text import menu_entry
from blueprints_desktop.engine.moments import GAIN, LEAD, ROUND, Moment

translate = QCoreApplication.translate

MOST_LAPSES = 6
"""So many moves that lost much are in the list at most: it is to be taken in at a glance."""


def moment_text(moment: Moment, people: Sequence[Person]) -> str:
    """What happened then, in a few words."""
    if moment.key == ROUND:
        return translate("Moments", "The end of round {round}").format(round=moment.points)
    name = "" if moment.seat is None else people[moment.seat].name
    if moment.key == LEAD:
        words = translate("Moments", "{name} takes the lead for good, by {points}")
    elif moment.key == GAIN:
        words = translate("Moments", "{name} gains {points} in one step")
    else:
        words = translate("Moments", "{name} loses {points} in one step")
    return words.format(name=name, points=moment.points)


def lapse_text(lapse: Verdict, name: str) -> str:
    """Who lost much, and what would have been better."""
    words = translate("Moments", "{name} loses much. Better: {move}")
    return words.format(name=name, move=lapse.better)


class MomentsButton(IconButton):
    """Opens a list of the key moments over itself, with the moves that lost most among them."""

    wanted = Signal(int)
    """The step that somebody wants to see."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(Icon.FLAG, "", appearance, SIDE, framed=True, parent=parent)
        self._moments: tuple[Moment, ...] = ()
        self._people: tuple[Person, ...] = ()
        self._lapses: list[tuple[Verdict, str]] = []
        self.step = 0
        self.clicked.connect(self.open_list)

    def set_moments(self, moments: Sequence[Moment], people: Sequence[Person]) -> None:
        self._moments, self._people = tuple(moments), tuple(people)
        self.setEnabled(bool(moments))

    def add_lapse(self, lapse: Verdict, name: str) -> None:
        """Another move was found that lost much, and whose it was."""
        self._lapses.append((lapse, name))
        self.setEnabled(True)

    def menu(self) -> Menu:
        """All moments in order, the worst lapses among them; what is looked at is marked."""
        menu = Menu(self)
        told = [(each.step, moment_text(each, self._people)) for each in self._moments]
        worst = sorted(self._lapses, key=lambda each: -each[0].loss)[:MOST_LAPSES]
        told += [(lapse.number, lapse_text(lapse, name)) for lapse, name in worst]
        for step, text in sorted(told):
            entry = translate("Moments", "Step {step}").format(step=step)
            action = QAction(menu_entry(text, entry), menu)
            action.setCheckable(True)
            action.setChecked(step == self.step)
            action.triggered.connect(lambda _=False, at=step: self.wanted.emit(at))
            menu.addAction(action)
        return menu

    def open_list(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.spread()
        wide = max(menu.minimumWidth(), menu.sizeHint().width())
        corner = QPoint(self.width() - wide, -menu.sizeHint().height())
        menu.popup(self.mapToGlobal(corner))
