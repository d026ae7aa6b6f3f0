"""What a board shows while a player makes up a move: how a walk may go on, what a brick brings.

All of it is answered from the mover's own view.
"""

from attrs import frozen

from blueprints_desktop.games.monuments.building import settable, why_not
from blueprints_desktop.games.monuments.moves import Brick, Cell
from blueprints_desktop.games.monuments.pieces import BRICKS, count
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.quarry import Path, Quarry
from blueprints_desktop.games.monuments.state import BUILDING, NOWHERE, QUARRY, State
from blueprints_desktop.games.monuments.walks import legal_paths, ways_open


def next_cells(quarry: Quarry, view: State, so_far: tuple[Cell, ...] = ()) -> tuple[Cell, ...]:
    """The cells to which a walk begun so can go on and still be completed legally."""
    return _cells_at(quarry, _completions(quarry, view, so_far), len(so_far))


def last_cells(quarry: Quarry, view: State, so_far: tuple[Cell, ...] = ()) -> tuple[Cell, ...]:
    """The cells on which a walk begun so can end."""
    return _cells_at(quarry, _completions(quarry, view, so_far), -1)


def why_not_enter(quarry: Quarry, view: State, so_far: tuple[Cell, ...], cell: Cell) -> str | None:
    """Why a walk begun so cannot go on to a cell; None: it can."""
    if cell in next_cells(quarry, view, so_far):
        return None
    ways = ways_open(quarry, view)
    if so_far in ways.by_cells:
        return "wrong-number-of-steps"
    at = quarry.places[so_far[-1]] if so_far else view.at
    if at != NOWHERE and quarry.places[cell] not in quarry.neighbours[at]:
        return "cells-do-not-touch"
    if cell in so_far:
        return "cell-entered-twice"
    further = (*so_far, cell)
    leads_on = any(path.cells[: len(further)] == further for path in ways.paths)
    return "takes-nothing" if leads_on else "must-end-on-outer-ring"


def _completions(quarry: Quarry, view: State, so_far: tuple[Cell, ...]) -> list[Path]:
    if view.phase != QUARRY:
        return []
    steps = len(so_far)
    return [
        path
        for path in legal_paths(quarry, view)
        if steps < len(path.cells) and path.cells[:steps] == so_far
    ]


def _cells_at(quarry: Quarry, paths: list[Path], step: int) -> tuple[Cell, ...]:
    return tuple(quarry.cells[place] for place in sorted({path.places[step] for path in paths}))


@frozen
class BrickHint:
    """A brick that the mover can set, its points, and the bricks that could rest on it from then on."""

    brick: Brick
    points: int
    opens: tuple[Brick, ...]


def brick_hints(plan: Plan, view: State) -> tuple[BrickHint, ...]:
    """Every brick that the mover can set now, as far as the view tells, in the plan's order."""
    if view.phase != BUILDING:
        return ()
    return tuple(_brick_hint(plan, view, brick) for brick in plan.in_mask(settable(plan, view)))


def _brick_hint(plan: Plan, view: State, brick: Brick) -> BrickHint:
    number = plan.numbers[brick]
    after = plan.open_after(number, view.built | 1 << number, view.open)
    return BrickHint(brick, plan.points[number], tuple(plan.in_mask(after & ~view.open)))


NOT_SUPPORTED, NO_PLACE_LEFT, NOT_AT_HAND = "not-supported", "no-place-left", "colour-not-at-hand"


def why_stuck(plan: Plan, view: State) -> tuple[tuple[int, str], ...]:
    """Why the mover must pass, colour by colour; nothing while a brick can be set.

    Bricks at hand have no place left, or every place for them lacks a brick below; where a
    place is open, its colour is not at hand.
    """
    if view.phase != BUILDING or settable(plan, view):
        return ()
    reasons = []
    for colour in BRICKS:
        idle = why_idle(plan, view, colour)
        if idle is None:
            reasons.append((colour, NOT_AT_HAND))
        elif count(view.own_stock, colour):
            reasons.append((colour, idle))
    return tuple(reasons)


def why_idle(plan: Plan, view: State, colour: int) -> str | None:
    """Why a colour has no place that is open, whoever has bricks of it; None: it has one."""
    places = plan.by_colour[colour] & ~view.built
    if places & view.open:
        return None
    return NOT_SUPPORTED if places else NO_PLACE_LEFT


def why_not_set(plan: Plan, view: State, brick: Brick) -> str | None:
    """Why a brick cannot be set now, as far as the view tells; None: it can, or nothing speaks against it."""
    if view.stocks[view.seat] is not None:
        return why_not(plan, view, brick)
    number = plan.numbers[brick]
    if view.open >> number & 1:
        return None
    return "already-set" if view.built >> number & 1 else NOT_SUPPORTED


def idle_colours(plan: Plan, view: State) -> dict[int, str]:
    """The colours that nobody can set now, and why; none in the quarry."""
    if view.phase != BUILDING:
        return {}
    reasons = {colour: why_idle(plan, view, colour) for colour in BRICKS}
    return {colour: code for colour, code in reasons.items() if code is not None}
