"""The rest of a round played out, to compare two drops on the same order of cards."""

from collections.abc import Callable

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.fits.ramps import After, Ramps
from blueprints_desktop.bots.thought import Terms
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.pieces import PIECES


def points_by_trial(ramps: Ramps, left: int, budget: Budget) -> Callable[[After, int], Terms]:
    """Plays a ramp to the round's end with the cards in an order of the seed: its points.

    Every piece goes where the evaluation likes it best. ``left`` is the set of pieces to come.
    """
    to_come = [piece for piece in PIECES if left >> piece & 1]

    def attempt(after: After, seed: int) -> Terms:
        points = ramps.value(after)
        for piece in Chance(seed).shuffled(to_come):
            options = ramps.options(after, piece)
            budget.spend(len(options))
            points, after = max(options, key=lambda option: option[0])
        budget.spend()
        return {"points": points}

    return attempt
