"""A player as everybody sees them, in words: for panels, screens and their tips."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PlayerFacts, PublicFacts
from blueprints_desktop.desktop.games.blueprints.texts.wording import (
    GAME,
    die_words,
)
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.number_format import points_words
from blueprints_desktop.engine.step import Seat

translate = QCoreApplication.translate


def turn_words(facts: PublicFacts, seat: Seat) -> str:
    """Whether the seat plays now or next; nothing is said of the others."""
    if not facts.running:
        return ""
    if facts.to_act == seat:
        return translate("Blueprints", "to play")
    return translate("Blueprints", "next") if facts.next_to_act == seat else ""


@frozen
class SeatWords:
    """What can be said of a seat; each answer is a list of short sentences."""

    facts: PublicFacts
    seat: PlayerFacts

    def turn(self) -> list[str]:
        """Its place in the order of play."""
        said = (
            translate("Blueprints", "Plays first in this round"),
            translate("Blueprints", "Plays second in this round"),
            translate("Blueprints", "Plays third in this round"),
            translate("Blueprints", "Plays fourth in this round"),
        )
        return [said[self.seat.place]]

    def dice(self) -> list[str]:
        """What it took, and what fitted nowhere."""
        seat = self.seat
        pairs = list(zip(seat.taken, seat.removed, strict=True))
        kept = [die_words(die) for die, gone in pairs if not gone]
        lost = [die_words(die) for die, gone in pairs if gone]
        said = []
        if kept:
            words = translate("Blueprints", "Behind the screen: {dice}")
            said.append(words.format(dice=", ".join(kept)))
        if lost:
            words = translate("Blueprints", "Fitted nowhere: {dice}")
            said.append(words.format(dice=", ".join(lost)))
        if seat.left:
            said.append(translate("Blueprints", "%n dice still to take", "", seat.left))
        return said

    def last_round(self) -> list[str]:
        if self.seat.last is None:
            return []
        words = translate("Blueprints", "Round {round}: {points}")
        points = points_words(self.seat.last)
        return [words.format(round=self.facts.scored, points=points)]

    def won(self, names: Sequence[str], points: int, own: bool) -> str:
        """Awards and Prizes: by name where ``names`` lie open, else how many."""
        seat = self.seat
        if not seat.held:
            return translate("Blueprints", "No Award or Prize yet")
        if not names:
            return translate("Blueprints", "%n Awards and Prizes, face down", "", seat.held)
        listed = ", ".join(term(GAME, name) for name in names)
        if own and seat.points is None:
            words = translate("Blueprints", "{won}: {points}, hidden from the others")
        else:
            words = translate("Blueprints", "{won}: {points}")
        return words.format(won=listed, points=points_words(points))
