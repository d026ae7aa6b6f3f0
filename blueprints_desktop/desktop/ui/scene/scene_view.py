"""The base of a board's middle: a still view of parts that lie on the desk.

The scene's (0, 0) is the corner of the board's own room; the widget bleeds into the gaps around
it, as panels do, so that shadows and markers may reach there.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.scene.accessible import SpokenView
from blueprints_desktop.desktop.ui.scene.parts import ScenePart

_SMALLEST = 100
"""Nothing is laid out for less room, as in a window that is not shown yet."""


class SceneView(SpokenView):
    """A view that paints only what changes; subclasses lay out their parts in ``lay_out``."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QGraphicsView { background: transparent; }")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # a match file dropped here is the window's
        self.viewport().setAcceptDrops(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        appearance.changed.connect(self.arrange)

    @property
    def look(self) -> Look:
        return self.appearance.look

    def add_parts(self, *parts: ScenePart) -> None:
        """Put parts into the scene, the first one undermost."""
        for part in parts:
            part.setZValue(len(self._scene.items()))
            self._scene.addItem(part)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Lay everything out for the room there is."""
        bleed = self.look.px(BLEED)
        size = self.viewport().size()
        self.setSceneRect(QRectF(-bleed, -bleed, size.width(), size.height()))
        room = QRectF(0.0, 0.0, size.width() - 2 * bleed, size.height() - 2 * bleed)
        if room.width() >= _SMALLEST and room.height() >= _SMALLEST:
            self.lay_out(room, self.look, self.devicePixelRatioF())

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        raise NotImplementedError
