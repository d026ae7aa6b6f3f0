"""What all installers say of the program, and where they find and put things."""

import re
import shutil
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

from blueprints_desktop import __version__

NAME = "blueprints-desktop"
TITLE = "Blueprints Desktop"
VERSION = __version__
SUMMARY = "Four board games about building, for friends at one computer"
MATCH_TYPE = "application-x-blueprints-desktop-match"
"""The MIME type of match files as icons are called by it."""

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
"""What is made on the way; may be deleted at any time."""
DIST = ROOT / "dist"
"""What is handed out."""


class CannotBuild(Exception):
    """Something that is needed is not there; the text says what."""


def say(text: str) -> None:
    print(f"\N{EM DASH} {text}", flush=True)


def empty_folder(path: Path) -> Path:
    """The folder, with nothing in it."""
    if path.exists():
        shutil.rmtree(path)
    path.mkdir(parents=True)
    return path


def run(*command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run a program that has to succeed; what it printed."""
    try:
        done = subprocess.run(
            command, cwd=cwd, env=env, capture_output=True, text=True, check=False
        )
    except FileNotFoundError as error:
        raise CannotBuild(f"{command[0]} is needed and is not installed") from error
    if done.returncode:
        told = (done.stdout + done.stderr).strip()
        raise CannotBuild(f"{' '.join(map(str, command))} failed:\n{told}")
    return done.stdout


def filled(template: Path, facts: Mapping[str, str]) -> str:
    """A template's text with every @NAME@ replaced; one that nobody knows is an error."""
    text = template.read_text(encoding="utf-8")
    return re.sub(r"@([A-Z_]+)@", lambda found: facts[found[1]], text)


def facts() -> dict[str, str]:
    """What templates may ask for."""
    return {
        "NAME": NAME,
        "TITLE": TITLE,
        "VERSION": VERSION,
        "DATE": time.strftime("%Y-%m-%d", time.gmtime()),
        "MOMENT": time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime()),
    }


def megabytes(path: Path) -> float:
    """How large a file is, or all that is in a folder, as a person reckons it."""
    files = [path] if path.is_file() else [p for p in path.rglob("*") if not p.is_symlink()]
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6
