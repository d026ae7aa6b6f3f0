"""The real window needs a screen: Xvfb and xdotool. On CI their absence is an error."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QCursor

from blueprints_desktop.desktop.settings import AT_ONCE
from tests.window.mirror import Mirror
from tests.window.screen import Program, Screen

TOOLS = ("Xvfb", "xdotool")
SETTINGS = {
    "animation": "off",
    "theme": "light",
    "language": "en",
    "scale": 100,
    "finish_turn": AT_ONCE,
}


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "window: needs Xvfb and drives the real program")


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        reason = f"the real window needs {', '.join(missing)}"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    made = Screen()
    yield made
    made.close()


@pytest.fixture
def program(request, screen, tmp_path) -> Iterator[Program]:
    """The program, not started yet, with its settings written down beforehand."""
    request.getfixturevalue("qapp")
    made = Program(screen, tmp_path)
    write_settings(made.settings)
    yield made
    if hasattr(made, "process"):
        made.kill()
    for complaint in ("Traceback", "QPainter", "QObject", "Segmentation"):
        assert complaint not in made.complaints


def write_settings(path: Path) -> None:
    file = QSettings(str(path), QSettings.Format.IniFormat)
    for name, value in SETTINGS.items():
        file.setValue(name, value)
    file.sync()


@pytest.fixture
def mirror(qtbot, program, tmp_path) -> Mirror:
    """A second program in this process, offscreen, that lies exactly like the real one.

    Its pointer too begins in the corner, wherever an earlier test has left it.
    """
    QCursor.setPos(1, 1)
    folder = tmp_path / "mirror"
    folder.mkdir()
    write_settings(folder / "settings.ini")
    made = Mirror(folder, program)
    qtbot.addWidget(made.window)
    with qtbot.waitExposed(made.window):
        made.window.show()
    return made
