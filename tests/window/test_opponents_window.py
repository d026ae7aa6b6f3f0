"""One click, one move, and a computer answers; and nothing of it stays behind."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.window.mirror import count_lines
from tests.window.screen import Program, wait_until

pytestmark = pytest.mark.window


def workers_of(program: Program) -> list[int]:
    """The processes that the program has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        if parent == program.process.pid:
            found.append(int(entry.name))
    return found


def gone(pid: int) -> Callable[[], bool]:
    """Whether a process has ended, or is only waiting for somebody to ask how."""

    def check() -> bool:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return True
        return state == "Z"

    return check


def only_file(program: Program) -> Path:
    wait_until(lambda: len(list(program.matches.glob("*.match"))) == 1, "the match to be saved")
    return next(program.matches.glob("*.match"))


def test_play_now_one_move_and_the_computer_answers(program, mirror):
    program.start()
    mirror.window.go_home()
    mirror.wait_until_alike()
    wait_until(lambda: len(workers_of(program)) == 1, "the worker")
    (worker,) = workers_of(program)
    sheet = next(sheet for sheet in mirror.window.home.body.sheets if sheet.game == "fits")
    mirror.click(sheet.play_now)
    file = only_file(program)

    def moves_by(seat: int) -> int:
        return sum(f'"seat":{seat},"told"' in line for line in file.read_text().splitlines())

    before = moves_by(0)
    program.key("Return")
    wait_until(lambda: moves_by(0) > before, "the person's move")
    wait_until(lambda: moves_by(1) > 0, "the computer's answer")
    assert count_lines(file) >= 3
    assert workers_of(program) == [worker], "one worker for all"
    program.quit()
    wait_until(gone(worker), "the worker to end")


def test_the_worker_does_not_outlive_a_program_that_is_killed(program):
    program.start()
    wait_until(lambda: len(workers_of(program)) == 1, "the worker")
    (worker,) = workers_of(program)
    os.kill(worker, 0)
    program.kill()
    wait_until(gone(worker), "the worker to end")
