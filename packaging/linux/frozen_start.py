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


def read_fonts_ahead() -> None:
    """Have the system's list of fonts read while Python is busy with its modules.

    That needs no Python, so it can happen beside it; Qt, which asks for it next, finds it done.
    """
    import ctypes
    import threading

    try:
        fontconfig = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return
    threading.Thread(target=fontconfig.FcInit).start()


give_back_the_search_path()
if not is_worker():
    read_fonts_ahead()
