"""The program frozen into a folder with its Python and its Qt; all installers but the wheel hold it."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from blueprints_desktop.desktop.app.emblem import emblem, match_emblem
from installers.binding import compile_binding
from installers.drawings import ship_drawings
from installers.icons import write_icns, write_ico
from installers.libraries import drop_orphans, elves, forget_builder
from installers.licences import collect_licences
from installers.project import BUILD, NAME, PACKAGING, ROOT, CannotBuild, run, say

LICENCES = "licences"
"""The folder of licence texts in the frozen one."""
_INSIDE = "_internal"
_OWN_LIBRARIES = ("libpython*", "lib-dynload/*.so")
"""Of Python itself: often built with all its debugging symbols. Stripping others breaks numpy."""

_PACKING = "PYINSTALLER_ZLIB_COMPRESSION_LEVEL"
"""Modules are not packed: installers are packed as a whole, and every start would unpack them."""


def freeze() -> Path:
    """Run PyInstaller and take out what nobody needs; the folder with the program.

    What was frozen from the same files before is taken as it is: several installers hold it.
    """
    folder = BUILD / "frozen" / NAME
    note, wanted = BUILD / "frozen" / "made-of", _state_of_inputs()
    if note.exists() and note.read_text(encoding="utf-8") == wanted:
        return folder
    say("Freezing the program (a minute or two)")
    note.unlink(missing_ok=True)
    env = {
        **os.environ,
        "PROGRAM_ICON": str(_icon()),
        "PYTHONPATH": str(ROOT),
        _PACKING: "0",
    }
    command = [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
        *("--workpath", str(BUILD / "pyinstaller"), "--distpath", str(BUILD / "frozen")),
        str(PACKAGING / f"{NAME}.spec"),
    ]
    if subprocess.run(command, env=env, cwd=ROOT, check=False).returncode:
        raise CannotBuild("PyInstaller failed; see above")
    libraries = folder / _INSIDE
    if sys.platform == "linux":
        drop_orphans(libraries)
        _strip(libraries)
        forget_builder(libraries)
        compile_binding(folder / NAME, libraries)
        ship_drawings(folder / NAME, libraries / "resources" / "drawings")
    if sys.platform != "darwin":
        collect_licences(folder / LICENCES, libraries)
    note.write_text(wanted, encoding="utf-8")
    return folder


def _state_of_inputs() -> str:
    """Changes whenever something changes that is frozen, or that says how."""
    inputs = [
        ROOT / "constraints.txt",
        *PACKAGING.glob("*.spec"),
        *PACKAGING.glob("linux/*.py"),
        *PACKAGING.glob("licences/*"),
    ]
    for name in ("blueprints_desktop", "resources", "i18n", "packaging/installers"):
        inputs += [path for path in (ROOT / name).rglob("*") if "__pycache__" not in path.parts]
    files = sorted(path for path in inputs if path.is_file())
    states = [(str(path), path.stat().st_size, path.stat().st_mtime_ns) for path in files]
    return hashlib.sha256(repr([sys.version, states]).encode()).hexdigest()


def _icon() -> Path:
    """The program's icon in the format of this system."""
    if sys.platform == "darwin":
        write_icns(BUILD / f"{NAME}.icns", emblem)
        return BUILD / f"{NAME}.icns"
    write_ico(BUILD / f"{NAME}.ico", emblem)
    write_ico(BUILD / "match.ico", match_emblem)
    return BUILD / f"{NAME}.ico"


def _strip(libraries: Path) -> None:
    own = [path for path in elves(libraries) if any(path.match(p) for p in _OWN_LIBRARIES)]
    run("strip", "--strip-unneeded", *own)
