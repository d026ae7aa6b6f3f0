"""The player's Blueprint card: heights from above, what stands on them, and the plan drawn.

The flat plan can never be hidden by a stack, so it is also a second way to choose a space.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.linework import fitted_view, paint_plan
from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_hatching, paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.typography import Role, fitting, squeezed, text_width, write
from blueprints_desktop.desktop.games.blueprints.cards.plan_layout import (
    HEIGHT,
    PlanLayout,
    box_sizes,
    read_out,
    whole_card,
)
from blueprints_desktop.desktop.games.blueprints.cards.stack_readout import Readout, paint_readout
from blueprints_desktop.desktop.games.blueprints.cards.unknown_plan import paint_unknown_plan
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Fit, Preview
from blueprints_desktop.desktop.games.blueprints.texts.words import die_words, space_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.fact_card import FactCard
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.games.blueprints.scoring import BONUS
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS, SPACES


class PlanCard(FactCard):
    """The cyanotype card at the right, or its read-out beside the building."""

    stays_in_sight = True

    space_entered = Signal(object)
    """The space under the pointer, None when it leaves."""
    space_pressed = Signal(int)
    refusal_pressed = Signal(int)
    """A space was pressed that may not be chosen, while others may."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(HEIGHT, appearance, parent)
        self._standing: BuildingStatus | None = None
        self._preview: Preview | None = None
        self._lit: tuple[int, ...] = ()
        self._short = False
        self.setMouseTracking(True)

    def set_short(self, short: bool) -> None:
        """Whether only the read-out is shown: the plan without its drawing."""
        if short != self._short:
            self._short = short
            self.retell()

    @property
    def zoom(self) -> float:
        return self.look.scale if self._short else super().zoom

    def show_standing(self, standing: BuildingStatus | None) -> None:
        self._standing, self._preview, self._lit = standing, None, ()
        self.retell()

    def show_choice(self, lit: tuple[int, ...], preview: Preview | None) -> None:
        """The spaces that may be chosen, and what the one aimed at would become."""
        if (lit, preview) != (self._lit, self._preview):
            self._lit, self._preview = lit, preview
            self.retell()

    # --- words ----------------------------------------------------------------------

    def retell(self) -> None:
        standing = self._standing
        self.setAccessibleName("" if standing is None else self._title(standing))
        self.setAccessibleDescription("" if standing is None else self._spoken(standing))
        super().retell()

    def _title(self, standing: BuildingStatus) -> str:
        return self.tr("Blueprint No. {number}").format(number=standing.card.number)

    def _spoken(self, standing: BuildingStatus) -> str:
        """Each open space: its height and what stands on it."""
        told = []
        for space in standing.card.open_spaces:
            words = self.tr("{space}: height {height}")
            told.append(words.format(space=space_words(space), height=standing.card.heights[space]))
            told += [die_words(die) for die in standing.building[space]]
        return ", ".join(told)

    # --- geometry and pointer -------------------------------------------------------

    def _layout(self) -> PlanLayout:
        arrange = read_out if self._short else whole_card
        return arrange(self.body(), self.zoom)

    def cell(self, space: int) -> QRectF:
        """Where a space is drawn, in the card's coordinates."""
        return self._layout().cell(space)

    def _space_at(self, at: QPointF) -> int | None:
        return next((space for space in range(SPACES) if self.cell(space).contains(at)), None)

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        """Nothing to say beside the pointer, but something to read."""
        if self._standing is None or not self.body().contains(QPointF(at)):
            return None
        return Tip("", self.rect(), "printed-height")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._lit:
            space = self._space_at(event.position())
            self.space_entered.emit(space if space in self._lit else None)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        if self._lit:
            self.space_entered.emit(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        space = self._space_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or space is None or not self._lit:
            return
        (self.space_pressed if space in self._lit else self.refusal_pressed).emit(space)

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale = self.look, self.zoom
        standing = self._standing
        if standing is None:
            self._paint_paper(painter, body, ratio)
            paint_unknown_plan(painter, body, look, scale)
            return
        layout = self._layout()
        self._card(standing, layout, ratio).paint(painter, QPointF(0.0, 0.0))
        room = body.right() - layout.title.x() - 14.0 * scale
        long, short = self._titles(standing)
        fits = text_width(long, Role.DRAFTING_MIXED, scale) <= room
        title, role = squeezed(long if fits else short, Role.DRAFTING_MIXED, room, scale)
        write(painter, title, layout.title, role, look.palette.ink, scale=scale)
        for space in standing.card.open_spaces:
            self._paint_cell(painter, space, standing, ratio)
        self._paint_foot(painter, layout, standing)

    def _titles(self, standing: BuildingStatus) -> tuple[str, str]:
        """At length and in short."""
        short = QCoreApplication.translate("Blueprints", "No. {number}", "of a Blueprint card")
        number = standing.card.number
        return self.tr("BLUEPRINT No. {number}").format(number=number), short.format(number=number)

    def _card(self, standing: BuildingStatus, layout: PlanLayout, ratio: float) -> Sprite:
        """What is printed on the card without any words: drawn once."""
        look, body = self.look, self.body()

        def draw(painter: QPainter) -> None:
            self._paint_paper(painter, body, ratio)
            for space in range(SPACES):
                if not standing.card.heights[space]:
                    paint_hatching(painter, layout.cell(space), look.palette, look.scale)
            self._paint_lines(painter, layout)
            if layout.drawing is not None:
                self._paint_drawing(painter, layout.drawing, standing)

        size = self.width(), self.height(), self._short
        what = ("plan card", standing.card.heights, size, look.scale)
        return look.pixmaps.sprite(what, QRectF(self.rect()), ratio, look.palette, draw)

    def _paint_paper(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        """The sheet; the table paints the shadow of one that lies on it."""
        look, shadow = self.look, not self._short
        paint_sheet(painter, look.pixmaps, body, ratio, look.palette, look.scale, shadow=shadow)

    def _paint_cell(
        self, painter: QPainter, space: int, standing: BuildingStatus, ratio: float
    ) -> None:
        look, scale = self.look, self.zoom
        cell = self.cell(space)
        height = standing.card.heights[space]
        aimed = self._preview is not None and self._preview.space == space
        if space in self._lit:
            painter.fillRect(cell, alpha(look.palette.pencil, 0.30 if aimed else 0.13))
            inset = 3.0 * scale
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(dashed_pen(look.palette.pencil, 1.6 * scale))
            painter.drawRect(cell.adjusted(inset, inset, -inset, -inset))
            painter.setPen(Qt.PenStyle.NoPen)
        ghost = self._preview.die if aimed and self._preview is not None else None
        readout = Readout(cell, height, standing.building[space], ghost)
        paint_readout(painter, readout, look, ratio)

    def _paint_lines(self, painter: QPainter, layout: PlanLayout) -> None:
        look = self.look
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(QPen(alpha(look.palette.ink, 0.75), max(1.0, round(look.scale))))
        for space in range(SPACES):
            painter.drawRect(layout.cell(space))
        painter.setPen(QPen(look.palette.ink, max(2.0, round(2.0 * look.scale))))
        painter.drawRect(layout.grid)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_drawing(self, painter: QPainter, rect: QRectF, standing: BuildingStatus) -> None:
        scale = self.zoom
        heights = [
            [standing.card.heights[row * COLUMNS + column] or None for column in range(COLUMNS)]
            for row in range(ROWS)
        ]
        view = fitted_view(heights, rect, 26.0 * scale)
        paint_plan(painter, view, heights, self.look.palette, scale)

    def _paint_foot(self, painter: QPainter, layout: PlanLayout, standing: BuildingStatus) -> None:
        """The bonus and a box to tick for each open space."""
        look, scale, body = self.look, self.zoom, self.body()
        painter.fillRect(
            QRectF(body.left() + 8 * scale, round(layout.rule), body.width() - 16 * scale, 1.0),
            alpha(look.palette.ink, 0.55),
        )
        after = self._preview.after if self._preview is not None else standing
        middle = layout.foot.center().y()
        count = len(after.fits)
        side, gap = box_sizes(layout.foot.width(), count, scale, close=self._short)
        left = layout.foot.right() - count * side - (count - 1) * gap
        room = left - layout.foot.left() - 6.0 * scale
        at = QPointF(layout.foot.left(), middle)
        text = fitting(self._bonus_words(after), Role.SMALL_STRONG, room, scale)
        write(painter, text, at, Role.SMALL_STRONG, look.palette.ink, scale=scale)
        for index, fit in enumerate(after.fits):
            box = QRectF(left + index * (side + gap), middle - side / 2, side, side)
            fresh = fit is not standing.fits[index]
            self._paint_box(painter, box, fit, fresh)

    def _bonus_words(self, standing: BuildingStatus) -> tuple[str, ...]:
        """At length and in short; a lost one needs no figure beside its crossed box."""
        if not standing.bonus_in_reach:
            return self.tr("Bonus lost"), ""
        bonus = f"+{BONUS}"
        return self.tr("Exact heights: {bonus}").format(bonus=bonus), bonus, ""

    def _paint_box(self, painter: QPainter, box: QRectF, fit: Fit, fresh: bool) -> None:
        look, scale = self.look, self.zoom
        ink = look.palette.pencil if fresh else look.palette.ink
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink if fresh else look.palette.ink, 1.3 * scale))
        painter.drawRect(box)
        painter.setPen(Qt.PenStyle.NoPen)
        inner = box.adjusted(1.0, 1.0, -1.0, -1.0)
        if fit is Fit.EXACT:
            paint_icon(painter, Icon.CHECK, inner, ink, 3.0)
        elif fit is Fit.OVER:
            paint_icon(painter, Icon.CROSS, inner, ink, 3.0)
