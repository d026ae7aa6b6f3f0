"""Scenes of how rounds and matches of Blueprints end."""

from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.games.blueprints.facts.result_facts import reveal_timeline
from blueprints_desktop.desktop.games.blueprints.results.reveal import RevealView
from blueprints_desktop.desktop.games.blueprints.texts.end_words import running_prompt
from blueprints_desktop.desktop.ui.results.clock import Clock
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.blueprints.state import REVEALED
from blueprints_desktop.tools.render.blueprints_play import (
    GAME,
    SEATS,
    find,
    last_result,
)
from blueprints_desktop.tools.render.scenes import scene_for_seats
from blueprints_desktop.tools.render.studio import LONG_NAMES, Studio

# --- positions --------------------------------------------------------------------------


def _scored(match: Match) -> bool:
    """The second round is over; clear places, and two Prizes at least."""
    result = last_result(match)
    if result is None or match.state.phase != REVEALED or match.state.round.number != 1:
        return False
    totals = {score.total for score in result.scores}
    won = [seat for seat in result.prizes if seat is not None]
    return len(totals) == match.seats and len(won) >= 2


def has_tied_round(match: Match) -> bool:
    """The best two have the same points: dice in demand, or the order of play, decide."""
    result = last_result(match)
    if result is None or match.state.phase != REVEALED:
        return False
    first, second = (result.scores[seat].total for seat in result.ranking[:2])
    return first == second


def _many_prizes(match: Match) -> bool:
    """Three Prizes in one round: as much as a panel may have to hold."""
    result = last_result(match)
    if result is None or match.state.phase != REVEALED:
        return False
    return sum(seat is not None for seat in result.prizes) >= 3


def _won_clearly(match: Match) -> bool:
    return match.outcome is not None and match.outcome.decided_by == "points"


def _won_by_tie_break(match: Match) -> bool:
    return match.outcome is not None and match.outcome.decided_by not in ("points", "shared")


def is_shared(match: Match) -> bool:
    return match.outcome is not None and match.outcome.decided_by == "shared"


# --- the reveal -------------------------------------------------------------------------


@scene_for_seats("blueprints-reveal", GAME, SEATS)
def reveal(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _scored).match())


@scene_for_seats("blueprints-reveal-running", GAME, SEATS)
def reveal_in_the_middle(studio: Studio, seats: int) -> QWidget:
    match = find(seats, _scored).match()
    result = last_result(match)
    assert result is not None
    page = studio.table(match)
    view = page.board.findChild(RevealView)
    assert view is not None
    clock = view.findChild(Clock)
    assert clock is not None
    clock.now = 0.45 * reveal_timeline(result).end
    clock.moved.emit(clock.now)
    page.board.prompted.emit(running_prompt(match.state.round.number))
    return page


@scene_for_seats("blueprints-reveal-tied", GAME, SEATS)
def reveal_with_a_tie_break(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, has_tied_round).match())


@scene_for_seats("blueprints-reveal-prizes", GAME, (3, 4))
def reveal_with_many_prizes(studio: Studio, seats: int) -> QWidget:
    """With two players that takes thousands of matches to find."""
    return studio.table(find(seats, _many_prizes).match())


@scene_for_seats("blueprints-reveal-long-names", GAME, (4,))
def reveal_with_long_names(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _scored).match(), LONG_NAMES)


# --- the ending -------------------------------------------------------------------------


@scene_for_seats("blueprints-ending", GAME, SEATS)
def clear_winner(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _won_clearly).match())


@scene_for_seats("blueprints-ending-tie-break", GAME, SEATS)
def winner_by_tie_break(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _won_by_tie_break).match())


@scene_for_seats("blueprints-ending-shared", GAME, (3, 4))
def shared_win(studio: Studio, seats: int) -> QWidget:
    """Two players cannot share: they hold three Silver Awards between them."""
    return studio.table(find(seats, is_shared).match())


@scene_for_seats("blueprints-ending-long-names", GAME, (4,))
def ending_with_long_names(studio: Studio, seats: int) -> QWidget:
    return studio.table(find(seats, _won_clearly).match(), LONG_NAMES)
