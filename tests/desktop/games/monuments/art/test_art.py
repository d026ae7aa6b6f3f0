"""The drawings of World Monuments: the pit's geometry, the order of bricks, what tells them apart."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, render
from blueprints_desktop.desktop.games.monuments.art.monument import (
    Laid,
    Masonry,
    fitted,
    ground_for,
    paint_elevation,
)
from blueprints_desktop.desktop.games.monuments.art.pieces import (
    PIECES,
    brick_sprite,
    piece_sprite,
    worker_sprite,
)
from blueprints_desktop.desktop.games.monuments.art.quarry import (
    Pit,
    number_place,
    quarry_sprite,
    ring_sectors,
    track_space,
)
from blueprints_desktop.desktop.games.monuments.art.quarry import fitted as fitted_pit

pytestmark = pytest.mark.usefixtures("qapp")
LIGHT = palette(False, False)
PIT = Pit(QPointF(342.0, 276.0), 1.0)
CELLS = ring_sectors(12, 6)
TOWER = [Laid(0, 0, 0, 0), Laid(0, 2, 0, 0), Laid(1, 1, 0, 1), Laid(0, 0, 1, 0), Laid(3, 0, 1, 1)]


# --- the pit ------------------------------------------------------------------------------


def test_no_brick_hides_the_number_of_its_cell():
    brick = piece_sprite(PixmapCache(), 0, 20.0, 1.0, LIGHT, shadow=False)
    for cell in CELLS[:12]:
        place = number_place(PIT, cell)
        assert PIT.seen(cell).contains(place), "a number lies in its own cell"
        at = (place - PIT.point(*cell.middle) + brick.anchor).toPoint()
        image = brick.pixmap.toImage()
        covered = image.rect().contains(at) and image.pixelColor(at).alpha() > 0
        assert not covered, cell


def test_every_cell_can_be_seen_and_pointed_at():
    for cell in CELLS:
        seen = PIT.seen(cell, 4.0)
        assert not seen.isEmpty()
        radius, angle = cell.middle
        middle = PIT.point(radius if cell.near else 0.0, angle, cell.z)
        assert PIT.seen(cell).contains(middle)


def test_cells_do_not_overlap_where_they_can_be_seen():
    """Drawn in by a pixel, so that shared borders do not count."""
    shapes = [PIT.seen(cell, 1.0) for cell in CELLS]
    outer, middle, centre = shapes[:12], shapes[12:18], shapes[18]
    for ring in (outer, middle):
        for number, shape in enumerate(ring):
            assert not shape.intersects(ring[(number + 1) % len(ring)])
    assert not any(shape.intersects(centre) for shape in outer)


def test_an_outer_cell_shares_its_angle_with_the_middle_cell_it_touches():
    for number in range(12):
        outer, middle = CELLS[number], CELLS[12 + number // 2]
        assert middle.start <= outer.start
        assert outer.start + outer.span <= middle.start + middle.span


def test_the_track_has_sixty_spaces_from_the_top():
    radius, angle = track_space(0).middle
    assert angle == -90.0
    assert PIT.point(radius, angle).x() == pytest.approx(PIT.centre.x())
    assert track_space(15).middle[1] == 0.0


@pytest.mark.parametrize("size", [(684, 640), (500, 640), (900, 420)])
def test_the_quarry_fits_its_room(size):
    room = QRectF(0.0, 0.0, *size)
    bounds = fitted_pit(room, 80.0).bounds
    assert bounds.width() <= room.width() + 0.1
    assert bounds.top() >= 0.0
    assert bounds.bottom() <= room.bottom() + 6.0


# --- the monument -------------------------------------------------------------------------


@pytest.mark.parametrize("turns", range(4))
def test_bricks_are_painted_far_before_near_and_low_before_high(turns):
    ground = ground_for(TOWER, 4, 2)
    standing = fitted(QRectF(0, 0, 400, 400), ground, turns)
    order = standing.ordered(TOWER)
    assert [brick.z for brick in order] == sorted(brick.z for brick in TOWER)
    for number, far in enumerate(order):
        for near in order[number + 1 :]:
            if near.z == far.z:
                a, b = standing.box(far), standing.box(near)
                hides = a.x >= b.x + b.dx or a.y >= b.y + b.dy
                behind = b.x >= a.x + a.dx or b.y >= a.y + a.dy
                assert behind or not hides, "a nearer brick would be painted over"


@pytest.mark.parametrize("turns", range(4))
def test_a_straddling_brick_rests_on_both_it_overlaps(turns):
    ground = ground_for(TOWER, 4, 2)
    standing = fitted(QRectF(0, 0, 400, 400), ground, turns)
    top = standing.footprint(TOWER[2], 0.1)
    for lower in TOWER[:2]:
        assert standing.footprint(lower, up=1.0).intersects(top)
    assert not standing.footprint(TOWER[3], up=1.0).contains(top)


@pytest.mark.parametrize("turns", range(4))
def test_the_whole_monument_fits_its_room(turns):
    ground = ground_for(TOWER, 4, 2)
    room = QRectF(10.0, 20.0, 500.0, 300.0)
    standing = fitted(room, ground, turns)
    for brick in TOWER:
        assert room.contains(standing.silhouette(brick).boundingRect())


def test_marks_tell_bricks_apart_in_grey():
    """Pictures of the four kinds differ by more than their colour."""
    cache = PixmapCache()
    seen = set()
    for kind in range(4):
        grey = brick_sprite(cache, kind, 30.0, 1.0, LIGHT).pixmap.toImage()
        grey = grey.convertToFormat(QImage.Format.Format_Grayscale8)
        values = bytes(grey.constBits())
        seen.add(sum(abs(a - b) > 12 for a, b in pairwise(values)))
    assert len(seen) == 4


def test_a_hidden_brick_costs_nothing_and_changes_nothing():
    """What is covered on all three sides that are seen is left out."""
    block = [Laid(0, x, y, z) for x in (0, 2, 4) for y in range(3) for z in range(2)]
    standing = fitted(QRectF(0, 0, 300, 300), ground_for(block, 6, 3))
    hidden = Laid(1, 0, 0, 0)
    exchanged = [hidden if brick[1:] == hidden[1:] else brick for brick in block]
    whole, same = (
        render(
            QRectF(0, 0, 300, 300), 1.0, Masonry(standing, bricks, PixmapCache(), 1.0, LIGHT).paint
        )
        for bricks in (block, exchanged)
    )
    assert whole == same


def test_pieces_and_quarry_are_drawn_once_a_size():
    cache = PixmapCache()
    for _ in range(2):
        for piece in PIECES:
            piece_sprite(cache, piece, 20.0, 1.0, LIGHT)
        worker_sprite(cache, 20.0, 1.0, LIGHT)
        quarry_sprite(cache, 0.5, (12, 6), 1.0, LIGHT)
    assert len(cache) == len(PIECES) + 3, "worker, quarry, and the shadow of all bricks"


def test_the_elevation_stands_on_its_area():
    image = QImage(200, 100, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    area = QRectF(10.0, 10.0, 180.0, 80.0)
    drawn = paint_elevation(painter, area, TOWER, LIGHT.ink)
    painter.end()
    assert area.contains(drawn)
    assert drawn.bottom() == area.bottom()
