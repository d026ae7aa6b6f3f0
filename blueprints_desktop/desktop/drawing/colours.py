"""Working with colours, and the small groups of colours a solid, a material or a seat needs."""

from typing import NamedTuple

from PySide6.QtGui import QColor


def alpha(colour: QColor, opacity: float) -> QColor:
    """The same colour at ``opacity`` of its strength (0 to 1)."""
    faded = QColor(colour)
    faded.setAlphaF(max(0.0, min(1.0, colour.alphaF() * opacity)))
    return faded


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """``one`` with ``share`` of ``other`` stirred in, alpha included."""
    rest = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * rest + other.redF() * share,
        one.greenF() * rest + other.greenF() * share,
        one.blueF() * rest + other.blueF() * share,
        one.alphaF() * rest + other.alphaF() * share,
    )


def lighter(colour: QColor, share: float) -> QColor:
    """Towards white; a negative share goes towards black. Unlike QColor.lighter it keeps alpha."""
    target = QColor(255, 255, 255) if share >= 0 else QColor(0, 0, 0)
    target.setAlphaF(colour.alphaF())
    return mix(colour, target, abs(share))


def luminance(colour: QColor) -> float:
    """Relative luminance, 0 to 1, as the accessibility guidelines reckon it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two opaque colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


class Tones(NamedTuple):
    """A solid under the lamp: its three visible faces, the lit edge and the darkest tone."""

    top: QColor
    left: QColor
    right: QColor
    edge: QColor
    dark: QColor


class Material(NamedTuple):
    """A die's material: its tones, and the colours of pips, sign and texture upon it."""

    base: QColor
    tones: Tones
    pip: QColor
    sign: QColor
    clear: bool = False
    """Glass: the faces are see-through, so what lies behind has to be painted first."""
    contour: QColor | None = None
    """A thin outline where the body would sink into its ground."""


class Seat(NamedTuple):
    """A player's colour. The shape always goes with it, so that colour is never needed."""

    body: QColor
    text: QColor
    """Letters and signs on ``body``."""
    sign: QColor
    """The player's shape on panels: the full colour on light ones, the tint on dark ones."""
    tint: QColor
    """The player's colour for text and lines on panels, where the full one cannot be read."""
    shape: int
    """0 circle, 1 square, 2 triangle, 3 diamond: see signs.seats."""


class Wood(NamedTuple):
    """Ruler and ramp: lit, middle and shaded tone of furniture wood, and its markings."""

    lit: QColor
    middle: QColor
    shade: QColor
    mark: QColor


class Stone(NamedTuple):
    """The quarry: the floors of its three rings from the rim inwards, its walls, and cracks."""

    outer: QColor
    middle: QColor
    centre: QColor
    wall: QColor
    crack: QColor


def tones_of(
    top: str, left: str, right: str, edge: str | None = None, dark: str | None = None
) -> Tones:
    """Tones from hex names; lit edge and darkest tone follow from the faces if not given."""
    return Tones(
        QColor(top),
        QColor(left),
        QColor(right),
        QColor(edge) if edge else lighter(QColor(top), 0.55),
        QColor(dark) if dark else lighter(QColor(right), -0.42),
    )
