"""The ladder at the end of a solo game, with what the next rung would have taken."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    line_height,
    squeezed,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.fits.art.ladder import paint_ladder
from blueprints_desktop.desktop.games.fits.facts.rungs import next_rung_words, rungs_for
from blueprints_desktop.desktop.i18n.number_format import sentences, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.games.fits.options import BoardId


class LadderPanel(DeskWidget):
    """Seven rungs, a sentence below."""

    about = "rating"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._boards: tuple[BoardId, ...] = ()
        self._points = 0
        self._notes: tuple[str, ...] = ()
        self._final = True

    def show_points(
        self,
        boards: tuple[BoardId, ...],
        points: int,
        notes: Sequence[str] = (),
        *,
        final: bool = True,
    ) -> None:
        """``notes`` follow the sentence about the next rung; not ``final``: as it stands."""
        self._boards, self._points, self._notes = boards, points, tuple(notes)
        self._final = final
        self.retell()

    @property
    def has_rungs(self) -> bool:
        return bool(rungs_for(self._boards, self._points))

    def _sentences(self) -> list[str]:
        ahead = [next_rung_words(self._points)] if self.has_rungs else []
        return [*ahead, *self._notes]

    def retell(self) -> None:
        here = [r.title for r in rungs_for(self._boards, self._points) if r.here]
        self.setAccessibleName(self.tr("Builders’ ladder"))
        said = (*here, signed(self._points), *self._sentences())
        self.setAccessibleDescription(sentences(said))
        super().retell()

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale = self.look, self.look.scale
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=scale)
        inner = body.adjusted(18.0 * scale, 0.0, -18.0 * scale, 0.0)
        lines = [
            line
            for sentence in self._sentences()
            for line in wrapped(sentence, Role.SMALL_STRONG, inner.width(), scale)
        ]
        step = line_height(Role.SMALL_STRONG, scale)
        foot = body.bottom() - 14.0 * scale - step * len(lines)
        middle = foot + step / 2
        for line in lines:
            at = QPointF(inner.left(), middle)
            write(painter, line, at, Role.SMALL_STRONG, look.palette.text, scale=scale)
            middle += step
        at = QPointF(inner.left(), body.top() + 25.0 * scale)
        stands = "" if self._final else self.tr("as it stands")
        right = QPointF(inner.right(), at.y())
        taken = write(painter, stands, right, Role.SMALL, look.palette.text_2, Anchor.RIGHT, scale)
        room = inner.width() - taken - 8.0 * scale
        title, role = squeezed(self.tr("Builders’ ladder"), Role.DRAFTING, room, scale)
        write(painter, title, at, role, look.palette.text_2, scale=scale)
        rungs = rungs_for(self._boards, self._points)
        if not rungs:
            return
        top = body.top() + 46.0 * scale
        area = QRectF(
            body.left() + 10.0 * scale, top, body.width() - 20.0 * scale, foot - 10.0 * scale - top
        )
        small = area.height() < 46.0 * scale * len(rungs)
        paint_ladder(painter, area, rungs, signed(self._points), look.palette, scale, small=small)
