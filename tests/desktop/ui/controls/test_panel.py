"""Panels and the ground they lie on."""

from PySide6.QtCore import QRect

from blueprints_desktop.desktop.ui.controls import panel as panels
from blueprints_desktop.desktop.ui.controls.panel import Panel, PanelGround


def test_only_shadows_that_are_seen_are_painted(qtbot, appearance, monkeypatch):
    """A long page has many panels, of which few are in sight."""
    ground = PanelGround(appearance)
    qtbot.addWidget(ground)
    ground.resize(400, 2000)
    for place in range(5):
        Panel(appearance, ground).setGeometry(20, 20 + 400 * place, 360, 100)
    ground.show()
    painted: list[int] = []
    monkeypatch.setattr(
        panels, "paint_lying_shadow", lambda _painter, _kept, rect, *_: painted.append(rect.top())
    )
    ground.grab()
    assert painted == [20, 420, 820, 1220, 1620]
    painted.clear()
    ground.grab(QRect(0, 0, 400, 440))
    assert painted == [20, 420]
    painted.clear()
    ground.grab(QRect(0, 530, 400, 100))
    assert painted == [420], "its shadow reaches further than it does itself"
