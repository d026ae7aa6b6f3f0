"""The installer for Windows, by NSIS. Not yet tried on Windows: here only the script is compiled."""

import shutil
import sys
from pathlib import Path

from installers.project import BUILD, DIST, NAME, PACKAGING, ROOT, VERSION, CannotBuild, run, say

SCRIPT = PACKAGING / "windows" / "installer.nsi"


def build_setup(frozen: Path) -> Path:
    """Pack what was frozen on Windows."""
    if sys.platform != "win32":
        raise CannotBuild("A program for Windows can only be frozen on Windows.")
    say("Packing the installer")
    return compile_setup(frozen, BUILD / f"{NAME}.ico", BUILD / "match.ico", DIST)


def compile_setup(program: Path, icon: Path, match_icon: Path, into: Path) -> Path:
    """Have NSIS compile the script for a folder; this works on every system."""
    into.mkdir(exist_ok=True)
    path = into / f"{NAME}-{VERSION}-setup.exe"
    defined = {
        "VERSION": VERSION,
        "PROGRAM": program,
        "ICON": icon,
        "MATCH_ICON": match_icon,
        "LICENCE": ROOT / "LICENSE",
        "OUT": path,
    }
    options = [f"-D{name}={value}" for name, value in defined.items()]
    if _makes_64_bit():
        options.append("-DFOR_AMD64")
    run(_makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, str(SCRIPT))
    return path


def _makes_64_bit() -> bool:
    """Whether NSIS can make the installer itself a 64-bit program; what it installs always is."""
    homes = (Path("/usr/share/nsis"), Path(_makensis()).parent)
    return any((home / "Stubs" / "lzma_solid-amd64-unicode").exists() for home in homes)


def _makensis() -> str:
    """NSIS does not put itself on the path of Windows."""
    usual = Path("C:/Program Files (x86)/NSIS/makensis.exe")
    return shutil.which("makensis") or str(usual)
