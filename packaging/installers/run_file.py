"""One file for other Linux systems: a script that unpacks what hangs behind it, for one person."""

import hashlib
import platform
import shutil
import tarfile
from pathlib import Path

from installers.linux_tree import TEMPLATES, write_share
from installers.project import BUILD, DIST, NAME, VERSION, empty_folder, facts, filled, say

_OFFSET_WIDTH = 6
"""The script says at which byte the archive begins, in a fixed number of digits."""


def build_run(frozen: Path) -> Path:
    """Pack the frozen folder behind the installing script; the file in ``dist``."""
    say("Packing the self-extracting installer")
    tree = empty_folder(BUILD / "run")
    shutil.copytree(frozen, tree / "program", symlinks=True)
    uninstall = tree / "program" / "uninstall"
    shutil.copy(TEMPLATES / "uninstall.sh", uninstall)
    uninstall.chmod(0o755)
    write_share(tree / "share", start=NAME)
    archive = BUILD / "run.tar.gz"
    _pack(tree, archive)
    DIST.mkdir(exist_ok=True)
    path = DIST / f"{NAME}-{VERSION}-{platform.machine()}.run"
    path.write_bytes(_script(archive, path.name) + archive.read_bytes())
    path.chmod(0o755)
    return path


def _pack(tree: Path, archive: Path) -> None:
    with tarfile.open(archive, "w:gz", compresslevel=6) as packed:
        for part in ("program", "share"):
            packed.add(tree / part, part, filter=_nobodys)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Files belong to whoever unpacks them, not to whoever packed them."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def _script(archive: Path, name: str) -> bytes:
    known = {
        **facts(),
        "FILE": name,
        "MACHINE": platform.machine(),
        "SUM": hashlib.sha256(archive.read_bytes()).hexdigest(),
        "OFFSET": "0" * _OFFSET_WIDTH,
    }
    length = len(filled(TEMPLATES / "install.sh", known).encode())
    known["OFFSET"] = f"{length + 1:0{_OFFSET_WIDTH}}"
    return filled(TEMPLATES / "install.sh", known).encode()
