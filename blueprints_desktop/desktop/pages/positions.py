"""What a board may know of a sitting at a moment."""

from blueprints_desktop.desktop.boards.contract import Position
from blueprints_desktop.desktop.sitting import Sitting


def position_of(sitting: Sitting) -> Position:
    """As whoever looks at the screen may know it, with the moves they may make."""
    return Position(
        sitting.view(),
        sitting.eyes,
        sitting.to_act,
        tuple(sitting.legal_moves()) if sitting.may_act() else (),
        tuple(sitting.events()),
        sitting.peeks,
    )
