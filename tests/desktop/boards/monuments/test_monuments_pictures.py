"""Pictures of a match and of what would be built: in lists, on Continue, in New game."""

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from blueprints_desktop.desktop.boards.monuments.cut import paint_cut
from blueprints_desktop.desktop.boards.monuments.monuments_control import MonumentsControl
from blueprints_desktop.desktop.boards.monuments.site_room import room_beside
from blueprints_desktop.desktop.drawing.monuments.hiding import cover_of
from blueprints_desktop.desktop.drawing.monuments.monument import Ground, Laid, fitted
from blueprints_desktop.desktop.pages.new_game import NewGamePage
from blueprints_desktop.engine.chance import Chance
from tests.support import new_match, play_on

SIDE = 96


def cut_of(appearance, view) -> QImage | None:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painted = paint_cut(painter, appearance.look, QRectF(image.rect()), 1.0, view)
    painter.end()
    return image if painted else None


def test_the_small_picture_grows_with_the_monument(appearance):
    match = new_match("monuments", 2, 1)
    begun = cut_of(appearance, match.view(None))
    play_on(match, Chance(2))
    over = cut_of(appearance, match.view(None))
    assert begun is not None
    assert over is not None
    assert begun != over


def test_it_shows_what_all_may_know_and_nothing_else(appearance):
    match = new_match("monuments", 2, 1)
    while not match.state.built:
        match.play(match.legal_moves()[0])
    assert cut_of(appearance, match.view(None)) == cut_of(appearance, match.view(match.to_act))


def test_there_is_none_where_the_plan_is_not_to_be_had(appearance):
    view = new_match("monuments", 2, 1).view(None)
    assert cut_of(appearance, evolve(view, options=evolve(view.options, monument="babel"))) is None
    assert cut_of(appearance, evolve(view, built=1 << 80)) is None


def test_the_sheet_of_a_new_game_shows_the_chosen_monument(qtbot, appearance, settings):
    page = NewGamePage(appearance, settings, {"monuments"})
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.set_game("monuments")
    page.show()
    control = page.options.controls["monument"]
    assert isinstance(control, MonumentsControl)
    control.set_value("notre_dame")
    before = page.sheet.grab().toImage()
    qtbot.mouseClick(control.tiles[1], Qt.MouseButton.LeftButton)
    assert page.sheet.face.options.monument == "san_pietro"
    assert page.sheet.grab().toImage() != before


GROUND = Ground(8, 6, (3.0, 3.0, 3.0, 3.0))


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


def test_only_what_is_painted_later_can_hide_a_brick():
    standing = fitted(QRectF(0, 0, 600, 500), GROUND)
    brick = Laid(0, 2, 2, 0)
    behind, before, over, aside = (
        Laid(0, 2, 1, 0),
        Laid(1, 2, 3, 1),
        Laid(1, 2, 2, 1),
        Laid(0, 6, 0, 0),
    )
    assert cover_of(standing, brick, [behind, aside]).isEmpty()
    assert not cover_of(standing, brick, [before]).isEmpty()
    assert cover_of(standing, brick, [over, behind]) == cover_of(standing, brick, [over])
