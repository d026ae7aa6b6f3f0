"""Settings act at once, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.pages.settings.settings_page import SettingsPage
from blueprints_desktop.desktop.settings import AFTER_GRACE, WITH_ENTER
from tests.desktop.driving import show_active

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot, appearance, settings) -> SettingsPage:
    made = SettingsPage(appearance, settings)
    show_active(qtbot, made)
    return made


def test_choices_are_set_at_once(qtbot, page, settings):
    qtbot.mouseClick(page.language.segments[2], LEFT)
    qtbot.mouseClick(page.theme.segments[2], LEFT)
    qtbot.mouseClick(page.animation.segments[3], LEFT)
    assert (settings.language, settings.theme, settings.animation) == ("fr", "dark", "slow")


def test_choices_by_arrow_keys(qtbot, page, settings):
    page.theme.segments[1].setFocus()
    qtbot.keyClick(page.theme.segments[1], Qt.Key.Key_Right)
    assert settings.theme == "dark"


def test_switches_and_scale(qtbot, page, settings):
    qtbot.mouseClick(page.colour_safe, LEFT)
    qtbot.mouseClick(page.finish_turn.segments[1], LEFT)
    qtbot.mouseClick(page.scale.more, LEFT)
    qtbot.keyClick(page.scale.more, Qt.Key.Key_Return)
    assert (settings.colour_safe, settings.finish_turn, settings.scale) == (True, WITH_ENTER, 120)
    assert page.scale.figure.text() == "120%"


def test_full_screen_is_entered_and_left_and_followed(qtbot, page):
    assert not page.full_screen.isChecked()
    qtbot.mouseClick(page.full_screen, LEFT)
    assert page.isFullScreen()
    qtbot.mouseClick(page.full_screen, LEFT)
    assert not page.isFullScreen()
    page.showFullScreen()
    qtbot.waitUntil(page.full_screen.isChecked)
    page.showNormal()
    qtbot.waitUntil(lambda: not page.full_screen.isChecked())


def test_the_sample_follows(page, settings):
    before = page.sample.grab().toImage()
    settings.set("colour_safe", True)
    assert page.sample.grab().toImage() != before
    assert page.sample.sizeHint().height() == 104
    settings.set("scale", 200)
    assert page.sample.sizeHint().height() == 208


def test_what_is_set_elsewhere_is_shown(page, settings):
    settings.set("theme", "dark")
    settings.set("finish_turn", AFTER_GRACE)
    assert page.theme.current == "dark"
    assert page.finish_turn.current == AFTER_GRACE


def test_back_and_escape_close(qtbot, page):
    with qtbot.waitSignal(page.closed, timeout=500):
        qtbot.mouseClick(page.back, LEFT)
    with qtbot.waitSignal(page.closed, timeout=500):
        qtbot.keyClick(page.theme.segments[1], Qt.Key.Key_Escape)


def test_controls_are_called_by_their_sentence(page):
    assert page.theme.accessibleName() == "Theme"
    assert page.colour_safe.accessibleName() == "Colour-blind friendly colours"
    assert page.back.accessibleName() == "Back"
    assert page.scale.more.accessibleName() == "Larger"


def test_the_language_changes_at_once(install_pseudo, page):
    install_pseudo()
    assert page.head.title.text() == "«Settings»"
    assert page.theme.segments[1].text() == "«Light»"


def test_a_choice_is_one_stop_for_tab(qtbot, page):
    page.back.setFocus()
    stops = []
    for _ in range(8):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        stops.append(page.focusWidget())
    rows = (
        page.language, page.theme, page.full_screen, page.colour_safe, page.scale, page.scale,
        page.animation,
    )  # fmt: skip
    for stop, row in zip(stops, rows, strict=False):
        assert stop is row or row.isAncestorOf(stop)


def click_at(qtbot, page: SettingsPage, button: QWidget, times: int) -> None:
    """Click again and again where a button is now, as a person does without looking.

    That the pointer is over it is said by hand: where the offscreen platform last had its pointer
    depends on the tests before.
    """
    at = button.mapTo(page, button.rect().center())
    for other in (page.scale.less, page.scale.more):
        other.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, other is button)
    for _ in range(times):
        qtbot.waitUntil(lambda: page.childAt(at) is button, timeout=1000)
        qtbot.mouseClick(button, LEFT)


def places(page: SettingsPage) -> dict[str, QPoint]:
    """Where each control is in the window."""
    return {name: row.control.mapTo(page, QPoint()) for name, row in page.form.rows.items()}


@pytest.mark.parametrize("size", [(1280, 800), (720, 520)])
def test_the_page_stands_still_while_its_scale_is_changed(qtbot, page, settings, size):
    page.hide()
    page.resize(*size)
    with qtbot.waitExposed(page):
        page.show()
    above = ("language", "theme", "full_screen", "colour_safe", "scale")
    before = {name: at for name, at in places(page).items() if name in above}
    click_at(qtbot, page, page.scale.more, 10)
    assert settings.scale == 200
    assert page.sample.look.scale == 2.0, "the preview shows what is chosen"
    assert before.items() <= places(page).items()
    click_at(qtbot, page, page.scale.less, 12)
    assert settings.scale == 80
    assert before.items() <= places(page).items()


def test_the_page_takes_the_scale_when_the_pointer_leaves(qtbot, page, settings):
    click_at(qtbot, page, page.scale.more, 2)
    assert page.look.scale == 1.0
    settings.set("theme", "dark")
    assert page.look.palette.dark, "only the size is kept"
    QApplication.sendEvent(page.scale, QEvent(QEvent.Type.Leave))
    assert page.look.scale == 1.2
    settings.set("scale", 150)
    assert page.look.scale == 1.5


def test_a_page_that_is_hidden_lets_go(qtbot, page):
    click_at(qtbot, page, page.scale.more, 3)
    page.hide()
    assert page.look.scale == 1.3


def test_the_size_by_keyboard(qtbot, page, settings):
    page.scale.more.setFocus()
    qtbot.keyClick(page.scale.more, Qt.Key.Key_Right)
    qtbot.keyClick(page.scale.more, Qt.Key.Key_Plus)
    assert settings.scale == 120
    qtbot.keyClick(page.scale.more, Qt.Key.Key_Left)
    assert settings.scale == 110
    assert page.scale.more.hasFocus()


def test_the_ring_of_the_back_button_does_not_touch_the_title(page):
    assert page.head.title.geometry().left() - page.back.geometry().right() >= 8
