"""World Monuments: sketches follow the rules, and the search on the site is exact."""

from functools import cache

import pytest

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.monuments.site import PlannedSite
from blueprints_desktop.bots.monuments.site_search import SearchPosition, SiteSearch
from blueprints_desktop.bots.monuments.sketch import MonumentsSketch
from blueprints_desktop.bots.monuments.worth import likelihoods, piece_worths
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.moves import PASS, Walk
from blueprints_desktop.games.monuments.pieces import RED, UNIT
from blueprints_desktop.games.monuments.state import BUILDING, OVER, QUARRY, ROUND_END, State
from tests.support import middle_of, new_match, play_on

tables = pytest.mark.parametrize("seats", [2, 3, 4])


def rules(match: object) -> Monuments:
    game = match.game  # type: ignore[attr-defined]
    assert isinstance(game, Monuments)
    return game


@tables
def test_a_sketch_follows_the_rules(seats: int) -> None:
    """The same moves, at random, through a whole round of each: all that counts stays equal."""
    match = new_match("monuments", seats, seats)
    game = rules(match)
    chance = Chance(5)
    for _ in range(3):
        sketch = MonumentsSketch(game.kit, PlannedSite(game.plan), match.state, [0.0] * 4)
        while match.state.phase in (QUARRY, BUILDING):
            assert sketch.seat == match.to_act
            move = chance.pick(match.legal_moves())
            if isinstance(move, Walk):
                places = [game.quarry.places[cell] for cell in move.cells]
                sketch.walk(places, [UNIT[kind] for kind in move.took])
            elif move == PASS:
                sketch.passes()
            else:
                sketch.set(game.plan.numbers[move])
            match.play(move)
            if match.state.phase != OVER:
                assert tuple(sketch.scores) == match.state.scores
                assert tuple(sketch.stocks) == match.state.stocks
                assert (sketch.built, sketch.open) == (match.state.built, match.state.open)
        assert sketch.over
        if match.state.phase == ROUND_END:
            match.play(match.legal_moves()[0])
    assert tuple(sketch.final_scores()) == match.state.scores


def late_position(seed: int, bricks: int) -> tuple[Monuments, State]:
    """A building phase of the last round in which the plan lacks so few bricks."""
    match = new_match("monuments", 2, seed)
    chance = Chance(seed)
    while True:
        state = match.state
        missing = len(match.game.plan.bricks) - state.built.bit_count()
        if state.round == 2 and state.phase == BUILDING and missing <= bricks:
            return rules(match), state
        assert state.phase != OVER
        play_on(match, chance, 1)


def test_few_bricks_are_searched_to_the_very_end() -> None:
    """The search finds what trying everything finds."""
    tried = 0
    for seed in range(12):
        try:
            game, state = late_position(seed, 7)
        except AssertionError:
            continue
        moves = game.legal_moves(state)
        if len(moves) < 2:
            continue
        tried += 1
        seat = state.seat

        @cache
        def value(state: State, game: Monuments = game, seat: int = seat) -> int:
            """The final lead when both play best."""
            if state.phase == OVER:
                return state.scores[seat] - state.scores[1 - seat]
            values = [
                value(game.play(state, move, Chance(0)).state) for move in game.legal_moves(state)
            ]
            return max(values) if state.seat == seat else min(values)

        search = SiteSearch(PlannedSite(game.plan), seat, 2, None, [0.0] * 4, Budget(10**6))
        stocks = tuple(stock or 0 for stock in state.stocks)
        position = SearchPosition(state.built, state.open, stocks, seat, state.passed)
        brick = game.plan.bricks[search.best(position, game.plan.numbers[moves[0]])]
        best = value(game.play(state, brick, Chance(0)).state)
        assert best == value(state)
        other = next(move for move in moves if move != brick)
        numbers = [game.plan.numbers[move] for move in (brick, other)]
        found = search.compare(position, *numbers)
        lead = best - value(game.play(state, other, Chance(0)).state)
        assert found.lead == lead
        assert sum(part.amount for part in found.parts) >= lead, "some may speak against it"
        assert bool(found.parts) >= bool(lead)
    assert tried >= 3


def test_a_brick_without_support_is_unlikely_and_one_in_place_certain() -> None:
    game = rules(new_match("monuments", 2))
    stands = likelihoods(game.plan, game.plan.ground, [0, 4, 0, 0])
    for number, brick in enumerate(game.plan.bricks):
        if brick.level == 1:
            assert stands[number] == 1.0
        elif brick.level == 2 and brick.colour == RED:
            assert 0 < stands[number] < 1
        else:
            assert stands[number] == 0.0


def test_jewels_and_black_pieces_have_their_price() -> None:
    match = middle_of("monuments", 2, 1, 2)
    worths = piece_worths(rules(match).kit, match.state)
    assert worths[4] == 3.0
    assert worths[5] >= 2.0
    assert worths[6] == 0.0
