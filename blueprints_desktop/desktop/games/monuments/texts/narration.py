"""The log and moves in words.

It counts nobody's pieces: others have to remember what is behind a screen.
"""

import re
from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.monuments.art.pieces import token_sprite
from blueprints_desktop.desktop.games.monuments.texts.words import (
    a_piece,
    brick_words,
    cell_number,
    cell_words,
    monument_name,
    piece_words,
    pieces_list,
)
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import points_words, signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, Token, last_act, told_to
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.monuments.events import (
    BlackReturned,
    BrickSet,
    JewelsScored,
    LossGivenBack,
    MonumentFinished,
    Passed,
    RoundBegan,
    WorkerWalked,
)
from blueprints_desktop.games.monuments.moves import Brick, Move, Walk
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.pieces import BLACK, JEWEL, NOTHING, Piece

translate = QCoreApplication.translate
_RULES: dict[type[Event], str] = {
    RoundBegan: "fill",
    WorkerWalked: "wrong-number-of-steps",
    BlackReturned: "black-returned",
    BrickSet: "brick-points",
    MonumentFinished: "monument-finished",
    LossGivenBack: "loss-given-back",
    JewelsScored: "jewels",
}
_STOPS = " ,:\N{NO-BREAK SPACE}"

ACTS = (WorkerWalked, BrickSet, Passed)
"""What somebody does when it is their turn."""


def tell(
    events: Sequence[tuple[int, Event]],
    people: Sequence[Person],
    options: Options,
    viewer: Seat | None = None,
) -> list[LogLine]:
    """The lines of the log, newest first; those since the viewer's last turn stand out."""
    happened = [event for _, event in events]
    told = [
        [evolve(line, rule=_rule(event)) for line in _lines(event, people, options)]
        for event in happened
    ]
    return told_to(events, told, last_act(happened, viewer, ACTS) + 1)


def _rule(event: Event) -> str:
    """The paragraph of the rulebook about what happened."""
    if isinstance(event, Passed):
        return "loss" if event.lost else "pass"
    return _RULES.get(type(event), "")


def _lines(event: Event, people: Sequence[Person], options: Options) -> list[LogLine]:
    if isinstance(event, RoundBegan):
        sentence = translate("Monuments", "Round {round}: {name} begins")
        line = _line(sentence, people[event.first], round=event.round + 1)
        return [evolve(line, colour=None)]
    if isinstance(event, WorkerWalked):
        sentence = translate("Monuments", "{name} walks to cell {number}")
        if event.start is None:
            sentence = translate("Monuments", "{name} enters at cell {number}")
        return [_line(sentence, people[event.seat], number=cell_number(event.cells[-1]))]
    if isinstance(event, MonumentFinished):
        sentence = translate("Monuments", "{monument} is finished")
        name = monument_name(options.monument)
        return [evolve(_line(sentence, people[event.seat], monument=name), colour=None)]
    return _scored(event, people)


def _scored(event: Event, people: Sequence[Person]) -> list[LogLine]:
    """What brought or cost points."""
    if isinstance(event, BrickSet):
        brick = event.brick
        sentence = translate("Monuments", "{name}: {brick}, level {level}")
        words = piece_words(brick.colour)
        return [
            _line(
                sentence,
                people[event.seat],
                points=event.points,
                token=brick.colour,
                brick=words,
                level=brick.level,
            )
        ]
    if isinstance(event, BlackReturned):
        sentence = translate("Monuments", "{name} returns {brick}")
        words = a_piece(BLACK)
        return [_line(sentence, people[event.seat], points=event.points, token=BLACK, brick=words)]
    if isinstance(event, Passed):
        sentence = translate("Monuments", "{name} passes")
        return [_line(sentence, people[event.seat], points=-event.lost)]
    if isinstance(event, LossGivenBack):
        sentence = translate("Monuments", "{name} gets the loss back")
        return [_line(sentence, people[event.seat], points=event.points)]
    if isinstance(event, JewelsScored):
        sentence = translate("Monuments", "{name}: jewels")
        return [_line(sentence, people[event.seat], points=event.points, token=JEWEL)]
    return []


def _line(
    sentence: str,
    person: Person,
    *,
    points: int | None = None,
    token: Piece | None = None,
    **facts: object,
) -> LogLine:
    """A sentence with a name that gives way where there is little room, and points at its end.

    A ``token`` stands for the words of the piece wherever they would be written.
    """
    spoken = sentence.format(name=person.name, **facts)
    shown = dict(facts)
    if token is not None and "brick" in facts:
        shown["brick"] = "\1"
    parts: list[str | Token] = []
    yields = 0
    for text in _split(sentence.format(name="\0", **shown)):
        if text == "\0":
            yields = len(parts)
            parts.append(person.name)
        elif text == "\1" and token is not None:
            parts.append(piece_token(token))
        else:
            _set(parts, text)
    if token is not None and "brick" not in facts:
        parts.append(piece_token(token))
    if points is not None:
        spoken = labelled(spoken, points_words(points) if points >= 0 else signed(points))
    return LogLine(spoken, tuple(parts), yields, person.colour, gain=points)


def _split(text: str) -> list[str]:
    """The text parted at its place-holders."""
    return [part for part in re.split("([\0\1])", text) if part]


def _set(parts: list[str | Token], text: str) -> None:
    """Add words to a line: a stop goes to the name before it, spaces are set anyway."""
    words = text.lstrip(_STOPS)
    stops = text[: len(text) - len(words)].rstrip()
    if stops and parts and isinstance(parts[-1], str):
        parts[-1] += stops
    if words.strip():
        parts.append(words.strip())


def piece_token(piece: Piece) -> Token:
    def sprite(side: float, ratio: float, look: Look) -> Sprite:
        return token_sprite(look.pixmaps, piece, side, ratio, look.palette)

    return Token(sprite)


def choice_words(move: Move) -> str:
    translate = QCoreApplication.translate
    match move:
        case Walk(cells, took):
            pieces = pieces_list(piece for piece in took if piece != NOTHING)
            words = translate("Monuments", "to {cell} for {pieces}", "a walk of the worker")
            return words.format(cell=cell_words(cells[-1]), pieces=pieces)
        case Brick(_, _, row, _):
            words = translate("Monuments", "{brick}, row {row} from the front")
            return words.format(brick=brick_words(move), row=row + 1)
    return ""
