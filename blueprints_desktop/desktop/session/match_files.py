"""Match files of a window: opening, writing in a thread, and leaving a table with moves that are not written.

Files are opened to play on, to look at them, in a copy, from a step, or up to where they are damaged. A damaged
file stays as it is. What can be read of it is opened as a new match, which branches off there. A table is not left
with moves that could not be written, unless somebody says so.
"""

import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMessageBox

from blueprints_desktop.desktop.i18n.error_messages import (
    said_error,
    said_notice,
    said_of_disk,
)
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.names import (
    branch_title,
    branched_after,
    copy_title,
    shown_title,
    title_before,
)
from blueprints_desktop.desktop.ui.controls.notices import say_over
from blueprints_desktop.desktop.ui.file_dialogs import (
    Offer,
    ask_where_to_save,
    message_box,
    show_disk_trouble,
)
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.input_files import parse_json, read_input_file
from blueprints_desktop.engine.plain_text import one_line, one_line_name
from blueprints_desktop.store import saved_match
from blueprints_desktop.store.background_writer import BackgroundWriter
from blueprints_desktop.store.branching import branch_off
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.files import ChangedElsewhere, may_be_written
from blueprints_desktop.store.header import Header
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.limits import LARGEST
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window
    from blueprints_desktop.desktop.pages.table.table_page import TablePage

_LOOKED_AT = 100
"""Among so many files a match is looked for by its id."""

# --- damaged files ----------------------------------------------------------------


def say_unreadable(window: "Window", path: Path, error: GameError) -> None:
    """Say why a file cannot be opened, and offer what can be read of it."""
    title = QCoreApplication.translate("Window", "“{name}” couldn’t be opened.")
    title = title.format(name=one_line(path.name))
    if not isinstance(error, BadMatchFile) or not error.moves_before:
        window.warn(title, said_error(error))
        return
    label = QCoreApplication.translate("Window", "Open the readable part")
    text = f"{said_error(error)}\n\n{_said_of_beginning(error.moves_before)}"
    window.warn(title, text, Offer(label, lambda: open_beginning(window, path)))


def _opened(window: "Window", path: Path, *, beginning: bool = False) -> SavedMatch | None:
    """The match in a file; None: it cannot be read, and the person is told."""
    try:
        return SavedMatch.open(path, beginning=beginning)
    except GameError as error:
        say_unreadable(window, path, error)
        return None


def _said_of_beginning(moves: int) -> str:
    return QCoreApplication.translate(
        "Window",
        "Before that, %n move(s) can be read. You can play on from there in a new "
        "game; this file stays as it is.",
        "",
        moves,
    )


def open_beginning(window: "Window", path: Path) -> None:
    """Sit down to a new match that goes as far as the file can be read.

    One that was over by then is only looked at, in a copy: it is no other match than that one.
    """
    saved = _opened(window, path, beginning=True)
    if saved is None:
        return
    if saved.match.outcome is None:
        play_on_from(window, saved, len(saved.match.played))
    else:
        play_on_in_a_copy(saved, window.library)
        window.start_session(saved)


# --- playing on -------------------------------------------------------------------


def open_match(window: "Window", path: Path) -> None:
    """Sit down to the match in a file."""
    translate = QCoreApplication.translate
    saved = _opened(window, path)
    if saved is None:
        return
    copied = only_read(saved) and play_on_in_a_copy(saved, window.library)
    window.start_session(saved)
    if saved.path is None:
        window.remember_open(path)  # it has no other file until it is saved elsewhere
    if saved.notices:
        window.warn(one_line(path.name), "\n".join(map(said_notice, saved.notices)))
    elif copied:
        say_copied(window, translate("Window", "“{name}” is read-only."), path)


def file_of(library: Library, match_id: str) -> Path | None:
    """The file of a match by its id, among those played last; None: it is not there."""
    for path in library.files()[:_LOOKED_AT]:
        with suppress(OSError, ValueError, RecursionError):
            first = read_input_file(path, LARGEST).partition(b"\n")[0]
            facts = parse_json(first)
            if isinstance(facts, dict) and facts.get("match") == match_id:
                return path
    return None


def name_of(header: Header) -> str:
    """What a match is called: its own title or its game's."""
    return shown_title(header.title, branched_after(header)) or term(header.box.key, "game")


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
    window.on_other_file()
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
        "Window", "The game continues in a copy, which you’ll find in your saved games."
    )
    window.warn(title.format(name=one_line(path.name)), text)


def play_on_in_a_copy(saved: SavedMatch, library: Library) -> bool:
    """Go on with a match in a new file of the library, under a name of its own; whether that was
    done."""
    library.prepare()
    header = saved.header
    title = copy_title(name_of(header))
    try:
        saved.save_as(library.new_path(header.box.key, datetime.now().astimezone()), title)
    except OSError:
        return False  # the first move says what is wrong
    return True


def save_match_as(window: "Window", saved: SavedMatch, path: Path) -> None:
    """Write a match to a file and go on there, under the file's name.

    The file that was left keeps its own name and the match as it is now.
    """
    translate = QCoreApplication.translate
    name = one_line_name(path.stem)
    try:
        saved.save_as(path, name)
    except OSError as error:
        title = translate("Window", "The game couldn’t be saved there.")
        window.warn(title, said_of_disk(error))
        return
    window.services.match_writing.note_place(window.library, path)
    window.on_other_file()
    said = translate("Window", "Saved as “{name}”; the game continues there")
    say_over(window, window.appearance, said.format(name=name))


# --- looking again ----------------------------------------------------------------


def look_at(window: "Window", path: Path, look: Callable[[SavedMatch], None]) -> None:
    """Open a match only to look at it; the page that is shown stays below."""
    saved = _opened(window, path)
    if saved is not None:
        look(saved)


def play_on_from(window: "Window", saved: SavedMatch, step: int) -> None:
    """Sit down to a new match that begins where the other one stood; that one stays as it is."""
    header, now = saved.header, datetime.now().astimezone()
    window.library.prepare()
    path = window.library.new_path(header.box.key, now)
    title = _branch_title(header, step)
    writer = window.services.match_writing.writer
    branch = branch_off(saved, step, secrets.randbelow(2**32), path, now, title, writer)
    window.start_session(branch)
    say_over(window, window.appearance, _said_of_branch(step))


def _branch_title(header: Header, step: int) -> str:
    """Where it branches off; where the other one did so itself need not stand there as well."""
    name = title_before(header.title, branched_after(header))
    return branch_title(name or term(header.box.key, "game"), step)


def _said_of_branch(step: int) -> str:
    translate = QCoreApplication.translate
    if not step:
        return translate("Window", "New game from the start; the old one is kept")
    said = translate("Window", "New game from step {step}; the old one is kept")
    return said.format(step=step)


# --- writing ----------------------------------------------------------------------


class MatchWriter(QObject):
    """One thread for all matches, so that their lines reach the disk in the order of play."""

    written = Signal(object)
    """A write of this SavedMatch has ended; its ``problem`` says whether it failed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.writer = BackgroundWriter("match files")

    def take_over(self, saved: SavedMatch) -> None:
        """Write this match from now on."""
        saved.write_behind(self.writer, lambda: self._tell(saved))

    def note_place(self, library: Library, path: Path) -> None:
        """Remember where a match file is that is outside the library's folder."""
        self.writer.submit(lambda: library.note(path), saved_match.PATIENCE)

    def _tell(self, saved: SavedMatch) -> None:
        """Called in the writer's thread; the signal is delivered in the window's."""
        with suppress(RuntimeError):  # the window is gone
            self.written.emit(saved)


# --- leaving a table --------------------------------------------------------------


_NAME = "leaving"
_STILL_WRITING = QT_TRANSLATE_NOOP(
    "Window",
    "The disk is slow. You will leave the table as soon as they are saved. If "
    "you leave now, they may be lost.",
)


def must_wait(window: "Window", saved: SavedMatch, leave: Callable[[], object]) -> bool:
    """Whether leaving has to wait for an answer; ``leave`` is tried again when there is one."""
    saved.catch_up()
    if not saved.is_behind:
        return False
    if window.findChild(QMessageBox, _NAME) is None:
        _Question(window, saved, leave).box.open()
    return True


class _Question(QObject):
    """Asks what becomes of moves that are not on disk; it ends with its box."""

    def __init__(self, window: "Window", saved: SavedMatch, leave: Callable[[], object]) -> None:
        self.box = box = message_box(window, *_words(saved))
        super().__init__(box)
        self._window, self._saved, self._leave = window, saved, leave
        translate = QCoreApplication.translate
        roles = QMessageBox.ButtonRole
        box.setObjectName(_NAME)
        self._elsewhere = box.addButton(
            translate("Window", "Save somewhere else…"), roles.AcceptRole
        )
        self._lose = box.addButton(
            translate("Window", "Leave without saving"), roles.DestructiveRole
        )
        stay = box.addButton(translate("Window", "Keep playing"), roles.RejectRole)
        box.setDefaultButton(self._elsewhere)
        box.setEscapeButton(stay)
        box.finished.connect(self._on_answer)
        window.services.match_writing.written.connect(self._on_written)

    def _on_answer(self) -> None:
        self.box.setObjectName("")  # another one may be asked before this one is gone
        if self.box.clickedButton() is self._elsewhere:
            _save_and(self._window, self._saved, self._leave)
        elif self.box.clickedButton() is self._lose:
            self._saved.give_up()
            self._leave()

    def _on_written(self, which: SavedMatch) -> None:
        """A slow disk has answered: leave if all is written, else say why it is not."""
        if which is not self._saved or self.box.objectName() != _NAME:
            return
        title, text = _words(self._saved)
        self.box.setText(title)
        self.box.setInformativeText(text)
        if not self._saved.is_behind:
            self.box.done(0)
            self._leave()


def _words(saved: SavedMatch) -> tuple[str, str]:
    """Why leaving waits: the disk has refused, or has not answered yet."""
    translate = QCoreApplication.translate
    if saved.problem is None:
        title = translate("Window", "The last moves are still being saved.")
        return title, translate("Window", str(_STILL_WRITING))
    title = translate("Window", "The last moves aren’t saved.")
    text = translate("Window", "They will be lost if you leave now.")
    return title, f"{text} ({said_of_disk(saved.problem)})"


def _save_and(window: "Window", saved: SavedMatch, leave: Callable[[], object]) -> None:
    def then(path: Path) -> None:
        save_match_as(window, saved, path)
        if not saved.is_behind:
            leave()

    ask_where_to_save(window, window.settings, saved.header, then)
