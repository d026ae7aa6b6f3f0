"""The package for Debian and Ubuntu: the frozen program, and nothing to run when it is installed.

Menus, icons and file types are noticed by the system itself, which watches their folders; so
removing the package leaves nothing but what people made with the program in their own homes.
"""

import gzip
import hashlib
import os
import shutil
from pathlib import Path

from installers.frozen import LICENCES
from installers.libraries import newest_glibc, packages_needed
from installers.linux_tree import TEMPLATES, write_share
from installers.project import (
    BUILD,
    DIST,
    NAME,
    ROOT,
    SUMMARY,
    VERSION,
    empty_folder,
    facts,
    filled,
    megabytes,
    run,
    say,
)
from installers.release_addresses import homepage

RECOMMENDED = ("fonts-inter", "libcups2")
"""The letters of the look, and printers; without them there are other letters, and PDF files."""
_PACKED_BY = ("-Zxz", "-z0")
"""A fifth larger than with the strongest packing, in a sixth of the time; lintian knows no zstd."""
_WITHOUT_CUPS = frozenset({"libcupsprintersupport.so"})
_MAINTAINER = "The Blueprints Desktop authors <blueprints-desktop@users.noreply.github.com>"


def build_deb(frozen: Path) -> Path:
    """Pack the frozen folder; the package in ``dist``."""
    say("Packing the .deb")
    tree = empty_folder(BUILD / "deb")
    program = tree / "usr/lib" / NAME
    shutil.copytree(frozen, program, symlinks=True)
    _write_documents(tree, program)
    _write_link(tree)
    write_share(tree / "usr/share")
    _settle_modes(tree)
    _write_control(tree, program)
    DIST.mkdir(exist_ok=True)
    path = DIST / f"{NAME}_{VERSION}_{_architecture()}.deb"
    run("dpkg-deb", "--root-owner-group", *_PACKED_BY, "--build", tree, path)
    return path


def check_deb(path: Path) -> None:
    """Have Debian's own tools look it over; they object loudly or not at all."""
    tree = BUILD / "deb" / "usr/share"
    run("desktop-file-validate", *(tree / "applications").iterdir())
    run("appstreamcli", "validate", "--no-net", *(tree / "metainfo").iterdir())
    run("lintian", "--fail-on", "error", "--allow-root", path)


def _architecture() -> str:
    return run("dpkg", "--print-architecture").strip()


def _maintainer() -> str:
    """Whoever makes the release says so as for other Debian tools."""
    name, address = os.environ.get("DEBFULLNAME"), os.environ.get("DEBEMAIL")
    return f"{name} <{address}>" if name and address else _MAINTAINER


def _write_link(tree: Path) -> None:
    commands = tree / "usr/games"
    commands.mkdir()
    (commands / NAME).symlink_to(Path("../lib") / NAME / NAME)


def _write_documents(tree: Path, program: Path) -> None:
    documents = tree / "usr/share/doc" / NAME
    documents.mkdir(parents=True)
    (program / LICENCES).rename(documents / LICENCES)
    known = facts()
    (documents / "copyright").write_text(filled(TEMPLATES / "copyright", known), encoding="utf-8")
    shutil.copy(ROOT / "CHANGELOG.md", documents / "NEWS")
    changes = filled(TEMPLATES / "changelog", {**known, "MAINTAINER": _maintainer()})
    (documents / "changelog.gz").write_bytes(_packed(changes))
    for folder, template in (("man6", f"{NAME}.6"), ("fr/man6", f"{NAME}.fr.6")):
        manual = tree / "usr/share/man" / folder / f"{NAME}.6.gz"
        manual.parent.mkdir(parents=True)
        manual.write_bytes(_packed(filled(TEMPLATES / template, known)))
    overrides = tree / "usr/share/lintian/overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copy(TEMPLATES / "lintian-overrides", overrides)


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def _settle_modes(tree: Path) -> None:
    """Everybody may read everything, only programs may be run, and nobody's mask matters."""
    for path in tree.rglob("*"):
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.parent.name == NAME and path.name == NAME)
        path.chmod(0o755 if runs else 0o644)
    tree.chmod(0o755)


def _write_control(tree: Path, program: Path) -> None:
    needed = packages_needed(program, _WITHOUT_CUPS) - {"libc6"}
    depends = [f"libc6 (>= {newest_glibc(program)})", *sorted(needed)]
    control = tree / "DEBIAN"
    control.mkdir(mode=0o755)
    fields = {
        "Package": NAME,
        "Version": VERSION,
        "Architecture": _architecture(),
        "Maintainer": _maintainer(),
        "Installed-Size": str(round(megabytes(tree) * 1e6 / 1024)),
        "Depends": ", ".join(depends),
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "games",
        "Priority": "optional",
        **({"Homepage": homepage()} if homepage() else {}),
        "Description": f"{_lower_first(SUMMARY)}\n{_DESCRIPTION}",
    }
    text = "".join(f"{name}: {value}\n" for name, value in fields.items())
    (control / "control").write_text(text, encoding="utf-8")
    files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file())
    sums = "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n"
        for path in files
        if not path.is_symlink()
    )
    (control / "md5sums").write_text(sums, encoding="utf-8")


def _lower_first(text: str) -> str:
    return text[0].lower() + text[1:]


_DESCRIPTION = """\
 Blueprints (draft dice and stack them on a secret plan), FITS (slide pieces
 down a ramp), World Monuments (quarry bricks, raise one monument together)
 and Projekt Skyline (raise a city, collect rents), with rulebooks, saved
 games, statistics and computer players, in English and French, offline.
 .
 An unofficial tribute by players: not made, endorsed or sold by the authors
 or publishers of the printed games, and without their pictures or texts."""
