"""The building site: places, what they bring, turning and cutting, and passes that must be."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.boards.monuments.place_words import place_lines, stuck_words
from blueprints_desktop.desktop.boards.monuments.placing import Placing
from blueprints_desktop.desktop.boards.monuments.spoken import site_tip
from blueprints_desktop.desktop.drawing.monuments.hiding import Hiding
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.hints import why_stuck
from blueprints_desktop.games.monuments.moves import PASS, Brick
from blueprints_desktop.games.monuments.pieces import bricks_in
from blueprints_desktop.games.monuments.state import BUILDING, ROUND_END
from tests.desktop.boards.monuments.monuments_table import seat_at
from tests.games.monuments.table import game_of, on_site


def can_build(match) -> bool:
    """Two colours can be set, and something stands already."""
    moves = match.legal_moves()
    colours = {move.colour for move in moves if isinstance(move, Brick)}
    return match.state.phase == BUILDING and len(colours) > 1 and match.state.built > 0


@pytest.fixture
def seated(qtbot, tmp_path):
    made = seat_at(qtbot, tmp_path)
    made.play_until(can_build)
    return made


def lit(seated):
    return seated.board.site.placing.lit


# --- choosing -----------------------------------------------------------------------------


def test_every_legal_brick_is_offered_with_its_points(seated):
    hints = seated.board.site.placing.hints
    assert [hint.brick for hint in hints] == list(seated.match.legal_moves())
    points = seated.match.game.plan.points
    for hint in hints:
        assert hint.points == points[seated.match.game.plan.numbers[hint.brick]]


def test_a_click_on_a_lit_place_builds(seated):
    brick = lit(seated)[-1].brick
    site = seated.board.site
    seated.click_scene(site, site.place_of(brick))
    assert seated.chosen == [brick]


def test_where_moves_are_confirmed_a_click_only_aims(seated):
    seated.board.confirms = True
    site, brick = seated.board.site, lit(seated)[-1].brick
    seated.click_scene(site, site.place_of(brick))
    assert not seated.chosen
    assert seated.prompt.primary == "Confirm"
    seated.board.press_secondary()
    assert site.placing.aimed is None
    seated.click_scene(site, site.place_of(brick))
    seated.board.press_primary()
    assert seated.chosen == [brick]


def test_the_preview_is_the_same_everywhere(seated):
    """Pill, bar, ruler and level sheet read one hint."""
    hint = lit(seated)[0]
    seated.board.site.brick_aimed.emit(hint.brick)
    assert seated.prompt.gain == f"+{hint.points} point" + "s" * (hint.points > 1)
    seat = seated.match.to_act
    now = seated.match.state.scores[seat]
    assert seated.board.site.ruler._after == (seat, now + hint.points)
    assert seated.board.levels._placing.aimed == hint.brick
    assert seated.prompt.primary == "Build here"


def test_digits_and_the_own_pieces_choose_the_colour(seated):
    placing = seated.board.site.placing
    other = next(colour for colour in placing.colours if colour != placing.colour)
    seated.key(Qt.Key(Qt.Key.Key_1 + other))
    assert seated.board.site.placing.colour == other
    stock = seated.board.stock
    at = stock.field(placing.colour).center().toPoint()
    QTest.mouseClick(stock, Qt.MouseButton.LeftButton, pos=at)
    assert seated.board.site.placing.colour == placing.colour


def test_a_place_of_another_colour_is_first_shown_then_built(seated):
    brick = seated.board.site.placing.others[0].brick
    seated.board.site.brick_pressed.emit(brick)
    assert not seated.chosen
    assert seated.board.site.placing.aimed == brick
    seated.board.site.brick_pressed.emit(brick)
    assert seated.chosen == [brick]


def test_arrows_and_enter_build(seated):
    places = {hint.brick for hint in lit(seated)}
    seen = set()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up) * 10:
        seated.key(key)
        seen.add(seated.board.site.placing.aimed)
    assert seen <= places
    assert len(seen) > 1 or len(places) == 1
    brick = seated.board.site.placing.aimed
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen == [brick]


def test_enter_without_a_place_aims_at_the_dearest(seated):
    seated.key(Qt.Key.Key_Return)
    assert not seated.chosen
    aimed = seated.board.site.placing.hint
    assert aimed.points == max(hint.points for hint in lit(seated))


def test_so_does_the_first_arrow_also_from_a_place_of_another_colour(seated):
    dearest = max(hint.points for hint in lit(seated))
    seated.key(Qt.Key.Key_Left)
    assert seated.board.site.placing.hint.points == dearest
    seated.board.site.brick_aimed.emit(seated.board.site.placing.others[0].brick)
    seated.key(Qt.Key.Key_Left)
    assert seated.board.site.placing.hint.points == dearest
    assert seated.board.site.placing.hint in lit(seated)


def test_the_level_sheets_offer_the_same_places(seated):
    levels, brick = seated.board.levels, lit(seated)[0].brick
    at = levels.place(brick).center().toPoint()
    QTest.mouseMove(levels, at)
    assert seated.board.site.placing.aimed == brick
    assert seated.board.site.section == brick.level, "its level is cut free"
    QTest.mouseClick(levels, Qt.MouseButton.LeftButton, pos=at)
    assert seated.chosen == [brick]


def test_places_that_are_not_lit_build_nothing(seated):
    levels, plan = seated.board.levels, seated.match.game.plan
    legal = set(seated.match.legal_moves())
    dark = [brick for brick in plan.bricks if brick not in legal]
    for brick in dark:
        at = levels.place(brick).center().toPoint()
        QTest.mouseClick(levels, Qt.MouseButton.LeftButton, pos=at)
        seated.board.site.brick_pressed.emit(brick)
    assert not seated.chosen


# --- why not ------------------------------------------------------------------------------


def test_nothing_covers_the_site_while_the_bar_tells_of_a_place(seated):
    site = seated.board.site
    brick = lit(seated)[0].brick
    at = site.mapFromScene(site.place_of(brick))
    assert "level" in site_tip(site, at).text
    site.brick_aimed.emit(brick)
    tip = site_tip(site, at)
    assert (tip.text, tip.rule) == ("", "not-supported")
    assert f"level {brick.level}" in seated.prompt.detail


def test_a_place_says_why_it_is_not_lit():
    game = game_of()
    state = on_site(game, ["V", ""], "V1.0.0")
    placing = Placing()
    high = next(brick for brick in game.plan.bricks if brick.level == 5)
    assert "Needs a brick below" in place_lines(game.plan, state, high, placing)
    built = game.plan.by_text["V1.0.0"]
    assert "In place" in place_lines(game.plan, state, built, placing)


def test_a_forced_pass_is_explained():
    game = game_of()
    state = evolve(on_site(game, ["NO", "V"], "V1.0.0"), round=0)
    words = stuck_words(why_stuck(game.plan, state), state)
    assert "All places for neutral and orange bricks need a brick below." in words
    assert "You have no violet or red bricks." in words
    bare = on_site(game, ["B", "V"], "V1.0.0")
    assert "no brick left" in stuck_words(why_stuck(game.plan, bare), bare)


def test_passing_tells_what_it_costs_and_does_it(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)

    def stuck(match) -> bool:
        state = match.state
        return (
            state.phase == BUILDING
            and list(match.legal_moves()) == [PASS]
            and state.round < 2
            and bricks_in(state.own_stock) > 0
        )

    seated.play_until(stuck)
    left = bricks_in(seated.match.state.own_stock)
    assert seated.prompt.cost.startswith(f"\N{MINUS SIGN}{left} point")
    assert "must pass" in seated.prompt.detail
    assert seated.prompt.brief == "You must pass."
    assert "below" in seated.prompt.detail or "no " in seated.prompt.detail
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen == [PASS]
    seated.play(PASS)
    (note,) = seated.board.site.lifted.lifted
    assert note.lost == left
    seated.show()
    assert not seated.board.site.lifted.lifted, "the screen is closed again"


def test_whoever_looks_next_sees_what_was_shown(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)

    def lifted_since(match) -> bool:
        return match.state.phase == BUILDING and any(match.state.lost) and can_build(match)

    seated.play_until(lifted_since)
    seated.board.catch_up(seated.position())
    assert seated.board.site.lifted.lifted
    seated.board.clear()
    assert not seated.board.site.lifted.lifted


# --- looking ------------------------------------------------------------------------------


def test_a_quarter_turn_keeps_the_choice(seated):
    site = seated.board.site
    brick = lit(seated)[0].brick
    site.brick_aimed.emit(brick)
    for key, turns in ((Qt.Key.Key_E, 1), (Qt.Key.Key_E, 2), (Qt.Key.Key_Q, 1)):
        seated.key(key)
        assert site.turns == turns
        assert site.placing.aimed == brick
        at = site.mapFromScene(site.place_of(brick))
        assert site.viewport().rect().contains(at)
    site.tools.turn.click()
    assert site.turns == 2


def test_the_section_cuts_at_what_is_aimed_at(seated):
    site = seated.board.site
    low = min(site.placing.hints, key=lambda hint: hint.brick.level).brick
    site.colour_chosen.emit(low.colour)
    site.brick_aimed.emit(low)
    assert site.section is None
    seated.key(Qt.Key.Key_X)
    assert site.tools.section.isChecked()
    assert site.section == low.level
    site.tools.section.click()
    assert not site.tools.section.isChecked()
    assert site.section is None


def test_between_rounds_enter_goes_on(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.play_until(lambda match: match.state.phase == ROUND_END)
    seated.show(None)
    assert seated.prompt.primary == "On to round 2"
    seated.key(Qt.Key.Key_Return)
    assert [str(move) for move in seated.chosen] == ["next"]


def test_screen_readers_are_told_the_places(seated):
    site = seated.board.site
    site.brick_aimed.emit(lit(seated)[0].brick)
    interface = QAccessible.queryAccessibleInterface(site)
    children = [interface.child(number) for number in range(interface.childCount())]
    names = [child.text(QAccessible.Text.Name) for child in children if child is not None]
    assert sum("on level" in name for name in names) == len(site.placing.hints)
    focused = interface.focusChild()
    assert "point" in focused.text(QAccessible.Text.Name)
    assert "pens" in focused.text(QAccessible.Text.Description)


def test_nothing_is_painted_while_nothing_happens(seated, qtbot):
    """No timer ticks at rest."""
    qtbot.wait(50)
    painted = []
    site = seated.board.site
    original = site.monument.draw
    site.monument.draw = lambda painter: (painted.append(1), original(painter))
    qtbot.wait(150)
    assert not painted
    assert not seated.board.moving


# --- fact and possibility -----------------------------------------------------------------


def test_places_are_footprints_and_only_what_stands_is_shown_as_bricks(seated):
    """Sixteen ghosts among four bricks would look like a level that is all but finished."""
    site = seated.board.site
    site.brick_aimed.emit(lit(seated)[0].brick)
    shown = site._shown
    assert shown.bricks == tuple(site.site.built(seated.match.state.built))
    assert shown.lit == tuple(site.site.laid(hint.brick) for hint in lit(seated))


def test_the_pointer_finds_the_ground_that_it_is_over(seated):
    """Not a brick that could stand before it, of which nothing is to be seen."""
    site = seated.board.site
    rooms = site.pencil.pill_rooms()
    assert rooms
    for brick, room in rooms.items():
        assert site.brick_at(room.center()) == brick


def test_a_section_leaves_no_mark_of_new_bricks_in_the_air(seated):
    site, plan = seated.board.site, seated.match.game.plan
    seated.play_until(lambda match: can_build(match) and stands_high(match))
    high = max(plan.in_mask(seated.match.state.built), key=lambda brick: brick.level)
    site.pencil.show_since([(high, 0)])
    assert len(site.pencil.since_rooms()) == 1
    site.look_at_level(high.level - 1)
    assert not site.pencil.since_rooms()


def seen_share(site, brick) -> float:
    """How much is seen of a place's ground."""
    standing, laid = site.standing, site.site.laid(brick)
    hiding = Hiding(standing, site._shown.bricks)
    shares = [number / 20 for number in range(1, 20)]
    points = [standing.on_footprint(laid, x, y) for x in shares for y in shares]
    return sum(not hiding.hides(laid, point) for point in points) / len(points)


def test_only_a_place_that_is_partly_seen_is_outlined_over_bricks(seated):
    """Of one that is hidden an outline would look like damage to what stands before it."""
    site, chance, hidden, partly = seated.board.site, Chance(2), 0, 0
    while seated.match.to_act is not None and not (hidden and partly):
        seated.match.play(chance.pick(seated.match.legal_moves()))
        if seated.match.state.phase != BUILDING:
            continue
        seated.show()
        outlined = site.pencil.outlined()
        for hint in site.placing.lit:
            share = seen_share(site, hint.brick)
            if share == 0.0:
                hidden += 1
                assert hint.brick not in outlined
            elif 0.3 < share < 0.7:
                partly += 1
                assert hint.brick in outlined
    assert hidden
    assert partly


def stands_high(match) -> bool:
    return any(brick.level > 1 for brick in match.game.plan.in_mask(match.state.built))


def test_a_colour_of_the_own_pieces_tells_its_places_in_words(seated):
    stock, placing = seated.board.stock, seated.board.site.placing
    tip = stock._about_all(stock.field(placing.colour).center().toPoint())
    assert f": {placing.count(placing.colour)} place" in tip.text


def test_with_large_text_the_own_pieces_on_the_site_are_as_large_as_everything_else(
    qtbot, tmp_path
):
    seated = seat_at(qtbot, tmp_path, size=(1024, 533), scale=130)
    seated.play_until(can_build)
    stock, site = seated.board.stock, seated.board.site
    assert stock.zoom == pytest.approx(1.3)
    card = stock.geometry().translated(-site.pos())
    assert not site.standing.floor.intersects(site.mapToScene(card.adjusted(20, 20, -20, -20)))
    middle = site.standing.bounds.center().x()
    assert middle < 0.64 * site.width(), "the card does not push the monument out to the side"
