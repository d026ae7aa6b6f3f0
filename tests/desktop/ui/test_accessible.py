"""Screen readers: a view of ours is described as such from its first moment on."""

import gc
import subprocess
import sys
from weakref import ref

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible

from blueprints_desktop.desktop.ui.accessible import SpokenView, Spot
from tests.desktop.accessible_walk import interfaces
from tests.desktop.driving import settle

_ASKED_AT_ONCE = """
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from blueprints_desktop.desktop.ui.accessible import SpokenView

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


class Two(SpokenView):
    """A view with two choices."""

    def spots(self) -> list[Spot]:
        return [Spot(name, QRectF(0, 0, 10, 10)) for name in ("one", "other")]


def test_what_was_described_goes_with_its_view() -> None:
    """PySide keeps the interfaces of spots for ever. They must not keep a whole board."""
    view = Two()
    view.show()
    said = [each.text(QAccessible.Text.Name) for _, each in interfaces(view)]
    spot = next(each for _, each in interfaces(view) if each.text(QAccessible.Text.Name) == "one")
    assert {"one", "other"} <= set(said)
    kept = ref(view)
    view.deleteLater()
    settle()
    assert not spot.isValid()
    assert spot.rect().isNull()
    del view
    gc.collect()
    assert kept() is None
