"""What may come after a decision, for the search: the black die of whoever rolls next.

The white die only moves money, which the standing foresees; so a turn is looked at as if the
pawns stood still. What somebody else decides is taken to be what suits them best at a glance.
"""

from collections.abc import Sequence
from math import tanh

from attrs import evolve

from blueprints_desktop.bots.skyline.standing import Judgement, lead
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.moves import BUILDS
from blueprints_desktop.games.skyline.phases import BUILDING, OVER, PLACING, ROLLING
from blueprints_desktop.games.skyline.state import NO_DICE, State

WON = 100_000.0
"""The standing of a winner, in money: more than any position promises."""

_NO_LUCK = Chance(0)
"""Building takes no chance; the rules want one all the same."""


class Ahead:
    """The outlooks of one seat."""

    def __init__(self, game: Skyline, seat: Seat, judgement: Judgement) -> None:
        self._game = game
        self._seat = seat
        self._weights = judgement.weights
        self._scale = judgement.scale

    def value(self, after: State) -> float:
        """How likely the seat wins."""
        return self._likely(self.standing(after, self._seat))

    def _likely(self, standing: float) -> float:
        return 0.5 + 0.5 * tanh(standing / self._scale / 2)

    def standing(self, after: State, seat: Seat) -> float:
        """How a seat stands, in money; once the game is over, whether it won."""
        if after.phase == OVER:
            outcome = self._game.outcome(after)
            assert outcome is not None, "the game is over"
            return WON if seat in outcome.winners else -WON
        total = 0.0
        for weight, part in zip(self._weights, lead(after, seat), strict=True):
            total += weight * part
        return total

    def events(self, after: State) -> Sequence[tuple[float, int]]:
        """The numbers of the black die; while buildings are placed, none is rolled."""
        if after.phase == OVER:
            return ()
        if after.phase == PLACING:
            return ((1.0, 0),)
        return [(1 / 6, black) for black in range(1, 7)]

    def options(self, after: State, event: int) -> list[tuple[float, State]]:
        seat = after.seat
        if after.phase != PLACING:
            after = State(
                after.options, BUILDING, after.turn, after.first, seat, after.board,
                after.architect, after.pawns, after.cash, after.deck, (1, event), None, None,
            )  # fmt: skip
            if not after.choices:
                return [(self.value(after), _handed_on(after))]
        play = self._game.play
        states = [play(after, move, _NO_LUCK).state for move in after.choices.moves(BUILDS)]
        if seat == self._seat:
            return [(self.value(state), state) for state in states]
        liked = max(states, key=lambda state: self.standing(state, seat))
        return [(self.value(liked), liked)]


def _handed_on(state: State) -> State:
    """The position when somebody found nowhere to build."""
    following = (state.seat + 1) % state.seats
    return evolve(state, phase=ROLLING, turn=state.turn + 1, seat=following, dice=NO_DICE)
