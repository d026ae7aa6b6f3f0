"""What the score card shows when nobody's building may be seen: where everybody stands."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    elided,
    fitting,
    wrapped,
    write,
    write_lines,
)
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PlayerFacts, PublicFacts
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.games.blueprints.state import DICE_EACH

translate = QCoreApplication.translate
_TITLE, _FIRST, _ROW = 23.0, 52.0, 49.0


def hidden_words() -> str:
    """Why there is no building to see."""
    return translate(
        "Blueprints", "Plans and buildings stay behind the screens until the round ends."
    )


def standing_words(facts: PublicFacts, people: Sequence[Person]) -> list[str]:
    """Everybody in a sentence each, then why there is no more to see."""
    said = []
    for person in people:
        seat = facts.seats[person.seat]
        parts = [person.name, taken_words(seat), *_besides(facts, seat)]
        said.append(", ".join(parts))
    return [*said, hidden_words()]


def taken_words(seat: PlayerFacts) -> str:
    words = translate("Blueprints", "{taken} of {all} dice")
    return words.format(taken=len(seat.taken), all=DICE_EACH)


def _besides(facts: PublicFacts, seat: PlayerFacts) -> list[str]:
    """The round before, and what was won."""
    said = []
    if seat.last is not None:
        words = translate("Blueprints", "round {round}: {points}")
        said.append(words.format(round=facts.scored, points=seat.last))
    if seat.points is not None:
        words = translate("Blueprints", "won: {points}")
        said.append(words.format(points=points_words(seat.points)))
    elif seat.held:
        said.append(translate("Blueprints", "%n face down", "Awards and Prizes", seat.held))
    return said


def paint_standings(
    painter: QPainter,
    body: QRectF,
    facts: PublicFacts,
    people: Sequence[Person],
    look: Look,
    scale: float,
    fold: float,
) -> None:
    """Name, dice taken, last round and what was won; whose turn it is stands on a lighter ground."""
    colours = look.palette
    left, right = body.left() + 18.0 * scale, body.right() - 18.0 * scale
    title = translate("Blueprints", "Round {round}").format(round=facts.round)
    at = QPointF(left, body.top() + _TITLE * fold)
    write(painter, title, at, Role.SECTION, colours.text, scale=scale)
    for index, person in enumerate(people):
        seat = facts.seats[person.seat]
        top = body.top() + (_FIRST + index * _ROW) * fold
        if facts.to_act == person.seat:
            inset = 8.0 * scale
            ground = QRectF(
                body.left() + inset, top - 15.0 * fold, body.width() - 2 * inset, 46 * fold
            )
            painter.fillPath(rounded(ground, 8.0 * scale), colours.panel_sunk)
        side = 13.0 * scale
        sign = QRectF(left, top - side / 2, side, side)
        paint_seat_sign(painter, sign, colours.seats[person.colour])
        used = write(
            painter, taken_words(seat), QPointF(right, top), Role.SMALL_STRONG, colours.text,
            Anchor.RIGHT, scale,
        )  # fmt: skip
        name_left = sign.right() + 9.0 * scale
        name = elided(person.name, Role.BODY_STRONG, right - used - 10.0 * scale - name_left, scale)
        write(painter, name, QPointF(name_left, top), Role.BODY_STRONG, colours.text, scale=scale)
        besides = _besides(facts, seat)
        texts = (" · ".join(besides), *besides[:1]) if besides else ("",)
        text = fitting(texts, Role.SMALL, right - name_left, scale)
        below = QPointF(name_left, top + 19.0 * fold)
        write(painter, text, below, Role.SMALL, colours.text_2, scale=scale)
    words = hidden_words()
    lines = len(wrapped(words, Role.SMALL, right - left, scale))
    foot = QRectF(left, body.bottom() - (14.0 + 18.5 * lines) * scale, right - left, 60.0 * scale)
    write_lines(painter, words, foot, Role.SMALL, colours.text_2, scale=scale)
