"""One game of the arena: who sits where, who wins, and a sum by which it is known again."""

import time
import zlib
from collections.abc import Sequence
from typing import Any

from attrs import asdict, frozen

from blueprints_desktop import places
from blueprints_desktop.bots.players import Player, player
from blueprints_desktop.bots.table import play_out
from blueprints_desktop.engine import options
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.game import Game as Rules
from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry


@frozen
class ArenaPlan:
    """What all games of a run have in common."""

    game: str
    players: tuple[str, ...]
    seed: int
    nodes: int | None
    seconds: float | None
    options: dict[str, Json]
    alone: bool = False
    """Nobody meets anybody: every player plays each deal as a game for one."""

    @property
    def rotations(self) -> int:
        """Games to a deal."""
        return 1 if self.alone else len(self.players)

    def facts(self) -> dict[str, Any]:
        """The plan as data; what hardly ever is so is said only where it is."""
        found = asdict(self)
        if not self.alone:
            del found["alone"]
        return found


@frozen
class ArenaGame:
    """How one game went, by player and not by seat."""

    number: int
    won: tuple[float, ...]
    """1 for a win, shared among equals."""
    scores: tuple[int, ...]
    moves: int
    sum: str
    """Of the moves: the same games have the same sums."""
    slow: tuple[float, ...]
    """Processor seconds that 95 % of the player's decisions stayed below."""


def play_game(plan: ArenaPlan, number: int) -> ArenaGame:
    """Deals follow one another, each played in every rotation of the seats."""
    if plan.alone:
        return _play_alone(plan, number)
    seats = len(plan.players)
    deal, turned = divmod(number, seats)
    who = [(seat + turned) % seats for seat in range(seats)]
    seconds: list[list[float]] = [[] for _ in plan.players]
    match = _played(plan, deal, who, seconds)
    outcome = match.outcome
    assert outcome is not None, "the match was played out"
    share = 1 / len(outcome.winners)
    seat_of = [who.index(each) for each in range(seats)]
    return ArenaGame(
        number,
        tuple(share if seat in outcome.winners else 0.0 for seat in seat_of),
        tuple(outcome.scores[seat] for seat in seat_of),
        len(match.played),
        _sum([match]),
        tuple(_slow(own) for own in seconds),
    )


def _play_alone(plan: ArenaPlan, deal: int) -> ArenaGame:
    """The deal as every player plays it alone; who scores most has won it."""
    seconds: list[list[float]] = [[] for _ in plan.players]
    matches = [_played(plan, deal, [each], seconds) for each in range(len(plan.players))]
    scores = tuple(match.outcome.scores[0] for match in matches if match.outcome is not None)
    share = 1 / scores.count(max(scores))
    return ArenaGame(
        deal,
        tuple(share if score == max(scores) else 0.0 for score in scores),
        scores,
        sum(len(match.played) for match in matches),
        _sum(matches),
        tuple(_slow(own) for own in seconds),
    )


def _played(plan: ArenaPlan, deal: int, who: Sequence[int], seconds: list[list[float]]) -> Match:
    """A match among these of the plan's players, by seat, whose decisions are timed."""
    box = registry.box(plan.game)
    chosen = options.from_json(box.options, plan.options)
    data = box.read_data(chosen, [places.resources() / box.key])
    match = Match(box, data, len(who), chosen, plan.seed + deal)
    table = [
        _timed(player(plan.players[each], plan.nodes, plan.seconds), seconds[each]) for each in who
    ]
    play_out(match, table)
    return match


def _sum(matches: Sequence[Match]) -> str:
    texts = [text for match in matches for text in match.move_texts()]
    return f"{zlib.crc32(' '.join(texts).encode()):08x}"


def _timed(chooser: Player, seconds: list[float]) -> Player:
    """The player, each real decision timed by the processor's clock, not the wall's."""

    def choose(game: Rules[Any, Any], view: Any, chance: Chance) -> Any:
        begun = time.process_time()
        move = chooser(game, view, chance)
        if len(game.legal_moves(view)) > 1:
            seconds.append(time.process_time() - begun)
        return move

    return choose


def _slow(seconds: list[float]) -> float:
    return round(sorted(seconds)[int(0.95 * len(seconds))], 4) if seconds else 0.0
