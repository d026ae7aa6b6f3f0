"""Functions that load their module when they are first called.

A shelf shows four games before one is opened; naming their rules must not load them all.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any


def lazily(module: str, name: str) -> Callable[..., Any]:
    """A stand-in for ``name`` of ``module``."""

    def call(*arguments: Any) -> Any:
        return getattr(import_module(module), name)(*arguments)

    return call
