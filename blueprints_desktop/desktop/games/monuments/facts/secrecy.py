"""When World Monuments needs the curtain: only to build.

In the quarry everything happens in the open and the stocks decide nothing, so the worker goes from
hand to hand without it; whoever wants to count their own pieces holds them up. What one can build
follows from the stock, so each turn of building is seen by one person alone.
"""

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.state import BUILDING, State


def needs_curtain(view: State, _seat: Seat) -> bool:
    return view.phase == BUILDING
