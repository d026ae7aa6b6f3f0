"""Under a building of the poster: the round and its points on a dimension line, and what it won."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.linework import paint_dimension
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, squeezed, text_width, write
from blueprints_desktop.desktop.games.blueprints.results.reveal_signs import honour_sprite
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.ties import Honour

_LOW = 40.0
"""Captions lower than this go without the dimension line."""


@frozen
class BuildingCaption:
    """What is said of a building; ``brief`` where ``words`` have no room."""

    words: str
    brief: str
    figure: str
    honours: Sequence[Honour]


@frozen
class CaptionPlace:
    """Below the middle of a building's ground line, as wide as its part of the poster."""

    foot: QPointF
    half: float
    high: float
    scale: float

    @property
    def low(self) -> bool:
        return self.high < _LOW * self.scale

    @property
    def medal(self) -> float:
        """How large what was won is drawn."""
        return float(round(min(38.0 * self.scale, self.high * (0.9 if self.low else 0.62))))

    def slot(self, text: str, caption: BuildingCaption) -> float:
        """From one medal to the next: they overlap before they take the words' room."""
        scale, size, more = self.scale, self.medal, max(0, len(caption.honours) - 1)
        figure = text_width(caption.figure, Role.SECTION, scale)
        words = text_width(text, Role.DRAFTING, scale) + figure + 22.0 * scale
        free = 2 * self.half - words - (size * 0.9 if caption.honours else 0.0)
        return min(size * 0.9, max(size * 0.4, free / max(1, more)))

    def room(self, text: str, caption: BuildingCaption) -> float:
        """What figure and medals leave for the words."""
        figure = text_width(caption.figure, Role.SECTION, self.scale)
        medals = self.medal * 0.9 if caption.honours else 0.0
        medals += self.slot(text, caption) * max(0, len(caption.honours) - 1)
        return 2 * self.half - medals - figure - 14.0 * self.scale

    def fits(self, caption: BuildingCaption) -> bool:
        wide = text_width(caption.words, Role.DRAFTING, self.scale)
        return wide <= self.room(caption.words, caption)


def paint_captions(
    painter: QPainter,
    places: Sequence[CaptionPlace],
    captions: Sequence[BuildingCaption],
    known: float,
    look: Look,
    ratio: float,
) -> None:
    """All of them in words, or all in brief; as far as they are ``known`` yet."""
    whole = all(place.fits(caption) for place, caption in zip(places, captions, strict=True))
    for place, caption in zip(places, captions, strict=True):
        if not place.low:
            aside = QPointF(place.half, 0.0)
            line = place.foot + QPointF(0.0, 10.0 * place.scale)
            ink = alpha(look.palette.ink_2, 0.8)
            paint_dimension(painter, line - aside, line + aside, ink, place.scale)
        painter.setOpacity(known)
        text = caption.words if whole else caption.brief
        _paint_caption(painter, place, caption, text, look, ratio)
        painter.setOpacity(1.0)


def _paint_caption(
    painter: QPainter,
    place: CaptionPlace,
    caption: BuildingCaption,
    text: str,
    look: Look,
    ratio: float,
) -> None:
    palette, scale = look.palette, look.scale
    middle = place.foot.y() + place.high * (0.55 if place.low else 0.66)
    words, letters = squeezed(text, Role.DRAFTING, place.room(text, caption), scale)
    x = place.foot.x() - place.half
    x += write(painter, words, QPointF(x, middle), letters, palette.ink_2, Anchor.LEFT, scale)
    at = QPointF(x + 8.0 * scale, middle)
    write(painter, caption.figure, at, Role.SECTION, palette.ink, Anchor.LEFT, scale)
    size, slot = place.medal, place.slot(text, caption)
    x = place.foot.x() + place.half - size / 2 - slot * (len(caption.honours) - 1)
    for honour in caption.honours:
        sprite = honour_sprite(honour, size if honour.is_award else size * 0.88, look, ratio)
        sprite.paint(painter, QPointF(x, middle))
        x += slot
