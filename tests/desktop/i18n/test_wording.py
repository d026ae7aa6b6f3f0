"""The words of the program, the rulebooks and the lessons: consistent terms, and no loose ends."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import frozen

from blueprints_desktop.desktop.i18n.ts_translator import QT_GAPS
from blueprints_desktop.games import registry
from blueprints_desktop.lessons.reading import all_lessons, words_of
from blueprints_desktop.rulebooks.files import read_rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES
from tests.desktop.i18n.messages import FRENCH
from tests.desktop.i18n.typography import SPACE

WRITTEN = tomllib.loads(Path(__file__).with_name("wording.toml").read_text(encoding="utf-8"))


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
    return [
        Rule(
            re.compile(each["avoid"], re.IGNORECASE), each["instead"], tuple(each.get("unless", ()))
        )
        for each in WRITTEN[language]
    ]


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text of the program, the rulebooks and the lessons, with where it is."""
    for message in FRENCH:
        forms = (message.source,) if language == "en" else message.forms
        yield from ((f"{message.context}: {message.source}", form) for form in forms)
    for game in registry.KEYS:
        text, source = read_rulebook(game, language)
        for paragraph in text.split("\n\n"):
            yield f"{source}: {paragraph[:60]}", " ".join(paragraph.split())
    for lesson in all_lessons():
        words = words_of(lesson, language)
        yield from ((f"{lesson.name}: title", words.title), (f"{lesson.name}: about", words.about))
        for step, told in words.steps.items():
            yield from ((f"{lesson.name}: {step}", text) for text in (told.say, told.not_this))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_avoid(language):
    found = [
        f"{where!r}: {word!r}, better {rule.instead!r}"
        for rule in rules(language)
        for where, text in texts(language)
        for word in rule.found_in(text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You may take it back"),
        ("en", "without take-backs"),
        ("en", "a card is there twice"),
        ("en", "The disk may only be read."),
        ("en", "on this machine"),
        ("fr", "Cet écran"),
        ("fr", "Joueurs ordinateurs"),
        ("fr", "avec coups repris"),
        ("fr", "sur cette machine"),
        ("fr", "Qui a le plus commence"),
        ("fr", "Passez la souris sur un nombre"),
    ],
)
def test_each_of_these_would_be_found(language, text):
    assert [word for rule in rules(language) for word in rule.found_in(text)]


def test_what_is_right_in_a_phrase_is_not_found():
    full = "Quitter le plein écran"
    assert not [word for rule in rules("fr") for word in rule.found_in(full)]


def test_a_word_to_avoid_would_be_found():
    whoever, *_ = rules("en")
    assert whoever.found_in("Whoever starts") == ["Whoever"]
    (match,) = [rule for rule in rules("en") if "match" in rule.avoid.pattern]
    assert match.found_in("Save the match") == ["match"]
    assert match.found_in("Bricks match the plan") == []


def other_terms(english: str, french: str) -> list[str]:
    """Terms of an English text that its French calls otherwise. Placeholders are no words."""
    english = re.sub(r"{.*?}", "", english)
    return [
        each["en"]
        for each in WRITTEN["term"]
        if re.search(each["en"], english, re.IGNORECASE)
        and not re.search(each["fr"], french, re.IGNORECASE)
    ]


def test_the_same_thing_has_the_same_name():
    found = [
        f"{message.context}: {message.source!r}: {form!r}"
        for message in FRENCH
        for form in message.forms
        if other_terms(message.source, form)
    ]
    assert not found, "\n".join(found)


def test_another_name_would_be_found():
    assert other_terms("Computer players", "Joueurs ordinateurs") == [r"\bcomputer players?\b"]
    assert other_terms("Computer players", "Joueurs virtuels") == []
    assert other_terms("{hint} is there", "{hint} est là") == []


def dangles(text: str) -> bool:
    return text.rstrip().endswith(":")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_ends_with_a_colon(language):
    """What is said of a label is joined to it by `labelled`. Qt has labels of its own."""
    ours = [message for message in FRENCH if message.context not in QT_GAPS]
    forms = [(m.source,) if language == "en" else m.forms for m in ours]
    assert [form for each in forms for form in each if dangles(form)] == []


def test_a_dangling_colon_would_be_found():
    assert dangles("Wood 4 not here:")
    assert dangles(f"Bois 4{SPACE}: ")
    assert not dangles("Round 1: 4 points")
