"""What the panel of a reveal answers: each sum and each honour for itself."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.blueprints.facts.result_facts import SeatRound
from blueprints_desktop.desktop.games.blueprints.results.reveal import score_panel
from blueprints_desktop.desktop.ui.cards.values import parts_of
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import STONE, die_of
from tests.desktop.games.blueprints.scored_rounds import by_seat, round_of, row_of

PLAN = BlueprintCard("00", (6, 0, 0, 0, 0, 0), (0,))
SIX_STONES = row_of(*[die_of(STONE, 4)] * 6)
ONE_STONE = row_of(die_of(STONE, 4))


@pytest.fixture(scope="module")
def answers(qapp: QApplication) -> list[dict[str, str]]:
    """What the panels of a winner and of a loser say, by the rules they name."""
    assert qapp is not None
    result = round_of(SIX_STONES, ONE_STONE)
    return [_answers(SeatRound(result, seat)) for seat in range(2)]


def _answers(count: SeatRound) -> dict[str, str]:
    card = score_panel(count, by_seat(2), PLAN, QSizeF(290.0, 210.0))
    parts = [info for item in card.items for info, _ in parts_of(item)]
    return {info.rule: info.tip for info in parts if info.rule}


def test_whoever_points_at_a_prize_is_not_told_of_the_award_above_it(
    answers: list[dict[str, str]],
) -> None:
    won = {rule: answers[0][rule] for rule in ("silver", "skyscraper", "materials")}
    assert [("Award" in text, "Prize" in text) for text in won.values()] == [
        (True, False), (False, True), (False, True),
    ]  # fmt: skip
    assert won["skyscraper"].startswith("Skyscraper Prize")


def test_every_sum_says_which_dice_made_it(answers: list[dict[str, str]]) -> None:
    assert {"wood", "recycled", "stone", "glass", "bonus", "round-points"} < answers[0].keys()
    assert answers[0]["stone"].endswith("stone 4 (8) = 34 points")
    assert answers[0]["round-points"].startswith("40 building points")


def test_who_won_nothing_is_led_to_how_ranks_are_made(answers: list[dict[str, str]]) -> None:
    assert "tie-break" in answers[1]
    assert not answers[1].keys() & {"silver", "skyscraper", "materials"}
