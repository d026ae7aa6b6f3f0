"""New game shows what its options mean: where a raised pile may land, what an empty supply allows."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.projection import RISE, View
from blueprints_desktop.desktop.drawing.typography import Role, write, write_lines
from blueprints_desktop.desktop.games.option_rows import OptionPicture
from blueprints_desktop.desktop.games.skyline.art.bodies import SLAB
from blueprints_desktop.desktop.games.skyline.art.buildings import Kind, building_sprite
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.forms import LOOSE, spaced
from blueprints_desktop.games.skyline.grid import RING, SIDE, STRAIGHT, cells_in

Lot = tuple[int, int]
"""Column and row."""
_SCENE = 300.0
"""How wide the city is at most, at 100 %."""
translate = QCoreApplication.translate


class OptionPreview(OptionPicture):
    """A sheet of paper: what is shown in words at the left, lots of a city at the right.

    The lots run out of model, so that those in their midst can be as large as the sheet allows.
    """

    low, high = 76.0, 104.0
    """In pixels at 100 %: where the page has little height, and where it has enough."""
    deep = 2
    """So many lots before and behind the middle one are shown."""
    above = 0.4
    """Room for what stands on the hindmost lots, in floor units."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._value = False
        self._air = LOOSE
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        px = self._appearance.look.px
        return QSize(px(300), px(spaced(self.low, self.high, self._air)))

    def set_air(self, air: float) -> None:
        self._air = air
        self._restyle()

    def show_value(self, value: bool) -> None:
        self._value = value
        self.setAccessibleName(self.title())
        self.setAccessibleDescription(self.words())
        self.update()

    # --- what subclasses say --------------------------------------------------------

    def title(self) -> str:
        raise NotImplementedError

    def words(self) -> str:
        """What the present value means."""
        raise NotImplementedError

    def lit(self) -> set[Lot]:
        """The lots that may be chosen."""
        raise NotImplementedError

    def paint_city(self, painter: QPainter, view: View) -> None:
        """All that stands on the lots."""
        raise NotImplementedError

    # --- painting -------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        palette, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = QRectF(self.rect()).adjusted(0.0, 2.0 * scale, 0.0, -12.0 * scale)
            paint_sheet(painter, look.pixmaps, sheet, ratio, palette, scale, shadow=False)
            left = QPointF(sheet.left() + 26.0 * scale, sheet.center().y() - 12.0 * scale)
            write(painter, self.title(), left, Role.SECTION, palette.ink, scale=scale)
            scene = sheet.adjusted(9.0 * scale, 9.0 * scale, -9.0 * scale, -9.0 * scale)
            scene.setLeft(scene.right() - min(_SCENE * scale, 0.5 * sheet.width()))
            room = scene.left() - left.x()
            lines = QRectF(left.x(), left.y() + 13.0 * scale, room, 40.0 * scale)
            write_lines(painter, self.words(), lines, Role.SMALL_MEDIUM, palette.ink_2, scale=scale)
            painter.setClipRect(scene)
            view = self._view(scene)
            for lot in self._lots(view, scene):
                self._paint_lot(painter, view, lot, scene)
            self.paint_city(painter, view)

    def _view(self, scene: QRectF) -> View:
        """The lot (0, 0) in the middle."""
        w = scene.height() / (2 * (self.deep + 1) * RISE + self.above)
        middle = QPointF(scene.center().x(), scene.bottom() - (self.deep + 1) * RISE * w)
        return View(w, middle - QPointF(0.0, RISE * w))

    def _lots(self, view: View, scene: QRectF) -> Iterator[Lot]:
        """From far to near."""
        wide = int(scene.width() / view.w / 2) + 1
        for near in range(-self.deep, self.deep + 1):
            for across in range(-wide, wide + 1):
                if (near + across) % 2 == 0:
                    yield (near + across) // 2, (near - across) // 2

    def _paint_lot(self, painter: QPainter, view: View, lot: Lot, scene: QRectF) -> None:
        """Those at the sides fade into the paper."""
        palette, scale = self._appearance.look.palette, self._appearance.look.scale
        area = closed_path(view.rhombus(*lot, 0.0, 0.06))
        aside = abs(area.boundingRect().center().x() - scene.center().x()) / (scene.width() / 2)
        if lot in self.lit():
            painter.fillPath(area, alpha(palette.pencil, 0.5))
            painter.strokePath(area, QPen(palette.pencil, 1.6 * scale))
        elif aside < 1.0:
            seen = min(1.0, 2.5 * (1.0 - aside))
            painter.fillPath(area, alpha(palette.paper_edge, seen))
            painter.strokePath(area, QPen(alpha(palette.ink, 0.25 * seen), scale))

    def put(
        self, painter: QPainter, view: View, lot: Lot, colour: int, floors: int,
        kind: Kind = Kind.SOLID,
    ) -> None:  # fmt: skip
        """A building on a lot."""
        look = self._appearance.look
        ratio = self.devicePixelRatioF()
        sprite = building_sprite(
            look.pixmaps, colour, floors, view.w, ratio, look.palette, kind=kind
        )
        sprite.paint(painter, view.point(*lot))

    def paint_way(self, painter: QPainter, way: QPainterPath, w: float) -> None:
        """A dotted way with a dot at its end."""
        ink = self._appearance.look.palette.ink
        pen = QPen(ink, max(1.4, 0.10 * w))
        pen.setStyle(Qt.PenStyle.DotLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(way, pen)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(way.currentPosition(), 0.16 * w, 0.11 * w)
        painter.setBrush(Qt.BrushStyle.NoBrush)


class PileReach(OptionPreview):
    """A pile of two floors in the middle of a city, and the lots on which it may land."""

    _pile, _floors = 14, 2
    """Where it stands, and its floors with the new one."""

    def title(self) -> str:
        return translate("SkylineOptions", "A pile of two floors")

    def words(self) -> str:
        if self._value:
            return translate("SkylineOptions", "moves two steps straight on.")
        return translate("SkylineOptions", "moves two steps, round a corner if it likes.")

    @property
    def reach(self) -> tuple[int, ...]:
        """The cells on which it may land."""
        return cells_in((STRAIGHT if self._value else RING)[self._pile][self._floors])

    def lit(self) -> set[Lot]:
        row, column = divmod(self._pile, SIDE)
        return {(cell % SIDE - column, cell // SIDE - row) for cell in self.reach}

    def paint_city(self, painter: QPainter, view: View) -> None:
        way = QPainterPath(view.point(0.5, 0.5))
        for x, y in ((1, 0), (2, 0) if self._value else (1, 1)):
            way.lineTo(view.point(x + 0.5, y + 0.5))
        self.paint_way(painter, way, view.w)
        self.put(painter, view, (0, 0), 0, self._floors)


class LiftedFloor(OptionPreview):
    """A supply without floors: a single floor goes elsewhere, or nothing can be built."""

    low, high = 72.0, 96.0
    deep = 1
    above = 0.6
    _single, _free = (-1, 1), (1, -1)
    _around = (((0, 0), 1, 2), ((-2, 2), 0, 2), ((2, -2), 3, 1))
    """What else stands there, from far to near: lot, colour and floors."""

    def title(self) -> str:
        return translate("SkylineOptions", "No floor left in the supply")

    def words(self) -> str:
        if self._value:
            return translate("SkylineOptions", "A single floor is lifted and built elsewhere.")
        return translate("SkylineOptions", "Nothing can be built until a floor comes back.")

    def lit(self) -> set[Lot]:
        return {self._free} if self._value else set()

    def paint_city(self, painter: QPainter, view: View) -> None:
        own = (self._free, 0, 1) if self._value else (self._single, 0, 1)
        for lot, colour, floors in sorted((*self._around, own), key=lambda each: sum(each[0])):
            ghost = self._value and lot == self._free
            self.put(painter, view, lot, colour, floors, Kind.GHOST if ghost else Kind.SOLID)
        if self._value:
            look = self._appearance.look
            left = closed_path(view.rhombus(*self._single, 0.0, 0.06))
            painter.strokePath(left, dashed_pen(look.palette.ink, 1.6 * look.scale))
            self._paint_flight(painter, view)

    def _paint_flight(self, painter: QPainter, view: View) -> None:
        """The way of the floor, over the roofs."""
        (x, y), (to_x, to_y) = self._single, self._free
        start = view.point(x + 0.5, y + 0.5, 0.1)
        end = view.point(to_x + 0.5, to_y + 0.5, SLAB)
        top = (start + end) / 2 - QPointF(0.0, 2.2 * view.w)
        way = QPainterPath(start)
        way.quadTo(top, end)
        self.paint_way(painter, way, view.w)
