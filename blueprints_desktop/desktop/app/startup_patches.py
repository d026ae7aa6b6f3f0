"""What makes the start quick; it has to be called before anything of Qt or of the program is loaded."""

import gc
import sys
from importlib import import_module
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
    them ``argparse`` and ``logging``; it finds them in a way of its own, before any finder of ours
    is asked. So others are put in their places when other modules of its are looked for, not sooner,
    since first it forgets all it has.
    """

    @staticmethod
    def find_spec(_name: str, _path: Any = None, _target: Any = None) -> None:
        """As a finder of modules it finds none."""
        if _SIGNATURES in sys.modules:
            for writer in _STUB_WRITERS:
                place = f"{_SIGNATURES}.{writer}"
                sys.modules.setdefault(place, LazyModule(place))


class LazyModule(ModuleType):
    """Stands for a module until somebody wants something of it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.__spec__ = ModuleSpec(name, None)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        return getattr(import_module(self.__name__), name)


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
