"""Line icons of the interface: strokes on a field of 24 by 24, drawn with a round pen."""

from enum import Enum
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.signs import path_of

FIELD = 24.0


def _gear() -> str:
    """Eight teeth; flanks lean a little so that the pen's round joints do not fill the gaps."""
    words: list[str] = []
    for tooth in range(8):
        for offset, radius in ((-0.155, 7.1), (-0.098, 9.6), (0.098, 9.6), (0.155, 7.1)):
            angle = (tooth + offset * 1.6) * pi / 4
            words.append(
                f"{'L' if words else 'M'} {12 + radius * sin(angle)} {12 - radius * cos(angle)}"
            )
    return " ".join(words) + " Z O 12 12 3.1"


class Icon(Enum):
    """What the interface says with a sign. The value is the stroke, see ``strokes``."""

    BACK = "M 14.5 5.5 L 8 12 L 14.5 18.5"
    FORWARD = "M 9.5 5.5 L 16 12 L 9.5 18.5"
    FIRST = "M 6.5 5.5 L 6.5 18.5 M 17.5 5.5 L 11 12 L 17.5 18.5"
    LAST = "M 17.5 5.5 L 17.5 18.5 M 6.5 5.5 L 13 12 L 6.5 18.5"
    UP = "M 5.5 15 L 12 8.5 L 18.5 15"
    DOWN = "M 5.5 9 L 12 15.5 L 18.5 9"
    UNDO = "M 8.5 4.5 L 4 9 L 8.5 13.5 M 4 9 L 14.5 9 A 14.5 14 5 5 90 -180 L 9.5 19"
    REDO = "M 15.5 4.5 L 20 9 L 15.5 13.5 M 20 9 L 9.5 9 A 9.5 14 5 5 90 180 L 14.5 19"
    HINT = (
        "M 9.2 17.4 L 9.2 16.4 C 9.2 14.6 6 13.4 6 9.2 A 12 9.2 6 6 180 -180"
        " C 18 13.4 14.8 14.6 14.8 16.4 L 14.8 17.4 Z M 10 20.8 L 14 20.8"
    )
    BOOK = (
        "M 12 6.6 C 9.6 4.9 6.4 4.5 3 4.9 L 3 18.3 C 6.4 17.9 9.6 18.3 12 20"
        " C 14.4 18.3 17.6 17.9 21 18.3 L 21 4.9 C 17.6 4.5 14.4 4.9 12 6.6 L 12 20"
    )
    LEARN = (
        "M 12 5 L 21.5 9.4 L 12 13.8 L 2.5 9.4 Z M 6.4 11.4 L 6.4 16 C 6.4 17.7 9 18.9 12 18.9"
        " C 15 18.9 17.6 17.7 17.6 16 L 17.6 11.4 M 21.5 9.4 L 21.5 15"
    )
    GEAR = _gear()
    MENU = "M 4 6.5 L 20 6.5 M 4 12 L 20 12 M 4 17.5 L 20 17.5"
    TURN_RIGHT = "M 16.4 10.6 L 20.4 8.8 M 20.4 8.8 L 19.2 4.6 M 20.1 8.6 A 12 12 8.7 8.7 23 290"
    TOP_VIEW = "R 5 3 14 18 1.4 M 12 3 L 12 21 M 5 9 L 19 9 M 5 15 L 19 15"
    LAYERS = (
        "M 12 2.6 L 20.5 7.2 L 12 11.8 L 3.5 7.2 Z"
        " M 3.5 12 L 12 16.6 L 20.5 12 M 3.5 16.8 L 12 21.4 L 20.5 16.8"
    )
    MONUMENT = (
        "M 3.2 9.6 L 12 3.6 L 20.8 9.6 Z M 3.2 20.4 L 20.8 20.4"
        " M 6.2 12.6 L 6.2 17.4 M 12 12.6 L 12 17.4 M 17.8 12.6 L 17.8 17.4"
    )
    EYE = "M 2.2 12 C 6.2 4.6 17.8 4.6 21.8 12 C 17.8 19.4 6.2 19.4 2.2 12 Z O 12 12 3.1"
    EYE_CLOSED = (
        "M 6.1 7.9 C 4.5 8.9 3.2 10.3 2.2 12 C 5.4 17.9 13.4 19.1 18.3 15.8"
        " M 9.4 6.7 C 14.2 5.5 19.3 7.4 21.8 12 C 21.3 12.9 20.7 13.7 20 14.4"
        " M 10 9.7 A 12 12 3.1 3.1 132 180 M 4 3.6 L 20 20.4"
    )
    STATISTICS = (
        "M 3.5 3.5 L 3.5 20.5 L 20.5 20.5 M 8 17 L 8 12.5 M 12.5 17 L 12.5 6.5 M 17 17 L 17 10"
    )
    FOLDER = "M 3 18 L 3 6 Q 3 4.8 4.2 4.8 L 9 4.8 L 11.2 7.4 L 19.8 7.4 Q 21 7.4 21 8.6 L 21 18 Q 21 19.2 19.8 19.2 L 4.2 19.2 Q 3 19.2 3 18 Z"
    FLAG = "M 5 21.5 L 5 3.2 M 5 4 C 9.5 1.6 13 7 19.5 4.2 L 19.5 14 C 13 16.8 9.5 11.4 5 13.8"
    PAUSE = "M 8.5 5 L 8.5 19 M 15.5 5 L 15.5 19"
    PLAY = "M 7.5 4.8 L 18.8 12 L 7.5 19.2 Z"
    BRANCH = "M 6 4 L 6 20 M 6 15 C 6 10.5 17 12.5 17 7 M 13.4 9.6 L 17 5.4 L 20.6 9.6"
    CHECK = "M 4.5 12.8 L 9.6 18 L 19.5 6.5"
    CROSS = "M 6 6 L 18 18 M 18 6 L 6 18"
    BARRED = "O 12 12 8.6 M 5.9 5.9 L 18.1 18.1"
    PLUS = "M 12 4.5 L 12 19.5 M 4.5 12 L 19.5 12"
    MINUS = "M 4.5 12 L 19.5 12"
    DICE = (
        "M 12 2.4 L 20.2 7.4 L 20.2 16.6 L 12 21.6 L 3.8 16.6 L 3.8 7.4 Z"
        " M 3.8 7.4 L 12 12.4 L 20.2 7.4 M 12 12.4 L 12 21.6 D 12 7.4 D 7.9 14.6 D 16.1 14.6"
    )
    PERSON = "O 12 7.8 4.1 M 4 20.6 C 4.4 11.9 19.6 11.9 20 20.6"
    COMPUTER = "R 3 4 18 12.4 1.6 M 8.4 20.4 L 15.6 20.4 M 12 16.4 L 12 20.4 D 9 10.2 D 15 10.2"
    MEDAL = "O 12 9 5.8 M 8.3 13.6 L 6.6 21.4 L 12 18.4 L 17.4 21.4 L 15.7 13.6"
    PENCIL = "M 4 20 L 5.2 15.4 L 16.6 4 L 20 7.4 L 8.6 18.8 Z M 14 6.6 L 17.4 10"
    SAVE = "M 12 3.5 L 12 14.5 M 7.4 10 L 12 14.5 L 16.6 10 M 4 16.5 L 4 20.5 L 20 20.5 L 20 16.5"
    COPY = "R 8.6 8.6 12 12 1.6 M 5 15.4 L 4.6 15.4 Q 3.4 15.4 3.4 14.2 L 3.4 4.6 Q 3.4 3.4 4.6 3.4 L 14.2 3.4 Q 15.4 3.4 15.4 4.6 L 15.4 5"
    FULL_SCREEN = (
        "M 4 9 L 4 4 L 9 4 M 15 4 L 20 4 L 20 9 M 20 15 L 20 20 L 15 20 M 9 20 L 4 20 L 4 15"
    )
    HELP = "O 12 12 9 A 12 9.8 2.8 2.8 170 -215 Q 12 12.6 12 14 D 12 17"
    INFO = "O 12 12 9 M 12 11.4 L 12 16.6 D 12 7.6"
    TRASH = "M 4 6.6 L 20 6.6 M 9 6.6 L 9.6 3.6 L 14.4 3.6 L 15 6.6 M 6 6.6 L 7 20.6 L 17 20.6 L 18 6.6 M 10.2 10.4 L 10.5 17 M 13.8 10.4 L 13.5 17"
    COIN = "O 12 12 9 O 12 12 5.4 M 12 9.6 L 12 14.4"
    CALENDAR = "R 3.5 5 17 15.5 1.6 M 3.5 9.6 L 20.5 9.6 M 8 2.8 L 8 6.6 M 16 2.8 L 16 6.6 D 8 14.6"
    CLOCK = "O 12 12 9 M 12 6.6 L 12 12 L 15.8 14.2"
    PRINT = (
        "M 7 8.6 L 7 3.4 L 17 3.4 L 17 8.6 M 7 17.4 L 4.6 17.4 Q 3.2 17.4 3.2 16 L 3.2 10"
        " Q 3.2 8.6 4.6 8.6 L 19.4 8.6 Q 20.8 8.6 20.8 10 L 20.8 16 Q 20.8 17.4 19.4 17.4"
        " L 17 17.4 R 7 13.6 10 7 0.8"
    )
    SWAP = (
        "M 4 7.5 L 20 7.5 M 16 3.5 L 20 7.5 L 16 11.5 M 20 16.5 L 4 16.5 M 8 12.5 L 4 16.5 L 8 20.5"
    )
    SEND = "M 5.5 18.5 L 18.5 5.5 M 9 5.5 L 18.5 5.5 L 18.5 15"
    PUT_DOWN = "M 12 3 L 12 16 M 6.5 10.5 L 12 16 L 17.5 10.5 M 4.5 21 L 19.5 21"
    PICK_UP = "M 12 16.5 L 12 3.5 M 6.5 9 L 12 3.5 L 17.5 9 M 4.5 21 L 19.5 21"
    RAISE = "M 5 12 L 12 5 L 19 12 M 5 19.5 L 12 12.5 L 19 19.5"
    HOUSE = "M 6.5 21 L 6.5 7.5 L 12 3 L 17.5 7.5 L 17.5 21 Z D 12 10.5 D 12 15.5"
    HAMMER = "M 3.5 20.5 L 13 11 M 10 6.5 L 17.5 14 L 21 10.5 L 13.5 3 Z"
    BURST = (
        "M 12 2.5 L 12 7 M 12 17 L 12 21.5 M 2.5 12 L 7 12 M 17 12 L 21.5 12"
        " M 5.3 5.3 L 8.5 8.5 M 15.5 15.5 L 18.7 18.7 M 5.3 18.7 L 8.5 15.5 M 15.5 8.5 L 18.7 5.3"
    )
    KEYBOARD = (
        "R 2.4 5.6 19.2 12.8 1.8 M 7.6 15 L 16.4 15"
        " D 6.4 9.2 D 10.1 9.2 D 13.9 9.2 D 17.6 9.2 D 8.2 12 D 12 12 D 15.8 12"
    )
    PAGE = (
        "M 5 21 L 5 3 L 14 3 L 19 8 L 19 21 Z M 14 3 L 14 8 L 19 8"
        " M 8.6 12.4 L 15.4 12.4 M 8.6 16.4 L 15.4 16.4"
    )
    LEAVE = (
        "M 13.6 3.6 L 5.6 3.6 Q 4.4 3.6 4.4 4.8 L 4.4 19.2 Q 4.4 20.4 5.6 20.4 L 13.6 20.4"
        " M 10 12 L 20.4 12 M 16.4 7.8 L 20.6 12 L 16.4 16.2"
    )
    LIST = "M 9 6 L 20 6 M 9 12 L 20 12 M 9 18 L 20 18 D 4.6 6 D 4.6 12 D 4.6 18"


@cache
def icon_path(icon: Icon) -> QPainterPath:
    """The strokes of ``icon`` on the 24 by 24 field."""
    return path_of(icon.value)


def paint_icon(
    painter: QPainter, icon: Icon, rect: QRectF, colour: QColor, weight: float = 1.8
) -> None:
    """Stroke ``icon`` into the middle of ``rect``. ``weight`` is the pen on the 24 field."""
    scale = min(rect.width(), rect.height()) / FIELD
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center())
        painter.scale(scale, scale)
        painter.translate(-FIELD / 2, -FIELD / 2)
        pen = QPen(colour, weight)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(icon_path(icon))


def paint_sign(painter: QPainter, sign: QPainterPath, rect: QRectF, colour: QColor) -> None:
    """Fill a unit-square ``sign`` into the middle of ``rect``."""
    side = min(rect.width(), rect.height())
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
        painter.scale(side, side)
        painter.fillPath(sign, colour)
