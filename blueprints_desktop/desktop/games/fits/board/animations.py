"""How the events of FITS are shown: a piece slides down the ramp, fast."""

from collections.abc import Callable, Iterator

from attrs import frozen
from PySide6.QtCore import QEasingCurve

from blueprints_desktop.desktop.games.fits.board.ramp_parts import Held, PiecePart, hovering_row
from blueprints_desktop.desktop.ui.scene.animation import (
    Animation,
    AnimationTable,
    Stage,
    eased,
    pause,
)
from blueprints_desktop.games.fits.events import PieceDropped, StartPieceDropped

PER_CELL, LONGEST = 60, 300
_PAUSE, _PATIENCE = 8, 12
"""Milliseconds after which is asked again whether what follows is drawn, and how often at most."""


@frozen(eq=False)
class FitsAnimationContext:
    """What the animations work on."""

    part: PiecePart
    """The piece on its way."""
    ready: Callable[[], bool]
    """Whether the ramp with the piece on it is drawn."""


def _slide(
    event: StartPieceDropped | PieceDropped, context: FitsAnimationContext
) -> Iterator[Stage]:
    """From above the glass to its place. On a slow machine the piece then rests a moment, so that
    what follows need not be drawn in one frame."""
    landing = event.landing
    start = hovering_row(landing.piece, landing.turn)
    way = min(row for row, _ in landing.cells) - start

    def show(share: float) -> None:
        row = start + way * eased(share, QEasingCurve.Type.InQuad)
        held = Held(landing.piece, landing.turn, landing.column, row, lifted=False)
        context.part.held = held

    yield Animation(show, min(LONGEST, round(PER_CELL * max(1.0, way))))
    for _ in range(_PATIENCE):
        if context.ready():
            break
        yield pause(_PAUSE)


ANIMATIONS: AnimationTable[FitsAnimationContext] = {
    StartPieceDropped: _slide,
    PieceDropped: _slide,
}
