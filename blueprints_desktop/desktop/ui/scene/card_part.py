"""A card in a scene: it is described like every other card, and its parts lie in the scene."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.ui.cards.layout import CardLayout, PlacedPart, lay_out
from blueprints_desktop.desktop.ui.cards.painting import draw_ahead, paint_layout, paint_surface
from blueprints_desktop.desktop.ui.cards.values import Card, Picture
from blueprints_desktop.desktop.ui.scene.parts import Shown, StillPart
from blueprints_desktop.desktop.ui.scheduler import Job


class CardPart(StillPart):
    """Shows the card it is given. A card equal to the present one changes nothing."""

    bleed = 40.0
    card = Shown[Card | None](None)
    _layout: CardLayout | None = None

    def content_changed(self) -> None:
        self._layout = None

    def arranged(self) -> None:
        self._layout = None

    def parts(self) -> list[PlacedPart]:
        """The named parts that are shown, with their areas in the scene."""
        if self.card is None or self.rect.isEmpty():
            return []
        if self._layout is None:
            self._layout = lay_out(self.card, self.rect, self.look.scale)
        return self._layout.parts

    def part(self, name: str) -> PlacedPart | None:
        """A part by its public name."""
        return next((part for part in self.parts() if part.info.name == name), None)

    def part_at(self, point: QPointF) -> PlacedPart | None:
        """The innermost part at a place."""
        return next((part for part in reversed(self.parts()) if part.rect.contains(point)), None)

    def draw(self, painter: QPainter) -> None:
        self.parts()
        if self.card is not None and self._layout is not None:
            paint_surface(painter, self.card, self.rect, self.look, self.ratio)
            paint_layout(painter, self._layout, self.look, self.ratio)

    def drawings(self, card: Card) -> Iterator[Job]:
        """Jobs that draw the pictures of a card ahead, as they would be shown here."""
        layout = lay_out(card, self.rect, self.look.scale)
        for placed in layout.leaves:
            if isinstance(placed.leaf, Picture):
                yield partial(
                    draw_ahead, placed.leaf, placed.rect, self.look, layout.zoom, self.ratio
                )
