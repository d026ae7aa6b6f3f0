"""What happens in Projekt Skyline, as data. Everything is public."""

from attrs import frozen

from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.skyline.account import Account
from blueprints_desktop.games.skyline.board import FINISHED


@frozen
class GameBegan(Event):
    first: Seat
    start: int
    """The cell of the track where all pawns stand."""


@frozen
class BuildingPlaced(Event):
    """A finished building came onto the board before the first turn."""

    seat: Seat
    cell: int


@frozen
class FloorBuilt(Event):
    """A floor came onto an empty cell: placed, built or permitted."""

    seat: Seat
    cell: int


@frozen
class FloorLifted(Event):
    """The supply being empty, a floor was taken from the board to build with."""

    seat: Seat
    cell: int


@frozen
class PileMoved(Event):
    """A pile was raised, moved, and demolished what stood there."""

    seat: Seat
    origin: int
    cell: int
    floors: int
    """With the new one."""
    victim: Seat
    demolished: int
    """Floors that went back to the victim."""

    @property
    def finished(self) -> bool:
        return self.floors == FINISHED


@frozen
class StoreyAdded(Event):
    """A building was raised where it stands."""

    seat: Seat
    cell: int
    floors: int
    """With the new one."""

    @property
    def finished(self) -> bool:
        return self.floors == FINISHED


@frozen
class ArchitectMoved(Event):
    origin: int
    """NOWHERE when he comes onto the board."""
    cell: int


@frozen
class DiceRolled(Event):
    seat: Seat
    white: int
    black: int


@frozen
class PawnMoved(Event):
    seat: Seat
    origin: int
    place: int


@frozen
class RentPaid(Event):
    """Rent for a whole chain. The owner gets it all, even where the payer's cash fell short."""

    payer: Seat
    owner: Seat
    amount: int
    paid: int
    """From the payer's cash."""
    cells: tuple[int, ...]
    """The buildings of the chain."""


@frozen
class NothingBuilt(Event):
    seat: Seat
    reason: str
    """``no-floor`` or ``no-destination``."""


@frozen
class DeckReshuffled(Event):
    cards: int


@frozen
class CardDrawn(Event):
    seat: Seat
    card: str


@frozen
class CardIdle(Event):
    """The card changed nothing."""

    seat: Seat
    card: str
    reason: str
    """``no-floor``, ``no-target``, ``no-debt`` (nobody owes anything) or ``no-cash``."""


@frozen
class MoneyPaid(Event):
    """A card moved money; None is the bank."""

    payer: Seat | None
    receiver: Seat | None
    due: int
    paid: int


@frozen
class BuildingRemoved(Event):
    seat: Seat
    """Who did it."""
    owner: Seat
    cell: int
    floors: int


@frozen
class BuildingMoved(Event):
    seat: Seat
    origin: int
    cell: int
    floors: int
    """FINISHED for a finished building."""


@frozen
class BuildingsSwapped(Event):
    """The building that stood on ``cell`` is now on ``other``, and the other way round."""

    seat: Seat
    cell: int
    opponent: Seat
    other: int


@frozen
class BuildingImploded(Event):
    """A finished building went back to its owner and left so many floors."""

    seat: Seat
    """Who did it."""
    owner: Seat
    cell: int
    floors: int


@frozen
class GameEnded(Event):
    ended: str
    """``last building`` or ``bankrupt``."""
    accounts: tuple[Account, ...]
