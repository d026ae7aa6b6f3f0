"""What the frozen program does first, tried by a Python that is told it was frozen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from blueprints_desktop.bots import WORKER_FLAG
from installers.project import PACKAGING, ROOT

BEGIN = f"""
import os, runpy, sys, threading
sys._MEIPASS = os.getcwd()
runpy.run_path({str(PACKAGING / "linux" / "frozen_start.py")!r})
print(os.environ.get("LD_LIBRARY_PATH"), threading.active_count() > 1)
"""


def begin(folder: Path, *arguments: str, **search_paths: str) -> list[str]:
    """What is left of the search path, and whether something is being loaded ahead."""
    env = {name: value for name, value in os.environ.items() if name[:3] != "LD_"}
    done = subprocess.run(
        [sys.executable, "-c", BEGIN, *arguments],
        env={**env, **search_paths, "PYTHONPATH": str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("search_paths", "left"),
    [
        ({"LD_LIBRARY_PATH": "/ours"}, "None"),
        ({"LD_LIBRARY_PATH": "/ours", "LD_LIBRARY_PATH_ORIG": "/their own"}, "/their own"),
    ],
)
def test_programs_opened_from_the_window_find_their_own_libraries(
    search_paths: dict[str, str], left: str, tmp_path: Path
) -> None:
    told = begin(tmp_path, WORKER_FLAG, **search_paths)
    assert " ".join(told[:-1]) == left


def test_a_worker_loads_nothing_of_the_window(tmp_path: Path) -> None:
    assert begin(tmp_path, WORKER_FLAG) == ["None", "False"]


def test_what_is_not_there_to_be_loaded_ahead_stops_nobody(tmp_path: Path) -> None:
    assert begin(tmp_path)[0] == "None"


KEEP = f"""
import os, runpy, sys, types
archive = types.SimpleNamespace(_filename=sys.argv[2])
sys.modules["pyimod02_importers"] = types.SimpleNamespace(pyz_archive=archive)
sys._MEIPASS = os.getcwd()
runpy.run_path({str(PACKAGING / "linux" / "frozen_start.py")!r})
print(archive._filename)
"""


@pytest.mark.parametrize(
    ("archive", "read_from"),
    [
        (os.path.realpath(sys.executable), "/proc/self/exe"),
        ("/bin/true", "/bin/true"),
        ("/gone", "/gone"),
    ],
)
def test_modules_are_read_from_the_program_that_was_started(archive: str, read_from: str) -> None:
    """One that replaces it later has others, or has them elsewhere."""
    done = subprocess.run(
        [sys.executable, "-c", KEEP, WORKER_FLAG, archive],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [read_from]
