"""When World Monuments needs the curtain: only to build.

In the quarry all moves are public and do not depend on the stocks, so there is no curtain. What a
player can build depends on the stock, so only that player sees the turn.
"""

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.state import BUILDING, State


def needs_curtain(view: State, _seat: Seat) -> bool:
    return view.phase == BUILDING
