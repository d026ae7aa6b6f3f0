"""Match files for tests: begun, played by lot, and written as another program would have."""

import json
from pathlib import Path

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.lines import seal
from blueprints_desktop.store.saved_match import SavedMatch
from tests.support import data_of, usual_seats

NAMES = ("Ada", "Zoé", "Chiara", "名")


def new_header(key: str = "blueprints", seats: int = 3, seed: int = 5) -> Header:
    box = registry.box(key)
    options = box.options()
    players = tuple(Player(f"id-{seat}", NAMES[seat], seat) for seat in range(seats))
    return Header(
        "match-1", "Sunday", "2026-11-16T10:00:00+01:00", box, box.rules, players, options, seed,
        data_of(box, options),
    )  # fmt: skip


def saved_after(path: Path, moves: int, key: str = "blueprints", seats: int = 0) -> SavedMatch:
    """A match in a file, played by lot; by default with the usual number of players."""
    saved = SavedMatch.begin(new_header(key, seats or usual_seats(key)), path)
    chance = Chance(8)
    while moves and saved.match.to_act is not None:
        saved.play(chance.pick(saved.match.legal_moves()))
        moves -= 1
    return saved


def rewritten(path: Path, change: dict[str, object], line: int = 1) -> None:
    """Change facts of a line and seal all lines again, as another version would have."""
    total = 0
    texts = []
    for number, text in enumerate(path.read_text().splitlines(), 1):
        facts = json.loads(text)
        del facts["sum"]
        if number == line:
            facts.update(change)
        sealed, total = seal(facts, total)
        texts.append(sealed)
    path.write_text("".join(texts))
