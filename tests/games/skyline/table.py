"""Positions of Projekt Skyline for the tests, set up in a line or two."""

from collections.abc import Sequence
from typing import Any, TypeVar

from attrs import evolve

from blueprints_desktop import places
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Event, Step
from blueprints_desktop.games.skyline.board import FINISHED, CityBoard
from blueprints_desktop.games.skyline.box import BOX
from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.grid import CELLS, NAMES
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, ROLLING
from blueprints_desktop.games.skyline.state import State

FOLDER = places.resources() / "skyline"
GAME = Skyline(BOX.read_data(Options(), [FOLDER]))

E = TypeVar("E", bound=Event)


class Loaded(Chance):
    """Dice that fall as asked, and the card that is wanted on top."""

    def __init__(self, white: int, black: int, card: str | None) -> None:
        super().__init__(0)
        self.throw = (white - 1) * 6 + black - 1
        self.card = card

    def below(self, limit: int) -> int:
        assert limit == 36, "one throw of two dice"
        return self.throw

    def draw(self, counts: Sequence[int]) -> int:
        assert self.card is not None, "no card was expected"
        kind = CARDS.index(self.card)
        assert counts[kind], "the card is still in the deck"
        return kind


def cell(name: str) -> int:
    return NAMES.index(name)


def city(buildings: str, seats: int) -> CityBoard:
    """A board from words such as ``0B:c3 11:a1,a2``: seat, height and where."""
    board = CityBoard.empty(seats)
    for word in buildings.split():
        kind, names = word.split(":")
        height = FINISHED if kind[1] == "B" else int(kind[1])
        board = board.changed(*((int(kind[0]), height, cell(name)) for name in names.split(",")))
    return board


def position(
    buildings: str,
    architect: str = "f6",
    *,
    seats: int = 2,
    seat: int = 0,
    black: int | None = None,
    card: str | None = None,
    **more: Any,
) -> State:
    """A seat to roll, or to build with the black die, or to carry out a card."""
    options = {name: more.pop(name) for name in list(more) if hasattr(Options(), name)}
    state = GAME.start(seats, Options(first=0, **options), Chance(0)).state
    phase = CARD if card else BUILDING if black else ROLLING
    return evolve(
        state,
        phase=phase,
        turn=4 * seats + seat,
        seat=seat,
        board=city(buildings, seats),
        architect=cell(architect),
        dice=(0, 0) if phase == ROLLING else (1, black or 1),
        card=card,
        **more,
    )


def legal(state: State) -> set[str]:
    moves = [str(move) for move in GAME.legal_moves(state)]
    assert len(set(moves)) == len(moves)
    return set(moves)


def play(state: State, text: str) -> Step[State]:
    """A decision of a player: it needs no chance."""
    return GAME.play(state, GAME.parse_move(text), Loaded(0, 0, None))


def rolled(state: State, white: int, black: int = 1, card: str | None = None) -> Step[State]:
    return GAME.play(state, GAME.parse_move("roll"), Loaded(white, black, card))


def told(step: Step[State], kind: type[E]) -> list[E]:
    return [event for event in step.events if isinstance(event, kind)]


def stands(state: State) -> dict[str, str]:
    """What stands where: ``{"c3": "0B"}``."""
    found = {}
    for place in range(CELLS):
        building = state.board.at(place)
        if building is not None:
            owner, height = building
            found[NAMES[place]] = f"{owner}{'B' if height == FINISHED else height}"
    return found
