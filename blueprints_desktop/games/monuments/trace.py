"""A match of World Monuments as plain facts."""

from collections.abc import Sequence

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.monuments.events import (
    BlackReturned,
    BrickSet,
    JewelsScored,
    Passed,
    RoundBegan,
    RoundEnded,
    WorkerWalked,
)
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.moves import Brick, Cell
from blueprints_desktop.games.monuments.pieces import LETTERS, NOTHING, pieces_in


def trace(match: Match) -> dict[str, Json]:
    """The monument, the rounds with every turn, and what the jewels made of the scores."""
    assert isinstance(match.game, Monuments)
    cells = match.game.quarry.cells
    rounds: list[dict[str, Json]] = []
    jewels = [0] * match.seats
    for step in (match.opening, *(played.step for played in match.played)):
        for event in step.events:
            if isinstance(event, RoundBegan):
                rounds.append(_begun(event, cells))
            elif isinstance(event, JewelsScored):
                jewels[event.seat] = event.jewels
            else:
                _tell(rounds[-1], event)
    outcome = match.outcome
    return {
        "monument": match.game.kit.monument,
        "rounds": rounds,
        "jewels": jewels if outcome else None,
        "final": list(outcome.scores) if outcome else None,
    }


def _begun(event: RoundBegan, cells: Sequence[Cell]) -> dict[str, Json]:
    """A round of which nothing has been told yet but its quarry."""
    heaps = zip(cells, event.quarry, strict=True)
    return {
        "first": event.first,
        "quarry": {cell: [LETTERS[piece] for piece in pieces_in(heap)] for cell, heap in heaps},
        "pickups": [],
        "worker": None,
        "builds": [],
        "finished": False,
        "scores": None,
    }


def _tell(facts: dict[str, Json], event: Event) -> None:
    """Add an event to the facts of its round."""
    if isinstance(event, WorkerWalked):
        took = [None if piece == NOTHING else LETTERS[piece] for piece in event.took]
        facts["pickups"].append({"seat": event.seat, "path": list(event.cells), "took": took})
    elif isinstance(event, BlackReturned):
        facts["worker"] = event.seat
    elif isinstance(event, BrickSet):
        facts["builds"].append(
            {"seat": event.seat, "brick": _brick(event.brick), "points": event.points}
        )
    elif isinstance(event, Passed):
        facts["builds"].append({"seat": event.seat, "pass": True, "lost": event.lost})
    elif isinstance(event, RoundEnded):
        facts["finished"] = event.finished
        facts["scores"] = list(event.scores)


def _brick(brick: Brick) -> list[Json]:
    return [brick.level, brick.row, brick.x, LETTERS[brick.colour]]
