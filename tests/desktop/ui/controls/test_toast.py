"""The short notice: it comes, it is in nobody's way, it goes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from blueprints_desktop.desktop.ui.controls import notices as module
from blueprints_desktop.desktop.ui.controls.notices import Toast, say_over


@pytest.fixture
def page(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(800, 600)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_it_shows_its_words_and_goes_by_itself(page, appearance, qtbot, monkeypatch):
    monkeypatch.setattr(module, "STAY_MS", 30)
    toast = Toast(appearance, page)
    before = page.grab().toImage()
    toast.say("Picture copied")
    assert toast.isVisible()
    assert toast.accessibleName() == "Picture copied"
    assert page.grab().toImage() != before
    qtbot.waitUntil(lambda: not toast.isVisible(), timeout=3000)


def test_clicks_go_through_it_and_it_takes_no_focus(page, appearance):
    button = QPushButton(page)
    button.setGeometry(page.rect())
    button.show()
    button.setFocus()
    pressed = []
    button.clicked.connect(lambda: pressed.append(True))
    say_over(page, appearance, "Picture copied")
    toast = page.findChild(Toast)
    assert page.childAt(toast.geometry().center()) is button
    assert not toast.hasFocus()


def test_the_next_notice_takes_the_place_of_the_one_before(page, appearance):
    say_over(page, appearance, "Picture copied")
    say_over(page, appearance, "Something else")
    (toast,) = page.findChildren(Toast)
    assert toast.text == "Something else"


def test_it_stays_in_the_middle_of_a_window_that_changes(page, appearance):
    say_over(page, appearance, "Picture copied")
    page.resize(1000, 500)
    toast = page.findChild(Toast)
    assert abs(toast.geometry().center().x() - 500) <= 1
    assert page.rect().contains(toast.geometry())


def test_it_fades_where_things_move(page, settings, appearance):
    settings.set("animation", "fast")
    toast = Toast(appearance, page)
    toast.say("Picture copied")
    faint = toast.grab().toImage()
    QTest.qWait(300)
    assert toast.grab().toImage() != faint
    assert toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
