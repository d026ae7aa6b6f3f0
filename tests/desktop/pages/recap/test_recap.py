"""Why a match was won and lost: three sentences that say it, each with the way to its step."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.computers.review_judge import Verdict
from blueprints_desktop.desktop.pages.recap.recap_page import RecapPage
from blueprints_desktop.desktop.pages.recap.recap_words import (
    Aspect,
    Judging,
    decisive_sentence,
    lead_sentence,
    luck_sentence,
    slip_sentence,
)
from blueprints_desktop.desktop.pages.review.review_model import ReviewModel
from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.luck import Luck
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.moments import GAIN, LEAD, LOSS, RUIN, Moment
from blueprints_desktop.engine.sheet import Figure, PointsGround, Sheet, SheetLine, SheetSection
from blueprints_desktop.games import registry
from tests.desktop.driving import settle
from tests.desktop.played import played
from tests.support import new_match, play_on

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri")


def people_at(match: Match) -> list[Person]:
    return [Person(seat, NAMES[seat], seat) for seat in range(match.seats)]


def finished(key: str, seats: int, seed: int = 3) -> Match:
    return play_on(new_match(key, seats, seed), Chance(seed))


def decided(match: Match, *moments: Moment) -> str:
    """What is said of a match if these are its moments."""
    story = ReviewModel(match)
    story.moments = moments
    return decisive_sentence(match.box.key, story, people_at(match), match.outcome).text


# --- what decided it --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in registry.KEYS for seats in registry.seats(key)]
)
def test_something_is_said_of_every_match(key, seats):
    for seed in range(3):
        match = finished(key, seats, seed)
        told = decisive_sentence(key, ReviewModel(match), people_at(match), match.outcome)
        assert told.text.endswith(".")
        assert "{" not in told.text
        if told.step is not None:
            assert 0 < told.step <= len(match.played)
        if len(match.outcome.winners) == 1 and seats > 1 and told.seat is not None:
            winner = NAMES[match.outcome.winners[0]]
            assert winner in told.text or "couldn’t pay" in told.text


def test_the_move_stands_before_who_took_the_lead_by_it():
    """It may be somebody else's: a slip gives the lead away."""
    match = finished("fits", 2)
    said = decided(match, Moment(4, LEAD, 1, 3))
    assert said.startswith("In step 4 (")
    assert said.endswith("), Bruno took the lead for good, by 3.")


def test_a_lead_that_a_roll_brought_is_told_with_the_rent():
    match = finished("skyline", 3)
    story = ReviewModel(match)
    paid = next(
        step
        for step in range(1, story.last)
        if any(type(event).__name__ == "RentPaid" for _, event in story.told(step))
    )
    said = decided(match, Moment(paid, LEAD, 0, 40))
    assert " rolls " in said
    assert "; " in said, "the rent has a line of its own in the log"


def test_ruin_is_told_with_who_was_ahead():
    match = finished("skyline", 3)
    last = len(match.played)
    ruin = Moment(last, RUIN, 1, 300)
    assert decided(match, Moment(40, LEAD, 0, 90), ruin) == (
        f"In step {last} (turn 33), Bruno couldn’t pay a rent of 300, which ended the game; "
        "Ada had been ahead since step 40."
    )
    assert decided(match, ruin).endswith("which ended the game.")


def test_what_only_the_end_decided_is_told_as_that():
    match = finished("blueprints", 3)
    last, ends = len(match.played), match.box.sheet(match).facts["rounds"]
    assert decided(match, Moment(last, LEAD, 2, 1)) == (
        "It was open to the last: only the end of round 3 put Chiara ahead, by 1."
    )
    assert decided(match, Moment(ends[0], LEAD, 2, 1)) == (
        "At the end of round 1, Chiara took the lead for good, by 1."
    )


def test_ties_are_told_as_ties():
    match = finished("blueprints", 3)
    story, people = ReviewModel(match), people_at(match)
    story.moments = ()
    alone = evolve(match.outcome, ranks=(2, 1, 3))
    assert (
        "a tie-break decided for Bruno"
        in decisive_sentence("blueprints", story, people, alone).text
    )
    shared = evolve(match.outcome, ranks=(1, 1, 3))
    assert "shared" in decisive_sentence("blueprints", story, people, shared).text


def test_alone_the_dearest_step_decided_else_the_best():
    match = finished("fits", 1)
    assert decided(match, Moment(5, GAIN, 0, 4), Moment(9, LOSS, 0, 2)).startswith(
        "Step 9 cost most"
    )
    assert decided(match, Moment(5, GAIN, 0, 4)).startswith("Step 5 brought most, 4 (")
    assert decided(match) == "No single step decided it."


def lead(match: Match) -> str:
    return lead_sentence(match.box.key, match.box.sheet(match), people_at(match), match.outcome)


@pytest.mark.parametrize("key", ["blueprints", "fits", "monuments", "skyline"])
def test_it_is_said_where_most_of_the_lead_came_from(key):
    told = [lead(finished(key, 3, seed)) for seed in range(4)]
    assert any(told)
    assert all(". The biggest difference: " in each for each in told if each)


def test_jewels_are_named_where_they_won_the_game():
    match = finished("monuments", 2)
    winner = match.outcome.winners[0]
    ahead, behind = Figure((PointsGround(21),)), Figure((PointsGround(6),))
    figures = (ahead, behind) if winner == 0 else (behind, ahead)
    sheet = Sheet(2, (SheetSection("end", (SheetLine("jewels", figures),)),), {})
    told = lead_sentence("monuments", sheet, people_at(match), match.outcome)
    other = NAMES[1 - winner]
    assert told == f"It ended 21 to 6 against {other}. The biggest difference: Jewels, 21 to 6."


# --- the largest slip -------------------------------------------------------------------------


def slip(match: Match, judging: Judging):
    return slip_sentence(
        match.box.key, ReviewModel(match), people_at(match), match.outcome, judging
    )


def test_the_largest_slip_is_that_of_who_lost():
    match = finished("blueprints", 2)
    winner = match.outcome.winners[0]
    by_seat = {played.seat: number for number, played in enumerate(match.played, 1)}
    won = Verdict(by_seat[winner], "wood 3", "", 9.0, lost="about 9 points lost")
    lost = Verdict(by_seat[1 - winner], "glass 4", "Glass scores", 3.0, lost="about 3 points lost")
    told = slip(match, Judging(20, 20, (won, lost)))
    assert told.step == lost.number
    assert told.text.startswith(
        f"{NAMES[1 - winner]} made the biggest slip in step {lost.number} (round 3 of 3, turn "
    )
    assert f": {NAMES[1 - winner]} " in told.text
    assert told.text.endswith("): about 3 points lost. Better: glass 4 (glass scores).")
    assert slip(match, Judging(20, 20, (won,))).step == won.number


def test_of_slips_with_an_amount_the_largest_amount_counts():
    match = finished("blueprints", 2)
    loser = 1 - match.outcome.winners[0]
    own = [number for number, played in enumerate(match.played, 1) if played.seat == loser]
    rough = Verdict(own[0], "wood 3", "", 9.0, lost="about 2 points lost", amount=2.0)
    dear = Verdict(own[1], "glass 4", "", 3.0, lost="about 4 points lost", amount=4.0)
    assert slip(match, Judging(20, 20, (rough, dear))).step == own[1]


def test_a_judge_that_still_works_says_how_far_it_is():
    match = finished("blueprints", 2)
    told = slip(match, Judging(3, 20))
    assert told.step is None
    assert told.text == "Still being worked out: 3 of 20 moves."
    so_far = slip(match, Judging(3, 20, (Verdict(1, "wood 3", "", 3.0),))).text
    assert "so far" in so_far
    assert so_far.endswith("Still being worked out: 3 of 20 moves.")
    assert "No clear slip" in slip(match, Judging(20, 20)).text
    assert "could not be judged" in slip(match, Judging(20, 20, failed=True)).text


# --- luck -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", registry.KEYS)
def test_luck_can_be_told_of_a_real_match(key):
    box = registry.box(key)
    for seats in registry.seats(key):
        match = finished(key, seats)
        luck = None if box.luck is None else box.luck(match)
        told = luck_sentence(key, luck, people_at(match))
        assert told is None or (told.text.endswith(".") and "{" not in told.text)
        if luck is not None and not luck.is_shared:
            assert len(luck.actual) == len(luck.expected) == seats


def test_luck_names_who_had_most_of_it():
    people = [Person(seat, NAMES[seat], seat) for seat in range(2)]
    kind = Luck((900.0, 100.0), (500.0, 100.0), (10_000.0, 10_000.0))
    told = luck_sentence("skyline", kind, people)
    assert told.seat == 0
    assert told.text == "The white die was kind to Ada: rents brought 400 more than expected."
    even = Luck((520.0, 100.0), (500.0, 100.0), (10_000.0, 10_000.0))
    assert luck_sentence("skyline", even, people).seat is None


# --- the page ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["blueprints", "fits", "monuments", "skyline"])
def test_the_page_is_found_from_the_review_and_leads_back_to_a_step(window, key):
    window.review_over(played(key))
    settle()
    review = window.page
    assert isinstance(review, ReviewPage)
    QTest.mouseClick(review.top.recap, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, RecapPage)
    assert page.sentence(Aspect.DECISIVE) is not None
    assert page.cards[Aspect.LUCK].isVisibleTo(page) == (page.sentence(Aspect.LUCK) is not None)
    told = page.sentence(Aspect.DECISIVE)
    for button in page.cards[Aspect.DECISIVE].buttons:
        assert told.step is not None
        button.click()
        settle()
        assert window.page is review
        assert review.step == told.step
    assert (told.step is None) == (window.page is page)
