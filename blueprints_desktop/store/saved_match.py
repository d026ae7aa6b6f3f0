"""A match and its file, kept in step: a move is on disk as soon as it is made.

The file is a header and then one line for each move, undo, redo, seat that changes hands, and
for the first hint. It is only ever appended to. When the disk refuses, the match goes on in memory with ``problem`` set, and the
whole file is written again as soon as it can be, and once undo and redo have made it very long.

A window writes behind (``write_behind``): a thread brings the file up to date, and a move waits for
that only for a moment. On an ordinary disk the move is on disk by then. On a disk that takes longer
the lines follow in order as it accepts them, several with one flush, and ``is_behind`` tells that
some are not there yet.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple
from uuid import uuid4

from attrs import evolve

from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match, Played
from blueprints_desktop.engine.step import Step
from blueprints_desktop.store.background_writer import BackgroundWriter
from blueprints_desktop.store.errors import FileNotice
from blueprints_desktop.store.files import ChangedElsewhere, append_durably, write_atomically
from blueprints_desktop.store.header import Header
from blueprints_desktop.store.limits import SHORTEN_AT
from blueprints_desktop.store.lines import seal, sealed
from blueprints_desktop.store.reading import read_match, seated, told, with_kind
from blueprints_desktop.store.seat_history import Hands

PATIENCE = 0.05
"""Seconds for which a move waits for a disk when the match is written behind."""


class _Write(NamedTuple):
    """What one write to the file has to do."""

    place: int
    """Counts the files that the match has had. A write to an earlier one changes nothing any more."""
    path: Path
    lines: list[bytes]
    """Those of the match, perhaps more than are written now; lines are only ever added."""
    first: int
    """The lines before this one are in the file; 0: the whole file is written."""
    last: int
    """The line after the last one to write."""
    size: int
    """Of the file as it is now."""

    def carry_out(self) -> int:
        """Write, and return how large the file is then."""
        if self.first:
            added = b"".join(self.lines[self.first : self.last])
            try:
                append_durably(self.path, added, self.size)
                return self.size + len(added)
            except FileNotFoundError:
                pass  # somebody put it away: all of it is written again
        content = b"".join(self.lines[: self.last])
        write_atomically(self.path, content)
        return len(content)


class SavedMatch:
    """A match that writes itself down. One thread plays; another one may write."""

    def __init__(self, header: Header, match: Match, path: Path | None) -> None:
        self.header = header
        self.match = match
        self.path = path
        """Where it is saved; None while it must not be written, until it is saved elsewhere."""
        self.notices: tuple[FileNotice, ...] = ()
        self.problem: OSError | None = None
        """Why the file is behind the match, until a later write puts it right."""
        self.hands = Hands()
        """Who sat where when each move was made."""
        self._facts: list[dict[str, Json]] = []
        self._lines: list[bytes] = []
        """The facts as they stand in the file."""
        self.checksum = 0
        """Over all lines; the next line continues it."""
        self._kept = 0
        """How many of the lines are in the file."""
        self._size = 0
        """Of the file, in bytes."""
        self._given_up = 0
        """How many of the lines may be lost."""
        self._place = 0
        self._shorten_at = SHORTEN_AT
        self._lock = Lock()
        """Held while the fields of a write are read or changed, never while a disk is at work."""
        self._writer: BackgroundWriter | None = None
        self._on_written: Callable[[], None] = lambda: None
        self._note(header.to_json())

    @classmethod
    def begin(
        cls,
        header: Header,
        path: Path,
        moves: Iterable[str] = (),
        hands: Hands | None = None,
        writer: BackgroundWriter | None = None,
    ) -> "SavedMatch":
        """A new match, written to a new file, perhaps with moves that have been made before.

        ``hands`` tells by whom; those whom the header names go on with it. With a ``writer`` the file
        is written behind from the beginning.
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
        saved._writer = writer
        saved._save()
        return saved

    def write_behind(self, writer: BackgroundWriter, on_written: Callable[[], None]) -> None:
        """Write with this writer from now on; ``on_written`` is called in its thread after each
        write, whether it succeeded or not."""
        self._writer, self._on_written = writer, on_written

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
        return _move_facts(self.match.played[-1])

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

    def note_hint(self, seat: int) -> None:
        """A seat was shown a hint. The first one marks the match and is written down."""
        if self.match.hinted is None:
            self.match.note_hint(seat)
            self._write({"hint": seat})

    def save_as(self, path: Path, title: str | None = None) -> None:
        """Write the whole match to a file and go on there; OSError leaves everything as it was.

        The file that was left can be played on as well, so this is another match from now on. It has
        this title then; None: that of the match before.
        """
        facts, lines, total = self._facts, self._lines, self.checksum
        header = self.header if title is None else evolve(self.header, title=title).within_limits()
        if path != self.path:
            header = evolve(header, match_id=uuid4().hex)
        if header != self.header:
            first = {**facts[0], "match": header.match_id, "title": header.title}
            facts = [first, *facts[1:]]
            lines, total = sealed(facts)
        write_atomically(path, b"".join(lines))
        with self._lock:
            self._place += 1
            self._facts = facts
            self._take_over(lines, total)
            self.header = evolve(self.header, match_id=header.match_id, title=header.title)
            self.path = path
            self.problem = None
            self._kept = len(self._lines)

    @property
    def is_behind(self) -> bool:
        """Whether something was done that no file has; that it began is not worth a word."""
        return max(1, self._kept, self._given_up) < len(self._lines)

    def catch_up(self) -> None:
        """Try again to write what could not be written."""
        if self.is_behind:
            self._save()

    def give_up(self) -> None:
        """What is not in the file may be lost."""
        self._given_up = len(self._lines)

    def _note(self, facts: dict[str, Json]) -> None:
        self.hands.note(facts)
        line, total = seal(facts, self.checksum)
        content = line.encode()
        with self._lock:
            self._facts.append(facts)
            self._lines.append(content)
            self.checksum = total

    def _take_over(self, lines: Sequence[bytes], total: int) -> None:
        """Go by the lines as a file has them: another program may spell the same otherwise."""
        self._lines = list(lines)
        self._size = sum(map(len, lines))
        self.checksum = total

    def _write(self, facts: dict[str, Json]) -> None:
        self._note(facts)
        self._shorten_if_long()
        self._save()

    # --- the file -------------------------------------------------------------------

    def _save(self) -> None:
        """Bring the file up to date, here or in the writer's thread."""
        if self.path is None:
            return
        if self._writer is None:
            self._bring_up_to_date()
        else:
            self._writer.submit(self._write_in_background, PATIENCE)

    def _write_in_background(self) -> None:
        try:
            self._bring_up_to_date()
        finally:
            self._on_written()

    def _bring_up_to_date(self) -> None:
        """Write the lines that the file lacks, or all of them after something went wrong."""
        write = self._next_write()
        if write is None:
            return
        try:
            size = write.carry_out()
        except OSError as error:
            self._note_failure(write, error)
        except BaseException as error:
            self._note_failure(write, OSError(str(error)))
            raise
        else:
            self._note_success(write, size)

    def _shorten_if_long(self) -> None:
        """Leave out what was undone and redone in between, once there are very many lines.

        A file that is never shortened could get longer than one that is read. What stays is the
        same match: its moves and those that redo would bring back, who made them, and whether it
        is one with take-backs or hints. The next write then writes the whole file. A file that is behind,
        or not of the size we left it with, is left alone: another program may write to it, too.
        """
        written = self.problem is None and self._kept == len(self._lines) - 1
        written = written or self.path is None
        if len(self._lines) <= self._shorten_at or not (written and self._is_as_we_left_it()):
            return
        facts = self._shortened()
        self._shorten_at = SHORTEN_AT + 2 * len(facts)
        if len(facts) >= len(self._facts) or (_is_marked(facts) and not self.match.took_back):
            return
        self.hands = Hands()
        for line in facts:
            self.hands.note(line)
        with self._lock:
            self._place += 1
            self._facts = facts
            self._take_over(*sealed(facts))
            self._kept = min(self._kept, len(self._lines) - 1)
            if self.path is not None:
                self.problem = OSError("the file is about to be shortened")

    def _is_as_we_left_it(self) -> bool:
        try:
            return self.path is None or self.path.stat().st_size == self._size
        except OSError:
            return False

    def _shortened(self) -> list[dict[str, Json]]:
        """The lines of a file that leads to the same match by the shortest way."""
        moves = [*self.match.played, *reversed(self.match.undone)]
        kinds = self.hands.at(0)
        facts = [self._facts[0]]
        for played, wanted in zip(moves, self.hands.course, strict=True):
            facts += _new_hands(kinds, wanted)
            facts.append(_move_facts(played))
            kinds = wanted
        if self.match.took_back and moves:
            facts.append({"seat": 0, "kind": kinds[0]})  # marks the match when it is read
        if self.match.hinted is not None:
            facts.append({"hint": self.match.hinted})
        facts += [{"undo": 1}] * len(self.match.undone)
        return [*facts, *_new_hands(kinds, self.hands.now)]

    def _next_write(self) -> _Write | None:
        """What the file lacks now; None: nothing."""
        with self._lock:
            last = len(self._lines)
            if self.path is None or (self._kept == last and self.problem is None):
                return None
            first = self._kept if self.problem is None else 0
            return _Write(self._place, self.path, self._lines, first, last, self._size)

    def _note_success(self, write: _Write, size: int) -> None:
        with self._lock:
            if write.place == self._place:
                self.problem = None
                self._kept, self._size = write.last, size

    def _note_failure(self, write: _Write, error: OSError) -> None:
        with self._lock:
            if write.place == self._place:
                self.problem = error
                if isinstance(error, ChangedElsewhere):
                    self.path = None


def _move_facts(played: Played) -> dict[str, Json]:
    return {"move": str(played.move), "seat": played.seat, "told": told(played)}


def _new_hands(kinds: Sequence[str], wanted: Sequence[str]) -> list[dict[str, Json]]:
    """The lines after which the seats are played by these kinds of players."""
    pairs = enumerate(zip(kinds, wanted, strict=True))
    return [{"seat": seat, "kind": new} for seat, (old, new) in pairs if old != new]


def _is_marked(facts: Sequence[dict[str, Json]]) -> bool:
    """Whether somebody takes over a seat after the first move, which counts as a take-back."""
    first = next((place for place, line in enumerate(facts) if "move" in line), len(facts))
    return any("kind" in line for line in facts[first:])
