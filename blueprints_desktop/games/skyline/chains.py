"""Chains of buildings, and the rent that is due beside them."""

from attrs import frozen

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.board import CityBoard
from blueprints_desktop.games.skyline.grid import BIT, NOWHERE, connected
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH

_MEAN_ROLL = 3.5
"""Of the white die: how far a pawn walks in a turn on average."""
RENT_PER_FLOOR = 10
RENT_PER_BUILDING = 100


@frozen
class Chain:
    """Buildings of one owner that hang together side by side, and the rent for them all."""

    owner: Seat
    cells: int
    """As a set."""
    rent: int


def chain_at(board: CityBoard, cell: int) -> Chain | None:
    """The chain to which the building on this cell belongs."""
    bit = BIT[cell]
    for seat, finished in enumerate(board.finished):
        singles, doubles = board.singles[seat], board.doubles[seat]
        own = singles | doubles | finished
        if own & bit:
            cells = connected(bit, own)
            floors = (cells & singles).bit_count() + 2 * (cells & doubles).bit_count()
            rent = RENT_PER_FLOOR * floors + RENT_PER_BUILDING * (cells & finished).bit_count()
            return Chain(seat, cells, rent)
    return None


def chains_of(board: CityBoard, owner: Seat) -> tuple[Chain, ...]:
    """All chains of a player, the dearest first."""
    left, found = board.owned(owner), []
    while left:
        cells = connected(left & -left, board.owned(owner))
        chain = chain_at(board, (cells & -cells).bit_length() - 1)
        assert chain is not None, "a cell that is owned has a chain"
        found.append(chain)
        left &= ~cells
    return tuple(sorted(found, key=lambda chain: -chain.rent))


def is_passed(board: CityBoard, cell: int) -> bool:
    """Whether pawns pass the chain to which the building on this cell belongs.

    >>> inside = CityBoard.empty(2).changed((0, 1, 7))
    >>> is_passed(inside, 7), is_passed(inside.changed((0, 1, 6)), 7)
    (False, True)
    """
    chain = chain_at(board, cell)
    return chain is not None and any(chain.cells & BIT[at] for at in BESIDE if at != NOWHERE)


def rent_due(board: CityBoard, visitor: Seat, place: int) -> Chain | None:
    """The chain for which a visitor pays on this cell of the track; None: nothing is due."""
    chain = chain_at(board, BESIDE[place])
    return None if chain is None or chain.owner == visitor else chain


def rents(board: CityBoard, visitor: Seat) -> tuple[Chain | None, ...]:
    """By cell of the track, what a visitor would pay for there."""
    return tuple(rent_due(board, visitor, place) for place in range(LENGTH))


def lap_income(board: CityBoard, owner: Seat) -> int:
    """What the pawn of one other player pays the owner in a lap on average, rounded.

    >>> from blueprints_desktop.games.skyline.board import FINISHED
    >>> corner = CityBoard.empty(2).changed((0, FINISHED, 0))
    >>> lap_income(corner, 0), lap_income(corner, 1)
    (57, 0)
    """
    chains = (chain_at(board, cell) for cell in BESIDE)
    due = sum(chain.rent for chain in chains if chain is not None and chain.owner == owner)
    return round(due / _MEAN_ROLL)
