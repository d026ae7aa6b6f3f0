"""The log and moves in words."""

from collections.abc import Sequence
from functools import lru_cache
from string import Formatter

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QLocale

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.fits.art.pieces import piece_sprite
from blueprints_desktop.desktop.games.fits.board.card_part import lying_shape
from blueprints_desktop.desktop.games.fits.texts.words import board_word, columns_words, piece_word
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import points_words, signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, Token, last_act, told_to
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.fits.events import (
    CardTurned,
    PieceDropped,
    PieceSetAside,
    RoundBegan,
    RoundScored,
    SameAsStart,
    StartPieceDropped,
)
from blueprints_desktop.games.fits.moves import Aside, Drop, Move
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.pieces import SHAPES, Piece, flipped, turned

_RULES: dict[type[Event], str] = {
    RoundBegan: "round",
    CardTurned: "construction-cards",
    StartPieceDropped: "start-cards",
    PieceDropped: "straight-down",
    PieceSetAside: "set-aside",
    SameAsStart: "same-as-start",
    RoundScored: "scoring",
}
"""The paragraphs of the rulebook about what is told."""

_ACTS = (StartPieceDropped, PieceDropped, PieceSetAside)
"""What somebody does when it is their turn."""


def tell(
    events: Sequence[tuple[int, Event]],
    people: Sequence[Person],
    options: Options,
    viewer: Seat | None = None,
) -> list[LogLine]:
    """The lines of the log, newest first; those since the viewer's last turn stand out."""
    del options  # the log of FITS tells the same whatever was chosen
    happened = [event for _, event in events]
    told = [_told(event, tuple(people), QLocale().name()) for event in happened]
    if len(people) == 1:
        return told_to(events, told, 0)
    return told_to(events, told, last_act(happened, viewer, _ACTS) + 1)


@lru_cache(maxsize=1024)
def _told(event: Event, people: tuple[Person, ...], _language: str) -> tuple[LogLine, ...]:
    """Kept, because the whole log is told anew with every turn."""
    rule = _RULES.get(type(event), "")
    return tuple(evolve(line, rule=rule) for line in _lines(event, people))


def _lines(event: Event, people: Sequence[Person]) -> list[LogLine]:
    translate = QCoreApplication.translate
    alone = len(people) == 1
    match event:
        case RoundBegan(number, board):
            words = translate("Fits", "Round {round}: {board}")
            text = words.format(round=number + 1, board=board_word(board))
            return [LogLine(text, (text,))]
        case CardTurned(piece) if not alone:
            text = capitalised(piece_word(piece))
            return [LogLine(text, (piece_token(piece), text), 1)]
        case StartPieceDropped(seat, landing):
            said = translate("Fits", "{name} starts with the {piece}")
            shown = translate("Fits", "{name} starts with {piece}", "a picture of the piece")
            return [_about_piece(said, shown, people[seat], landing.piece)]
        case PieceDropped(seat, landing):
            said = translate("Fits", "{name} dropped the {piece}")
            shown = translate("Fits", "{name} dropped {piece}", "a picture of the piece")
            return [_about_piece(said, shown, people[seat], landing.piece)]
        case PieceSetAside(seat, piece):
            said = translate("Fits", "{name} set the {piece} aside")
            shown = translate("Fits", "{name} set aside {piece}", "a picture of the piece")
            return [_about_piece(said, shown, people[seat], piece)]
        case SameAsStart(seat, piece):
            said = translate("Fits", "{name} started with the {piece} and drops nothing now")
            shown = translate("Fits", "{name} already has {piece}", "a picture of the piece")
            return [_about_piece(said, shown, people[seat], piece)]
        case RoundScored(_, result):
            order = sorted(range(len(people)), key=lambda seat: result.scores[seat].total)
            scores = [_about_score(people[seat], result.scores[seat].total) for seat in order]
            if alone:
                return scores
            text = translate("Fits", "Scoring")  # else they would stand under the last card
            return [LogLine(text, (text,)), *scores]
    return []


def _about_score(person: Person, points: int) -> LogLine:
    words = QCoreApplication.translate("Fits", "{name} scored {points}")
    figure = points_words(abs(points))
    if points < 0:
        figure = figure.replace(str(-points), signed(points), 1)
    text = words.format(name=person.name, points=figure)
    return LogLine(text, (text,), colour=person.colour)


def _about_piece(said: str, shown: str, person: Person, piece: Piece) -> LogLine:
    """A sentence with a piece in it: said with its name, shown with its picture."""
    spoken = said.format(name=person.name, piece=piece_word(piece))
    parts: list[str | Token] = []
    named = 0
    for literal, field, _, _ in Formatter().parse(shown):
        if literal.strip():
            parts.append(literal.strip())  # parts are set with a space between them
        if field == "name":
            named = len(parts)
            parts.append(person.name)
        elif field == "piece":
            parts.append(piece_token(piece))
    return LogLine(spoken, tuple(parts), named, person.colour)


def piece_token(piece: Piece) -> Token:
    def sprite(side: float, ratio: float, look: Look) -> Sprite:
        shape = lying_shape(piece)
        cell = side / 3.2
        return piece_sprite(
            look.pixmaps, piece, shape, cell, ratio, look.palette, look.scale, shadow=False
        )

    return Token(sprite)


def choice_words(move: Move) -> str:
    translate = QCoreApplication.translate
    match move:
        case Drop(piece, turn, column):
            words = translate("Fits", "down {columns}")
            said = words.format(columns=columns_words(piece, turn, column))
            return ", ".join(filter(None, (said, _turn_words(piece, turn))))
        case Aside():
            return translate("Fits", "set it aside")
    return ""


def _turn_words(piece: Piece, turn: int) -> str:
    """What is done with the piece as its card shows it; nothing, where all ways look the same."""
    if len(SHAPES[piece]) == 1:
        return ""
    on_card, held = lying_shape(piece), SHAPES[piece][turn]
    for shape, ways in ((on_card, _turned_words()), (flipped(on_card), _flipped_words())):
        for words in ways:
            if shape == held:
                return words
            shape = turned(shape)
    raise AssertionError("every shape of a piece is turned or flipped out of any other")


def _turned_words() -> tuple[str, ...]:
    """After no quarter turn clockwise, one, two and three."""
    translate = QCoreApplication.translate
    return (
        translate("Fits", "as on the card"),
        translate("Fits", "turned right"),
        translate("Fits", "upside down"),
        translate("Fits", "turned left"),
    )


def _flipped_words() -> tuple[str, ...]:
    """The same after the piece was flipped left to right."""
    translate = QCoreApplication.translate
    return (
        translate("Fits", "flipped"),
        translate("Fits", "flipped, turned right"),
        translate("Fits", "flipped, upside down"),
        translate("Fits", "flipped, turned left"),
    )
