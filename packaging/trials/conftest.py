"""Installers are made once for all tests, and tried on a screen of their own.

These tests install and remove a package of the system, so they are no part of `tasks.py test`:
`tasks.py package try` runs them, as root, on a machine where the program is not installed.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from installers.deb import build_deb, check_deb
from installers.frozen import freeze
from installers.project import NAME
from tests.window.conftest import mirror, screen, write_settings
from tests.window.screen import Screen
from trials.installed import Installed, install, remove

__all__ = ["mirror", "screen"]


@pytest.fixture(autouse=True, scope="session")
def application(qapp: object) -> object:
    """Icons are drawn, and mirrors shown, by the one application that a process may have."""
    return qapp


@pytest.fixture(scope="session")
def frozen() -> Path:
    return freeze()


@pytest.fixture(scope="session")
def deb(frozen: Path) -> Path:
    made = build_deb(frozen)
    check_deb(made)
    return made


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
