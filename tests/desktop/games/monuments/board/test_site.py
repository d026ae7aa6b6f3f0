"""The building site: which places are offered, what they bring, and passes that must be."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.monuments.board.selection import Placing, own_part, place_part
from blueprints_desktop.desktop.games.monuments.cards.table_cards import levels_card, place_lines
from blueprints_desktop.desktop.games.monuments.texts.words import stuck_words
from blueprints_desktop.desktop.i18n.number_format import gain_words
from blueprints_desktop.games.monuments.hints import why_stuck
from blueprints_desktop.games.monuments.moves import PASS
from blueprints_desktop.games.monuments.pieces import bricks_in
from blueprints_desktop.games.monuments.state import BUILDING, ROUND_END
from tests.desktop.games.monuments.at_table import can_build, seat_at
from tests.games.monuments.table import game_of, on_site


@pytest.fixture
def seated(builder):
    return builder


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
    seated.board.confirms = lambda _move: True
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
    seated.board.selector.point(place_part(hint.brick))
    assert seated.prompt.gain == gain_words(hint.points)
    seat = seated.match.to_act
    now = seated.match.state.scores[seat]
    assert seated.board.site.ruler.preview == (seat, now + hint.points)
    plan, view = seated.match.game.plan, seated.match.view(seat)
    assert seated.board.levels.card == levels_card(plan, view, seated.board.site.placing)
    assert seated.prompt.primary == "Build here"


def test_digits_and_the_own_pieces_choose_the_colour(seated):
    placing = seated.board.site.placing
    other = next(colour for colour in placing.colours if colour != placing.colour)
    seated.key(Qt.Key(Qt.Key.Key_1 + other))
    assert seated.board.site.placing.colour == other
    stock = seated.board.stock
    at = stock.part_rect(own_part(placing.colour)).center()
    QTest.mouseClick(stock, Qt.MouseButton.LeftButton, pos=at)
    assert seated.board.site.placing.colour == placing.colour


def test_a_place_of_another_colour_is_first_shown_then_built(seated):
    brick = seated.board.site.placing.others[0].brick
    seated.board.selector.press(place_part(brick))
    assert not seated.chosen
    assert seated.board.site.placing.aimed == brick
    seated.board.selector.press(place_part(brick))
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


def test_so_does_the_first_arrow(seated):
    dearest = max(hint.points for hint in lit(seated))
    seated.key(Qt.Key.Key_Left)
    assert seated.board.site.placing.hint.points == dearest
    aimed = seated.board.site.placing.aimed
    seated.board.selector.point(place_part(seated.board.site.placing.others[0].brick))
    assert seated.board.site.placing.aimed == aimed, "only a press changes the colour"


def test_the_level_sheets_offer_the_same_places(seated):
    levels, brick = seated.board.levels, lit(seated)[0].brick
    at = levels.part_rect(place_part(brick)).center()
    QTest.mouseMove(levels, at)
    assert seated.board.site.placing.aimed == brick
    assert seated.board.site.section == brick.level, "its level is cut free"
    QTest.mouseClick(levels, Qt.MouseButton.LeftButton, pos=at)
    assert seated.chosen == [brick]


def test_a_visible_place_comes_before_the_brick_aimed_at(seated):
    """The brick aimed at does not cover the places behind it, unless it waits to be confirmed."""
    site, selector = seated.board.site, seated.board.selector
    selector.press(own_part(max(site.placing.colours, key=site.placing.count)))
    bricks = [hint.brick for hint in lit(seated)]
    points = [
        (other, site.standing.on_footprint(site.site.laid(other), along, across))
        for other in bricks
        for along in (0.1, 0.9)
        for across in (0.1, 0.9)
    ]
    found = 0
    for aimed in bricks:
        body = site.standing.silhouette(site.site.laid(aimed))
        for other, at in points:
            if other != aimed and body.contains(at) and site.brick_at(at) == other:
                found += 1
                selector.steer(place_part(aimed))
                assert site.brick_at(at) == other
                selector.suggest(aimed)
                assert site.brick_at(at) == aimed
                selector.start_over()
    assert found


def test_places_that_are_not_lit_build_nothing(seated):
    levels, plan = seated.board.levels, seated.match.game.plan
    legal = set(seated.match.legal_moves())
    dark = [brick for brick in plan.bricks if brick not in legal]
    for brick in dark:
        at = levels.part_rect(place_part(brick)).center()
        QTest.mouseClick(levels, Qt.MouseButton.LeftButton, pos=at)
        seated.board.selector.press(place_part(brick))
    assert not seated.chosen


# --- why not ------------------------------------------------------------------------------


def test_nothing_covers_the_site_while_the_bar_tells_of_a_place(seated):
    site = seated.board.site
    brick = lit(seated)[0].brick
    at = site.mapFromScene(site.place_of(brick))
    assert "level" in site.tip_at(site.mapToScene(at)).text
    seated.board.selector.point(place_part(brick))
    tip = site.tip_at(site.mapToScene(at))
    assert (tip.text, tip.rule) == ("", "not-supported")
    assert f"level {brick.level}" in seated.prompt.detail


def test_a_place_says_why_it_is_not_lit():
    game = game_of("layers")
    state = on_site(game, ["V", ""], "V1.0.0")
    placing = Placing()
    high = next(brick for brick in game.plan.bricks if brick.level == 5)
    assert "Needs support first" in place_lines(game.plan, state, high, placing)
    built = game.plan.by_text["V1.0.0"]
    assert "In place" in place_lines(game.plan, state, built, placing)


def test_a_forced_pass_is_explained():
    game = game_of("layers")
    state = evolve(on_site(game, ["NO", "V"], "V1.0.0"), round=0)
    words = stuck_words(why_stuck(game.plan, state), state)
    assert "The places for neutral and orange bricks have no support yet." in words
    assert "You have no violet or red bricks." in words
    bare = on_site(game, ["B", "V"], "V1.0.0")
    assert "no bricks left" in stuck_words(why_stuck(game.plan, bare), bare)


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
    (note,) = seated.board.site.revealed.stocks
    assert note.lost == left
    seated.show()
    assert not seated.board.site.revealed.stocks, "the screen is closed again"


def test_whoever_looks_next_sees_what_was_shown(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)

    def lifted_since(match) -> bool:
        return match.state.phase == BUILDING and any(match.state.lost) and can_build(match)

    seated.play_until(lifted_since)
    seated.board.catch_up(seated.position())
    assert seated.board.site.revealed.stocks
    seated.board.clear()
    assert not seated.board.site.revealed.stocks


def test_between_rounds_enter_goes_on(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.play_until(lambda match: match.state.phase == ROUND_END)
    seated.show(None)
    assert seated.prompt.primary == "On to round 2"
    seated.key(Qt.Key.Key_Return)
    assert [str(move) for move in seated.chosen] == ["next"]
