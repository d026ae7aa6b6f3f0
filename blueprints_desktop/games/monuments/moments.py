"""The key moments of World Monuments: the rounds, and the bricks that brought most."""

from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.moments import Moment, in_order, largest, lead_for_good, round_ends
from blueprints_desktop.games.monuments.sheet import sheet


def moments(match: Match) -> tuple[Moment, ...]:
    """All points are public as they are won; the jewels count once the screens are off."""
    told = sheet(match)
    course = told.courses["points"]
    lead = lead_for_good(course) if match.outcome else []
    ends = round_ends(told)
    return in_order(lead, ends, largest(course, {moment.step for moment in ends}))
