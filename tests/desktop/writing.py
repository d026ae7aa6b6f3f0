"""What painted things write, seen by tests without reading pixels."""

from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.drawing.typography import Anchor, cap_height, text_width


def watch_writing(monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> list[str]:
    """All texts that a module writes with ``lettering.write`` from now on, in order."""
    texts: list[str] = []
    really = module.write

    def write(painter: Any, text: str, *where: Any, **how: Any) -> float:
        texts.append(text)
        return really(painter, text, *where, **how)

    monkeypatch.setattr(module, "write", write)
    return texts


def watch_places(monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> list[tuple[str, QRectF]]:
    """All texts that a module writes from now on, each with the place that its capitals take."""
    places: list[tuple[str, QRectF]] = []
    really = module.write

    def write(
        painter: Any, text: str, at: QPointF, role: Any, colour: Any,
        anchor: Anchor = Anchor.LEFT, scale: float = 1.0,
    ) -> float:  # fmt: skip
        wide, high = text_width(text, role, scale), cap_height(role, scale)
        left = at.x() - anchor.value * wide
        places.append((text, QRectF(left, at.y() - high / 2, wide, high)))
        return really(painter, text, at, role, colour, anchor, scale)

    monkeypatch.setattr(module, "write", write)
    return places


def overlapping(places: list[tuple[str, QRectF]]) -> list[tuple[str, str]]:
    """Texts that were written upon one another."""
    return [
        (text, other)
        for number, (text, place) in enumerate(places)
        for other, elsewhere in places[number + 1 :]
        if place.intersects(elsewhere)
    ]
