"""Reasons that speak of things to come are not given where none come."""

from collections.abc import Iterator
from typing import Any

import pytest

from blueprints_desktop.bots.advice import advise
from blueprints_desktop.bots.judging import judge
from blueprints_desktop.bots.players import greedy_player
from blueprints_desktop.bots.strategy import strategy_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games.blueprints.moves import Discard, Take
from blueprints_desktop.games.blueprints.state import DICE_EACH
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.state import ROUNDS
from tests.support import new_match

NODES = 300


def choices(key: str, seats: int, seed: int) -> Iterator[Match]:
    """Every decision of a match between players who do what looks best at a glance."""
    match = new_match(key, seats, seed)
    while match.to_act is not None:
        if len(match.legal_moves()) > 1:
            yield match
        view = match.view(match.to_act)
        match.play(greedy_player(match.game, view, Chance(len(match.played))))


def codes_told(match: Match) -> set[str]:
    view = match.view(match.to_act)
    thought = advise(match.game, view, Chance(1), nodes=NODES)
    moves = list(match.legal_moves())
    judged = judge(match.game, view, moves[-1], Chance(1), nodes=NODES)
    told = (*thought.parts, *thought.foreseen, *judged.thought.parts, *judged.thought.foreseen)
    strategy = strategy_of(match.game)
    codes = {part.code for part in told}
    assert codes <= {*strategy.codes, *strategy.codes_ahead}
    return codes


@pytest.mark.parametrize("seed", range(3))
def test_the_last_die_of_a_building_brings_nothing_closer(seed: int) -> None:
    last = 0
    for match in choices("blueprints", 2, seed):
        view, seat = match.view(match.to_act), match.to_act
        dice = len(view.taken_by(seat))
        moves = match.legal_moves()
        if isinstance(moves[0], Take) and dice == DICE_EACH - 1:
            last += 1
            later = {"bonus", "skyscraper", "structural_integrity", "geometer", "materials"}
            assert not codes_told(match) & later
        elif isinstance(moves[0], Discard) and dice == DICE_EACH:
            last += 1
            assert "unwanted" not in codes_told(match)
        elif isinstance(moves[0], Take):
            told = strategy_of(match.game).told_as(view, moves[0], "bonus")
            assert told == "bonus"
    assert last > 5


@pytest.mark.parametrize("seed", range(4))
def test_the_last_card_of_a_round_promises_no_next_cards(seed: int) -> None:
    last = 0
    for match in choices("fits", 1, seed):
        view = match.view(0)
        if not [piece for piece in view.to_come(0) if piece != view.piece]:
            last += 1
            thought = advise(match.game, view, Chance(1), nodes=NODES)
            judged = judge(match.game, view, match.legal_moves()[-1], Chance(1), nodes=NODES)
            assert not thought.foreseen
            assert not judged.thought.foreseen
            assert {part.code for part in (*thought.parts, *judged.thought.parts)} <= {"points"}
    assert last >= 2


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_is_kept_for_a_round_that_does_not_come(seats: int) -> None:
    last_round = alone = 0
    for seed in range(2):
        for match in choices("monuments", seats, seed):
            view, moves = match.view(match.to_act), match.legal_moves()
            if not isinstance(moves[0], Brick):
                continue
            strategy = strategy_of(match.game)
            if view.round + 1 == ROUNDS:
                last_round += 1
                assert strategy.told_as(view, moves[0], "kept") == ""
            else:
                assert strategy.told_as(view, moves[0], "kept") == "kept"
            others = [seat for seat in range(seats) if seat != view.seat]
            if all(view.passed >> seat & 1 for seat in others):
                alone += 1
                assert "opens" not in codes_told(match)
    assert last_round
    assert alone


def test_a_move_that_ends_the_game_prepares_nothing() -> None:
    ended = won = 0
    for seed in range(8):
        for match in choices("skyline", 2, seed):
            view, strategy = match.view(match.to_act), strategy_of(match.game)
            for move in match.legal_moves():
                outcome = match.game.outcome(match.game.play(view, move, Chance(0)).state)
                told = {code: strategy.told_as(view, move, code) for code in strategy.codes}
                if outcome is None:
                    assert told["won"] == "won"
                    continue
                ended += 1
                assert not any(told[code] for code in ("finishing", "next_rents", "rents"))
                wins = view.seat in outcome.winners
                won += wins
                assert told["buildings"] == ("won" if wins else "buildings")
    assert ended
    assert won


@pytest.mark.parametrize("key", ["blueprints", "fits", "monuments", "skyline"])
def test_of_two_moves_never_both_are_better(key: str) -> None:
    """What is held against a move is not held against the better one in its place."""
    held = 0
    for seed in range(2):
        for number, match in enumerate(choices(key, 2, seed)):
            if number % 6 != seed:
                continue
            view: Any = match.view(match.to_act)
            played = Chance(number).pick(match.legal_moves())
            judged = judge(match.game, view, played, Chance(number), nodes=NODES)
            if judged.loss <= 0:
                continue
            held += 1
            assert judged.thought.move != played
            again = judge(match.game, view, judged.thought.move, Chance(number), nodes=NODES)
            assert again.loss == 0 or again.thought.move != played
    assert held
