"""One game of the arena: who sits where, who wins, and a sum by which it is known again."""

import time
import zlib
from typing import Any

from attrs import frozen

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
class Plan:
    """What all games of a run have in common."""

    game: str
    players: tuple[str, ...]
    seed: int
    nodes: int | None
    seconds: float | None
    options: dict[str, Json]


@frozen
class Game:
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


def play_game(plan: Plan, number: int) -> Game:
    """Deals follow one another, each played in every rotation of the seats."""
    seats = len(plan.players)
    deal, turned = divmod(number, seats)
    box = registry.box(plan.game)
    chosen = options.from_json(box.options, plan.options)
    data = box.read_data(chosen, [places.resources() / box.key])
    match = Match(box, data, seats, chosen, plan.seed + deal)
    who = [(seat + turned) % seats for seat in range(seats)]
    seconds: list[list[float]] = [[] for _ in plan.players]
    table = [
        _timed(player(plan.players[each], plan.nodes, plan.seconds), seconds[each]) for each in who
    ]
    play_out(match, table)
    outcome = match.outcome
    assert outcome is not None, "the match was played out"
    share = 1 / len(outcome.winners)
    seat_of = [who.index(each) for each in range(seats)]
    return Game(
        number,
        tuple(share if seat in outcome.winners else 0.0 for seat in seat_of),
        tuple(outcome.scores[seat] for seat in seat_of),
        len(match.played),
        f"{zlib.crc32(' '.join(match.move_texts()).encode()):08x}",
        tuple(_slow(own) for own in seconds),
    )


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
