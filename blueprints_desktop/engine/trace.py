"""The trace: a match told as plain facts, so that a stranger can check it with the rules alone."""

import json
from typing import Any

from blueprints_desktop.engine import options
from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match


def trace(match: Match) -> dict[str, Json]:
    """The match as one JSON object: what all games tell, around what this game tells."""
    outcome = match.outcome
    return {
        "game": match.box.key,
        "seats": match.seats,
        "seed": match.seed,
        **({"reseeds": [list(each) for each in match.reseeds]} if match.reseeds else {}),
        "options": options.rules_of(match.options),
        **match.box.trace(match),
        "winners": list(outcome.winners) if outcome else None,
    }


def line(facts: Any) -> str:
    """The trace as one line, always the same bytes for the same match."""
    return json.dumps(facts, ensure_ascii=False, separators=(", ", ": "))
