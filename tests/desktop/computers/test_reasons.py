"""Reasons for a move in words: those that speak for it, the weightiest first."""

import random

import pytest

from blueprints_desktop.bots.strategy import strategy_of
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.reasons import MoveReason, reasons_for
from blueprints_desktop.desktop.games.registry import instruction_of, reasons_of, words_ahead_of
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.i18n.number_format import about_points
from blueprints_desktop.games import registry
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
    assert told == [
        MoveReason(words("rents"), "slightly more cash", code="rents"),
        MoveReason(words("cash"), "slightly more cash", code="cash"),
    ]


def test_what_weighs_next_to_nothing_is_no_reason():
    parts = (("buildings", 120.0), ("rents", 12.0), ("raising", 2.1))
    told = reasons_for("skyline", Answer(1, "", parts))
    assert [reason.amount for reason in told] == ["about 120 more cash", "about 10 more cash"]
    assert len(reasons_for("skyline", Answer(1, "", parts[2:]))) == 1


def test_what_was_foreseen_is_told_last_and_leaves_room_for_what_is_seen():
    seen = (("glass", 4.0), ("stone", 3.0), ("wood", 2.0))
    foreseen = (("award", 0.5), ("others", 0.4), ("prizes", 0.3))
    told = reasons_for("blueprints", Answer(1, "", seen, foreseen=foreseen))
    assert [(reason.amount, reason.ahead) for reason in told] == [
        ("about 4 building points more", False),
        ("", True),
        ("", True),
    ]
    only = reasons_for("blueprints", Answer(1, "", (("glass", -4.0),), foreseen=foreseen[:1]))
    assert [reason.ahead for reason in only] == [True]
    hardly = reasons_for("skyline", Answer(1, "", (("cash", 4.0),), foreseen=(("victory", 0.3),)))
    assert [reason.ahead for reason in hardly] == [False], "less than one game in a hundred"


@pytest.mark.parametrize("game", WITH_STRATEGY)
def test_sentences_have_no_numbers_and_amounts_have_a_unit(game):
    codes = strategy_of(new_match(game, 2).game)
    parts = tuple((code, 123.0) for code in codes.codes)
    ahead = tuple((code, 3.4) for code in codes.codes_ahead)
    told = reasons_for(game, Answer(1, "", parts, foreseen=ahead))
    alone = [reasons_for(game, Answer(1, "", (part,))) for part in parts]
    assert any(reason.amount for reasons in alone for reason in reasons)
    assert any(reason.ahead for reason in told)
    assert not [each.sentence for each in told if any(map(str.isdigit, each.sentence))]
    assert not [each.sentence for each in told if not each.sentence.endswith((".", "!", "?"))]
    unit = "cash" if game == "skyline" else "points"
    assert all(unit in reason.amount for reason in told if reason.amount)


def test_amounts_are_told_in_whole_points(settings):
    spoken = Language(settings, "en")
    assert [about_points(amount) for amount in (2.4, 0.6, 0.3)] == [
        "about 2 points more",
        "about 1 point more",
        "slightly more points",
    ]
    spoken.deleteLater()  # and its words are in force no more


@pytest.mark.parametrize("game", registry.KEYS)
def test_every_kind_of_move_is_named_as_something_to_do(game):
    """But the one that only goes on, which nobody has to decide."""
    named = set()
    for seed in range(3):
        match = new_match(game, 2, seed)
        chance = random.Random(seed)
        while match.to_act is not None:
            moves = match.legal_moves()
            for move in moves if len(moves) > 1 else ():
                said = instruction_of(game)(move)
                assert said[:1].isupper(), move
                assert "{" not in said
                named.add(said)
            match.play(chance.choice(moves))
    assert len(named) > 10


def test_reasons_of_blueprints_have_numbers_only_for_what_a_material_scores():
    codes = strategy_of(new_match("blueprints", 2).game).codes
    told = {code: reasons_for("blueprints", Answer(1, "", ((code, 9.0),))) for code in codes}
    numbered = {code for code, reasons in told.items() if any(each.amount for each in reasons)}
    assert numbered == {"wood", "recycled", "stone", "glass"}
    assert all("building points" in told[code][0].amount for code in numbered)
