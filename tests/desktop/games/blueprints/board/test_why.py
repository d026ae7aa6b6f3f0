""" "Why?" on the Blueprints table: hovers, passes, score lines, Prizes and cards lead to their rule."""

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from blueprints_desktop.desktop.games.blueprints.cards.table_cards import seat_card
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import held_by
from blueprints_desktop.desktop.games.blueprints.texts.narration import tell
from blueprints_desktop.desktop.pages.table.action_bar import ActionBar
from blueprints_desktop.desktop.ui.board.rule_lookup import ask_at
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.dice import MATERIALS, material_of
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.blueprints.scoring import PRIZES
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import DISCARDING
from blueprints_desktop.rulebooks.library import rulebook
from tests.desktop.driving import moves_to_reveal
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.seating import position_of


@pytest.fixture
def seated(qtbot, tmp_path):
    return seat_at(qtbot, tmp_path)


def ask(seated, widget, at: QPoint) -> list[str]:
    """F1 with the pointer there."""
    seated.asked.clear()
    ask_at(seated.board, widget.mapToGlobal(at))
    return list(seated.asked)


def refusing(seated) -> dict[str, int]:
    """Lift a die that is refused on both kinds of places: a space for each reason."""
    chance = Chance(2)
    while seated.match.to_act is not None:
        for index in range(len(seated.match.state.pool)):
            seated.show()
            seated.choose(index)
            selection = seated.table.selection
            if len(selection.spaces) < 2:
                continue
            found = {
                selection.refusal(space): space for space in range(6) if selection.refuses(space)
            }
            if len(found) == 2:
                return found
        seated.match.play(chance.pick(seated.match.legal_moves()))
    raise AssertionError("nothing was ever refused")


def test_an_illegal_hover_says_why(seated):
    places = refusing(seated)
    assert set(places) == {"hatched-space", "die-below-is-higher"}
    for code, space in places.items():
        seated.hover(seated.space_point(space))
        assert seated.prompt.why == code
        assert seated.prompt.cost
        assert not seated.prompt.primary
        assert ask(seated, seated.table.viewport(), seated.space_point(space)) == [code]
    lit = seated.table.selection.spaces[0]
    seated.hover(seated.space_point(lit))
    assert seated.prompt.primary
    assert seated.prompt.why not in places


def test_a_die_that_fits_nowhere_says_why(seated):
    chance = Chance(1)
    while True:
        lost = [m for m in seated.match.legal_moves() if getattr(m, "space", None) == GONE]
        if lost and isinstance(lost[0], Take):
            break
        seated.match.play(chance.pick(seated.match.legal_moves()))
    seated.show()
    index = seated.match.state.pool.index(lost[0].die)
    seated.hover(seated.die_point(index))
    assert seated.prompt.why == "removed"
    seated.choose(index)
    assert seated.prompt.why == "removed"
    assert ask(seated, seated.table.viewport(), seated.die_point(index)) == ["removed"]


def test_the_discard_of_two_says_why(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2)
    seated.match.play(seated.match.legal_moves()[0])
    seated.show()
    assert seated.match.state.phase == DISCARDING
    assert seated.prompt.why == "discard"


def test_dice_and_places_lead_to_their_material(seated):
    pool = seated.match.state.pool
    for index, die in enumerate(pool):
        rule = MATERIALS[material_of(die)]
        assert ask(seated, seated.table.viewport(), seated.die_point(index)) == [rule]
    seated.choose(0)
    space = seated.table.selection.spaces[0]
    seated.hover(seated.space_point(space))
    assert seated.prompt.why in (*MATERIALS, "bonus", "too-tall")


@pytest.mark.parametrize("row", [*MATERIALS, "bonus", "total"])
def test_score_lines_tell_at_a_click_and_lead_to_their_rule(seated, row):
    card = seated.board.score
    middle = card.part_rect(row).center()
    QTest.mouseMove(card, middle)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=middle)
    assert QToolTip.text()
    assert seated.asked == []
    assert ask(seated, card, middle) == ["round-points" if row == "total" else row]
    assert card.cursor().shape() == Qt.CursorShape.WhatsThisCursor


@pytest.mark.parametrize("prize", PRIZES)
def test_prizes_can_be_asked_about(seated, prize):
    card = seated.board.score
    assert ask(seated, card, card.part_rect(prize).center()) == [prize]


def test_cards_that_were_won_can_be_asked_about(qtbot, tmp_path):
    """Each leads to its own paragraph where it lies open, and to secrecy where it does not."""
    open_ = seat_at(qtbot, tmp_path, seats=2, options={"open_awards": True})
    chance = Chance(5)
    for _ in range(moves_to_reveal(2) + 1):  # into the second round
        open_.match.play(chance.pick(open_.match.legal_moves()))
    open_.show()
    results = open_.match.state.results
    seat = next(seat for seat in (0, 1) if held_by(results, seat))
    panel, won = open_.board.panels[seat], held_by(results, seat)[0]
    assert ask(open_, panel, panel.part_rect(won).center()) == [won]
    corner = panel.body().topLeft().toPoint() + QPoint(20, 20)
    assert ask(open_, panel, corner) == [panel.seat_card.rule]
    hidden = seat_card(position_of(seat_at(qtbot, tmp_path, seats=2).match, None), seat)
    assert hidden.rule == "behind-the-screen"


def test_the_log_leads_to_the_rules(seated):
    chance = Chance(3)
    while seated.match.to_act is not None:
        seated.match.play(chance.pick(seated.match.legal_moves()))
    options = seated.match.state.round.options
    events = position_of(seated.match, 0).events
    lines = tell(events, seated.board.people, evolve(options, open_awards=True))
    rules = {line.rule for line in lines if not line.divides}
    assert {"who-begins", "turn-order", "take", "removed", "round-points", "gold"} <= rules
    assert rules <= set(rulebook("blueprints", "en").places)


def test_everything_on_the_table_has_its_rule(seated):
    table = seated.table
    places = rulebook("blueprints", "en").places
    found = {spot.rule for spot in (*table.spots(), *table.landmarks())}
    assert {"in-demand", "pool", "dice", "behind-the-screen", "round-points"} <= found
    assert found <= set(places)
    sheet = table.mapFromScene(QPointF(table.demand.rect.topLeft()) + QPointF(12.0, 12.0))
    assert ask(seated, table.viewport(), sheet) == ["in-demand"]
    plan = seated.board.plan
    assert ask(seated, plan, plan.body().center().toPoint()) == ["printed-height"]


def test_a_cleared_board_tells_nothing_of_anybody(seated):
    """Not even the rule behind a line that was there: it would tell that it was."""
    card, plan = seated.board.score, seated.board.plan
    row = card.part_rect(MATERIALS[0]).center()
    seated.board.clear()
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=row)
    assert seated.asked == []
    assert ask(seated, plan, plan.body().center().toPoint()) == []


def test_a_tip_tells_of_the_key(seated, monkeypatch):
    said = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_rest: said.append(text))
    card = seated.board.score
    at = card.part_rect("bonus").center()
    QApplication.sendEvent(card, QHelpEvent(QEvent.Type.ToolTip, at, card.mapToGlobal(at)))
    assert said[0].endswith("F1 opens the rule")


def test_the_bar_offers_the_rule(qtbot, seated):
    bar = ActionBar(seated.board.appearance)
    qtbot.addWidget(bar)
    bar.resize(1280, 72)
    bar.show_prompt(seated.prompt, None)
    assert bar.why.isHidden()
    seated.choose(0)
    seated.hover(seated.space_point(seated.table.selection.spaces[0]))
    bar.show_prompt(seated.prompt, None)
    assert not bar.why.isHidden()
    with qtbot.waitSignal(bar.why.clicked):
        bar.why.click()
    assert bar.why.geometry().right() < bar.secondary.geometry().left()
