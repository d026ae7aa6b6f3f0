"""What boards share: steering among places, the tools to look around, the log's order."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.ui.board.log_lines import LogLine, newest_first
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.desktop.ui.scene.spatial_navigation import Direction, next_place
from blueprints_desktop.desktop.ui.scene.view_tools import ViewTools

GRID = {(x, y): QPointF(40.0 * x, 40.0 * y) for x in range(3) for y in range(3)}


@pytest.mark.parametrize(
    ("direction", "found"),
    [
        (Direction.LEFT, (0, 1)),
        (Direction.RIGHT, (2, 1)),
        (Direction.UP, (1, 0)),
        (Direction.DOWN, (1, 2)),
    ],
)
def test_arrows_go_to_the_neighbour(direction, found):
    assert next_place(GRID, (1, 1), direction) == found


def test_arrows_reach_every_place_and_go_round():
    for direction in Direction:
        place = (1, 1)
        seen = {place}
        for _ in range(8):
            place = next_place(GRID, place, direction)
            seen.add(place)
        assert len(seen) >= 3
    assert next_place({"only": QPointF()}, "only", Direction.UP) == "only"


def test_the_tool_for_levels_has_a_key(qtbot, appearance):
    over = QWidget()
    qtbot.addWidget(over)
    tools = ViewTools(appearance, over)
    assert tools.buttons == (tools.turn, tools.flat, tools.apart)
    over.show()
    assert tools.apart.isVisible()
    with qtbot.waitSignal(tools.chosen) as chosen:
        assert tools.press_key(Qt.Key.Key_L)
    assert chosen.args == [0, False, True]


def line(text: str, colour: int | None = 0) -> LogLine:
    return LogLine(text, (text,), colour=colour)


def test_the_log_is_told_newest_first_and_parted_at_ones_last_turn():
    told = newest_first([line("a"), line("b")], [line("c"), line("d")])
    assert [each.text for each in told] == ["d", "c", "since your last turn", "b", "a"]
    assert [each.known for each in told] == [False, False, False, True, True]


@pytest.mark.parametrize(("known", "fresh"), [([], ["a"]), (["a"], [])])
def test_nothing_is_parted_where_there_is_only_one_side(known, fresh):
    told = newest_first([line(text) for text in known], [line(text) for text in fresh])
    assert [(each.text, each.known) for each in told] == [("a", False)]


class Filled(StillPart):
    bleed = 60.0
    colour = QColor("#FF0000")

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.boundingRect(), self.colour)


def test_nothing_stays_of_the_picture_of_a_part_that_is_larger_than_the_view(qtbot, appearance):
    view, part = SceneView(appearance), Filled(appearance.look)
    view.lay_out = part.arrange
    view.add_parts(part)
    qtbot.addWidget(view)
    view.resize(300, 200)
    view.show()
    view.grab()
    part.colour = QColor("#00FF00")
    view.resize(320, 260)
    picture = view.grab().toImage()
    spots = [(x, y) for x in range(5, 310, 15) for y in range(5, 250, 15)]
    assert {picture.pixelColor(*spot).name() for spot in spots} == {"#00ff00"}
