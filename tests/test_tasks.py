"""tasks.py must run where there is nothing but Python."""

import ast
import importlib.util
import subprocess
import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def tasks() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tasks_under_test", ROOT / "tasks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_standard_library_only() -> None:
    tree = ast.parse((ROOT / "tasks.py").read_text())
    names = {
        alias.name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    } | {
        str(node.module).split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
    }
    assert names <= sys.stdlib_module_names


def test_help_names_every_task(tasks: ModuleType) -> None:
    command = [sys.executable, ROOT / "tasks.py", "--help"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert all(f"  {name} " in said for name in tasks.TASKS)


def test_an_unknown_task_is_refused() -> None:
    command = [sys.executable, ROOT / "tasks.py", "dance"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "invalid choice" in done.stderr


@pytest.fixture
def pinned() -> set[str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return {canonicalize_name(line.split("==")[0]) for line in lines if "==" in line}


def test_every_package_that_is_asked_for_is_pinned(tasks: ModuleType, pinned: set[str]) -> None:
    groups = (None, "test", "bench", "package")
    asked = [Requirement(name) for group in groups for name in tasks.requirements(group)]
    assert {canonicalize_name(one.name) for one in asked} <= pinned
    assert "://" not in (ROOT / "constraints.txt").read_text()


def test_what_these_packages_want_is_pinned_too(pinned: set[str]) -> None:
    """As far as they are installed here: a build next year is to use what this one does."""
    wanted = {
        canonicalize_name(one.name)
        for name in pinned
        for one in wanted_by(name)
        if one.marker is None or one.marker.evaluate({"extra": ""})
    }
    assert wanted <= pinned


def wanted_by(package: str) -> list[Requirement]:
    with suppress(PackageNotFoundError):
        return [Requirement(line) for line in requires(package) or []]
    return []


def test_missing_libraries_are_named_by_their_package(tasks: ModuleType) -> None:
    task = tasks.Task(
        "x",
        lambda _: 0,
        libraries=({"libnothing.so.9": "libnothing9"},),
        fonts={"NoSuchLetters*": "fonts-nothing"},
    )
    found = tasks.missing_system_packages(task)
    assert {"libnothing9", "fonts-nothing"} <= set(found) or sys.platform != "linux"


def test_without_the_right_to_install_the_line_is_printed(
    tasks: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tasks.shutil, "which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr(tasks.os, "geteuid", lambda: 1000)
    assert not tasks.install_system_packages(["libegl1", "xvfb"])
    said = capsys.readouterr().out
    assert "sudo apt-get install --no-install-recommends libegl1 xvfb" in said


def test_a_stamp_changes_with_what_it_stands_for(
    tasks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    constraints = tmp_path / "constraints.txt"
    constraints.write_text("attrs==1\n")
    monkeypatch.setattr(tasks, "CONSTRAINTS", constraints)
    before = tasks.stamp_of("test")[1]
    constraints.write_text("attrs==2\n")
    assert tasks.stamp_of("test")[1] != before


def test_two_checks_at_once_tell_one_after_the_other(
    tasks: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    results = tasks.run_beside(
        ("silent", ["-c", "import sys; print('objection'); sys.exit(1)"]),
        ("loud", ["-c", "print('all is well')"]),
    )
    assert [result[:2] for result in results] == [("silent", False), ("loud", True)]
    said = capfd.readouterr().out
    assert said.index("all is well") < said.index("objection")
    assert tasks.report(results) == 1


def test_tests_write_where_there_is_room(
    tasks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory, disk = tmp_path / "memory", tmp_path / "disk"
    memory.mkdir()
    disk.mkdir()
    monkeypatch.setattr(tasks, "MEMORY", memory)
    monkeypatch.setattr(tasks.tempfile, "tempdir", str(disk))
    for room, folder in ((0, memory), (1 << 60, disk)):
        monkeypatch.setattr(tasks, "ROOM_FOR_TESTS", room)
        assert tasks.folder_for_tests().parent == folder
    monkeypatch.setattr(tasks, "ROOM_FOR_TESTS", 0)
    monkeypatch.setattr(tasks, "MEMORY", tmp_path / "nowhere")
    assert tasks.folder_for_tests().parent == disk


@pytest.mark.parametrize("passed", [True, False, None])
def test_what_tests_wrote_is_kept_when_one_failed(
    tasks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, passed: bool | None
) -> None:
    """None: they were interrupted."""
    folder = tmp_path / "written"

    def run(*_checks: object) -> list[tuple[str, bool, float]]:
        assert tasks.os.environ["TMPDIR"] == str(folder)
        if passed is None:
            raise KeyboardInterrupt
        return [("pytest", passed, 1.0)]

    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tasks, "folder_for_tests", lambda: folder)
    monkeypatch.setattr(tasks, "run_check", lambda name, _arguments: (name, True, 1.0))
    monkeypatch.setattr(tasks, "run_beside", run)
    with suppress(KeyboardInterrupt):
        assert tasks.test([]) == int(not passed)
    assert folder.exists() == (passed is False)
