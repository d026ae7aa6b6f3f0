"""The rulebooks as they are printed: quotes, apostrophes and spaces of each language."""

import re

import pytest

from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.files import read_rulebook

NARROW, SPACE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"

_SYNTAX = re.compile(r"\]\((?:#|picture:)[a-z0-9_-]+\)| ?\{#[^}]*\}|^\|[ |:-]*\|$", re.MULTILINE)
"""What is written for the program: targets of links, ids, the rule under a table's head."""


def printed(game: str, language: str) -> list[str]:
    text, _ = read_rulebook(game, language)
    return _SYNTAX.sub("", text).splitlines()


def ill_set_in_french(line: str) -> bool:
    return bool(
        re.search("['\"“”]", line)
        or re.search(f"(?<!{NARROW})[;!?%]", line.removeprefix("!"))
        or re.search(f"(?<!{SPACE}):", line)
        or re.search(f"«(?!{SPACE})|(?<!{SPACE})»", line)
        or re.search(r"\.\.\.|\S  +\S", line)
        or re.search(f"n°(?!{SPACE})", line)
    )


def ill_set_in_english(line: str) -> bool:
    return bool(
        re.search("['\"«»]", line)
        or re.search(r"\s[;:!?,.](\s|$)", line)
        or re.search(r"\.\.\.|\S  +\S", line)
    )


@pytest.mark.parametrize("game", registry.KEYS)
def test_french_is_well_set(game):
    assert [line for line in printed(game, "fr") if ill_set_in_french(line)] == []


@pytest.mark.parametrize("game", registry.KEYS)
def test_english_is_well_set(game):
    assert [line for line in printed(game, "en") if ill_set_in_english(line)] == []


def test_the_rules_of_setting_find_mistakes():
    wrong = ["Vraiment ?", "Vide: rien", "l'étage", "« oui »", "Bon;", "un  dé", "n° 8"]
    assert [line for line in wrong if not ill_set_in_french(line)] == []
    assert not ill_set_in_french(f"Vraiment{NARROW}? «{SPACE}Oui{SPACE}»{SPACE}: n°{SPACE}8")
    assert [line for line in ("it's", "so : no", "why ?") if not ill_set_in_english(line)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", registry.KEYS)
def test_minus_signs_are_minus_signs(game, language):
    """A hyphen before a number reads as a dash, and breaks from it at the end of a line."""
    assert [line for line in printed(game, language) if re.search(r"(?<!\w)-\d", line)] == []
