"""What a drop would do, for whoever has to choose one: the window's ghost piece, the bots."""

from blueprints_desktop.games.fits.grid import ROWS
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.ramp import Ramp
from blueprints_desktop.games.fits.state import State


def ramp_after(state: State, drop: Drop) -> Ramp | None:
    """The ramp of the seat to act with the piece on it; None if it cannot be dropped so."""
    placement = drop.placement
    if placement is None:
        return None
    ramp = state.ramps[state.seat]
    level = ramp.level(placement)
    return ramp.after(placement, level) if level < ROWS else None


def landing(state: State, drop: Drop) -> Landing | None:
    """Where the piece would come to lie on the ramp of the seat to act; None if it cannot."""
    after = ramp_after(state, drop)
    return after.landings[-1] if after else None
