"""New game shows the monument that is chosen: complete, with what it takes to build it."""

from functools import cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.monuments.site import Site
from blueprints_desktop.desktop.boards.monuments.wording import monument_name, points_words
from blueprints_desktop.desktop.boards.option_rows import OptionPicture
from blueprints_desktop.desktop.drawing.lettering import Role, elided, text_width, write
from blueprints_desktop.desktop.drawing.monuments.flat import token_sprite
from blueprints_desktop.desktop.drawing.monuments.monument import fitted, paint_monument
from blueprints_desktop.desktop.drawing.paper import lying_sheet, paint_sheet
from blueprints_desktop.desktop.user_folders import game_folders
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.games.monuments.kit import Kit, parse_kit, read_data
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.pieces import BRICKS

_HIGH, _WORDS = 140, 300.0
translate = QCoreApplication.translate


@cache
def kit_of(monument: str) -> Kit | None:
    """A monument with its plan; None if its file is gone or broken."""
    try:
        return parse_kit(read_data(Options(monument=monument), game_folders("monuments")))
    except GameError:
        return None


class MonumentPicture(OptionPicture):
    """A sheet with the monument and its bill of bricks."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._monument = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        px = self._appearance.look.px
        return QSize(px(300), px(_HIGH))

    def show_value(self, value: str) -> None:
        self._monument = value
        self.setAccessibleName(monument_name(value))
        self.setAccessibleDescription(", ".join(self._lines()))
        self.update()

    def _lines(self) -> list[str]:
        """What it takes, and what it brings."""
        kit = kit_of(self._monument)
        if kit is None:
            return []
        levels = max(brick.level for brick in kit.plan.bricks)
        return [
            translate("Monuments", "%n bricks", "", len(kit.plan.bricks)),
            translate("Monuments", "%n levels", "", levels),
            points_words(sum(kit.plan.points)),
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        palette, scale = look.palette, look.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(0.0, 2.0 * scale, 0.0, -12.0 * scale)
        paint_sheet(painter, look.pixmaps, sheet, ratio, palette, scale, shadow=False)
        kit = kit_of(self._monument)
        if kit is None:
            return
        left = sheet.left() + 26.0 * scale
        y = sheet.top() + 33.0 * scale
        room = (_WORDS - 34.0) * scale
        name = elided(monument_name(self._monument, kit.name), Role.CARD_TITLE, room, scale)
        write(painter, name, QPointF(left, y), Role.CARD_TITLE, palette.ink, scale=scale)
        y += 29.0 * scale
        text = elided(", ".join(self._lines()), Role.SMALL_MEDIUM, room, scale)
        write(painter, text, QPointF(left, y), Role.SMALL_MEDIUM, palette.ink_2, scale=scale)
        self._paint_bill(painter, kit, QPointF(left, y + 31.0 * scale), ratio)
        site = Site(kit.plan)
        area = sheet.adjusted(_WORDS * scale, 12.0 * scale, -20.0 * scale, -12.0 * scale)
        standing = fitted(area, site.ground)
        plan = lying_sheet(
            look.pixmaps, standing.view.w, ratio, palette, *standing.sheet, 0.5 * scale
        )
        plan.paint(painter, standing.view.origin)
        whole = [site.laid(brick) for brick in kit.plan.bricks]
        paint_monument(painter, look.pixmaps, standing, whole, ratio, palette)

    def _paint_bill(self, painter: QPainter, kit: Kit, left: QPointF, ratio: float) -> None:
        """How many bricks of each colour."""
        look, scale = self._appearance.look, self._appearance.look.scale
        x = left.x()
        for colour in BRICKS:
            side = 18.0 * scale
            sprite = token_sprite(look.pixmaps, colour, side, ratio, look.palette)
            sprite.paint(painter, QPointF(x + side / 2, left.y()))
            x += side + 5.0 * scale
            text = str(kit.plan.by_colour[colour].bit_count())
            at = QPointF(x, left.y())
            write(painter, text, at, Role.SMALL_STRONG, look.palette.ink, scale=scale)
            x += text_width(text, Role.SMALL_STRONG, scale) + 11.0 * scale
