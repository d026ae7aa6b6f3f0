"""What makes the start quick; it has to be called before anything of Qt or of the program is loaded."""

import builtins
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

_STUB_WRITERS = {"enum_sig", "pyi_generator"}
"""Modules in PySide6's library of signatures with which it writes type stubs of itself."""
_SIGNATURES = "shibokensupport.signature.lib"


def begin() -> None:
    """Loading makes a hundred thousand objects that all stay: no use in looking for garbage."""
    gc.disable()
    with _without_stub_writers():
        import PySide6.QtCore  # noqa: F401

    _spare_sources()


@contextmanager
def _without_stub_writers() -> Iterator[None]:
    """Keep PySide6 from loading its writers of type stubs, a fifth of what importing it takes.

    It loads them with all the rest, from sources in an archive and so never from bytecode, and with
    them ``argparse`` and ``logging``. Nothing else in it uses them: where they are asked for, empty
    modules are found. They are put there no sooner, since it forgets all its modules first.
    """
    ordinary = builtins.__import__

    def sparing(
        name: str,
        globals: Any = None,  # noqa: A002 (callers name them so)
        locals: Any = None,  # noqa: A002
        fromlist: Any = (),
        level: int = 0,
    ) -> ModuleType:
        if name == _SIGNATURES:
            for writer in _STUB_WRITERS.intersection(fromlist or ()):
                sys.modules.setdefault(f"{name}.{writer}", _empty_module(f"{name}.{writer}"))
        return ordinary(name, globals, locals, fromlist, level)

    builtins.__import__ = sparing
    try:
        yield
    finally:  # PySide6 has put its own function in the place and goes on from the one it found
        for place in ("__import__", "__orig_import__"):
            if getattr(builtins, place, None) is sparing:
                setattr(builtins, place, ordinary)


def _empty_module(name: str) -> ModuleType:
    module = ModuleType(name)
    module.__spec__ = ModuleSpec(name, None)
    return module


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
