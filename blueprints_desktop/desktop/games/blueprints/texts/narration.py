"""The log and moves in words.

Lines are made from events that a viewer may see, so nothing hidden can be told.
"""

from collections.abc import Sequence
from string import Formatter

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import flat_die
from blueprints_desktop.desktop.games.blueprints.texts.words import (
    GAME,
    die_words,
    material_word,
    space_words,
    that_die_words,
)
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, Token, last_act, told_to
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.blueprints.dice import Die, material_of
from blueprints_desktop.games.blueprints.events import (
    AwardWon,
    DieDiscarded,
    DieTaken,
    PrizeWon,
    RoundBegan,
    RoundScored,
)
from blueprints_desktop.games.blueprints.moves import Discard, Move, Take
from blueprints_desktop.games.blueprints.options import Options
from blueprints_desktop.games.blueprints.spaces import GONE

_ACTS = (DieTaken, DieDiscarded)
"""What somebody does when it is their turn."""


def tell(
    events: Sequence[tuple[int, Event]],
    people: Sequence[Person],
    options: Options,
    viewer: Seat | None = None,
) -> list[LogLine]:
    """The lines of the log, newest first; those since the viewer's last turn stand out."""
    happened = [event for _, event in events]
    told = [_lines(event, people, options.open_awards) for event in happened]
    return told_to(events, told, last_act(happened, viewer, _ACTS) + 1)


def _lines(event: Event, people: Sequence[Person], open_awards: bool) -> list[LogLine]:
    translate = QCoreApplication.translate
    if isinstance(event, RoundBegan):
        heading = translate("Blueprints", "Round {round}").format(round=event.round + 1)
        begins = translate("Blueprints", "{name} begins")
        first = _about_seat(begins, people[event.order[0]])
        why = "turn-order" if event.round else "who-begins"
        return [LogLine(heading, (heading,), rule="round"), evolve(first, rule=why)]
    if isinstance(event, DieTaken):
        sentence, why = translate("Blueprints", "{name} took {die}"), "take"
        if event.space == GONE:
            sentence = translate("Blueprints", "{name} took {die}, it fitted nowhere")
            why = "removed"
        return [evolve(_about_die(sentence, people[event.seat], event.die), rule=why)]
    if isinstance(event, DieDiscarded):
        sentence = translate("Blueprints", "{name} discarded {die}")
        return [evolve(_about_die(sentence, people[event.seat], event.die), rule="discard")]
    if isinstance(event, RoundScored):
        return [_about_score(event, seat, people[seat]) for seat in reversed(event.result.ranking)]
    if isinstance(event, AwardWon | PrizeWon) and open_awards:
        won = event.award if isinstance(event, AwardWon) else event.prize
        sentence = translate("Blueprints", "{name} won: {won}")
        line = _about_seat(sentence, people[event.seat], won=term(GAME, won))
        return [evolve(line, rule=won)]
    return []


def _about_score(event: RoundScored, seat: Seat, person: Person) -> LogLine:
    """What a building was worth; the best one is told last, so that it stands above the others."""
    sentence = QCoreApplication.translate("Blueprints", "{name} scored {points}")
    if seat == event.result.ranking[0]:
        sentence = QCoreApplication.translate("Blueprints", "{name} scored most: {points}")
    points = points_words(event.result.scores[seat].total)
    return evolve(_about_seat(sentence, person, points=points), rule="round-points")


def _about_seat(sentence: str, person: Person, **facts: object) -> LogLine:
    """A sentence with a name in it, which gives way where there is little room."""
    spoken = sentence.format(name=person.name, **facts)
    before, named, after = sentence.format(name="\0", **facts).partition("\0")
    if not named:
        return LogLine(spoken, (spoken,), colour=person.colour)
    parts = [part for part in (before.strip(), person.name, after.strip()) if part]
    return LogLine(spoken, tuple(parts), parts.index(person.name), person.colour)


def _about_die(sentence: str, person: Person, die: Die) -> LogLine:
    """A sentence with a die in it, which is shown as a token before its material."""
    spoken = sentence.format(name=person.name, die=die_words(die))
    parts: list[str | Token] = []
    named, material = 0, material_word(material_of(die), 1)
    for literal, field, _, _ in Formatter().parse(sentence):
        said = literal.strip()  # parts are set with a space between them
        if said and parts[-1:] == [material] and literal[0] == said[0]:
            parts[-1] = f"{material}{said}"  # a comma follows without one
        elif said:
            parts.append(said)
        if field == "name":
            named = len(parts)
            parts.append(person.name)
        elif field == "die":
            parts += [die_token(die), material]
    return LogLine(spoken, tuple(parts), named, person.colour)


def die_token(die: Die) -> Token:
    def sprite(side: float, ratio: float, look: Look) -> Sprite:
        return flat_die(die, side, look, ratio)

    return Token(sprite)


def choice_words(move: Move) -> str:
    translate = QCoreApplication.translate
    if isinstance(move, Discard):
        words = translate("Blueprints", "discard {die}")
        return words.format(die=that_die_words(move.die))
    if not isinstance(move, Take) or move.space == GONE:
        return ""
    words = translate("Blueprints", "{die} on the {space} stack")
    return words.format(die=die_words(move.die), space=space_words(move.space))
