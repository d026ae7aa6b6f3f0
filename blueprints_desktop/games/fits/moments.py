"""The key moments of FITS: the boards scored, the drop that decided, those that brought or cost most."""

from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.moments import (
    LOSS,
    Moment,
    in_order,
    largest,
    lead_for_good,
    round_ends,
)
from blueprints_desktop.engine.sheet import course_of_states
from blueprints_desktop.games.fits.game import Fits
from blueprints_desktop.games.fits.scoring import score, totals
from blueprints_desktop.games.fits.sheet import sheet
from blueprints_desktop.games.fits.state import BUILDING, OVER, SCORED, State


def moments(match: Match) -> tuple[Moment, ...]:
    """Everything lies open in FITS, so all of it may be told at any time."""
    game = match.game
    assert isinstance(game, Fits)

    def standing(state: State) -> list[int]:
        """What everybody has, the ramps counted as they lie."""
        sums = totals(state.results, match.seats)
        if state.phase in (SCORED, OVER):
            return list(sums)
        board = game.boards[match.options.boards[state.round]]
        lying = [score(board, ramp.covered).total for ramp in state.ramps]
        return [before + now for before, now in zip(sums, lying, strict=True)]

    told, course = sheet(match), course_of_states(match, standing)
    building = {
        step
        for step in range(1, len(match.played) + 1)
        if match.state_after(step - 1).phase == BUILDING
    }
    begins = set(range(len(match.played) + 1)) - building
    lead = lead_for_good(course) if match.outcome else []
    losses = largest(course, begins, LOSS)[:1] if match.seats == 1 else []
    return in_order(lead, round_ends(told), largest(course, begins), losses)
