"""What finished sites bring their builders: Awards, Prizes, and in the last round the game."""

from collections.abc import Sequence

from blueprints_desktop.bots.blueprints.outlooks import Finished
from blueprints_desktop.bots.thought import Terms
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.scoring import (
    AWARD_POINTS,
    AWARDS,
    AWARDS_IN_USE,
    PRIZE_POINTS,
    PRIZES,
    honours,
)
from blueprints_desktop.games.blueprints.state import ROUNDS, State

WIN = 8.0
"""What winning the game weighs beside a point of honours in the last round."""
POINT = 0.03
"""What a point of the round weighs beside a point of honours: it decides between equals."""

GAINS = ("prizes", "award", "points", "others", "victory")
"""Where a gain comes from: what is won oneself, and what the others don't win."""

Won = list[int]
"""Points, Prizes, gold, silver and bronze: compared in this order."""


class Stakes:
    """What a seat plays for in one round."""

    def __init__(self, view: State, seat: Seat) -> None:
        self._seat = seat
        self._places = [view.round.order.index(own) for own in range(view.seats)]
        self._awards = [
            (AWARD_POINTS[award], 2 + AWARDS.index(award)) for award in AWARDS_IN_USE[view.seats]
        ]
        self._last_round = view.round.number + 1 == ROUNDS
        held = [honours(view.results, own) for own in range(view.seats)]
        self._held = [[own.points, own.prizes, own.gold, own.silver, own.bronze] for own in held]

    def won(self, sites: Sequence[Finished]) -> list[Won]:
        """By seat, what this round brings."""
        found = [[0] * 5 for _ in sites]
        places = self._places
        ties = [(*site.tie, places[seat]) for seat, site in enumerate(sites)]
        ranked = sorted([(site.points, ties[seat], seat) for seat, site in enumerate(sites)])
        for points, kind in self._awards:
            winner = found[ranked.pop()[2]]
            winner[0] += points
            winner[kind] += 1
        for prize in range(len(PRIZES)):
            rivals = [
                (ties[seat], seat) for seat, site in enumerate(sites) if site.fit >> prize & 1
            ]
            if rivals:
                winner = found[max(rivals)[1]]
                winner[0] += PRIZE_POINTS
                winner[1] += 1
        return found

    def gain(self, sites: Sequence[Finished]) -> float:
        """What the round is worth to the seat, compared with the others."""
        won = self.won(sites)
        worths = [own[0] + POINT * site.points for own, site in zip(won, sites, strict=True)]
        mine = worths[self._seat]
        gain = mine - (sum(worths) - mine) / (len(worths) - 1)
        return gain + WIN * self._victory(won) if self._last_round else gain

    def gain_by_part(self, sites: Sequence[Finished]) -> Terms:
        """The same, by where it comes from."""
        won, seat = self.won(sites), self._seat
        prizes = PRIZE_POINTS * won[seat][1]
        worths = [own[0] + POINT * site.points for own, site in zip(won, sites, strict=True)]
        found = {
            "prizes": float(prizes),
            "award": float(won[seat][0] - prizes),
            "points": POINT * sites[seat].points,
            "others": (worths[seat] - sum(worths)) / (len(worths) - 1),
        }
        if self._last_round:
            found["victory"] = WIN * self._victory(won)
        return found

    def _victory(self, won: Sequence[Won]) -> float:
        """1 for winning the game, shared among equals."""
        totals = [
            list(map(sum, zip(*each, strict=True))) for each in zip(self._held, won, strict=True)
        ]
        best = max(totals)
        return 1.0 / totals.count(best) if totals[self._seat] == best else 0.0
