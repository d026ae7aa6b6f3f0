"""Why a computer player would make a move: the parts of its evaluation, in words."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.games.registry import has_reasons, reasons_of, words_ahead_of

_MOST_REASONS = 3
_MOST_FORESEEN = 2
"""Of these, how many only looking ahead shows."""
_LEAST_SHARE = 0.1
"""What weighs less than so much of the weightiest reason decided nothing."""
_WHOLE = 10.0
"""Amounts from here on are told without decimals."""


class MoveReason(NamedTuple):
    """What speaks for a move, and how much of the evaluation that is; 0: that cannot be said."""

    text: str
    amount: float = 0.0
    ahead: bool = False
    """Only looking ahead shows it; such reasons come last."""

    @property
    def number(self) -> str:
        """The amount as people write it."""
        if not self.amount:
            return ""
        digits = 0 if self.amount >= _WHOLE else 1
        return "+" + QLocale().toString(self.amount, "f", digits)


def ahead_words(reason: str) -> str:
    """What looking ahead shows, said as that."""
    said = QCoreApplication.translate("Hints", "looking ahead: {reason}")
    said = said.format(reason=reason[:1].lower() + reason[1:])
    return said[:1].upper() + said[1:]


def reasons_for(key: str, answer: Answer) -> list[MoveReason]:
    """What speaks for the move at a glance, and then further ahead, the best of each first.

    What speaks against it is no reason to play it.
    """
    words, ahead = reasons_of(key), words_ahead_of(key)
    told = [MoveReason(words(code), amount) for code, amount in answer.parts if amount > 0]
    foreseen = [MoveReason(ahead(code, amount), ahead=True) for code, amount in answer.foreseen]
    seen = sorted([each for each in told if each.text], key=lambda each: -each.amount)
    seen = [each for each in seen if each.amount >= _LEAST_SHARE * seen[0].amount]
    foreseen = [each for each in foreseen if each.text][:_MOST_FORESEEN]
    found = seen[: _MOST_REASONS - len(foreseen)] + foreseen
    return found or (_where_none_has_words(answer) if has_reasons(key) else [])


def _where_none_has_words(answer: Answer) -> list[MoveReason]:
    """Nothing is surely better about it, neither at a glance nor further ahead."""
    if answer.parts or answer.instead_of is not None:
        said = QCoreApplication.translate("Hints", "Looking ahead, no other move came out better")
    else:
        said = QCoreApplication.translate("Hints", "At a glance other moves are as good")
    return [MoveReason(said)]
