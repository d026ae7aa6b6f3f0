"""The part of PySide6 that is written in Python, compiled once instead of at every start.

Its library holds that part as packed sources, unless they lie unpacked beside it: it puts them there
itself when it finds SBK_EMBED=0, and from then on takes them from there.
"""

import compileall
import os
import py_compile
from pathlib import Path

from installers.project import CannotBuild, run

_UNPACKED = Path("shiboken6/files.dir")
_UNUSED = Path("shibokensupport/signature/lib/pyi_generator.py")
"""Writes hints for type checkers. It is loaded by every start, which it makes a tenth longer."""


def compile_binding(program: Path, libraries: Path) -> None:
    """Leave the compiled modules where the frozen program looks for them, and no sources."""
    run(program, "--version", env={**os.environ, "SBK_EMBED": "0"})
    folder = libraries / _UNPACKED
    if not (folder / _UNUSED).exists():
        raise CannotBuild("PySide6 did not unpack its modules, or has others than it had")
    (folder / _UNUSED).write_text("")
    compiled = compileall.compile_dir(
        folder,
        quiet=1,
        legacy=True,
        stripdir=str(folder),
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    if not compiled:
        raise CannotBuild("the modules of PySide6 could not be compiled")
    for source in folder.rglob("*.py"):
        source.unlink()
