#!/usr/bin/env python3
"""The project's tasks, from a fresh machine with nothing but Python 3.11 or later.

    python3 tasks.py play      start the program
    python3 tasks.py test      check everything

Each task first sees to what it needs: a virtual environment in .venv with the pinned
packages, and the system libraries that Qt wants. A second run finds all that in place
and starts at once. Everything here is standard library only.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Python 3.11 or later is needed; this is " + sys.version.split()[0])

import argparse
import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
import time
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS = ROOT / "constraints.txt"

OFFSCREEN_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
WINDOW_TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "xwininfo": "x11-utils",
}
PACKAGING_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
PACKAGING_PROGRAMS = {
    "objdump": "binutils",
    "chrpath": "chrpath",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
    "makensis": "nsis",
    "update-mime-database": "shared-mime-info",
    "gio": "libglib2.0-bin",
}


@dataclass(frozen=True)
class Task:
    """What a task is for, what it needs, and how it runs."""

    purpose: str
    run: Callable[[list[str]], int]
    groups: tuple[str, ...] = ()
    """Dependency groups of pyproject.toml, besides what the program itself needs."""
    optional_groups: tuple[str, ...] = ()
    """Groups that are tried, and done without where they do not install."""
    libraries: tuple[dict[str, str], ...] = ()
    programs: tuple[dict[str, str], ...] = ()
    fonts: dict[str, str] = field(default_factory=dict)
    """By what a font's file is called, beyond any font at all."""


# --- the virtual environment ----------------------------------------------------------


def requirements(group: str | None) -> list[str]:
    """The packages that pyproject.toml names for the program, or for a group."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if group is None:
        return list(project["project"]["dependencies"])
    return list(project["dependency-groups"][group])


def stamp_of(group: str | None) -> tuple[Path, str]:
    """Where it is noted that a group is installed, and what the note must say."""
    wanted = "\n".join([sys.version, *requirements(group), CONSTRAINTS.read_text()])
    name = f"installed-{group or 'program'}.stamp"
    return VENV / name, hashlib.sha256(wanted.encode()).hexdigest()


def is_installed(group: str | None) -> bool:
    path, wanted = stamp_of(group)
    return path.exists() and path.read_text() == wanted


def make_environment() -> None:
    """A virtual environment that runs; one left by another Python is made anew."""
    works = PYTHON.exists() and not subprocess.run([PYTHON, "-c", ""], check=False).returncode
    if works:
        return
    say("Making a virtual environment in .venv")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(command, check=False).returncode:
        version = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not install_system_packages(["python3-venv", version]):
            sys.exit("Python could not make a virtual environment; see above.")
        subprocess.run(command, check=True)


def install(group: str | None) -> bool:
    """Install a group of packages, showing pip's own progress."""
    packages = requirements(group)
    say(f"Installing {', '.join(packages)} (once; a few minutes on a slow line)")
    pip = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "-c", str(CONSTRAINTS), *packages], check=False)
    if done.returncode == 0:
        path, wanted = stamp_of(group)
        path.write_text(wanted)
    return done.returncode == 0


def see_to_packages(task: Task) -> None:
    groups: list[str | None] = [None, *task.groups]
    missing = [group for group in groups if not is_installed(group)]
    optional = [group for group in task.optional_groups if not is_installed(group)]
    if missing or optional:
        make_environment()
    for group in missing:
        if not install(group):
            sys.exit("The packages could not be installed; see above. Run the task again to go on.")
    for group in optional:
        if not install(group):
            say(f"Going on without {', '.join(requirements(group))}")


# --- system libraries -----------------------------------------------------------------


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_system_packages(task: Task) -> list[str]:
    """The Debian packages that hold what is missing of libraries, programs and fonts."""
    if sys.platform != "linux":
        return []
    missing = [p for group in task.libraries for name, p in group.items() if not loads(name)]
    missing += [p for g in task.programs for name, p in g.items() if not shutil.which(name)]
    fonts = {"*": "fonts-dejavu-core", **task.fonts} if task.libraries else {}
    return missing + [package for name, package in fonts.items() if not has_font(name)]


def has_font(name: str) -> bool:
    folders = [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".fonts"]
    files = f"{name}.[to]tf"
    return any(next(folder.rglob(files), None) for folder in folders if folder.is_dir())


def install_system_packages(packages: Sequence[str]) -> bool:
    """Install Debian packages where we may; elsewhere print the one line that would."""
    apt = shutil.which("apt-get")
    if not apt:
        say("Missing on this system (Debian's names): " + " ".join(packages))
        return False
    if os.geteuid() != 0:
        say("Missing system packages. This line installs them:")
        print("    sudo apt-get install --no-install-recommends " + " ".join(packages), flush=True)
        return False
    say("Installing system packages: " + " ".join(packages))
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update", "-qq"], env=quiet, check=False)
    command = [apt, "install", "-y", "-qq", "--no-install-recommends", *packages]
    return subprocess.run(command, env=quiet, check=False).returncode == 0


def see_to_system(task: Task) -> None:
    """Try to get what is missing; a task then says itself what it cannot do without."""
    missing = missing_system_packages(task)
    if missing:
        install_system_packages(missing)


# --- the tasks ------------------------------------------------------------------------


def say(text: str) -> None:
    print(f"\N{EM DASH} {text}", flush=True)


def python(*arguments: str, output: IO[bytes] | None = None, **environment: str) -> int:
    """Run the environment's Python in the project's folder; what it says goes where ours does.

    It keeps what it compiled, whatever the machine prefers: tests start hundreds of processes.
    """
    kept = {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": ""}
    env = {**os.environ, **kept, **environment}
    done = subprocess.run(
        [PYTHON, *arguments], cwd=ROOT, env=env, stdout=output, stderr=output, check=False
    )
    return done.returncode


def module(name: str) -> Callable[[list[str]], int]:
    """A task that hands its arguments to a module, relative to where it was called from."""

    def run(arguments: list[str]) -> int:
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        return subprocess.run([PYTHON, "-m", name, *arguments], env=env, check=False).returncode

    return run


def offscreen(name: str) -> Callable[[list[str]], int]:
    """The same without a screen, whatever screen there is."""

    def run(arguments: list[str]) -> int:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return module(name)(arguments)

    return run


def package(arguments: list[str]) -> int:
    """Hand over to `packaging/installers`; drawing icons needs no screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    paths = os.pathsep.join([str(ROOT), str(ROOT / "packaging")])
    return python("-m", "installers", *arguments, PYTHONPATH=paths)


LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports_command as c; sys.exit(c())"
STYLE = (
    ("ruff, the linter", ["-m", "ruff", "check", "."]),
    ("ruff, the formatter", ["-m", "ruff", "format", "--check", "--quiet", "."]),
    ("import-linter, who may import whom", ["-c", LINT_IMPORTS]),
)
TYPES = ("mypy, types of everything", ["-m", "mypy"])


def lint(_arguments: list[str]) -> int:
    """All checks but the tests."""
    return report([run_check(*check) for check in (*STYLE, TYPES)])


def test(arguments: list[str]) -> int:
    """All checks; with arguments, only pytest with these."""
    if arguments:
        return python("-m", "pytest", *arguments)
    workers = (os.cpu_count() or 1) + 2  # tests of the real window wait more than they work
    behaviour = ("pytest", ["-m", "pytest", "-n", str(workers), "--dist", "worksteal"])
    results = [run_check(*check) for check in STYLE]
    folder = folder_for_tests()
    os.environ["TMPDIR"] = str(folder)
    behaviour[1].append(f"--basetemp={folder / 't'}")
    failed = 0
    try:
        results += run_beside(TYPES, behaviour)
        failed = report(results)
    finally:
        if failed:
            say(f"What the tests wrote is in {folder}")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    return failed


MEMORY = Path("/dev/shm")
ROOM_FOR_TESTS = 4 << 30
"""In bytes; they write less than a tenth of it."""


def folder_for_tests() -> Path:
    """A folder in memory, if there is room: tests flush files to the disk ten thousand times.

    Its name is short, since the path of a socket has 107 characters at most.
    """
    room = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM_FOR_TESTS
    return Path(tempfile.mkdtemp(prefix="bt-", dir=MEMORY if room else None))


Check = tuple[str, list[str]]
"""What is checked, and the arguments with which Python does it."""
Result = tuple[str, bool, float]
"""What was checked, whether it passed, and how many seconds that took."""


def run_check(name: str, arguments: list[str]) -> Result:
    say(name)
    begun = time.monotonic()
    passed = python(*arguments) == 0
    return name, passed, time.monotonic() - begun


def run_beside(silent: Check, loud: Check) -> list[Result]:
    """Two long checks at once; what the silent one has to say is shown after the loud one."""
    name, arguments = silent
    with tempfile.TemporaryFile() as told, ThreadPoolExecutor() as pool:

        def run() -> Result:
            begun = time.monotonic()
            passed = python(*arguments, output=told) == 0
            return name, passed, time.monotonic() - begun

        running = pool.submit(run)
        loud_result = run_check(*loud)
        silent_result = running.result()
        say(name)
        told.seek(0)
        print(told.read().decode(errors="replace"), flush=True)
    return [silent_result, loud_result]


def report(results: Sequence[Result]) -> int:
    print()
    for name, passed, seconds in results:
        print(f"{'passed' if passed else 'FAILED'}  {seconds:6.1f} s  {name}", flush=True)
    return 0 if all(passed for _, passed, _ in results) else 1


WINDOW = (OFFSCREEN_LIBRARIES, WINDOW_LIBRARIES)
TASKS = {
    "play": Task("start the program", module("blueprints_desktop"), libraries=WINDOW),
    "test": Task(
        "check style, types, layers and behaviour",
        test,
        groups=("test",),
        libraries=WINDOW,
        programs=(WINDOW_TEST_PROGRAMS,),
        fonts={"Inter*": "fonts-inter", "DejaVuSans": "fonts-dejavu-core"},
    ),
    "lint": Task("check style, types and layers only", lint, groups=("test",)),
    "soak": Task(
        "play a thousand random games of each kind and have referees check them",
        module("blueprints_desktop.tools.soak"),
    ),
    "faults": Task(
        "have the program read thousands of spoiled files",
        offscreen("blueprints_desktop.tools.faults"),
        libraries=(OFFSCREEN_LIBRARIES,),
    ),
    "monkey": Task(
        "random clicks, keys and settings over the whole program, to find crashes",
        module("blueprints_desktop.tools.monkey"),
        libraries=WINDOW,
        programs=({"Xvfb": "xvfb"},),
    ),
    "simulate": Task(
        "play whole games without a window and write their traces",
        module("blueprints_desktop.tools.simulate"),
    ),
    "render": Task(
        "draw every page and board into PNG files, without a screen",
        offscreen("blueprints_desktop.tools.render"),
        libraries=(OFFSCREEN_LIBRARIES,),
    ),
    "lesson": Task(
        "check the lessons, show one to its author, or give it in a window",
        module("blueprints_desktop.tools.lesson"),
        libraries=WINDOW,
    ),
    "translate": Task(
        "bring the translation sources up to date with the code",
        module("blueprints_desktop.tools.translations"),
    ),
    "playthrough": Task(
        "the golden games; --write writes them again",
        module("blueprints_desktop.tools.playthrough"),
    ),
    "trace": Task("tell a saved match as plain facts", module("blueprints_desktop.tools.trace")),
    "plan": Task(
        "measure a plan of World Monuments and say what is wrong with it",
        module("blueprints_desktop.tools.plan"),
    ),
    "arena": Task(
        "let computer players play against one another and say who is better",
        module("blueprints_desktop.tools.arena"),
    ),
    "deck": Task(
        "measure the cards of a Blueprints deck and say which are too easy or too hard",
        module("blueprints_desktop.tools.deck"),
    ),
    "cards": Task(
        "say what each action card of Projekt Skyline is worth, from positions of real games",
        module("blueprints_desktop.tools.cards"),
    ),
    "package": Task(
        "make installers: wheel, deb, run, windows, macos; or try them",
        package,
        groups=("test", "package"),
        libraries=(*WINDOW, PACKAGING_LIBRARIES),
        programs=(WINDOW_TEST_PROGRAMS, PACKAGING_PROGRAMS),
    ),
    "bench": Task(
        "measure, as ratios in one interleaved run",
        module("blueprints_desktop.tools.bench"),
        groups=("bench",),
        optional_groups=("bench-extra",),
        libraries=WINDOW,
        programs=({"Xvfb": "xvfb"},),
    ),
}


def main() -> int:
    lines = "\n".join(f"  {name:12} {task.purpose}" for name, task in TASKS.items())
    parser = argparse.ArgumentParser(
        prog="tasks.py",
        description="The project's tasks.",
        epilog=f"tasks:\n{lines}\n\n`tasks.py TASK --help` tells more about most of them.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("task", choices=TASKS, metavar="TASK")
    chosen = parser.parse_args(sys.argv[1:2])
    task = TASKS[chosen.task]
    see_to_packages(task)
    see_to_system(task)
    try:
        return task.run(sys.argv[2:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
