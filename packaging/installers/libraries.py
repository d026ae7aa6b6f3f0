"""Which shared libraries of Linux a frozen program brings along, and which it expects to find."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from installers.project import run


class Elf(NamedTuple):
    """What a program or library asks for."""

    needed: frozenset[str]
    glibc: tuple[int, ...]
    """The newest version of the C library that it has symbols of."""
    searched: frozenset[str]
    """Where it wants its libraries to be looked for."""


def is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


@cache
def inspect(path: Path) -> Elf:
    told = run("objdump", "-p", path)
    versions = [tuple(map(int, v.split("."))) for v in re.findall(r"GLIBC_(\d[\d.]*)", told)]
    paths = re.findall(r"(?:RPATH|RUNPATH)\s+(\S+)", told)
    return Elf(
        frozenset(re.findall(r"NEEDED\s+(\S+)", told)),
        max(versions, default=(2, 0)),
        frozenset(folder for path in paths for folder in path.split(":")),
    )


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


def forget_builder(libraries: Path) -> None:
    """Keep Python's own libraries from looking for others where they lay when they were built."""
    own = [path for path in elves(libraries) if any(p[0] == "/" for p in inspect(path).searched)]
    if own:
        run("chrpath", "--delete", *own)
        inspect.cache_clear()


def _package_of(library: str) -> str:
    """The installed Debian package that a library came with."""
    try:
        return packages_of_libraries()[library]
    except KeyError:
        raise LookupError(f"no Debian package holds {library}") from None


@cache
def packages_of_libraries() -> dict[str, str]:
    """The Debian package of every shared library on this system; all at once, for asking takes long.

    Only of those that are everybody's: other programs, this one too where it is installed, hold copies
    in folders of their own.
    """
    owners: dict[str, str] = {}
    for line in run("dpkg-query", "-S", "*/lib*.so*").splitlines():
        holders, _, path = line.rpartition(": ")
        folder, _, library = path.rpartition("/")
        package = re.split("[:,]", holders)[0]
        if not line.startswith("diversion ") and _EVERYBODYS.fullmatch(folder):
            owners[library] = min(package, owners.get(library, package))
    return owners


_EVERYBODYS = re.compile(r"(/usr)?/lib(64|/[\w-]+-linux-gnu\w*)?")
"""Where the system looks for libraries."""
