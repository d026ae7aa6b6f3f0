"""`tasks.py package`: make installers of the program, and try them."""

import argparse
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from installers.project import NAME, PACKAGING, CannotBuild, megabytes, say


def wheel() -> list[Path]:
    """for pip, with the archive of the sources"""
    from installers.wheel import build_sdist, build_wheel

    return [build_wheel(), build_sdist()]


def deb() -> list[Path]:
    """for Debian and Ubuntu"""
    from installers.deb import build_deb, check_deb
    from installers.frozen import freeze

    made = build_deb(freeze())
    check_deb(made)
    return [made]


def run() -> list[Path]:
    """one file for other Linux systems, which installs for one person"""
    from installers.frozen import freeze
    from installers.run_file import build_run

    return [build_run(freeze())]


def windows() -> list[Path]:
    """an installer for Windows, made on Windows"""
    from installers.frozen import freeze
    from installers.windows import build_setup

    return [build_setup(freeze())]


def macos() -> list[Path]:
    """a disk image for macOS, made on macOS"""
    from installers.frozen import freeze
    from installers.macos import build_dmg

    freeze()
    return [build_dmg()]


def pictures() -> list[Path]:
    """the README's pictures, drawn anew"""
    from installers.pictures import draw_pictures

    return draw_pictures()


def starts() -> list[Path]:
    """measure how soon the frozen program shows its window, beside a bare one"""
    from installers.frozen import freeze
    from installers.starts import compare_starts

    print(compare_starts(freeze() / NAME))
    return []


def attempt() -> list[Path]:
    """make the installers for Linux, install them, play, and remove them again"""
    by_turns = ("-n", "2", "--dist", "loadfile")
    tests = (sys.executable, "-m", "pytest", "-q", "-x", *by_turns, str(PACKAGING / "trials"))
    if subprocess.run(tests, check=False).returncode:
        raise CannotBuild("an installer does not do what it should; see above")
    return []


KINDS: dict[str, Callable[[], list[Path]]] = {
    "wheel": wheel,
    "deb": deb,
    "run": run,
    "windows": windows,
    "macos": macos,
    "pictures": pictures,
    "starts": starts,
    "try": attempt,
}


def main() -> int:
    lines = "\n".join(f"  {name:8} {make.__doc__}" for name, make in KINDS.items())
    parser = argparse.ArgumentParser(
        prog="tasks.py package",
        description="Make installers; they are put into dist/.",
        epilog=f"kinds:\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("kinds", nargs="+", choices=KINDS, metavar="KIND")
    try:
        for kind in parser.parse_args().kinds:
            for path in KINDS[kind]():
                say(f"{path} ({megabytes(path):.1f} MB)")
    except CannotBuild as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
