"""What a game is played with: quarry, plan and bags, read from their files and checked together."""

import re
from collections.abc import Sequence
from pathlib import Path

from attrs import frozen

from blueprints_desktop.engine.data import is_there, read_toml, take, take_name
from blueprints_desktop.engine.errors import BadData, BadOption
from blueprints_desktop.engine.game import Json
from blueprints_desktop.games.monuments.checks import number, only_keys
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.pieces import (
    BLACK,
    BRICKS,
    JEWEL,
    MOST_OF_A_KIND,
    NAMES,
    Piece,
)
from blueprints_desktop.games.monuments.plan import Plan, parse_plan
from blueprints_desktop.games.monuments.quarry import Quarry, parse_quarry
from blueprints_desktop.games.monuments.state import ROUNDS

QUARRY_FILE = "quarry.toml"
_QUARRY_KEYS = ("outer", "middle", "centre", "touches", "box")
_PLAN_KEYS = ("name", "levels", "rounds")
_KEY = re.compile("[a-z][a-z0-9_]*")

_COUNTED = (*BRICKS, JEWEL)
"""The kinds of which a bag says how many it holds; the black piece is always in it."""

Counts = tuple[int, ...]


@frozen
class Filling:
    """How the quarry is filled in one round: the bag, and the cell for each piece drawn from it."""

    bag: tuple[Piece, ...]
    places: tuple[int, ...]


@frozen
class Kit:
    """All of it, ready to play with."""

    monument: str
    """Its key: the name of its file."""
    name: str
    """The monument's name as its maker wrote it."""
    plan: Plan
    quarry: Quarry
    fillings: tuple[Filling, ...]
    """By round."""


def read_data(options: Options, folders: Sequence[Path]) -> Json:
    """The plan chosen in the options and the quarry, each from the first folder that has it."""
    monument = options.monument
    if monument not in monuments(folders):
        raise BadOption("unknown-monument", option="monument", value=monument)
    plan, quarry = f"{monument}.toml", QUARRY_FILE
    data = {
        "monument": monument,
        "plan": read_toml(_find(plan, folders)),
        "quarry": read_toml(_find(quarry, folders)),
    }
    parse_kit(data, plan, quarry)
    return data


def monuments(folders: Sequence[Path]) -> list[str]:
    """The monuments for which the folders hold a plan, sorted."""
    files = {path.name for folder in folders for path in folder.glob("*.toml")}
    names = (name.removesuffix(".toml") for name in files - {QUARRY_FILE})
    return sorted(name for name in names if _KEY.fullmatch(name))


def _find(name: str, folders: Sequence[Path]) -> Path:
    found = (folder / name for folder in folders if is_there(folder / name))
    return next(found, folders[0] / name)


def parse_kit(data: Json, plan_source: str = "plan", quarry_source: str = "quarry") -> Kit:
    """The kit in a match's data; whatever is wrong in it raises BadData."""
    monument = take_name(data, "monument", "data")
    quarry_table = take(data, "quarry", dict, "data", "")
    plan_table = take(data, "plan", dict, "data", "")
    only_keys(quarry_table, _QUARRY_KEYS, quarry_source, "")
    only_keys(plan_table, _PLAN_KEYS, plan_source, "")
    quarry = parse_quarry(quarry_table, quarry_source)
    box = _parse_counts(quarry_table, "box", quarry_source, "")
    plan = parse_plan(take(plan_table, "levels", list, plan_source, ""), plan_source)
    name = take_name(plan_table, "name", plan_source)
    rounds = take(plan_table, "rounds", list, plan_source, "")
    if len(rounds) != ROUNDS:
        raise BadData("not-three-rounds", plan_source, "rounds", found=len(rounds))
    bags = [
        _parse_counts(table, "bag", plan_source, f"round {n}") for n, table in enumerate(rounds, 1)
    ]
    _check_supply(plan, bags, box, plan_source)
    fillings = (
        _parse_filling(table, bag, quarry, plan_source, f"round {n}")
        for n, (table, bag) in enumerate(zip(rounds, bags, strict=True), 1)
    )
    return Kit(monument, name, plan, quarry, tuple(fillings))


def _parse_counts(table: Json, key: str, source: str, entry: str) -> Counts:
    """How many pieces of each kind a bag, or the box, holds."""
    counts = take(table, key, dict, source, entry)
    entry = f"{entry}.{key}" if entry else key
    names = [NAMES[kind] for kind in _COUNTED]
    only_keys(counts, names, source, entry)
    return tuple(number(counts, name, MOST_OF_A_KIND, source, entry) for name in names)


def _check_supply(plan: Plan, bags: Sequence[Counts], box: Counts, source: str) -> None:
    """In each colour the three bags bring enough for the plan and no more than there is."""
    for kind, supply, most in zip(_COUNTED, map(sum, zip(*bags, strict=True)), box, strict=True):
        need = plan.by_colour[kind].bit_count() if kind in BRICKS else 0
        facts = {"kind": NAMES[kind], "found": supply}
        if supply < need:
            raise BadData("bags-hold-too-few", source, "rounds", **facts, need=need)
        if supply > most:
            raise BadData("bags-hold-more-than-the-box", source, "rounds", **facts, most=most)


def _parse_filling(table: Json, counts: Counts, quarry: Quarry, source: str, entry: str) -> Filling:
    """One piece for each outer cell, for the middle cells as the plan says, the rest for the centre."""
    only_keys(table, ("bag", "middle"), source, entry)
    middle = take(table, "middle", list, source, entry)
    if len(middle) != len(quarry.middle) or any(type(n) is not int or n < 0 for n in middle):
        raise BadData("not-a-number-for-each-middle-cell", source, f"{entry}.middle")
    pieces = [kind for kind, n in zip(_COUNTED, counts, strict=True) for _ in range(n)]
    bag = (*pieces, BLACK)
    rings = quarry.outer + sum(middle)
    if len(bag) < rings:
        raise BadData("bag-does-not-fill-the-rings", source, entry, need=rings, found=len(bag))
    places = [
        *range(quarry.outer),
        *(place for place, n in zip(quarry.middle, middle, strict=True) for _ in range(n)),
    ]
    centre = len(quarry.cells) - 1
    return Filling(bag, (*places, *[centre] * (len(bag) - rings)))
