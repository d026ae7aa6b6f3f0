"""Animations and timers end with what they move: each has a parent, and none outlives its part."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene
from shiboken6 import isValid

import blueprints_desktop.desktop
from blueprints_desktop.desktop.games.blueprints.board.building_part import BuildingPart
from blueprints_desktop.desktop.ui.scene.parts import ScenePart

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
