"""The key moments of a match in words, and the button that jumps to them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.pages.review_buttons import SIDE
from blueprints_desktop.desktop.widgets.buttons import IconButton
from blueprints_desktop.desktop.widgets.menu import Menu
from blueprints_desktop.engine.moments import GAIN, LEAD, ROUND, Moment

translate = QCoreApplication.translate


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


class MomentsButton(IconButton):
    """Opens a list of the key moments over itself."""

    wanted = Signal(int)
    """The step that somebody wants to see."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(Icon.FLAG, "", appearance, SIDE, framed=True, parent=parent)
        self._moments: tuple[Moment, ...] = ()
        self._people: tuple[Person, ...] = ()
        self.step = 0
        self.clicked.connect(self.open_list)

    def set_moments(self, moments: Sequence[Moment], people: Sequence[Person]) -> None:
        self._moments, self._people = tuple(moments), tuple(people)
        self.setEnabled(bool(moments))

    def menu(self) -> Menu:
        """All moments in order; the one that is looked at is marked."""
        menu = Menu(self)
        for moment in self._moments:
            entry = translate("Moments", "Step {step}").format(step=moment.step)
            action = QAction(f"{moment_text(moment, self._people)}\t{entry}", menu)
            action.setCheckable(True)
            action.setChecked(moment.step == self.step)
            action.triggered.connect(lambda _=False, at=moment.step: self.wanted.emit(at))
            menu.addAction(action)
        return menu

    def open_list(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.spread()
        wide = max(menu.minimumWidth(), menu.sizeHint().width())
        corner = QPoint(self.width() - wide, -menu.sizeHint().height())
        menu.popup(self.mapToGlobal(corner))
