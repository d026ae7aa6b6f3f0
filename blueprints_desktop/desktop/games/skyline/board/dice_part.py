"""The two dice on the desk, and under each what it is for now."""

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    paint_focus_ring,
    paint_pill,
)
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, squeezed, write
from blueprints_desktop.desktop.games.skyline.art.figures import plain_die_sprite
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING, ROLLING

translate = QCoreApplication.translate
_W = 27.0


@frozen
class Throw:
    """How the dice lie, or fall: values, and for each an offset and a height in pixels at 100 %."""

    white: int = 6
    black: int = 6
    offsets: tuple[tuple[float, float], tuple[float, float]] = ((0.0, 0.0), (0.0, 0.0))
    faded: tuple[bool, bool] = (False, False)


class DicePart(ScenePart):
    """They may be clicked to be rolled."""

    bleed = 64.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.throw = Throw()
        self.words = ("", "")
        self.hot: int | None = None
        """The die that is wanted now: 0 white, 1 black, 2 both."""
        self.pointed = False

    def show_sight(self, sight: SkylineModel | None) -> None:
        """How they lie in a position."""
        if sight is None:
            self.setVisible(False)
            return
        state, story = sight.state, sight.story
        self.setVisible(state.phase != PLACING)
        throw = Throw() if story is None else Throw(*story.dice)
        hot, words = None, ("", "")
        if state.phase == ROLLING:
            hot = 2 if sight.choosing.rolls else None
            words = (translate("Skyline", "pawn"), translate("Skyline", "architect"))
        elif state.phase == BUILDING:
            hot = 1
            throw = evolve(throw, faded=(True, False))
            words = (translate("Skyline", "moved"), translate("Skyline", "build"))
        elif state.phase == CARD:
            throw = evolve(throw, faded=(True, True))
            words = (translate("Skyline", "moved"), translate("Skyline", "not used"))
        if (throw, hot, words) != (self.throw, self.hot, self.words):
            self.hot, self.words = hot, words
            self.show_throw(throw)

    def show_throw(self, throw: Throw) -> None:
        self.throw = throw
        self.update()

    def point_at(self, pointed: bool) -> None:
        if pointed != self.pointed:
            self.pointed = pointed
            self.update()

    def place(self, index: int) -> QPointF:
        """The middle of a die at rest."""
        unit = self.look.scale
        return self.rect.topLeft() + QPointF((40.0 + 78.0 * index) * unit, 44.0 * unit)

    def area(self) -> QRectF:
        """Where a click means the dice."""
        unit = self.look.scale
        return QRectF(self.rect.left(), self.rect.top(), 160.0 * unit, 90.0 * unit)

    def draw(self, painter: QPainter) -> None:
        look, unit = self.look, self.look.scale
        w = _W * unit
        throw = self.throw
        if self.hot == 2:
            ring = self.area().adjusted(4 * unit, 2 * unit, -4 * unit, -2 * unit)
            colour = look.palette.accent if self.pointed else look.palette.pencil
            paint_focus_ring(painter, ring, 12.0 * unit, colour, unit)
        for index, value in enumerate((throw.white, throw.black)):
            dx, dy = throw.offsets[index]
            at = self.place(index) + QPointF(dx, 0.0) * unit
            origin = at - QPointF(0.0, (0.7071 - 0.5) * w)
            shadow = contact_shadow(look.pixmaps, w, self.ratio, look.palette)
            shadow.paint(painter, origin)
            sprite = plain_die_sprite(
                look.pixmaps, value, w, self.ratio, look.palette, black=index == 1
            )
            opacity = 0.62 if throw.faded[index] else 1.0
            sprite.paint(painter, origin - QPointF(0.0, dy * unit), opacity)
            self._paint_words(painter, index)

    def _paint_words(self, painter: QPainter, index: int) -> None:
        look, unit = self.look, self.look.scale
        words = self.words[index]
        at = self.place(index) + QPointF(0.0, 56.0 * unit)
        if not words:
            return
        if self.hot == index:
            paint_pill(painter, at, (PillPart(words, PillKind.FILLED),), look.palette, unit)
        else:
            words, role = squeezed(words, Role.SMALL_MEDIUM, 78.0 * unit, unit)
            write(painter, words, at, role, look.palette.text_2, Anchor.MIDDLE, unit)
