"""Some turns played on with real dice, to compare two decisions on the same luck.

For any number of players; in games of two ``crowd_trials`` does the same with the learned
judgement, in many games at once.
"""

from collections.abc import Callable, Mapping
from typing import Any

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.skyline.ahead import Ahead
from blueprints_desktop.bots.skyline.fitted import fitted
from blueprints_desktop.bots.skyline.standing import BY_HAND
from blueprints_desktop.bots.thought import Terms
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.phases import OVER, PLACING, ROLLING
from blueprints_desktop.games.skyline.state import State

TURNS_EACH = 2
"""How many rolls everybody has in a trial before the position is judged."""
_LIKED = 3
"""While buildings are placed nothing is left to chance, so one of the best few is taken."""


def wins_by_trial(
    game: Skyline, afters: Mapping[Any, State], seat: Seat, budget: Budget
) -> Callable[[Any, int], Terms]:
    """Plays on from what a move leaves behind, with the luck of the seed: how likely the seat wins
    then, in percent. Everybody does what looks best at a glance."""
    glance, judgement = Ahead(game, seat, BY_HAND), Ahead(game, seat, fitted())

    def decided(state: State, luck: Chance) -> State:
        options = [game.play(state, move, luck).state for move in game.legal_moves(state)]
        budget.spend(len(options))
        if len(options) == 1:
            return options[0]
        mover = state.seat
        options.sort(key=lambda after: glance.standing(after, mover), reverse=True)
        return luck.pick(options[:_LIKED]) if state.phase == PLACING else options[0]

    def attempt(move: Any, seed: int) -> Terms:
        state, rolls = afters[move], 0
        while state.phase != OVER and (state.phase != ROLLING or rolls < TURNS_EACH * state.seats):
            rolls += state.phase == ROLLING
            state = decided(state, Chance.of_step(2 * seed + (state.phase == ROLLING), state.turn))
        return {"victory": 100 * judgement.value(state)}

    return attempt
