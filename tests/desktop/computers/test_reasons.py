"""Reasons for a move in words: those that speak for it, the weightiest first."""

import pytest

from blueprints_desktop.bots.strategy import strategy_of
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.reasons import MoveReason, reasons_for
from blueprints_desktop.desktop.games.registry import reasons_of, words_ahead_of
from tests.support import WITH_STRATEGY, new_match


@pytest.mark.parametrize("game", WITH_STRATEGY)
def test_every_part_of_an_evaluation_has_words_of_its_own(game):
    words = reasons_of(game)
    codes = strategy_of(new_match(game, 2).game).codes
    assert codes
    said = [words(code) for code in codes]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("game", WITH_STRATEGY)
def test_everything_that_can_be_foreseen_has_words(game):
    words = words_ahead_of(game)
    codes = strategy_of(new_match(game, 2).game).codes_ahead
    assert codes
    said = [words(code, 2.0) for code in codes]
    assert all(said)
    assert len(set(said)) == len(said)


def test_only_what_speaks_for_a_move_is_a_reason_to_play_it():
    parts = (("peril", -3.0), ("cash", 2.0), ("singles", -1.0), ("rents", 2.5))
    told = reasons_for("skyline", Answer(1, "", parts))
    words = reasons_of("skyline")
    assert told == [MoveReason(words("rents"), 2.5), MoveReason(words("cash"), 2.0)]


def test_what_weighs_next_to_nothing_is_no_reason():
    parts = (("buildings", 120.0), ("rents", 12.0), ("raising", 2.1))
    told = reasons_for("skyline", Answer(1, "", parts))
    assert [reason.amount for reason in told] == [120.0, 12.0]
    assert [reason.amount for reason in reasons_for("skyline", Answer(1, "", parts[2:]))] == [2.1]


def test_what_was_foreseen_is_told_last_and_leaves_room_for_what_is_seen():
    seen = (("glass", 4.0), ("stone", 3.0), ("wood", 2.0))
    foreseen = (("award", 0.5), ("others", 0.4), ("prizes", 0.3))
    told = reasons_for("blueprints", Answer(1, "", seen, foreseen=foreseen))
    assert [(reason.amount, reason.ahead) for reason in told] == [
        (4.0, False),
        (0.0, True),
        (0.0, True),
    ]
    only = reasons_for("blueprints", Answer(1, "", (("glass", -4.0),), foreseen=foreseen[:1]))
    assert [reason.ahead for reason in only] == [True]
    hardly = reasons_for("skyline", Answer(1, "", (("cash", 4.0),), foreseen=(("victory", 0.3),)))
    assert [reason.ahead for reason in hardly] == [False], "less than one game in a hundred"


def test_great_amounts_are_written_without_decimals():
    assert [MoveReason("", amount).number for amount in (2.0, 0.55, 120.4)] == [
        "+2.0",
        "+0.6",
        "+120",
    ]
