"""Controls do by keyboard what they do by mouse, follow the look, and have names."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.stylesheet import stylesheet
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind, IconButton
from blueprints_desktop.desktop.ui.controls.caption import BREAK, PIECE, Caption, breakable
from blueprints_desktop.desktop.ui.controls.choices import (
    DropDown,
    SegmentChoice,
    Segmented,
    Stepper,
    Switch,
)

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def shown(qtbot) -> Iterator[Callable[..., QWidget]]:
    """Show widgets side by side; qtbot holds them only weakly, so the fixture keeps them."""
    pages: list[QWidget] = []

    def show(*widgets: QWidget) -> QWidget:
        page = QWidget()
        pages.append(page)
        row = QHBoxLayout(page)
        for widget in widgets:
            row.addWidget(widget)
        qtbot.addWidget(page)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    yield show
    pages.clear()


def test_a_button_is_pressed_by_mouse_space_and_enter(qtbot, shown, appearance):
    button = Button("Go", appearance)
    presses: list[str] = []
    button.clicked.connect(lambda: presses.append("press"))
    page = shown(button)
    qtbot.mouseClick(button, LEFT)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        qtbot.keyClick(button, key)
    assert len(presses) == 4
    button.setEnabled(False)
    qtbot.mouseClick(button, LEFT)
    assert len(presses) == 4
    assert page.isVisible()


def test_a_button_measures_words_icon_and_key(qtbot, appearance):
    bare = Button("Start", appearance, ButtonKind.PRIMARY)
    with_key = Button("Start", appearance, ButtonKind.PRIMARY, key_hint="Enter")
    with_icon = Button("Start", appearance, ButtonKind.PRIMARY, Icon.PLAY)
    for button in (bare, with_key, with_icon):
        qtbot.addWidget(button)
    assert with_key.sizeHint().width() > bare.sizeHint().width() + 30
    assert with_icon.sizeHint().width() > bare.sizeHint().width() + 20
    assert bare.minimumSizeHint().width() < bare.sizeHint().width()


def test_controls_grow_with_the_scale_at_once(qtbot, appearance, settings):
    button, switch = Button("Go", appearance), Switch("x", appearance)
    qtbot.addWidget(button)
    qtbot.addWidget(switch)
    before = button.sizeHint().height(), switch.sizeHint().height()
    settings.set("scale", 200)
    assert (button.sizeHint().height(), switch.sizeHint().height()) == (
        before[0] * 2,
        before[1] * 2,
    )


def test_the_theme_repaints_at_once(shown, appearance, settings):
    button = Button("Go", appearance)
    shown(button)
    light = button.grab().toImage().pixelColor(20, 6)
    settings.set("theme", "dark")
    dark = button.grab().toImage().pixelColor(20, 6)
    assert light.lightness() > 200 > 100 > dark.lightness()


def test_focus_shows_a_ring_only_when_it_came_by_keyboard(qtbot, shown, appearance):
    first, second = Button("One", appearance), Button("Two", appearance)
    page = shown(first, second)
    second.setFocus(Qt.FocusReason.MouseFocusReason)
    assert second.hasFocus()
    assert not second.shows_focus
    qtbot.keyClick(second, Qt.Key.Key_Tab)
    assert page.focusWidget() is first
    assert first.shows_focus


def test_buttons_have_a_role_and_a_name(shown, appearance):
    button = Button("Rules", appearance)
    icon = IconButton(Icon.CROSS, "Remove", appearance)
    shown(button, icon)
    for widget, name in ((button, "Rules"), (icon, "Remove")):
        found = QAccessible.queryAccessibleInterface(widget)
        assert found.text(QAccessible.Text.Name) == name
        assert found.role() == QAccessible.Role.Button


def test_a_switch_leaves_enter_to_the_page(qtbot, shown, appearance):
    switch = Switch("Awards lie open", appearance)
    shown(switch)
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert switch.isChecked()
    qtbot.keyClick(switch, Qt.Key.Key_Return)
    assert switch.isChecked()
    qtbot.mouseClick(switch, LEFT)
    assert not switch.isChecked()


def test_segments_by_mouse_and_arrows(qtbot, shown, appearance):
    tabs = Segmented(appearance)
    tabs.set_choices([SegmentChoice(key, key) for key in ("a", "b", "c")])
    chosen: list[str] = []
    tabs.chosen.connect(chosen.append)
    shown(tabs)
    assert tabs.current == "a"
    qtbot.mouseClick(tabs.segments[1], LEFT)
    tabs.segments[1].setFocus()
    qtbot.keyClick(tabs.segments[1], Qt.Key.Key_Right)
    assert chosen == ["b", "c"]
    tabs.set_current("a")
    assert chosen == ["b", "c"]
    assert tabs.current == "a"


def test_arrows_go_round_and_pass_over_what_cannot_be_chosen(qtbot, shown, appearance):
    tabs = Segmented(appearance)
    tabs.set_choices(
        [SegmentChoice("a", "A"), SegmentChoice("b", "B", enabled=False), SegmentChoice("c", "C")]
    )
    shown(tabs)
    tabs.segments[0].setFocus()
    qtbot.keyClick(tabs.segments[0], Qt.Key.Key_Right)
    assert (tabs.current, tabs.segments[2].hasFocus()) == ("c", True)
    qtbot.keyClick(tabs.segments[2], Qt.Key.Key_Right)
    assert tabs.current == "a"


def test_tab_stops_once_at_what_is_raised(qtbot, shown, appearance):
    before, after = Button("Before", appearance), Button("After", appearance)
    tabs = Segmented(appearance)
    tabs.set_choices([SegmentChoice(key, key) for key in ("a", "b", "c")])
    tabs.set_current("b")
    page = shown(before, tabs, after)
    before.setFocus()
    for stop in (tabs.segments[1], after):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert page.focusWidget() is stop


def test_a_short_text_says_what_it_stands_for(qtbot, appearance):
    tabs = Segmented(appearance)
    qtbot.addWidget(tabs)
    tabs.set_choices([SegmentChoice(0, "Ada", said="Ada Lovelace")])
    assert tabs.segments[0].toolTip() == tabs.segments[0].accessibleName() == "Ada Lovelace"


def test_segments_keep_their_choice_when_said_anew(qtbot, appearance):
    tabs = Segmented(appearance)
    qtbot.addWidget(tabs)
    tabs.set_choices(
        [SegmentChoice("a", "One"), SegmentChoice("b", "Two"), SegmentChoice("c", "Three")]
    )
    tabs.set_current("b")
    tabs.set_choices([SegmentChoice("a", "Un"), SegmentChoice("b", "Deux")])
    assert tabs.current == "b"
    assert [segment.text() for segment in tabs.segments] == ["Un", "Deux"]


def test_a_disabled_segment_cannot_be_chosen(qtbot, shown, appearance):
    tabs = Segmented(appearance)
    tabs.set_choices(
        [SegmentChoice("a", "A"), SegmentChoice("b", "B", enabled=False, hint="not yet")]
    )
    shown(tabs)
    qtbot.mouseClick(tabs.segments[1], LEFT)
    assert tabs.current == "a"
    assert tabs.segments[1].toolTip() == "not yet"


def test_a_drop_down_tells_keys(qtbot, shown, appearance):
    levels = DropDown(appearance)
    levels.set_choices([("easy", "Easy"), ("hard", "Hard")])
    chosen: list[str] = []
    levels.chosen.connect(chosen.append)
    shown(levels)
    levels.setFocus()
    qtbot.keyClick(levels, Qt.Key.Key_Down)
    assert chosen == ["hard"]
    levels.set_choices([("easy", "Facile"), ("hard", "Difficile")])
    assert levels.current == "hard"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_drop_down_opens_by_keyboard_and_speaks_with_one_voice(
    qtbot, shown, appearance, settings, key
):
    settings.set("scale", 150)
    levels = DropDown(appearance)
    levels.set_choices([("easy", "Easy"), ("hard", "Hard")])
    chosen: list[str] = []
    levels.chosen.connect(chosen.append)
    shown(levels)
    levels.setFocus()
    qtbot.keyClick(levels, key)
    qtbot.waitUntil(levels.view().isVisible)
    assert levels.view().font().family() == levels.font().family()
    assert levels.view().font().pixelSize() == levels.font().pixelSize()
    qtbot.keyClick(levels.view(), Qt.Key.Key_Down)
    qtbot.keyClick(levels.view(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: chosen == ["hard"])
    assert not levels.view().isVisible()


def test_a_stepper_stops_at_its_ends(qtbot, shown, appearance):
    stepper = Stepper(appearance, range(80, 101, 10))
    stepper.set_value(90)
    stepped: list[int] = []
    stepper.stepped.connect(stepped.append)
    shown(stepper)
    qtbot.mouseClick(stepper.more, LEFT)
    qtbot.mouseClick(stepper.more, LEFT)
    assert stepped == [100]
    assert not stepper.more.isEnabled()


def test_the_stylesheet_is_made_of_the_palette(appearance, settings):
    light = stylesheet(appearance.look)
    settings.set("theme", "dark")
    assert light != stylesheet(appearance.look)
    assert "QMenu" in light


def test_captions_follow_the_theme_under_a_styled_window(shown, appearance, settings):
    caption = Caption(appearance, Role.DISPLAY)
    caption.setText("Home")
    page = shown(caption)

    def dress() -> None:
        page.setStyleSheet(stylesheet(appearance.look))

    appearance.changed.connect(dress)
    dress()
    for theme in ("dark", "light", "dark"):
        settings.set("theme", theme)
        settings.set("scale", 120 if theme == "dark" else 100)
        image = caption.grab().toImage()
        inks = {image.pixelColor(x, image.height() // 2).name() for x in range(image.width())}
        assert appearance.look.palette.text.name() in inks
        assert caption.font().pixelSize() == round(44 * appearance.look.scale)


def test_only_words_without_end_may_be_broken():
    usual = "Saved in the file ~/Matches/with Ada.match, an hour ago"
    assert breakable(usual) == usual
    assert breakable("Donaudampfschifffahrtsgse") != breakable("Donaudampfschifffahrtsgs")
    path = "/home/ada/matches_of-1842/the.engine.match"
    pieces = breakable(path).split(BREAK)
    assert "".join(pieces) == path
    assert pieces[:4] == ["/", "home/", "ada/", "matches_"]
    assert max(map(len, breakable("W" * 60).split(BREAK))) == PIECE
