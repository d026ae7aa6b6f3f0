"""How Projekt Skyline is thought about.

At a glance, and at tables of three and four, standings decide, looked at a few turns of the black
die ahead; in games of two a learned judgement, which looks at whole turns of many games at once.
"""

import os
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.duel import compared, duel
from blueprints_desktop.bots.expectimax import Expectimax
from blueprints_desktop.bots.skyline.ahead import Ahead
from blueprints_desktop.bots.skyline.fitted import fitted, net_path
from blueprints_desktop.bots.skyline.standing import (
    BY_HAND,
    BY_THE_BOOKS,
    PARTS,
    Judgement,
    lead,
    portrait,
)
from blueprints_desktop.bots.skyline.symmetry import canonical
from blueprints_desktop.bots.skyline.trials import wins_by_trial
from blueprints_desktop.bots.strategy import Option, Strategy, affordable, best_first
from blueprints_desktop.bots.thought import VICTORY, Comparison, Terms, parts_for
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.moves import Build, CardMove
from blueprints_desktop.games.skyline.state import State

CANDIDATES = 12
"""Decisions that are looked into, if there is enough budget for so many nodes each."""
NODES_EACH = 60
DEEPEST = 4
"""How many turns ahead at most."""
LEAD_DEPTH = 2
"""How many turns ahead two decisions are compared."""
STAKES = 4 * BY_HAND.scale
"""The whole game in money: near an even standing, a lead of so little is worth its share of it."""
TWO = 2
"""So many players are thought about in another way: the net was taught by games of two."""

WON = "won"
"""The code of the reason that a move ends the game and wins it."""
SETTLED = ("cash", "buildings")
"""What counts when the game is over."""
THEIRS = {
    "rents": "their_rents",
    "next_rents": "their_next_rents",
    "singles": "their_singles",
    "doubles": "their_doubles",
}
"""The codes of what the others lose. A standing counts how far a player is ahead of them."""
NEVER = ("peril", "next_peril")
"""What a player is free of, or not."""

_NO_LUCK = Chance(0)


class SkylineStrategy(Strategy):
    budgets: ClassVar[Mapping[str, int]] = {
        "apprentice": 1,
        "journeyman": 1,
        "master": 10_000,
    }
    codes: ClassVar[tuple[str, ...]] = (*PARTS, WON, *THEIRS.values())
    codes_ahead: ClassVar[tuple[str, ...]] = (VICTORY,)
    softness: ClassVar[float] = 75.0
    journeyman_softness: ClassVar[float] = 12.0

    def __init__(self, game: Skyline) -> None:
        super().__init__(game)
        self._skyline = game

    @classmethod
    def prepare(cls) -> None:
        if net_path().exists():
            _one_core()
            from blueprints_desktop.bots.skyline.net import learned

            learned()

    def options(self, view: State) -> list[Option]:
        return self._judged(view, BY_HAND)

    def counted(self, view: State) -> list[Option]:
        return self._judged(view, BY_THE_BOOKS)

    def _judged(self, view: State, judgement: Judgement) -> list[Option]:
        ahead = Ahead(self._skyline, view.seat, judgement)
        return [
            Option(ahead.standing(self._after(view, move), view.seat), move)
            for move in self.game.legal_moves(view)
        ]

    def search(self, view: State, options: Sequence[Option], chance: Chance, budget: Budget) -> Any:
        ahead = Ahead(self._skyline, view.seat, fitted())
        found = {option.move: self._after(view, option.move) for option in options}
        if _has_net(view):
            return _head_to_head(self._skyline, found, view.seat, budget)
        valued = [Option(ahead.value(after), move) for move, after in found.items()]
        ranked = affordable(valued, CANDIDATES, NODES_EACH, budget)
        search = Expectimax(ahead, budget)
        for depth in range(1, DEEPEST + 1):
            before = budget.part_spent
            ranked = best_first(
                [Option(search.value(found[move], depth), move) for _, move in ranked]
            )
            ranked = ranked[: max(2, len(ranked) // 2)]
            cost = budget.part_spent - before
            if budget.part_spent + 5 * cost > 1.0:
                break
        return ranked[0].move

    def compare(
        self, view: State, better: Any, other: Any, chance: Chance, budget: Budget
    ) -> Comparison:
        afters = [self._after(view, move) for move in (better, other)]
        if _has_net(view):
            _one_core()
            from blueprints_desktop.bots.skyline.head_to_head import likely

            chances = likely(self._skyline, afters, view.seat, budget)
        else:
            search = Expectimax(Ahead(self._skyline, view.seat, fitted()), budget)
            chances = [search.value(after, LEAD_DEPTH) for after in afters]
        lead = chances[0] - chances[1]
        return Comparison(lead * STAKES, parts_for({VICTORY: 100 * lead}), lead * STAKES)

    def surely_better(
        self, view: State, better: Any, other: Any, chance: Chance, budget: Budget
    ) -> Comparison:
        """By turns played on with the same dice and cards: a judgement of two positions differs by
        its errors, too, which only many positions average out."""
        afters = {move: self._after(view, move) for move in (better, other)}
        if _has_net(view):
            _one_core()
            from blueprints_desktop.bots.skyline.crowd_trials import leads_by_trial

            leads = leads_by_trial(
                self._skyline, afters[better], afters[other], view.seat, chance, budget
            )
            percent = [100 * lead for lead in leads]
            found = compared(percent, {VICTORY: percent})
        else:
            attempt = wins_by_trial(self._skyline, afters, view.seat, budget)
            found = duel(better, other, attempt, chance, budget)
        unit = STAKES / 100
        return found._replace(lead=found.lead * unit, expected=found.expected * unit)

    def leads_to(self, view: State, move: Any) -> Hashable:
        return canonical(self._after(view, move)) if _decides(move) else move

    def terms(self, view: State, move: Any) -> Terms:
        if not _decides(move):
            return {}
        parts = lead(self._after(view, move), view.seat)
        return {
            name: weight * part
            for name, weight, part in zip(PARTS, BY_HAND.weights, parts, strict=True)
        }

    def told_as(self, view: State, move: Any, code: str) -> str:
        """A move that ends the game prepares nothing. Otherwise a reason is told where it is true of this move:
        of what the player gains, or of what the others lose."""
        if not _decides(move):
            return code
        after = self._after(view, move)
        outcome = self._skyline.outcome(after)
        if outcome is not None:
            return (WON if view.seat in outcome.winners else code) if code in SETTLED else ""
        if code not in PARTS:
            return code
        part = PARTS.index(code)
        old, new = (
            portrait(each.board, each.cash, each.pawns, view.seat)[part] for each in (view, after)
        )
        if code in NEVER:
            return "" if new else code
        if code == "cash":
            return code if new > max(_others(after.cash, view.seat)) else ""
        if new > old:
            return code
        ahead = lead(after, view.seat)[part] > lead(view, view.seat)[part]
        return THEIRS.get(code, "") if ahead else ""

    def _after(self, view: State, move: Any) -> State:
        """What a decision leaves behind; none of them leaves anything to chance but a roll."""
        return self._skyline.play(view, move, _NO_LUCK).state


def _decides(move: Any) -> bool:
    """Not a roll, which nobody decides on."""
    return isinstance(move, Build | CardMove)


def _others(cash: Sequence[int], seat: Seat) -> tuple[int, ...]:
    return (*cash[:seat], *cash[seat + 1 :])


def _has_net(view: State) -> bool:
    return view.seats == TWO and net_path().exists()


def _one_core() -> None:
    """To be called before numpy is loaded, which is when it asks how many threads it may use.

    It is loaded when first wanted, for it takes a while and a glance does without.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def _head_to_head(game: Skyline, found: Mapping[Any, State], seat: Seat, budget: Budget) -> Any:
    """The move in a game of two: one that wins at once, else none that ends the game badly."""
    _one_core()
    from blueprints_desktop.bots.skyline.head_to_head import decide

    going = []
    for move, after in found.items():
        outcome = game.outcome(after)
        if outcome is None:
            going.append((move, after))
        elif outcome.winners == (seat,):
            return move
    return decide(game, going, seat, budget) if going else next(iter(found))


STRATEGY = SkylineStrategy
