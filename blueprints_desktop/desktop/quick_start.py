"""What makes the start quick; it has to be called before anything of Qt or of the program is loaded."""

import gc
import sys


def begin() -> None:
    """Loading makes a hundred thousand objects that all stay: no use in looking for garbage."""
    gc.disable()
    import PySide6.QtCore  # noqa: F401

    _spare_sources()


def _spare_sources() -> None:
    """Keep PySide6 from reading the source of every module that is imported from now on.

    It looks there for whether a module may ask for ``__feature__``, other spellings of its names.
    None of ours does; a PySide6 that looks in another way is left alone.
    """
    switch = sys.modules.get("shibokensupport.feature")
    if hasattr(switch, "_mod_uses_pyside"):
        vars(switch)["_mod_uses_pyside"] = lambda _module: False


def end() -> None:
    """Home is painted: collect again, but never look again at what was loaded up to now."""
    gc.freeze()
    gc.enable()
