"""The wheel for pip, and the source archive that builds the same wheel."""

import sys
from pathlib import Path

from installers.project import DIST, ROOT, VERSION, run

_STEM = f"blueprints_desktop-{VERSION}"


def build_wheel(source: Path = ROOT, into: Path = DIST) -> Path:
    """Build the wheel of a source tree."""
    return _built("wheel", source, into / f"{_STEM}-py3-none-any.whl")


def build_sdist(into: Path = DIST) -> Path:
    """Pack the sources."""
    return _built("sdist", ROOT, into / f"{_STEM}.tar.gz")


def _built(target: str, source: Path, path: Path) -> Path:
    build = (sys.executable, "-m", "hatchling", "build", "-t", target, "-d", path.parent)
    run(*build, cwd=source)
    return path
