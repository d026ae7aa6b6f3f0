"""New game shows what its options mean: where a raised pile may land, what an empty supply allows."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from blueprints_desktop.desktop.drawing.marks import dashed_pen, round_pen
from blueprints_desktop.desktop.drawing.painting import blank_image, oval, pixels
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.option_rows import SHEET_OVER, SHEET_UNDER
from blueprints_desktop.desktop.games.skyline.art.city import SLAB, ground_size
from blueprints_desktop.desktop.games.skyline.board.city import CityPicture, Scenery, fitted
from blueprints_desktop.desktop.games.skyline.facts.view_model import Standing
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.controls.forms import spaced
from blueprints_desktop.games.skyline.grid import NAMES, RING, STRAIGHT, cells_in

_WIDEST = 300.0
"""How wide the city is at most, at 100 %."""
_AROUND_CITY = 9.0
"""From the edges of the sheet: the city fades at its frame."""
_SOFT = 0.24
"""The share of its height in which the city fades at its edges."""
translate = QCoreApplication.translate


def _cell(name: str) -> int:
    return NAMES.index(name)


_PILE, _FLOORS = _cell("c3"), 2
"""Where a pile stands, and its floors with the new one."""
_SINGLE, _FREE, _BETWEEN = _cell("b5"), _cell("d3"), _cell("c4")
"""Where a floor is lifted, where it goes, and what is between them."""
_AROUND: dict[int, Standing] = {_BETWEEN: (1, 2), _cell("a6"): (0, 2), _cell("e2"): (3, 1)}


def pile_reach(straight: bool) -> tuple[int, ...]:
    """The cells on which a pile of two floors may land."""
    return cells_in((STRAIGHT if straight else RING)[_PILE][_FLOORS])


def pile_card(straight: bool, width: float, air: float) -> kit.Card:
    """A pile of two floors in the middle of a city, and the lots on which it may land."""

    def paint(canvas: kit.PaintContext, city: CityPicture) -> None:
        city.light(pile_reach(straight))
        way = QPainterPath(city.view.middle(_PILE))
        for name in ("d3", "e3" if straight else "d4"):
            way.lineTo(city.view.middle(_cell(name)))
        _paint_way(canvas, way, city.view.w)
        city.build()

    words = translate("SkylineOptions", "moves two steps and may bend once.")
    if straight:
        words = translate("SkylineOptions", "moves two steps straight on.")
    title = translate("SkylineOptions", "A pile of two floors")
    high = spaced(53.0, 81.0, air)
    picture = _picture(("pile", straight), width, high, 4.6, _PILE, {_PILE: (0, _FLOORS)}, paint)
    return _card(title, words, picture)


def floor_card(lifted: bool, width: float, air: float) -> kit.Card:
    """A supply without floors: a single floor goes elsewhere, or nothing can be built."""

    def paint(canvas: kit.PaintContext, city: CityPicture) -> None:
        if not lifted:
            city.build()
            return
        city.light((_FREE,))
        pen = dashed_pen(canvas.look.palette.ink, 1.6 * canvas.zoom)
        canvas.painter.strokePath(city.view.rhombus(_SINGLE), pen)
        city.build({_FREE: (0, 1)})
        start, end = city.view.middle(_SINGLE, 0.1), city.view.middle(_FREE, SLAB)
        way = QPainterPath(start)
        way.quadTo((start + end) / 2 - QPointF(0.0, 2.2 * city.view.w), end)
        _paint_way(canvas, way, city.view.w)

    words = translate("SkylineOptions", "You can’t build until a floor comes back.")
    if lifted:
        words = translate("SkylineOptions", "You lift a single floor and build with it elsewhere.")
    title = translate("SkylineOptions", "No floor left in the supply")
    standing = _AROUND if lifted else {**_AROUND, _SINGLE: (0, 1)}
    high = spaced(49.0, 73.0, air)
    picture = _picture(("floor", lifted), width, high, 3.2, _BETWEEN, standing, paint)
    return _card(title, words, picture)


def _card(title: str, words: str, picture: kit.Picture) -> kit.Card:
    told = kit.Text(words, Role.SMALL_MEDIUM, kit.CardTone.QUIET, lines=2)
    text = kit.Stack((kit.Text(title, Role.SECTION), told), kit.fixed(3.0))
    return kit.Card(
        items=(kit.Line((text, kit.Fill(), picture)),),
        surface=kit.Surface.PAPER,
        pad=24.0,
        shadow=False,
        top=kit.fixed(SHEET_OVER + _AROUND_CITY),
        foot=kit.fixed(SHEET_UNDER + _AROUND_CITY),
        spoken=title,
    )


def _picture(
    key: tuple[str, bool],
    width: float,
    height: float,
    lots: float,
    middle: int,
    standing: dict[int, Standing],
    paint: Callable[[kit.PaintContext, CityPicture], None],
) -> kit.Picture:
    """The city around a cell, so large that it is ``lots`` units of its size high."""

    def paint_city(canvas: kit.PaintContext, rect: QRectF) -> None:
        whole = QRectF(QPointF(), QSizeF(*ground_size(rect.height() / lots)))
        whole.translate(rect.center() - fitted(whole).middle(middle))
        image = blank_image(pixels(rect.size(), canvas.ratio), ratio=canvas.ratio)
        with QPainter(image) as painter:
            painter.setRenderHints(canvas.painter.renderHints())
            painter.translate(-rect.topLeft())
            within = canvas._replace(painter=painter)
            scenery = Scenery(standing)
            paint(within, CityPicture(painter, canvas.look, whole, canvas.ratio, scenery))
            _fade_edges(painter, rect)
        canvas.painter.drawImage(rect.topLeft(), image)

    return kit.Picture(key, min(_WIDEST, 0.5 * width), height, paint_city)


def _fade_edges(painter: QPainter, rect: QRectF) -> None:
    """What reaches beyond the picture ends softly instead of at a straight line."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    soft = _SOFT * rect.height()
    for end, share in (
        (rect.bottomLeft(), soft / rect.height()),
        (rect.topRight(), soft / rect.width()),
    ):
        fade = QLinearGradient(rect.topLeft(), end)
        for at, strength in ((0.0, 0), (share, 255), (1.0 - share, 255), (1.0, 0)):
            fade.setColorAt(at, QColor(0, 0, 0, strength))
        painter.fillRect(rect, fade)


def _paint_way(canvas: kit.PaintContext, way: QPainterPath, w: float) -> None:
    """A dotted way with a dot at its end."""
    pen = round_pen(canvas.look.palette.ink, max(1.4, 0.10 * w))
    pen.setStyle(Qt.PenStyle.DotLine)
    canvas.painter.strokePath(way, pen)
    canvas.painter.fillPath(oval(way.currentPosition(), 0.16 * w, 0.11 * w), pen.color())
