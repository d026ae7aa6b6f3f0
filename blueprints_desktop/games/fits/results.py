"""What a finished solo game is remembered by: its boards one by one, all four, the day's ramp."""

from attrs import frozen

from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.fits.daily import day_of
from blueprints_desktop.games.fits.options import BoardId
from blueprints_desktop.games.fits.scoring import totals
from blueprints_desktop.games.fits.state import OVER, State
from blueprints_desktop.games.fits.titles import earns_title

FOUR_BOARDS = "boards 1 to 4"
BOARD, DAILY = "board ", "daily "
"""What the names of other feats begin with."""


@frozen
class NamedPoints:
    """Points under the name of what they were reached in."""

    feat: str
    points: int


def board_feat(board: BoardId) -> str:
    """Points on one board."""
    return f"{BOARD}{board}"


def daily_feat(seed: int) -> str:
    """Points on the ramp of the day that has this seed."""
    day = day_of(seed)
    return "" if day is None else f"{DAILY}{day.isoformat()}"


def results(match: Match) -> list[NamedPoints]:
    """What a match enters into the records: nothing unless it was played alone, to its end, and
    without a hint or a take-back; nor if it was only for practice."""
    state: State = match.state
    if state.phase != OVER or state.seats != 1 or not match.enters_records:
        return []
    found = [NamedPoints(board_feat(each.board), each.scores[0].total) for each in state.results]
    whole = totals(state.results, 1)[0]
    if earns_title(state.options.boards):
        found.append(NamedPoints(FOUR_BOARDS, whole))
    day = daily_feat(match.seed) if state.options.daily else ""
    if day:
        found.append(NamedPoints(day, whole))
    return found


def attempts(match: Match) -> list[str]:
    """What counts from its beginning, finished or not: the day's ramp, tried alone for the first time."""
    daily = match.seats == 1 and match.options.daily and not match.options.practice
    feat = daily_feat(match.seed) if daily else ""
    return [feat] if feat else []
