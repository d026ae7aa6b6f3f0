"""Reading a match file: every line checked, every move played again."""

import errno
from collections.abc import Iterable
from pathlib import Path

from attrs import evolve, frozen

from blueprints_desktop.engine.errors import GameError, IllegalMove
from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.input_files import FileTooLarge, NotRegularFile, read_input_file
from blueprints_desktop.engine.match import Match, Played
from blueprints_desktop.store.errors import BadMatchFile, FileNotice
from blueprints_desktop.store.header import FORMAT, Header, Player, parse_header
from blueprints_desktop.store.limits import (
    LARGEST,
    LONGEST_ENTRY,
    LONGEST_HEADER,
    LONGEST_WORD,
    MOST_ENTRIES,
)
from blueprints_desktop.store.lines import checksum, unseal


@frozen
class Reading:
    """What a match file holds."""

    header: Header
    """As the first line has it; ``present_header`` knows of seats that changed hands since."""
    match: Match
    entries: tuple[dict[str, Json], ...]
    """What the lines after the header say, as far as they could be carried out."""
    notices: tuple[FileNotice, ...]
    players: tuple[Player, ...]
    """Who sits where now."""
    lines: tuple[bytes, ...]
    """The header's line and those of the entries, as they stand in the file."""
    total: int
    """The checksum of these lines, from which the next one goes on."""

    @property
    def present_header(self) -> Header:
        return evolve(self.header, players=self.players)

    @property
    def other_rules(self) -> bool:
        """It was played by another version of the rules."""
        return self.header.rules != self.header.box.rules


def read_match(path: Path, *, beginning: bool = False) -> Reading:
    """Read a match file without touching it; BadMatchFile says why it cannot be.

    ``beginning``: what comes before a damaged line is enough.
    """
    lines, torn = _split(_content(path))
    if not lines:
        begun = "line-was-changed" if _is_ours(torn) else "not-a-match-file"
        raise BadMatchFile(begun if torn.strip() else "empty-file", 1)
    header, match, total = _begin(lines[0])
    other_rules = header.rules != header.box.rules
    entries: list[dict[str, Json]] = []
    notices: list[FileNotice] = []
    players = header.players
    try:
        for number, line in enumerate(lines[1:], 2):
            if len(line) > LONGEST_ENTRY:
                raise BadMatchFile("line-is-too-long", number, most=LONGEST_ENTRY)
            facts, grown = unseal(_text(line, number), total, number)
            try:
                if set(facts) == {"seat", "kind"}:
                    players = _handed_over(match, players, facts, number)
                else:
                    _carry_out(match, facts, number, check_told=other_rules)
            except BadMatchFile:
                if not other_rules:
                    raise
                notices.append(FileNotice("other-rules-from-here", number))
                break
            entries.append(facts)
            total = grown
        if torn and not notices:
            notices.append(FileNotice("torn-last-line", len(lines) + 1))
    except BadMatchFile as error:
        error.moves_before = len(match.played)
        if not beginning:
            raise
    kept = tuple(line + b"\n" for line in lines[: 1 + len(entries)])
    return Reading(header, match, tuple(entries), tuple(notices), players, kept, total)


def told(played: Played) -> str:
    """A checksum of what a move led to: where other rules tell another story, it differs."""
    return f"{checksum(repr(played.step.events)):08x}"


def _content(path: Path) -> bytes:
    """What a file holds, if it is not longer than a match, and has no more lines than one."""
    try:
        content = read_input_file(path, LARGEST)
    except FileTooLarge as error:
        raise BadMatchFile("too-large", 1) from error
    except NotRegularFile as error:
        if error.errno == errno.EISDIR:
            raise BadMatchFile("cannot-be-read", 1, reason=error.strerror) from error
        raise BadMatchFile("not-a-regular-file", 1) from error
    except OSError as error:
        raise BadMatchFile("cannot-be-read", 1, reason=error.strerror) from error
    if len(content.partition(b"\n")[0]) > LONGEST_HEADER:
        raise BadMatchFile("line-is-too-long" if _is_ours(content) else "not-a-match-file", 1)
    if content.count(b"\n") > 1 + MOST_ENTRIES:
        if _is_ours(content):
            raise BadMatchFile("too-many-lines", MOST_ENTRIES + 2, most=MOST_ENTRIES)
        raise BadMatchFile("not-a-match-file", 1)
    return content


def _split(content: bytes) -> tuple[list[bytes], bytes]:
    """The whole lines, and what a torn write left after them (zeros, after a power cut)."""
    written = content.rstrip(b"\0")
    *lines, torn = written.split(b"\n")
    return lines, torn or (content[len(written) :] if lines else b"")


def _text(line: bytes, number: int) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise BadMatchFile("line-is-not-text", number) from error


def _is_ours(line: bytes) -> bool:
    """Whether a first line, whole or not, was once that of a match."""
    return FORMAT.encode() in line[:80]


def _begin(line: bytes) -> tuple[Header, Match, int]:
    try:
        facts, total = unseal(_text(line, 1), 0, 1)
    except BadMatchFile as error:
        raise error if _is_ours(line) else BadMatchFile("not-a-match-file", 1) from error
    header = parse_header(facts)
    try:
        return header, header.new_match(), total
    except GameError as error:
        raise BadMatchFile(error.code, 1, **error.facts) from error


def _handed_over(
    match: Match, players: tuple[Player, ...], facts: dict[str, Json], number: int
) -> tuple[Player, ...]:
    """Somebody else plays a seat from here on."""
    seat, kind = facts["seat"], facts["kind"]
    if type(seat) is not int or seat not in range(len(players)) or type(kind) is not str:
        raise BadMatchFile("unknown-entry", number)
    if len(kind) > LONGEST_WORD:
        raise BadMatchFile("unknown-entry", number)
    match.note_new_hands()
    return with_kind(players, seat, kind)


def seated(players: tuple[Player, ...], kinds: Iterable[str]) -> tuple[Player, ...]:
    """The players, all of these kinds."""
    return tuple(evolve(one, kind=kind) for one, kind in zip(players, kinds, strict=True))


def with_kind(players: tuple[Player, ...], seat: int, kind: str) -> tuple[Player, ...]:
    """The players, one of them of another kind: the seat keeps its name and colour."""
    return (*players[:seat], evolve(players[seat], kind=kind), *players[seat + 1 :])


_MOVE = {"move": str, "seat": int, "told": str}
"""The types of what a move's line holds: 1.0 and true are equal to a seat's number, but are none."""


def _carry_out(match: Match, facts: dict[str, Json], number: int, check_told: bool) -> None:
    """Do in the match what a line says."""
    keys = set(facts)
    try:
        if {key: type(facts[key]) for key in facts} == _MOVE:
            if facts["seat"] != match.to_act:
                raise BadMatchFile("wrong-seat", number, seat=facts["seat"])
            match.play_text(facts["move"])
            if check_told and told(match.played[-1]) != facts["told"]:
                match.undo()
                raise BadMatchFile("other-course", number)
        elif keys == {"undo"} and type(facts["undo"]) is int:
            match.undo(facts["undo"])
        elif keys == {"redo"} and type(facts["redo"]) is int:
            match.redo(facts["redo"])
        elif (
            keys == {"hint"} and type(facts["hint"]) is int and facts["hint"] in range(match.seats)
        ):
            match.note_hint(facts["hint"])
        else:
            raise BadMatchFile("unknown-entry", number)
    except IllegalMove as error:
        reason = {"reason": error.code, **error.facts}
        raise BadMatchFile("illegal-move", number, **reason) from error
