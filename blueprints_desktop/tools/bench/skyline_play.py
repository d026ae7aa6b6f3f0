"""Projekt Skyline played from inside, while its frames and its answers are timed.

Run as a module: `skyline_play frames TURNS`, `lit TIMES` or `idle SECONDS`.
"""

import sys
import time
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.games.skyline.board.board import SkylineBoard
from blueprints_desktop.desktop.session.create_match import NewGame
from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.games.skyline.phases import BUILDING, ROLLING
from blueprints_desktop.store.header import Player
from blueprints_desktop.tools.bench.frame_gaps import Gap
from blueprints_desktop.tools.bench.window_open import open_window
from blueprints_desktop.tools.bench.window_play import (
    DRAWN_AHEAD,
    LATEST,
    NAMES,
    REST,
    SEED,
    SETTLED,
    STEP,
    table_of,
)
from blueprints_desktop.tools.bench.window_probes import FirstPaint, Metronome, idle, run_for, say

GAME = "skyline"
PLAYED = 60
"""Moves after which the city is dense."""


def main(what: str, amount: float) -> None:
    window = open_window()
    start_session(window)
    run_for(DRAWN_AHEAD if what == "idle" else SETTLED)
    if what == "frames":
        walking, building = play_turns(window, round(amount))
        say(walking=walking, building=building)
    elif what == "lit":
        say(lit=light_up(window, round(amount)))
    elif what == "idle":
        say(table=idle(amount))


def start_session(window: Window) -> None:
    """Three people in the middle of a match, one of them about to roll."""
    players = tuple(Player(name, name, seat) for seat, name in enumerate(NAMES))
    window.start(NewGame(GAME, players, registry.box(GAME).options(first=0), SEED))
    chance = Chance(SEED)
    _play_by_lot(window, chance, PLAYED)
    while _state(window).phase != ROLLING:
        _play_by_lot(window, chance, 1)
    table_of(window).refresh()


def _play_by_lot(window: Window, chance: Chance, moves: int) -> None:
    session = table_of(window).session
    for _ in range(moves):
        if session.match.to_act is not None:
            session.saved.play(chance.pick(session.match.legal_moves()))
    session.hand_on()


def _board(window: Window) -> SkylineBoard:
    board = table_of(window).board
    assert isinstance(board, SkylineBoard)
    return board


def _state(window: Window) -> Any:
    return table_of(window).session.match.state


def play_turns(window: Window, turns: int) -> tuple[list[Gap], list[Gap]]:
    """The gaps between frames while dice roll and a pawn walks, and while something is built."""
    gaps: dict[int, list[Gap]] = {ROLLING: [], BUILDING: []}
    board = _board(window)
    metronome = Metronome()
    board.settled.connect(metronome.stop)
    done = 0
    while done < turns and table_of(window).session.match.to_act is not None:
        phase = _state(window).phase
        before = len(table_of(window).session.match.played)
        while len(table_of(window).session.match.played) == before:
            run_for(REST)  # nobody presses a key before the last one is answered
            metronome.begin()
            QTest.keyClick(board.table, Qt.Key.Key_Return)
        while board.moving:
            run_for(STEP)
        told = metronome.end()
        if phase in gaps:
            gaps[phase] += told
        done += phase == ROLLING
    return gaps[ROLLING], gaps[BUILDING]


def light_up(window: Window, times: int) -> list[float]:
    """Milliseconds until the choices of a roll are lit, from the position to the painted board."""
    page = table_of(window)
    chance = Chance(SEED)
    waits: list[float] = []
    while len(waits) < times and page.session.match.to_act is not None:
        _play_by_lot(window, chance, 1)
        if _state(window).phase != BUILDING:
            continue
        run_for(REST)  # nobody waits for two things at once
        waits.append(_lit_after(_board(window), page.position()))
        run_for(REST)
    return waits


def _lit_after(board: SkylineBoard, position: Position) -> float:
    """Milliseconds until the table is painted that shows the position."""
    painted: list[float] = []
    FirstPaint(board.table.viewport(), lambda: painted.append(time.perf_counter()))
    begun = time.perf_counter()
    board.show_position(position)
    while not painted and time.perf_counter() - begun < LATEST:
        QApplication.processEvents()
    return ((painted or [time.perf_counter()])[0] - begun) * 1000


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
