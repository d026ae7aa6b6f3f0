"""Which monument is built: their pictures side by side, one of them chosen."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import CORNER, paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Role, Type, squeezed, write
from blueprints_desktop.desktop.games.monuments.art.monument import paint_model, site_of
from blueprints_desktop.desktop.games.monuments.texts.words import monument_name
from blueprints_desktop.desktop.games.option_rows import OptionControl
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.choices import Segment, SegmentChoice
from blueprints_desktop.desktop.ui.controls.forms import LOOSE, spaced

WIDE, LOW, HIGH = 186, 156, 186
"""How wide a tile is at 100 %, and how high where the page has little height and where it has enough."""
_EDGE = 5.0
_WORDS = 50.0
"""The height of name and measures under the picture."""
_SMALL = Type(12, 500)
translate = QCoreApplication.translate
MONUMENTS = ("notre_dame", "san_pietro", "taj_mahal", "capitol")
_BETWEEN = 6
_LEAST = 150
"""How narrow tiles may be before they stand in two rows."""


class MonumentTile(Segment):
    """A monument to choose: arrow keys go from one to the next."""

    def __init__(self, monument: str, appearance: Appearance, parent: QWidget) -> None:
        self.monument = monument
        super().__init__(self._choice(), appearance, parent)

    def _choice(self) -> SegmentChoice:
        name = monument_name(self.monument)
        return SegmentChoice(self.monument, name, hint=", ".join(self.measures()), said=name)

    def say(self) -> None:
        self.become(self._choice())
        self.setAccessibleDescription(self.choice.hint)

    def measures(self) -> list[str]:
        """What it takes, and what it brings."""
        site = site_of(self.monument)
        if site is None:
            return []
        return [
            translate("Monuments", "%n bricks", "", len(site.whole)),
            translate("Monuments", "%n levels", "", site.levels),
            points_words(sum(site.plan.points)),
        ]

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.look.px(WIDE), self.look.px(HIGH))

    # --- painting -------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        scale, colours = self.look.scale, self.look.palette
        edge = _EDGE * scale
        rect = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        self._picture(rect.size().toSize()).paint(painter, rect.topLeft())
        x, room = rect.left() + 12.0 * scale, rect.width() - 24.0 * scale
        y = rect.bottom() - 33.0 * scale
        name, role = squeezed(self.text(), Role.BODY_STRONG, room, scale)
        write(painter, name, QPointF(x, y), role, colours.ink, scale=scale)
        first, *_, last = self.measures() or ("", "")
        both = ", ".join((first, last)) if first else ""
        words, role = squeezed(both, _SMALL, room, scale)
        if words != both:  # the tip tells it all
            words, role = squeezed(first, _SMALL, room, scale)
        write(painter, words, QPointF(x, y + 19.0 * scale), role, colours.ink_2, scale=scale)
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

    def _picture(self, size: QSize) -> Sprite:
        """Sheet and monument, drawn once for a size."""
        look, ratio, site = self.look, self.devicePixelRatioF(), site_of(self.monument)
        rect = QRectF(0.0, 0.0, size.width(), size.height())

        def draw(brush: QPainter) -> None:
            paint_sheet(
                brush, look.pixmaps, rect, ratio, look.palette, look.scale,
                frame=False, shadow=False,
            )  # fmt: skip
            if site is not None:
                gap = 8.0 * look.scale
                area = rect.adjusted(gap, gap, -gap, -_WORDS * look.scale)
                paint_model(brush, look.pixmaps, area, ratio, look.palette, site)

        key = ("monument tile", self.monument, size.width(), size.height(), look.scale)
        return look.pixmaps.sprite(key, rect, ratio, look.palette, draw)


class MonumentsControl(OptionControl):
    """A tile for each monument: one stop for Tab, arrow keys choose."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self._air = LOOSE
        self.tiles = [MonumentTile(key, appearance, self) for key in MONUMENTS]
        self._group = QButtonGroup(self)
        for tile in self.tiles:
            self._group.addButton(tile)
            tile.clicked.connect(lambda _on=False, tile=tile: self.chosen.emit(tile.monument))
            tile.stepped.connect(lambda step, tile=tile: self._step(tile, step))
            tile.entered.connect(lambda tile=tile: self._stop_at(tile))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        appearance.changed.connect(self._restyle)

    @property
    def parts(self) -> Sequence[QWidget]:
        return self.tiles

    @property
    def value(self) -> str:
        return next((tile.monument for tile in self.tiles if tile.isChecked()), "")

    def set_value(self, value: Any) -> None:
        """A monument that is not offered counts as the first."""
        chosen = next((tile for tile in self.tiles if tile.monument == value), self.tiles[0])
        chosen.setChecked(True)
        if not any(tile.hasFocus() for tile in self.tiles):
            self._stop_at(chosen)
        for tile in self.tiles:
            tile.say()
        if chosen.monument != value:
            self.chosen.emit(chosen.monument)

    def _step(self, tile: MonumentTile, by: int) -> None:
        target = self.tiles[(self.tiles.index(tile) + by) % len(self.tiles)]
        target.setFocus(Qt.FocusReason.TabFocusReason)
        target.click()

    def _stop_at(self, tile: MonumentTile) -> None:
        """Tab stops at this tile and passes over the others."""
        policies = Qt.FocusPolicy
        for one in self.tiles:
            one.setFocusPolicy(policies.StrongFocus if one is tile else policies.ClickFocus)

    # --- words and look -------------------------------------------------------------

    def set_air(self, air: float) -> None:
        self._air = air
        self._restyle()

    @property
    def _high(self) -> int:
        """The height of a tile."""
        return self.appearance.look.px(spaced(LOW, HIGH, self._air))

    def _restyle(self) -> None:
        self.updateGeometry()
        self._arrange()

    def _columns(self, width: int) -> int:
        least = self.appearance.look.px(_LEAST)
        return len(self.tiles) if width >= len(self.tiles) * least else len(self.tiles) // 2

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(len(self.tiles) * self.appearance.look.px(WIDE), self._high)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        px = self.appearance.look.px
        columns = len(self.tiles) // 2
        return QSize(columns * px(_LEAST), self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        rows = len(self.tiles) // self._columns(width)
        return rows * self._high

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _arrange(self) -> None:
        """Their frames stand out a little: the sheets are in line with the rows around."""
        columns, look = self._columns(self.width()), self.appearance.look
        between, high = look.px(_BETWEEN), self._high
        step = (self.width() + between) / columns
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            tile.setGeometry(round(column * step), row * high, round(step) - between, high)
