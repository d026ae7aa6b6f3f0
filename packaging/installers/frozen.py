"""The program frozen into a folder with its Python and its Qt; all installers but the wheel hold it."""

import os
import subprocess
import sys
from pathlib import Path

from blueprints_desktop.desktop.drawing.emblem import emblem, match_emblem
from installers.icons import write_icns, write_ico
from installers.libraries import drop_orphans, elves
from installers.licences import collect_licences
from installers.project import BUILD, NAME, PACKAGING, ROOT, CannotBuild, run, say

LICENCES = "licences"
"""The folder of licence texts in the frozen one."""
_INSIDE = "_internal"
_OWN_LIBRARIES = ("libpython*", "lib-dynload/*.so")
"""Of Python itself: often built with all its debugging symbols. Stripping others breaks numpy."""


def freeze() -> Path:
    """Run PyInstaller and take out what nobody needs; the folder with the program."""
    say("Freezing the program (a minute or two)")
    env = {**os.environ, "PROGRAM_ICON": str(_icon()), "PYTHONPATH": str(ROOT)}
    command = [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
        *("--workpath", str(BUILD / "pyinstaller"), "--distpath", str(BUILD / "frozen")),
        str(PACKAGING / f"{NAME}.spec"),
    ]
    if subprocess.run(command, env=env, cwd=ROOT, check=False).returncode:
        raise CannotBuild("PyInstaller failed; see above")
    folder = BUILD / "frozen" / NAME
    libraries = folder / _INSIDE
    if sys.platform == "linux":
        drop_orphans(libraries)
        _strip(libraries)
    if sys.platform != "darwin":
        collect_licences(folder / LICENCES, libraries)
    return folder


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
