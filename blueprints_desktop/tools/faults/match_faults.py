"""Spoiled match files, and what the program does with match files."""

import json
import os
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from attrs import evolve

from blueprints_desktop import places
from blueprints_desktop.desktop.i18n.error_messages import said_error, said_notice
from blueprints_desktop.desktop.pages.matches.match_summary import summary_of
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.game import Json
from blueprints_desktop.games import registry
from blueprints_desktop.history.catching_up import match_id_of
from blueprints_desktop.history.facts import facts_of
from blueprints_desktop.store.branching import branch_off, branched
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.lines import checksum
from blueprints_desktop.store.match_files import duplicate, retitle
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch
from blueprints_desktop.tools.faults.spoiling import BYTES, Raw, spoil_value, strange_value, written

NOW = datetime(2026, 11, 16, tzinfo=UTC)
KINDS = ("person", "apprentice", "master")
LONGEST_MESSAGE = 600


@cache
def good_file(number: int, folder: Path) -> bytes:
    """A match file as the program writes it: any game, any length, with undos and changed hands."""
    random = Random(f"match {number}")
    keys = list(registry.KEYS)
    box = registry.box(keys[number % len(keys)])
    options = box.options()
    seats = random.choice(box.seats)
    players = tuple(Player(f"id{seat}", f"Zoé {seat}", seat) for seat in range(seats))
    data = box.read_data(options, [places.resources() / box.key])
    header = Header(
        "m1", "Sunday", NOW.isoformat(), box, box.rules, players, options, number, data
    )  # fmt: skip
    path = folder / f"good {number}.match"
    saved = SavedMatch.begin(header, path)
    for _ in range(random.choice([0, 3, 12, 40, 400])):
        if saved.match.to_act is None:
            break
        saved.play(random.choice(list(saved.match.legal_moves())))
        if random.random() < 0.1:
            saved.undo()
            saved.redo()
        if random.random() < 0.05:
            saved.hand_over(random.randrange(seats), random.choice(KINDS))
    if random.random() < 0.3:
        moves = random.randrange(len(saved.match.played) + 1)
        left = evolve(branched(saved.header, moves, 7, NOW, "on from there"), match_id="m2")
        SavedMatch.begin(left, path, saved.match.move_texts()[:moves], saved.hands)
    content = path.read_bytes()
    path.unlink()
    return content


# --- spoiling ---------------------------------------------------------------------------


def sealed_again(lines: list[Any]) -> bytes:
    """Lines with right checksums, as another program could have written them."""
    total = 0
    texts = []
    for line in lines:
        body = written(line)
        total = checksum(body, total)
        texts.append(f'{body[:-1]},"sum":"{total:08x}"}}\n')
    return "".join(texts).encode()


def _facts(content: bytes) -> list[dict[str, Json]]:
    lines = [json.loads(line) for line in content.splitlines()]
    return [{key: line[key] for key in line if key != "sum"} for line in lines]


def _changed_header(random: Random, content: bytes) -> bytes:
    header, *others = _facts(content)
    for _ in range(random.choice([1, 1, 2])):
        header = spoil_value(random, header)
    return sealed_again([header, *others])


def _changed_field(random: Random, content: bytes) -> bytes:
    """Every field of the header has a strange value sooner or later."""
    header, *others = _facts(content)
    return sealed_again(
        [{**header, random.choice(list(header)): strange_value(random, toml=False)}, *others]
    )


def _changed_seat(random: Random, content: bytes) -> bytes:
    header, *others = _facts(content)
    seats = [dict(seat) for seat in header["seats"]]
    seat = random.choice(seats)
    seat[random.choice(list(seat))] = strange_value(random, toml=False)
    return sealed_again([{**header, "seats": seats}, *others])


def _changed_data(random: Random, content: bytes) -> bytes:
    header, *others = _facts(content)
    return sealed_again([{**header, "data": spoil_value(random, header["data"])}, *others])


def _changed_entry(random: Random, content: bytes) -> bytes:
    lines = _facts(content)
    place = random.randrange(len(lines))
    lines[place] = spoil_value(random, lines[place])
    return sealed_again(lines)


def _other_number(random: Random, content: bytes) -> bytes:
    """A number that is equal to the right one and of another type, or that is too large."""
    lines = _facts(content)
    places = [(n, key) for n, line in enumerate(lines) for key in line if type(line[key]) is int]
    place, key = random.choice(places)
    number = lines[place][key]
    lines[place][key] = random.choice(
        [float(number), bool(number), str(number), -number - 1, Raw(f"{number}e0"), Raw("9" * 5000)]
    )
    return sealed_again(lines)


def _strange_entries(random: Random, content: bytes) -> bytes:
    lines: list[Any] = _facts(content)
    for _ in range(random.choice([1, 3, 30])):
        number = random.choice([0, 1, 2, 5, len(lines), -1, 10**6, 2**63, 1.0, True, None])
        entry: dict[str, Any] = random.choice(
            [
                {"undo": number},
                {"redo": number},
                {"seat": number, "kind": random.choice([*KINDS, "wizard", "", 5, "k" * 200])},
                {"move": random.choice(["next", "pass", "roll", "", "x" * 900, 5]), "seat": number,
                 "told": random.choice(["00000000", "", 7])},
                {},
                {"undo": 1, "redo": 1},
            ]
        )  # fmt: skip
        lines.insert(random.randrange(1, len(lines) + 1), entry)
    return sealed_again(lines)


def _huge_text(random: Random, content: bytes) -> bytes:
    header, *others = _facts(content)
    text = random.choice(["x", "é", "🏛", "\u0000", '"', "\\"]) * random.choice([10_000, 300_000])
    where = random.choice(["title", "match", "created", "game", "name", "player", "kind", "data"])
    if where in ("name", "player", "kind"):
        header["seats"][0][where] = text
    elif where == "data":
        header["data"][random.choice(list(header["data"]))] = text
    else:
        header[where] = text
    return sealed_again([header, *others])


def _huge_list(random: Random, content: bytes) -> bytes:
    header, *others = _facts(content)
    part = random.choice(["1", "[]", "{}", '"x"', "null"])
    many = Raw("[" + ",".join([part] * random.choice([3000, 60_000])) + "]")
    header[random.choice(["seats", "branches", "options", "data", "strange"])] = many
    header["version"] = 2
    return sealed_again([header, *others])


def _many_lines(random: Random, content: bytes) -> bytes:
    lines: list[Any] = _facts(content)
    count = random.choice([500, 9_000, 12_000])
    if random.random() < 0.5:
        return sealed_again([*lines, *[{"undo": 1}, {"redo": 1}] * count])
    return sealed_again([*lines, *[{"seat": 0, "kind": "master"}] * 2 * count])


def _huge_file(random: Random, content: bytes) -> bytes:
    filler = random.choice([b"\n", b"x", b"{}\n", b'{"undo":1}\n', bytes(1)])
    return content + filler * (random.choice([2, 5, 60]) * 1024 * 1024 // len(filler))


SEALED: dict[str, Callable[[Random, bytes], bytes]] = {
    "header changed": _changed_header,
    "field changed": _changed_field,
    "seat changed": _changed_seat,
    "data changed": _changed_data,
    "entry changed": _changed_entry,
    "number of another type": _other_number,
    "strange entries": _strange_entries,
    "huge text": _huge_text,
    "huge list": _huge_list,
}
"""By name, what changes a file that then has right checksums."""
LARGE: dict[str, Callable[[Random, bytes], bytes]] = {
    "many lines": _many_lines,
    "huge file": _huge_file,
}
"""Those that take long to make: few of them are tried."""


def spoiled_match(random: Random, folder: Path) -> tuple[str, Path]:
    """A spoiled match file, and what was done to it."""
    content = good_file(random.randrange(24), folder)
    chance = random.random()
    table = LARGE if chance < 0.01 else BYTES if chance < 0.35 else SEALED
    kind = random.choice(list(table))
    path = folder / "spoiled.match"
    path.write_bytes(table[kind](random, content))
    return f"match file: {kind}", path


# --- what the program does with it ------------------------------------------------------


def use_match(path: Path) -> str:
    """Do with a match file all that the program does with one; returns how that ended.

    A file that is refused raises BadMatchFile wherever it is opened, and stays as it is. Whatever
    the program writes after it opened one it can read again.
    """
    content = path.read_bytes()
    match_id_of(path)
    summary = summary_of(path)
    try:
        saved = SavedMatch.open(path)
    except BadMatchFile as error:
        assert isinstance(summary, BadMatchFile), "a list shows what cannot be opened"
        check_message(error)
        _check_beginning(path, error)
        _refuses(lambda: retitle(path, "x"))
        _refuses(lambda: duplicate(path, "x"))
        assert path.read_bytes() == content, "the file stays as it is"
        return "refused"
    assert not isinstance(summary, BadMatchFile)
    assert all(map(said_notice, saved.notices))
    facts_of(saved.header, saved.match, NOW)
    _use_on(saved, path)
    return "opened"


def check_message(error: GameError) -> None:
    """An error is told in a readable text, whatever the file holds."""
    assert 0 < len(said_error(error)) < LONGEST_MESSAGE
    assert 0 < len(str(error)) < LONGEST_MESSAGE


def _check_beginning(path: Path, error: BadMatchFile) -> None:
    """What is said to be readable before a damaged line can be read."""
    if error.moves_before:
        beginning = SavedMatch.open(path, beginning=True)
        assert len(beginning.match.played) == error.moves_before


def _refuses(act: Callable[[], object]) -> None:
    try:
        act()
    except BadMatchFile:
        return
    raise AssertionError("a file that cannot be opened was written to")


def _use_on(saved: SavedMatch, path: Path) -> None:
    """Play on, take back, change hands, rename, copy and branch off; and read all of that again."""
    twin = duplicate(path, "y" * 300)
    twin.unlink()
    moves = len(saved.match.played)
    copy = path.with_name("branch.match")
    branch_off(saved, moves, secrets.randbelow(2**32), copy, NOW, "z" * 300)
    assert len(read_match(copy).match.played) == moves
    copy.unlink()
    if saved.path is None:
        return
    if saved.match.to_act is not None:
        saved.play(saved.match.legal_moves()[0])
    if saved.match.played:
        saved.undo()
    saved.hand_over(0, "person")
    assert saved.problem is None, saved.problem
    again = SavedMatch.open(path)
    assert again.match.move_texts() == saved.match.move_texts()
    assert again.match.took_back == saved.match.took_back
    assert again.hands.made == saved.hands.made
    assert retitle(path, "t" * 300)
    read_match(path)


def special_files(folder: Path, suffix: str) -> list[Path]:
    """A pipe, a folder, a socket and links to devices, to nothing and in a circle."""
    import socket

    targets = {
        "zero": "/dev/zero", "random": "/dev/random", "null": "/dev/null", "full": "/dev/full",
        "tty": "/dev/tty", "nothing": "nowhere", "circle": f"circle{suffix}", "folder link": ".",
        "pipe link": f"pipe{suffix}",
    }  # fmt: skip
    os.mkfifo(folder / f"pipe{suffix}")
    (folder / f"folder{suffix}").mkdir()
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(folder / f"socket{suffix}"))
    for name, target in targets.items():
        (folder / f"{name}{suffix}").symlink_to(target)
    return sorted(path for path in folder.iterdir() if path.name.endswith(suffix))
