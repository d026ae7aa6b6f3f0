"""Where the program's own files lie: one answer for source tree, wheel and frozen program.

``resources/`` and ``i18n/`` stand beside the package in the source tree, inside it in
a wheel, and in the bundle's folder when frozen.
"""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _home() -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle)
    return _PACKAGE if (_PACKAGE / "resources").is_dir() else _PACKAGE.parent


def resources() -> Path:
    """The folder of decks, boards, rulebooks and icons."""
    return _home() / "resources"


def translations() -> Path:
    """The folder of the interface's translations."""
    return _home() / "i18n"
