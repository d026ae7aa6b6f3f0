"""Panels on the desk and parts on the table are painted when something in them has changed."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.scene.parts import ScenePart


class Counted(DeskWidget):
    """Fills its body with a colour and counts how often."""

    colour = QColor("red")
    times = 0

    def paint_body(self, painter, body, _ratio):
        self.times += 1
        painter.fillRect(body, self.colour)


@pytest.fixture
def panel(qtbot, appearance) -> Counted:
    desk = QWidget()
    qtbot.addWidget(desk)
    desk.resize(400, 300)
    made = Counted(appearance, desk)
    made.lie_at(QRectF(40, 40, 200, 100))
    made.desk = desk
    with qtbot.waitExposed(desk):
        desk.show()
    QApplication.processEvents()
    return made


def seen(panel) -> QColor:
    return panel.desk.grab().toImage().pixelColor(100, 80)


def test_what_passes_over_a_panel_paints_nothing_in_it_anew(panel):
    before = panel.times
    assert before
    for x in range(0, 300, 20):
        panel.desk.repaint(QRect(x, 60, 40, 40))
    assert panel.times == before
    assert seen(panel) == QColor("red")


def test_what_changed_is_seen(panel):
    before = panel.times
    panel.colour = QColor("blue")
    panel.update()
    assert seen(panel) == QColor("blue")
    assert panel.times == before + 1


def test_another_size_and_another_look_are_painted(panel, settings):
    panel.lie_at(QRectF(40, 40, 300, 200))
    assert panel.desk.grab().toImage().pixelColor(330, 230) == QColor("red")
    panel.colour = QColor("blue")
    settings.set("theme", "dark")
    assert seen(panel) == QColor("blue")


def test_a_part_of_it_is_blitted_where_it_belongs(panel):
    picture = panel.grab(QRect(QPoint(0, 0), panel.size() / 2)).toImage()
    bleed = panel.look.px(16)
    assert picture.pixelColor(bleed + 4, bleed + 4) == QColor("red")
    assert picture.pixelColor(2, 2) != QColor("red")


class Placed(ScenePart):
    times = 0

    def arranged(self) -> None:
        self.times += 1


def test_a_part_that_lies_where_it_lay_is_left_alone(appearance, settings):
    part = Placed(appearance.look)
    rect = QRectF(0, 0, 50, 50)
    part.arrange(rect, appearance.look, 1.0)
    part.arrange(QRectF(rect), appearance.look, 1.0)
    assert part.times == 1
    part.arrange(rect.translated(1, 0), appearance.look, 1.0)
    settings.set("theme", "dark")
    part.arrange(part.rect, appearance.look, 1.0)
    part.arrange(part.rect, appearance.look, 2.0)
    assert part.times == 4
