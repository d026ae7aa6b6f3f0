"""The player's Blueprint card: heights from above, what stands on them, and the plan drawn.

The flat plan can never be hidden by a stack, so it is also a second way to choose a space. The card
stands in the right column. Where a window has none, the same plan lies beside the building as a
read-out: title, spaces and boxes, without the drawing.
"""

from typing import NamedTuple

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.linework import fitted_view, paint_plan
from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_hatching
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    fitting,
    squeezed,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.blueprints.cards.stack_readout import (
    CELL,
    Readout,
    paint_readout,
)
from blueprints_desktop.desktop.games.blueprints.facts.names import space_name
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Fit, Preview
from blueprints_desktop.desktop.games.blueprints.texts.words import die_words, space_words
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.games.blueprints.scoring import BONUS
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS, SPACES

HEIGHT = 304
"""Of the whole card, in pixels at 100 %."""
_HEAD, _FOOT = 43.0, 56.0
_LOWEST = 0.78
"""How far head and foot are drawn together where the card is low."""
_ROOMY = 1.2
"""How much larger than drawn the spaces may get where the card is high."""
_SIDE, _SHORT_HEAD, _SHORT_FOOT = 15.0, 34.0, 38.0
"""Of the read-out."""
_UNDER_GRID = 9.0
_BOX = 15.0
"""The side of a box to tick."""
_UNKNOWN_CELL = 56.0
translate = QCoreApplication.translate


def plan_card(
    standing: BuildingStatus | None,
    lit: tuple[int, ...] = (),
    preview: Preview | None = None,
    *,
    short: bool = False,
) -> kit.Card:
    """The plan of a building with the spaces that may be chosen; None: nobody may see one.

    `short`: the read-out beside the building.
    """
    if standing is None:
        unknown = kit.Picture(("unknown plan", short), 0.0, 0.0, _paint_unknown, stretches=True)
        return _sheet(unknown, short)

    def arrange(rect: QRectF, zoom: float) -> PlanLayout:
        return (read_out if short else whole_card)(rect, zoom)

    def spots(rect: QRectF, zoom: float) -> list[tuple[kit.PartInfo, QRectF]]:
        layout = arrange(rect, zoom)
        infos = (kit.PartInfo(space_name(space), live=space in lit) for space in range(SPACES))
        return [(info, layout.cell(space)) for space, info in enumerate(infos)]

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        layout = arrange(rect, canvas.zoom)
        _PlanPainter(canvas, rect, layout, standing, lit, preview, short).paint()

    name = translate("Blueprints", "Blueprint No. {number}").format(number=standing.card.number)
    key = ("plan", name, standing, lit, preview, short)
    picture = kit.Picture(key, 0.0, 0.0, paint, stretches=True, spots=spots)
    part = kit.Part(kit.PartInfo("plan", spoken=_spoken(standing)), picture)
    return _sheet(part, short, name, "printed-height")


def _sheet(item: kit.Item, short: bool, name: str = "", about: str = "") -> kit.Card:
    """A sheet that the item covers; the table paints the shadow of one that lies on it."""
    return kit.Card(
        items=(item,),
        surface=kit.Surface.PAPER,
        framed=True,
        shadow=not short,
        pad=0.0,
        top=kit.NO_SPACE,
        foot=kit.NO_SPACE,
        click_asks=False,
        spoken=name,
        about=about,
    )


def _spoken(standing: BuildingStatus) -> str:
    """Each open space: its height and what stands on it."""
    told = []
    for space in standing.card.open_spaces:
        words = translate("Blueprints", "{space}: height {height}")
        told.append(words.format(space=space_words(space), height=standing.card.heights[space]))
        told += [die_words(die) for die in standing.building[space]]
    return ", ".join(told)


def _titles(standing: BuildingStatus) -> tuple[str, str]:
    """At length and in short."""
    long = translate("Blueprints", "BLUEPRINT No. {number}")
    short = translate("Blueprints", "No. {number}", "of a Blueprint card")
    number = standing.card.number
    return long.format(number=number), short.format(number=number)


def _bonus_words(standing: BuildingStatus) -> tuple[str, ...]:
    """At length and in short; a lost one needs no figure beside its crossed box."""
    if not standing.bonus_in_reach:
        return translate("Blueprints", "Bonus lost"), ""
    bonus = f"+{BONUS}"
    return translate("Blueprints", "Exact heights: {bonus}").format(bonus=bonus), bonus, ""


# --- where things lie -------------------------------------------------------------------------


@frozen(eq=False)
class PlanLayout:
    """Places on a card, in its own coordinates."""

    grid: QRectF
    title: QPointF
    """The left end of the title, on its middle line."""
    drawing: QRectF | None
    rule: float
    """The line over the foot."""
    foot: QRectF
    """From the bonus to the last box."""

    def cell(self, space: int) -> QRectF:
        row, column = divmod(space, COLUMNS)
        side = self.grid.width() / COLUMNS
        return QRectF(self.grid.left() + column * side, self.grid.top() + row * side, side, side)


def whole_card(body: QRectF, zoom: float) -> PlanLayout:
    """The card; its head and foot leave a low one to the plan."""
    fold = min(zoom, max(_LOWEST * zoom, body.height() / HEIGHT))
    rest = (_HEAD + _FOOT + 19.0) * fold
    side = round(min(_ROOMY * CELL * zoom, (body.height() - rest) / ROWS))
    spare = max(0.0, body.height() - rest - side * ROWS)
    left, top = body.left() + 22.0 * zoom, body.top() + _HEAD * fold + spare / 2
    grid = QRectF(round(left), round(top), side * COLUMNS, side * ROWS)
    drawing = QRectF(
        QPointF(grid.right() + 12.0 * zoom, grid.top()),
        QPointF(body.right() - 18.0 * zoom, grid.bottom()),
    )
    rule = body.bottom() - _FOOT * fold
    foot = QRectF(
        QPointF(body.left() + 22.0 * zoom, rule),
        QPointF(body.right() - 19.0 * zoom, body.bottom() - 8.0 * zoom),
    )
    title = body.topLeft() + QPointF(22.0 * zoom, 25.0 * fold)
    return PlanLayout(grid, title, drawing, rule, foot)


def read_out(body: QRectF, scale: float) -> PlanLayout:
    """The plan without its drawing, the spaces as large as the body allows."""
    high = body.height() - (_SHORT_HEAD + _UNDER_GRID + _SHORT_FOOT) * scale
    side = round(min(high / ROWS, (body.width() - 2 * _SIDE * scale) / COLUMNS))
    left = body.center().x() - side * COLUMNS / 2
    top = body.top() + _SHORT_HEAD * scale
    grid = QRectF(round(left), round(top), side * COLUMNS, side * ROWS)
    rule = body.bottom() - _SHORT_FOOT * scale
    foot = QRectF(QPointF(grid.left(), rule), QPointF(grid.right(), body.bottom() - 6.0 * scale))
    title = QPointF(grid.left(), body.top() + 20.0 * scale)
    return PlanLayout(grid, title, None, rule, foot)


def read_out_size(high: float, scale: float) -> QSizeF:
    """What a read-out takes where there is so much height."""
    rest = (_SHORT_HEAD + _UNDER_GRID + _SHORT_FOOT) * scale
    side = round(min(CELL * scale, (high - rest) / ROWS))
    return QSizeF(side * COLUMNS + 2 * _SIDE * scale, side * ROWS + rest)


def box_sizes(room: float, count: int, scale: float, *, close: bool) -> tuple[float, float]:
    """The side of a box to tick and the gap to the next: all of them are in the foot of the card.

    >>> box_sizes(130.0, 4, 1.0, close=True), box_sizes(36.0, 4, 1.0, close=True)
    ((15.0, 4.0), (7.5, 2.0))
    """
    side, gap = _BOX * scale, (4.0 if close else 6.0) * scale
    fits = min(1.0, room / (count * side + (count - 1) * gap)) if count else 1.0
    return side * fits, gap * fits


# --- drawing ------------------------------------------------------------------------------------


class _PlanPainter(NamedTuple):
    """Draws a plan that may be seen."""

    canvas: kit.PaintContext
    rect: QRectF
    layout: PlanLayout
    standing: BuildingStatus
    lit: tuple[int, ...]
    preview: Preview | None
    short: bool

    def paint(self) -> None:
        painter, zoom, palette = self.canvas.painter, self.canvas.zoom, self.canvas.look.palette
        layout, standing = self.layout, self.standing
        self._printed().paint(painter, QPointF(0.0, 0.0))
        room = self.rect.right() - layout.title.x() - 14.0 * zoom
        long, short = _titles(standing)
        fits = text_width(long, Role.DRAFTING_MIXED, zoom) <= room
        title, role = squeezed(long if fits else short, Role.DRAFTING_MIXED, room, zoom)
        write(painter, title, layout.title, role, palette.ink, scale=zoom)
        for space in standing.card.open_spaces:
            self._paint_cell(space)
        self._paint_foot()

    def _printed(self) -> Sprite:
        """What is printed on the sheet without any words: drawn once."""
        look, layout, heights = self.canvas.look, self.layout, self.standing.card.heights

        def draw(painter: QPainter) -> None:
            for space in range(SPACES):
                if not heights[space]:
                    paint_hatching(painter, layout.cell(space), look.palette, look.scale)
            self._paint_lines(painter)
            if layout.drawing is not None:
                self._paint_drawing(painter, layout.drawing)

        size = self.rect.width(), self.rect.height(), self.short
        what = ("plan card", heights, size, look.scale)
        return look.pixmaps.sprite(what, self.rect, self.canvas.ratio, look.palette, draw)

    def _paint_cell(self, space: int) -> None:
        painter, look, scale = self.canvas.painter, self.canvas.look, self.canvas.zoom
        cell, standing = self.layout.cell(space), self.standing
        height = standing.card.heights[space]
        aimed = self.preview is not None and self.preview.space == space
        if space in self.lit:
            painter.fillRect(cell, alpha(look.palette.pencil, 0.30 if aimed else 0.13))
            inset = 3.0 * scale
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(dashed_pen(look.palette.pencil, 1.6 * scale))
            painter.drawRect(cell.adjusted(inset, inset, -inset, -inset))
            painter.setPen(Qt.PenStyle.NoPen)
        ghost = self.preview.die if aimed and self.preview is not None else None
        readout = Readout(cell, height, standing.building[space], ghost)
        paint_readout(painter, readout, look, self.canvas.ratio)

    def _paint_lines(self, painter: QPainter) -> None:
        look, layout = self.canvas.look, self.layout
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(QPen(alpha(look.palette.ink, 0.75), max(1.0, round(look.scale))))
        for space in range(SPACES):
            painter.drawRect(layout.cell(space))
        painter.setPen(QPen(look.palette.ink, max(2.0, round(2.0 * look.scale))))
        painter.drawRect(layout.grid)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_drawing(self, painter: QPainter, rect: QRectF) -> None:
        scale, standing = self.canvas.zoom, self.standing
        heights = [
            [standing.card.heights[row * COLUMNS + column] or None for column in range(COLUMNS)]
            for row in range(ROWS)
        ]
        view = fitted_view(heights, rect, 26.0 * scale)
        paint_plan(painter, view, heights, self.canvas.look.palette, scale)

    def _paint_foot(self) -> None:
        """The bonus and a box to tick for each open space."""
        look, scale, body = self.canvas.look, self.canvas.zoom, self.rect
        painter, layout, standing = self.canvas.painter, self.layout, self.standing
        painter.fillRect(
            QRectF(body.left() + 8 * scale, round(layout.rule), body.width() - 16 * scale, 1.0),
            alpha(look.palette.ink, 0.55),
        )
        after = self.preview.after if self.preview is not None else standing
        middle = layout.foot.center().y()
        count = len(after.fits)
        side, gap = box_sizes(layout.foot.width(), count, scale, close=self.short)
        left = layout.foot.right() - count * side - (count - 1) * gap
        room = left - layout.foot.left() - 6.0 * scale
        at = QPointF(layout.foot.left(), middle)
        text = fitting(_bonus_words(after), Role.SMALL_STRONG, room, scale)
        write(painter, text, at, Role.SMALL_STRONG, look.palette.ink, scale=scale)
        for index, fit in enumerate(after.fits):
            box = QRectF(left + index * (side + gap), middle - side / 2, side, side)
            fresh = fit is not standing.fits[index]
            self._paint_box(box, fit, fresh)

    def _paint_box(self, box: QRectF, fit: Fit, fresh: bool) -> None:
        painter, look, scale = self.canvas.painter, self.canvas.look, self.canvas.zoom
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


def _paint_unknown(canvas: kit.PaintContext, body: QRectF) -> None:
    """The same grid on every card that nobody may see; where it is too low, only the words."""
    painter, scale, palette = canvas.painter, canvas.zoom, canvas.look.palette
    ink, quiet = palette.ink, palette.ink_2
    words = (
        translate("Blueprints", "Plan behind the screen"),
        translate("Blueprints", "behind the screen"),
        "?",
    )
    text = fitting(words, Role.SMALL_STRONG, body.width() - 32.0 * scale, scale)
    foot = QPointF(body.center().x(), body.bottom() - 32.0 * scale)
    side = min(_UNKNOWN_CELL * scale, (body.height() - 88.0 * scale) / ROWS)
    if side < 20.0 * scale:
        write(painter, text, body.center(), Role.SMALL_STRONG, ink, Anchor.MIDDLE, scale)
        return
    write(painter, text, foot, Role.SMALL_STRONG, ink, Anchor.MIDDLE, scale)
    left = body.center().x() - side * COLUMNS / 2
    top = body.top() + (foot.y() - 16.0 * scale - body.top() - side * ROWS) / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(ROWS):
        for column in range(COLUMNS):
            cell = QRectF(left + column * side, top + row * side, side, side)
            painter.setPen(dashed_pen(alpha(ink, 0.6), 1.2 * scale))
            painter.drawRect(cell)
            write(painter, "?", cell.center(), Role.PAGE_TITLE, quiet, Anchor.MIDDLE, scale)
    painter.setPen(Qt.PenStyle.NoPen)
