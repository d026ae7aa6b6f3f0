"""What makes the start quick; it has to be called before anything of Qt or of the program is loaded."""

import gc
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

_SIGNATURES = "shibokensupport.signature.lib"
_STUB_WRITERS = ("enum_sig", "pyi_generator")
"""Modules in there with which PySide6 writes type stubs of itself."""


def begin() -> None:
    """Loading makes a hundred thousand objects that all stay: no use in looking for garbage."""
    gc.disable()
    sys.meta_path.insert(0, _NoStubWriters)
    import PySide6.QtCore  # noqa: F401

    sys.meta_path.remove(_NoStubWriters)
    _spare_sources()


class _NoStubWriters:
    """Keeps PySide6 from loading its writers of type stubs, a fifth of what importing it takes.

    It loads them with all the rest, from sources in an archive and so never from bytecode, and with
    them ``argparse`` and ``logging``. Nothing else in it uses them: empty modules are put in their
    places when others of its modules are looked for, not sooner, since first it forgets all it has.
    """

    @staticmethod
    def find_spec(_name: str, _path: Any = None, _target: Any = None) -> None:
        """As a finder of modules it finds none."""
        if _SIGNATURES in sys.modules:
            for writer in _STUB_WRITERS:
                empty = ModuleType(f"{_SIGNATURES}.{writer}")
                empty.__spec__ = ModuleSpec(empty.__name__, None)
                sys.modules.setdefault(empty.__name__, empty)


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
