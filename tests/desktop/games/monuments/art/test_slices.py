"""Pictures composed in slices: the same as at once, never twice, and given up when nobody wants them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.games.monuments.art.monument import (
    Composer,
    Laid,
    Masonry,
    Slices,
    fitted,
    ground_for,
    in_slices,
)

pytestmark = pytest.mark.usefixtures("qapp")
LIGHT = palette(False, False)
BOUNDS = QRectF(-4.0, 0.0, 20.0, 10.0)


def in_three(painter: QPainter) -> Iterator[None]:
    for number, colour in enumerate((Qt.GlobalColor.red, Qt.GlobalColor.green)):
        painter.fillRect(QRectF(8.0 * number, 0.0, 8.0, 10.0), colour)
        yield
    painter.fillRect(QRectF(-4.0, 0.0, 4.0, 10.0), Qt.GlobalColor.blue)


def counted(made: list[Slices]) -> Slices:
    made.append(in_slices(BOUNDS, 1.0, in_three))
    return made[-1]


def seen(sprite: Sprite) -> QImage:
    canvas = QImage(40, 30, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(Qt.GlobalColor.white)
    painter = QPainter(canvas)
    sprite.paint(painter, QPointF(10.0, 10.0))
    painter.end()
    return canvas


def test_a_slice_at_a_time_or_all_at_once_is_the_same_picture():
    sliced = Composer()
    jobs = list(iterate(sliced.ahead("a", lambda: in_slices(BOUNDS, 1.0, in_three))))
    assert len(jobs) == 4, "three slices, and the picture is put away"
    at_once = Composer().picture("a", lambda: in_slices(BOUNDS, 1.0, in_three))
    assert seen(sliced.picture("a", pytest.fail)) == seen(at_once)
    assert seen(at_once).pixelColor(7, 15) == Qt.GlobalColor.blue
    assert seen(at_once).pixelColor(12, 15) == Qt.GlobalColor.red


def iterate(jobs):
    for job in jobs:
        job()
        yield job


def test_what_is_wanted_in_between_is_finished_and_not_begun_anew():
    composer, made = Composer(), []
    jobs = composer.ahead("a", lambda: counted(made))
    next(jobs)()
    composer.picture("a", lambda: counted(made))
    assert len(made) == 1
    assert next(jobs, None) is None
    assert list(composer.ahead("a", pytest.fail)) == []


def test_what_was_forgotten_in_between_is_not_kept():
    composer = Composer()
    jobs = composer.ahead("a", lambda: in_slices(BOUNDS, 1.0, in_three))
    next(jobs)()
    composer.clear()
    assert next(jobs, None) is None
    assert "a" not in composer


def test_the_pictures_used_last_are_kept():
    composer = Composer(limit=2)
    for key in ("a", "b", "a", "c"):
        composer.picture(key, lambda: in_slices(BOUNDS, 1.0, in_three))
    assert [key in composer for key in "abc"] == [True, False, True]


@pytest.mark.parametrize("turns", range(4))
def test_a_monument_in_slices_lies_within_its_bounds(turns):
    places = [(0, 0), (2, 0), (1, 1)]
    bricks = [Laid(kind, x, y, z) for z in range(3) for kind, (x, y) in enumerate(places)]
    room = QRectF(0, 0, 300, 300)
    standing = fitted(room, ground_for(bricks, 4, 2), turns)
    walls = Masonry(standing, bricks, PixmapCache(), 1.0, LIGHT)

    def at_once(painter: QPainter) -> Iterator[None]:
        walls.paint(painter)
        yield

    whole, same = (
        list(in_slices(room, 1.0, draw))[-1].pixmap.toImage() for draw in (at_once, walls.slices)
    )
    assert same == whole
    nothing = QImage(whole.size(), whole.format())
    nothing.fill(Qt.GlobalColor.transparent)
    assert whole != nothing
    painter = QPainter(whole)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(standing.bounds, Qt.GlobalColor.black)
    painter.end()
    assert whole == nothing
