"""Our program as it starts, up to the moment its home page is on the screen.

Run as a module, like the bare window it is compared with: `window_program start`.
"""

import sys

from blueprints_desktop.desktop.app import startup_patches


def main() -> None:
    """As `python -m blueprints_desktop` does it, and watched."""
    startup_patches.begin()
    from PySide6.QtWidgets import QApplication

    from blueprints_desktop.desktop.app.main import build_window, keep_drawings
    from blueprints_desktop.tools.bench.window_probes import report_start

    app = QApplication(sys.argv[:1])
    app.setApplicationName("blueprints-desktop")
    keep_drawings()
    window = build_window()
    report_start(window.home.body)
    window.show()
    app.exec()


if __name__ == "__main__":
    main()
