"""The words of the program and the rulebooks: consistent terms, and no loose ends."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import frozen

from blueprints_desktop.games import registry
from blueprints_desktop.rulebooks.files import read_rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES
from tests.desktop.i18n.messages import FRENCH

WORDING = Path(__file__).with_name("wording.toml")


@frozen
class Rule:
    """A word to avoid; ``unless``: phrases in which it is right."""

    avoid: re.Pattern[str]
    instead: str
    unless: tuple[str, ...]

    def found_in(self, text: str) -> list[str]:
        for phrase in self.unless:
            text = re.sub(re.escape(phrase), "", text, flags=re.IGNORECASE)
        return [found.group().strip() for found in self.avoid.finditer(text)]


def rules(language: str) -> list[Rule]:
    written = tomllib.loads(WORDING.read_text(encoding="utf-8"))
    return [
        Rule(
            re.compile(each["avoid"], re.IGNORECASE), each["instead"], tuple(each.get("unless", ()))
        )
        for each in written[language]
    ]


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the program and every line of the rulebooks, with where it is."""
    for message in FRENCH:
        forms = (message.source,) if language == "en" else message.forms
        yield from ((f"{message.context}: {message.source}", form) for form in forms)
    for game in registry.KEYS:
        text, source = read_rulebook(game, language)
        for paragraph in text.split("\n\n"):
            yield f"{source}: {paragraph[:60]}", " ".join(paragraph.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_avoid(language):
    found = [
        f"{where!r}: {word!r}, better {rule.instead!r}"
        for rule in rules(language)
        for where, text in texts(language)
        for word in rule.found_in(text)
    ]
    assert not found, "\n".join(found)


def test_a_word_to_avoid_would_be_found():
    whoever, *_ = rules("en")
    assert whoever.found_in("Whoever starts") == ["Whoever"]
    (match,) = [rule for rule in rules("en") if "match" in rule.avoid.pattern]
    assert match.found_in("Save the match") == ["match"]
    assert match.found_in("Bricks match the plan") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_ends_with_a_colon(language):
    """What is said of a label is joined to it by `labelled`."""
    forms = [(m.source,) if language == "en" else m.forms for m in FRENCH]
    assert [form for each in forms for form in each if form.rstrip().endswith(":")] == []
