"""Options of a game: frozen attrs classes, to and from JSON and the command line.

The types of the fields say everything: ``bool`` is a switch, ``str`` a word,
``tuple[...]`` a comma-separated list, ``int | None`` a seat or ``random``.
"""

import argparse
from collections.abc import Mapping
from datetime import date
from typing import Any, TypeVar

import attrs

from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.game import Json

O = TypeVar("O")  # noqa: E741


TABLE_MANNERS = {"table_manners": True}
"""Metadata of an option that changes what is shown and no rule; traces leave it out."""

ADDED_LATER = {"added_later": True}
"""Metadata of an option that is left out of JSON at its default: older programs read such files."""


def rules_of(options: Any) -> dict[str, Json]:
    """The options that a stranger needs to check a match: the rules, and who was chosen to begin."""
    return {
        field.name: to_json(options)[field.name]
        for field in attrs.fields(type(options))
        if not field.metadata.get("table_manners")
        and (field.name != "first" or options.first is not None)
    }


def seed_for(options: Any, day: date) -> int | None:
    """The seed that options ask for on a day (their ``seed_on``); None: it is drawn by lot."""
    asked = getattr(options, "seed_on", None)
    found: int | None = None if asked is None else asked(day)
    return found


def takes_back(options: Any) -> bool:
    """Whether moves may be taken back in a match with these options (their ``takes_back``)."""
    return bool(getattr(options, "takes_back", True))


def for_attempt(options: Any, tried: bool) -> Any:
    """The options for another match (their ``for_attempt``); ``tried``: what they are about counts
    only once and was tried before."""
    made = getattr(options, "for_attempt", None)
    return options if made is None else made(tried)


def to_json(options: Any) -> dict[str, Json]:
    """The options as JSON values, in the order in which the class names them."""
    kept = ((field, getattr(options, field.name)) for field in attrs.fields(type(options)))
    return {
        field.name: list(value) if isinstance(value, tuple) else value
        for field, value in kept
        if not (field.metadata.get("added_later") and value == field.default)
    }


def from_json(kind: type[O], values: Json) -> O:
    """Options read back; a foreign name, type or value raises BadOption."""
    if not isinstance(values, Mapping):
        raise BadOption("not-options", value=values)
    fields = attrs.fields_dict(kind)  # type: ignore[arg-type]
    given = {}
    for name, value in values.items():
        if name not in fields:
            raise BadOption("unknown-option", option=name)
        given[name] = tuple(value) if isinstance(value, list) else value
        _check_type(name, given[name], fields[name].default)
    return kind(**given)


def _check_type(name: str, value: object, default: object) -> None:
    """A value has the type of its default; where that is None, a seat number fits too."""
    if default is None:
        fits = value is None or type(value) is int
    elif isinstance(default, tuple):
        fits = isinstance(value, tuple) and all(type(part) in (int, str) for part in value)
    else:
        fits = type(value) is type(default)
    if not fits:
        raise BadOption("wrong-type", option=name, value=value)


def add_arguments(parser: argparse._ActionsContainer, kind: type[Any]) -> None:
    """An argument for every option, so that each game's command line comes with its class."""
    for field in attrs.fields(kind):
        flag = "--" + field.name.replace("_", "-")
        if isinstance(field.default, bool):
            parser.add_argument(
                flag, action=argparse.BooleanOptionalAction, default=argparse.SUPPRESS
            )
        else:
            parser.add_argument(flag, type=_reader(field.default), default=argparse.SUPPRESS)


def from_arguments(kind: type[O], arguments: argparse.Namespace) -> O:
    """The options given on the command line, the others at their defaults."""
    given = vars(arguments)
    names = [field.name for field in attrs.fields(kind)]  # type: ignore[arg-type]
    chosen = {name: given[name] for name in names if name in given}
    return from_json(kind, chosen)


def _reader(default: object) -> Any:
    if isinstance(default, tuple):
        return _list
    return _seat if default is None else type(default)


def _list(text: str) -> tuple[int | str, ...]:
    return tuple(int(part) if part.isdecimal() else part for part in text.split(","))


def _seat(text: str) -> int | None:
    return None if text == "random" else int(text)


def check_first(first: int | None, seats: int) -> None:
    """Who starts must be somebody at the table."""
    if first is not None and not 0 <= first < seats:
        raise BadOption("no-such-seat", option="first", value=first)
