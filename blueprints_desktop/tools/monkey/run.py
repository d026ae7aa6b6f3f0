"""One run of the monkey, in a process of its own: the whole program, and random events for it.

Run as a module: `run EVENTS SEED TOLD [PAGE...]`. TOLD is a file that gets a line for every event
before it is made, so that it tells the last ones even after a crash. The result is printed as JSON.
"""

import faulthandler
import gc
import json
import random
import resource
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from types import FunctionType
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem

from blueprints_desktop.bots.worker_client import WorkerClient
from blueprints_desktop.desktop.app.main import build_window
from blueprints_desktop.desktop.app.services import IdleCollection
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.drawing.pixmaps import MEGABYTE
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.settings import data_folder
from blueprints_desktop.history.database import FILE_NAME
from blueprints_desktop.history.history import History
from blueprints_desktop.history.writing import add
from blueprints_desktop.tools.monkey.faults import FaultCollector
from blueprints_desktop.tools.monkey.gestures import Gestures
from blueprints_desktop.tools.monkey.pages import PAGES
from blueprints_desktop.tools.render.statistics import FAMILY, invented

STAY = 80
"""Events on a page, before the monkey is led to another one."""
HANGS_AFTER = 300
"""Seconds on a page, after which the run is given up with a traceback."""
MATCHES = 150
"""In the history, for the statistics."""
KEPT = 600 * MEGABYTE
"""For drawn pictures: more than people need, since scales and sizes change all the time."""
NODES = 50
"""For every thought of a computer player: it is the window that is tested."""
ENOUGH = 30
"""Faults after which a run ends early."""


class Browser(QObject):
    """Opens nothing: there is no other program to show folders and web pages."""

    @Slot("QUrl")
    def open(self, _url: object) -> None:
        pass


class Overrides:
    """Keeps the methods alive that Qt calls, so that an exception is reported and not a crash.

    QTest makes its events without releasing the interpreter. PySide 6.11 keeps an exception
    that is raised meanwhile until QTest returns. If a method is called for the first time with one
    pending, it drops a reference to the method that it does not own.
    """

    MANY = 100

    def __init__(self) -> None:
        self._held: dict[FunctionType, list[FunctionType]] = {}

    def hold(self) -> None:
        """Hold the methods of all classes that are loaded by now."""
        bases: list[type] = [QObject, QGraphicsItem]
        while bases:
            subclasses: list[type] = type.__subclasses__(bases.pop())
            for each in subclasses:
                bases.append(each)
                for method in vars(each).values():
                    if isinstance(method, FunctionType) and method not in self._held:
                        self._held[method] = [method] * self.MANY


class Run:
    """The program with a monkey at it."""

    def __init__(self, seed: int, told: Path, pages: list[str]) -> None:
        self._told = told.open("w", encoding="utf-8", buffering=1)
        self._lot = random.Random(seed)
        self._pages = pages or list(PAGES)
        self.faults = FaultCollector()
        self.visits: Counter[str] = Counter()
        self.events = 0
        self._overrides = Overrides()
        self.window = self._open_window()
        self._gestures = Gestures(self.window, seed, self._tell)

    def _tell(self, text: str) -> None:
        self._told.write(f"{self.events} {text}\n")

    def _open_window(self) -> Window:
        window = build_window()
        self.faults.install()
        window.settings.set("language", "en")
        window.appearance.look.pixmaps.limit = KEPT
        window.resize(1280, 800)
        window.show()
        IdleCollection(window).begin(level=0)  # events are handled without a loop
        window.services.thinking.start()
        QTest.qWait(100)
        return window

    def _reopen(self) -> None:
        """The program was quit: start it again."""
        self._tell("start again")
        self._dispose(self.window)
        self.window = self._gestures.window = self._open_window()

    def _dispose(self, window: Window) -> None:
        for page in window.findChildren(TablePage):
            page.session.saved.give_up()
        window.close()
        window.deleteLater()
        settle()

    def make(self, events: int) -> None:
        """So many events, on one page after the other."""
        while self.events < events and len(self.faults.found) < ENOUGH:
            if not self.window.isVisible():
                self._reopen()
            faulthandler.dump_traceback_later(HANGS_AFTER, exit=True)
            self._visit()
            for _ in range(min(STAY, events - self.events)):
                self.events += 1
                self._gestures.act()
                QCoreApplication.processEvents()
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
                if not self.window.isVisible():
                    break

    def _visit(self) -> None:
        name = self._lot.choice(self._pages)
        self.visits[name] += 1
        self._tell(f"go to {name}")
        close_what_is_open()
        PAGES[name](self.window, self._lot)
        self._overrides.hold()

    def widgets_at_home(self) -> int:
        """How many widgets there are on the home page, with all others closed."""
        if not self.window.isVisible():
            self._reopen()
        close_what_is_open()
        self.window.go_home()
        settle()
        return len(QApplication.allWidgets())

    def end(self) -> None:
        """Close the window. Without a screen, what was copied would outlive Python, and its end
        would call Python once more."""
        self._dispose(self.window)
        QApplication.clipboard().clear()


def close_what_is_open() -> None:
    """Menus and dialogs, one after the other."""
    for _ in range(20):
        widget = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if widget is None:
            return
        widget.close()
        QCoreApplication.processEvents()


def settle() -> None:
    """Until everything is laid out and what is left is deleted."""
    for _ in range(3):
        QTest.qWait(50)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


def think_little() -> None:
    """Computer players, hints and reviews give their answers soon."""
    ask = WorkerClient.ask

    def ask_little(thinker: WorkerClient, message: dict[str, Any]) -> int:
        return ask(thinker, {**message, "nodes": NODES})

    WorkerClient.ask = ask_little  # type: ignore[assignment, method-assign]


def fill_history() -> None:
    """Results of a family, for the statistics to show."""
    data_folder().mkdir(parents=True, exist_ok=True)
    history = History(data_folder() / FILE_NAME)
    facts = invented(MATCHES, FAMILY)
    history.database.write(lambda connection: [add(connection, each) for each in facts])
    history.close()


def main(events: int, seed: int, told: Path, pages: list[str]) -> int:
    faulthandler.enable()
    app = QApplication(sys.argv[:1])
    app.setApplicationName("blueprints-desktop")
    app.setQuitOnLastWindowClosed(False)
    browser = Browser(app)
    for scheme in ("file", "http", "https"):
        QDesktopServices.setUrlHandler(scheme, browser, "open")  # type: ignore[arg-type]
    fill_history()
    think_little()
    begun = time.monotonic()
    run = Run(seed, told, pages)
    before = run.widgets_at_home()
    try:
        run.make(events)
    except Exception:
        run.faults.add(traceback.format_exc())
    faulthandler.cancel_dump_traceback_later()
    after = run.widgets_at_home()
    run.end()
    run.faults.remove()
    result = {
        "seed": seed,
        "events": run.events,
        "faults": run.faults.found,
        "visits": dict(run.visits),
        "widgets": [before, after],
        "seconds": round(time.monotonic() - begun),
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }
    print(json.dumps(result), flush=True)
    return 1 if run.faults.found else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), sys.argv[4:]))
