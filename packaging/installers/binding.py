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


def compile_binding(program: Path, libraries: Path) -> None:
    """Leave the compiled modules where the frozen program looks for them, and no sources."""
    run(program, "--version", env={**os.environ, "SBK_EMBED": "0"})
    folder = libraries / _UNPACKED
    sources = sorted(folder.rglob("*.py"))
    if not sources:
        raise CannotBuild("PySide6 did not unpack its sources")
    compileall.compile_dir(
        folder,
        quiet=1,
        legacy=True,
        stripdir=str(folder),
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    for source in sources:
        if not source.with_suffix(".pyc").exists():
            raise CannotBuild(f"{source} cannot be compiled")
        source.unlink()
