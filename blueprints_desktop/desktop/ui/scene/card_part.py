"""A card in a scene: it is described like every other card, and its parts lie in the scene."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, PlacedPart, lay_out
from blueprints_desktop.desktop.ui.cards.painting import draw_ahead, paint_layout, paint_surface
from blueprints_desktop.desktop.ui.cards.values import Card, Picture
from blueprints_desktop.desktop.ui.scene.parts import Shown, StillPart
from blueprints_desktop.desktop.ui.scheduler import Job

_KEPT = 24
"""How many layouts are kept."""


class CardPart(StillPart):
    """Shows the card it is given. A card equal to the present one changes nothing."""

    bleed = 40.0
    card = Shown[Card | None](None)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._layouts: dict[Card, CardLayout] = {}
        """Of cards that were shown or drawn ahead in the present place."""

    def arranged(self) -> None:
        self._layouts.clear()

    def _layout_of(self, card: Card) -> CardLayout:
        found = self._layouts.get(card)
        if found is None:
            if len(self._layouts) >= _KEPT:
                self._layouts.clear()
            found = self._layouts[card] = lay_out(card, self.rect, self.look.scale)
        return found

    def parts(self) -> list[PlacedPart]:
        """The named parts that are shown, with their areas in the scene."""
        if self.card is None or self.rect.isEmpty():
            return []
        return self._layout_of(self.card).parts

    def part(self, name: str) -> PlacedPart | None:
        """A part by its public name."""
        return next((part for part in self.parts() if part.info.name == name), None)

    def part_at(self, point: QPointF) -> PlacedPart | None:
        """The innermost part at a place."""
        return next((part for part in reversed(self.parts()) if part.rect.contains(point)), None)

    def draw(self, painter: QPainter) -> None:
        if self.card is not None and not self.rect.isEmpty():
            paint_surface(painter, self.card, self.rect, self.look, self.ratio)
            paint_layout(painter, self._layout_of(self.card), self.look, self.ratio)

    def drawings(self, card: Card) -> Iterator[Job]:
        """Jobs that draw the pictures of a card ahead, as they would be shown here."""
        layout = self._layout_of(card)
        for placed in layout.leaves:
            if isinstance(placed.leaf, Picture):
                yield partial(
                    draw_ahead, placed.leaf, placed.rect, self.look, layout.zoom, self.ratio
                )
