"""The boards of FITS in New game: their pictures, their order, boards of one's own."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.fits.cards.boards_control import (
    BoardsControl,
    open_folder,
    own_folder,
)
from blueprints_desktop.desktop.games.fits.texts.words import board_word, feat_words
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.games.fits.data import find_boards
from tests.desktop.games.fits.own_boards import BAD, GOOD, own_board


@pytest.fixture
def control(request, appearance, qtbot) -> BoardsControl:
    request.getfixturevalue("homes")
    made = BoardsControl(appearance)
    qtbot.addWidget(made)
    made.set_value((1, 2, 3, 4))
    made.resize(made.sizeHint())
    made.show()
    return made


def press(tile) -> None:
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)


def test_boards_are_left_out_and_taken_in_where_they_were(control):
    press(control.tiles[1])
    assert control.value == (1, 3, 4)
    press(control.tiles[1])
    assert control.value == (1, 2, 3, 4)
    assert [tile.round for tile in control.tiles] == [1, 2, 3, 4]


def test_a_tile_says_what_counts_on_its_board(control):
    for number, words in enumerate(("complete row", "bonus", "malus", "uncovered pair")):
        tile = control.tiles[number]
        assert words in tile.toolTip()
        assert words in tile.accessibleDescription()


def test_one_board_always_stays(control):
    for tile in control.tiles:
        press(tile)
    assert control.value == (4,)


def drag(control, tile, to: QPoint) -> None:
    """Take a tile and hold it over a place of the control."""
    QTest.mousePress(tile, Qt.MouseButton.LeftButton, pos=QPoint(20, 40))
    QTest.mouseMove(tile, tile.mapFrom(control, to))


def test_a_dragged_board_is_in_the_hand_and_the_others_make_room(control):
    tile, goal = control.tiles[3], control.tiles[0].geometry().center()
    drag(control, tile, goal)
    assert control.value == (4, 1, 2, 3)
    assert tile.pos() == goal - QPoint(20, 40)
    assert control.tiles[0].x() == control.tiles[0].width()
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=QPoint(20, 40))
    assert control.value == (4, 1, 2, 3)
    assert tile.pos() == QPoint(0, 0)


def test_a_board_cannot_be_dragged_among_those_that_are_not_played(control):
    press(control.tiles[1])
    drag(control, control.tiles[0], QPoint(control.width() - 5, 20))
    QTest.mouseRelease(control.tiles[0], Qt.MouseButton.LeftButton)
    assert control.value == (3, 4, 1)
    drag(control, control.tiles[1], QPoint(5, 20))
    QTest.mouseRelease(control.tiles[1], Qt.MouseButton.LeftButton, pos=QPoint(-200, 0))
    assert control.value == (3, 4, 1)


def test_tiles_keep_their_places_when_boards_are_left_out(control):
    press(control.tiles[0])
    press(control.tiles[2])
    assert control.value == (2, 4)
    standing = sorted(control.tiles, key=lambda tile: tile.x())
    assert [tile.board.id for tile in standing] == [1, 2, 3, 4]
    assert [tile.round for tile in standing] == [None, 1, None, 2]


def test_the_order_is_changed_by_keys(control):
    tile = control.tiles[0]
    tile.setFocus()
    QTest.keyClick(tile, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert control.value == (2, 1, 3, 4)
    for _ in range(5):
        QTest.keyClick(tile, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert control.value == (2, 3, 4, 1)
    QTest.keyClick(tile, Qt.Key.Key_Space)
    assert control.value == (2, 3, 4)


def test_arrows_go_from_board_to_board(control, qtbot):
    control.activateWindow()
    control.tiles[0].setFocus()
    qtbot.waitUntil(control.tiles[0].hasFocus)
    QTest.keyClick(control.tiles[0], Qt.Key.Key_Right)
    assert control.tiles[1].hasFocus()


def test_a_tile_says_its_board_and_round(control):
    press(control.tiles[2])
    names = [tile.accessibleName() for tile in control.tiles]
    assert names == [
        "Board 1, round 1",
        "Board 2, round 2",
        "Board 3, not played",
        "Board 4, round 3",
    ]


@pytest.mark.usefixtures("homes")
def test_own_boards_appear_and_bad_ones_are_named(appearance, qtbot):
    own_board("spiral", GOOD)
    own_board("broken", BAD)
    control = BoardsControl(appearance)
    qtbot.addWidget(control)
    control.set_value((1, "spiral"))
    assert [tile.text() for tile in control.tiles][-1] == "Spiral"
    assert control.value == (1, "spiral")
    assert control.note.text() == "broken.toml can’t be used (rows: there must be twelve rows)."
    assert not control.note.isHidden()
    control.resize(control.sizeHint())
    control.grab()


def test_a_board_written_meanwhile_is_there_when_the_person_comes_back(control):
    own_board("spiral", GOOD)
    own_board("scrawl", "rows = = [")
    QApplication.sendEvent(control.window(), QEvent(QEvent.Type.WindowActivate))
    assert [tile.text() for tile in control.tiles][4:] == ["Spiral"]
    assert control.note.text() == "scrawl.toml can’t be used (the file isn’t valid TOML)."
    press(control.tiles[-1])
    assert control.value == (1, 2, 3, 4, "spiral")
    (own_folder() / "spiral.toml").unlink()
    QApplication.sendEvent(control.window(), QEvent(QEvent.Type.WindowActivate))
    assert len(control.tiles) == 4
    assert control.value == (1, 2, 3, 4)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.usefixtures("homes")
def test_the_folder_tells_how_a_board_is_written(monkeypatch, language):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not opened.append(url))
    monkeypatch.setattr(Language, "current", language)
    assert open_folder()
    assert opened[0].toLocalFile() == str(own_folder())
    (told,) = own_folder().iterdir()
    assert told.suffix == ".txt"
    _, example, _ = told.read_text(encoding="utf-8").split("-" * 80)
    own_board("copied", example)
    boards, troubles = find_boards([own_folder().parent])
    assert not troubles
    assert [board.name for board in boards] == [{"en": "Garden", "fr": "Jardin"}[language]]


def test_where_no_file_manager_is_the_place_of_the_folder_is_said(control, monkeypatch):
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    control.folder.click()
    assert str(own_folder()) in control.said.text()
    assert not control.note.text(), "nothing is wrong with a board"


def test_the_only_board_stays_and_that_is_said(control):
    control.set_value((2,))
    tile = next(tile for tile in control.tiles if tile.round is not None)
    tile.click()
    assert control.value == (2,)
    assert "at least one board" in control.said.text()
    next(tile for tile in control.tiles if tile.round is None).click()
    assert not control.said.text()


@pytest.mark.usefixtures("homes")
def test_shipped_boards_cannot_be_replaced(appearance, qtbot):
    own_board("1", GOOD)
    control = BoardsControl(appearance)
    qtbot.addWidget(control)
    assert control.tiles[0].board.name == ""


def test_a_remembered_board_that_is_gone_is_forgotten(control, qtbot):
    with qtbot.waitSignal(control.chosen) as told:
        control.set_value((2, "gone"))
    assert told.args == [(2,)]
    with qtbot.waitSignal(control.chosen) as told:
        control.set_value(("gone",))
    assert told.args == [(1, 2, 3, 4)]


def test_a_board_goes_by_its_name_else_by_its_files():
    assert board_word(2) == "Board 2"
    assert board_word(7) == "Board 7"
    assert board_word("winter-garden") == "Winter garden"
    assert board_word("winter-garden", "Snow") == "Snow"
    assert feat_words("board winter-garden").text == "Winter garden, solo"
