"""Which shared libraries of Linux a frozen program brings along, and which it expects to find."""

import re
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

from installers.project import run


class Elf(NamedTuple):
    """What a program or library asks for."""

    needed: frozenset[str]
    glibc: tuple[int, ...]
    """The newest version of the C library that it has symbols of."""


def is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


@cache
def inspect(path: Path) -> Elf:
    told = run("objdump", "-p", path)
    versions = [tuple(map(int, v.split("."))) for v in re.findall(r"GLIBC_(\d[\d.]*)", told)]
    return Elf(frozenset(re.findall(r"NEEDED\s+(\S+)", told)), max(versions, default=(2, 0)))


def elves(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if is_elf(path)]


def drop_orphans(libraries: Path) -> list[str]:
    """Remove the system's libraries that nothing in the folder asks for, until none is left.

    Taking out a plugin of Qt leaves all that only it had asked for. The libraries of the system
    lie directly in the folder; those of Python's packages have folders of their own.
    """
    gone: list[str] = []
    while True:
        wanted = {name for path in elves(libraries.parent) for name in inspect(path).needed}
        orphans = [
            path
            for path in libraries.glob("lib*.so*")
            if path.name not in wanted and not path.name.startswith("libpython")
        ]
        if not orphans:
            return gone
        for path in orphans:
            path.unlink()
            gone.append(path.name)


def packages_needed(folder: Path, but_for: frozenset[str] = frozenset()) -> set[str]:
    """The Debian packages with the libraries that the folder asks for and does not hold.

    ``but_for`` names files that may fail to load: what these alone want is not needed.
    """
    held = {path.name for path in folder.rglob("*.so*")}
    wanted = {
        name
        for path in elves(folder)
        if path.name not in but_for
        for name in inspect(path).needed - held
    }
    return {_package_of(name) for name in sorted(wanted)}


def newest_glibc(folder: Path) -> str:
    return ".".join(map(str, max(inspect(path).glibc for path in elves(folder))))


def _package_of(library: str) -> str:
    """The installed Debian package that a library came with."""
    found = subprocess.run(
        ["dpkg-query", "-S", f"*/{library}"], capture_output=True, text=True, check=False
    )
    owners = {line.split(":")[0] for line in found.stdout.splitlines() if line.endswith(library)}
    if not owners:
        raise LookupError(f"no Debian package holds {library}")
    return min(owners)
