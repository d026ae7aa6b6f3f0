"""The worker process: it answers, stops when told, comes back from the dead, and never stays."""

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from blueprints_desktop.bots import worker_client as thinker_module
from blueprints_desktop.bots.levels import think
from blueprints_desktop.bots.wire_format import luck_of, pack, question
from blueprints_desktop.bots.worker import FAILED
from blueprints_desktop.bots.worker_client import MOST_TRIES, Answer, WorkerClient, worker_command
from blueprints_desktop.engine.chance import Chance
from tests.support import middle_of, new_match

LONG = 60.0
"""Seconds after which something has gone wrong, however busy the machine."""

ENDLESS = 10**9
"""Nodes for a thought that does not end by itself."""

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def thinker() -> Iterator[WorkerClient]:
    with WorkerClient() as thinker:
        yield thinker


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def gone(pid: int) -> bool:
    """Whether the process ends before long."""
    until = time.monotonic() + LONG
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return not is_alive(pid)


def one(thinker: WorkerClient) -> Answer:
    answers = thinker.wait(LONG)
    assert len(answers) == 1
    return answers[0]


def test_an_answer_is_what_the_level_would_play_here(thinker: WorkerClient) -> None:
    match = middle_of("blueprints", 2, 6, 7)
    seat = match.to_act
    assert seat is not None
    number = thinker.ask(question(match, "master", 300))
    answer = one(thinker)
    here = think(
        match.game,
        match.view(seat),
        "master",
        Chance(luck_of(match.view(seat))),
        nodes=300,
    )
    assert (answer.id, answer.move, answer.nodes) == (number, str(here.move), here.nodes)
    assert answer.parts == tuple(tuple(part) for part in here.parts)
    assert match.game.parse_move(answer.move) in match.legal_moves()


def test_only_what_a_seat_sees_is_sent() -> None:
    """Another secret, another seed and other moves behind it make no difference to the worker."""
    match = middle_of("blueprints", 2, 6, 7)
    seat = match.to_act
    assert seat is not None
    view = match.view(seat)
    other = match.game.imagine(view, seat, Chance(99))
    assert other != match.state
    sent = question(match, "master")
    assert set(sent) == {"do", "game", "rules", "data", "view", "luck", "level", "nodes"}
    assert sent["view"] == pack(view)
    assert sent["luck"] == luck_of(match.game.seen_by(other, seat))


def test_a_match_that_goes_on_and_back_is_followed(thinker: WorkerClient) -> None:
    match = new_match("monuments", 2, 1)
    for _ in range(4):
        thinker.ask(question(match, "journeyman"))
        move = one(thinker).move
        assert move is not None
        match.play_text(move)
    match.undo(3)
    match.play(match.legal_moves()[-1])
    thinker.ask(question(match, "journeyman"))
    move = one(thinker).move
    assert move is not None
    assert match.game.parse_move(move) in match.legal_moves()


def test_the_descriptor_tells_when_an_answer_is_there(thinker: WorkerClient) -> None:
    assert not select.select([thinker], [], [], 0)[0]
    thinker.ask(question(new_match("fits", 1), "apprentice"))
    assert select.select([thinker], [], [], LONG)[0]
    assert len(thinker.take()) == 1
    assert not select.select([thinker], [], [], 0)[0]
    assert thinker.take() == []


def test_a_cancelled_thought_is_given_up_and_the_next_is_thought(thinker: WorkerClient) -> None:
    match = new_match("blueprints", 2)
    number = thinker.ask(question(match, "master", ENDLESS))
    assert thinker.wait(0.2) == []
    thinker.cancel(number)
    answer = one(thinker)
    assert (answer.id, answer.cancelled, answer.move) == (number, True, None)
    thinker.ask(question(match, "journeyman"))
    assert one(thinker).move is not None


def test_a_worker_killed_in_mid_thought_is_replaced_and_asked_again(thinker: WorkerClient) -> None:
    assert thinker.ready.wait(LONG)
    first = thinker.pid
    assert first is not None
    match = new_match("blueprints", 2)
    number = thinker.ask(question(match, "master", 3000))
    os.kill(first, signal.SIGKILL)
    answer = one(thinker)
    assert answer.id == number
    assert answer.move is not None
    assert thinker.pid not in (None, first)
    assert gone(first)


def test_a_question_that_kills_every_worker_is_given_up(thinker: WorkerClient) -> None:
    match = new_match("blueprints", 2)
    number = thinker.ask(question(match, "master", ENDLESS))
    killed: set[int] = set()
    until = time.monotonic() + LONG
    while len(killed) < MOST_TRIES and time.monotonic() < until:
        pid = thinker.pid
        if pid is not None and pid not in killed and thinker.ready.wait(0.05):
            killed.add(pid)
            os.kill(pid, signal.SIGKILL)
    answer = one(thinker)
    assert (answer.id, answer.move) == (number, None)
    assert answer.error is not None
    thinker.ask(question(match, "journeyman"))
    assert one(thinker).move is not None, "the next question finds a worker"


def test_what_was_cancelled_is_not_asked_again_when_the_worker_dies(thinker: WorkerClient) -> None:
    assert thinker.ready.wait(LONG)
    pid = thinker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)  # it hears nothing any more
    number = thinker.ask(question(new_match("blueprints", 2), "master", ENDLESS))
    thinker.cancel(number)
    os.kill(pid, signal.SIGKILL)
    answer = one(thinker)
    assert (answer.id, answer.cancelled) == (number, True)


def test_nonsense_gets_an_error_and_the_worker_lives_on(
    thinker: WorkerClient, caplog: pytest.LogCaptureFixture
) -> None:
    match = new_match("skyline", 2)
    thinker.ask({**question(match, "master"), "view": pack("checkmate")})
    answer = one(thinker)
    assert answer.error is not None
    assert "worker.py" in answer.report, "with its traceback"
    assert "failed to think at skyline" in caplog.text
    assert answer.report in caplog.text
    thinker.ask(question(match, "journeyman"))
    assert one(thinker).move is not None


def test_a_worker_that_answers_nonsense_is_replaced_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The thread that listens goes on, and the question is given up in the end."""
    code = "import sys; sys.stdin.readline(); print('no json', flush=True); sys.stdin.read()"
    monkeypatch.setattr(thinker_module, "worker_command", lambda: [sys.executable, "-c", code])
    with WorkerClient() as thinker:
        number = thinker.ask(question(new_match("fits", 1), "journeyman"))
        answer = one(thinker)
    assert answer.id == number
    assert answer.error is not None
    assert caplog.text.count("An answer of the worker could not be read") == MOST_TRIES


def test_a_worker_that_hears_nonsense_says_so_and_ends() -> None:
    """It would hear nobody any more; the program starts another one."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "blueprints_desktop.bots.worker"],
        input="no json\n",
        capture_output=True,
        text=True,
        env=env,
        timeout=LONG,
    )
    assert done.returncode == FAILED
    assert "A request could not be read" in done.stderr
    assert "JSONDecodeError" in done.stderr


def test_what_a_worker_writes_to_standard_error_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code = "import sys; sys.stdin.readline(); sys.exit('the ink is dry')"
    monkeypatch.setattr(thinker_module, "worker_command", lambda: [sys.executable, "-c", code])
    with WorkerClient() as thinker:
        thinker.ask(question(new_match("fits", 1), "journeyman"))
        answer = one(thinker)
    assert "the ink is dry" in answer.report
    assert caplog.text.count("the ink is dry") == MOST_TRIES


def test_closing_ends_the_worker_in_mid_thought() -> None:
    thinker = WorkerClient()
    thinker.ask(question(new_match("blueprints", 2), "master", ENDLESS))
    assert thinker.ready.wait(LONG)
    pid = thinker.pid
    assert pid is not None
    thinker.close()
    thinker.close()
    assert not is_alive(pid)


ORPHAN = """
import sys
from blueprints_desktop.bots.wire_format import question
from blueprints_desktop.bots.worker_client import WorkerClient
from tests.support import new_match
thinker = WorkerClient()
thinker.ask(question(new_match("blueprints", 2), "master", 10**9))
thinker.ready.wait()
print(thinker.pid, flush=True)
sys.stdin.read()
"""


def test_a_worker_does_not_outlive_a_program_that_is_killed() -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", ORPHAN],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
    )
    assert program.stdout is not None
    assert program.stdin is not None
    worker = int(program.stdout.readline())
    assert is_alive(worker)
    program.kill()
    program.wait()
    program.stdout.close()
    program.stdin.close()
    assert gone(worker)


def test_the_worker_knows_nothing_of_qt() -> None:
    code = (
        "import sys, blueprints_desktop.bots.worker, blueprints_desktop.bots.blueprints.strategy;"
        "print([name for name in sys.modules if 'PySide' in name or '.desktop' in name])"
    )
    command = [sys.executable, "-c", code]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    said = subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout
    assert said.strip() == "[]"


def test_a_frozen_program_is_its_own_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the program starts itself with a flag; here the package stands in for it."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    executable, flag = worker_command()
    assert executable == sys.executable
    command = [sys.executable, "-m", "blueprints_desktop", flag]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    match = new_match("fits", 1)
    asked = json.dumps({**question(match, "journeyman"), "id": 7}) + "\n"
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(asked)
        program.stdin.flush()
        assert json.loads(program.stdout.readline()) == {"ready": True}
        answer = json.loads(program.stdout.readline())
        program.stdin.close()
        assert program.wait(LONG) == 0
    assert answer["id"] == 7
    assert match.game.parse_move(answer["move"]) in match.legal_moves()


def test_where_no_worker_can_be_started_that_is_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinker_module, "worker_command", lambda: ["/nowhere/at/all"])
    with WorkerClient() as thinker:
        number = thinker.ask(question(new_match("fits", 1), "journeyman"))
        answer = one(thinker)
    assert answer.id == number
    assert answer.error is not None
