"""Where a bubble lies."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize

from blueprints_desktop.desktop.ui.controls.bubble import place_bubble

ROOM = QRect(0, 0, 1000, 600)
SIZES = [QSize(300, 120), QSize(240, 160)]
BOARD = QRectF(300, 0, 400, 600)


def placed(target, kept_free=(), room=ROOM, wanted=()):
    free = [*kept_free, *([] if target is None else [target])]
    return place_bubble(room, SIZES, target, free, BOARD, 14.0, wanted)


def test_it_lies_beside_the_target_and_points_at_it():
    target = QRectF(480, 280, 40, 40)
    place = placed(target)
    assert not QRectF(place.body).intersects(target)
    assert place.tip is not None
    assert ROOM.contains(place.body)


def test_a_target_at_the_edge_is_pointed_at_from_inside():
    for target in (QRectF(0, 0, 40, 40), QRectF(960, 560, 40, 40), QRectF(960, 0, 40, 600)):
        place = placed(target)
        assert ROOM.contains(place.body)
        assert not QRectF(place.body).intersects(target)


def test_it_keeps_off_everything_that_the_step_names():
    target, other = QRectF(480, 280, 40, 40), QRectF(540, 0, 460, 600)
    place = placed(target, [other])
    assert not QRectF(place.body).intersects(other)
    assert not QRectF(place.body).intersects(target)


def test_it_goes_away_from_what_may_have_to_be_pressed():
    target = QRectF(480, 280, 40, 40)
    usual = QRectF(placed(target).body)
    place = placed(target, wanted=[usual])
    assert not QRectF(place.body).intersects(usual)
    crowded = placed(target, wanted=[QRectF(ROOM)])
    assert not QRectF(crowded.body).intersects(target)


def test_a_target_that_fills_the_room_is_covered_as_little_as_possible():
    place = placed(QRectF(0, 0, 1000, 500))
    assert ROOM.contains(place.body)
    assert place.body.bottom() >= 590


def test_without_a_target_it_leaves_the_board_alone():
    place = placed(None)
    assert place.tip is None
    assert not QRectF(place.body).intersects(BOARD)


def test_a_target_below_the_room_is_pointed_at_from_above():
    target = QRectF(700, 640, 120, 40)
    place = placed(target)
    assert ROOM.contains(place.body)
    assert place.tip == QPointF(760, 640)
    assert place.body.bottom() > 560


def test_the_arrow_ends_at_a_target_outside_the_room():
    """The place at its right covers less of the board, but points past it."""
    place = placed(QRectF(560, 640, 100, 40))
    assert ROOM.contains(place.body)
    assert place.tip == QPointF(610, 640)


def test_enough_is_seen_of_what_is_to_be_pressed():
    target = QRectF(480, 280, 40, 40)
    usual = QRectF(placed(target).body)
    button = QRectF(usual.center().x(), usual.center().y(), 40, 40)
    hidden = placed(target, wanted=[button])
    assert not QRectF(hidden.body).contains(button)
    assert hidden.tip is not None
    half = QRectF(usual.right() + 1 - 20, usual.top(), 40, 40)
    assert QRectF(placed(target, wanted=[half]).body) == usual
    long = usual.adjusted(0, 0, 0, 100)
    assert QRectF(placed(target, wanted=[long]).body) == usual
