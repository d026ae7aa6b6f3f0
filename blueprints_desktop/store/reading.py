"""Reading a match file: every line checked, every move played again."""

from collections.abc import Iterable
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from attrs import evolve, frozen

from blueprints_desktop.engine.errors import GameError, IllegalMove
from blueprints_desktop.engine.game import Json
from blueprints_desktop.engine.match import Match, Played
from blueprints_desktop.store.errors import BadMatchFile, Notice
from blueprints_desktop.store.header import FORMAT, Header, Player, parse_header
from blueprints_desktop.store.lines import checksum, unseal

LARGEST = 64 * 1024 * 1024
"""No match comes near this size; a file beyond it is something else."""


@frozen
class Reading:
    """What a match file holds."""

    header: Header
    """As the first line has it; ``present_header`` knows of seats that changed hands since."""
    match: Match
    entries: tuple[dict[str, Json], ...]
    """What the lines after the header say, as far as they could be carried out."""
    notices: tuple[Notice, ...]
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
    try:
        known = path.stat()
        if known.st_size > LARGEST:
            raise BadMatchFile("too-large", 1)
        if not (S_ISREG(known.st_mode) or S_ISDIR(known.st_mode)):
            raise BadMatchFile("not-a-match-file", 1)  # a pipe or a device may never end
        content = path.read_bytes()
    except OSError as error:
        raise BadMatchFile("cannot-be-read", 1, reason=error.strerror) from error
    lines, torn = _split(content)
    if not lines:
        begun = "line-was-changed" if _is_ours(torn) else "not-a-match-file"
        raise BadMatchFile(begun if torn.strip() else "empty-file", 1)
    header, match, total = _begin(lines[0])
    other_rules = header.rules != header.box.rules
    entries: list[dict[str, Json]] = []
    notices: list[Notice] = []
    players = header.players
    try:
        for number, line in enumerate(lines[1:], 2):
            facts, grown = unseal(_text(line, number), total, number)
            try:
                if set(facts) == {"seat", "kind"}:
                    players = _handed_over(match, players, facts, number)
                else:
                    _carry_out(match, facts, number, check_told=other_rules)
            except BadMatchFile:
                if not other_rules:
                    raise
                notices.append(Notice("other-rules-from-here", number))
                break
            entries.append(facts)
            total = grown
        if torn and not notices:
            notices.append(Notice("torn-last-line", len(lines) + 1))
    except BadMatchFile as error:
        error.moves_before = len(match.played)
        if not beginning:
            raise
    kept = tuple(line + b"\n" for line in lines[: 1 + len(entries)])
    return Reading(header, match, tuple(entries), tuple(notices), players, kept, total)


def told(played: Played) -> str:
    """A checksum of what a move led to: where other rules tell another story, it differs."""
    return f"{checksum(repr(played.step.events)):08x}"


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
    if type(seat) is not int or seat not in range(len(players)) or not isinstance(kind, str):
        raise BadMatchFile("unknown-entry", number)
    match.note_new_hands()
    return with_kind(players, seat, kind)


def seated(players: tuple[Player, ...], kinds: Iterable[str]) -> tuple[Player, ...]:
    """The players, all of these kinds."""
    return tuple(evolve(one, kind=kind) for one, kind in zip(players, kinds, strict=True))


def with_kind(players: tuple[Player, ...], seat: int, kind: str) -> tuple[Player, ...]:
    """The players, one of them of another kind: the seat keeps its name and colour."""
    return (*players[:seat], evolve(players[seat], kind=kind), *players[seat + 1 :])


def _carry_out(match: Match, facts: dict[str, Json], number: int, check_told: bool) -> None:
    """Do in the match what a line says."""
    keys = set(facts)
    try:
        if keys == {"move", "seat", "told"} and isinstance(facts["move"], str):
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
        else:
            raise BadMatchFile("unknown-entry", number)
    except IllegalMove as error:
        reason = {"reason": error.code, **error.facts}
        raise BadMatchFile("illegal-move", number, **reason) from error
