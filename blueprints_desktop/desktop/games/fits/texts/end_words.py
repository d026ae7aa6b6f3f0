"""What is said about a match that is over: the day's ramp, and what decided it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.facts.past import Past
from blueprints_desktop.desktop.games.fits.texts.words import piece_word
from blueprints_desktop.desktop.i18n.language import short_day
from blueprints_desktop.desktop.i18n.number_format import gain_words, signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.games.fits.decisive import CardEffect, DecisiveCard, Extremes

translate = QCoreApplication.translate


def own_moves_words(past: Past) -> str:
    """What a record takes, before; afterwards why there is none."""
    if past.practice:
        return ""
    if past.took_back:
        return translate("Fits", "Moves were undone: no record.")
    if past.hinted:
        return translate("Fits", "A hint was shown: no record.")
    if not past.is_kept or (past.day is not None and past.counts):
        return ""
    return translate("Fits", "For a record: no hints, no undo.")


def day_words(past: Past) -> str:
    """That this is the day's ramp, and whether it counts: said before what that means."""
    if past.day is None:
        return ""
    if past.counts:
        words = translate("Fits", "Daily ramp of {day}: this attempt counts.")
    elif past.first is None:
        words = translate("Fits", "Daily ramp of {day}: for practice. Your first attempt counted.")
    else:
        words = translate(
            "Fits", "Daily ramp of {day}: for practice. Your first attempt counted: {points}."
        )
    return words.format(day=short_day(past.day), points=signed(past.first or 0))


# --- what decided it ------------------------------------------------------------------------


def when_words(boards: Sequence[str], effect: CardEffect | DecisiveCard) -> str:
    """Round, by the name of its board, and card; the start piece comes before all cards."""
    words = translate("Fits", "{board}, start pieces")
    if effect.card:
        words = translate("Fits", "{board}, card {card}")
    return words.format(board=boards[effect.round], card=effect.card)


def effect_words(effect: CardEffect | None, person: Person) -> str:
    """What somebody did with the card."""
    if effect is None:
        return translate("Fits", "{name} had the piece already").format(name=person.name)
    words = translate("Fits", "{name} dropped the {piece}: {points}")
    if effect.landing is None:
        words = translate("Fits", "{name} set the {piece} aside")
    piece, points = piece_word(effect.piece), gain_words(effect.gain)
    return words.format(name=person.name, piece=piece, points=points)


def decision_words(found: DecisiveCard, people: Mapping[int, Person]) -> str:
    """How it was decided, in one sentence."""
    words = translate("Fits", "Here {winner} passed {rival} and stayed ahead to the end.")
    if found.from_start:
        words = translate("Fits", "{winner} led from the first piece to the last.")
    return words.format(winner=people[found.winner].name, rival=people[found.rival].name)


def extremes_words(found: Extremes, boards: Sequence[str]) -> str:
    """The best drop of a solo game, and the costliest one if any cost something."""
    told = [(translate("Fits", "Best drop: {piece} ({when}), {points}."), found.best)]
    if found.worst.gain < 0:
        costly = translate("Fits", "Costliest drop: {piece} ({when}), {points}.")
        told.append((costly, found.worst))
    return " ".join(
        words.format(
            piece=piece_word(drop.piece), when=when_words(boards, drop), points=signed(drop.gain)
        )
        for words, drop in told
    )
