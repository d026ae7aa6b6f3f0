"""Numbers, days and people as the statistics page says them."""

from collections.abc import Iterable
from datetime import datetime
from functools import cache

from PySide6.QtCore import QCoreApplication, QLocale

from blueprints_desktop.desktop.games.registry import shown_games, words_of
from blueprints_desktop.desktop.i18n.computer_names import KINDS, kind_word
from blueprints_desktop.desktop.i18n.language import Language, short_day
from blueprints_desktop.desktop.i18n.names import shown_name
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.engine.plain_text import one_line_name
from blueprints_desktop.history.forgetting import GONE
from blueprints_desktop.history.overview import PlayerStanding
from blueprints_desktop.store.header import PERSON

NOTHING = "\N{EN DASH}"


def average(value: float) -> str:
    return QLocale().toString(value, "f", 1).replace("-", "\N{MINUS SIGN}")


def points(value: int | None) -> str:
    return NOTHING if value is None else figure(value)


def share(value: float) -> str:
    return QCoreApplication.translate("Statistics", "{value}%").format(value=round(100 * value))


def day(moment: float) -> str:
    """The day on which something ended, short."""
    return short_day(datetime.fromtimestamp(moment))


def month(number: int) -> str:
    """Such as "March 2026", of 202603."""
    named = QLocale().standaloneMonthName(number % 100)
    return f"{named[:1].upper()}{named[1:]} {number // 100}"


def short_month(number: int) -> str:
    return _short_month(number % 100, Language.current)


@cache
def _short_month(number: int, language: str) -> str:
    named = QLocale(language).standaloneMonthName(number, QLocale.FormatType.ShortFormat)
    return named[:1].upper() + named[1:]


def game_name(key: str) -> str:
    """A game that this program does not have goes by its key."""
    return _game_name(key, Language.current)


@cache
def _game_name(key: str, _language: str) -> str:
    return words_of(key).name if key in shown_games() else one_line_name(key)


def player_name(name: str, kind: str) -> str:
    """A person's own name; a computer is its level, and who was deleted is somebody."""
    if kind == PERSON:
        return shown_name(name)
    if kind == GONE or not kind:
        return QCoreApplication.translate("Statistics", "Unnamed player")
    return kind_word(kind) if kind in KINDS else one_line_name(kind)


def names_of(everybody: Iterable[PlayerStanding]) -> dict[str, str]:
    """By id, what everybody is called.

    Matches of other computers bring people along who are called like somebody here; whoever played
    most keeps the bare name, the others get a number.
    """
    alike: dict[str, list[PlayerStanding]] = {}
    for one in everybody:
        alike.setdefault(player_name(one.name, one.kind), []).append(one)
    names: dict[str, str] = {}
    for name, called in alike.items():
        if len(called) > 1:
            called.sort(key=lambda one: (-one.total.matches, one.player))
        for number, one in enumerate(called, 1):
            bare = number == 1 or one.kind == GONE
            names[one.player] = name if bare else f"{name} ({number})"
    return names


def matches(number: int) -> str:
    return QCoreApplication.translate("Statistics", "%n game(s)", "", number)


def first_places(number: int) -> str:
    return QCoreApplication.translate("Statistics", "%n first place(s)", "", number)


def players(size: int) -> str:
    return QCoreApplication.translate("Statistics", "%n player(s)", "", size)


def listed(parts: Iterable[str]) -> str:
    """Facts side by side, those that are empty left out."""
    return " \N{MIDDLE DOT} ".join(filter(None, parts))
