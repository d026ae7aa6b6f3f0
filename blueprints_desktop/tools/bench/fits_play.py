"""FITS played from inside, while its frames and its answers are timed.

Run as a module: `fits_play frames TIMES`, `aim TIMES` or `idle SECONDS`.
"""

import sys
import time

from PySide6.QtCore import QEasingCurve, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.games.fits.board.board import FitsBoard
from blueprints_desktop.desktop.games.fits.board.table import FitsTable
from blueprints_desktop.desktop.session.create_match import NewGame
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.store.header import Player
from blueprints_desktop.tools.bench.frame_gaps import Gap
from blueprints_desktop.tools.bench.window_open import open_window
from blueprints_desktop.tools.bench.window_play import (
    DRAWN_AHEAD,
    LATEST,
    REST,
    SEED,
    SETTLED,
    STEP,
    table_of,
)
from blueprints_desktop.tools.bench.window_probes import Metronome, Paints, idle, run_for, say

GAME = "fits"
NAMES = ("Ada", "Bruno", "Chiara", "Dmitri")
PLAYED = 36
"""Moves after which four ramps are half full."""
SWEEP_MS, SAMPLE_MS = 1200, 8
"""How long the pointer takes across the ramp and back, and how often a mouse tells its place."""


def main(what: str, amount: float) -> None:
    window = open_window()
    start_session(window)
    run_for(DRAWN_AHEAD if what == "idle" else SETTLED)
    if what == "frames":
        say(dragging=drag(window, round(amount)), sliding=slide(window, round(amount)))
    elif what == "aim":
        say(aims=aim(window, Paints(), round(amount)))
    elif what == "idle":
        say(table=idle(amount))


def start_session(window: Window) -> None:
    """Four people in the middle of a round, pieces on every ramp."""
    players = tuple(Player(name, name, seat) for seat, name in enumerate(NAMES))
    window.start(NewGame(GAME, players, registry.box(GAME).options(boards=(2, 3)), SEED))
    session, chance = table_of(window).session, Chance(SEED)
    for _ in range(PLAYED):
        drops = [move for move in session.legal_moves() if isinstance(move, Drop)]
        session.saved.play(chance.pick(drops or list(session.legal_moves())))
    session.hand_on()
    table_of(window).refresh()


def _board(window: Window) -> FitsBoard:
    board = table_of(window).board
    assert isinstance(board, FitsBoard)
    return board


def _at(view: FitsTable, column: float) -> QPoint:
    return view.mapFromScene(view.ramp.slope.point(column, 6.0))


def drag(window: Window, times: int) -> list[Gap]:
    """The gaps between frames while a pressed piece is swept over the ramp, to and fro."""
    view, metronome = _board(window).table, Metronome()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=_at(view, 0.3))
    metronome.begin()
    for _ in range(times):
        begun = time.perf_counter()
        while (share := (time.perf_counter() - begun) * 1000 / SWEEP_MS) < 1.0:
            there = QEasingCurve(QEasingCurve.Type.SineCurve).valueForProgress(share)
            QTest.mouseMove(view.viewport(), _at(view, 0.3 + 5.4 * there))
            run_for(SAMPLE_MS / 1000)
    gaps = metronome.end()
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    return gaps


def slide(window: Window, times: int) -> list[Gap]:
    """The gaps between frames while pieces slide down and the screen is handed on."""
    board, metronome = _board(window), Metronome()
    gaps = []
    for _ in range(times):
        run_for(REST)
        metronome.begin()
        QTest.keyClick(board.table, Qt.Key.Key_Space)
        while board.moving:
            run_for(STEP)
        run_for(REST)
        gaps += metronome.end()
    return gaps


def aim(window: Window, paints: Paints, times: int) -> list[float]:
    """Milliseconds from a movement to another column until its outlook is painted."""
    view = _board(window).table
    waits = []
    QTest.mouseMove(view.viewport(), _at(view, 4.8))
    for turn in range(times):
        run_for(REST)
        painted, begun = paints.count, time.perf_counter()
        QTest.mouseMove(view.viewport(), _at(view, 1.2 + 3.6 * (turn % 2)))
        while paints.count == painted and time.perf_counter() - begun < LATEST:
            QApplication.processEvents()
        QApplication.processEvents()
        waits.append((time.perf_counter() - begun) * 1000)
    return waits


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
