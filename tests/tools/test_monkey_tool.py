"""`tasks.py monkey` fails with whatever goes wrong, and says what it did before."""

import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import qWarning

from blueprints_desktop.games import registry
from blueprints_desktop.tools.monkey import __main__ as tool
from blueprints_desktop.tools.monkey.faults import FaultCollector
from blueprints_desktop.tools.monkey.pages import PAGES

CRASH = "import faulthandler, ctypes; faulthandler.enable(); ctypes.string_at(0)"


@pytest.fixture
def faults():
    made = FaultCollector()
    made.install()
    yield made
    made.remove()


class Loud:
    def __del__(self) -> None:
        raise ValueError("at the end")


@pytest.mark.usefixtures("qapp")
@pytest.mark.filterwarnings("ignore")
def test_faults_of_every_kind_are_found(faults):
    sys.excepthook(ValueError, ValueError("in a slot"), None)
    thread = threading.Thread(target=lambda: [][0])
    thread.start()
    thread.join()
    Loud()
    qWarning("QPainter::begin: Paint device returned engine == 0")
    qWarning("This plugin does not support raise()")
    found = "\n---\n".join(faults.found)
    for text in ("in a slot", "IndexError", "at the end", "Paint device returned"):
        assert text in found
    assert len(faults.found) == 4


def test_a_run_over_some_pages_passes():
    """The whole way once: a process, a window, events on pages of FITS and on the statistics."""
    shown = {"QT_QPA_PLATFORM": "offscreen"}
    result = tool.run_once(20, 3, ["fits-table", "statistics"], shown)
    assert result.passed, (result.told, result.errors)
    assert result.told["events"] == 20
    assert result.told["faults"] == []
    first, last = result.told["widgets"]
    assert last <= first + 2, "a tip or a notice may stay"
    assert any("go to" in line for line in result.last)


def test_a_page_that_there_is_not_fails_the_run():
    result = tool.run_once(5, 1, ["nowhere"], {"QT_QPA_PLATFORM": "offscreen"})
    assert not result.passed
    assert "KeyError" in "".join(result.told["faults"])


def test_a_crash_is_told_with_its_signal_and_the_last_events(monkeypatch, capsys):
    def crash(command, **how):
        with open(command[5], "w", encoding="utf-8") as told:  # noqa: PTH123
            told.write("1 go to home\n2 click LeftButton: HomeBody\n")
        return subprocess_run([sys.executable, "-c", CRASH], **how)

    subprocess_run = subprocess.run
    monkeypatch.setattr(tool.subprocess, "run", crash)
    assert tool.main(["--events", "10", "--runs", "1", "--seed", "77"]) == 1
    said = capsys.readouterr().out
    for text in ("seed 77: FAILED, killed by SIG", "Fatal Python error", "2 click LeftButton"):
        assert text in said
    assert "0 runs passed, 1 failed" in said


def test_all_games_are_met():
    for game in registry.KEYS:
        assert f"{game}-table" in PAGES
