"""Looking back over a match from inside the program: the first chart, and steps of a long review.

Run as a module: `looking_back_play chart 1` or `steps TIMES`.
"""

import sys
import time

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop import places
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage
from blueprints_desktop.desktop.ui.results.links import EndLinks
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.saved_match import SavedMatch
from blueprints_desktop.tools.bench.window_open import open_window
from blueprints_desktop.tools.bench.window_play import LATEST, REST, SEED
from blueprints_desktop.tools.bench.window_probes import Metronome, Paints, run_for, say

GAME = "skyline"
NAMES = ("Ada", "Bruno", "Chiara", "Dmitri")
LONG = 1000
"""The move at which steps are taken."""
SETTLED = 1.5
TICK = 0.002


def main(what: str, amount: float) -> None:
    window = open_window()
    if what == "chart":
        say(**first_chart(window))
    elif what == "steps":
        say(**steps(window, round(amount)))
    window.close()
    window.deleteLater()  # pyqtgraph's scenes want to be gone before Python is
    run_for(TICK)


def finished(seed: int) -> SavedMatch:
    """A match of four, played by lot to its end."""
    box = registry.box(GAME)
    chosen = box.options()
    data = box.read_data(chosen, [places.resources() / box.key])
    match, chance = Match(box, data, len(NAMES), chosen, seed), Chance(seed)
    while match.to_act is not None:
        match.play(chance.pick(match.legal_moves()))
    players = tuple(Player(name, name, seat) for seat, name in enumerate(NAMES))
    header = Header("bench", "", "2026-01-01T00:00:00+00:00", box, box.rules, players, chosen,
                    seed, data)  # fmt: skip
    return SavedMatch(header, match, None)


def long_match() -> SavedMatch:
    """Games laid end to end: one alone lasts some 250 moves, and to a review a step is a step."""
    whole = finished(SEED)
    seed = SEED
    while len(whole.match.played) < LONG + 100:
        seed += 1
        whole.match._played += finished(seed).match.played
    return whole


def first_chart(window: Window) -> dict[str, object]:
    """Milliseconds from the click on Charts until one is painted, and the gaps meanwhile."""
    window.start_session(finished(SEED))
    run_for(SETTLED)
    table = window.table
    onward = None if table is None else table.board.findChild(EndLinks)
    assert isinstance(onward, EndLinks)
    metronome = Metronome()
    metronome.begin()
    begun, spent = time.perf_counter(), time.process_time()
    QTest.mouseClick(onward.charts, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, SheetPage)
    while not page.chart.ready and time.perf_counter() - begun < 10 * LATEST:
        run_for(TICK)
    QApplication.processEvents()
    page.repaint()
    took = (time.perf_counter() - begun) * 1000
    cpu = (time.process_time() - spent) * 1000
    return {"chart_ms": took, "cpu_ms": cpu, "gaps": metronome.end()}


def steps(window: Window, times: int) -> dict[str, list[float]]:
    """Milliseconds from a key until the step it leads to is painted, at and after move 1,000.

    What the processor was busy with it is told as well: a machine that others use as well lets
    everything wait.
    """
    window.review(long_match())
    page = window.page
    assert isinstance(page, ReviewPage)
    page.go_to(LONG)
    run_for(SETTLED)
    paints, waits, busy = Paints(), [], []
    for number in range(times):
        run_for(REST)
        key = Qt.Key.Key_Right if number % 4 else Qt.Key.Key_Left
        painted, begun, spent = paints.count, time.perf_counter(), time.process_time()
        QTest.keyClick(page.bar.track, key)
        while paints.count == painted and time.perf_counter() - begun < LATEST:
            QApplication.processEvents()
        QApplication.processEvents()
        waits.append((time.perf_counter() - begun) * 1000)
        busy.append((time.process_time() - spent) * 1000)
    return {"steps": waits, "cpu": busy}


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
