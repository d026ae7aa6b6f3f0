"""How soon the program shows its window can be measured; how soon that is decides nothing here."""

import re
from pathlib import Path

import pytest

from installers.project import DIST, NAME, CannotBuild
from installers.starts import compare_starts


def test_starts_are_compared(frozen: Path) -> None:
    """The table stays beside the screenshots, for whoever wants to know."""
    table = compare_starts(frozen / NAME, laps=2)
    shots = DIST / "screenshots"
    shots.mkdir(parents=True, exist_ok=True)
    (shots / "starts.txt").write_text(f"{table}\n", encoding="utf-8")
    by_the_clock, of_the_processor = table.splitlines()[1:3]
    for line in (by_the_clock, of_the_processor):
        ours, bare, ratio = map(float, re.findall(r"[\d.]+", line)[:3])
        assert ours > 0 < bare
        assert ratio > 0


def test_a_program_without_a_window_is_reported() -> None:
    with pytest.raises(CannotBuild, match="without a window"):
        compare_starts(Path("/bin/true"), laps=2)
