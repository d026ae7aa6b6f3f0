"""The log and moves in words.

It tells what a walk took, which everybody saw, but counts nobody's pieces: others have to remember what is
behind a screen.
"""

from typing import Any

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
    pieces_list,
)
from blueprints_desktop.desktop.i18n.number_format import points_words, signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.log_lines import LogLine, Token
from blueprints_desktop.desktop.ui.board.narration import EventText, LogWriter, Narration
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
from blueprints_desktop.games.monuments.pieces import BLACK, JEWEL, NOTHING, Piece

translate = QCoreApplication.translate


def _worth(points: int) -> dict[str, Any]:
    """Points in a column of their own, and as they are read out."""
    return {"gain": points, "gain_text": points_words(points) if points >= 0 else signed(points)}


def piece_token(piece: Piece) -> Token:
    def sprite(side: float, ratio: float, look: Look) -> Sprite:
        return token_sprite(look.pixmaps, piece, side, ratio, look.palette)

    return Token(sprite)


def _round_began(event: RoundBegan, log: LogWriter) -> LogLine:
    sentence = translate("Monuments", "Round {round}: {name} begins")
    return evolve(log.line(sentence, event.first, round=event.round + 1), colour=None)


def _walked(event: WorkerWalked, log: LogWriter) -> LogLine:
    """Everybody saw what was taken, so the log tells it. Where the walk led is only read out."""
    taken = [piece for piece in event.took if piece != NOTHING]
    sentence = translate("Monuments", "{name} moves to cell {number}")
    if event.start is None:
        sentence = translate("Monuments", "{name} starts on cell {number}")
    if not taken:
        return log.line(sentence, event.seat, number=cell_number(event.cells[-1]))
    sentence = translate("Monuments", "{name} takes {pieces} and ends on cell {number}")
    if event.start is None:
        sentence = translate("Monuments", "{name} starts on cell {number} and takes {pieces}")
    return log.line(
        sentence,
        event.seat,
        shown=translate("Monuments", "{name} takes {pieces}"),
        number=cell_number(event.cells[-1]),
        pieces=pieces_list(taken),
        tokens={"pieces": [piece_token(piece) for piece in taken]},
    )


def _finished(_event: MonumentFinished, log: LogWriter) -> LogLine:
    sentence = translate("Monuments", "{monument} is finished")
    return log.heading(sentence.format(monument=monument_name(log.options.monument)))


def _brick_set(event: BrickSet, log: LogWriter) -> LogLine:
    return log.line(
        translate("Monuments", "{name}: {brick} on level {level}"),
        event.seat,
        brick=a_piece(event.brick.colour),
        level=event.brick.level,
        tokens={"brick": [piece_token(event.brick.colour)]},
        **_worth(event.points),
    )


def _black_returned(event: BlackReturned, log: LogWriter) -> LogLine:
    return log.line(
        translate("Monuments", "{name} returns {brick}"),
        event.seat,
        brick=a_piece(BLACK),
        tokens={"brick": [piece_token(BLACK)]},
        **_worth(event.points),
    )


def _passed(event: Passed, log: LogWriter) -> LogLine:
    if not event.lost:
        return log.line(translate("Monuments", "{name} passes"), event.seat)
    sentence = translate("Monuments", "{name} passes and loses points")
    return log.line(sentence, event.seat, **_worth(-event.lost))


def _loss_given_back(event: LossGivenBack, log: LogWriter) -> LogLine:
    sentence = translate("Monuments", "{name} gets the lost points back")
    return log.line(sentence, event.seat, **_worth(event.points))


def _jewels_scored(event: JewelsScored, log: LogWriter) -> LogLine:
    tokens = {"jewel": [piece_token(JEWEL)]}
    sentence = translate("Monuments", "{name} scores for jewels")
    return log.line(sentence, event.seat, tokens=tokens, **_worth(event.points))


def _rule_of_pass(event: Passed) -> str:
    return "loss" if event.lost else "pass"


NARRATION = Narration(
    {
        RoundBegan: EventText(_round_began, "fill"),
        WorkerWalked: EventText(_walked, "wrong-number-of-steps", turn=True, noted=True),
        BlackReturned: EventText(_black_returned, "black-returned", noted=True),
        BrickSet: EventText(_brick_set, "brick-points", turn=True, noted=True),
        Passed: EventText(_passed, _rule_of_pass, turn=True, noted=True),
        MonumentFinished: EventText(_finished, "monument-finished"),
        LossGivenBack: EventText(_loss_given_back, "loss-given-back"),
        JewelsScored: EventText(_jewels_scored, "jewels"),
    }
)
tell = NARRATION.tell


def choice_words(move: Move) -> str:
    """A move in short: the log tells neither the pieces of a walk nor the row of a brick."""
    match move:
        case Walk(cells, took):
            pieces = pieces_list(piece for piece in took if piece != NOTHING)
            words = translate("Monuments", "to {cell} for {pieces}", "a walk of the worker")
            return words.format(cell=cell_words(cells[-1]), pieces=pieces)
        case Brick(_, _, row, _):
            words = translate("Monuments", "{brick}, row {row} from the front")
            return words.format(brick=brick_words(move), row=row + 1)
    return ""


# --- why a computer player would make a move ------------------------------------------------


def reason_words(code: str) -> str:
    """What a part of the evaluation says for a move."""
    words = {
        "violet": translate("MonumentsReasons", "There are good places for violet bricks"),
        "red": translate("MonumentsReasons", "There are good places for red bricks"),
        "neutral": translate("MonumentsReasons", "There are good places for neutral bricks"),
        "orange": translate("MonumentsReasons", "There are good places for orange bricks"),
        "jewel": translate("MonumentsReasons", "A jewel is sure to score 3 points at the end"),
        "black": translate("MonumentsReasons", "With the black piece you build first"),
        "points": translate("MonumentsReasons", "This place scores more right away"),
        "opens": translate("MonumentsReasons", "It leaves the next player few good places"),
    }
    return words.get(code, "")


def words_ahead(code: str, _amount: float) -> str:
    """What looking on to the end of the round shows for the move."""
    words = {
        "own": translate("MonumentsReasons", "You score more by the end of the round"),
        "others": translate("MonumentsReasons", "The others score less by the end of the round"),
        "kept": translate("MonumentsReasons", "The bricks you keep are worth more next round"),
        "victory": translate("MonumentsReasons", "Better chance of winning"),
    }
    return words.get(code, "")


REASON_RULES = {
    "jewel": "jewels",
    "black": "black-returned",
    "opens": "not-supported",
    "kept": "kept",
    "victory": "final-score",
}
"""The paragraphs of the rulebook that reasons are about."""
