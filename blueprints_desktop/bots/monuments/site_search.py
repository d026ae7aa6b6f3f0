"""Search on the construction site, where all is known: deeper and deeper until the budget is
spent, and to the very end of the phase when few bricks are left.

With more than two players the others are taken to be in league against the one who thinks.
Values are what is still to be won from a position on, so that one position reached in two ways
is searched once.
"""

from collections.abc import Sequence
from typing import NamedTuple

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.monuments.site import PlannedSite, next_builder, numbers_in
from blueprints_desktop.bots.monuments.worth import stock_worth
from blueprints_desktop.bots.thought import Comparison, parts_for
from blueprints_desktop.games.monuments.pieces import Heap

EXACT, AT_LEAST, AT_MOST = range(3)
SHARES = ("own", "others", "kept")
"""What a value is made of: points of one's own, those of the others, and bricks left in hand."""
FAR = 1e9
_LOOK_EVERY = 63


class SearchPosition(NamedTuple):
    """Who is to build, and with what."""

    built: int
    open: int
    stocks: tuple[Heap, ...]
    seat: int
    passed: int


class Known(NamedTuple):
    """What an earlier visit found."""

    depth: int
    kind: int
    value: float
    best: int


class _OutOfBudget(Exception):
    pass


class SiteSearch:
    """Looks for the best brick of one seat."""

    def __init__(
        self,
        site: PlannedSite,
        seat: int,
        seats: int,
        left_over: Sequence[float] | None,
        in_hand: Sequence[float],
        budget: Budget,
    ) -> None:
        """``left_over`` says what bricks are worth that stay behind when all have passed, None
        that they are worth nothing; ``in_hand`` what they promise while building goes on."""
        self._site = site
        self._left_over = left_over
        self._in_hand = in_hand
        self._budget = budget
        self._signs = [1.0 if other == seat else -1.0 / (seats - 1) for other in range(seats)]
        self._seat = seat
        self._everybody = (1 << seats) - 1
        self._known: dict[SearchPosition, Known] = {}
        self._cut_short = False

    def best(self, position: SearchPosition, guess: int) -> int:
        """The brick to set; the guess if the budget is too small for anything better."""
        best = guess
        depth = 2
        while True:
            self._cut_short = False
            try:
                self._value(position, depth, -FAR, FAR)
            except _OutOfBudget:
                return best
            best = self._known[position].best
            if not self._cut_short:
                return best
            depth += 1

    def compare(
        self, position: SearchPosition, better: int, other: int, *, surely: bool = False
    ) -> Comparison:
        """How much more one brick brings than another, as far ahead as the budget reaches.

        A search that is cut short errs by what lies behind its horizon, and differently at every
        depth. ``surely``: the lead counts as far as the last two depths agree, if there are two.
        """
        found = Comparison(0.0)
        leads: list[float] = []
        depth = 1
        while True:
            self._cut_short = False
            try:
                one, two = (self._after(position, brick, depth) for brick in (better, other))
            except _OutOfBudget:
                return found
            shares = (
                self._shares(position, brick, depth, value)
                for brick, value in ((better, one), (other, two))
            )
            parts = {
                code: mine - theirs for code, mine, theirs in zip(SHARES, *shares, strict=True)
            }
            leads.append(one - two)
            lead = leads[-1]
            if surely and self._cut_short:
                lead = max(0.0, min(leads[-2:])) if len(leads) > 1 else 0.0
            found = Comparison(lead, parts_for(parts) if lead else (), leads[-1], max(0.0, lead))
            if not self._cut_short:
                return found
            depth += 1

    def _shares(
        self, position: SearchPosition, number: int, depth: int, value: float
    ) -> tuple[float, float, float]:
        """What a value found by looking so far ahead is made of: followed along the best play."""
        own, position = self._set(position, number)
        others = 0.0
        while depth > 0 and position.open and position.passed != self._everybody:
            if not self._site.settable(position.open, position.stocks[position.seat]):
                position = self._passed(position)
                continue
            known = self._known.get(position)
            if known is None:
                break
            mine = position.seat == self._seat
            gain, position = self._set(position, known.best)
            if mine:
                own += gain
            else:
                others += gain
            depth -= 1
        return own, others, value - own - others

    def _after(self, position: SearchPosition, number: int, depth: int) -> float:
        """What setting a brick brings, looking so many bricks further."""
        gain, after = self._set(position, number)
        return gain + self._value(after, depth, -FAR, FAR)

    def _set(self, position: SearchPosition, number: int) -> tuple[float, SearchPosition]:
        """What a brick brings at once, and the position that it leaves."""
        built, still_open, stocks, seat, passed = position
        site = self._site
        built |= 1 << number
        left = (*stocks[:seat], stocks[seat] - site.units[number], *stocks[seat + 1 :])
        still_open = still_open & ~(1 << number) | site.opened(number, built)
        following = next_builder(seat, passed, len(stocks))
        after = SearchPosition(built, still_open, left, following, passed)
        return self._signs[seat] * site.plan.points[number], after

    def _value(self, position: SearchPosition, depth: int, alpha: float, beta: float) -> float:
        budget = self._budget
        budget.spend()
        if not budget.spent & _LOOK_EVERY and budget.part_spent >= 1.0:
            raise _OutOfBudget
        if not position.open:
            return 0.0
        if position.passed == self._everybody:
            return self._worth_in_hand(position, self._left_over)
        if depth <= 0:
            self._cut_short = True
            return self._worth_in_hand(position, self._in_hand)
        known = self._known.get(position)
        if known is not None and known.depth >= depth:
            if known.kind == EXACT:
                return known.value
            if known.kind == AT_LEAST and known.value >= beta:
                return known.value
            if known.kind == AT_MOST and known.value <= alpha:
                return known.value
        return self._search(position, depth, alpha, beta, known)

    def _search(
        self, position: SearchPosition, depth: int, alpha: float, beta: float, known: Known | None
    ) -> float:
        seat = position.seat
        mask = self._site.settable(position.open, position.stocks[seat])
        if not mask:
            return self._value(self._passed(position), depth, alpha, beta)
        mine = seat == self._seat
        low, high = alpha, beta
        best, choice = (-FAR if mine else FAR), -1
        for number in self._different(mask, known):
            gain, after = self._set(position, number)
            value = gain + self._value(after, depth - 1, low - gain, high - gain)
            if mine and value > best:
                best, choice = value, number
                low = max(low, value)
            elif not mine and value < best:
                best, choice = value, number
                high = min(high, value)
            if low >= high:
                break
        kind = AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT
        self._known[position] = Known(depth, kind, best, choice)
        return best

    def _passed(self, position: SearchPosition) -> SearchPosition:
        """The position once whoever is to build has passed."""
        passed = position.passed | 1 << position.seat
        following = position.seat
        if passed != self._everybody:
            following = next_builder(following, passed, len(position.stocks))
        return position._replace(seat=following, passed=passed)

    def _different(self, mask: int, known: Known | None) -> list[int]:
        """The bricks of a mask, the likeliest first; of those that carry nothing and score alike
        one stands for all."""
        plan = self._site.plan
        found = []
        seen = set()
        for number in numbers_in(mask):
            if not plan.above[number]:
                alike = (plan.bricks[number].colour, plan.points[number])
                if alike in seen:
                    continue
                seen.add(alike)
            found.append(number)
        if known is not None and known.best in found:
            found.remove(known.best)
            found.insert(0, known.best)
        return found

    def _worth_in_hand(self, position: SearchPosition, worths: Sequence[float] | None) -> float:
        if worths is None:
            return 0.0
        total = 0.0
        for sign, stock in zip(self._signs, position.stocks, strict=True):
            total += sign * stock_worth(stock, worths)
        return total
