"""What all parts of the board are told: the position, the choice so far, what it does, and the turn.

The outlook of the aimed cell is worked out here once; pill, note, right column and bar read it.
"""

from collections.abc import Sequence
from enum import Enum
from functools import cached_property
from typing import Any

from attrs import frozen

from blueprints_desktop.desktop.games.skyline.board.selection import MovePart, SkylineSelection
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.skyline import events
from blueprints_desktop.games.skyline.board import FINISHED, CityBoard
from blueprints_desktop.games.skyline.chains import RENT_PER_BUILDING, RENT_PER_FLOOR
from blueprints_desktop.games.skyline.deck import Deck
from blueprints_desktop.games.skyline.grid import CELLS
from blueprints_desktop.games.skyline.outlook import CityOutlook, outlook
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING
from blueprints_desktop.games.skyline.state import State

Standing = tuple[Seat, int]
"""Owner and height of a building."""


def buildings_of(board: CityBoard) -> dict[int, Standing]:
    """What stands in the city."""
    found = {cell: board.at(cell) for cell in range(CELLS)}
    return {cell: building for cell, building in found.items() if building is not None}


def share_of(floors: int) -> int:
    """What a building adds to the rent of its chain."""
    return RENT_PER_BUILDING if floors == FINISHED else RENT_PER_FLOOR * floors


# --- what naming a cell does --------------------------------------------------------------


class CellEffect(Enum):
    """What happens on a cell that is named."""

    FLOOR = "floor"
    TOWER = "tower"
    RAISE = "raise"
    FINISH = "finish"
    DEMOLISH = "demolish"
    LIFT = "lift"
    REMOVE = "remove"
    REPLACE = "replace"
    """Of another player's floor, in whose place comes one of the mover's own."""
    IMPLODE = "implode"
    TAKE = "take"
    """Of a building that will be moved."""
    OFFER = "offer"
    """Of a building that will be swapped."""
    MOVE = "move"
    SWAP = "swap"

    @property
    def named(self) -> bool:
        """A label over the cell says it; on an empty lot a sign on the ground is enough."""
        return self not in (CellEffect.FLOOR, CellEffect.TOWER, CellEffect.MOVE)


_RULES = {
    CellEffect.FLOOR: "empty-cell",
    CellEffect.RAISE: "own-pile",
    CellEffect.FINISH: "own-pile",
    CellEffect.DEMOLISH: "demolition",
}
_CARDS = {
    "demolition_order": CellEffect.REMOVE,
    "expropriation": CellEffect.REMOVE,
    "forced_sale": CellEffect.REPLACE,
    "building_permit": CellEffect.FLOOR,
    "relocation": CellEffect.TAKE,
    "land_swap": CellEffect.OFFER,
    "implosion": CellEffect.IMPLODE,
    "tower_on_rails": CellEffect.TAKE,
    "takeover": CellEffect.OFFER,
}
_TARGETS = {CellEffect.TAKE: CellEffect.MOVE, CellEffect.OFFER: CellEffect.SWAP}
"""What is done with the target of a building that is moved or swapped."""


def effect_on(state: State, selection: SkylineSelection, cell: int) -> CellEffect:
    """What naming this cell does, or begins."""
    carded = None if state.card is None else _CARDS.get(state.card)
    if selection.part is MovePart.LIFT:
        return CellEffect.LIFT
    if selection.part is MovePart.TARGET:
        return CellEffect.DEMOLISH if carded is None else _TARGETS[carded]
    if state.phase == PLACING:
        return CellEffect.TOWER if state.turn < state.seats else CellEffect.FLOOR
    if carded is not None:
        return carded
    standing = state.board.at(cell)
    if standing is None:
        return CellEffect.FLOOR
    return CellEffect.FINISH if standing[1] + 1 == FINISHED else CellEffect.RAISE


def rule_about(state: State, effect: CellEffect) -> str:
    """The paragraph of the rulebook about an effect: the same one has other rules in the set-up, with
    the black die and with a card."""
    if effect is CellEffect.LIFT:
        return "no-floor-left"
    if state.phase == PLACING:
        return "placing"
    return state.card or _RULES[effect]


# --- the turn -----------------------------------------------------------------------------


def money_moved(event: Event) -> dict[Seat, int]:
    """What an event brought each player, or cost. The bank is no player."""
    moved: dict[Seat | None, int] = {}
    if isinstance(event, events.RentPaid):
        moved = {event.payer: -event.paid, event.owner: event.amount}
    elif isinstance(event, events.MoneyPaid):
        moved = {event.payer: -event.paid, event.receiver: event.paid}
    return {seat: amount for seat, amount in moved.items() if seat is not None}


@frozen
class TurnStory:
    """A turn as far as it has come, read off its events."""

    seat: Seat
    dice: tuple[int, int]
    walk: tuple[int, int] | None = None
    """From which place of the street to which."""
    rent: events.RentPaid | None = None
    card: str | None = None
    payments: tuple[events.MoneyPaid, ...] = ()
    nothing: str | None = None
    """Why nothing was built, or the card changed nothing."""
    works: tuple[Event, ...] = ()
    """What was done with the black die or for the card."""

    def money(self, seat: Seat) -> int:
        """What this turn brought a player, or cost."""
        paid = (*self.payments, *(() if self.rent is None else (self.rent,)))
        return sum(money_moved(event).get(seat, 0) for event in paid)


def last_turn(numbered: Sequence[tuple[int, Event]]) -> TurnStory | None:
    """The turn that is going on, or between two turns the one that just ended; None before the first."""
    told = [event for _, event in numbered]
    rolls = [index for index, event in enumerate(told) if isinstance(event, events.DiceRolled)]
    if not rolls:
        return None
    rolled: Any = told[rolls[-1]]
    facts: dict[str, Any] = {"payments": (), "works": ()}
    for event in told[rolls[-1] + 1 :]:
        match event:
            case events.PawnMoved():
                facts["walk"] = event.origin, event.place
            case events.RentPaid():
                facts["rent"] = event
            case events.CardDrawn():
                facts["card"] = event.card
            case events.MoneyPaid():
                facts["payments"] += (event,)
            case events.NothingBuilt() | events.CardIdle():
                facts["nothing"] = event.reason
            case _:
                facts["works"] += (event,)
    return TurnStory(rolled.seat, (rolled.white, rolled.black), **facts)


# --- the model ----------------------------------------------------------------------------


@frozen(slots=False)
class SkylineModel:
    """A position, and how far the move has been chosen in it."""

    position: Position
    people: Sequence[Person]
    selection: SkylineSelection
    deck: Deck

    @property
    def state(self) -> State:
        state: State = self.position.view
        return state

    @cached_property
    def story(self) -> TurnStory | None:
        return last_turn(self.position.events)

    @cached_property
    def buildings(self) -> dict[int, Standing]:
        return buildings_of(self.state.board)

    @property
    def in_turn(self) -> bool:
        """The story is that of a turn that still goes on."""
        return self.state.phase in (BUILDING, CARD)

    @property
    def rent(self) -> events.RentPaid | None:
        """The rent that was paid in the turn that goes on."""
        return self.story.rent if self.story is not None and self.in_turn else None

    @cached_property
    def effects(self) -> dict[int, CellEffect]:
        """By lit cell, what naming it does."""
        return {cell: effect_on(self.state, self.selection, cell) for cell in self.selection.cells}

    @cached_property
    def outlook(self) -> CityOutlook | None:
        """What the aimed cell would lead to; None where more has to be named first."""
        move = None if self.selection.aimed is None else self.selection.move
        return None if move is None else outlook(self.state, move)

    @cached_property
    def _after(self) -> dict[int, Standing]:
        """What would stand in the city after the aimed effect."""
        return self.buildings if self.outlook is None else buildings_of(self.outlook.board)

    @cached_property
    def ghosts(self) -> dict[int, Standing]:
        """What would stand where after the aimed effect and does not yet."""
        return {
            cell: building
            for cell, building in self._after.items()
            if building != self.buildings.get(cell)
        }

    @cached_property
    def travels(self) -> tuple[tuple[int, int], ...]:
        """From which cell to which the aimed effect would move something."""
        if self.outlook is None:
            return ()
        move, found = self.outlook.move, []
        if move.lifted is not None:
            found.append((move.lifted, move.cell))
        if move.target is not None:
            found.append((move.cell, move.target))
            if move.cell in self._after:
                found.append((move.target, move.cell))
        return tuple(found)

    @property
    def left(self) -> tuple[int, ...]:
        """The cells that would be empty because what stands there moves on."""
        gone = self.buildings.keys() - self._after.keys()
        return tuple(start for start, _ in self.travels if start in gone)

    @property
    def demolished(self) -> tuple[int, ...]:
        """The cells whose buildings the aimed effect would take off the board."""
        owners = {cell: owner for cell, (owner, _) in self._after.items()}
        owners |= {start: self.buildings[start][0] for start, _ in self.travels}
        return tuple(
            cell for cell, (owner, _) in self.buildings.items() if owners.get(cell) != owner
        )

    def colour(self, seat: Seat) -> int:
        return self.people[seat].colour

    def name(self, seat: Seat) -> str:
        return self.people[seat].name
