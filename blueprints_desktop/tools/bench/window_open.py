"""The program's window as people have it, for benches that play in it from inside."""

import atexit
import sys

from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.app import startup_patches
from blueprints_desktop.desktop.app.main import build_window
from blueprints_desktop.desktop.app.window import Window

SIZE = (1280, 800)


def make_window() -> Window:
    """Of the usual size, not shown yet."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("blueprints-desktop")
    window = build_window()
    window.resize(*SIZE)
    return window


def open_window() -> Window:
    """Shown; garbage is looked for as in the program, not in what was loaded."""
    window = make_window()
    window.show()
    startup_patches.end()
    atexit.register(window.close)  # a window that is still shown when Python ends can crash it
    return window
