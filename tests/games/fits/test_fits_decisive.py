"""The moment that decided a match, and what a solo game is remembered by."""

from datetime import date

import pytest
from hypothesis import given, settings

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.options import seed_for, takes_back
from blueprints_desktop.games.fits.daily import day_of, seed_of
from blueprints_desktop.games.fits.decisive import decision, extremes, moments
from blueprints_desktop.games.fits.options import Options, check
from blueprints_desktop.games.fits.results import FOUR_BOARDS, attempts, daily_feat, results
from blueprints_desktop.games.fits.scoring import score, totals
from tests.support import new_match, play_on, seeds


def told(match):
    return [event for _, event in match.told(None)]


@given(seeds)
@settings(max_examples=25)
def test_the_last_moment_is_the_result_and_cards_count_up(seed):
    match = play_on(new_match("fits", 3, seed), Chance(seed + 1))
    course = moments(told(match), match.game.boards, 3)
    assert course[-1].totals == match.outcome.scores
    assert len(course) == 4 * 17
    assert [moment.card for moment in course] == list(range(17)) * 4
    gains = sum(deed.gain for moment in course for deed in moment.deeds)
    blank = sum(3 * _blank(match.game.boards[board]) for board in match.options.boards)
    assert blank + gains == sum(match.outcome.scores)


def _blank(board):
    """An empty board as it stands."""
    return score(board, 0).total


@given(seeds)
@settings(max_examples=40)
def test_from_the_decision_on_the_winner_is_never_caught(seed):
    match = play_on(new_match("fits", 2, seed, boards=(2, 4)), Chance(seed + 1))
    course = moments(told(match), match.game.boards, 2)
    found = decision(told(match), match.game.boards, 2)
    if len(match.outcome.winners) > 1:
        assert found is None
        return
    assert found is not None
    assert found.winner == match.outcome.winners[0]
    number = next(n for n, m in enumerate(course) if (m.round, m.card) == (found.round, found.card))
    ahead = [m.totals[found.winner] - m.totals[found.rival] for m in course]
    assert all(lead > 0 for lead in ahead[number:])
    assert found.lead_after == ahead[number]
    if found.from_start:
        assert number == 0
    else:
        assert ahead[number - 1] <= 0
        assert found.lead_before == ahead[number - 1]


def test_a_shared_victory_was_decided_by_nothing(table):
    at = table("L P", boards=(1,))
    events = list(at.step.events)
    for move in ("L0@1", "P0@1"):
        events += at.play(move).events
    while at.state.piece is not None:
        events += at.play("aside").events
    assert totals(at.state.results, 2) == (-67, -67)
    assert decision(events, at.game.boards, 2) is None


def test_the_extremes_of_a_solo_game(table):
    at = table("P", "X L4", boards=(4,))
    events = list(at.step.events)
    for move in ("P2@4", "L40@2"):
        events += at.play(move).events
        if at.state.piece is not None and move == "P2@4":
            events += at.play("aside").events  # the X
    found = extremes(events, at.game.boards)
    assert (found.best.gain, found.best.card) == (-2, 0)  # it covered the ring
    assert (found.worst.gain, found.worst.card) == (-3, 2)  # the cross, and one cell less
    assert extremes([], at.game.boards) is None


# --- the daily ramp ---------------------------------------------------------------------


def test_a_days_seed_is_its_date():
    assert day_of(seed_of(date(2026, 2, 28))) == date(2026, 2, 28)
    assert day_of(2**48) is None
    options = Options(daily=True)
    assert seed_for(options, date(2026, 11, 16)) == 20261116
    assert seed_for(Options(), date(2026, 11, 16)) is None
    assert seed_for(object(), date(2026, 11, 16)) is None


def test_nothing_is_taken_back_on_a_daily_ramp():
    assert not takes_back(Options(daily=True))
    assert takes_back(Options())
    assert takes_back(object())


def test_a_daily_ramp_has_its_own_boards():
    check(Options(daily=True))
    with pytest.raises(BadOption, match="daily"):
        check(Options((2, 1), daily=True))


# --- results ----------------------------------------------------------------------------


def finished(seats=1, seed=3, **options):
    return play_on(new_match("fits", seats, seed, **options), Chance(seed))


def test_a_solo_game_is_remembered_by_its_boards_and_their_sum():
    match = finished()
    found = {each.feat: each.points for each in results(match)}
    boards = [found[f"board {number}"] for number in (1, 2, 3, 4)]
    assert found[FOUR_BOARDS] == sum(boards) == match.outcome.scores[0]
    assert len(found) == 5


def test_other_boards_give_no_sum():
    found = [each.feat for each in results(finished(boards=(4, 2)))]
    assert found == ["board 4", "board 2"]


def test_company_take_backs_and_unfinished_games_are_not_remembered():
    assert results(finished(seats=2)) == []
    match = finished()
    match.undo(10)
    assert results(match) == []
    play_on(match, Chance(1))
    assert results(match) == []


def test_a_daily_ramp_counts_from_its_beginning():
    match = new_match("fits", 1, 20261116, daily=True)
    assert attempts(match) == ["daily 2026-11-16"] == [daily_feat(20261116)]
    assert "daily 2026-11-16" in [each.feat for each in results(play_on(match, Chance(1)))]
    assert attempts(new_match("fits", 2, 20261116, daily=True)) == []
    assert attempts(new_match("fits", 1, 20261116)) == []
    assert attempts(new_match("fits", 1, 5, daily=True)) == []
