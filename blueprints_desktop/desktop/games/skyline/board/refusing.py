"""Why a cell cannot be named now: the game's own reason, put into words."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.board.choosing import MovePart
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel
from blueprints_desktop.games.skyline.moves import Build, CardMove
from blueprints_desktop.games.skyline.phases import CARD
from blueprints_desktop.games.skyline.refusals import refusal

_THE_CARDS_OWN = ("not-a-target-of-the-card", "target-is-missing")
translate = QCoreApplication.translate


def reason_against(sight: SkylineModel, cell: int) -> str:
    """The code of the reason; empty: nothing is asked."""
    choosing = sight.choosing
    part = choosing.part
    if part is None or cell in choosing.cells:
        return ""
    named = choosing.named
    if part is MovePart.LIFT:
        return "cannot-lift-that"
    kind = CardMove if sight.state.phase == CARD else Build
    lifted = named.get(MovePart.LIFT)
    if lifted == cell and part is MovePart.CELL:
        return "cannot-lift-that"
    if part is MovePart.TARGET:
        return refusal(sight.state, kind(named[MovePart.CELL], cell, lifted))
    return refusal(sight.state, kind(cell, None, lifted))


def rule_behind(sight: SkylineModel, code: str) -> str:
    """The paragraph about a reason: what the card in play is for, or the reason's own."""
    return sight.state.card or code if code in _THE_CARDS_OWN else code


def reason_words(code: str) -> str:
    """A sentence for the bar."""
    return {
        "cell-is-taken": translate("SkylineWhy", "Something stands there already."),
        "not-a-central-cell": translate(
            "SkylineWhy", "The finished building goes on a central cell."
        ),
        "architect-cannot-get-there": translate(
            "SkylineWhy", "That is not as many steps from the architect as the black die shows."
        ),
        "not-your-building": translate("SkylineWhy", "That building is not yours."),
        "building-is-finished": translate(
            "SkylineWhy", "A finished building is never raised or demolished."
        ),
        "pile-must-demolish": translate(
            "SkylineWhy", "Raised, that pile would find nothing to demolish."
        ),
        "pile-cannot-get-there": translate(
            "SkylineWhy", "The pile moves exactly as many steps as it has floors."
        ),
        "nothing-to-demolish": translate(
            "SkylineWhy", "The pile has to land on an opponent’s building."
        ),
        "building-is-not-lower": translate(
            "SkylineWhy", "That building is not lower than the raised pile."
        ),
        "architect-protects": translate("SkylineWhy", "The architect protects that building."),
        "not-a-target-of-the-card": translate("SkylineWhy", "The card cannot be used on that."),
        "target-is-missing": translate("SkylineWhy", "The card cannot be used on that."),
        "cannot-lift-that": translate(
            "SkylineWhy",
            "Only a single floor of yours can be lifted, and not from under the architect.",
        ),
        "nothing-to-move": translate("SkylineWhy", "There is nothing there to be moved."),
    }.get(code, translate("SkylineWhy", "That cannot be chosen now."))
