"""The picture at the head of a match in the list."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.pages.matches.match_summary import MatchSummary
from blueprints_desktop.desktop.pages.matches.position_thumbnail import paint_thumbnail
from blueprints_desktop.desktop.theme.theme import Appearance

SIDE = 64.0


class MatchThumbnail(QWidget):
    """The picture of the position; a plain sheet with a sign for what cannot be read."""

    def __init__(self, summary: MatchSummary | None, appearance: Appearance) -> None:
        super().__init__()
        self._summary = summary
        self._appearance = appearance
        appearance.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self._appearance.look.px(SIDE)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = look.px(SIDE)
            rect = QRectF(0.0, (self.height() - side) / 2, side, side)
            if self._summary is not None:
                paint_thumbnail(painter, look, rect, self.devicePixelRatioF(), self._summary)
            else:
                painter.fillPath(rounded(rect, 6.0 * look.scale), look.palette.panel_sunk)
                inset = side * 0.28
                paint_icon(
                    painter,
                    Icon.HELP,
                    rect.adjusted(inset, inset, -inset, -inset),
                    look.palette.text_2,
                )
