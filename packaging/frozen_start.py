"""What a frozen program does before all else: programs that it opens are to find their own libraries.

To find the libraries beside it, a program frozen by PyInstaller starts itself anew with a search path
for them, and keeps the person's own under another name. It has been read by then, and is needed no
more; but a file manager that is opened from the window would look for its libraries among ours.
"""

import os

_NAME = "LD_LIBRARY_PATH"


def _give_back() -> None:
    own = os.environ.pop(f"{_NAME}_ORIG", None)
    if own is not None:
        os.environ[_NAME] = own
    else:
        os.environ.pop(_NAME, None)


_give_back()
