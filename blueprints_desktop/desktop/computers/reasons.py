"""Why a computer player would make a move: the parts of its evaluation, in words."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.games.registry import (
    amount_words_of,
    has_reasons,
    plain_ahead_of,
    reasons_of,
    words_ahead_of,
)
from blueprints_desktop.desktop.i18n.language import capitalised, uncapitalised

_MOST_REASONS = 3
_MOST_FORESEEN = 2
"""Of these, how many only looking ahead shows."""
_LEAST_SHARE = 0.1
"""What weighs less than so much of the weightiest reason decided nothing."""


class MoveReason(NamedTuple):
    """What speaks for a move."""

    text: str
    amount: str = ""
    """How much it is worth, with its unit; empty: that cannot be said."""
    ahead: bool = False
    """Only looking ahead shows it; such reasons come last."""
    plain: str = ""
    """The text without its number, if it has one."""
    code: str = ""
    """What it is called where the board is asked what it speaks of; empty: of the move as a whole."""

    @property
    def sentence(self) -> str:
        """What speaks for the move, as a sentence without numbers."""
        said = self.plain or self.text
        return said if said.endswith((".", "!", "?")) else f"{said}."


def ahead_words(reason: str) -> str:
    """What looking ahead shows, said as that."""
    said = QCoreApplication.translate("Hints", "looking ahead: {reason}")
    said = said.format(reason=uncapitalised(reason))
    return capitalised(said)


def reasons_for(key: str, answer: Answer) -> list[MoveReason]:
    """What speaks for the move at a glance, and then further ahead, the best of each first.

    What speaks against it is no reason to play it.
    """
    words, ahead, plain = reasons_of(key), words_ahead_of(key), plain_ahead_of(key)
    worth = amount_words_of(key)
    told = sorted(
        [part for part in answer.parts if part[1] > 0 and words(part[0])], key=lambda part: -part[1]
    )
    seen = [
        MoveReason(words(code), worth(amount, code), code=code)
        for code, amount in told
        if amount >= _LEAST_SHARE * told[0][1]
    ]
    foreseen = [
        MoveReason(ahead(code, amount), ahead=True, plain=plain(code), code=code)
        for code, amount in answer.foreseen
    ]
    foreseen = [each for each in foreseen if each.text][:_MOST_FORESEEN]
    found = seen[: _MOST_REASONS - len(foreseen)] + foreseen
    return found or (_where_none_has_words(answer) if has_reasons(key) else [])


def _where_none_has_words(answer: Answer) -> list[MoveReason]:
    """Nothing is surely better about it, neither at a glance nor further ahead."""
    if answer.parts or answer.instead_of is not None:
        said = QCoreApplication.translate("Hints", "Looking ahead, no other move does better")
    else:
        said = QCoreApplication.translate("Hints", "Other moves look just as good")
    return [MoveReason(said)]
