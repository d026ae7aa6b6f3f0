"""The wheel for pip, and the source archive that builds the same wheel."""

import sys
from pathlib import Path

from installers.project import DIST, ROOT, run


def build_wheel(source: Path = ROOT, into: Path = DIST) -> Path:
    """Build the wheel of a source tree."""
    return _built("wheel", source, into)


def build_sdist(into: Path = DIST) -> Path:
    """Pack the sources."""
    return _built("sdist", ROOT, into)


def _built(target: str, source: Path, into: Path) -> Path:
    into.mkdir(parents=True, exist_ok=True)
    told = run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", into, cwd=source)
    path = Path(told.strip().splitlines()[-1])
    return path if path.is_absolute() else source / path
