"""Installers are made once for all tests, and tried on a screen of their own.

These tests install and remove a package of the system, so they are no part of `tasks.py test`:
`tasks.py package try` runs them, as root, on a machine where the program is not installed. It runs
them two files at a time, since they mostly wait; what both need is made by whoever needs it first.
"""

import fcntl
import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from installers.deb import build_deb, check_deb
from installers.frozen import freeze
from installers.project import BUILD, NAME
from tests.window.conftest import mirror, screen, write_settings
from tests.window.screen import Screen
from trials.installed import Installed, install, remove

__all__ = ["mirror", "screen"]


_WITHOUT_THE_FROZEN_PROGRAM = (
    "test_elsewhere.py",
    "test_frozen_start.py",
    "test_libraries.py",
    "test_release_addresses.py",
    "test_wheel.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """While one freezes the program for the .deb, the other has enough to do without it."""
    items.sort(key=lambda item: _rank(item.path.name))


def _rank(file: str) -> int:
    if file == "test_deb.py":
        return 0
    return 1 if file in _WITHOUT_THE_FROZEN_PROGRAM else 2


@pytest.fixture(autouse=True, scope="session")
def application(qapp: object) -> object:
    """Icons are drawn, and mirrors shown, by the one application that a process may have."""
    return qapp


@pytest.fixture(scope="session")
def frozen() -> Path:
    """The frozen program; one who comes while it is being made waits for it."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "freezing").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        return freeze()


@pytest.fixture(scope="session")
def deb(frozen: Path) -> Path:
    return build_deb(frozen)


@pytest.fixture(scope="session")
def objections(deb: Path) -> Iterator[Future[None]]:
    """What Debian's own tools think of the package, which takes them as long as all that follows."""
    with ThreadPoolExecutor() as pool:
        yield pool.submit(check_deb, deb)


@pytest.fixture(scope="session")
def installed(deb: Path) -> Iterator[Path]:
    """The installed desktop entry; the package is removed again, and its screenshots stay."""
    if os.geteuid() != 0:
        pytest.fail("installing the package needs root")
    install(deb)
    yield Path("/usr/share/applications") / f"{NAME}.desktop"
    remove()


@pytest.fixture
def program(
    screen: Screen,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Installed]:
    """An installed program in a home where nobody ever was; its test says how it is started."""
    for name in ("home", "t"):
        (tmp_path / name).mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TMPDIR", str(tmp_path / "t"))
    made = Installed(screen, tmp_path)
    write_settings(made.settings)
    yield made
    if hasattr(made, "process"):
        made.kill()
    assert "Traceback" not in made.complaints
    for folder in ("home", "t"):
        written = list((tmp_path / folder).iterdir())
        assert written == [], "only data, config and cache are the program's to write to"
