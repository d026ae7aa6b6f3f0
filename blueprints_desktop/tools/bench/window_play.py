"""Our program played from inside, while its frames and its answers are timed.

Run as a module: `window_play idle SECONDS`, `frames TURNS [SECONDS]` or `click TIMES`.
"""

import sys
import time

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.games.blueprints.board.board import BlueprintsBoard
from blueprints_desktop.desktop.games.blueprints.results.reveal import RevealView
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.session.create_match import NewGame
from blueprints_desktop.desktop.settings import AT_ONCE
from blueprints_desktop.games import registry
from blueprints_desktop.games.blueprints.state import REVEALED
from blueprints_desktop.store.header import Player
from blueprints_desktop.tools.bench.frame_gaps import Gap
from blueprints_desktop.tools.bench.window_open import open_window
from blueprints_desktop.tools.bench.window_probes import Metronome, Paints, idle, run_for, say

GAME = "blueprints"
SEED = 5
NAMES = ("Ada", "Bruno", "Chiara")
SETTLED = 0.7
"""Seconds after which a page that was just opened has come to rest."""
DRAWN_AHEAD = 6.0
"""Seconds after which all that will soon be wanted is drawn, and a table is really at rest."""
REST, STEP = 0.3, 0.05
"""Seconds between gestures, and between looks at whether something still moves."""
LATEST, LONGEST = 1.0, 30.0
"""Seconds after which an answer, and a reveal, is given up."""


def main(what: str, amount: float, at_most: float = LONGEST) -> None:
    window = open_window()
    run_for(SETTLED)
    if what == "idle":
        home = idle(amount)
        start_session(window)
        run_for(DRAWN_AHEAD)
        say(home=home, table=idle(amount))
    elif what == "frames":
        start_session(window)
        placing = place_dice(window, round(amount))
        opened, counting = reveal(window, at_most)
        say(placing=placing, counting=counting, reveal_opened=opened)
    elif what == "click":
        start_session(window)
        say(clicks=lift_dice(window, Paints(), round(amount)))
    elif what == "leave":
        start_session(window)
        say(moves=leave(window, round(amount)))


# --- getting there ------------------------------------------------------------------------


def start_session(window: Window) -> None:
    """Three people at a new match of Blueprints, the first of them looking."""
    window.settings.set(
        "finish_turn", AT_ONCE
    )  # what is measured is not the time to take a move back
    players = tuple(Player(name, name, seat) for seat, name in enumerate(NAMES))
    options = registry.box(GAME).options(first=0)
    window.start(NewGame(GAME, players, options, SEED))
    raise_curtain(window)


def raise_curtain(window: Window) -> None:
    """Let the next person look; the curtain does not open in its first moment."""
    table = table_of(window)
    if table.hand_on_delay.running:
        table.hand_on_delay.finish()
    run_for(SETTLED)
    if table.session.curtain_for is not None:
        table.curtain.open_button.click()
        run_for(SETTLED)


def table_of(window: Window) -> TablePage:
    if window.table is None:
        raise RuntimeError("no match is on the table")
    return window.table


def leave(window: Window, moves: int) -> int:
    """Go away from a match after so many moves, for the next start to go on with."""
    session = table_of(window).session
    for _ in range(moves):
        session.saved.play(session.legal_moves()[0])
    return moves


# --- what is measured ---------------------------------------------------------------------


def place_dice(window: Window, turns: int) -> list[Gap]:
    """The gaps between frames while dice fly to their places and new ones roll in."""
    metronome = Metronome()
    gaps = []
    board = table_of(window).board
    assert isinstance(board, BlueprintsBoard)
    view = board.table
    board.settled.connect(metronome.stop)  # the curtain that follows is no part of the flight
    for _ in range(turns):
        QTest.keyClick(view, Qt.Key.Key_1)
        if view.selection.move is None:
            QTest.keyClick(view, Qt.Key.Key_Return)
        run_for(REST)
        metronome.begin()
        QTest.keyClick(view, Qt.Key.Key_Return)
        while board.animation_queue.running:
            run_for(STEP)
        gaps += metronome.end()
        raise_curtain(window)
    return gaps


def reveal(window: Window, at_most: float) -> tuple[float, list[Gap]]:
    """Milliseconds until the end of a round is first painted, and the gaps while it is counted."""
    table = table_of(window)
    session = table.session
    while session.match.state.phase != REVEALED:
        session.saved.play(session.legal_moves()[0])
    begun = time.perf_counter()
    session.hand_on()
    if table.board.findChild(RevealView) is None:  # for whom nothing changed by handing on
        table.refresh()
    QApplication.processEvents()
    opened = (time.perf_counter() - begun) * 1000
    page = table.board.findChild(RevealView)
    metronome = Metronome()
    metronome.begin()
    begun = time.perf_counter()
    while page is not None and page.is_running and time.perf_counter() - begun < at_most:
        run_for(STEP)
    return opened, metronome.end()


def lift_dice(window: Window, paints: Paints, times: int) -> list[float]:
    """Milliseconds from a click on a die until the preview of what it could do is painted."""
    board = table_of(window).board
    assert isinstance(board, BlueprintsBoard)
    view = board.table
    waits = []
    for turn in range(times):
        die = view.pool.dice[turn % len(view.pool.dice)]
        where = view.mapFromScene(die.mapToScene(die.body().center()))
        QTest.mouseMove(view.viewport(), where)
        run_for(REST)
        painted = paints.count
        begun = time.perf_counter()
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
        while paints.count == painted and time.perf_counter() - begun < LATEST:
            QApplication.processEvents()
        waits.append((time.perf_counter() - begun) * 1000)
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
        run_for(REST)
        QTest.keyClick(view, Qt.Key.Key_Escape)
        QTest.mouseMove(view.viewport(), QPoint(2, 2))
        run_for(REST)
    return waits


if __name__ == "__main__":
    main(sys.argv[1], *map(float, sys.argv[2:]))
