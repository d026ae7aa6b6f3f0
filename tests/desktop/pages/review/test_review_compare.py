"""At a step that lost much, the move played and the better one are on the board."""

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.computers.review_judge import Verdict
from blueprints_desktop.desktop.drawing.painting import blank_pixmap
from blueprints_desktop.desktop.pages.review.review_bar import Compared
from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.desktop.ui.board.highlights import REVIEW, HighlightTone
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games import registry
from blueprints_desktop.games.blueprints.moves import Discard
from blueprints_desktop.games.monuments.moves import Walk
from tests.desktop.played import played

BOTH = {HighlightTone.PLAYED, HighlightTone.BETTER}


def a_choice(page: ReviewPage, *, rest: bool = False) -> tuple[int, str]:
    """A step where something else could have been done on the board, and one such move."""
    story = page.story
    for step in range(story.last, 3, -1):
        before = story.position(step - 1, story.mover(step)).view
        others = [
            move
            for move in story.game.legal_moves(before)
            if move not in (NEXT, story.played[step - 1])
        ]
        bare = isinstance(story.played[step - 1], Walk | Discard)
        if others and (step in story.rests) == rest and not bare:
            return step, str(others[-1])
    raise AssertionError("there was never a choice")


def slip_at(page: ReviewPage, step: int, move: str, rule: str = "") -> None:
    page.show_lapse(Verdict(step, "something else", "It is better", 4.0, move, "", rule))
    page.go_to(step)


def tones(page: ReviewPage) -> set[HighlightTone]:
    board: Any = page.board
    return {each.tone for each in board.highlights.of_group(REVIEW)}


def painted(page: ReviewPage) -> Any:
    layer: Any = page.board.highlights  # type: ignore[attr-defined]
    picture = blank_pixmap(layer.size(), 1.0)
    layer.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return picture.toImage()


@pytest.mark.parametrize("game", registry.KEYS)
def test_both_moves_stand_on_the_board_before_the_move(open_page, game):
    page = open_page(played(game))
    step, move = a_choice(page)
    slip_at(page, step, move)
    board: Any = page.board
    assert page.compared is Compared.BOTH
    assert tones(page) == BOTH
    assert board.position.view == page.story.position(step - 1, page.story.mover(step)).view
    tags = [each.tag for each in board.highlights.of_group(REVIEW) if each.tag]
    assert tags == ["Played", "Better"]
    before = painted(page)
    board.highlights.show_group(
        REVIEW, [evolve(each, ghost=None) for each in board.highlights.of_group(REVIEW)]
    )
    assert painted(page) != before, "a ghost is painted, not only an outline"
    page.go_to(step - 1)
    assert not tones(page)


@pytest.mark.parametrize("game", registry.KEYS)
def test_a_press_on_the_words_goes_on_to_each_and_to_what_came_of_it(open_page, game):
    page = open_page(played(game))
    step, move = a_choice(page)
    slip_at(page, step, move)
    button = page.bar.compare
    assert button.isVisible()
    assert "Show the move played" in button.accessibleName()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert tones(page) == {HighlightTone.PLAYED}
    QTest.keyClick(page.bar.track, Qt.Key.Key_C)
    assert tones(page) == {HighlightTone.BETTER}
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert page.compared is Compared.AS_PLAYED
    assert not tones(page)
    board: Any = page.board
    assert board.position.view == page.story.position(step).view
    assert page.step == step
    QTest.keyClick(page.bar.track, Qt.Key.Key_C)
    assert tones(page) == BOTH


def test_the_end_of_a_round_is_seen_first(open_page):
    page = open_page(played("blueprints"))
    step, move = a_choice(page, rest=True)
    slip_at(page, step, move)
    assert page.compared is Compared.AS_PLAYED
    assert page.board.ends.current is not None
    page.compare_on()
    assert page.board.ends.current is None
    assert tones(page) == BOTH
    assert "Better: something else" in page.bar.story.accessibleName()


def test_what_plays_by_itself_is_not_held_up(open_page):
    page = open_page(played("fits"))
    step, move = a_choice(page)
    page.show_lapse(Verdict(step, "something else", "", 4.0, move))
    page.go_to(step - 1)
    page.playing.turn()
    assert page.step == step
    assert page.compared is Compared.AS_PLAYED
    assert not tones(page)


def test_a_slip_that_is_found_while_one_looks_changes_nothing_on_the_board(open_page):
    page = open_page(played("fits"))
    step, move = a_choice(page)
    page.go_to(step)
    board: Any = page.board
    before = board.position
    page.show_lapse(Verdict(step, "something else", "", 4.0, move))
    assert board.position is before
    assert page.bar.compare.isVisible()


def test_through_the_eyes_of_another_player_nothing_is_compared(open_page):
    page = open_page(played("blueprints"))
    step, move = a_choice(page)
    mover = page.story.mover(step)
    page.eyes.chosen.emit(1 - mover)
    slip_at(page, step, move)
    assert page.compared is None
    assert not tones(page)
    assert page.bar.compare.isHidden()
    page.eyes.chosen.emit(mover)
    assert page.compared is Compared.BOTH


def test_where_a_reason_is_about_a_rule_it_can_be_looked_up(open_page):
    page = open_page(played("blueprints"))
    step, move = a_choice(page)
    asked = []
    page.rules_wanted.connect(lambda *place: asked.append(place))
    slip_at(page, step, move, rule="wood")
    page.bar.why.click()
    assert asked == [("blueprints", "wood")]
    page.go_to(step - 1)
    assert page.bar.why.isHidden()


def test_a_step_is_not_listed_as_a_gain_and_as_a_loss(open_page):
    page = open_page(played("fits"))
    gain = next(each for each in page.story.moments if each.key == "gain")
    assert gain.step in page.bar.track.moments
    page.show_lapse(Verdict(gain.step, "something else", "", 4.0, "aside"))
    listed = [text for step, text in page.bar.moments.entries() if step == gain.step]
    assert len(listed) == 1
    assert "Better: something else" in listed[0]
    assert gain.step not in page.bar.track.moments
    assert gain.step in page.bar.track.lapses
