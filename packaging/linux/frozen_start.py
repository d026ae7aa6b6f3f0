"""What a frozen program does on Linux before all else; PyInstaller runs it."""

import os
import sys


def give_back_the_search_path() -> None:
    """Let programs that are opened from the window find their own libraries, not ours.

    To find the libraries beside it, a program frozen by PyInstaller starts itself anew with a search
    path for them, and keeps the person's own under another name. By now ours has been read.
    """
    name = "LD_LIBRARY_PATH"
    own = os.environ.pop(f"{name}_ORIG", None)
    if own is not None:
        os.environ[name] = own
    else:
        os.environ.pop(name, None)


def keep_the_archive() -> None:
    """Let modules that are wanted later be found in the program that was started.

    PyInstaller looks for them in the file of that name, which is another, or none, once the program
    has been brought up to date or removed while its window is open. The system keeps ours.
    """
    own = "/proc/self/exe"
    try:
        from pyimod02_importers import pyz_archive

        if os.path.samefile(pyz_archive._filename, own):  # noqa: PTH121, pathlib would be loaded
            pyz_archive._filename = own
    except (ImportError, OSError):
        pass  # a system without /proc, or another PyInstaller: then as it is usual


def is_worker() -> bool:
    """Whether computer players are to think in this process, which shows nothing."""
    if len(sys.argv) == 1:
        return False
    from blueprints_desktop.bots import WORKER_FLAG

    return WORKER_FLAG in sys.argv


def load_ahead() -> None:
    """Have Qt's libraries and the system's fonts loaded while Python is busy with its modules.

    Neither needs Python, so they can be loaded beside it. Whoever asks for them next finds them
    there; what cannot be found here is looked for then.
    """
    import ctypes
    import threading

    system = ctypes.CDLL(None)
    widgets = f"{sys._MEIPASS}/PySide6/Qt/lib/libQt6Widgets.so.6"

    def load() -> None:
        if system.dlopen(widgets.encode(), os.RTLD_NOW):
            ctypes.CDLL("libfontconfig.so.1").FcInit()

    threading.Thread(target=load).start()


give_back_the_search_path()
keep_the_archive()
if not is_worker():
    load_ahead()
