"""What a hint would be, or why there is none: a sentence for the button's tip and screen readers."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.engine.options import takes_back


def hint_sentence(session: GameSession) -> str:
    """For what can be asked now, or for what stands in the way."""
    translate = QCoreApplication.translate
    if session.to_act is None:
        return translate("HintWords", "The game is over: there is nothing left to advise.")
    if not takes_back(session.match.options):
        return translate("HintWords", "This attempt counts: nobody gives advice.")
    if not session.may_act():
        return translate("HintWords", "Hints are for whoever is to move.")
    if not session.may_be_advised():
        return translate("HintWords", "There is only one thing to do: no advice is needed.")
    return translate("HintWords", "Shows what a master would play here.")
