"""What pages stand on: the desk, painted once a size, with the shadows of the panels upon it.

A child cannot paint outside its own rectangle, so the shadow of a panel is painted by the
ground it lies on.
"""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QMoveEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.shadows import (
    lying_reach,
    paint_lying_shadow,
    panel_layers,
)
from blueprints_desktop.desktop.drawing.surfaces import desk_pixmap
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.controls.painted import fill_framed

CORNER = 12.0


class Panel(QWidget):
    """A sheet of card on the desk that holds controls."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        appearance.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.appearance.look
        fill_framed(self, look.palette.panel, look.palette.line, CORNER * look.scale)

    def moveEvent(self, event: QMoveEvent) -> None:  # noqa: N802
        super().moveEvent(event)
        self._renew_shadow()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._renew_shadow()

    def _renew_shadow(self) -> None:
        ground = self.parentWidget()
        if isinstance(ground, PanelGround):
            ground.update()


class PanelGround(QWidget):
    """Something panels lie on; subclasses say everything in ``say`` and measure in ``restyle``."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        appearance.taken.connect(self._on_look)

    @property
    def look(self) -> Look:
        return self.appearance.look

    def say(self) -> None:
        """Put every word into the language in force."""

    def restyle(self) -> None:
        """Fit margins, fonts and places to the look."""

    def _on_look(self) -> None:
        self.restyle()
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
            self.restyle()

    def paint_ground(self, painter: QPainter) -> None:
        """What lies under the panels; nothing by default."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_ground(painter)
            layers = panel_layers(look.palette)
            ratio = self.devicePixelRatioF()
            reach = lying_reach(CORNER, layers, look.scale)
            seen = event.rect().adjusted(-reach, -reach, reach, reach)
            for panel in self.findChildren(
                Panel, options=Qt.FindChildOption.FindDirectChildrenOnly
            ):
                if panel.isVisible() and panel.geometry().intersects(seen):
                    paint_lying_shadow(
                        painter, look.pixmaps, QRectF(panel.geometry()), CORNER, layers, ratio,
                        look.palette, look.scale,
                    )  # fmt: skip


class DeskPage(PanelGround):
    """A whole page: the desk under its lamp."""

    first_focus: QWidget | None = None
    """What gets the focus when the page does. Not a focus proxy: that breaks the chain of Tab."""

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        if self.first_focus is not None:
            self.first_focus.setFocus(event.reason())

    def paint_ground(self, painter: QPainter) -> None:
        look, ratio = self.look, self.devicePixelRatioF()
        desk = desk_pixmap(look.pixmaps, self.width(), self.height(), ratio, look.palette)
        painter.drawPixmap(0, 0, desk)
