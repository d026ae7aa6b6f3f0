"""Looking at the monument from the quarry: what stands there says which bricks are worth taking."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.desktop.ui.controls.desk_button import SIDE, DeskButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.state import State

LOOK = Qt.Key.Key_B
WORDED = QSizeF(92.0, 68.0)
"""How large it is with its words."""


class LookButton(DeskButton):
    """Leads from the quarry to the monument and back; at the same spot in both."""

    retold = Signal()
    """Its words are others, and need other room."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(Icon.MONUMENT, appearance, parent)
        self.looking = False
        self.key = "B"
        self.retell()

    def show_looking(self, looking: bool) -> None:
        self.looking = looking
        self.retell()

    def words(self) -> str:
        """What it does, in the language in force; its text is said anew a little later."""
        return self.tr("Back to the quarry") if self.looking else self.tr("See the monument")

    def retell(self) -> None:
        words = self.words()
        self.sign = Icon.BACK if self.looking else Icon.MONUMENT
        self.setText(words)
        self.setAccessibleName(words)
        set_tip(self, f"{words} ({self.key})")
        self.retold.emit()
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retell()

    def lie_at(self, corner: QPoint, keep_off: QPainterPath) -> None:
        """With its words below the sign where that leaves the quarry free, else the sign alone."""
        side = self.look.px(SIDE)
        whole = QRect(corner, (WORDED * self.look.scale).toSize())
        if keep_off.intersects(QRectF(whole)):
            whole = QRect(corner, QSize(side, side))
        self.setGeometry(whole)


class MonumentLook(QObject):
    """Whether the monument is looked at while something is to be decided in the quarry."""

    changed = Signal()

    def __init__(self, button: LookButton) -> None:
        super().__init__(button)
        self._button = button
        button.clicked.connect(self.toggle)

    @property
    def on(self) -> bool:
        return self._button.looking

    def offer(self, offered: bool) -> None:
        """There is a quarry to look up from; elsewhere the monument is there anyway."""
        self._button.setVisible(offered)
        if not offered:
            self._button.show_looking(False)

    def toggle(self) -> None:
        if not self._button.isHidden():
            self._button.show_looking(not self.on)
            self.changed.emit()

    def leave(self) -> bool:
        """Back to the quarry; False: nobody looked."""
        looked = self.on
        if looked:
            self._button.show_looking(False)
            self.changed.emit()
        return looked

    def open_places(self, plan: Plan, view: State) -> tuple[Brick, ...]:
        """What could be built on next, for whoever looks."""
        return tuple(plan.in_mask(view.open)) if self.on else ()

    def prompt(self, prompt: Prompt) -> Prompt:
        """The same, unless somebody looks: then nothing is decided, and Enter and Esc lead back."""
        if not self.on:
            return prompt
        detail = self.tr("This is the monument so far; dotted places are open.")
        back = self._button.words()
        return Prompt(prompt.headline, detail, secondary=back, seat=prompt.seat)
