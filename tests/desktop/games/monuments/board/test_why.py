""" "Why?" in World Monuments: refused steps, panels, log, and the account at the end."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.monuments.board.quarry_view import rule_about
from blueprints_desktop.desktop.games.monuments.board.selection import cell_part, own_part
from blueprints_desktop.desktop.games.monuments.texts.words import (
    refused_words,
    there_words,
)
from blueprints_desktop.desktop.ui.board.highlights import TOLD
from blueprints_desktop.desktop.ui.board.rule_lookup import ask_at
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.hints import idle_colours
from blueprints_desktop.games.monuments.moves import PASS
from blueprints_desktop.games.monuments.pieces import (
    BLACK,
    BRICKS,
    JEWEL,
    NOTHING,
    RED,
    VIOLET,
    bricks_in,
    count,
)
from blueprints_desktop.games.monuments.state import BUILDING
from blueprints_desktop.rulebooks.library import rulebook
from tests.desktop.games.monuments.at_table import seat_at, stack_of
from tests.desktop.games.monuments.hands import bare_point
from tests.desktop.games.seating import position_of
from tests.support import new_match, play_on


def ask(seated, widget, at: QPoint) -> str:
    """What F1 opens while the pointer is there."""
    seated.asked.clear()
    ask_at(seated.board, widget.mapToGlobal(at))
    return "".join(seated.asked)


# --- steps that cannot be made ------------------------------------------------------------


def test_a_cell_pressed_in_vain_says_why(seated):
    seated.click_cell("m2")
    assert seated.prompt.why == "must-end-on-outer-ring"
    assert "outer ring" in seated.prompt.detail
    seated.click_cell("o4")
    assert not seated.prompt.why
    seated.click_cell("o9")
    assert seated.prompt.why == "wrong-number-of-steps"
    assert seated.prompt.secondary, "the step back is still offered"
    assert seated.prompt.primary == "End your turn here", "and so is what Enter does"
    seated.key(Qt.Key.Key_Return)
    assert [move.cells for move in seated.chosen] == [("o4",)]


def test_beside_a_refusal_the_buttons_are_those_of_what_enter_would_do(stacked):
    """Whatever was pressed in vain, and however far the walk has come."""
    quarry, selector, refused = stacked.board.quarry, stacked.board.selector, set()

    def offered():
        return stacked.prompt.primary, stacked.prompt.secondary, stacked.prompt.gain

    for cell in stack_of(stacked.match).cells:
        selector.press(cell_part(cell))
        before = offered()
        for other in quarry.cells:
            if reason := selector.why_not(cell_part(other)):
                selector.press(cell_part(other))
                assert stacked.prompt.why == reason
                assert offered() == before
                refused.add(stacked.prompt.why)
        if quarry.walking.offered:
            selector.confirm()
    assert {"must-take-a-piece", "cells-do-not-touch"} <= refused


def test_a_refusal_stands_until_something_else_is_pointed_at(seated):
    seated.click_cell("m2")
    QTest.mouseMove(seated.board.quarry.viewport(), QPoint(3, 3))
    assert seated.prompt.why == "must-end-on-outer-ring"
    QTest.mouseMove(seated.board.quarry.viewport(), bare_point(seated.board.quarry, "o3"))
    assert not seated.prompt.why
    assert "outer cell 4" in seated.prompt.detail


def test_the_tip_of_a_cell_that_is_not_lit_says_why(seated):
    quarry = seated.board.quarry
    tip = quarry.tip_at(quarry.mapToScene(bare_point(quarry, "c")))
    assert tip.rule == "must-end-on-outer-ring"
    assert "outer ring" in tip.text
    assert ask(seated, quarry.viewport(), bare_point(quarry, "c")) == tip.rule
    lit = quarry.tip_at(quarry.mapToScene(bare_point(quarry, "o3")))
    assert "\n" not in lit.text


def black_cell(match) -> str | None:
    """A lit outer cell with the black piece."""
    cells, heaps = match.game.quarry.cells, match.state.quarry
    found = [cell for cell, heap in zip(cells, heaps, strict=True) if count(heap, BLACK)]
    return next((cell for cell in found if cell.startswith("o")), None)


def test_the_black_piece_leads_to_its_own_rule(qtbot, tmp_path):
    """From the cell, from the prompt with its points, and from the note where it is chosen."""
    for seed in range(40):
        match = new_match("monuments", 3, seed, first=0)
        if (cell := black_cell(match)) is not None:
            break
    seated = seat_at(qtbot, tmp_path, seed=seed)
    quarry = seated.board.quarry
    assert ask(seated, quarry.viewport(), bare_point(quarry, cell)) == "black-returned"
    QTest.mouseMove(quarry.viewport(), bare_point(quarry, cell))
    assert (seated.prompt.gain, seated.prompt.why) == ("+2 points", "black-returned")
    seated.click_cell(cell)
    assert (seated.prompt.gain, seated.prompt.why) == ("+2 points", "black-returned")
    other = next(lit for lit in quarry.cells if lit.startswith("o") and lit != cell)
    seated.key(Qt.Key.Key_Escape)
    QTest.mouseMove(quarry.viewport(), bare_point(quarry, other))
    assert (seated.prompt.gain, seated.prompt.why) == ("", "")


def test_every_cell_and_every_piece_offered_leads_to_a_rule_about_it(stacked):
    quarry = stacked.board.quarry
    first = stack_of(stacked.match).cells[0]
    assert quarry.tip_at(quarry.mapToScene(bare_point(quarry, first))).rule in (
        "piece-is-not-there",
        "black-returned",
    )
    stacked.click_cell(first)
    assert len(quarry.walking.offered) > 1
    for piece in quarry.walking.offered:
        at = quarry.mapFromScene(quarry.chooser.field(piece).center())
        wanted = {JEWEL: "jewels", BLACK: "black-returned"}.get(piece, "piece-is-not-there")
        assert ask(stacked, quarry.viewport(), at) == wanted


def test_what_lies_on_a_cell_has_a_paragraph():
    for pieces in ((), (RED,), (JEWEL,), (BLACK,), (RED, BLACK), (RED, VIOLET)):
        for language in ("en", "fr"):
            assert rule_about(pieces) in rulebook("monuments", language).places
    assert rule_about((RED, BLACK)) == "black-returned"
    assert rule_about(()) == "cell-is-empty"


def test_whatever_is_refused_has_words_and_a_paragraph():
    codes = (
        "cells-do-not-touch",
        "cell-entered-twice",
        "must-end-on-outer-ring",
        "takes-nothing",
        "wrong-number-of-steps",
        "must-take-a-piece",
    )
    for code in codes:
        assert refused_words("o3", code).endswith(".")
        for language in ("en", "fr"):
            assert code in rulebook("monuments", language).places


def test_what_a_step_would_take():
    assert there_words([RED]) == "You take a red brick."
    assert there_words([NOTHING]) == "This cell is empty."
    assert there_words([VIOLET, RED]) == "Choose a violet brick or a red brick."


# --- panels, log, the end -----------------------------------------------------------------


def test_panels_and_cards_know_the_rule_about_what_they_tell(seated):
    acting, other = seated.board.panels[0], seated.board.panels[1]
    assert ask(seated, acting, acting.rect().center()) == "wrong-number-of-steps"
    assert ask(seated, other, other.rect().center()) == "start-score"

    def stuck(match) -> bool:
        state = match.state
        moves = list(match.legal_moves())
        return state.phase == BUILDING and moves == [PASS] and bricks_in(state.own_stock) > 0

    seated.play_until(stuck)
    stock = seated.board.stock
    idle = idle_colours(seated.match.game.plan, seated.match.state)
    held = [colour for colour in BRICKS if count(seated.match.state.own_stock, colour)]
    asked = [ask(seated, stock, stock.part_rect(own_part(colour)).center()) for colour in held]
    assert asked == [idle[colour] for colour in held], "its bricks say why they cannot be set"
    levels = seated.board.levels
    name = levels.part_rect("level.1").topLeft() + QPoint(24, 24)
    assert ask(seated, levels, name) == "brick-points"
    seat = seated.match.to_act
    seated.play(PASS)
    panel = seated.board.panels[seat]
    assert ask(seated, panel, panel.rect().center()) == "loss"
    assert ask(seated, seated.board.log.list.viewport(), QPoint(60, 44)) == "loss"


def test_a_click_on_a_line_of_the_log_marks_what_was_done(seated):
    seated.play(seated.match.legal_moves()[0])
    view = seated.board.log.list
    row = view.visualRect(view.model().index(1, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=row)
    (shown,) = seated.board.highlights.of_group(TOLD)
    assert shown.things == ("cell.o0",)
    assert not seated.asked


def test_every_part_of_the_account_can_be_asked_about(seated):
    play_on(seated.match, Chance(5))
    seated.board.show_position(position_of(seated.match, 0))
    page = seated.board.ends.current
    panel = page.panels["ranking"]
    for each in page.builders:
        row = panel.entries[each.name]
        for rule in ("start-score", "brick-points"):
            at = panel.part_rect(f"{each.name}-{rule}").center() - row.pos()
            assert ask(seated, row, at) == rule
