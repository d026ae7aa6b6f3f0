"""Pictures of a match and of what would be built: in lists, on Continue, in New game."""

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPolygonF

from blueprints_desktop.desktop.games.monuments.art.monument import (
    Hiding,
    Laid,
    MonumentExtent,
    fitted,
    monument_beside,
    room_beside,
)
from blueprints_desktop.desktop.games.monuments.art.thumbnail import paint_thumbnail
from blueprints_desktop.desktop.games.monuments.cards.monuments_control import MonumentsControl
from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage
from blueprints_desktop.engine.chance import Chance
from tests.support import new_match, play_on

SIDE = 96


def thumbnail_of(appearance, view) -> QImage | None:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painted = paint_thumbnail(painter, appearance.look, QRectF(image.rect()), 1.0, view)
    painter.end()
    return image if painted else None


def test_the_small_picture_grows_with_the_monument(appearance):
    match = new_match("monuments", 2, 1)
    begun = thumbnail_of(appearance, match.view(None))
    play_on(match, Chance(2))
    over = thumbnail_of(appearance, match.view(None))
    assert begun is not None
    assert over is not None
    assert begun != over


def test_it_shows_what_all_may_know_and_nothing_else(appearance):
    match = new_match("monuments", 2, 1)
    while not match.state.built:
        match.play(match.legal_moves()[0])
    assert thumbnail_of(appearance, match.view(None)) == thumbnail_of(
        appearance, match.view(match.to_act)
    )


def test_there_is_none_where_the_plan_is_not_to_be_had(appearance):
    view = new_match("monuments", 2, 1).view(None)
    assert (
        thumbnail_of(appearance, evolve(view, options=evolve(view.options, monument="babel")))
        is None
    )
    assert thumbnail_of(appearance, evolve(view, built=1 << 80)) is None


def test_the_sheet_of_a_new_game_shows_the_chosen_monument(qtbot, appearance, settings):
    page = NewGamePage(appearance, settings)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.set_game("monuments")
    page.show()
    control = page.options.controls["monument"]
    assert isinstance(control, MonumentsControl)
    control.set_value("notre_dame")
    before = page.sheet.grab().toImage()
    qtbot.mouseClick(control.segments[1], Qt.MouseButton.LeftButton)
    assert page.sheet.face.options.monument == "san_pietro"
    assert page.sheet.grab().toImage() != before


GROUND = MonumentExtent(8, 6, (3.0, 3.0, 3.0, 3.0))


def test_a_card_that_lies_free_changes_nothing():
    whole = QRectF(0, 0, 700, 500)
    assert room_beside(whole, QRectF(), GROUND, 0) == whole
    assert room_beside(whole, QRectF(0, 470, 40, 30), GROUND, 0) == whole


@pytest.mark.parametrize("size", [(900, 300), (400, 700)])
def test_the_monument_goes_beside_a_card_or_above_it(size):
    whole = QRectF(0, 0, *size)
    card = QRectF(0, size[1] * 0.6, size[0] * 0.45, size[1] * 0.4)
    room = room_beside(whole, card, GROUND, 0)
    assert not room.intersects(card)
    assert whole.contains(room)


def test_beside_a_card_the_monument_stays_as_near_to_the_middle_as_it_can():
    whole, card = QRectF(0, 0, 900, 300), QRectF(0, 150, 380, 150)
    aside = fitted(room_beside(whole, card, GROUND, 0), GROUND)
    standing = monument_beside(whole, card, GROUND, 0)
    assert standing.view.w == aside.view.w
    middle = standing.bounds.center().x()
    assert whole.center().x() <= middle < aside.bounds.center().x() - 20.0
    assert standing.floor.intersected(QPolygonF(card)).isEmpty()


def test_only_what_is_painted_later_can_hide_a_brick():
    standing = fitted(QRectF(0, 0, 600, 500), GROUND)
    brick = Laid(0, 2, 2, 0)
    behind, before, over, aside = (
        Laid(0, 2, 1, 0),
        Laid(1, 2, 3, 1),
        Laid(1, 2, 2, 1),
        Laid(0, 6, 0, 0),
    )
    assert Hiding(standing, [behind, aside]).cover_of(brick).isEmpty()
    assert not Hiding(standing, [before]).cover_of(brick).isEmpty()
    assert Hiding(standing, [over, behind]).cover_of(brick) == Hiding(standing, [over]).cover_of(
        brick
    )


def test_a_note_about_a_brick_lies_on_what_is_seen_of_it():
    standing = fitted(QRectF(0, 0, 600, 500), GROUND)
    brick, size = Laid(2, 2, 2, 2), QSizeF(16, 16)
    top, left = standing.top_middle(brick), standing.sides(brick)[0]
    free = Hiding(standing, [brick]).spot_on_brick(brick, size)
    assert free.contains(top)
    under_another = Hiding(standing, [brick, Laid(3, 2, 2, 3)])
    assert under_another.spot_on_brick(brick, size).contains(left)
    walled_in = [Laid(3, 2, 2, 3), Laid(2, 2, 3, 2), Laid(2, 4, 2, 2)]
    assert Hiding(standing, walled_in).spot_on_brick(brick, size) is None


def test_the_points_of_a_place_lie_on_its_own_ground_or_nowhere():
    standing = fitted(QRectF(0, 0, 600, 500), GROUND)
    place, size = Laid(0, 2, 2, 0), QSizeF(20, 12)
    open_ground = Hiding(standing).spot_on_place(place, size)
    assert open_ground.contains(standing.on_footprint(place))
    tower = [Laid(0, 2, 3, z) for z in range(4)] + [Laid(0, 4, 2, z) for z in range(4)]
    assert Hiding(standing, tower).spot_on_place(place, size) is None
