"""The key moments of Projekt Skyline: the dearest rents, the greatest growth, the lead for good."""

from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.moments import LOSS, RUIN, Moment, in_order, largest, lead_for_good
from blueprints_desktop.games.skyline.sheet import sheet


def moments(match: Match) -> tuple[Moment, ...]:
    """Everything lies open in this game, so all of it may be told at any time."""
    course = sheet(match).courses["points"]
    lead = lead_for_good(course) if match.outcome else []
    debt = match.state.debt if match.outcome else None
    ruin = [] if debt is None else [Moment(len(match.played), RUIN, debt.debtor, debt.amount)]
    return in_order(ruin, lead, largest(course), largest(course, key=LOSS))
