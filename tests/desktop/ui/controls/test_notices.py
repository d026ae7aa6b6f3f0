"""Toasts: they come and go, take no input and hide no button."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from blueprints_desktop.desktop.ui.controls import notices as module
from blueprints_desktop.desktop.ui.controls.notices import Toast, say_over
from tests.desktop.driving import saved_match


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
    toast.tell("Picture copied")
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


def test_it_fades_where_things_move(qtbot, page, settings, appearance):
    settings.set("animation", "fast")
    toast = Toast(appearance, page)
    toast.tell("Picture copied")
    faint = toast.grab().toImage()
    qtbot.waitUntil(lambda: toast.grab().toImage() != faint)
    assert toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def hidden_by(toast: Toast, window) -> list[QAbstractButton]:
    """The buttons that cannot be read for the notice."""
    return [
        button
        for button in window.findChildren(QAbstractButton)
        if button.isVisible()
        and QRect(button.mapTo(window, QPoint()), button.size()).intersects(toast.body)
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 800), 100), ((720, 520), 100), ((1024, 640), 130), ((1920, 1080), 150)],
)
def test_a_copied_picture_is_said_beside_the_curtains_buttons(
    window, tmp_path, size, scale, language
):
    window.settings.set("language", language)
    window.settings.set("scale", scale)
    window.resize(*size)
    window.start_session(saved_match(tmp_path / "a.match", 2, 3))
    table = window.table
    assert table.session.curtain_for is not None
    QApplication.processEvents()
    window.copy_picture()
    toast = window.findChild(Toast)
    assert toast.isVisible()
    assert window.rect().contains(toast.body)
    assert hidden_by(toast, window) == []


def test_a_notice_moves_aside_for_a_curtain_that_closes(qtbot, window, tmp_path):
    window.start_session(saved_match(tmp_path / "a.match", 2, 0))
    session = window.table.session
    session.open_curtain()
    QApplication.processEvents()
    window.copy_picture()
    toast = window.findChild(Toast)
    usual = toast.body.top()
    assert hidden_by(toast, window) == []
    while session.curtain_for is None:
        session.play(session.legal_moves()[0])
        window.table.board.skip()
        QApplication.processEvents()
    qtbot.waitUntil(lambda: toast.body.top() != usual)
    assert toast.isVisible()
    assert hidden_by(toast, window) == []


def test_a_notice_has_its_usual_place_where_nothing_is_in_the_way(window, tmp_path):
    window.start_session(saved_match(tmp_path / "a.match", 2, 0, kinds=("person", "apprentice")))
    QApplication.processEvents()
    window.copy_picture()
    toast = window.findChild(Toast)
    assert toast.body.bottom() + 1 == window.height() - 96
