"""The key moments of Projekt Skyline: the dearest rents, the greatest growth, the lead for good."""

from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.moments import LOSS, Moment, in_order, largest, lead_for_good
from blueprints_desktop.games.skyline.sheet import sheet


def moments(match: Match) -> tuple[Moment, ...]:
    """Everything lies open in this game, so all of it may be told at any time."""
    course = sheet(match).courses["points"]
    lead = lead_for_good(course) if match.outcome else []
    return in_order(lead, largest(course), largest(course, key=LOSS))
