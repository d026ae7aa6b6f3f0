"""What a decision would lead to: for boards, hints and computer players."""

from collections.abc import Iterable, Sequence

from attrs import frozen

from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.skyline.board import FINISHED, CityBoard
from blueprints_desktop.games.skyline.chains import Chain, chain_at, is_passed, lap_income
from blueprints_desktop.games.skyline.events import BuildingPlaced
from blueprints_desktop.games.skyline.grid import cells_in
from blueprints_desktop.games.skyline.moves import Build, CardMove
from blueprints_desktop.games.skyline.phases import PLACING
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.works import CARD_WORKS, put_floor, raise_pile


@frozen
class RentChange:
    """What somebody's rent is before and after: of the dearest chain that the decision touches, or a lap's."""

    owner: Seat
    before: int
    after: int


@frozen
class CityOutlook:
    """The city after a decision, what happens on the way, and whose rents it changes."""

    move: Build | CardMove
    board: CityBoard
    events: tuple[Event, ...]
    rents: tuple[RentChange, ...]
    """The mover's first, then the others' in the order of their seats."""
    incomes: tuple[RentChange, ...]
    """What the pawn of one other player pays in a lap on average, in the same order."""

    @property
    def passed(self) -> bool:
        """Pawns pass the chain that the mover builds on."""
        move = self.move
        return is_passed(self.board, move.cell if move.target is None else move.target)

    def rent_of(self, owner: Seat) -> RentChange | None:
        return next((change for change in self.rents if change.owner == owner), None)

    def income_of(self, owner: Seat) -> RentChange | None:
        """None: the decision does not change what pawns pay on average."""
        return next((change for change in self.incomes if change.owner == owner), None)


def outlook(state: State, move: Build | CardMove) -> CityOutlook:
    """What a legal decision would make of the city."""
    board, events = _carried_out(state, move)
    named = (move.cell, move.target, move.lifted)
    cells = [cell for cell in named if cell is not None]
    order = sorted(range(state.seats), key=lambda seat: (seat != state.seat, seat))
    changes = [_change(state.board, board, seat, cells) for seat in order]
    incomes = [_income(state.board, board, seat) for seat in order]
    return CityOutlook(
        move, board, tuple(events), tuple(filter(None, changes)), tuple(filter(None, incomes))
    )


def _carried_out(state: State, move: Build | CardMove) -> tuple[CityBoard, Sequence[Event]]:
    if isinstance(move, CardMove):
        assert state.card is not None, "a card is carried out while it lies open"
        return CARD_WORKS[state.card](state.board, state.seat, move)
    if state.phase == PLACING and state.turn < state.seats:
        placed = BuildingPlaced(state.seat, move.cell)
        return state.board.changed((state.seat, FINISHED, move.cell)), [placed]
    works = put_floor if move.target is None else raise_pile
    return works(state.board, state.seat, move)


def _income(before: CityBoard, after: CityBoard, seat: Seat) -> RentChange | None:
    old, new = lap_income(before, seat), lap_income(after, seat)
    return None if old == new else RentChange(seat, old, new)


def _change(before: CityBoard, after: CityBoard, seat: Seat, cells: list[int]) -> RentChange | None:
    """The dearest of a seat's chains about these cells, before and after.

    What grows together or falls apart is compared as a whole: all chains that touch the cells
    before or afterwards.
    """
    about = set(cells)
    for chain in _chains(before, seat, cells) | _chains(after, seat, cells):
        about.update(cells_in(chain.cells))
    old, new = _dearest(_chains(before, seat, about)), _dearest(_chains(after, seat, about))
    return None if old == new else RentChange(seat, old, new)


def _chains(board: CityBoard, seat: Seat, cells: Iterable[int]) -> set[Chain]:
    found = (chain_at(board, cell) for cell in cells)
    return {chain for chain in found if chain is not None and chain.owner == seat}


def _dearest(chains: set[Chain]) -> int:
    return max((chain.rent for chain in chains), default=0)
