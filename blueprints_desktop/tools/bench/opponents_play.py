"""Our window while a computer player thinks beside it: frames, cancellations, replies, readiness.

Run as a module: `opponents_play ready`, `frames SECONDS`, `cancel TIMES` or `reply TIMES`.
"""

import sys
import time

from PySide6.QtCore import QEventLoop, QTimer

from blueprints_desktop.bots import LEVELS, MASTER
from blueprints_desktop.bots.wire_format import question
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.app.main import PAINTED_MS
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.computers.players import ComputerPlayers
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.tools.bench.frame_gaps import Gap
from blueprints_desktop.tools.bench.window_open import make_window, open_window
from blueprints_desktop.tools.bench.window_probes import FirstPaint, Metronome, run_for, say

SEED = 5
DRAWN_AHEAD = 6.0
"""Seconds after which all that will soon be wanted is drawn, and a table is really at rest."""
LOADED = 5.0
"""Seconds after which the worker has loaded all that it will want."""
PLAYED = 14
"""Moves after which every game has come to where much can be thought."""
ENDLESS = 10**9
"""Nodes for a thought that does not end by itself."""
LOOK_MS = 1
_GAMES = tuple(registry.KEYS)
GIVEN_UP = 60.0
"""Seconds after which no answer will come any more."""


def main(what: str, amount: float = 1.0) -> None:
    window = make_window() if what == "ready" else open_window()
    if what == "ready":
        say(ready=ready_after(window))
    else:
        window.services.thinking.start()
        run_for(LOADED)
        if what == "frames":
            idle, thinking = frames(window, amount)
            say(idle=idle, thinking=thinking)
        elif what == "cancel":
            say(cancel=[late for turn in range(round(amount)) for late in cancelled(window, turn)])
        elif what == "reply":
            say(reply=[late for turn in range(round(amount)) for late in replies(window, turn)])
    window.close()


def wait(done: QEventLoop) -> None:
    patience = QTimer()
    patience.timeout.connect(done.quit)
    patience.start(round(GIVEN_UP * 1000))
    done.exec()


def ready_after(window: Window) -> float:
    """Milliseconds from the first picture until a worker is there, started as the program does."""
    done = QEventLoop()
    begun: list[float] = []
    FirstPaint(window.home.body, lambda: begun.append(time.perf_counter()))
    window.show()
    QTimer.singleShot(PAINTED_MS, lambda: window.services.thinking.start())
    clock = QTimer()
    clock.timeout.connect(
        lambda: done.quit() if window.services.thinking.thinker.ready.is_set() and begun else None
    )
    clock.start(LOOK_MS)
    wait(done)
    return (time.perf_counter() - begun[0]) * 1000


def frames(window: Window, seconds: float) -> tuple[list[Gap], list[Gap]]:
    """Gaps between frames at a table at rest, and while the master thinks at the same table."""
    window.play_now("blueprints")
    table = window.table
    assert table is not None
    computers = table.findChild(ComputerPlayers)
    assert isinstance(computers, ComputerPlayers)
    session = table.session
    computers.rest()
    run_for(DRAWN_AHEAD)
    metronome = Metronome()
    gaps: dict[bool, list[Gap]] = {False: [], True: []}
    for turn in range(4):  # by turns, so that a noisy machine disturbs both alike
        thinks = bool(turn % 2)
        number = window.services.thinking.thinker.ask(question(session.match, MASTER, ENDLESS))
        if not thinks:
            window.services.thinking.thinker.cancel(number)
        table.bar.show_thinking(thinks)
        run_for(0.3)
        metronome.begin()
        run_for(seconds / 2)
        gaps[thinks] += metronome.end()
        window.services.thinking.thinker.cancel(number)
    return gaps[False], gaps[True]


class Hearing:
    """Waits for the answer to one question, which may have come before anybody waits."""

    def __init__(self, window: Window, number: int) -> None:
        self._number = number
        self._done = QEventLoop()
        self.answer: Answer | None = None
        window.services.thinking.answered.connect(self._hear)

    def _hear(self, answer: Answer) -> None:
        if answer.id == self._number:
            self.answer = answer
            self._done.quit()

    def wait(self) -> Answer:
        if self.answer is None:
            wait(self._done)
        if self.answer is None:
            raise RuntimeError("no answer came")
        return self.answer


def cancelled(window: Window, turn: int) -> list[float]:
    """Milliseconds from giving up a thought until the worker has stopped thinking.

    None of a thought that was done before: some games have an end to what can be thought.
    """
    match = position(_GAMES[turn % len(_GAMES)], turn)
    thinker = window.services.thinking.thinker
    number = thinker.ask(question(match, MASTER, ENDLESS))
    hearing = Hearing(window, number)
    run_for(0.4)
    if hearing.answer is not None:
        return []
    begun = time.perf_counter()
    thinker.cancel(number)
    hearing.wait()
    return [(time.perf_counter() - begun) * 1000]


def replies(window: Window, turn: int) -> list[float]:
    """Milliseconds by which replies come later than their thinking took, a level each."""
    match = position(_GAMES[turn % len(_GAMES)], turn)
    late = []
    for level in LEVELS:
        begun = time.perf_counter()
        answer = Hearing(
            window, window.services.thinking.thinker.ask(question(match, level))
        ).wait()
        late.append((time.perf_counter() - begun - answer.seconds) * 1000)
    return late


def position(key: str, turn: int) -> Match:
    """Somewhere in a game, with something to decide; in a short game at the last such place."""
    from blueprints_desktop.desktop.settings import game_folders

    box = registry.box(key)
    options = box.options()
    match = Match(box, box.read_data(options, game_folders(key)), 2, options, SEED + turn)
    chance = Chance(SEED + turn)
    last = 0
    while match.to_act is not None and last < PLAYED:
        match.play(chance.pick(match.legal_moves()))
        if len(match.legal_moves()) > 1:
            last = len(match.played)
    if last < len(match.played):
        match.undo(len(match.played) - last)
    return match


if __name__ == "__main__":
    main(sys.argv[1], *map(float, sys.argv[2:]))
