"""Spoiled decks, boards, plans and quarries, and what the program does with them."""

import shutil
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from blueprints_desktop import places
from blueprints_desktop.desktop.i18n.error_messages import said_within
from blueprints_desktop.engine.errors import BadData, BadOption
from blueprints_desktop.games import registry
from blueprints_desktop.games.fits.data import find_boards
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch
from blueprints_desktop.tools.faults.match_faults import LONGEST_MESSAGE, NOW, check_message
from blueprints_desktop.tools.faults.spoiling import BYTES, Raw, spoil_value, strange_value

FILES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("blueprints", "deck.toml", {}),
    ("skyline", "deck.toml", {}),
    ("fits", "cards.toml", {}),
    ("fits", "boards/1.toml", {"boards": (1,)}),
    ("fits", "boards/3.toml", {"boards": (3,)}),
    ("fits", "boards/4.toml", {"boards": (4,)}),
    ("monuments", "quarry.toml", {"monument": "taj_mahal"}),
    ("monuments", "taj_mahal.toml", {"monument": "taj_mahal"}),
    ("monuments", "san_pietro.toml", {"monument": "san_pietro"}),
)
"""Game, file and the options that use it."""


@cache
def _good(game: str, file: str) -> bytes:
    return (places.resources() / game / file).read_bytes()


def _in_toml(value: Any) -> str:
    """A value as TOML, tables within values written inline."""
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, dict):
        pairs = (f"{_quoted(str(name))} = {_in_toml(part)}" for name, part in value.items())
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_in_toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return _quoted(value) if isinstance(value, str) else str(value)


def _quoted(text: str) -> str:
    told = (f"\\U{ord(sign):08X}" if sign in '"\\' or sign < " " else sign for sign in text)
    return '"' + "".join(told) + '"'


def _document(table: dict[str, Any]) -> bytes:
    lines = (f"{_quoted(key)} = {_in_toml(value)}\n" for key, value in table.items())
    return "".join(lines).encode("utf-8", "surrogatepass")


def _table(content: bytes) -> dict[str, Any]:
    return tomllib.loads(content.decode())


def _changed_value(random: Random, content: bytes) -> bytes:
    table = spoil_value(random, _table(content), toml=True)
    if not isinstance(table, dict):
        table = {"strange": table}
    return _document(table)


def _changed_key(random: Random, content: bytes) -> bytes:
    table = _table(content)
    table[random.choice(list(table))] = strange_value(random, toml=True)
    return _document(table)


def _appended(random: Random, content: bytes) -> bytes:
    count = random.choice([3, 17, 900, 20_000])
    lines = [
        "a." * count + "a = 1",
        "[" + "a." * count + "a]",
        "[[" + "a . " * count + "a]]",
        '"a".' * count + "a = 1",
        "'a'." * count + "a = 1",
        '"\\"".' * min(count, 8000) + "a = 1",
        "x = " + "[" * count,
        "x = " + "{a = " * min(count, 8000),
        "x = {" + "a." * count + "a = 1}",
        "x = " + "9" * count,
        "x = 0x" + "f" * count,
        'x = "' + "\\u0041" * min(count, 8000) + '"',
        'x = """' + '""\\' * count,
        "\n".join(f"k{number} = 1" for number in range(min(count, 5000))),
        "\n".join(f"[t{number}]" for number in range(min(count, 5000))),
        "[[a]]\n" * min(count, 9000),
        "\n".join(f"[{number}.a.a.a.a.a.a.a.a.a.a.a.a.a.a]" for number in range(min(count, 1500))),
        content.decode(),
        "#" + "x" * count,
        "x = 1\r",
        "x = '\t\x7f'",
        "\ufeff",
    ]
    text = random.choice(lines).encode()
    return text + b"\n" + content if random.random() < 0.5 else content + b"\n" + text + b"\n"


def _long_text(random: Random, content: bytes) -> bytes:
    table = _table(content)
    text = "x" * random.choice([50, 101, 5000, 70_000])
    target: Any = table
    while isinstance(target, dict | list) and target:
        keys = list(target) if isinstance(target, dict) else range(len(target))
        key = random.choice(list(keys))
        if isinstance(target, dict) and random.random() < 0.2:
            target[text] = target.pop(key)
            break
        if isinstance(target[key], dict | list) and random.random() < 0.9:
            target = target[key]
            continue
        target[key] = text
        break
    return _document(table)


def _huge(random: Random, content: bytes) -> bytes:
    return content + random.choice([b"#", b"\n", bytes(1), b"a.", b"["]) * (60 * 1024 * 1024)


WRITTEN: dict[str, Callable[[Random, bytes], bytes]] = {
    "value changed": _changed_value,
    "key changed": _changed_key,
    "something added": _appended,
    "long text": _long_text,
}


def spoiled_toml(random: Random, folder: Path) -> tuple[str, tuple[str, dict[str, Any], Path]]:
    """A folder of data with one spoiled file, and what was done to it."""
    game, file, options = random.choice(FILES)
    content = _good(game, file)
    chance = random.random()
    if chance < 0.005:
        kind, spoiled = "huge file", _huge(random, content)
    else:
        table = BYTES if chance < 0.4 else WRITTEN
        kind = random.choice(list(table))
        spoiled = table[kind](random, content)
    data = fresh_data(game, folder)
    (data / file).write_bytes(spoiled)
    return f"data file: {kind}", (game, dict(options), data)


def fresh_data(game: str, folder: Path) -> Path:
    """A folder with all data of a game, to be spoiled."""
    data = folder / "data"
    shutil.rmtree(data, ignore_errors=True)
    shutil.copytree(places.resources() / game, data)
    return data


def use_data(game: str, options: dict[str, Any], data: Path) -> str:
    """Offer the data, begin a match with it, play a little and read its file again."""
    box = registry.box(game)
    if game == "fits":
        for trouble in find_boards([data])[1]:
            assert len(said_within(trouble)) < LONGEST_MESSAGE
    chosen = box.options(**options)
    try:
        found = box.read_data(chosen, [data])
    except (BadData, BadOption) as error:
        check_message(error)
        return "refused"
    players = tuple(Player(f"id{seat}", f"Zoé {seat}", seat) for seat in range(box.seats[-1]))
    header = Header("m", "", NOW.isoformat(), box, box.rules, players, chosen, 5, found)
    path = data / "a.match"
    saved = SavedMatch.begin(header, path)
    for _ in range(5):
        if saved.match.to_act is not None:
            saved.play(saved.match.legal_moves()[0])
    assert saved.problem is None, saved.problem
    again = read_match(path)
    assert again.match.move_texts() == saved.match.move_texts()
    assert again.header.data == found
    return "opened"
