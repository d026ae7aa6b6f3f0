"""The view: there and back, faces that meet, boards that turn."""

from math import isclose

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.drawing.projection import (
    Cuboid,
    Face,
    View,
    painting_order,
    rounded_polygon,
    turn,
    turn_cell,
    turned_size,
)

numbers = st.floats(-20, 20)
sizes = st.floats(0.3, 4)
views = st.builds(
    lambda w, x, y: View(w, QPointF(x, y)), st.floats(4, 120), numbers, st.floats(-500, 500)
)


def near(one: QPointF, other: QPointF) -> bool:
    return abs(one.x() - other.x()) < 1e-6 and abs(one.y() - other.y()) < 1e-6


@given(views, numbers, numbers, st.floats(0, 6))
def test_what_is_under_a_pixel_is_what_was_drawn_there(
    view: View, x: float, y: float, z: float
) -> None:
    back = view.floor(view.point(x, y, z), z)
    assert isclose(back[0], x, abs_tol=1e-6)
    assert isclose(back[1], y, abs_tol=1e-6)


@given(views, numbers, numbers)
def test_the_ground_transform_agrees_with_the_formula(view: View, x: float, y: float) -> None:
    assert near(view.ground(2.0).map(QPointF(x, y)), view.point(x, y, 2.0))


@given(views, sizes, sizes, sizes)
def test_faces_meet_at_the_edges(view: View, dx: float, dy: float, dz: float) -> None:
    box = Cuboid(1.0, 2.0, 0.5, dx, dy, dz)
    top, left, right = (view.face(face, box) for face in Face)
    assert near(top.map(QPointF(0, 1)), left.map(QPointF(0, 0)))
    assert near(top.map(QPointF(1, 1)), left.map(QPointF(1, 0)))
    assert near(top.map(QPointF(1, 1)), right.map(QPointF(0, 0)))
    assert near(top.map(QPointF(1, 0)), right.map(QPointF(1, 0)))
    assert near(left.map(QPointF(1, 1)), right.map(QPointF(0, 1)))
    outline = view.outline(box)
    assert near(outline[0], top.map(QPointF(0, 0)))
    assert near(outline[3], left.map(QPointF(1, 1)))


def test_a_cube_has_the_promised_size() -> None:
    path = rounded_polygon(View(10.0).outline(), 0.0)
    assert isclose(path.boundingRect().width(), 20.0, abs_tol=1e-6)
    assert isclose(path.boundingRect().height(), 24.142, abs_tol=1e-3)


@given(st.integers(1, 6), st.integers(1, 6), st.integers(-5, 5), st.data())
def test_turning_back_undoes_a_turn(wide: int, deep: int, turns: int, data: st.DataObject) -> None:
    x, y = data.draw(st.integers(0, wide - 1)), data.draw(st.integers(0, deep - 1))
    turned_wide, turned_deep = turned_size(wide, deep, turns)
    there = turn_cell(x, y, wide, deep, turns)
    assert 0 <= there[0] < turned_wide
    assert 0 <= there[1] < turned_deep
    assert turn_cell(*there, turned_wide, turned_deep, -turns) == (x, y)
    middle = turn(x + 0.5, y + 0.5, wide, deep, turns)
    assert middle == (there[0] + 0.5, there[1] + 0.5)


def test_near_cubes_are_painted_last() -> None:
    cells = [(x, y, z) for x in range(3) for y in range(3) for z in range(2)]
    order = painting_order(reversed(cells))
    place = {cell: index for index, cell in enumerate(order)}
    for x, y, z in cells:
        for behind in ((x - 1, y, z), (x, y - 1, z), (x, y, z - 1)):
            if behind in place:
                assert place[behind] < place[x, y, z]
