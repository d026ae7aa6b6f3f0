"""The first line of a match file: all that is needed to play its moves again."""

from itertools import pairwise
from typing import Any

from attrs import evolve, field, frozen
from attrs.validators import and_, ge, instance_of, lt, min_len

from blueprints_desktop.engine import chance, options
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.game import Box, Json
from blueprints_desktop.engine.match import Match, Reseed
from blueprints_desktop.games import registry
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.limits import (
    LONGEST_NAME,
    LONGEST_TITLE,
    LONGEST_WORD,
    MOST_BRANCHES,
    shortened,
)

FORMAT = "blueprints-desktop match"
VERSION = 2
"""A match that branched off needs it; all others are written as version 1, which older programs
read as well."""
CHANCE = f"{chance.NAME}/{chance.VERSION}"


PERSON = "person"
COLOURS = 4
_COMPUTER = "computer:"


@frozen
class Player:
    """Who sits at a seat. The id stays when the name changes; colours are numbered from 0."""

    id: str = field(validator=instance_of(str))
    name: str = field(validator=and_(instance_of(str), min_len(1)))
    colour: int = field(validator=and_(instance_of(int), ge(0), lt(COLOURS)))
    kind: str = field(default=PERSON, validator=instance_of(str))
    """``person``, or the level of a computer player."""

    @property
    def identity(self) -> str:
        """Who it is from match to match. No person's looks like a computer's, not even that of
        somebody who took over its seat, and so goes by the name there."""
        if self.kind != PERSON:
            return computer_id(self.kind)
        return f"guest:{self.name}" if is_computer_id(self.id) else self.id


def computer_id(level: str) -> str:
    """Computers have their level's: how well it plays is all there is to know of one."""
    return f"{_COMPUTER}{level}"


def level_of(player_id: str) -> str:
    """The level of the computer that has this id; empty: it is a person's.

    >>> level_of(computer_id("master")), level_of("guest:Ada")
    ('master', '')
    """
    return player_id.removeprefix(_COMPUTER) if is_computer_id(player_id) else ""


def is_computer_id(player_id: str) -> bool:
    return player_id.startswith(_COMPUTER)


@frozen
class Branch:
    """Where a match left another one, to go on with a seed of its own."""

    match_id: str
    """The match it left."""
    after: int
    """So many moves they have in common."""
    seed: int


@frozen
class Header:
    match_id: str
    title: str
    created: str
    """When the match began, in ISO 8601 with its offset."""
    box: Box
    rules: int
    players: tuple[Player, ...]
    options: Any
    seed: int
    data: Json
    branches: tuple[Branch, ...] = ()
    """The earliest first: a branch may have branched off from a branch."""

    def new_match(self) -> Match:
        """The match at its beginning."""
        reseeds = [Reseed(branch.after, branch.seed) for branch in self.branches]
        return Match(self.box, self.data, len(self.players), self.options, self.seed, reseeds)

    def within_limits(self) -> "Header":
        """The header with names and titles shortened to what can be read again from a file."""
        return evolve(
            self,
            title=shortened(self.title, LONGEST_TITLE),
            players=tuple(
                evolve(
                    player,
                    id=shortened(player.id, LONGEST_WORD),
                    name=shortened(player.name, LONGEST_NAME),
                )
                for player in self.players
            ),
        )

    def to_json(self) -> dict[str, Json]:
        branches = [
            {"match": branch.match_id, "after": branch.after, "seed": branch.seed}
            for branch in self.branches
        ]
        return {
            "format": FORMAT,
            "version": VERSION if branches else 1,
            "match": self.match_id,
            "title": self.title,
            "created": self.created,
            "game": self.box.key,
            "rules": self.rules,
            "chance": CHANCE,
            "seats": [
                {"player": p.id, "name": p.name, "colour": p.colour, "kind": p.kind}
                for p in self.players
            ],
            "options": options.to_json(self.options),
            "seed": self.seed,
            **({"branches": branches} if branches else {}),
            "data": self.data,
        }


_KEYS = {
    "match": str,
    "title": str,
    "created": str,
    "game": str,
    "rules": int,
    "seats": list,
    "options": dict,
    "seed": int,
    "data": dict,
}


def parse_header(facts: dict[str, Json]) -> Header:
    """The header in a first line; what is wrong with it raises BadMatchFile for line 1."""
    if facts.get("format") != FORMAT:
        raise BadMatchFile("not-a-match-file", 1)
    version = facts.get("version")
    if type(version) is not int or version < 1:
        raise BadMatchFile("bad-header", 1, entry="version")
    if version > VERSION:
        raise BadMatchFile("newer-format", 1, version=version)
    if facts.get("chance") != CHANCE:
        raise BadMatchFile("unknown-chance", 1, chance=facts.get("chance"))
    for key, kind in _KEYS.items():
        if type(facts.get(key)) is not kind:
            raise BadMatchFile("bad-header", 1, entry=key)
        if kind is str:
            _check_length(facts[key], LONGEST_TITLE if key == "title" else LONGEST_WORD, key)
    try:
        box = registry.box(facts["game"])
        chosen = options.from_json(box.options, facts["options"])
    except GameError as error:
        raise BadMatchFile(error.code, 1, **error.facts) from error
    if len(facts["seats"]) > max(box.seats):
        raise BadMatchFile("bad-header", 1, entry="seats")
    return Header(
        match_id=facts["match"],
        title=facts["title"],
        created=facts["created"],
        box=box,
        rules=facts["rules"],
        players=tuple(map(_parse_player, facts["seats"])),
        options=chosen,
        seed=facts["seed"],
        data=facts["data"],
        branches=_parse_branches(facts) if version > 1 else (),
    )


def _parse_branches(facts: dict[str, Json]) -> tuple[Branch, ...]:
    """Where the match branched off, which is once at least, and each time after the one before."""
    found = facts.get("branches")
    if not isinstance(found, list) or not found or len(found) > MOST_BRANCHES:
        raise BadMatchFile("bad-header", 1, entry="branches")
    if not all(map(_is_branch, found)):
        raise BadMatchFile("bad-header", 1, entry="branches")
    branches = tuple(Branch(each["match"], each["after"], each["seed"]) for each in found)
    if branches[0].after < 0 or any(a.after >= b.after for a, b in pairwise(branches)):
        raise BadMatchFile("bad-header", 1, entry="branches")
    return branches


def _is_branch(facts: Json) -> bool:
    kinds = {"match": str, "after": int, "seed": int}
    return (
        isinstance(facts, dict)
        and {key: type(facts[key]) for key in facts} == kinds
        and len(facts["match"]) <= LONGEST_WORD
    )


def _parse_player(facts: Json) -> Player:
    if not isinstance(facts, dict) or set(facts) != {"player", "name", "colour", "kind"}:
        raise BadMatchFile("bad-header", 1, entry="seats")
    if type(facts["colour"]) is not int:
        raise BadMatchFile("bad-header", 1, entry="colour")
    for key, most in (("player", LONGEST_WORD), ("name", LONGEST_NAME), ("kind", LONGEST_WORD)):
        if type(facts[key]) is not str:
            raise BadMatchFile("bad-header", 1, entry=key)
        _check_length(facts[key], most, key)
    try:
        return Player(facts["player"], facts["name"], facts["colour"], facts["kind"])
    except (TypeError, ValueError) as error:
        raise BadMatchFile("bad-header", 1, entry="seats") from error


def _check_length(text: str, most: int, entry: str) -> None:
    if len(text) > most:
        raise BadMatchFile("text-is-too-long", 1, entry=entry, most=most)
