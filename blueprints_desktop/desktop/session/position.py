"""What a board may know of a session at a moment."""

from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.ui.board.board_api import Position


def position_of(session: GameSession) -> Position:
    """The position as the viewer may know it, with the moves that the viewer may make."""
    return Position(
        session.view(),
        session.eyes,
        session.to_act,
        tuple(session.legal_moves()) if session.may_act() else (),
        tuple(session.events()),
        session.peeks,
    )
