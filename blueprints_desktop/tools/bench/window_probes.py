"""What the measured processes are watched with: light, and the same for the bare window as for ours.

Imports nothing of the program: whatever stood here would be charged to the bare window too.
"""

import json
import time
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer, QVariantAnimation
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.tools.bench.frame_gaps import Gap


def say(**figures: object) -> None:
    """Hand the figures to the process that measures."""
    print(json.dumps(figures), flush=True)


def memory_kb() -> int:
    """What this process costs the machine: its own pages, and its share of common ones."""
    with open("/proc/self/smaps_rollup", encoding="ascii") as table:  # noqa: PTH123 (pathlib is dear)
        for line in table:
            if line.startswith("Pss:"):
                return int(line.split()[1])
    return 0


class FirstPaint(QObject):
    """Calls once when a widget and all in it have been painted and are on the screen.

    Children are painted after their parent, in the same go: when the event loop turns again
    after the parent's paint event, all of them are done.
    """

    def __init__(self, widget: QWidget, then: Callable[[], None]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
        return False


def report_start(widget: QWidget) -> None:
    """When the widget is painted, say when that was and what it took, and end the program."""

    def report() -> None:
        painted_at, cpu_seconds = time.monotonic(), time.process_time()
        say(painted_at=painted_at, cpu_seconds=cpu_seconds, memory_kb=memory_kb())
        QApplication.quit()

    FirstPaint(widget, report)


class Paints(QObject):
    """Counts the paint events of all widgets that there are when it begins to watch.

    Not by a filter on the application: that is shown the objects inside Qt as well, and to wrap
    the first of them PySide goes through all its classes, 20 ms that nobody but we would spend.
    """

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        for widget in QApplication.allWidgets():
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            self.count += 1
        return False


class Metronome(QVariantAnimation):
    """Ticks in step with all other animations: when one of its ticks is late, so is their frame.

    Watching paint events instead would take a pause in which nothing moves for a late frame.
    """

    def __init__(self) -> None:
        super().__init__()
        self._ticks: list[Gap] = []
        """When, and how much the thread had worked by then, in seconds."""
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(1000)
        self.setLoopCount(-1)
        self.valueChanged.connect(self._tick)

    def _tick(self, _: object) -> None:
        self._ticks.append((time.perf_counter(), time.thread_time()))

    def begin(self) -> None:
        self._ticks = []
        self.start()

    def end(self) -> list[Gap]:
        """From each tick to the next."""
        self.stop()
        return [
            ((then - now) * 1000, (later - worked) * 1000)
            for (now, worked), (then, later) in pairwise(self._ticks)
        ]


def run_for(seconds: float) -> None:
    """Let the program run by itself.

    Neither QTest.qWait, whose polling would be charged to the program, nor QApplication.quit,
    which closes the windows.
    """
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def idle(seconds: float) -> dict[str, float]:
    """CPU milliseconds and paint events while nothing happens."""
    paints = Paints()
    spent = time.process_time()
    run_for(seconds)
    return {
        "cpu_ms": (time.process_time() - spent) * 1000,
        "paints": paints.count,
        "seconds": seconds,
    }
