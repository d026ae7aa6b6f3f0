"""What a player can read at the Blueprints table: panels, tips, the public view, names of things."""

import gc

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from blueprints_desktop.desktop.games.blueprints.cards.table_cards import seat_card
from blueprints_desktop.desktop.games.blueprints.facts.preview import (
    STRUCTURAL_INTEGRITY,
    preview_of,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import public_facts
from blueprints_desktop.desktop.games.blueprints.texts.table_words import (
    breakdown_lines,
    lack_words,
)
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.ui.cards.values import words_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.dice import (
    MATERIALS,
    RECYCLED,
    WOOD,
    die_of,
    material_of,
)
from blueprints_desktop.games.blueprints.moves import Take
from blueprints_desktop.games.blueprints.scoring import PRIZES
from blueprints_desktop.games.blueprints.spaces import GONE
from tests.desktop.driving import NAMES
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.seating import position_of
from tests.desktop.secrecy.listening import tip_at
from tests.support import play_on

RECYCLED_FOUR = die_of(RECYCLED, 4)


def tip_of(widget, at) -> str:
    return tip_at(widget, at.toPoint() if isinstance(at, QPointF) else QPoint(at))


def table_tip(seated, scene_point) -> str:
    return tip_of(seated.table.viewport(), seated.table.mapFromScene(scene_point))


def played(qtbot, tmp_path, moves=8, **wanted):
    seated = seat_at(qtbot, tmp_path, **wanted)
    play_on(seated.match, Chance(4), moves)
    seated.show()
    return seated


# --- panels -----------------------------------------------------------------------------


def test_panels_say_who_plays_who_is_next_and_who_began(qtbot, tmp_path):
    seated = played(qtbot, tmp_path, moves=4)
    order = seated.match.state.round.order
    panels = seated.board.panels
    assert panels[order[1]].seat_card.chip == "to play"
    assert panels[order[2]].seat_card.chip == "next"
    assert panels[order[0]].seat_card.chip == "3rd"
    assert [panel.seat_card.began for panel in panels] == [seat == order[0] for seat in range(3)]
    assert "started" in panels[order[0]].accessibleName()
    assert "Plays second" in panels[order[1]].accessibleDescription()


def test_nobody_is_next_after_the_last_die_of_a_round(qtbot, tmp_path):
    seated = played(qtbot, tmp_path, moves=17)
    assert public_facts(position_of(seated.match, None)).next_to_act is None
    assert [panel.seat_card.chip for panel in seated.board.panels].count("") == 2


@pytest.mark.parametrize("open_awards", [True, False])
def test_what_others_won_is_named_only_where_it_lies_open(qtbot, tmp_path, open_awards):
    seated = played(qtbot, tmp_path, moves=20, options={"open_awards": open_awards})
    result = seated.match.state.results[0]
    viewer = seated.match.to_act
    award, winner = next(pair for pair in result.awards if pair[1] != viewer)
    panel = seated.board.panels[winner]
    said = panel.accessibleDescription() + tip_of(panel, panel.body().center())
    assert (term("blueprints", award) in said) == open_awards
    assert ("face down" in said) != open_awards
    assert f"Round 1: {result.scores[winner].total} building points" in said


def test_a_tip_on_a_panel_lists_the_dice_that_were_taken(qtbot, tmp_path):
    seated = played(qtbot, tmp_path)
    panel = seated.board.panels[0]
    told = tip_of(panel, panel.body().topLeft() + QPointF(30.0, 12.0))
    assert told.splitlines()[0].startswith("Plays ")
    assert "Behind the screen: " in told
    *lines, key = told.splitlines()
    assert ". ".join(lines) == panel.accessibleDescription()
    assert key == "F1 opens the rule"


# --- the table --------------------------------------------------------------------------


def test_what_lies_on_the_table_answers_a_resting_pointer(qtbot, tmp_path):
    seated = played(qtbot, tmp_path, seats=2, moves=6)
    table, state = seated.table, seated.match.state
    assert f"{sum(state.bag)} dice in the bag" in table_tip(seated, table.demand.bag_centre())
    demand = table.demand.rect
    assert "In-demand" in table_tip(seated, demand.topLeft() + QPointF(20, 20))
    assert "discarded" in table_tip(seated, table.removed.rect.center())
    screen = table.screens[0]
    assert f"{screen.person.name}’s screen" in table_tip(seated, screen.rect.center())
    assert "Scoreboard" in table_tip(seated, table.ruler.rect.center())
    assert "sorted by value" in table_tip(seated, table.pool.rect.topLeft() + QPointF(6, 6))


def test_dice_that_were_lost_are_not_counted_behind_the_screen(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seed=4)
    match, chance = seated.match, Chance(9)
    while not match.state.removed:
        moves = match.legal_moves()
        lost = [move for move in moves if isinstance(move, Take) and move.space == GONE]
        match.play(lost[0] if lost else chance.pick(moves))
    loser = next(s for s in range(3) if any(match.state.removed_of(s)))
    seated.show((loser + 1) % 3)
    screen = next(s for s in seated.table.screens if s.person.seat == loser)
    assert screen.behind == len(match.state.taken_by(loser)) - sum(match.state.removed_of(loser))
    assert "Fitted nowhere: " in table_tip(seated, screen.rect.center())


def test_a_lit_space_tells_which_dice_would_earn_what_and_nothing_lies_over_it(qtbot, tmp_path):
    seated = played(qtbot, tmp_path)
    pool = seated.match.state.pool
    seated.choose(
        next(n for n in range(len(pool)) if not seated.table.selection.unplaceable(pool[n]))
    )
    space = seated.table.selection.spaces[0]
    at = seated.space_point(space)
    assert not tip_of(seated.table.viewport(), at)
    preview = seated.table.previews[space]
    head, *lines = seated.table.tip_about(seated.table.mapToScene(at)).text.splitlines()
    assert f"level {preview.level}" in head
    assert lines
    assert lines[0].startswith(("+", "0"))


def test_a_die_of_the_pool_tells_how_it_scores_and_the_best_place(qtbot, tmp_path):
    seated = played(qtbot, tmp_path)
    wood = next(n for n, d in enumerate(seated.match.state.pool) if material_of(d) == WOOD)
    told = tip_of(seated.table.viewport(), seated.die_point(wood))
    assert "2 points for each die it touches" in told
    assert "at best" in told or "Every stack ends" in told


def test_the_curtain_takes_a_standing_tip_away_at_once(qtbot, tmp_path):
    seated = played(qtbot, tmp_path)
    at = seated.table.ruler.rect.center()
    viewport = seated.table.viewport()
    spot = seated.table.mapFromScene(at)
    help_wanted = QHelpEvent(QEvent.Type.ToolTip, spot, viewport.mapToGlobal(spot))
    QApplication.sendEvent(viewport, help_wanted)
    assert "building now" in QToolTip.text()
    seated.board.clear()
    assert not QToolTip.isVisible()
    assert not any(
        widget.isVisible() and widget.metaObject().className() == "QTipLabel"
        for widget in QApplication.topLevelWidgets()
    )
    assert table_tip(seated, at) == ""
    assert seated.table.landmarks() == []


# --- the score card ---------------------------------------------------------------------


def test_all_four_prizes_are_on_the_card_with_their_conditions(qtbot, tmp_path):
    seated = played(qtbot, tmp_path)
    card = seated.board.score
    for prize in PRIZES:
        told = tip_of(card, card.part_rect(prize).center())
        assert term("blueprints", prize) in told
        assert told.splitlines()[0] in card.accessibleDescription()


def test_each_row_of_the_card_tells_its_rule(qtbot, tmp_path):
    seated = played(qtbot, tmp_path, moves=15)
    card, own = seated.board.score, seated.table.status
    rows = (*MATERIALS, "bonus", "total")
    told = [tip_of(card, card.part_rect(row).center()) for row in rows]
    assert len(set(told)) == len(told) == 6
    assert told[3].startswith("Glass: each scores its value")
    assert "every stack exactly as high as printed" in told[4]
    assert told[5].startswith(f"{own.score.total} building points: they only rank")
    assert f"{term('blueprints', 'gold')} (3 victory points)" in told[5]


# --- nobody looks -----------------------------------------------------------------------


def test_the_public_view_tells_how_everybody_stands(qtbot, tmp_path):
    seated = played(qtbot, tmp_path, moves=23)
    seated.show(None)
    card, table = seated.board.score, seated.table
    said = card.accessibleDescription()
    for seat in range(3):
        taken = len(seated.match.state.taken_by(seat))
        last = seated.match.state.results[0].scores[seat].total
        assert f"{NAMES[seat]}, {taken} of 6 dice, round 1: {last}" in said
    assert "behind the screens" in said
    assert table.closed_screen.seat is not None
    assert not any(button.isVisible() for button in table.tools.buttons)
    assert seated.prompt.detail == "The plan is behind the screen"
    seated.board.grab()
    seated.show()
    assert table.closed_screen.seat is None
    assert all(button.isVisible() for button in table.tools.buttons)
    assert "behind the screens" not in card.accessibleDescription()


# --- words ------------------------------------------------------------------------------


def test_with_two_players_the_prompt_counts_the_steps_but_not_on_the_last_turn(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2)
    assert seated.prompt.detail.startswith("Step 1 of 2: ")
    play_on(seated.match, Chance(4), 22)
    seated.show()
    assert len(seated.match.state.taken) == 11
    assert seated.prompt.detail == "Take a die from the pool"


def test_no_gain_is_neither_success_nor_cost(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    wood = next(n for n, d in enumerate(seated.match.state.pool) if material_of(d) == WOOD)
    seated.choose(wood)
    seated.hover(seated.space_point(seated.table.selection.spaces[0]))
    assert (seated.prompt.gain, seated.prompt.cost) == ("", "")
    assert "No points yet: wood counts" in seated.prompt.detail


# --- for ears ---------------------------------------------------------------------------


def children(interface):
    return [interface.child(number) for number in range(interface.childCount())]


def test_everything_on_the_table_has_a_name_and_every_choice_more_to_say(qtbot, tmp_path):
    seated = played(qtbot, tmp_path, seats=2, moves=6)
    seated.choose(len(seated.match.state.pool) - 1)
    interface = QAccessible.queryAccessibleInterface(seated.table)
    found = children(interface)
    found = [child for child in found if child.role() != QAccessible.Role.Client]
    assert all(child.text(QAccessible.Text.Name) for child in found)
    facts = [child for child in found if child.role() == QAccessible.Role.StaticText]
    choices = [child for child in found if child.role() == QAccessible.Role.RadioButton]
    assert len(facts) == len(seated.table.landmarks()) == 6
    assert len(choices) == len(seated.table.spots())
    for child in (*facts, *choices):
        assert child.rect().isValid()
    for choice in choices:
        assert choice.text(QAccessible.Text.Description)
        assert choice.state().focusable
    assert not any(fact.state().focusable for fact in facts)
    del facts, choices, child, choice, found, interface
    gc.collect()


def test_panels_and_cards_are_named_and_described(qtbot, tmp_path):
    seated = played(qtbot, tmp_path)
    board = seated.board
    for widget in (*board.panels, board.plan, board.score):
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name)
        assert interface.text(QAccessible.Text.Description)


def test_all_panels_tell_the_last_round_in_one_form(qtbot, tmp_path):
    """Where one player has won much, all panels use the short form; else none does."""
    seated = seat_at(qtbot, tmp_path, seats=2, size=(1280, 672), scale=110)
    chance, forms = Chance(4), set()
    while seated.match.outcome is None:
        play_on(seated.match, chance, 1)
        position = position_of(seated.match, seated.match.to_act)
        if not position.view.results or seated.match.outcome is not None:
            continue
        said = [words for seat in (0, 1) for words in words_of(seat_card(position, seat).items[-1])]
        told = {words.split(":")[0] for words in said if ":" in words}
        assert len(told) == 1
        forms |= told
    assert forms


def test_a_recycled_die_is_counted_in_words(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    standing = seated.table.status
    space = standing.card.open_spaces[0]
    for nth in ("first", "second", "third"):
        lines = breakdown_lines(preview_of(standing, RECYCLED_FOUR, space))
        assert any(f"recycled 4, the {nth} recycled die" in line for line in lines)
        standing = standing.with_die(RECYCLED_FOUR, space)


def test_on_an_empty_plan_a_prize_wants_dice_and_not_more_dice(qtbot, tmp_path):
    empty = seat_at(qtbot, tmp_path).table.status.prizes
    lacks = {progress.prize: lack_words(progress) for progress in empty}
    assert lacks[STRUCTURAL_INTEGRITY] == "4 dice of one value"
    assert "5 dice of one material" in lacks.values()
