"""World Monuments played from inside, while its frames and its answers are timed.

Run as a module: `monuments_play frames TIMES`, `complete TIMES`, `paths TIMES` or `idle SECONDS`.
"""

import sys
import time
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.games.monuments.board.board import MonumentsBoard
from blueprints_desktop.desktop.games.monuments.results.ending import MonumentsEnding
from blueprints_desktop.desktop.session.create_match import NewGame
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.pieces import NOTHING
from blueprints_desktop.games.monuments.state import BUILDING, QUARRY
from blueprints_desktop.store.header import Player
from blueprints_desktop.tools.bench.frame_gaps import Gap
from blueprints_desktop.tools.bench.window_open import open_window
from blueprints_desktop.tools.bench.window_play import (
    DRAWN_AHEAD,
    REST,
    SETTLED,
    STEP,
    table_of,
)
from blueprints_desktop.tools.bench.window_probes import Metronome, idle, run_for, say

GAME, MONUMENT = "monuments", "san_pietro"
NAMES = ("Ada", "Bruno")
MISSING = 6
"""So few bricks are missing when the frames are looked at: the largest monument, all but complete."""
SEEDS = range(1, 200)


def main(what: str, amount: float) -> None:
    if what == "paths":
        say(paths=list_paths(round(amount)))
        return
    window = open_window()
    start_session(window)
    run_for(DRAWN_AHEAD if what == "idle" else SETTLED)
    if what == "frames":
        say(turning=turn(window, round(amount)), building=build(window, round(amount)))
        run_for(SETTLED)
    elif what == "complete":
        say(**complete(window, round(amount)))
    elif what == "idle":
        say(site=idle(amount))


def nearly_complete(match: Match) -> bool:
    state: Any = match.state
    if state.phase != BUILDING or not isinstance(match.legal_moves()[0], Brick):
        return False
    plan: Any = match.game
    missing = len(plan.plan.bricks) - state.built.bit_count()
    return bool(missing <= MISSING)


def start_session(window: Window) -> None:
    """Two people, stocks open so that no curtain comes, at a monument that is all but complete."""
    players = tuple(Player(name, name, seat) for seat, name in enumerate(NAMES))
    options = registry.box(GAME).options(monument=MONUMENT, open_stocks=True)
    for seed in SEEDS:
        window.start(NewGame(GAME, players, options, seed))
        session, chance = table_of(window).session, Chance(seed)
        while session.match.to_act is not None:
            if nearly_complete(session.match):
                session.hand_on()
                table_of(window).refresh()
                return
            session.saved.play(chance.pick(list(session.legal_moves())))
    raise LookupError("no match comes near its end")


def _board(window: Window) -> MonumentsBoard:
    board = table_of(window).board
    assert isinstance(board, MonumentsBoard)
    return board


def turn(window: Window, times: int) -> list[Gap]:
    """The gaps between frames while the monument is turned by quarters."""
    board, metronome, gaps = _board(window), Metronome(), []
    for _ in range(4):
        QTest.keyClick(board.site, Qt.Key.Key_E)  # each side is composed once before
        run_for(SETTLED)
    for _ in range(4 * times):
        metronome.begin()
        QTest.keyClick(board.site, Qt.Key.Key_E)
        while board.moving:
            run_for(STEP)
        gaps += metronome.end()
    return gaps


def build(window: Window, times: int) -> list[Gap]:
    """The gaps between frames while bricks come down, as many as there are, but for the last."""
    board, metronome, gaps = _board(window), Metronome(), []
    board.settled.connect(metronome.stop)  # from then on nothing moves any more
    match = table_of(window).session.match
    state: Any = match.state
    for _ in range(min(times, MISSING - 2)):
        if state.phase != BUILDING or not board.site.placing.active:
            break
        QTest.keyClick(board.site, Qt.Key.Key_Return)
        run_for(SETTLED)
        metronome.begin()
        QTest.keyClick(board.site, Qt.Key.Key_Return)
        while board.moving:
            run_for(STEP)
        gaps += metronome.end()
        run_for(SETTLED)
        state = match.state
    return gaps


def complete(window: Window, times: int) -> dict[str, list[Gap]]:
    """The gaps while the last page shows the complete monument, and while it is turned there."""
    table, chance = table_of(window), Chance(1)
    session, metronome = table.session, Metronome()
    while session.match.to_act is not None:
        session.saved.play(chance.pick(list(session.legal_moves())))
    metronome.begin()
    _board(window).put(table.position(), just_played=True)
    page = _board(window).ends.current
    assert isinstance(page, MonumentsEnding)
    while page.is_running:
        run_for(STEP)
    shown, turned = metronome.end(), []
    for _ in range(4 * times):
        run_for(REST)
        metronome.begin()
        QTest.keyClick(page, Qt.Key.Key_E)
        while page.is_turning:
            run_for(STEP)
        turned += metronome.end()
    return {"ending": shown, "turning": turned}


def list_paths(times: int) -> list[float]:
    """Milliseconds to list every legal walk of four steps where the quarry is fullest."""
    waits = []
    for seed in range(times):
        options = registry.box(GAME).options(monument=MONUMENT)
        data = registry.box(GAME).read_data(options, _folders())
        match = Match(registry.box(GAME), data, 4, options, seed)
        state: Any = match.state
        while state.phase == QUARRY and state.turn < 3:
            match.play(min(match.legal_moves(), key=_yield))
            state = match.state
        begun = time.perf_counter()
        list(match.game.legal_moves(match.state))
        waits.append((time.perf_counter() - begun) * 1000)
    return waits


def _yield(walk: Any) -> int:
    """How many pieces a walk takes: the fewest leave the quarry fullest."""
    return sum(piece != NOTHING for piece in walk.took)


def _folders() -> list[Any]:
    from blueprints_desktop.desktop.settings import game_folders

    return list(game_folders(GAME))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
