"""The monument on its site as it is seen: turned and cut, fact and possibility, beside the pieces."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible

from blueprints_desktop.desktop.games.monuments.art.monument import Hiding
from blueprints_desktop.desktop.games.monuments.board.selection import own_part, place_part
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.state import BUILDING, ROUND_END
from tests.desktop.driving import never, settle
from tests.desktop.games.monuments.at_table import can_build, seat_at
from tests.desktop.secrecy.listening import tip_at


@pytest.fixture
def seated(builder):
    return builder


def lit(seated):
    return seated.board.site.placing.lit


# --- looking ------------------------------------------------------------------------------


def test_a_quarter_turn_keeps_the_choice(seated):
    site = seated.board.site
    brick = lit(seated)[0].brick
    seated.board.selector.point(place_part(brick))
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
    seated.board.selector.press(own_part(low.colour))
    seated.board.selector.point(place_part(low))
    assert site.section is None
    seated.key(Qt.Key.Key_X)
    assert site.tools.section.isChecked()
    assert site.section == low.level
    site.tools.section.click()
    assert not site.tools.section.isChecked()
    assert site.section is None


def test_screen_readers_are_told_the_places(seated):
    site = seated.board.site
    seated.board.selector.point(place_part(lit(seated)[0].brick))
    interface = QAccessible.queryAccessibleInterface(site)
    children = [interface.child(number) for number in range(interface.childCount())]
    names = [child.text(QAccessible.Text.Name) for child in children if child is not None]
    assert sum("on level" in name for name in names) == len(site.placing.hints)
    focused = interface.focusChild()
    assert "point" in focused.text(QAccessible.Text.Name)
    assert "free" in focused.text(QAccessible.Text.Description)


def test_nothing_is_painted_while_nothing_happens(seated, qtbot):
    """No timer ticks at rest."""
    settle()
    painted = []
    site = seated.board.site
    original = site.monument.draw
    site.monument.draw = lambda painter: (painted.append(1), original(painter))
    assert never(qtbot, lambda: painted)
    assert not seated.board.moving


# --- fact and possibility -----------------------------------------------------------------


def test_places_are_footprints_and_only_what_stands_is_shown_as_bricks(seated):
    """Sixteen ghosts among four bricks would look like a level that is all but finished."""
    site = seated.board.site
    seated.board.selector.point(place_part(lit(seated)[0].brick))
    shown = site.content
    assert shown.bricks == tuple(site.site.built(seated.match.state.built))
    assert shown.lit == tuple(site.site.laid(hint.brick) for hint in lit(seated))


def test_the_pointer_finds_the_ground_that_it_is_over(seated):
    """Not a brick that could stand before it, of which nothing is to be seen."""
    site = seated.board.site
    rooms = site.marks.pills
    assert rooms
    for brick, room in rooms.items():
        assert site.brick_at(room.center()) == brick


def test_a_section_leaves_no_mark_of_new_bricks_in_the_air(seated):
    site, plan = seated.board.site, seated.match.game.plan
    seated.play_until(lambda match: can_build(match) and stands_high(match))
    high = max(plan.in_mask(seated.match.state.built), key=lambda brick: brick.level)
    site.marks.since = ((high, 0),)
    assert len(site.marks.since_rooms()) == 1
    site.point_at_level(high.level - 1)
    assert not site.marks.since_rooms()


def seen_share(site, brick) -> float:
    """How much is seen of a place's ground."""
    standing, laid = site.standing, site.site.laid(brick)
    hiding = Hiding(standing, site.content.bricks)
    shares = [number / 20 for number in range(1, 20)]
    points = [standing.on_footprint(laid, x, y) for x in shares for y in shares]
    return sum(not hiding.hides(laid, point) for point in points) / len(points)


def test_only_a_place_that_is_partly_seen_is_outlined_over_bricks(seated):
    """Of one that is hidden an outline would look like damage to what stands before it."""
    site, chance, hidden, partly = seated.board.site, Chance(3), 0, 0
    while seated.match.to_act is not None and not (hidden and partly):
        seated.match.play(chance.pick(seated.match.legal_moves()))
        if seated.match.state.phase != BUILDING:
            continue
        seated.show()
        outlined = site.marks.outlines
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


def test_level_sheets_turn_with_the_board(seated):
    """What is nearest to the viewer on the board is lowest on its sheet."""
    levels, site = seated.board.levels, seated.board.site
    bricks = [brick for brick in seated.match.game.plan.bricks if brick.level == 1]
    for _ in range(4):
        near = {brick: site.standing.box(site.site.laid(brick)) for brick in bricks}
        front = max(bricks, key=lambda brick: near[brick].y + near[brick].dy)
        right = max(bricks, key=lambda brick: near[brick].x + near[brick].dx)
        areas = {brick: levels.part_rect(place_part(brick)) for brick in bricks}
        assert areas[front].bottom() == max(area.bottom() for area in areas.values())
        assert areas[right].right() == max(area.right() for area in areas.values())
        assert all(area.width() >= 3 and area.height() >= 3 for area in areas.values())
        seated.key(Qt.Key.Key_E)


def test_hidden_places_are_counted_until_the_board_shows_them(seated):
    site = seated.board.site
    hidden = site.hidden_places
    assert (f"{hidden} place" in seated.prompt.detail) == (hidden > 0)
    found = set()
    for _ in range(4):
        seated.key(Qt.Key.Key_E)
        found.add(site.hidden_places)
        said = "hidden: turn the board" in seated.prompt.detail
        assert said == (site.hidden_places > 0)
    assert hidden in found


def test_a_colour_of_the_own_pieces_tells_its_places_in_words(seated):
    stock, placing = seated.board.stock, seated.board.site.placing
    colour = placing.colours[0]
    tip = tip_at(stock, stock.part_rect(own_part(colour)).center())
    assert f": {placing.count(colour)} place" in tip


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
    assert middle < 0.67 * site.width(), "the card does not push the monument out to the side"


@pytest.mark.parametrize(("size", "scale"), [((1280, 650), 150), ((1024, 664), 100)])
@pytest.mark.parametrize("shown", [ROUND_END, BUILDING])
def test_the_own_pieces_never_lie_on_the_ruler(qtbot, tmp_path, size, scale, shown):
    """Neither where the board comes to its size before it is seen: the site is laid out last."""
    seated = seat_at(qtbot, tmp_path, size=(700, 330), scale=scale)
    seated.play_until(lambda match: match.state.phase == shown)
    assert not seated.board.site.ruler.isVisible(), "so low a board has none"
    seated.board.hide()
    seated.board.resize(*size)
    seated.board.show()
    settle()
    stock, site = seated.board.stock, seated.board.site
    assert site.ruler.isVisible()
    body = stock.body().toAlignedRect().translated(stock.pos() - site.pos())
    card = QRectF(site.mapToScene(body).boundingRect())
    pins = site.ruler.rect.adjusted(0.0, -20.0 * scale / 100, 0.0, 0.0)
    assert not card.intersects(pins)
