"""A notice hides no button: at the curtain, at a table, on any page."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication

from blueprints_desktop.desktop.ui.controls.notices import Toast
from tests.desktop.driving import saved_match


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


def test_a_notice_moves_aside_for_a_curtain_that_closes(window, tmp_path):
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
    assert toast.isVisible()
    assert hidden_by(toast, window) == []
    assert toast.body.top() != usual


def test_a_notice_has_its_usual_place_where_nothing_is_in_the_way(window, tmp_path):
    window.start_session(saved_match(tmp_path / "a.match", 2, 0, kinds=("person", "apprentice")))
    QApplication.processEvents()
    window.copy_picture()
    toast = window.findChild(Toast)
    assert toast.body.bottom() + 1 == window.height() - 96
