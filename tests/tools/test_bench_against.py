"""Two checkouts are measured by turns, and their figures compared lap by lap."""

import pytest

from blueprints_desktop.tools.bench import against
from blueprints_desktop.tools.bench.__main__ import main

PROGRAM = """
import json, pathlib, sys
log = pathlib.Path({log!r})
turn = len(log.read_text().split()) if log.exists() else 0
with log.open("a") as written:
    written.write({name!r} + "\\n")
file = pathlib.Path(sys.argv[sys.argv.index("--json") + 1])
assert sys.argv[1:3] == ["--only", "window"]
file.write_text(json.dumps({{"start": {{"ms": {ms}, "only {name}": 1}}, "turn": turn + 1}}))
"""


def write_checkout(folder, name, ms, log):
    package = folder / name / "blueprints_desktop" / "tools" / "bench"
    package.mkdir(parents=True)
    program = PROGRAM.format(log=str(log), name=name, ms=ms)
    (package / "__main__.py").write_text(program)
    return folder / name


@pytest.fixture
def checkouts(tmp_path, monkeypatch):
    log = tmp_path / "log"
    monkeypatch.setattr(against, "HERE", write_checkout(tmp_path, "now", 30, log))
    return write_checkout(tmp_path, "before", 20, log), log


def test_both_have_their_turns_and_each_begins_in_turn(checkouts):
    before, log = checkouts
    found = against.measure(before, laps=2)
    assert log.read_text().split() == ["now", "before", "before", "now"]
    assert [each.name for each in found] == ["start ms", "turn"]
    ms, turn = found
    assert (ms.ours, ms.before, ms.ratios) == (30, 20, (1.5, 1.5))
    assert turn.ratios == (1 / 2, 4 / 3)


def test_the_table_has_the_median_of_the_ratios(checkouts, capsys):
    before, _ = checkouts
    assert main(["--against", str(before), "--laps", "1"]) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("start ms"))
    assert row.split() == ["start", "ms", "30.00", "20.00", "1.50", "1.50"]


def test_a_checkout_that_cannot_be_measured_says_why(checkouts, tmp_path):
    assert checkouts
    broken = write_checkout(tmp_path, "broken", "1 + 'a'", tmp_path / "other")
    with pytest.raises(RuntimeError, match="unsupported operand"):
        against.measure(broken, laps=1)
