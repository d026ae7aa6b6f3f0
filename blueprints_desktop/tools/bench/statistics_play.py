"""The statistics page opened and filtered from inside, timed until it is on the screen.

Run as a module: `statistics_play TIMES`. The history is the one of the home it is run in.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

from blueprints_desktop.desktop.app import startup_patches

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window

Lap = tuple[float, float]
"""Milliseconds, and those of the processor."""

SIZE = (1280, 800)
PEOPLE = ("Ada", "Zoé")
"""Who plays most in the history that is asked."""


def main(times: int) -> None:
    startup_patches.begin()
    from PySide6.QtWidgets import QApplication

    from blueprints_desktop.desktop.app.main import build_window
    from blueprints_desktop.tools.bench.window_probes import run_for, say

    app = QApplication(sys.argv[:1])
    app.setApplicationName("blueprints-desktop")
    window = build_window()
    window.resize(*SIZE)
    window.show()
    run_for(1.0)
    startup_patches.end()
    first = timed(window, window.show_statistics)
    opened = []
    for _ in range(times):
        window.go_home()
        run_for(0.1)
        opened.append(timed(window, window.show_statistics))
    run_for(0.2)  # nobody chooses sooner
    say(first=_spread([first]), again=_spread(opened), **filtered(window, times))


def timed(window: "Window", deed: Callable[[], object]) -> Lap:
    """Until the answer to it is painted."""
    from PySide6.QtCore import QEventLoop

    from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
    from blueprints_desktop.tools.bench.window_probes import FirstPaint

    begun, used = time.perf_counter(), time.process_time()
    deed()
    page = window.page
    assert isinstance(page, StatisticsPage)
    loop = QEventLoop()

    def watch() -> None:
        FirstPaint(page.body, loop.quit)

    page.answered.connect(watch)
    loop.exec()
    page.answered.disconnect(watch)
    return (time.perf_counter() - begun) * 1000, (time.process_time() - used) * 1000


def filtered(window: "Window", times: int) -> dict[str, dict[str, float]]:
    """What each filter takes, coming from no filter."""
    from blueprints_desktop.desktop.pages.statistics.query import Period, StatisticsQuery
    from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage

    page = window.page
    assert isinstance(page, StatisticsPage)
    filters = page.filters
    first, second = PEOPLE
    wishes = {
        "one game": StatisticsQuery(game="skyline"),
        "four players": StatisticsQuery(size=4),
        "without computers": StatisticsQuery(computers=False),
        "twelve months": StatisticsQuery(period=Period.TWELVE_MONTHS),
        "one player": StatisticsQuery(person=first),
        "one player against another": StatisticsQuery(person=first, opponent=second),
        "one player, a game, twelve months": StatisticsQuery(
            person=first, game="fits", period=Period.TWELVE_MONTHS
        ),
    }
    found: dict[str, list[Lap]] = {name: [] for name in wishes}
    for _ in range(times):
        for name, wish in wishes.items():
            found[name].append(timed(window, partial(filters.ask_for, wish)))
            timed(window, partial(filters.ask_for, StatisticsQuery()))
    return {name: _spread(each) for name, each in found.items()}


def _spread(laps: list[Lap]) -> dict[str, float]:
    waits = [wall for wall, _ in laps]
    return {
        "median_ms": median(waits), "worst_ms": max(waits), "cpu_ms": median(cpu for _, cpu in laps)
    }  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]))
