"""The building site: which places are offered, what they bring, and passes that must be."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.monuments.board.selection import Placing, own_part, place_part
from blueprints_desktop.desktop.games.monuments.cards.table_cards import levels_card, place_lines
from blueprints_desktop.desktop.games.monuments.texts.words import stuck_words
from blueprints_desktop.desktop.i18n.number_format import gain_words
from blueprints_desktop.games.monuments.building import why_not
from blueprints_desktop.games.monuments.hints import why_stuck
from blueprints_desktop.games.monuments.moves import PASS
from blueprints_desktop.games.monuments.pieces import JEWEL, bricks_in, count
from blueprints_desktop.games.monuments.state import BUILDING, ROUND_END
from tests.desktop.games.monuments.at_table import can_build, seat_at
from tests.games.monuments.table import game_of, on_site


@pytest.fixture
def seated(builder):
    return builder


def must_pass_with_bricks(match) -> bool:
    """Somebody has to pass before the last round, with bricks left and a jewel."""
    state = match.state
    return (
        state.phase == BUILDING
        and list(match.legal_moves()) == [PASS]
        and state.round < 2
        and bricks_in(state.own_stock) > 0
        and count(state.own_stock, JEWEL) > 0
    )


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
    one, other, *_ = seated.board.site.placing.colours
    seated.key(Qt.Key(Qt.Key.Key_1 + other))
    assert seated.board.site.placing.colour == other
    stock = seated.board.stock
    at = stock.part_rect(own_part(one)).center()
    QTest.mouseClick(stock, Qt.MouseButton.LeftButton, pos=at)
    assert seated.board.site.placing.colour == one
    QTest.mouseClick(stock, Qt.MouseButton.LeftButton, pos=at)
    assert seated.board.site.placing.colour is None, "pressed again, all are lit"
    seated.key(Qt.Key(Qt.Key.Key_1 + other))
    assert seated.prompt.secondary == "All colours"
    seated.key(Qt.Key.Key_Escape)
    assert seated.board.site.placing.colour is None


def test_a_place_of_another_colour_is_built_as_well(seated):
    seated.key(Qt.Key(Qt.Key.Key_1 + seated.board.site.placing.colours[0]))
    brick = seated.board.site.placing.others[0].brick
    seated.board.selector.press(place_part(brick))
    assert seated.chosen == [brick]


def test_a_brick_is_dragged_from_behind_the_screen_to_its_place(seated):
    site, stock = seated.board.site, seated.board.stock
    brick = next(hint.brick for hint in lit(seated) if hint.brick in seated.board.site.marks.pills)
    start = stock.part_rect(own_part(brick.colour)).center()
    QTest.mousePress(stock, Qt.MouseButton.LeftButton, pos=start)
    end = stock.mapFromGlobal(site.mapToGlobal(site.mapFromScene(site.place_of(brick))))
    QTest.mouseMove(stock, (start + end) / 2)
    QTest.mouseMove(stock, end)
    assert site.placing.aimed == brick
    assert not seated.chosen
    QTest.mouseRelease(stock, Qt.MouseButton.LeftButton, pos=end)
    assert seated.chosen == [brick]


def test_a_click_beside_a_place_means_the_nearest(seated):
    site = seated.board.site
    spots = [
        (brick, site.standing.on_footprint(site.site.laid(brick), along, across))
        for brick in (hint.brick for hint in lit(seated))
        for along in (-0.02, 1.02)
        for across in (-0.03, 1.03)
    ]
    gaps = [
        (brick, at)
        for brick, at in spots
        if site.brick_at(at) is None and site.place_at(at) in (brick, None)
    ]
    assert gaps
    for brick, at in gaps:
        assert site.place_at(at) in (brick, None)
    assert any(site.place_at(at) == brick for brick, at in gaps)


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


def test_a_refused_place_says_why(seated):
    """Of each reason that there is in this position, one place is pressed on the board."""
    plan, view = seated.match.game.plan, seated.position().view
    legal = set(seated.match.legal_moves())
    reasons = {}
    for brick in plan.bricks:
        if brick not in legal:
            reasons.setdefault(why_not(plan, view, brick), brick)
    assert {"already-set", "not-supported"} <= set(reasons)
    said = {
        "already-set": "already a brick here",
        "not-supported": "must be in place first",
        "colour-not-at-hand": "You have no",
    }
    for code, brick in reasons.items():
        seated.board.selector.press(place_part(brick))
        assert said[code] in seated.prompt.detail
        assert seated.prompt.why == code
    assert not seated.chosen


def test_a_click_on_a_standing_brick_is_answered(seated):
    site = seated.board.site
    standing = site.standing.ordered(site.content.bricks)[-1]
    seated.click_scene(site, site.standing.sides(standing)[0])
    assert "already a brick here" in seated.prompt.detail


# --- looking on ---------------------------------------------------------------------------


def looked_on(seated):
    """The same turn without a curtain: the public view, and all that anybody could build."""
    view = seated.match.view(None)
    moves = tuple(seated.match.game.legal_moves(view))
    return evolve(seated.position(), view=view, viewer=None, moves=moves, peeks=view.seat)


@pytest.fixture
def few(qtbot, tmp_path):
    """The builder lacks a colour of which a place is open."""
    seated = seat_at(qtbot, tmp_path)

    def lacks_some(match) -> bool:
        return can_build(match) and len(match.legal_moves()) < match.state.open.bit_count()

    seated.play_until(lacks_some)
    return seated


def test_the_public_is_shown_every_open_place(seated):
    seated.board.show_position(looked_on(seated))
    placing, plan = seated.board.site.placing, seated.match.game.plan
    assert [hint.brick for hint in placing.hints] == plan.in_mask(seated.match.state.open)
    assert seated.board.stock.stock is None
    assert (seated.prompt.secondary, seated.prompt.secondary_key) == ("Pass", "P")


def test_while_the_key_is_held_only_the_own_places_are_lit(few):
    seated = few
    seated.board.show_position(looked_on(seated))
    wanted = []
    seated.board.peek_wanted.connect(wanted.append)
    QTest.keyPress(seated.board.site, Qt.Key.Key_V)
    seated.board.show_private(seated.match.view(seated.match.to_act))
    placing = seated.board.site.placing
    assert [hint.brick for hint in placing.hints] == list(seated.match.legal_moves())
    assert seated.board.stock.stock == seated.match.state.own_stock
    brick = placing.hints[0].brick
    seated.board.selector.point(place_part(brick))
    QTest.keyRelease(seated.board.site, Qt.Key.Key_V)
    seated.board.show_private(None)
    assert wanted == [True, False]
    assert seated.board.stock.stock is None
    assert seated.board.site.placing.aimed == brick, "what was pointed at stays"
    assert len(seated.board.site.placing.hints) > len(placing.hints)


def test_what_the_builder_cannot_set_is_refused_with_the_reason(few):
    seated = few
    legal = list(seated.match.legal_moves())
    seated.board.refuses = lambda move: move not in legal
    seated.board.show_position(looked_on(seated))
    placing = seated.board.site.placing
    brick = next(hint.brick for hint in placing.hints if hint.brick not in legal)
    seated.board.selector.press(place_part(brick))
    assert "You have no" in seated.prompt.detail
    seated.board.selector.point(place_part(brick))
    seated.key(Qt.Key.Key_Return)
    assert "You have no" in seated.prompt.detail
    seated.board.press_secondary()
    seated.key(Qt.Key.Key_P)
    assert "can still build" in seated.prompt.detail
    assert not seated.chosen
    seated.board.selector.press(place_part(legal[0]))
    assert seated.chosen == [legal[0]]


def test_who_must_pass_passes_with_p_and_reads_why_while_the_key_is_held(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.play_until(must_pass_with_bricks)
    seated.board.confirms = lambda _move: True
    seated.board.refuses = lambda move: move != PASS
    seated.board.show_position(looked_on(seated))
    seated.board.show_private(seated.match.view(seated.match.to_act))
    assert "must pass" in seated.prompt.detail
    assert seated.prompt.cost
    seated.board.show_private(None)
    assert (seated.prompt.cost, "must pass" in seated.prompt.detail) == ("", False)
    seated.key(Qt.Key.Key_P)
    assert (seated.prompt.primary, seated.chosen) == ("Confirm", [])
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen == [PASS]


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
    seated.play_until(must_pass_with_bricks)
    left = bricks_in(seated.match.state.own_stock)
    assert seated.prompt.cost.startswith(f"\N{MINUS SIGN}{left} point")
    assert "must pass" in seated.prompt.detail
    assert seated.prompt.brief == "You must pass."
    jewels = count(seated.match.state.own_stock, JEWEL)
    assert f"jewels will score {3 * jewels} points at the end" in seated.prompt.detail
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
