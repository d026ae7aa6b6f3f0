"""Reads lessons and their words. An error raises BadData, which names the file and the entry."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from blueprints_desktop import places
from blueprints_desktop.engine import options
from blueprints_desktop.engine.data import read_toml
from blueprints_desktop.engine.errors import BadData, BadOption
from blueprints_desktop.engine.game import Box, Json
from blueprints_desktop.engine.match import Reseed
from blueprints_desktop.games import registry
from blueprints_desktop.lessons.folders import folder_of
from blueprints_desktop.lessons.lesson import Lesson, LessonStep, LessonWords, StepWords
from blueprints_desktop.rulebooks.terms import Term, terms

_LESSON = {
    *("order", "minutes", "seats", "learner", "options", "seed", "seeds", "opening", "step"),
}
_STEP = {"id", "point", "choose", "accept", "then", "opening", "rule"}
_WORDS = {"title", "about", "step"}
_STEP_WORDS = {"say", "not"}
_MANY = "many"
"""``{wood:many}`` is the plural of a term."""


def lesson_names(game: str) -> list[str]:
    """The ids of the lessons of a game, in alphabetical order. Only the folder is read."""
    folder = folder_of(game)
    files = folder.glob("*.toml") if folder.is_dir() else ()
    return sorted(file.stem for file in files if "." not in file.stem)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order."""
    found = [read_lesson(folder_of(game) / f"{name}.toml", game) for name in lesson_names(game)]
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def all_lessons() -> list[Lesson]:
    """The lessons of all games."""
    return [lesson for game in registry.KEYS for lesson in lessons_of(game)]


def lesson_named(name: str) -> Lesson | None:
    """The lesson with a name such as ``fits/first``."""
    game, _, given = name.partition("/")
    if game not in registry.KEYS:
        return None
    return next((each for each in lessons_of(game) if each.id == given), None)


# --- a lesson -----------------------------------------------------------------------


def read_lesson(path: Path, game: str) -> Lesson:
    """The lesson in a file."""
    tables, source = read_toml(path), path.name
    _know(tables, _LESSON, source, "file")
    box = registry.box(game)
    given, data = _options(box, tables.get("options", {}), source)
    seats = _number(tables, "seats", source, "file", box.seats[0])
    if seats not in box.seats:
        raise BadData("wrong-number-of-seats", source, "seats", value=seats)
    learner = _number(tables, "learner", source, "file", 0)
    if learner not in range(seats):
        raise BadData("no-such-seat", source, "learner", value=learner)
    rows = tables.get("step", [])
    if not isinstance(rows, list) or not rows:
        raise BadData("is-missing", source, "step")
    steps = tuple(_step(row, number, source) for number, row in enumerate(rows, 1))
    if len({step.id for step in steps}) < len(steps):
        raise BadData("same-id-twice", source, "step")
    return Lesson(
        game,
        path.stem,
        _number(tables, "order", source, "file"),
        _number(tables, "minutes", source, "file"),
        box,
        seats,
        learner,
        given,
        _number(tables, "seed", source, "file"),
        _reseeds(tables.get("seeds", []), source),
        _texts(tables, "opening", source, "file"),
        steps,
        data,
    )


def _options(box: Box, given: Any, source: str) -> tuple[Any, Json]:
    """The options, and the data that they use: those that come with the program."""
    try:
        chosen = options.from_json(box.options, given)
        return chosen, box.read_data(chosen, (places.resources() / box.key,))
    except BadOption as error:
        raise BadData(error.code, source, "options", **dict(error.facts)) from error


def _reseeds(rows: Any, source: str) -> tuple[Reseed, ...]:
    pairs = rows if isinstance(rows, list) else [rows]
    for pair in pairs:
        if not (isinstance(pair, list) and len(pair) == 2 and all(type(n) is int for n in pair)):
            raise BadData("not-a-pair-of-numbers", source, "seeds", found=pair)
    return tuple(Reseed(after, seed) for after, seed in sorted(pairs))


def _step(row: Any, number: int, source: str) -> LessonStep:
    entry = f"step {number}"
    if not isinstance(row, Mapping):
        raise BadData("not-a-table", source, entry)
    _know(row, _STEP, source, entry)
    point, choose, accept, then, opening = (
        _texts(row, name, source, entry)
        for name in ("point", "choose", "accept", "then", "opening")
    )
    rule = _text(row, "rule", source, entry, "")
    name = _text(row, "id", source, entry)
    return LessonStep(name, point, choose, accept, then, opening, rule)


# --- its words ----------------------------------------------------------------------


@cache
def words_of(lesson: Lesson, language: str) -> LessonWords:
    """The words of a lesson in a language, with the terms of the rulebook filled in."""
    path = folder_of(lesson.game) / f"{lesson.id}.{language}.toml"
    words = read_words(path, [step.id for step in lesson.steps], terms(lesson.game, language))
    return french_spaces(words) if language == "fr" else words


def french_spaces(words: LessonWords) -> LessonWords:
    """The words with French spaces before signs, where the file has plain ones."""
    steps = {
        name: StepWords(_spaced(step.say), _spaced(step.not_this))
        for name, step in words.steps.items()
    }
    return LessonWords(_spaced(words.title), _spaced(words.about), steps)


def _spaced(text: str) -> str:
    text = re.sub(r" (?=[;!?])", "\N{NARROW NO-BREAK SPACE}", text)
    return re.sub(r"(?<=«) | (?=[:»])", "\N{NO-BREAK SPACE}", text)


def read_words(path: Path, ids: Iterable[str], known: Mapping[str, Term]) -> LessonWords:
    """The words in a file, which must be those of the steps with these ids."""
    tables, source = read_toml(path), path.name
    _know(tables, _WORDS, source, "file")
    rows = tables.get("step", {})
    if not isinstance(rows, Mapping):
        raise BadData("not-a-table", source, "step")
    missing, foreign = set(ids) - set(rows), set(rows) - set(ids)
    for code, names in (("is-missing", missing), ("unknown-step", foreign)):
        if names:
            raise BadData(code, source, f"step {min(names)}")
    steps = {}
    for name, row in rows.items():
        entry = f"step {name}"
        if not isinstance(row, Mapping):
            raise BadData("not-a-table", source, entry)
        _know(row, _STEP_WORDS, source, entry)
        say, no = _text(row, "say", source, entry), _text(row, "not", source, entry, "")
        steps[name] = StepWords(filled(say, known, source, entry), filled(no, known, source, entry))
    return LessonWords(
        filled(_text(tables, "title", source, "file"), known, source, "title"),
        filled(_text(tables, "about", source, "file"), known, source, "about"),
        steps,
    )


class _Word(str):
    """A term in a text: ``{wood}`` is the word for one, ``{wood:many}`` that for several."""

    term: Term

    def __format__(self, form: str) -> str:
        if form not in ("", _MANY):
            raise ValueError(form)
        return self.term.many if form else self.term.one


def filled(text: str, known: Mapping[str, Term], source: str, entry: str) -> str:
    """A text with its terms.

    >>> filled("{die:many} and a {die}", {"die": Term("die", "dice")}, "a.toml", "title")
    'dice and a die'
    """
    words = {}
    for name, term in known.items():
        words[name] = _Word(term.one)
        words[name].term = term
    try:
        return text.format_map(words)
    except (KeyError, ValueError, IndexError, AttributeError) as error:
        raise BadData("unknown-term", source, entry, term=str(error)) from error


# --- entries ------------------------------------------------------------------------


def _know(table: Mapping[str, Any], names: set[str], source: str, entry: str) -> None:
    foreign = sorted(set(table) - names)
    if foreign:
        raise BadData("unknown-entry", source, entry, name=foreign[0])


def _number(
    table: Mapping[str, Any], name: str, source: str, entry: str, usual: int | None = None
) -> int:
    value = table.get(name, usual)
    if type(value) is not int:
        raise BadData("not-a-number", source, f"{entry} {name}", found=value)
    return value


def _text(
    table: Mapping[str, Any], name: str, source: str, entry: str, usual: str | None = None
) -> str:
    value = table.get(name, usual)
    if not isinstance(value, str):
        raise BadData("not-a-text", source, f"{entry} {name}", found=value)
    return value


def _texts(table: Mapping[str, Any], name: str, source: str, entry: str) -> tuple[str, ...]:
    value = table.get(name, [])
    if isinstance(value, str):
        return (value,)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BadData("not-a-list-of-texts", source, f"{entry} {name}", found=value)
    return tuple(value)
