"""Results worth keeping: bests, and the first attempts at what is the same for everybody.

A small file of its own, so that deleting matches loses no record. Nothing outside this module knows
how the results are kept. It is written whole, in one stroke; a file that cannot be understood is
put aside under another name, never overwritten.
"""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from attrs import asdict, evolve, field, frozen
from attrs.validators import instance_of, optional

from blueprints_desktop.engine.game import Json
from blueprints_desktop.store.files import write_atomically

FORMAT, VERSION = "blueprints-desktop records", 1


@frozen
class Entry:
    """What somebody came to in one match."""

    player: str = field(validator=instance_of(str))
    name: str = field(validator=instance_of(str))
    """The player's, as it was then."""
    game: str = field(validator=instance_of(str))
    feat: str = field(validator=instance_of(str))
    """What was attempted, by a name of the game's own."""
    match: str = field(validator=instance_of(str))
    begun: str = field(validator=instance_of(str))
    """When the match began, in ISO 8601."""
    points: int | None = field(default=None, validator=optional(instance_of(int)))
    """None: it was begun, and never finished."""


class Records:
    """The results of everybody, oldest first. Disk troubles lose none while the program runs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: OSError | None = None
        """Why the file is behind; the next change tries again."""
        self._entries: list[Entry] | None = None
        self._foreign = False
        """A newer version of the program wrote the file: it stays as it is."""

    # --- asking ---------------------------------------------------------------------

    def best(self, player: str, game: str, feat: str, but_for: str = "") -> int | None:
        """The most points a player ever had in this, one match left out; None: never finished."""
        found = [
            entry.points
            for entry in self._of(game, feat)
            if entry.player == player and entry.match != but_for and entry.points is not None
        ]
        return max(found, default=None)

    def first(self, player: str, game: str, feat: str) -> Entry | None:
        """A player's first attempt at this, finished or not."""
        return next((entry for entry in self._of(game, feat) if entry.player == player), None)

    def firsts(self, game: str, feat: str) -> list[Entry]:
        """Everybody's first attempt at this, in the order in which they were begun."""
        found: dict[str, Entry] = {}
        for entry in self._of(game, feat):
            found.setdefault(entry.player, entry)
        return list(found.values())

    def _of(self, game: str, feat: str) -> list[Entry]:
        return [entry for entry in self._known() if (entry.game, entry.feat) == (game, feat)]

    # --- writing --------------------------------------------------------------------

    def note(self, entries: Iterable[Entry]) -> None:
        """Keep results; what is known of the same match is completed, never doubled."""
        known = self._known()
        before = list(known)
        for entry in entries:
            place = next((n for n, old in enumerate(known) if _same(old, entry)), None)
            if place is None:
                known.append(entry)
            elif entry.points is not None:
                known[place] = evolve(known[place], points=entry.points)
        if known != before or self.problem is not None:
            self._write(known)

    def _write(self, entries: Sequence[Entry]) -> None:
        if self._foreign:
            return
        content = {
            "format": FORMAT,
            "version": VERSION,
            "entries": [asdict(entry) for entry in entries],
        }
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.path, json.dumps(content, ensure_ascii=False, indent=1).encode())
            self.problem = None
        except OSError as error:
            self.problem = error

    # --- reading --------------------------------------------------------------------

    def _known(self) -> list[Entry]:
        """The entries, read when they are first asked for."""
        if self._entries is None:
            self._entries = self._read()
        return self._entries

    def _read(self) -> list[Entry]:
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            self.problem = error
            return []
        try:
            facts = json.loads(content)
            self._foreign = facts["format"] == FORMAT and facts["version"] > VERSION
            return [] if self._foreign else _parse(facts)
        except (ValueError, TypeError, KeyError, RecursionError):
            self._put_aside()
            return []

    def _put_aside(self) -> None:
        """Give a damaged file another name: somebody may still mend it."""
        number = 1
        while (place := self.path.with_name(f"{self.path.name}.damaged-{number}")).exists():
            number += 1
        try:
            self.path.rename(place)
        except OSError as error:
            self.problem = error


def _same(one: Entry, other: Entry) -> bool:
    """Two notes about one thing."""
    return (one.player, one.game, one.feat, one.match) == (
        other.player,
        other.game,
        other.feat,
        other.match,
    )


def _parse(facts: Json) -> list[Entry]:
    if facts["format"] != FORMAT or facts["version"] != VERSION:
        raise ValueError("not a file of records")
    return [Entry(**entry) for entry in facts["entries"]]
