"""Luck in Projekt Skyline: the rents that the white die led to."""

from blueprints_desktop.engine.luck import Luck, LuckTally
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.chains import rent_due
from blueprints_desktop.games.skyline.events import DiceRolled
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import LENGTH

_WHITE = range(1, 7)


def luck(match: Match) -> Luck:
    """By seat, rents received less rents paid: what was rolled, and what could have been rolled."""
    tally = LuckTally(match.seats)
    for number, played in enumerate(match.played, 1):
        rolled = next((event for event in played.step.events if type(event) is DiceRolled), None)
        if rolled is None:
            continue
        state: State = match.state_after(number - 1)
        by_roll = {white: _rents(state, rolled.seat, white) for white in _WHITE}
        for seat in range(match.seats):
            odds = [(by_roll[white][seat], 1.0) for white in _WHITE]
            tally.add(seat, by_roll[rolled.white][seat], odds)
    return tally.luck


def _rents(state: State, mover: Seat, white: int) -> list[float]:
    """What everybody gains or loses if the mover's pawn goes so far."""
    found = [0.0] * state.seats
    due = rent_due(state.board, mover, (state.pawns[mover] + white) % LENGTH)
    if due is not None:
        found[mover] -= min(state.cash[mover], due.rent)
        found[due.owner] += due.rent
    return found
