"""Moves that lost much are found, with the better one; good moves are left alone."""

import pytest

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.judging import Judged, judge
from blueprints_desktop.bots.players import greedy_player, player
from blueprints_desktop.bots.strategy import strategy_of
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers import review_judge
from blueprints_desktop.desktop.computers.review_judge import (
    LOST_MUCH,
    MoveJudge,
    ReviewJudge,
    Verdict,
    lapse_texts,
)
from blueprints_desktop.desktop.computers.worker_bridge import WorkerBridge
from blueprints_desktop.desktop.games.registry import choice_words_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import saved_match
from tests.support import WITH_STRATEGY, middle_of, new_match

LONG = 60_000
"""Milliseconds after which something has gone wrong, however busy the machine."""


@pytest.fixture
def thinking(request):
    request.getfixturevalue("qapp")
    made = WorkerBridge()
    yield made
    made.close()


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(review_judge, "NODES", 30)
    monkeypatch.setattr(review_judge, "NODES_AGAIN", 30)


@pytest.mark.parametrize("game", WITH_STRATEGY)
def test_the_worst_move_lost_something_and_the_best_nothing(game):
    """By the strategy's own glance, so that looking ahead a little agrees."""
    match = middle_of(game, 2, 3, 9)
    while len(match.legal_moves()) < 2:
        match.play(match.legal_moves()[0])
    view = match.view(match.to_act)
    options = strategy_of(match.game).options(view)
    worst = min(options, key=lambda option: option.worth)
    judged = judge(match.game, view, worst.move, Chance(1), nodes=1)
    assert judged.loss > 0
    assert judged.thought.move != worst.move
    again = judge(match.game, view, judged.thought.move, Chance(1), nodes=1)
    assert again.loss == 0


@pytest.mark.parametrize(
    ("game", "seed", "moves", "nodes"),
    [("fits", 7, 22, 6000), ("monuments", 9, 26, 1500), ("skyline", 44, 14, 600)],
)
def test_a_loss_that_only_looking_ahead_sees_counts_without_an_explanation(
    game, seed, moves, nodes
):
    match = new_match(game, 2, seed)
    for _ in range(moves):
        match.play(greedy_player(match.game, match.view(match.to_act), Chance(1)))
    view = match.view(match.to_act)
    played = greedy_player(match.game, view, Chance(1))
    assert judge(match.game, view, played, Chance(1), nodes=1).loss == 0
    judged = judge(match.game, view, played, Chance(1), nodes=nodes)
    assert judged.loss >= LOST_MUCH
    assert judged.thought.move != played
    assert not judged.thought.parts


def looked_at(match, view, played, luck) -> Judged:
    """What a review finds: a quick look, and a longer one at what it suspects."""
    quick = judge(match.game, view, played, Chance(luck), nodes=2000)
    if max(quick.loss, quick.possible_loss) < LOST_MUCH:
        return quick._replace(loss=0.0)
    return judge(match.game, view, played, Chance(luck), nodes=10_000)


@pytest.mark.parametrize("game", WITH_STRATEGY)
def test_another_seed_gives_the_same_marks(game):
    """Few moves are so close to what counts as much that one look marks them and another does not;
    and what one of them holds against somebody, the other takes to be a loss as well."""
    judged = marked = differs = 0
    careless = player("random")
    for seed in range(3):
        match = new_match(game, 2, seed)
        while judged < 6 * (seed + 1) and match.to_act is not None:
            view = match.view(match.to_act)
            played = careless(match.game, view, Chance(len(match.played)))
            if len(match.legal_moves()) > 1 and len(match.played) % 3 == 0 and match.played[9:]:
                found = [looked_at(match, view, played, luck) for luck in (1, 2)]
                marks = [each.loss >= LOST_MUCH for each in found]
                judged += 1
                marked += any(marks)
                differs += marks[0] != marks[1]
                assert not any(marks) or all(each.possible_loss > 0 for each in found)
            match.play(played)
    assert judged == 18
    assert marked, "play by lot makes mistakes"
    assert differs <= 3


@pytest.mark.parametrize("game", WITH_STRATEGY)
def test_what_is_sure_is_no_more_than_what_is_expected(game):
    """And of two moves at most one is surely better."""
    seen = 0
    match = middle_of(game, 2, 5, 9)
    strategy = strategy_of(match.game)
    while match.to_act is not None and seen < 6:
        view, moves = match.view(match.to_act), match.legal_moves()
        if len(moves) > 1:
            one, two = moves[0], moves[-1]
            found = strategy.surely_better(view, one, two, Chance(seen), Budget(1000))
            back = strategy.surely_better(view, two, one, Chance(seen + 100), Budget(1000))
            assert found.lead <= max(0.0, found.expected)
            assert back.lead <= max(0.0, back.expected)
            assert not (found.lead > 0 and back.lead > 0)
            seen += 1
        match.play(greedy_player(match.game, view, Chance(1)))
    assert seen == 6


def test_what_only_looking_ahead_sees_is_told_as_that(thinking, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2, -1)
    made = MoveJudge(saved, thinking, thinking)
    better = str(saved.match.game.legal_moves(saved.match.state_after(0))[0])
    seen = made.verdict(1, Answer(1, better, (("glass", 2.0),), loss=3.0))
    unseen = made.verdict(1, Answer(1, better, (), loss=3.0))
    against = made.verdict(1, Answer(1, better, (("glass", -2.0),), loss=3.0))
    foreseen = made.verdict(1, Answer(1, better, (), loss=3.0, foreseen=(("award", 0.2),)))
    assert "looking ahead" in unseen.reason
    assert foreseen.reason == "Looking ahead: better chance of a higher Award"
    assert against.reason == unseen.reason, "what speaks against a move is no reason for it"
    assert seen.reason
    assert "thinking ahead" not in seen.reason


def judge_all(saved, thinking, qtbot) -> MoveJudge:
    made = MoveJudge(saved, thinking, thinking)
    with qtbot.waitSignal(made.finished, timeout=LONG):
        made.start()
    return made


@pytest.mark.usefixtures("quick")
def test_play_by_lot_is_found_wanting(thinking, qtbot, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2, -1, kinds=("person", "apprentice"))
    found = judge_all(saved, thinking, qtbot).verdicts
    assert found
    for number, verdict in found.items():
        assert saved.match.played[number - 1].seat == 0, "computers are not judged"
        assert verdict.loss >= LOST_MUCH
        assert verdict.better != str(saved.match.played[number - 1].move)


def test_nobody_is_judged_for_what_a_computer_did_at_their_seat(thinking, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2, 8, kinds=("person", "apprentice"))
    saved.hand_over(0, "journeyman")
    for _ in range(12):
        saved.play(saved.match.legal_moves()[0])
    saved.hand_over(0, "person")
    while saved.match.outcome is None:
        saved.play(saved.match.legal_moves()[0])
    own = [number for number, move in enumerate(saved.match.played, 1) if move.seat == 0]
    judged = set(MoveJudge(saved, thinking, thinking).remaining)
    assert judged
    assert judged <= set(own) - set(range(9, 21)), "the computer made those"
    saved.hand_over(0, "master")
    again = MoveJudge(SavedMatch.open(tmp_path / "a.match"), thinking, thinking)
    assert set(again.remaining) == judged, "whoever has the seat in the end"


def test_what_seems_to_have_lost_much_is_looked_at_as_long_as_a_hint_is(
    thinking, tmp_path, monkeypatch
):
    saved = saved_match(tmp_path / "a.match", 2, -1)
    made = MoveJudge(saved, thinking, thinking)
    asked = []
    monkeypatch.setattr(thinking.thinker, "ask", lambda sent: asked.append(sent) or len(asked))
    made.start()
    assert asked[-1]["nodes"] == review_judge.NODES
    number, better = made.current, str(saved.match.played[made.current - 1].move)
    thinking.answered.emit(Answer(1, better, loss=LOST_MUCH))
    assert not made.verdicts, "a quick look is no verdict"
    assert (made.current, asked[-1]["nodes"]) == (number, None), "as many as a hint has"
    thinking.answered.emit(Answer(2, better, loss=0.0))
    assert not made.verdicts
    assert made.current > number
    number = made.current
    thinking.answered.emit(Answer(3, better, loss=LOST_MUCH))
    thinking.answered.emit(Answer(4, better, loss=LOST_MUCH))
    assert list(made.verdicts) == [number]


def test_a_suspicion_is_looked_into_and_only_what_is_certain_is_held_against_anybody(
    thinking, tmp_path, monkeypatch
):
    saved = saved_match(tmp_path / "a.match", 2, -1)
    made = MoveJudge(saved, thinking, thinking)
    asked = []
    monkeypatch.setattr(thinking.thinker, "ask", lambda sent: asked.append(sent) or len(asked))
    made.start()
    better = str(saved.match.played[0].move)
    thinking.answered.emit(Answer(1, better, loss=0.0, possible_loss=LOST_MUCH))
    assert (len(asked), asked[-1]["nodes"]) == (2, None)
    thinking.answered.emit(Answer(2, better, loss=LOST_MUCH - 0.1, possible_loss=2 * LOST_MUCH))
    assert not made.verdicts
    assert (len(asked), asked[-1]["nodes"]) == (3, review_judge.NODES), "the next move"


@pytest.mark.usefixtures("quick")
def test_a_match_that_goes_on_is_not_judged(thinking, qtbot, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2, 20)
    assert len(saved.match.played) == 20
    assert saved.match.outcome is None
    assert not judge_all(saved, thinking, qtbot).verdicts


def told(judge: MoveJudge) -> dict[int, tuple[str, float, float]]:
    """What was found of each move; words depend on the language that an earlier test may have left."""
    return {number: (v.move, v.loss, v.amount) for number, v in judge.verdicts.items()}


@pytest.mark.usefixtures("quick")
def test_judging_stops_and_goes_on(thinking, qtbot, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2, -1, game="fits", boards=(1,))
    whole = judge_all(saved, thinking, qtbot)
    made = MoveJudge(saved, thinking, thinking)
    made.start()
    made.stop()
    assert not made.waiting
    with qtbot.waitSignal(made.finished, timeout=LONG):
        made.start()
    assert told(made) == told(whole)


@pytest.mark.usefixtures("quick")
def test_a_review_marks_what_lost_much_and_tells_the_better_move(window, qtbot, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2, -1, kinds=("person", "apprentice"))
    window.review(saved)
    page = window.page
    qtbot.waitUntil(lambda: len(page.lapses) > 0, timeout=LONG)
    number, lapse = next(iter(page.lapses.items()))
    assert number in page.bar.track.lapses
    page.go_to(number)
    assert lapse.better in page.bar.story.accessibleName()
    window.go_home()
    assert not window.findChildren(MoveJudge) or not any(
        judging.waiting for judging in window.findChildren(MoveJudge)
    )


def test_a_review_of_a_match_that_goes_on_judges_nothing(window, tmp_path):
    saved = saved_match(tmp_path / "a.match", 2, 12)
    window.review(saved)
    made = window.page.findChild(ReviewJudge).judging
    assert not made.waiting
    assert not made.verdicts


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("game", "move", "told"),
    [
        ("blueprints", "W3>b2", "wood 3 on the middle right space"),
        ("blueprints", "-G6", "discard glass 6"),
        ("fits", "V3@1", "down columns 1 to 3, turned left"),
        ("fits", "aside", "set it aside"),
        ("monuments", "m3-o7V", "to outer cell 8 for a violet brick"),
        ("monuments", "V1.1.0", "violet brick on level 1, row 2 from the front"),
        ("skyline", "e5", "build on E5"),
        ("skyline", "d5>f6", "raise D5 and demolish F6"),
        ("skyline", "e4^c6", "build on E4 with the floor from C6"),
        ("skyline", "d5>f6^b3", "raise D5 with the floor from B3 and demolish F6"),
        ("skyline", "card e6>b2", ""),
        ("skyline", "roll", ""),
    ],
)
def test_moves_that_the_log_tells_alike_are_told_apart(game, move, told):
    assert choice_words_of(game)(new_match(game, 2).game.parse_move(move)) == told


def test_the_better_move_is_told_with_its_reason_where_there_is_one():
    verdict = Verdict(3, "Ada took a 4", "Glass scores its value", 2.0)
    assert lapse_texts(verdict) == (
        "Better: Ada took a 4 (glass scores its value)",
        "Better: Ada took a 4",
    )
    assert lapse_texts(verdict._replace(reason="")) == ("Better: Ada took a 4",)


def test_a_loss_is_told_even_where_the_better_move_has_no_room():
    verdict = Verdict(3, "a 4", "Glass scores its value", 2.0, lost="about 3 points lost")
    assert lapse_texts(verdict) == (
        "Better: a 4 (glass scores its value) · about 3 points lost",
        "Better: a 4 · about 3 points lost",
        "about 3 points lost",
    )
