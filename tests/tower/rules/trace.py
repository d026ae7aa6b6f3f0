"""A match of Tower as plain facts."""

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match


def trace(match: Match) -> dict[str, Json]:
    """Every brick in order, and the points."""
    turns = [{"seat": played.seat, "column": played.move.column} for played in match.played]
    outcome = match.outcome
    return {"turns": turns, "totals": list(outcome.scores) if outcome else None}
