"""Hundreds of spoiled files: only named errors come of them. `tasks.py faults` tries thousands."""

from pathlib import Path

import pytest

from blueprints_desktop.store import seat_history
from blueprints_desktop.tools.faults import running
from blueprints_desktop.tools.faults.__main__ import main
from blueprints_desktop.tools.faults.match_faults import SEALED
from blueprints_desktop.tools.faults.spoiling import BYTES
from blueprints_desktop.tools.faults.toml_faults import WRITTEN

linux_only = pytest.mark.skipif(
    not Path("/proc/self/clear_refs").exists(), reason="memory is measured as Linux tells it"
)


@linux_only
def test_hundreds_of_spoiled_files_give_named_errors_only() -> None:
    found = running.run(500, seed=1)
    assert found.failures == []
    ends = {end for _, end in found.ends}
    assert ends == {"refused", "opened"}, "some are only odd"
    kinds = {kind.partition(": ")[2] for kind, _ in found.ends}
    assert kinds >= {*SEALED, *WRITTEN}
    assert len(kinds & set(BYTES)) > len(BYTES) / 2
    assert found.ends["special match file", "refused"] >= 10
    assert found.ends["special data file", "refused"] >= 80


@pytest.mark.parametrize("number", range(20))
def test_a_case_is_the_same_every_time(number: int, tmp_path: Path) -> None:
    """So that one which failed can be tried again."""
    folders = [tmp_path / "first", tmp_path / "second"]
    contents = []
    for folder in folders:
        folder.mkdir()
        kinds = [running.make_case(what, 3, number, folder).kind for what in ("match", "toml")]
        found = sorted(path for path in folder.rglob("*") if path.is_file())
        contents.append((kinds, [path.read_bytes() for path in found]))
    assert contents[0] == contents[1]


@linux_only
def test_an_error_without_a_name_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def note(*_arguments: object) -> None:
        raise TypeError("not a whole number")

    monkeypatch.setattr(seat_history.Hands, "note", note)
    chunk = running.Chunk("toml", 1, 0, 40)
    monkeypatch.setattr(running, "limit_memory", lambda: None)
    found = running.run_chunk(chunk)
    assert found.failures
    assert "TypeError: not a whole number (test_faults.py" in found.failures[0]


@linux_only
def test_a_case_that_hangs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(*_arguments: object) -> str:
        while True:
            pass

    monkeypatch.setattr(running, "use_data", hang)
    monkeypatch.setattr(running, "limit_memory", lambda: None)
    monkeypatch.setattr(running, "PATIENCE", 1)
    found = running.run_chunk(running.Chunk("toml", 1, 0, 1))
    assert ["TooLong" in failure for failure in found.failures] == [True]


def test_one_case_can_be_run_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--case", "toml", "3", "--seed", "1"]) == 0
    assert capsys.readouterr().out.startswith("data file: ")
