"""Small pictures of positions, for rows of matches and the home page."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import device_bounds, render
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.games.registry import thumbnail_of
from blueprints_desktop.desktop.pages.art import KEPT, art_sprite
from blueprints_desktop.desktop.pages.matches.match_summary import MatchSummary, with_view
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget

_CONTINUE = "continue"
"""The name under which it is kept: there is one match to go on with."""


def paint_thumbnail(
    painter: QPainter, look: Look, rect: QRectF, ratio: float, summary: MatchSummary
) -> None:
    """The position on a piece of its sheet, filling ``rect``; the game's drawing if it has none."""
    paint_sheet(
        painter, look.pixmaps, rect, ratio, look.palette, look.scale, frame=False, shadow=False
    )
    summary = with_view(summary)
    cut = thumbnail_of(summary.game) if summary.view is not None else None
    if cut is not None and cut(painter, look, rect, ratio, summary.view):
        return
    inset = 4.0 * look.scale
    inner = rect.adjusted(inset, inset, -inset, -inset)
    art = art_sprite(look.pixmaps, summary.game, inner.width(), inner.height(), ratio, look.palette)
    art.paint(painter, inner.topLeft())


def paint_kept_cut(
    painter: QPainter, look: Look, rect: QRectF, ratio: float, summary: MatchSummary
) -> None:
    """The same, kept for the next start, which then need not read the match."""
    field = QRectF(0.0, 0.0, rect.width(), rect.height())
    stands = f"{summary.path} {summary.stamp}"

    def draw(on: QPainter) -> None:
        about = f"{stands} {look.palette.key} {look.scale}"
        area = device_bounds(field, ratio)
        size = round(area.width() * ratio), round(area.height() * ratio)
        image = KEPT.find(_CONTINUE, *size, ratio, about)
        if image is None:
            image = render(
                field, ratio, lambda to: paint_thumbnail(to, look, field, ratio, summary)
            )
            KEPT.keep(_CONTINUE, image, about)
        on.drawImage(QPointF(0.0, 0.0), image)

    key = (_CONTINUE, stands, rect.width(), rect.height(), look.scale)
    look.pixmaps.sprite(key, field, ratio, look.palette, draw).paint(painter, rect.topLeft())


SIDE = 64.0


class MatchThumbnail(ThemedWidget):
    """The picture of the position; a plain sheet with a sign for what cannot be read."""

    def __init__(self, summary: MatchSummary | None, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._summary = summary
        self.follow()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self.look.px(SIDE)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
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
