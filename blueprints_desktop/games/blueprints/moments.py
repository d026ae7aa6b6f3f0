"""The key moments of Blueprints: what the rounds came to, and the dice that brought most."""

from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.moments import Moment, in_order, largest, lead_for_good, round_ends
from blueprints_desktop.games.blueprints.sheet import sheet


def moments(match: Match) -> tuple[Moment, ...]:
    """Of the rounds that have been scored: what is behind a screen is not told."""
    told = sheet(match)
    lead = lead_for_good(told.courses["points"]) if match.outcome else []
    return in_order(lead, round_ends(told), largest(told.courses["building"]))
