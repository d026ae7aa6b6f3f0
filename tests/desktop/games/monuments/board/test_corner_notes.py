"""Notes of lifted screens lie in corners, where they hide nothing of the monument."""

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from blueprints_desktop.desktop.games.monuments.board.monuments_view import (
    Corner,
    Obstacles,
    clear_places,
)
from blueprints_desktop.desktop.games.monuments.board.site_view import RevealedStock
from tests.desktop.games.monuments.at_table import can_build, seat_at

ROOM = QRectF(0, 0, 100, 100)
CORNERS = (Corner(ROOM), Corner(ROOM, low=True), Corner(ROOM, right=True, low=True))


def shape(*rect: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(*rect))
    return path


def places(count: int, obstacles: Obstacles) -> list[tuple[float, float]]:
    found = clear_places(count, QSizeF(30, 10), 2, CORNERS, obstacles)
    return [(place.x(), place.y()) for place in found]


def test_notes_lie_one_upon_the_other_where_nothing_is_in_the_way():
    assert places(3, Obstacles()) == [(0, 0), (0, 12), (0, 24)]


def test_the_next_corner_is_taken_before_anything_is_covered():
    assert places(2, Obstacles(shapes=[shape(0, 11, 40, 10)])) == [(0, 0), (0, 90)]


def test_where_all_is_full_the_least_is_covered_but_none_lies_under_the_card():
    everywhere = [shape(0, 0, 100, 80), shape(0, 80, 100, 20), shape(80, 95, 20, 5)]
    assert places(1, Obstacles(QRectF(0, 0, 50, 50), everywhere)) == [(0, 90)]


@pytest.mark.parametrize("monument", ["notre_dame", "san_pietro", "taj_mahal", "capitol"])
@pytest.mark.parametrize("size", [(1280, 800), (800, 700)])
def test_two_notes_hide_no_brick_and_no_place(qtbot, tmp_path, monument, size):
    seated = seat_at(qtbot, tmp_path, 4, size=size, options={"monument": monument})
    seated.play_until(can_build)
    site = seated.board.site
    passed = [
        RevealedStock(person, seated.match.state.stocks[0], 2) for person in seated.board.people[:2]
    ]
    site.revealed.stocks = tuple(passed)
    for _ in range(4):
        assert len(site.revealed.places) == len(passed)
        for place in site.revealed.places:
            shapes = map(site.standing.silhouette, site.site.whole)
            assert not any(each.intersects(place) for each in shapes)
            assert site.sceneRect().contains(place)
        site.turn(1)
