"""New game: the four monuments by name, and a picture of the one that is chosen."""

import pytest

from blueprints_desktop.desktop.boards.monuments.option_preview import MonumentPicture, kit_of
from blueprints_desktop.desktop.boards.monuments.options import MONUMENTS, option_rows
from blueprints_desktop.games.monuments.options import Options

BRICKS = {"notre_dame": 51, "san_pietro": 59, "taj_mahal": 43, "capitol": 49}


@pytest.fixture
def picture(qtbot, appearance):
    made = MonumentPicture(appearance)
    qtbot.addWidget(made)
    made.resize(600, made.sizeHint().height())
    return made


def test_every_monument_can_be_chosen(qapp):
    assert qapp is not None
    row = option_rows()[0]
    assert tuple(key for key, _ in row.choices) == MONUMENTS
    assert Options().monument in MONUMENTS
    assert [name for _, name in row.choices] == ["Notre-Dame", "San Pietro", "Taj Mahal", "Capitol"]


@pytest.mark.parametrize("monument", MONUMENTS)
def test_the_picture_tells_what_it_takes(picture, monument):
    picture.show_value(monument)
    assert f"{BRICKS[monument]} bricks" in picture.accessibleDescription()
    kit = kit_of(monument)
    assert f"{sum(kit.plan.points)} points" in picture.accessibleDescription()


def test_each_monument_looks_different(picture):
    pictures = []
    for monument in MONUMENTS:
        picture.show_value(monument)
        pictures.append(picture.grab().toImage())
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[n + 1 :])


def test_a_monument_whose_file_is_gone_shows_an_empty_sheet(picture):
    picture.show_value("babel")
    assert picture.accessibleDescription() == ""
    assert not picture.grab().isNull()
