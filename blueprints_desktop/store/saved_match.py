"""A match and its file, kept in step: a move is on disk as soon as it is made.

The file is a header and then one line for each move, undo, redo or seat that changes hands, only
ever appended to. When the disk refuses, the match goes on in memory with ``problem`` set, and the
whole file is written anew as soon as it can be.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from uuid import uuid4

from attrs import evolve

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import Step
from blueprints_desktop.store.errors import Notice
from blueprints_desktop.store.files import ChangedElsewhere, append_durably, write_atomically
from blueprints_desktop.store.hands import Hands
from blueprints_desktop.store.header import Header
from blueprints_desktop.store.lines import seal, sealed
from blueprints_desktop.store.reading import read_match, seated, told, with_kind


class SavedMatch:
    """A match that writes itself down."""

    def __init__(self, header: Header, match: Match, path: Path | None) -> None:
        self.header = header
        self.match = match
        self.path = path
        """Where it is saved; None while it must not be written, until it is saved elsewhere."""
        self.notices: tuple[Notice, ...] = ()
        self.problem: OSError | None = None
        """Why the file is behind the match, until a later write puts it right."""
        self.hands = Hands()
        """Who sat where when each move was made."""
        self._facts: list[dict[str, Json]] = []
        self._lines: list[bytes] = []
        """The facts as they stand in the file."""
        self._size = 0
        self._sum = 0
        self._kept = 0
        """How many of the lines are in a file."""
        self._note(header.to_json())

    @classmethod
    def begin(
        cls, header: Header, path: Path, moves: Iterable[str] = (), hands: Hands | None = None
    ) -> "SavedMatch":
        """A new match, written to a new file, perhaps with moves that have been made before.

        ``hands`` tells by whom; those whom the header names go on with it.
        """
        present = header.players
        if hands is not None:
            header = evolve(header, players=seated(present, hands.at(0)))
        saved = cls(header, header.new_match(), path)
        for step, text in enumerate(moves, 1):
            if hands is not None:
                saved._seat(hands.at(step))
            saved.match.play_text(text)
            saved._note(saved._last_move())
        saved._seat([player.kind for player in present])
        saved._write_whole()
        return saved

    def _seat(self, kinds: Sequence[str]) -> None:
        """Note which seats are played by somebody else from here on."""
        for seat, player in enumerate(self.header.players):
            if player.kind != kinds[seat]:
                self._note(self._handed_over(seat, kinds[seat]))

    @classmethod
    def open(cls, path: Path, *, beginning: bool = False) -> "SavedMatch":
        """The match in a file; a file that is none raises BadMatchFile and stays as it is.

        A torn last line is repaired with the first move that is made, not before. A match
        played by other rules is never written back: it goes on when it is saved elsewhere.
        Nor is one of which only the ``beginning`` was asked for, before a damaged line.
        """
        reading = read_match(path, beginning=beginning)
        header = reading.header
        if reading.other_rules:
            header = evolve(header, rules=header.box.rules)
        saved = cls(header, reading.match, None if reading.other_rules or beginning else path)
        for facts in reading.entries:
            saved._note(facts)
        if not reading.other_rules:
            saved._take_over(reading.lines, reading.total)
        saved._kept = len(saved._lines)
        saved.header = evolve(saved.header, players=reading.players)
        saved.notices = reading.notices
        if reading.notices and not reading.other_rules:
            saved.problem = OSError("the last line is torn")
        return saved

    def play(self, move: Any) -> Step[Any]:
        """Play a move and write it down; an illegal one raises IllegalMove, and nothing changes."""
        step = self.match.play(move)
        self._write(self._last_move())
        return step

    def _last_move(self) -> dict[str, Json]:
        played = self.match.played[-1]
        return {"move": str(played.move), "seat": played.seat, "told": told(played)}

    def undo(self, moves: int = 1) -> None:
        self.match.undo(moves)
        self._write({"undo": moves})

    def redo(self, moves: int = 1) -> None:
        self.match.redo(moves)
        self._write({"redo": moves})

    def hand_over(self, seat: int, kind: str) -> None:
        """From now on a person, or a computer player of that level, plays a seat."""
        self._write(self._handed_over(seat, kind))

    def _handed_over(self, seat: int, kind: str) -> dict[str, Json]:
        self.header = evolve(self.header, players=with_kind(self.header.players, seat, kind))
        self.match.note_new_hands()
        return {"seat": seat, "kind": kind}

    def save_as(self, path: Path) -> None:
        """Write the whole match to a file and go on there; OSError leaves everything as it was.

        The file that was left can be played on as well, so this is another match from now on.
        """
        facts, lines, total = self._facts, self._lines, self._sum
        if path != self.path:
            facts = [{**facts[0], "match": uuid4().hex}, *facts[1:]]
            lines, total = sealed(facts)
        write_atomically(path, b"".join(lines))
        self._facts = facts
        self._take_over(lines, total)
        self.header = evolve(self.header, match_id=facts[0]["match"])
        self.path = path
        self.problem = None
        self._kept = len(self._lines)

    @property
    def is_behind(self) -> bool:
        """Whether something was done that no file has; that it began is not worth a word."""
        return max(1, self._kept) < len(self._lines)

    def catch_up(self) -> None:
        """Try again to write what could not be written."""
        if self.is_behind and self.path is not None:
            self._write_whole()

    def give_up(self) -> None:
        """What is not in the file may be lost."""
        self._kept = len(self._lines)

    def _note(self, facts: dict[str, Json]) -> bytes:
        self.hands.note(facts)
        self._facts.append(facts)
        line, self._sum = seal(facts, self._sum)
        content = line.encode()
        self._lines.append(content)
        self._size += len(content)
        return content

    def _take_over(self, lines: Sequence[bytes], total: int) -> None:
        """Go by the lines as a file has them: another program may spell the same otherwise."""
        self._lines = list(lines)
        self._size = sum(map(len, lines))
        self._sum = total

    def _write(self, facts: dict[str, Json]) -> None:
        size_before = self._size
        line = self._note(facts)
        if self.path is None:
            return
        if self.problem is not None:
            self._write_whole()
            return
        try:
            append_durably(self.path, line, size_before)
            self._kept = len(self._lines)
        except FileNotFoundError:
            self._write_whole()  # somebody put it away
        except OSError as error:
            self.problem = error
            if isinstance(error, ChangedElsewhere):
                self.path = None

    def _write_whole(self) -> None:
        assert self.path is not None
        try:
            write_atomically(self.path, b"".join(self._lines))
            self.problem = None
            self._kept = len(self._lines)
        except OSError as error:
            self.problem = error
