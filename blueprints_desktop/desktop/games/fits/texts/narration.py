"""The log and moves in words."""

from PySide6.QtCore import QCoreApplication, QLocale

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.fits.art.board_art import piece_sprite
from blueprints_desktop.desktop.games.fits.art.outlines import lying_shape
from blueprints_desktop.desktop.games.fits.texts.words import board_word, columns_words, piece_word
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import score_words
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, Token
from blueprints_desktop.desktop.ui.board.narration import EventText, LogWriter, Narration
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
from blueprints_desktop.games.fits.pieces import SHAPES, Piece, flipped, turned

translate = QCoreApplication.translate


def piece_token(piece: Piece) -> Token:
    def sprite(side: float, ratio: float, look: Look) -> Sprite:
        return piece_sprite(look, ratio, piece, lying_shape(piece), side / 3.2, shadow=False)

    return Token(sprite)


def _round_began(event: RoundBegan, log: LogWriter) -> LogLine:
    words = translate("Fits", "Round {round}: {board}")
    return log.heading(words.format(round=event.round + 1, board=board_word(event.board)))


def _card_turned(event: CardTurned, log: LogWriter) -> list[LogLine]:
    """A heading over what everybody does with the card; alone it would only repeat the drop."""
    if len(log.people) == 1:
        return []
    text = capitalised(piece_word(event.piece))
    return [LogLine(text, (piece_token(event.piece), text), 1)]


def _with_piece(
    event: StartPieceDropped | PieceDropped | PieceSetAside | SameAsStart, log: LogWriter
) -> LogLine:
    """What somebody did with a piece: read out by its name, shown as a token."""
    match event:
        case StartPieceDropped():
            said = translate("Fits", "{name} starts with the {piece}")
            shown = translate("Fits", "{name} starts with {piece}", "a picture of the piece")
        case PieceDropped():
            said = translate("Fits", "{name} dropped the {piece}")
            shown = translate("Fits", "{name} dropped {piece}", "a picture of the piece")
        case PieceSetAside():
            said = translate("Fits", "{name} set the {piece} aside")
            shown = translate("Fits", "{name} set aside {piece}", "a picture of the piece")
        case SameAsStart():
            said = translate("Fits", "{name} started with the {piece} and has nothing to do")
            shown = translate("Fits", "{name} already has {piece}", "a picture of the piece")
    if isinstance(event, StartPieceDropped | PieceDropped):
        piece = event.landing.piece
    else:
        piece = event.piece
    tokens = {"piece": [piece_token(piece)]}
    return log.line(said, event.seat, shown=shown, piece=piece_word(piece), tokens=tokens)


def _round_scored(event: RoundScored, log: LogWriter) -> list[LogLine]:
    """Scores, the best one first in the log. Their heading parts them from the last card."""
    sentence = translate("Fits", "{name} scored {points}")
    scores = [score.total for score in event.result.scores]
    lines = [
        log.line(sentence, seat, points=score_words(scores[seat]))
        for seat in sorted(range(len(scores)), key=lambda seat: scores[seat])
    ]
    return lines if len(lines) == 1 else [log.heading(translate("Fits", "Scoring")), *lines]


NARRATION = Narration(
    {
        RoundBegan: EventText(_round_began, "round"),
        CardTurned: EventText(_card_turned, "construction-cards"),
        StartPieceDropped: EventText(_with_piece, "start-cards", turn=True),
        PieceDropped: EventText(_with_piece, "straight-down", turn=True),
        PieceSetAside: EventText(_with_piece, "set-aside", turn=True, noted=True),
        SameAsStart: EventText(_with_piece, "same-as-start"),
        RoundScored: EventText(_round_scored, "scoring"),
    }
)
tell = NARRATION.tell


def choice_words(move: Move) -> str:
    """A move in short: the log names the piece, but not where and how it is dropped."""
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
    return (
        translate("Fits", "as on the card"),
        translate("Fits", "turned right"),
        translate("Fits", "upside down"),
        translate("Fits", "turned left"),
    )


def _flipped_words() -> tuple[str, ...]:
    """The same after the piece was flipped left to right."""
    return (
        translate("Fits", "flipped"),
        translate("Fits", "flipped, turned right"),
        translate("Fits", "flipped, upside down"),
        translate("Fits", "flipped, turned left"),
    )


# --- why a computer player would make a move ------------------------------------------------


def reason_words(code: str) -> str:
    """What a part of the evaluation says for a move."""
    words = {
        "points": translate("FitsReasons", "You lose fewer points and secure more"),
        "open": translate("FitsReasons", "You have less space left to fill"),
        "level": translate("FitsReasons", "The top stays level, so more pieces will fit"),
        "bonus": translate("FitsReasons", "Bonus cells higher up stay uncovered"),
        "malus": translate("FitsReasons", "It covers cells that would cost you points"),
        "rows": translate("FitsReasons", "You can still complete more rows"),
        "pairs": translate("FitsReasons", "You can still keep more pairs"),
    }
    return words.get(code, "")


def words_ahead(code: str, amount: float) -> str:
    """What the cards that may come next show for the move."""
    if code != "points":
        return ""
    words = translate("FitsReasons", "Over the next cards you gain about {points} points")
    return words.format(points=QLocale().toString(amount, "f", 1))


REASON_RULES = {
    "points": "plain",
    "open": "uncovered",
    "level": "hole",
    "bonus": "bonus",
    "malus": "malus",
    "rows": "rows",
    "pairs": "pairs",
}
"""The paragraphs of the rulebook that reasons are about."""
