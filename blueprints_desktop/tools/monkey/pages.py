"""All pages of the program, each as a function that leads the window there.

Matches are played at random for some moves first, so that every phase of every game is met.
"""

import random
from collections.abc import Callable, Sequence
from itertools import count

from PySide6.QtTest import QTest

from blueprints_desktop import places
from blueprints_desktop.bots import APPRENTICE
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import PERSON, Header, Player
from blueprints_desktop.store.library import SUFFIX
from blueprints_desktop.store.saved_match import SavedMatch

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri")
OPTIONS: dict[str, list[dict[str, object]]] = {
    "fits": [{}, {"boards": (4, 2)}],
    "monuments": [
        {"monument": name} for name in ("notre_dame", "san_pietro", "taj_mahal", "capitol")
    ],
}
"""Options that change what a board shows."""

Go = Callable[[Window, random.Random], None]
_NUMBERS = count()


def new_match(
    window: Window,
    game: str,
    seats: int,
    moves: int,
    seed: int,
    kinds: Sequence[str] = (),
    **options: object,
) -> SavedMatch:
    """A match in the window's library, played at random for so many moves; -1: to its end."""
    box = registry.box(game)
    chosen = box.options(**options)
    kinds = (*kinds, *(PERSON,) * (seats - len(kinds)))
    players = tuple(Player(NAMES[s], NAMES[s], s, kinds[s]) for s in range(seats))
    name = f"monkey-{next(_NUMBERS)}"
    header = Header(
        name, "", "2026-01-01T10:00:00+00:00", box, box.rules, players, chosen, seed,
        box.read_data(chosen, [places.resources() / box.key]),
    )  # fmt: skip
    match, chance = header.new_match(), Chance(seed + 1)
    while moves and match.to_act is not None:
        match.play(chance.pick(match.legal_moves()))
        moves -= 1
    window.library.prepare()
    path = window.library.folder / f"{name}{SUFFIX}"
    return SavedMatch.begin(header, path, match.move_texts())


def some_match(
    window: Window,
    lot: random.Random,
    game: str,
    *,
    finished: bool = False,
    computers: bool = False,
) -> SavedMatch:
    """A match at a random place of its course."""
    seats = lot.choice([each for each in registry.seats(game) if each > 1 or not computers])
    moves = -1 if finished else lot.choice((0, lot.randrange(12), lot.randrange(80)))
    kinds = (PERSON, APPRENTICE) if computers else ()
    options = lot.choice(OPTIONS.get(game, [{}]))
    return new_match(window, game, seats, moves, lot.randrange(2**32), kinds, **options)


def open_curtain(window: Window) -> None:
    if window.table is not None:
        window.table.session.open_curtain()


# --- pages of the program ---------------------------------------------------------------


def home(window: Window, _lot: random.Random) -> None:
    window.go_home()


def new_game(window: Window, lot: random.Random) -> None:
    window.new_game(lot.choice(list(registry.KEYS)))


def settings(window: Window, _lot: random.Random) -> None:
    window.show_settings()


def matches(window: Window, lot: random.Random) -> None:
    if len(window.library.files()) < 3:
        for game in registry.KEYS:
            some_match(window, lot, game)
    window.show_matches()


def statistics(window: Window, lot: random.Random) -> None:
    window.go_home()
    window.show_statistics()
    QTest.qWait(lot.choice((0, 150)))


def rulebook(window: Window, lot: random.Random) -> None:
    window.show_rules(lot.choice(list(registry.KEYS)))


def shortcuts(window: Window, _lot: random.Random) -> None:
    window.show_shortcuts()


def play_now(window: Window, lot: random.Random) -> None:
    window.play_now(lot.choice(list(registry.KEYS)))


# --- pages of a game --------------------------------------------------------------------


def curtain(window: Window, lot: random.Random, game: str) -> None:
    window.start_session(some_match(window, lot, game))


def table(window: Window, lot: random.Random, game: str) -> None:
    window.start_session(some_match(window, lot, game))
    open_curtain(window)


def against_computer(window: Window, lot: random.Random, game: str) -> None:
    window.start_session(some_match(window, lot, game, computers=True))
    open_curtain(window)


def ending(window: Window, lot: random.Random, game: str) -> None:
    """The last move was just made: the pages of the end follow."""
    saved = some_match(window, lot, game, finished=True)
    saved.undo()
    window.start_session(saved)
    open_curtain(window)
    if window.table is not None:
        window.table.session.play(window.table.session.legal_moves()[0])


def end(window: Window, lot: random.Random, game: str) -> None:
    window.start_session(some_match(window, lot, game, finished=True))


def review(window: Window, lot: random.Random, game: str) -> None:
    window.review(some_match(window, lot, game, finished=lot.random() < 0.7))


def sheet(window: Window, lot: random.Random, game: str) -> None:
    window.go_home()
    window.show_sheet(some_match(window, lot, game, finished=True), charts=lot.random() < 0.5)


def _of(game: str, go: Callable[[Window, random.Random, str], None]) -> Go:
    return lambda window, lot: go(window, lot, game)


PAGES: dict[str, Go] = {
    page.__name__.replace("_", "-"): page
    for page in (
        home,
        new_game,
        settings,
        matches,
        statistics,
        rulebook,
        shortcuts,
        play_now,
    )
}
"""Every page by its name; those of a game are called ``<game>-<page>``."""
PAGES |= {
    f"{game}-{go.__name__.replace('_', '-')}": _of(game, go)
    for game in registry.KEYS
    for go in (curtain, table, against_computer, ending, end, review, sheet)
}
