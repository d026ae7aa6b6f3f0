"""A match file that is damaged somewhere: what comes before that can be opened as a new match.

The file itself stays as it is. The new match leaves it where it can no longer be read, as one does
that plays on from a step of another.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.registry import playable_games
from blueprints_desktop.desktop.ui.dialogs.error_dialogs import said_error
from blueprints_desktop.desktop.ui.dialogs.file_dialogs import Offer
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window


def say_unreadable(window: "Window", path: Path, error: GameError) -> None:
    """Say why a file cannot be opened, and offer what can be read of it."""
    title = QCoreApplication.translate("Window", "“{name}” could not be opened.")
    title = title.format(name=one_line(path.name))
    if not isinstance(error, BadMatchFile) or not error.moves_before:
        window.warn(title, said_error(error))
        return
    label = QCoreApplication.translate("Window", "Open the beginning")
    text = f"{said_error(error)}\n\n{_said_of_beginning(error.moves_before)}"
    window.warn(title, text, Offer(label, lambda: open_beginning(window, path)))


def _said_of_beginning(moves: int) -> str:
    return QCoreApplication.translate(
        "Window",
        "Before that, %n move(s) can be read. You can play on from there in a new match; this file "
        "stays as it is.",
        "",
        moves,
    )


def open_beginning(window: "Window", path: Path) -> None:
    """Sit down to a new match that goes as far as the file can be read.

    One that was over by then is only looked at, in a copy: it is no other match than that one.
    """
    from blueprints_desktop.desktop.session.open_match import play_on_in_a_copy, say_not_playable
    from blueprints_desktop.desktop.session.review_controller import play_on_from

    try:
        saved = SavedMatch.open(path, beginning=True)
    except GameError as error:
        say_unreadable(window, path, error)
        return
    if saved.header.box.key not in playable_games():
        say_not_playable(window)
    elif saved.match.outcome is None:
        play_on_from(window, saved, len(saved.match.played))
    else:
        play_on_in_a_copy(saved, window.library)
        window.start_session(saved)
