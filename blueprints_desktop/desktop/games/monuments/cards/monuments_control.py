"""Which monument is built: their pictures side by side, one of them chosen."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import CORNER
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Role, Type
from blueprints_desktop.desktop.games.monuments.art.monument import paint_model, site_of
from blueprints_desktop.desktop.games.monuments.texts.words import monument_name
from blueprints_desktop.desktop.games.option_rows import OptionControl
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_layout, paint_surface
from blueprints_desktop.desktop.ui.controls.choices import Segment, SegmentChoice, SegmentGroup
from blueprints_desktop.desktop.ui.controls.forms import LOOSE, spaced

WIDE, LOW, HIGH = 186, 116, 186
"""How wide a tile is at 100 %, and how high where the page has little height and where it has enough."""
_EDGE = 5.0
translate = QCoreApplication.translate
MONUMENTS = ("notre_dame", "san_pietro", "taj_mahal", "capitol")
_BETWEEN = 6
_LEAST = 150
"""How narrow tiles may be before they stand in two rows."""


def measures(monument: str) -> list[str]:
    """What a monument takes, and what it brings."""
    site = site_of(monument)
    if site is None:
        return []
    return [
        translate("Monuments", "%n bricks", "", len(site.whole)),
        translate("Monuments", "%n levels", "", site.levels),
        points_words(sum(site.plan.points)),
    ]


def tile_card(monument: str) -> kit.Card:
    """The monument over its name and the measures that have room; the tip tells them all."""

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, site = canvas.look, site_of(monument)
        room = QRectF(QPointF(), rect.size())

        def draw(brush: QPainter) -> None:
            if site is not None:
                paint_model(brush, look.pixmaps, room, canvas.ratio, look.palette, site)

        key = ("monument tile", monument, rect.width(), rect.height())
        sprite = look.pixmaps.sprite(key, room, canvas.ratio, look.palette, draw)
        sprite.paint(canvas.painter, rect.topLeft())

    first, *_, last = measures(monument) or ("", "")
    both = ", ".join(filter(None, (first, last)))
    items = (
        kit.Picture(monument, 0.0, 60.0, paint, stretches=True),
        kit.Text(monument_name(monument), Role.BODY_STRONG),
        kit.Text(both, Type(12, 500), kit.CardTone.QUIET, reduced=(first,)),
    )
    top, foot = kit.fixed(8.0), kit.fixed(6.0)
    return kit.Card(
        items=items, surface=kit.Surface.PAPER, shadow=False, pad=12.0, top=top, foot=foot
    )


class MonumentTile(Segment):
    """A monument to choose: arrow keys go from one to the next."""

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(WIDE), self.look.px(HIGH))

    def paint(self, painter: QPainter) -> None:
        look, scale, colours = self.look, self.look.scale, self.look.palette
        edge, ratio = _EDGE * scale, self.devicePixelRatioF()
        rect = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        card = tile_card(str(self.choice.key))
        paint_surface(painter, card, rect, look, ratio)
        paint_layout(painter, lay_out(card, rect, scale), look, ratio)
        if self.underMouse() and self.isEnabled():
            painter.fillPath(rounded(rect, CORNER * scale), alpha(colours.ink, 0.07))
        if self.isChecked():
            path = rounded(rect.adjusted(-1.0, -1.0, 1.0, 1.0), CORNER * scale + 1.0)
            painter.strokePath(path, QPen(colours.paper_edge, 5.0 * scale))
            painter.strokePath(path, QPen(colours.pencil, 3.0 * scale))
            self._paint_tick(painter, rect.topRight() + QPointF(-15.0, 15.0) * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.shows_focus:
            paint_focus_ring(painter, rect, 4.0 * scale, colours.accent, scale)

    def _paint_tick(self, painter: QPainter, middle: QPointF) -> None:
        """Not by the frame's colour alone."""
        scale, colours = self.look.scale, self.look.palette
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.pencil)
        painter.drawEllipse(middle, 10.0 * scale, 10.0 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        side = 13.0 * scale
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint_icon(painter, Icon.CHECK, box, colours.paper_edge)


class MonumentsControl(SegmentGroup, OptionControl):
    """A tile for each monument, side by side or in two rows."""

    segment_class = MonumentTile

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._air = LOOSE
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow()

    @property
    def parts(self) -> Sequence[QWidget]:
        return self.segments

    def set_value(self, value: Any) -> None:
        """A monument that is not offered counts as the first."""
        known = value if value in MONUMENTS else MONUMENTS[0]
        self.set_current(known)
        if known != value:
            self.chosen.emit(known)

    # --- words and look -------------------------------------------------------------

    def say(self) -> None:
        names = {key: monument_name(key) for key in MONUMENTS}
        self.set_choices(
            [
                SegmentChoice(key, name, hint=", ".join(measures(key)), said=name)
                for key, name in names.items()
            ]
        )
        self._arrange()

    def set_air(self, air: float) -> None:
        self._air = air
        self.restyle()

    @property
    def _high(self) -> int:
        """The height of a tile."""
        return self.look.px(spaced(LOW, HIGH, self._air))

    def restyle(self) -> None:
        super().restyle()
        self._arrange()

    def _columns(self, width: int) -> int:
        many = len(MONUMENTS)
        return many if width >= many * self.look.px(_LEAST) else many // 2

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(len(MONUMENTS) * self.look.px(WIDE), self._high)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        narrowest = len(MONUMENTS) // 2 * self.look.px(_LEAST)
        return QSize(narrowest, self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return len(MONUMENTS) // self._columns(width) * self._high

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _arrange(self) -> None:
        """Their frames stand out a little: the sheets are in line with the rows around."""
        columns, between, high = self._columns(self.width()), self.look.px(_BETWEEN), self._high
        step = (self.width() + between) / columns
        for number, tile in enumerate(self.segments):
            row, column = divmod(number, columns)
            tile.setGeometry(round(column * step), row * high, round(step) - between, high)
