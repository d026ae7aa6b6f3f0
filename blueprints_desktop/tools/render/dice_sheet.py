"""The sheet of all dice: four materials, six values, two sizes, four states, and the flat tokens."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.dice import (
    LIFT,
    DieState,
    die_origin,
    die_sprite,
    token_sprite,
)
from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.signs import material_sign
from blueprints_desktop.desktop.drawing.surfaces import desk_pixmap
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, write
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.tools.render.scenes import scene
from blueprints_desktop.tools.render.studio import Studio

_LARGE, _SMALL, _TOKEN = 34.0, 19.0, 18.0
_HEAD, _ROW = 192.0, 164.0
_SHEET = QRectF(848, 24, 408, 752)
_STATES = (
    (DieState.HOVERED, 924.0, 2),
    (DieState.GHOST, 1052.0, 3),
    (DieState.DISABLED, 1180.0, 5),
)


class DiceSheet(QWidget):
    """Drawn for a window of 1280 by 800 at 100 %; everything else scales with the look."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._look = appearance.look
        self._painter = QPainter()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, scale = self._look, self._look.scale
        ratio = self.devicePixelRatioF()
        painter = self._painter
        painter.begin(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        desk = desk_pixmap(look.pixmaps, self.width(), self.height(), ratio, look.palette)
        painter.drawPixmap(0, 0, desk)
        sheet = QRectF(_SHEET.topLeft() * scale, _SHEET.size() * scale)
        paint_sheet(painter, look.pixmaps, sheet, ratio, look.palette, scale)
        self._head()
        for material in range(len(MATERIALS)):
            self._row(material, _HEAD + _ROW * material)
        painter.end()

    def _write(self, text: str, x: float, y: float, role: Role, anchor: Anchor) -> None:
        at = QPointF(x, y) * self._look.scale
        palette = self._look.palette
        ink = palette.ink_2 if role is Role.DRAFTING else palette.text
        write(self._painter, text, at, role, ink, anchor, self._look.scale)

    def _head(self) -> None:
        self._write(term("blueprints", "die", 2).capitalize(), 40, 48, Role.PAGE_TITLE, Anchor.LEFT)
        self._write("small, flat", 748, 97, Role.SMALL, Anchor.MIDDLE)
        for value in range(1, 7):
            x = 98.0 + 80.0 * value
            self._write(str(value), x, 97, Role.SMALL_STRONG, Anchor.MIDDLE)
        for state, x, _ in _STATES:
            self._write(state.value, x, 57, Role.DRAFTING, Anchor.MIDDLE)

    def _row(self, material: int, y: float) -> None:
        scale = self._look.scale
        if material:
            line = QRectF(40, y - _ROW / 2, 784, 1)
            self._painter.fillRect(
                QRectF(line.topLeft() * scale, line.size() * scale), self._look.palette.line
            )
        box = QRectF(54 * scale, (y - 32) * scale, 24 * scale, 24 * scale)
        paint_sign(self._painter, material_sign(material), box, self._look.palette.text)
        name = term("blueprints", MATERIALS[material])
        self._write(name.capitalize(), 66, y + 18, Role.BODY_STRONG, Anchor.MIDDLE)
        for value in range(1, 7):
            self._die(material, value, 98.0 + 80.0 * value, y, _LARGE)
            column, row = (value - 1) % 3, (value - 1) // 3
            self._die(material, value, 694.0 + 54.0 * column, y - 34 + 52 * row, _SMALL)
            self._token(material, value, 694.0 + 22.0 * (value - 1), y + 58)
        for state, x, value in _STATES:
            self._die(material, (value + material - 1) % 6 + 1, x, y, 36.0, state)

    def _die(
        self, material: int, value: int, x: float, y: float, w: float,
        state: DieState | None = None,
    ) -> None:  # fmt: skip
        look = self._look
        ratio, size = self.devicePixelRatioF(), round(w * look.scale)
        at = die_origin(QPointF(x, y) * look.scale, size)
        if state is not DieState.GHOST:
            shadow = contact_shadow(
                look.pixmaps, size, ratio, look.palette, on_paper=state is not None,
                clear=MATERIALS[material] == "glass",
            )  # fmt: skip
            shadow.paint(self._painter, at)
        if state is DieState.HOVERED:
            at -= QPointF(0.0, LIFT * look.scale)
        shown = state or DieState.NORMAL
        die = die_sprite(look.pixmaps, material, value, size, ratio, look.palette, shown)
        die.paint(self._painter, at)

    def _token(self, material: int, value: int, x: float, y: float) -> None:
        look, ratio = self._look, self.devicePixelRatioF()
        side = look.px(_TOKEN)
        token = token_sprite(look.pixmaps, material, value, side, ratio, look.palette)
        token.paint(self._painter, QPointF(x, y) * look.scale)


@scene("blueprints-dice-sheet", "blueprints")
def dice_sheet(studio: Studio) -> QWidget:
    made = DiceSheet(studio.appearance)
    made.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    studio.put_up(made)
    return made
