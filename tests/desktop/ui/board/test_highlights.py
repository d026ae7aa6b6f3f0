"""Marks on things of a board, on the table of the small sample game."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.painting import blank_pixmap
from blueprints_desktop.desktop.settings import WITH_ENTER
from blueprints_desktop.desktop.ui.board.highlights import (
    RECENT,
    TOLD,
    Highlight,
    HighlightLayer,
    HighlightTone,
    Note,
    fitting_parts,
)
from blueprints_desktop.desktop.ui.board.log_lines import Token
from blueprints_desktop.games import registry
from tests import tower
from tests.desktop.driving import keys, saved_match, settle


@pytest.fixture(autouse=True)
def with_tower(monkeypatch) -> None:
    monkeypatch.setitem(registry.GAMES, tower.KEY, tower.PLACE)


@pytest.fixture
def board_after(window, homes):
    """The board of a game with these columns chosen already; player 1 is to act after two."""

    def sit(columns: str) -> Any:
        saved = saved_match(homes / "a.match", game=tower.KEY)
        for column in columns:
            saved.play(saved.match.game.parse_move(column))
        window.start_session(saved)
        settle()
        return window.table.board

    return sit


def marked(board: Any, group: str) -> list[tuple[str, ...]]:
    marks = board.highlights.of_group(group)
    return [each.things for each in marks if isinstance(each, Highlight)]


def notes(board: Any) -> dict[str, tuple[Any, ...]]:
    marks = board.highlights.of_group(RECENT)
    return {each.thing: each.parts for each in marks if isinstance(each, Note)}


def colour_at(layer: HighlightLayer, name: str) -> bool:
    """Whether the layer paints something along the upper edge of a thing."""
    picture = blank_pixmap(layer.size(), 1.0)
    layer.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    edge = layer.found()[name].boundingRect()
    image = picture.toImage()
    return image.pixelColor(int(edge.center().x()), round(edge.top())).alpha() > 0


def test_what_the_others_did_is_marked_until_the_viewer_acts(window, board_after):
    window.settings.set("finish_turn", WITH_ENTER)
    board = board_after("35")
    assert marked(board, RECENT) == [("column.5",)]
    shown = board.highlights.of_group(RECENT)[0]
    assert (shown.tone, shown.seat) == (HighlightTone.SEAT, 1)
    assert board.highlights.isVisible()
    keys(board.window().table, Qt.Key.Key_1)
    assert marked(board, RECENT), "pointing is not acting"
    column = board.table.things()["column.1"].center()
    QTest.mouseClick(board.table.viewport(), Qt.MouseButton.LeftButton, pos=column)
    assert board.planned
    assert not marked(board, RECENT)


def test_a_note_at_the_panel_tells_what_was_done(board_after):
    board = board_after("35")
    assert notes(board) == {"seat.2": ("built on column 5",)}
    edge = board.highlights.found()["seat.2"].boundingRect()
    panel = board.panels[1]
    assert edge.toRect() == panel.body().toRect().translated(panel.pos())


def test_a_note_tells_the_last_two_lines_and_what_they_gained(board_after):
    board = board_after("1121")
    (parts,) = notes(board).values()
    assert parts == ("built on column 1", "·", "completed column 1", "+1")


def test_nothing_is_marked_before_anybody_else_moved(board_after):
    board = board_after("")
    assert not marked(board, RECENT)
    assert not board.highlights.isVisible()


def test_a_click_on_a_line_of_the_log_marks_what_it_tells(board_after):
    board = board_after("352")
    log = board.log.list
    row = next(row for row in range(log.model().rowCount()) if log.model().line(row).step == 1)
    at = log.visualRect(log.model().index(row, 0)).center()
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert marked(board, TOLD) == [("column.3",)]
    keys(board.window().table, Qt.Key.Key_1)
    assert not marked(board, TOLD)


def test_a_mark_is_drawn_around_the_thing_and_follows_it(window, board_after):
    board = board_after("35")
    assert colour_at(board.highlights, "column.5")
    before = board.highlights.found()["column.5"].boundingRect()
    window.resize(1000, 680)
    settle()
    after = board.highlights.found()["column.5"].boundingRect()
    assert after != before
    assert colour_at(board.highlights, "column.5")


def test_nothing_is_left_behind_the_curtain(board_after):
    board = board_after("35")
    board.clear()
    assert not board.highlights.isVisible()
    assert not marked(board, RECENT)


def test_things_that_are_not_there_are_left_out(board_after):
    board = board_after("35")
    board.highlights.show_group(TOLD, [Highlight(("column.99",)), Highlight(trail=("nowhere",))])
    assert "column.99" not in board.highlights.found()
    board.highlights.repaint()


def test_where_a_note_is_too_long_words_go_before_signs():
    sign, other = Token(lambda *_: None), Token(lambda *_: None)

    def measure(parts):
        return sum(len(part) if isinstance(part, str) else 2 for part in parts)

    parts = ("takes", sign, other, "up to cell 7")
    assert list(fitting_parts(parts, 21, measure)) == list(parts)
    assert list(fitting_parts(parts, 20, measure)) == [sign, other, "up to cell 7"]
    assert list(fitting_parts(parts, 15, measure)) == [sign, other]
    assert list(fitting_parts(parts, 3, measure)) == [other]
