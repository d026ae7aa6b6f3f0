"""Which things of the board of Blueprints are marked to show what happened, what a move would do, or what a
reason for it speaks of.

Where a die was put is only marked for those who may know it: events and views hold nothing else.
"""

from collections.abc import Iterator, Sequence

from blueprints_desktop.desktop.games.blueprints.facts.public_facts import (
    REMOVED,
    die_name,
    pool_die_name,
    score_name,
    screen_name,
    seat_name,
    space_name,
)
from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import GLASS, RECYCLED, STONE, WOOD, material_of
from blueprints_desktop.games.blueprints.events import DiceDrawn, DieDiscarded, DieTaken
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.scoring import PRIZES
from blueprints_desktop.games.blueprints.spaces import GONE, NEIGHBOURS
from blueprints_desktop.games.blueprints.state import Building, State, built


def _taken(event: DieTaken) -> Iterator[Highlight]:
    """Its space where that is known, else the screen behind which it went."""
    if event.space == GONE:
        yield Highlight(things=(REMOVED,))
    elif event.space is None:
        yield Highlight(things=(screen_name(event.seat),))
    else:
        yield Highlight(things=(space_name(event.space),))


def _discarded(_event: DieDiscarded) -> Iterator[Highlight]:
    yield Highlight(things=(REMOVED,))


def _drawn(event: DiceDrawn) -> Iterator[Highlight]:
    for number, die in enumerate(event.dice):
        yield Highlight(things=(pool_die_name(die, event.dice[:number].count(die)),))


EVENT_HIGHLIGHTS: EventHighlights = {DieTaken: _taken, DieDiscarded: _discarded, DiceDrawn: _drawn}


def move_highlights(view: State, move: Move) -> Iterator[Highlight]:
    """The die in the pool and the way it takes."""
    if not isinstance(move, Take | Discard) or move.die not in view.pool:
        return
    die = die_name(view.pool.index(move.die))
    goes = REMOVED
    if isinstance(move, Take) and move.space != GONE:
        goes = space_name(move.space)
    yield Highlight(things=(die,))
    lies = None if goes == REMOVED else (move.die, goes)
    yield Highlight(things=(goes,), trail=(die, goes), ghost=lies)


# --- what a reason speaks of ------------------------------------------------------------------

_OF_MATERIAL = {"recycled": RECYCLED, "stone": STONE, "glass": GLASS}
_ROWS = ("bonus", "wood", *_OF_MATERIAL, *PRIZES)
_KEPT_POSSIBLE = {f"{prize}_possible": prize for prize in PRIZES}
"""Reasons that a die keeps a Prize possible, and that Prize."""
DEMAND = "demand"


def reason_things(
    view: State, seat: Seat, heights: Sequence[int], move: Move, code: str
) -> Iterator[str]:
    """The die, the spaces and the rows of the score that a reason for a move speaks of.

    ``heights`` is what the plan of the seat asks for.
    """
    row = code.removesuffix("_now")
    if isinstance(move, Take | Discard) and row in ("denied", "unwanted", "in_demand"):
        yield die_name(view.pool.index(move.die))
        if row != "unwanted":
            yield DEMAND if row == "in_demand" else seat_name(_next_seat(view, seat))
        return
    if row in ("award", "points"):
        yield score_name("total")
    elif row == "prizes":
        yield from map(score_name, PRIZES)
    elif row in _KEPT_POSSIBLE:
        yield score_name(_KEPT_POSSIBLE[row])
    elif row == "low_die" and isinstance(move, Take) and move.space != GONE:
        yield space_name(move.space)
    elif row == "others":
        yield from (seat_name(other) for other in range(view.seats) if other != seat)
    elif row in _ROWS and isinstance(move, Take) and move.space != GONE:
        yield score_name(row)
        site = view.sites[seat]
        if site is not None:
            after = built(site, move.die, move.space).building
            yield from map(space_name, _spaces_meant(after, heights, move, row))


def _next_seat(view: State, seat: Seat) -> Seat:
    order = view.round.order
    return order[(order.index(seat) + 1) % len(order)]


def _spaces_meant(
    building: Building, heights: Sequence[int], move: Take, row: str
) -> Iterator[int]:
    """The spaces of a building with the die on it that make up a row of the score."""
    if row == "skyscraper":
        yield max(range(len(building)), key=lambda space: len(building[space]))
        return
    if row == "wood":
        yield from _beside_wood(building, move)
        return
    kept = {
        "structural_integrity": lambda die: die >> 2 == move.die >> 2,
        "geometer": lambda _die: True,
        "materials": lambda die: material_of(die) == material_of(move.die),
    }
    counts = kept.get(row, lambda die: material_of(die) == _OF_MATERIAL.get(row))
    for space, stack in enumerate(building):
        lacks = row == "bonus" and len(stack) < heights[space]
        if space == move.space or lacks or any(map(counts, stack)):
            yield space


def _beside_wood(building: Building, move: Take) -> Iterator[int]:
    """The space of the die, and those beside it with dice that it touches."""
    level = len(building[move.space]) - 1
    yield move.space
    for other in NEIGHBOURS[move.space]:
        stack = building[other]
        touched = len(stack) > level
        if touched and WOOD in (material_of(move.die), material_of(stack[level])):
            yield other
