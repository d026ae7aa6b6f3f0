"""Which things of the board of Projekt Skyline are marked to show what happened, what a move would do, or what
a reason for it speaks of."""

from collections.abc import Collection, Iterable, Iterator

from attrs import frozen

from blueprints_desktop.desktop.games.skyline.board.selection import DICE, cell_name
from blueprints_desktop.desktop.ui.board.highlights import EventHighlights, Highlight
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.board import FINISHED, CityBoard
from blueprints_desktop.games.skyline.chains import Chain, chain_at, chains_of, rents
from blueprints_desktop.games.skyline.events import (
    BuildingPlaced,
    FloorBuilt,
    PawnMoved,
    PileMoved,
    StoreyAdded,
)
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.grid import RING, cells_in
from blueprints_desktop.games.skyline.moves import Build, CardMove, Move, Roll
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH


def street_name(place: int) -> str:
    """The public name of a place of the street.

    >>> street_name(0)
    'street.1'
    """
    return f"street.{place + 1}"


def _came_up(event: BuildingPlaced | FloorBuilt | StoreyAdded) -> Iterator[Highlight]:
    yield Highlight(things=(cell_name(event.cell),))


def _pile_moved(event: PileMoved) -> Iterator[Highlight]:
    yield Highlight(
        things=(cell_name(event.cell),), trail=(cell_name(event.origin), cell_name(event.cell))
    )


def _pawn_moved(event: PawnMoved) -> Iterator[Highlight]:
    """Along the street: a straight line would lead across the city."""
    steps = (event.place - event.origin) % LENGTH
    places = ((event.origin + step) % LENGTH for step in range(steps + 1))
    yield Highlight(trail=tuple(map(street_name, places)))


EVENT_HIGHLIGHTS: EventHighlights = {
    BuildingPlaced: _came_up,
    FloorBuilt: _came_up,
    StoreyAdded: _came_up,
    PileMoved: _pile_moved,
    PawnMoved: _pawn_moved,
}


_NO_LUCK = Chance(0)
"""Only a roll leaves anything to chance."""


@frozen
class BuildingGhost:
    """A building that would stand on a cell."""

    cell: int
    owner: Seat
    floors: int


def move_highlights(game: Skyline, view: State, move: Move) -> Iterator[Highlight]:
    """The dice; or the cells of the move with what would stand there, the last one being where most
    is changed."""
    if isinstance(move, Roll):
        yield Highlight(things=(DICE,))
        return
    cells = [cell for cell in (move.lifted, move.cell, move.target) if cell is not None]
    names, after = tuple(map(cell_name, cells)), game.play(view, move, _NO_LUCK).state.board
    for number, (cell, name) in enumerate(zip(cells, names, strict=True), 1):
        building, trails = after.at(cell), number == len(cells) > 1
        changes = building is not None and building != view.board.at(cell)
        yield Highlight(
            things=(name,),
            trail=names if trails else (),
            ghost=BuildingGhost(cell, *building) if changes and building is not None else None,
        )


# --- what a reason speaks of ------------------------------------------------------------------

_ROLLS = range(1, 7)
_HEIGHTS = {"singles": 1, "doubles": 2, "buildings": FINISHED}


def cash_name(seat: Seat) -> str:
    """What a player's panel says of the cash.

    >>> cash_name(0)
    'seat.1.cash'
    """
    return f"seat.{seat + 1}.cash"


def reason_things(game: Skyline, view: State, move: Move, code: str) -> Iterator[str]:
    """The cells of city and street that a reason for a move speaks of, or the cash."""
    if isinstance(move, Roll):
        return
    seat, after = view.seat, game.play(view, move, _NO_LUCK).state.board
    meant = code.removeprefix("late_")
    if meant.startswith("their_"):
        yield from _taken_from_others(view, move, meant.removeprefix("their_"))
    elif meant in ("cash", "won"):
        yield cash_name(seat)
    elif meant in _HEIGHTS:
        changed = (cell for cell in (move.cell, move.target) if cell is not None)
        own = (seat, _HEIGHTS[meant])
        yield from (cell_name(cell) for cell in changed if after.at(cell) == own)
    elif meant in ("rents", "next_rents"):
        yield from _rents_meant(view, after, move, soon=meant == "next_rents")
    elif meant in ("raising", "finishing"):
        yield from _hunters(after, seat, 2 if meant == "raising" else 3)
    elif meant in ("peril", "next_peril"):
        yield from _dearest_visits(view, after, soon=meant == "next_peril")


def _rents_meant(
    view: State, after: CityBoard, move: Build | CardMove, *, soon: bool
) -> Iterator[str]:
    """The chain of the move, or all that bring rent, with the street beside it; ``soon``: where the others can
    stop with their next roll."""
    cell = move.cell if move.target is None else move.target
    chain = chain_at(after, cell)
    own = [chain] if chain is not None and chain.owner == view.seat else []
    if soon or not own:
        own = list(chains_of(after, view.seat))
    places = set(range(LENGTH))
    if soon:
        pawns = (pawn for seat, pawn in enumerate(view.pawns) if seat != view.seat)
        places = {(pawn + roll) % LENGTH for pawn in pawns for roll in _ROLLS}
    yield from _along(own, places)


def _taken_from_others(view: State, move: Build | CardMove, meant: str) -> Iterator[str]:
    """The buildings of the others that the move changes, or the chains that they are in now."""
    cells = [cell for cell in (move.cell, move.target) if cell is not None]
    if meant in _HEIGHTS:
        found = {cell: view.board.at(cell) for cell in cells}
        wanted = _HEIGHTS[meant]
        yield from (
            cell_name(cell)
            for cell, here in found.items()
            if here is not None and here[0] != view.seat and here[1] == wanted
        )
        return
    chains = [chain for cell in cells if (chain := chain_at(view.board, cell)) is not None]
    places = set(range(LENGTH))
    if meant == "next_rents":
        places = {(pawn + roll) % LENGTH for pawn in view.pawns for roll in _ROLLS}
    yield from _along([chain for chain in chains if chain.owner != view.seat], places)


def _along(chains: Iterable[Chain], places: Collection[int]) -> Iterator[str]:
    """The chains that lie beside any of these places of the street, and those places."""
    for chain in chains:
        beside = [place for place in sorted(places) if _touches(chain, place)]
        if beside:
            yield from map(cell_name, cells_in(chain.cells))
            yield from map(street_name, beside)


def _touches(chain: Chain, place: int) -> bool:
    return bool(chain.cells >> BESIDE[place] & 1)


def _hunters(board: CityBoard, seat: Seat, steps: int) -> Iterator[str]:
    """The own piles that can move so far onto a building of another player, and those buildings."""
    levels = (board.singles,) if steps == 2 else (board.singles, board.doubles)
    own = (board.singles if steps == 2 else board.doubles)[seat]
    prey = sum(each for level in levels for other, each in enumerate(level) if other != seat)
    reached = 0
    for cell in cells_in(own):
        if RING[cell][steps] & prey:
            reached |= RING[cell][steps] & prey
            yield cell_name(cell)
    yield from map(cell_name, cells_in(reached))


def _dearest_visits(view: State, board: CityBoard, *, soon: bool) -> Iterator[str]:
    """The dearest stretch of the street that the mover can come to, with its chain; ``soon``: with one roll."""
    start, due = view.pawns[view.seat], rents(board, view.seat)
    places = {(start + roll) % LENGTH for roll in _ROLLS} if soon else set(range(LENGTH))
    chains = [chain for place in sorted(places) if (chain := due[place]) is not None]
    if chains:
        yield from _along([max(chains, key=lambda chain: chain.rent)], places)
