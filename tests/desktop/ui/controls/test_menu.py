"""Every entry of a menu can be reached, however low the screen is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.theme.stylesheet import stylesheet
from blueprints_desktop.desktop.ui.controls.menu import Menu


@pytest.fixture
def desk(qtbot, appearance) -> QWidget:
    """What menus hang from, in the program's look."""
    made = QWidget()
    made.setStyleSheet(stylesheet(appearance.look))
    qtbot.addWidget(made)
    made.show()
    return made


def menu_of(desk: QWidget, entries: int) -> Menu:
    menu = Menu(desk)
    for number in range(entries):
        menu.addAction(f"Entry {number}", f"Ctrl+{number % 10}", lambda: None)
    menu.popup(desk.mapToGlobal(desk.rect().topLeft()))
    return menu


def test_a_menu_higher_than_the_screen_stays_one_column(desk):
    few, many = menu_of(desk, 3), menu_of(desk, 60)
    assert many.sizeHint().height() > many.screen().availableSize().height() > many.height()
    assert len({many.actionGeometry(entry).left() for entry in many.actions()}) == 1
    assert many.width() < few.width() * 1.5


def test_its_last_entry_scrolls_into_sight(desk):
    menu = menu_of(desk, 60)
    last = menu.actions()[-1]
    assert not menu.rect().contains(menu.actionGeometry(last))
    QTest.keyClick(menu, Qt.Key.Key_Up)
    assert menu.activeAction() is last
    assert menu.rect().contains(menu.actionGeometry(last))
    chosen: list[str] = []
    last.triggered.connect(lambda: chosen.append("last"))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(last).center())
    assert chosen
