"""A match of Blueprints as plain facts."""

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.blueprints.dice import MATERIALS, Die
from blueprints_desktop.games.blueprints.events import (
    CardDealt,
    DiceDrawn,
    DieDiscarded,
    DieTaken,
    RoundBegan,
    RoundScored,
)
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.scoring import PRIZES, RoundResult
from blueprints_desktop.games.blueprints.spaces import COLUMNS, GONE


def trace(match: Match) -> dict[str, Json]:
    """The rounds with every turn, and the points won with Awards and Prizes."""
    assert isinstance(match.game, Blueprints)
    rounds: list[dict[str, Json]] = []
    for step in (match.opening, *(played.step for played in match.played)):
        for event in step.events:
            if isinstance(event, RoundBegan):
                rounds.append(_begun(event))
            elif isinstance(event, CardDealt):
                assert event.card is not None
                rounds[-1]["cards"].append(match.game.deck[event.card].rows)
            elif isinstance(event, DieTaken):
                rounds[-1]["turns"].append(_turn(event))
            elif isinstance(event, DieDiscarded):
                rounds[-1]["turns"][-1]["discarded"] = _die(event.die)
            elif isinstance(event, DiceDrawn):
                rounds[-1]["turns"][-1]["drawn"] = [_die(die) for die in event.dice]
            elif isinstance(event, RoundScored):
                rounds[-1].update(_scored(event.result))
    outcome = match.outcome
    return {"rounds": rounds, "points": list(outcome.scores) if outcome else None}


def _begun(event: RoundBegan) -> dict[str, Json]:
    return {
        "in_demand": [MATERIALS[material] for material in event.in_demand],
        "order": list(event.order),
        "cards": [],
        "pool": [_die(die) for die in event.pool],
        "turns": [],
    }


def _turn(event: DieTaken) -> dict[str, Json]:
    assert event.space is not None
    placed = None if event.space == GONE else list(divmod(event.space, COLUMNS))
    return {
        "seat": event.seat,
        "took": _die(event.die),
        "placed": placed,
        "discarded": None,
        "drawn": [],
    }


def _scored(result: RoundResult) -> dict[str, Json]:
    return {
        "scores": [{**score._asdict(), "total": score.total} for score in result.scores],
        "awards": dict(result.awards),
        "prizes": dict(zip(PRIZES, result.prizes, strict=True)),
    }


def _die(die: Die) -> list[Json]:
    return [MATERIALS[die & 3], (die >> 2) + 1]
