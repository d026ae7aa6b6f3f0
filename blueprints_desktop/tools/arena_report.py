"""What a run of the arena showed, with 95 % intervals: as data, and as a table to read."""

import zlib
from collections.abc import Sequence
from math import sqrt
from typing import Any

from blueprints_desktop.tools.arena_games import ArenaGame, ArenaPlan

Z = 1.959964
"""Standard deviations on either side that hold 95 %."""
DIGITS = 4
"""Of shares and their bounds."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share.

    >>> [round(bound, 3) for bound in wilson(13, 20)]
    [0.433, 0.819]
    """
    if not games:
        return 0.0, 1.0
    share = won / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_and_half(figures: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far the true one may lie from it."""
    count = len(figures)
    mean = sum(figures) / count
    if count < 2:
        return mean, float("inf")
    variance = sum((figure - mean) ** 2 for figure in figures) / (count - 1)
    return mean, Z * sqrt(variance / count)


def report(plan: ArenaPlan, games: Sequence[ArenaGame], command: str) -> dict[str, Any]:
    """The result of a run."""
    sums = " ".join(game.sum for game in games)
    return {
        "command": command,
        **plan.facts(),
        "games": len(games),
        "sum": f"{zlib.crc32(sums.encode()):08x}",
        "players": [_line(plan, games, place) for place in range(len(plan.players))],
    }


def _line(plan: ArenaPlan, games: Sequence[ArenaGame], place: int) -> dict[str, Any]:
    won = sum(game.won[place] for game in games)
    low, high = wilson(won, len(games))
    score, half = mean_and_half([game.scores[place] for game in games])
    line = {
        "player": plan.players[place],
        "won": round(won, 3),
        "share": round(won / len(games), DIGITS),
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
        "score": round(score, 2),
        "score_within": round(half, 2),
        "slow_seconds": sorted(game.slow[place] for game in games)[len(games) // 2],
    }
    if len(plan.players) > 1:
        lead, lead_half = mean_and_half(_leads(plan, games, place, place - 1 if place else 1))
        line |= {"lead": round(lead, 2), "lead_within": round(lead_half, 2)}
    return line


def _leads(plan: ArenaPlan, games: Sequence[ArenaGame], place: int, other: int) -> list[float]:
    """By deal, how far one player's score was ahead of another's, over the rotations."""
    rotations = plan.rotations
    whole = len(games) // rotations * rotations or len(games)
    found = []
    for start in range(0, whole, rotations):
        deal = games[start : start + rotations]
        found.append(sum(game.scores[place] - game.scores[other] for game in deal) / len(deal))
    return found


class SoFar:
    """How the first player fares while a run goes on; counted as games end, however many they are."""

    def __init__(self, plan: ArenaPlan, won: float, games: int) -> None:
        self._plan = plan
        self._won = won
        self._games = games

    def count(self, game: ArenaGame) -> None:
        self._won += game.won[0]
        self._games += 1

    def clears(self, until: float | None) -> bool:
        """Whether the lower bound has reached a figure, all seats having been held."""
        if until is None or not self._games or self._games % self._plan.rotations:
            return False
        return round(wilson(self._won, self._games)[0], DIGITS) >= until

    def told(self, wanted: int) -> str:
        low, high = wilson(self._won, self._games)
        return (
            f"{self._games} of {wanted}: {self._plan.players[0]} won"
            f" {self._won / self._games:.1%} ({low:.1%} to {high:.1%})"
        )


def table(found: dict[str, Any]) -> str:
    """The result for people."""
    budget = f"{found['nodes']} nodes" if found["nodes"] else "the levels' own budgets"
    if found["seconds"]:
        budget = f"{found['seconds'] * 1000:.0f} ms"
    lines = [
        f"{found['games']} games of {found['game']} from seed {found['seed']},"
        f"{' everybody alone,' if found.get('alone') else ''} {budget}; sum {found['sum']}",
        "player         won    share  95 % interval   mean score         lead by deal"
        "      slow decision",
    ]
    for line in found["players"]:
        lines.append(
            f"{line['player']:<12} {line['won']:>5.1f}  {line['share']:>6.1%}"
            f"  {line['low']:>5.1%} - {line['high']:<5.1%}"
            f"  {line['score']:>8.2f} ± {line['score_within']:<6.2f}"
            f"  {line.get('lead', 0.0):>8.2f} ± {line.get('lead_within', 0.0):<6.2f}"
            f"  {line['slow_seconds'] * 1000:>6.0f} ms"
        )
    return "\n".join(lines)
