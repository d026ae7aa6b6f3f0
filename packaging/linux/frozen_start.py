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
if not is_worker():
    load_ahead()
