"""Starting the program: arguments, settings, language, look, window."""

import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QByteArray,
    QCoreApplication,
    QEvent,
    QLockFile,
    QStandardPaths,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop import __version__, places
from blueprints_desktop.desktop.app import startup_patches
from blueprints_desktop.desktop.app.command_line import (
    StartRequest,
    complain,
    parse_arguments,
    said,
)
from blueprints_desktop.desktop.app.services import IdleCollection
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.diagnostics.crash_guard import CrashGuard
from blueprints_desktop.desktop.diagnostics.logging_setup import FOLDER as LOG_FOLDER
from blueprints_desktop.desktop.diagnostics.logging_setup import ProgramLog, start_log
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages.art import KEPT
from blueprints_desktop.desktop.pages.matches.match_summary import KEPT_SUMMARIES
from blueprints_desktop.desktop.settings import (
    Settings,
    data_folder,
    settings_file,
    settings_in,
    text,
)
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.store.library import Library

_log = logging.getLogger(__name__)

NO_DISPLAY = 3
NO_LOG_WORDS = QT_TRANSLATE_NOOP("Start", "can’t write the log in {folder} ({reason})")
NO_DISPLAY_WORDS = QT_TRANSLATE_NOOP("Start", "there is no display to show a window on")
PAINTED_MS = 150
"""After that long the first picture is up, and computer players may get ready behind it."""
TITLE_BAR = 40
"""About as high as what the desktop puts over a window."""
SETTLED_MS = 1000
"""After that long home is surely painted."""
STARTING_MS = 10_000
"""A start that is not through after that long hangs; the next one opens a window of its own."""


def has_display() -> bool:
    """Whether a window could be shown: only on Linux may there be no screen, or none for us.

    Qt would abort there, with a page of its own inner life. Whoever prefers one kind of screen tells
    Qt so once and for all, and has it so where there is no such screen, too.
    """
    if sys.platform != "linux":
        return True
    wanted = os.environ.get("QT_QPA_PLATFORM") or "wayland;xcb"
    kinds = {kind.partition(":")[0].partition("-")[0] for kind in wanted.split(";")}
    return (
        not kinds <= {"wayland", "xcb"}
        or ("wayland" in kinds and is_wayland_there())
        or ("xcb" in kinds and bool(os.environ.get("DISPLAY")) and is_x_there())
    )


def is_wayland_there() -> bool:
    """Whether a Wayland desktop answers; the name of one that has gone may live on in a shell."""
    if os.environ.get("WAYLAND_SOCKET"):
        return True  # already open, and good for one call
    name = os.environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    import socket

    with socket.socket(socket.AF_UNIX) as caller:
        try:
            caller.connect(str(Path(os.environ.get("XDG_RUNTIME_DIR", ""), name)))
        except OSError:
            return False
    return True


def is_x_there() -> bool:
    """Whether the X Window System lets us in, asked as Qt will ask: it may be on another machine,
    or belong to somebody else who is at this one.
    """
    import ctypes

    try:
        library = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt says what is missing
    library.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(library.xcb_connect(None, None))
    refused = library.xcb_connection_has_error(connection)
    library.xcb_disconnect(connection)
    return not refused


def main(arguments: Sequence[str] | None = None) -> int:
    QCoreApplication.setApplicationName("blueprints-desktop")  # settings are found by it
    given = parse_arguments(sys.argv[1:] if arguments is None else arguments)
    log = begin_log(given)
    if not has_display():
        complain(said(NO_DISPLAY_WORDS, given.language))
        return NO_DISPLAY
    kind = MacApplication if sys.platform == "darwin" else QApplication
    app = kind(sys.argv[:1])
    app.setApplicationDisplayName("Blueprints Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("blueprints-desktop")
    turn = take_turn(cache_folder())
    if is_shown_elsewhere(given.match):
        return 0
    keep_drawings()
    window = build_window(given.language)
    put_in_place(window)
    window.show()
    QTimer.singleShot(SETTLED_MS, lambda: end_start(window))
    QTimer.singleShot(SETTLED_MS, lambda: window.services.keeper.catch_up())
    QTimer.singleShot(SETTLED_MS, lambda: settle_in(app, window, turn))
    QTimer.singleShot(SETTLED_MS, lambda: settle_log(log, window))
    QTimer.singleShot(PAINTED_MS, lambda: window.services.thinking.start())
    if given.match is not None:
        window.open_match(given.match)
    MacApplication.window = window
    result = app.exec()
    window.services.finish()
    return result


def begin_log(given: StartRequest) -> ProgramLog:
    """Log from here on; a start without a place for the log says so and goes on."""
    folder = data_folder() / LOG_FOLDER

    def say_refused(error: OSError) -> None:
        words = said(NO_LOG_WORDS, given.language)
        complain(words.format(folder=folder, reason=error.strerror or error))

    log = start_log(folder, say_refused, given.verbose)
    _log.info("Start of version %s on %s", __version__, sys.platform)
    return log


def settle_log(log: ProgramLog, window: Window) -> None:
    """Open the log's file, and tell of a hard crash that ended the start before."""
    log.open()
    if fault := log.take_fault():
        from blueprints_desktop.desktop.diagnostics.dialogs import Failure

        window.services.failures.tell(Failure.CRASH, fault)


def end_start(window: Window) -> None:
    """From now on garbage is collected, between two events."""
    startup_patches.end()
    IdleCollection(window).begin()


class MacApplication(QApplication):
    """An application that opens what it is told to. Not yet tried on a Mac.

    macOS names the file that was double-clicked in an event, not among the program's arguments.
    """

    window: Window | None = None
    """Set when it is there; one program has one application, so this may stand on the class."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and self.window is not None:
            self.window.open_match(Path(event.file()))
            return True
        return bool(super().event(event))


def take_turn(cache: Path) -> QLockFile:
    """Wait for a start that is on its way to a window, such as the first of two double clicks.

    Whoever has the turn keeps it until the window listens for later starts. Where nothing can be
    written nobody waits for anybody.
    """
    with suppress(OSError):
        cache.mkdir(parents=True, exist_ok=True)
    turn = QLockFile(str(cache / "starting"))
    turn.tryLock(STARTING_MS)
    return turn


def is_shown_elsewhere(match: Path | None) -> bool:
    """Whether a window that is open already was given the match, so that this start may end."""
    socket = doorbell_socket(cache_folder())
    if sys.platform == "linux" and not is_there(Path(socket)):
        return False  # without loading what a call would need
    from blueprints_desktop.desktop.app.single_instance import hand_over

    return hand_over(match, socket)


def is_there(path: Path) -> bool:
    """Whether a file is there for us; one in a folder that we must not look into is not."""
    try:
        return path.exists()
    except OSError:
        return False


def doorbell_socket(cache: Path) -> str:
    """Where the window of this person listens for later starts; Windows has pipes, not files."""
    return f"blueprints-desktop {os.getlogin()}" if os.name == "nt" else str(cache / "window")


def settle_in(app: QApplication, window: Window, turn: QLockFile) -> None:
    """What can wait until home is painted: the sign in the task bar, and an ear for later starts."""
    from blueprints_desktop.desktop.app.emblem import window_icon
    from blueprints_desktop.desktop.app.single_instance import SingleInstance

    app.setWindowIcon(window_icon())
    bell = SingleInstance(doorbell_socket(cache_folder()), window)
    app.aboutToQuit.connect(bell.close)
    turn.unlock()


def cache_folder() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))


def keep_drawings() -> None:
    """Let what the home page draws and says of matches be found again by the next start."""
    cache = cache_folder()
    KEPT.folder = cache / "drawings"
    KEPT.shipped = places.resources() / "drawings"
    KEPT_SUMMARIES.file = cache / "summaries"


def build_window(language: str | None = None) -> Window:
    """The window with all it stands on, which lives as long as it does."""
    file = settings_in(settings_file())
    settings = Settings(file)
    spoken = Language(settings, language)
    appearance = Appearance(settings)
    window = Window(settings, appearance, Library(data_folder() / "matches"))
    for part in (settings, spoken, appearance):
        part.setParent(window)
    file.setParent(window)
    guard = CrashGuard(window, lambda: window.table.session.saved.path if window.table else None)
    guard.install()
    return window


def put_in_place(window: Window) -> None:
    """Where it was closed; the first time as large as usual, or all of a screen that is smaller."""
    place = window.settings.recall("geometry", text)
    if place and window.restoreGeometry(QByteArray.fromBase64(place.encode())):
        return
    room = window.screen().availableSize()
    if window.width() > room.width() or window.height() + TITLE_BAR > room.height():
        window.setWindowState(Qt.WindowState.WindowMaximized)
