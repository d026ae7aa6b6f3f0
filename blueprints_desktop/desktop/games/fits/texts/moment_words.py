"""The moment that decided a match, in words."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.texts.wording import piece_word
from blueprints_desktop.desktop.i18n.number_format import gain_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.games.fits.decisive import CardEffect, DecisiveCard, Extremes

People = Mapping[int, Person]


def when_words(boards: Sequence[str], number: int, card: int) -> str:
    """Round, by the name of its board, and card; the start piece comes before all cards."""
    translate = QCoreApplication.translate
    board = boards[number]
    if not card:
        return translate("Fits", "{board}, start pieces").format(board=board)
    return translate("Fits", "{board}, card {card}").format(board=board, card=card)


def deed_words(deed: CardEffect | None, person: Person) -> str:
    """What somebody did with the card."""
    translate = QCoreApplication.translate
    if deed is None:
        return translate("Fits", "{name} had the piece already").format(name=person.name)
    piece = piece_word(deed.piece)
    if deed.landing is None:
        words = translate("Fits", "{name} set the {piece} aside")
        return words.format(name=person.name, piece=piece)
    words = translate("Fits", "{name} dropped the {piece}: {points}")
    return words.format(name=person.name, piece=piece, points=gain_words(deed.gain))


def decision_words(found: DecisiveCard, people: People) -> str:
    """How it was decided, in one sentence."""
    translate = QCoreApplication.translate
    winner, rival = people[found.winner].name, people[found.rival].name
    if found.from_start:
        words = translate("Fits", "{winner} led from the first piece to the last.")
        return words.format(winner=winner)
    words = translate("Fits", "Here {winner} passed {rival} and stayed ahead to the end.")
    return words.format(winner=winner, rival=rival)


def extremes_words(found: Extremes, boards: Sequence[str]) -> str:
    """The best drop of a solo game, and the costliest one if any cost something."""
    translate = QCoreApplication.translate
    best, worst = found.best, found.worst
    words = translate("Fits", "Best drop: {piece} ({when}), {points}.")
    text = words.format(
        piece=piece_word(best.piece),
        when=when_words(boards, best.round, best.card),
        points=signed(best.gain),
    )
    if worst.gain >= 0:
        return text
    words = translate("Fits", "Costliest drop: {piece} ({when}), {points}.")
    more = words.format(
        piece=piece_word(worst.piece),
        when=when_words(boards, worst.round, worst.card),
        points=signed(worst.gain),
    )
    return f"{text} {more}"
