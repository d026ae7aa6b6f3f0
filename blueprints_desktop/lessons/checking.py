"""Plays a lesson in every way that it allows, and says what is wrong with it."""

import re
from collections.abc import Iterator, Sequence

from blueprints_desktop.engine.errors import BadData, GameError
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.lessons.lesson import Lesson, LessonStep, LessonWords
from blueprints_desktop.lessons.reading import words_of
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES

LONGEST, LONGEST_FIRST = 190, 260
"""The most letters that a step may say. The first step also says what the lesson is about."""
MOST_SENTENCES, MOST_FIRST = 2, 3
LONGEST_TITLE, LONGEST_ABOUT = 40, 90
MOST_TRIED = 40
"""The most moves of a step that are tried."""
_END = re.compile(r"[.!?…](?=\s|$)")


def complaints(lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson: its course, the rules it names, its words."""
    return [*course_complaints(lesson), *rule_complaints(lesson), *word_complaints(lesson)]


# --- the course ---------------------------------------------------------------------


def course_complaints(lesson: Lesson) -> Iterator[str]:
    """Play the lesson once as written, then once more for each other move that a step takes."""
    last = lesson.steps[-1]
    if last.asks or last.then:
        yield f"step {last.id}: the last step is to be read"
    for step in lesson.steps:
        if step.choose and step.accept:
            yield f"step {step.id}: asks for parts and for a move at once"
        if (step.choose or step.accept) and not step.rule:
            yield f"step {step.id}: no rule answers what it does not take"
    try:
        match = lesson.new_match()
    except GameError as error:
        yield f"opening: {error}"
        return
    starts = []
    for number, step in enumerate(lesson.steps):
        if step.opening:
            try:
                match = _replayed(lesson, [*lesson.opening, *step.opening])
            except GameError as error:
                yield f"step {step.id}: opening: {error}"
                return
        starts.append(match.move_texts())
        yield from _misfits(match, step)
        problem = _play_step(lesson, match, step)
        if problem:
            yield f"step {step.id}: {problem}"
            return
        for other in _others(lesson, starts[-1], step):
            problem = _play_from(lesson, starts[-1], number, other)
            if problem:
                yield f"step {step.id}, if {other} is played: {problem}"


def _misfits(match: Match, step: LessonStep) -> Iterator[str]:
    """What a step takes besides its first move although it cannot be played."""
    legal = [str(move) for move in match.legal_moves()]
    for wanted in step.misfits(legal):
        if wanted != step.accept[0]:
            yield f"step {step.id}: {wanted} is not legal"


def _others(lesson: Lesson, start: Sequence[str], step: LessonStep) -> list[str]:
    """The moves of a step that the usual course does not make."""
    legal = [str(move) for move in _replayed(lesson, start).legal_moves()]
    moves = step.accepted(legal)
    return moves[1 :: max(1, len(moves) // MOST_TRIED)]


def _replayed(lesson: Lesson, moves: Sequence[str]) -> Match:
    return lesson.new_match().replayed(moves)


def _play_from(lesson: Lesson, start: Sequence[str], number: int, move: str) -> str:
    """Make another move at a step, then play the rest as written; returns the first problem."""
    match = _replayed(lesson, start)
    for step in lesson.steps[number:]:
        if step.opening and not move:
            return ""  # what comes from here on does not depend on the move
        problem = _play_step(lesson, match, step, move)
        if problem:
            return f"step {step.id}: {problem}"
        move = ""
    return ""


def _play_step(lesson: Lesson, match: Match, step: LessonStep, move: str = "") -> str:
    """Make the move of a step, its first one by default, and what follows it; returns a problem."""
    moves = match.legal_moves()
    if step.asks and match.to_act != lesson.learner and list(moves) != [NEXT]:
        return "it is not the learner's turn"
    legal = [str(each) for each in moves]
    own = move or step.usual(legal)
    if own is not None:
        if own not in legal:
            return f"{own} is not legal"
        match.play_text(own)
    for then in step.then:
        if then not in [str(each) for each in match.legal_moves()]:
            return f"{then}, which follows, is not legal"
        match.play_text(then)
    return ""


# --- rules and words ----------------------------------------------------------------


def rule_complaints(lesson: Lesson) -> Iterator[str]:
    """Paragraphs that a rulebook does not have."""
    for language in LANGUAGES:
        book = rulebook(lesson.game, language)
        for step in lesson.steps:
            if step.rule and step.rule not in book.places:
                yield f"step {step.id}: the rulebook ({language}) has no {step.rule!r}"


def word_complaints(lesson: Lesson) -> Iterator[str]:
    """Words that are missing or too long, in each language."""
    for language in LANGUAGES:
        try:
            words = words_of(lesson, language)
        except BadData as error:
            yield str(error)
            continue
        yield from (f"{language}: {problem}" for problem in _lengths(lesson, words))


def _lengths(lesson: Lesson, words: LessonWords) -> Iterator[str]:
    if not 0 < len(words.title) <= LONGEST_TITLE:
        yield f"the title has {len(words.title)} letters"
    if not 0 < len(words.about) <= LONGEST_ABOUT:
        yield f"the line about it has {len(words.about)} letters"
    for number, step in enumerate(lesson.steps):
        longest, most = (LONGEST, MOST_SENTENCES) if number else (LONGEST_FIRST, MOST_FIRST)
        told = words.steps[step.id]
        if not told.say:
            yield f"step {step.id} says nothing"
        for text in filter(None, (told.say, told.not_this)):
            if len(text) > longest:
                yield f"step {step.id}: {len(text)} letters, {longest} at most"
            if len(_END.findall(text)) > most:
                yield f"step {step.id}: more than {most} sentences"
            if text[-1] not in ".!?…":
                yield f"step {step.id}: does not end as a sentence"
