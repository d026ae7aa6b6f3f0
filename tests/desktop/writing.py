"""What painted things write, seen by tests without reading pixels."""

from types import ModuleType
from typing import Any

import pytest


def watch_writing(monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> list[str]:
    """All texts that a module writes with ``lettering.write`` from now on, in order."""
    texts: list[str] = []
    really = module.write

    def write(painter: Any, text: str, *where: Any, **how: Any) -> float:
        texts.append(text)
        return really(painter, text, *where, **how)

    monkeypatch.setattr(module, "write", write)
    return texts
