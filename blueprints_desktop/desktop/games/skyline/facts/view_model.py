"""What all parts of the board are told: the position, the choice so far and what is aimed at.

The outlook of the aimed cell is worked out here once; pill, note, right column and bar read it.
"""

from collections.abc import Sequence
from functools import cached_property

from attrs import frozen

from blueprints_desktop.desktop.games.skyline.board.effects import CellEffect, effect_on
from blueprints_desktop.desktop.games.skyline.board.selection import SkylineSelection
from blueprints_desktop.desktop.games.skyline.facts.story import TurnStory, last_turn
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.deck import Deck
from blueprints_desktop.games.skyline.grid import CELLS
from blueprints_desktop.games.skyline.outlook import CityOutlook, outlook
from blueprints_desktop.games.skyline.phases import BUILDING, CARD
from blueprints_desktop.games.skyline.state import State

Standing = tuple[Seat, int]
"""Owner and height of a building."""


@frozen(slots=False)
class SkylineModel:
    """A position, and how far the move has been chosen in it."""

    state: State
    people: tuple[Person, ...]
    you: Seat | None
    to_act: Seat | None
    selection: SkylineSelection
    deck: Deck
    story: TurnStory | None

    @cached_property
    def buildings(self) -> dict[int, Standing]:
        return buildings_of(self.state)

    @property
    def deciding(self) -> bool:
        """Somebody at the screen chooses now."""
        return self.selection.asks

    @property
    def in_turn(self) -> bool:
        """The story is that of a turn that still goes on."""
        return self.state.phase in (BUILDING, CARD)

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
    def ghosts(self) -> dict[int, Standing]:
        """What would stand where after the aimed effect and does not yet."""
        seen = self.outlook
        if seen is None:
            return {}
        after = {cell: seen.board.at(cell) for cell in range(CELLS)}
        return {
            cell: building
            for cell, building in after.items()
            if building is not None and building != self.buildings.get(cell)
        }

    @cached_property
    def travels(self) -> tuple[tuple[int, int], ...]:
        """From which cell to which the aimed effect would move something."""
        seen = self.outlook
        if seen is None:
            return ()
        move, found = seen.move, []
        if move.lifted is not None:
            found.append((move.lifted, move.cell))
        if move.target is not None:
            found.append((move.cell, move.target))
            if seen.board.at(move.cell) is not None:
                found.append((move.target, move.cell))
        return tuple(found)

    @cached_property
    def left(self) -> tuple[int, ...]:
        """The cells that would be empty because what stands there moves on."""
        seen = self.outlook
        starts = [start for start, _ in self.travels if start in self.buildings]
        return tuple(cell for cell in starts if seen is None or seen.board.at(cell) is None)

    @cached_property
    def demolished(self) -> tuple[int, ...]:
        """The cells whose buildings the aimed effect would take off the board."""
        seen = self.outlook
        if seen is None:
            return ()
        moved = {start for start, _ in self.travels}
        found = []
        for cell, (owner, _) in self.buildings.items():
            after = seen.board.at(cell)
            if cell not in moved and (after is None or after[0] != owner):
                found.append(cell)
        return tuple(found)

    def colour(self, seat: Seat) -> int:
        return self.people[seat].colour

    def name(self, seat: Seat) -> str:
        return self.people[seat].name


def model_of(
    position: Position, people: Sequence[Person], selection: SkylineSelection, deck: Deck
) -> SkylineModel:
    return SkylineModel(
        position.view,
        tuple(people),
        position.you,
        position.to_act,
        selection,
        deck,
        last_turn(position.events),
    )


def buildings_of(state: State) -> dict[int, Standing]:
    """What stands in the city."""
    found = {cell: state.board.at(cell) for cell in range(CELLS)}
    return {cell: building for cell, building in found.items() if building is not None}
