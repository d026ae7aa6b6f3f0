"""What a seat may know of a position of World Monuments, and the position it may imagine.

Screens hide the stocks, but pieces are collected and set in the open: a view keeps both,
so an attentive player can work out every stock, and so does ``imagine``.
"""

from attrs import evolve

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.pieces import UNIT, Heap
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.state import OVER, State


def seen_by(state: State, seat: Seat | None) -> State:
    """The position without the stocks behind other people's screens."""
    if state.options.open_stocks or state.phase == OVER:
        return state
    stocks = tuple(stock if own == seat else None for own, stock in enumerate(state.stocks))
    return evolve(state, stocks=stocks)


def imagine(plan: Plan, view: State) -> State:
    """The one position that explains the view: a stock is what was collected less what was set."""
    stocks = tuple(
        _worked_out(plan, view, seat) if stock is None else stock
        for seat, stock in enumerate(view.stocks)
    )
    return evolve(view, stocks=stocks)


def _worked_out(plan: Plan, view: State, seat: Seat) -> Heap:
    used = (UNIT[plan.bricks[brick].colour] for brick, builder in view.placed if builder == seat)
    return view.collected[seat] - sum(used)
