"""Whole games at random, checked step by step by a second, simple-minded set of rules."""

from collections import Counter

import attrs
from hypothesis import given
from hypothesis import strategies as st

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.playout import playout
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.fits.box import BOX
from blueprints_desktop.games.fits.moves import ASIDE, Drop
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import PIECES, SHAPES
from blueprints_desktop.games.fits.state import OVER, SCORED, STARTING
from tests.games.fits.by_lot import BOARD_CHOICES, SEATS, SEEDS, few, random_match
from tests.support import new_match


def dropped(ramp: set[tuple[int, int]], drop: Drop) -> set[tuple[int, int]]:
    """The cells of a piece that slides down cell by cell from high above."""
    shape = SHAPES[drop.piece][drop.turn]
    cells = {
        (row - 30, column + drop.column)
        for row, signs in enumerate(shape)
        for column, sign in enumerate(signs)
        if sign == "#"
    }
    while True:
        lower = {(row + 1, column) for row, column in cells}
        if lower & ramp or any(row == 12 for row, _ in lower):
            return cells
        cells = lower


def points(rows: tuple[str, ...], number: int, ramp: set[tuple[int, int]]) -> int:
    bare = {(r, c): rows[r][c] for r in range(12) for c in range(6) if (r, c) not in ramp}
    signs = Counter(bare.values())
    total = -signs["."] - 5 * signs["M"] + signs["1"] + 2 * signs["2"] + 3 * signs["3"]
    total += sum({1: -3, 2: 3}[count] for sign, count in signs.items() if sign in "abcde")
    if number == 1:
        total += sum(all((r, c) in ramp for c in range(6)) for r in range(12))
    return total


@few
@given(SEATS, BOARD_CHOICES, SEEDS)
def test_random_games_obey_the_simple_rules(seats: int, boards, seed: int):
    match = random_match(seats, boards, seed)
    ramps = [set() for _ in range(seats)]
    decided: list[list[int]] = [[] for _ in range(seats)]
    sums = [0] * seats
    state = match.opening.state
    for played in match.played:
        seat, move, after = played.seat, played.move, played.step.state
        if move == NEXT:
            assert state.phase == SCORED
            ramps = [set() for _ in range(seats)]
            decided = [[] for _ in range(seats)]
        else:
            assert seat == state.seat
            decided[seat].append(state.piece)
            if move != ASIDE:
                assert move.piece == state.piece
                cells = dropped(ramps[seat], move)
                assert max(row for row, _ in cells) >= 0
                assert set(after.ramps[seat].landings[-1].cells) == cells
                ramps[seat] |= cells
            for other in range(seats):
                lying = after.ramps[other]
                assert {c for landing in lying.landings for c in landing.cells} == ramps[other]
                for column in range(6):
                    top = min((r for r, c in ramps[other] if c == column), default=12)
                    assert lying.heights[column] == 12 - top
                dropped_pieces = [landing.piece for landing in lying.landings]
                shares = [*dropped_pieces, *after.set_aside(other), *after.to_come(other)]
                assert sorted(shares) == list(PIECES)
                assert set(dropped_pieces) | set(after.set_aside(other)) == set(decided[other])
        if after.phase in (SCORED, OVER):
            assert all(sorted(pieces) == list(PIECES) for pieces in decided)
            board = boards[after.round]
            for other in range(seats):
                own = points(match.game.boards[board].rows, board, ramps[other])
                assert after.results[-1].scores[other].total == own
                sums[other] += own
        state = after
    assert state.phase == OVER
    assert match.outcome.scores == tuple(sums)
    assert match.outcome.winners == tuple(s for s in range(seats) if sums[s] == max(sums))


@few
@given(SEATS, BOARD_CHOICES, SEEDS)
def test_legal_moves_are_exactly_the_playable_ones(seats: int, boards, seed: int):
    match = new_match("fits", seats, seed, boards=tuple(boards[:1]))
    chance = Chance(seed)
    while match.to_act is not None:
        state, moves = match.state, match.legal_moves()
        assert len(set(moves)) == len(moves)
        assert moves == match.game.legal_moves(state)
        assert match.game.legal_moves(match.game.seen_by(state, match.to_act)) == moves
        if state.piece is not None:
            every = [
                Drop(state.piece, turn, column)
                for turn, shape in SHAPES[state.piece].items()
                for column in range(7 - len(shape[0]))
            ]
            ramp = {cell for lying in state.ramps[state.seat].landings for cell in lying.cells}
            fitting = [drop for drop in every if max(r for r, _ in dropped(ramp, drop)) >= 0]
            aside = [] if state.phase == STARTING else [ASIDE]
            assert list(moves) == fitting + aside
        assert all(match.game.parse_move(str(move)) == move for move in moves)
        for seat in (None, *range(seats)):
            view = match.view(seat)
            assert match.game.seen_by(match.game.imagine(view, seat, chance), seat) == view
        match.play(chance.pick(moves))


@few
@given(SEATS, BOARD_CHOICES, SEEDS)
def test_steps_reveal_something_exactly_when_cards_are_drawn(seats: int, boards, seed: int):
    match = random_match(seats, boards, seed)
    steps = [match.opening, *(played.step for played in match.played)]
    for step in steps:
        names = {type(event).__name__ for event in step.events}
        assert step.reveals is bool(names & {"CardTurned", "StartCardDrawn"})
        for seat in (None, *range(seats)):
            assert all(event.seen_by(seat) == event for event in step.events)


@few
@given(SEATS, BOARD_CHOICES, SEEDS, st.data())
def test_replay_undo_and_redo_lead_to_the_same_states(seats: int, boards, seed: int, data):
    match = random_match(seats, boards, seed)
    states = [match.state_after(count) for count in range(len(match.played) + 1)]
    again = match.replayed()
    assert [again.state_after(count) for count in range(len(states))] == states
    back = data.draw(st.integers(1, len(match.played)))
    match.undo(back)
    assert match.state == states[-1 - back]
    match.redo(back)
    assert match.state == states[-1]
    assert repr(match.state) == repr(again.state)


@few
@given(SEATS, BOARD_CHOICES, SEEDS)
def test_playing_changes_nothing_but_makes_something_new(seats: int, boards, seed: int):
    match = new_match("fits", seats, seed, boards=tuple(boards))
    chance = Chance(seed)
    for _ in range(20):
        before = repr(match.state)
        state = match.state
        for move in match.legal_moves():
            one = match.game.play(state, move, Chance(7))
            assert one == match.game.play(state, move, Chance(7))
        assert repr(state) == before
        assert hash(state) == hash(attrs.evolve(state))
        if match.to_act is None:
            break
        match.play(chance.pick(match.legal_moves()))


def test_a_playout_reaches_the_end(game):
    for seats in BOX.seats:
        state, moves = playout(game, game.start(seats, Options(), Chance(1)).state, Chance(2))
        assert state.phase == OVER
        assert moves == 4 * 16 * seats + 3
