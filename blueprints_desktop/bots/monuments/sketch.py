"""The rest of a round, played out quickly with changing tastes.

After the first move nothing in a round is left to chance, so every playout gives each player
a taste of their own for the colours; else all playouts would be one. The rules are those of
the game, written for speed: a test holds the two together.
"""

from collections.abc import Sequence
from copy import copy

from blueprints_desktop.bots.monuments.site import COLOURS, PlannedSite, next_builder, numbers_in
from blueprints_desktop.bots.monuments.worth import Worths, stock_worth
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.kit import Kit
from blueprints_desktop.games.monuments.pieces import BLACK, JEWEL, UNIT, Heap, choices
from blueprints_desktop.games.monuments.quarry import STEPS
from blueprints_desktop.games.monuments.state import (
    BLACK_POINTS,
    JEWEL_POINTS,
    QUARRY,
    ROUNDS,
    State,
)

TASTE = 0.3
"""How far tastes differ from what pieces are worth."""

_FINE = 1 << 16
_LAST = len(STEPS) - 1
_BLACK = UNIT[BLACK]


class MonumentsSketch:
    """A position played on in place; a copy is made for every playout."""

    def __init__(self, kit: Kit, site: PlannedSite, state: State, carried: Sequence[float]) -> None:
        self._kit = kit
        self._site = site
        self._last_round = state.round + 1 == ROUNDS
        self._carried = carried
        self.phase = state.phase
        self.seat = state.seat
        self.turn = state.turn
        self.at = state.at
        self.heaps = list(state.quarry)
        self.stocks: list[Heap] = [stock or 0 for stock in state.stocks]
        self.built = state.built
        self.open = state.open
        self.passed = state.passed
        self.lost = list(state.lost)
        self.scores = [float(score) for score in state.scores]
        self.moves = 0

    def again(self) -> "MonumentsSketch":
        """A copy to be played on."""
        other = copy(self)
        other.heaps, other.stocks = list(self.heaps), list(self.stocks)
        other.scores, other.lost = list(self.scores), list(self.lost)
        return other

    # --- the quarry -----------------------------------------------------------------

    def best_walk(self, worths: Worths) -> tuple[tuple[int, ...], list[Heap]]:
        """The path whose best pieces are worth most, and those pieces."""
        taste: dict[Heap, tuple[float, Heap]] = {0: (0.0, 0)}
        values, units = [], []
        for heap in self.heaps:
            found = taste.get(heap)
            if found is None:
                piece = max(choices(heap), key=worths.__getitem__)
                found = taste[heap] = (worths[piece], UNIT[piece])
            values.append(found[0])
            units.append(found[1])
        full = 0
        for place, heap in enumerate(self.heaps):
            if heap:
                full |= 1 << place
        best, chosen = float("-inf"), None
        ways = self._kit.quarry.ways[min(self.turn, _LAST)][self.at]
        for path in ways.paths:
            if path.mask & full:
                worth = 0.0
                for place in path.places:
                    worth += values[place]
                if worth > best:
                    best, chosen = worth, path.places
        assert chosen is not None, "a full quarry can always be walked"
        return chosen, [units[place] for place in chosen]

    def walk(self, places: Sequence[int], units: Sequence[Heap]) -> None:
        heaps = self.heaps
        for place, unit in zip(places, units, strict=True):
            heaps[place] -= unit
        seat, stocks = self.seat, self.stocks
        stocks[seat] += sum(units)
        self.at = places[-1]
        self.turn += 1
        self.seat = (seat + 1) % len(stocks)
        self.moves += 1
        if not any(heaps):
            self.phase = QUARRY + 1
            lead = next(seat for seat, stock in enumerate(stocks) if stock >= _BLACK)
            stocks[lead] -= _BLACK
            self.scores[lead] += BLACK_POINTS
            self.seat = lead

    # --- the monument ---------------------------------------------------------------

    def best_brick(self) -> int | None:
        """What the mover sets at a glance; None if nothing can be set."""
        site, seat = self._site, self.seat
        own = self.stocks[seat]
        mask = site.settable(self.open, own)
        if not mask:
            return None
        if not mask & (mask - 1):
            return mask.bit_length() - 1
        following = self.stocks[next_builder(seat, self.passed, len(self.stocks))]
        best, chosen = float("-inf"), None
        for number in numbers_in(mask):
            worth = site.glance(number, self.built, own, following)
            if worth > best:
                best, chosen = worth, number
        return chosen

    def set(self, number: int) -> None:
        seat = self.seat
        self.built |= 1 << number
        self.open = self.open & ~(1 << number) | self._site.opened(number, self.built)
        self.stocks[seat] -= self._site.units[number]
        self.scores[seat] += self._site.plan.points[number]
        self.moves += 1
        self.seat = next_builder(seat, self.passed, len(self.stocks))

    def passes(self) -> None:
        seat = self.seat
        self.passed |= 1 << seat
        self.moves += 1
        if not self._last_round:
            bricks = sum((self.stocks[seat] & COLOURS).to_bytes(8, "little"))
            self.lost[seat] = bricks
            self.scores[seat] -= bricks
        if not self.over:
            self.seat = next_builder(seat, self.passed, len(self.stocks))

    @property
    def over(self) -> bool:
        """Whether the round is: the monument is finished, or everybody has passed."""
        return not self.open or self.passed == (1 << len(self.stocks)) - 1

    # --- playing on -----------------------------------------------------------------

    def play_out(self, worths: Worths, chance: Chance) -> list[float]:
        """Play the round to its end; what everybody then has, with what is left in their hands."""
        tastes = [_taste(worths, chance) for _ in self.stocks]
        while self.phase == QUARRY:
            self.walk(*self.best_walk(tastes[self.seat]))
        while not self.over:
            number = self.best_brick()
            if number is None:
                self.passes()
            else:
                self.set(number)
        return self.final_scores()

    def final_scores(self) -> list[float]:
        """The scores at the round's end with jewels, and with bricks if another round comes."""
        scores = list(self.scores)
        finished = not self.open
        for seat, stock in enumerate(self.stocks):
            scores[seat] += JEWEL_POINTS * (stock >> 8 * JEWEL & 255)
            if finished:
                scores[seat] += self.lost[seat]
            elif not self._last_round:
                # The point that a brick costs has been lost already where its owner passed.
                scores[seat] += stock_worth(stock, [worth + 1.0 for worth in self._carried])
        return scores


def _taste(worths: Worths, chance: Chance) -> Worths:
    """The worths as somebody might see them."""
    return tuple(
        [worth * (1.0 + TASTE * (2.0 * chance.below(_FINE) / _FINE - 1.0)) for worth in worths]
    )
