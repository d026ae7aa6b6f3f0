"""What Python and Qt hold together is deleted in order.

Animations and timers end with what they move: each has a parent, and none outlives its part. Python
knows no items of layouts, since it would not hear of their end.
"""

import ast
import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QVariantAnimation
from PySide6.QtWidgets import (
    QGraphicsScene,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

import blueprints_desktop.desktop
from blueprints_desktop.desktop.games.blueprints.board.building_part import BuildingPart
from blueprints_desktop.desktop.pages.table.shortcuts_dialog import ShortcutsOverview
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.store.library import SUFFIX
from tests.desktop.driving import saved_match
from tests.desktop.screens import SCREENS, keep_matches

DESKTOP = Path(blueprints_desktop.desktop.__file__).parent
RUNNING = {
    "QVariantAnimation": 0,
    "QPropertyAnimation": 2,
    "QPauseAnimation": 1,
    "QSequentialAnimationGroup": 0,
    "QParallelAnimationGroup": 0,
    "QTimer": 0,
}
"""What runs by itself, and how many arguments come before its parent."""


def orphans(source: str) -> list[int]:
    """The lines on which something is made that runs by itself and has no parent.

    >>> orphans("a = QTimer()\\nb = QTimer(self)\\nc = QPauseAnimation(20)")
    [1, 3]
    """
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [
        call.lineno
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id in RUNNING
        and len(call.args) <= RUNNING[call.func.id]
        and not any(keyword.arg == "parent" for keyword in call.keywords)
    ]


def test_whatever_runs_by_itself_has_a_parent():
    files = sorted(DESKTOP.rglob("*.py"))
    assert len(files) > 100
    found = [
        f"{file.relative_to(DESKTOP)}:{line}"
        for file in files
        for line in orphans(file.read_text(encoding="utf-8"))
    ]
    assert not found


class Sliding(ScenePart):
    """A part with an animation, as all of them have theirs."""

    def __init__(self, look) -> None:
        super().__init__(look)
        self.running = QVariantAnimation(self)
        self.running.setStartValue(0.0)
        self.running.setEndValue(1.0)
        self.running.setDuration(10_000)
        self.running.valueChanged.connect(lambda _value: self.update())
        self.running.start()


@pytest.mark.parametrize("make", [Sliding, BuildingPart])
def test_animations_of_a_part_end_with_its_scene(appearance, make):
    """Python still holds the part; Qt has deleted it, and nothing may move it any more."""
    scene = QGraphicsScene()
    part = make(appearance.look)
    scene.addItem(part)
    animations = part.findChildren(QAbstractAnimation)
    assert animations
    scene.deleteLater()
    scene.clear()
    assert not isValid(part)
    assert not any(isValid(animation) for animation in animations)


# --- items of layouts ---------------------------------------------------------------------


def layout_items() -> list[str]:
    """The items of layouts that Python knows, other than layouts."""
    known = [each for each in gc.get_objects() if isinstance(each, QLayoutItem)]
    return sorted(type(each).__name__ for each in known if not isinstance(each, QLayout))


def test_a_filled_layout_that_is_added_makes_its_items_known(qtbot):
    """What the next test looks for: PySide wraps the items of a layout that is added to another
    one, and it does not hear when Qt deletes them."""
    widget, inner = QWidget(), QVBoxLayout()
    qtbot.addWidget(widget)
    outer = QHBoxLayout(widget)
    inner.addStretch()
    assert "QSpacerItem" not in layout_items()
    outer.addLayout(inner)
    assert "QSpacerItem" in layout_items()


def test_python_knows_no_items_of_layouts(window, tmp_path):
    """Such a wrapper outlives its item. When something else that has the same address is deleted,
    shiboken mistakes one for the other and reads freed memory."""
    before = layout_items()
    keep_matches(window)
    for screen in SCREENS:
        screen.show(window)
    saved = saved_match(tmp_path / f"whole{SUFFIX}", 2, -1, game="fits")
    window.start_session(saved)
    window.show_sheet(saved)
    window.go_home()
    window.review(saved)
    for size in ((720, 520), (1280, 800)):
        window.resize(*size)
        window.show_shortcuts()
        dialog = window.findChild(ShortcutsOverview)
        assert dialog is not None
        dialog.close()
    assert layout_items() == before


def uses_of(*names: str) -> list[str]:
    """The places of the package where these attributes are used."""
    files = sorted(DESKTOP.rglob("*.py"))
    assert len(files) > 100
    return [
        f"{file.relative_to(DESKTOP)}:{node.lineno}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in names
    ]


def test_no_layout_is_asked_for_its_items():
    assert not uses_of("itemAt", "itemAtPosition", "takeAt")


# --- widgets that are being deleted -------------------------------------------------------


def test_nobody_hears_of_the_focus_of_a_widget_that_is_deleted():
    """Qt sends `focusChanged` with a widget from within its destructor. PySide asks that widget for
    its type, and the program ends."""
    assert uses_of("connect")
    assert not uses_of("focusChanged")
