"""Screen readers: a view of ours is described as such from its first moment on."""

import subprocess
import sys

_ASKED_AT_ONCE = """
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from blueprints_desktop.desktop.ui.scene.accessible import SpokenView

app = QApplication(["-platform", "offscreen"])
QAccessible.setActive(True)
view = SpokenView()
view.setAccessibleName("Table")  # tells whoever listens, and Qt keeps what it found then
print(QAccessible.queryAccessibleInterface(view).role().name)
"""


def test_the_first_view_of_a_session_is_described_even_if_a_reader_listens_already() -> None:
    # Qt keeps the first description it finds, so only a process of its own can tell.
    done = subprocess.run(
        [sys.executable, "-c", _ASKED_AT_ONCE], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "Grouping"
