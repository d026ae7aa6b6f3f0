"""Going on with a match from a file, and in another one; what is in the way is said."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.registry import playable_games
from blueprints_desktop.desktop.session.recover_match import say_unreadable
from blueprints_desktop.desktop.ui.controls.toast import say_over
from blueprints_desktop.desktop.ui.dialogs.error_dialogs import said_notice, said_of_disk
from blueprints_desktop.desktop.ui.dialogs.file_dialogs import show_disk_trouble
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.store.files import ChangedElsewhere, may_be_written
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window
    from blueprints_desktop.desktop.pages.table.table_page import TablePage


def open_match(window: "Window", path: Path) -> None:
    """Sit down to the match in a file."""
    translate = QCoreApplication.translate
    try:
        saved = SavedMatch.open(path)
    except GameError as error:
        say_unreadable(window, path, error)
        return
    if saved.header.box.key not in playable_games():
        say_not_playable(window)
        return
    copied = only_read(saved) and play_on_in_a_copy(saved, window.library)
    window.start_session(saved)
    if saved.notices:
        window.warn(one_line(path.name), "\n".join(map(said_notice, saved.notices)))
    elif copied:
        say_copied(window, translate("Window", "“{name}” may only be read."), path)


def say_not_playable(window: "Window") -> None:
    title = QCoreApplication.translate("Window", "The board of this game is still being made.")
    window.warn(title, "")


def only_read(saved: SavedMatch) -> bool:
    """Whether a match would be played on in a file that may only be read.

    One that is over is only looked at, and one that must not be written back stays so.
    """
    path = saved.path
    return path is not None and saved.match.outcome is None and not may_be_written(path)


def leave_to_other_program(window: "Window", saved: SavedMatch) -> bool:
    """Leave a file that another program writes to as well, such as a second computer on a shared
    disk, and go on in one of our own; whether there was such a one and that was done."""
    problem = saved.problem
    if not isinstance(problem, ChangedElsewhere) or not play_on_in_a_copy(saved, window.library):
        return False
    title = QCoreApplication.translate("Window", "“{name}” was changed by another program.")
    say_copied(window, title, Path(problem.filename))
    return True


def say_not_saved(window: "Window", table: "TablePage") -> None:
    """Say once that the match is not on disk; it goes on in memory and writing is tried again."""
    saved = table.session.saved
    if not leave_to_other_program(window, saved) and not table.property("trouble_said"):
        table.setProperty("trouble_said", True)
        show_disk_trouble(window, saved.problem)


def say_copied(window: "Window", title: str, path: Path) -> None:
    text = QCoreApplication.translate(
        "Window", "The game goes on in a copy, which is among your matches."
    )
    window.warn(title.format(name=one_line(path.name)), text)


def play_on_in_a_copy(saved: SavedMatch, library: Library) -> bool:
    """Go on with a match in a new file of the library; whether that was done."""
    library.prepare()
    try:
        saved.save_as(library.new_path(saved.header.box.key, datetime.now().astimezone()))
    except OSError:
        return False  # the first move says what is wrong
    return True


def save_match_as(window: "Window", saved: SavedMatch, path: Path) -> None:
    """Write a match to a file and go on there."""
    translate = QCoreApplication.translate
    try:
        saved.save_as(path)
    except OSError as error:
        title = translate("Window", "The match could not be saved there.")
        window.warn(title, said_of_disk(error))
        return
    window.services.match_writing.note_place(window.library, path)
    said = translate("Window", "Saved as “{name}”; the game goes on there")
    say_over(window, window.appearance, said.format(name=one_line(path.stem)))
