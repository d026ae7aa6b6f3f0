"""Type: the font stack, the roles it is used in, and text that is measured, never guessed.

French is 12 % wider than English, DejaVu Sans 5 % wider than Inter, so every pill and button asks
here how wide its words are. Scale (0.8 to 2.0) is a parameter everywhere, never a global.
"""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, qAddPostRoutine
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

FAMILIES = (
    "Inter",
    "Segoe UI Variable Text",
    "Segoe UI",
    "SF Pro Text",
    "Cantarell",
    "Noto Sans",
    "DejaVu Sans",
    "sans-serif",
)
SMALLEST = 12


class Type(NamedTuple):
    """Size in logical pixels at 100 %, weight, tracking in pixels, and how figures are set."""

    size: float
    weight: int
    tracking: float = 0.0
    capitals: bool = False
    tabular: bool = False


LEADING = 1.4
"""The usual distance of two lines, as a share of the size of their letters."""
LEAST = 9.0
"""Words that would else be cut may get smaller than ``SMALLEST``, down to this; English and French
do not come to that, which a test sees to."""


class Role(Enum):
    """What a text is for decides how it is set."""

    DISPLAY = Type(44, 600, -0.5)
    CURTAIN = Type(52, 600, -0.5)
    PAGE_TITLE = Type(28, 600)
    CARD_TITLE = Type(22, 600)
    SECTION = Type(17, 600)
    BODY = Type(15, 400)
    BODY_STRONG = Type(15, 600)
    BUTTON = BODY_STRONG
    SMALL = Type(13, 400)
    SMALL_MEDIUM = Type(13, 500)
    SMALL_STRONG = Type(13, 600)
    DRAFTING = Type(12, 600, 1.2, capitals=True)
    DRAFTING_MIXED = Type(12, 600, 1.2)
    FIGURE = Type(15, 600, tabular=True)
    PLAN_FIGURE = Type(34, 500)
    SCORE = Type(30, 600, tabular=True)


def font(role: Role | Type, scale: float = 1.0) -> QFont:
    """The font of a role. Whole pixel sizes only: Qt does not honour fractions of them."""
    return QFont(_known_font(role.value if isinstance(role, Role) else role, scale, FAMILIES))


@lru_cache(maxsize=512)
def _known_font(kind: Type, scale: float, families: tuple[str, ...]) -> QFont:
    made = QFont()
    made.setFamilies(list(families))
    made.setPixelSize(max(1, round(kind.size * scale)))
    made.setWeight(QFont.Weight(kind.weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    if kind.tracking:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, kind.tracking * scale)
    if kind.capitals:
        made.setCapitalization(QFont.Capitalization.AllUppercase)
    if kind.tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    return made


qAddPostRoutine(_known_font.cache_clear)  # no font outlives the application


def text_width(text: str, role: Role | Type, scale: float = 1.0) -> float:
    """How wide ``text`` looks: without the tail that tracking leaves after the last letter."""
    return _measured_width(text, role, scale, FAMILIES)


@lru_cache(maxsize=4096)
def _measured_width(
    text: str, role: Role | Type, scale: float, _families: tuple[str, ...]
) -> float:
    """Pages lay themselves out again and again with the same words: measured once, then known."""
    made = font(role, scale)
    width = QFontMetricsF(made).horizontalAdvance(text)
    return max(0.0, width - made.letterSpacing()) if text else 0.0


def cap_height(role: Role | Type, scale: float = 1.0) -> float:
    return _measured_capitals(role, scale, FAMILIES)


@lru_cache(maxsize=256)
def _measured_capitals(role: Role | Type, scale: float, _families: tuple[str, ...]) -> float:
    return QFontMetricsF(font(role, scale)).capHeight()


def line_height(role: Role | Type, scale: float = 1.0, leading: float = LEADING) -> float:
    """Distance of two lines of text, usually a little looser than the font's own."""
    kind = role.value if isinstance(role, Role) else role
    return round(kind.size * scale * leading)


def elided(text: str, role: Role | Type, width: float, scale: float = 1.0) -> str:
    """``text``, cut with an ellipsis if it is wider than ``width``."""
    if text_width(text, role, scale) <= width:
        return text
    metrics = QFontMetricsF(font(role, scale))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def fitting(texts: tuple[str, ...], role: Role | Type, width: float, scale: float = 1.0) -> str:
    """The first of several wordings, longest first, that fits; else the last one, elided."""
    for text in texts:
        if text_width(text, role, scale) <= width:
            return text
    return elided(texts[-1], role, width, scale)


def squeezed(
    text: str, role: Role | Type, width: float, scale: float = 1.0, least: float = LEAST
) -> tuple[str, Type]:
    """What to write and in which letters: the role's, closer ones or smaller ones.

    Cut only if they would get tiny. For words that have one place and no other, in whatever
    language.
    """
    made = role.value if isinstance(role, Role) else role
    if made.tracking > 0 and text_width(text, made, scale) > width:
        made = made._replace(tracking=0.0)
    while text_width(text, made, scale) > width and made.size > least:
        made = made._replace(size=max(least, made.size - 0.5))
    return elided(text, made, width, scale), made


def wrapped(
    text: str, role: Role | Type, width: float, scale: float = 1.0, *, cut: bool = True
) -> list[str]:
    """``text`` broken into lines of at most ``width``; a word too long has one of its own, cut.

    Only plain spaces part words: what a no-break space holds together stays together. Who finds
    another wording or other letters for what is too long has it left whole (``cut``).
    """
    lines: list[str] = []
    for word in filter(None, text.split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, role, scale) <= width:
            lines[-1] = longer
        else:
            lines.append(elided(word, role, width, scale) if cut else word)
    return lines


class Anchor(Enum):
    """Which end of the text stands at the point it is written at."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0


def write(
    painter: QPainter,
    text: str,
    at: QPointF,
    role: Role | Type,
    colour: QColor,
    anchor: Anchor = Anchor.LEFT,
    scale: float = 1.0,
) -> float:
    """Write one line whose capitals are centred on ``at``; give back how wide it is.

    Centring on the capitals, not on the font's box, keeps signs, pills and words on one line
    whatever the font is.
    """
    width = text_width(text, role, scale)
    painter.setFont(font(role, scale))
    painter.setPen(colour)
    baseline = at.y() + cap_height(role, scale) / 2
    painter.drawText(QPointF(at.x() - anchor.value * width, baseline), text)
    painter.setPen(Qt.PenStyle.NoPen)
    return width


def write_lines(
    painter: QPainter,
    text: str,
    rect: QRectF,
    role: Role | Type,
    colour: QColor,
    anchor: Anchor = Anchor.LEFT,
    scale: float = 1.0,
) -> float:
    """Write ``text`` wrapped into ``rect`` from its top; give back the height used."""
    step = line_height(role, scale)
    x = rect.left() + rect.width() * anchor.value
    lines = wrapped(text, role, rect.width(), scale)
    for number, line in enumerate(lines):
        middle = QPointF(x, rect.top() + step * (number + 0.5))
        write(painter, line, middle, role, colour, anchor, scale)
    return step * len(lines)
