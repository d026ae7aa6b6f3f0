"""The program's end of the worker process: ask, cancel, and be told.

Nothing here waits: the process is started and goes its way, answers are collected by a thread,
and ``fileno`` becomes readable when one has come, which a window can wait for. A worker that
dies is started again and asked again; when the program ends, so does the worker. What fails is
logged, and so is all that a worker writes to its standard error. The window
loads this right after its first picture, so it asks for little else.
"""

import json
import logging
import os
import socket
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from blueprints_desktop.bots import WORKER_FLAG
from blueprints_desktop.engine.error_text import describe_error, error_text, shorten_paths

MOST_TRIES = 3
"""A question at which so many workers died is not asked again."""

_HUNG = "Timeout ("
"""How the fault handler of a worker that hangs begins its traceback."""
_LONGEST_LINE = 2000
_KEPT_LINES = 80
"""Of a worker's standard error, for the report of how it ended."""

_log = logging.getLogger(__name__)

_PATIENCE = 1.0
"""Seconds that a worker gets to end by itself when the program closes."""


class Answer(NamedTuple):
    """What came of a question: a move, or why there is none."""

    id: int
    move: str | None = None
    """As text; the match parses it."""
    parts: tuple[tuple[str, float], ...] = ()
    """What speaks for the move at a glance (``thought``)."""
    nodes: int = 0
    cancelled: bool = False
    error: str | None = None
    loss: float = 0.0
    """Of a move that was judged: how much less it is worth than ``move`` (``judging``)."""
    seconds: float = 0.0
    """What the thinking took."""
    foreseen: tuple[tuple[str, float], ...] = ()
    """What speaks for the move further ahead."""
    instead_of: str | None = None
    """The move that a glance would have chosen instead, as text; None: it is the same."""
    report: str = ""
    """Of an error: its traceback, without secrets."""
    possible_loss: float = 0.0
    """Of a move that was judged: the loss as estimated, however uncertain (``judging``)."""
    amount: float = 0.0
    """Of a move that was judged: the sure loss in the unit of the game; 0: it cannot be said."""


class _Question(NamedTuple):
    message: dict[str, Any]
    tries: int = 1
    cancelled: bool = False


def worker_command() -> list[str]:
    """What starts a worker: this Python, or the frozen program itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, WORKER_FLAG]
    return [sys.executable, "-m", "blueprints_desktop.bots.worker"]


class WorkerClient:
    """A worker, and all that is asked of it. Call ``close`` in the end; ``with`` does."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._open: dict[int, _Question] = {}
        self._answers: deque[Answer] = deque()
        self._arrived = threading.Condition(self._lock)
        self._last_id = 0
        self._closed = False
        self._process: subprocess.Popen[str] | None = None
        self._bell, self._ringer = socket.socketpair()
        self._bell.setblocking(False)
        self._ringer.setblocking(False)
        self.ready = threading.Event()
        """Set when a worker has said that it is there."""

    def __enter__(self) -> "WorkerClient":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The worker's process id, while there is one."""
        process = self._process
        return None if process is None else process.pid

    def fileno(self) -> int:
        """Readable when an answer has come; call ``take`` then."""
        return self._bell.fileno()

    # --- asking ---------------------------------------------------------------------

    def start(self) -> None:
        """Start the worker ahead of the first question, which would start it too."""
        with self._lock:
            self._see_to_worker()

    def ask(self, message: dict[str, Any]) -> int:
        """Put a question; the number by which its answer is known."""
        with self._lock:
            self._last_id += 1
            number = self._last_id
            asked = _Question({**message, "id": number})
            self._open[number] = asked
            self._see_to_worker()
            self._send(asked.message)
            return number

    def cancel(self, number: int) -> None:
        """Nobody waits for this answer any more; it may still come, being on its way."""
        with self._lock:
            asked = self._open.get(number)
            if asked is not None:
                self._open[number] = asked._replace(cancelled=True)
                self._send({"id": number, "do": "cancel"})

    def take(self) -> list[Answer]:
        """The answers that have come since the last call, never waiting."""
        with suppress(OSError):  # when nothing is left to read
            while self._bell.recv(4096):
                pass
        with self._lock:
            taken = list(self._answers)
            self._answers.clear()
            return taken

    def wait(self, timeout: float) -> list[Answer]:
        """The same, waiting for one to come."""
        with self._lock:
            self._arrived.wait_for(lambda: self._answers, timeout)
        return self.take()

    # --- the process ----------------------------------------------------------------

    def _see_to_worker(self) -> None:
        """Start a worker if there is none; where that fails, every question gets that answer."""
        if self._process is not None or self._closed:
            return
        try:
            process = self._process = _started()
        except OSError as error:
            _log.exception("The worker could not be started")
            for number in self._open:
                self._put(Answer(number, error=describe_error(error), report=error_text(error)))
            self._open.clear()
            return
        _log.info("Worker %s started", process.pid)
        said: deque[str] = deque(maxlen=_KEPT_LINES)
        complaints = threading.Thread(
            target=_log_complaints, args=(process, said), name="worker", daemon=True
        )
        complaints.start()
        listener = threading.Thread(
            target=self._listen, args=(process, complaints, said), name="answers", daemon=True
        )
        listener.start()

    def _send(self, message: dict[str, Any]) -> None:
        """Write a message; if the worker is gone, its listener will see to that."""
        process = self._process
        if process is None or process.stdin is None:
            return
        with suppress(OSError):
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()

    def _listen(
        self, process: subprocess.Popen[str], complaints: threading.Thread, said: deque[str]
    ) -> None:
        assert process.stdout is not None, "the process was started with a pipe"
        try:
            for line in process.stdout:
                message = json.loads(line)
                if "ready" in message:
                    self.ready.set()
                else:
                    self._deliver(message)
        except Exception:
            _log.exception("An answer of the worker could not be read")
            process.kill()  # nobody listens to it any more
        process.stdout.close()
        process.wait()
        complaints.join(_PATIENCE)
        self._bury(process, list(said))

    def _deliver(self, message: dict[str, Any]) -> None:
        with self._lock:
            asked = self._open.pop(message["id"], None)
            if asked is None or self._closed:
                return
            answer = Answer(
                message["id"],
                message.get("move"),
                _parts(message, "parts"),
                message.get("nodes", 0),
                message.get("cancelled", False),
                message.get("error"),
                message.get("loss", 0.0),
                message.get("seconds", 0.0),
                _parts(message, "foreseen"),
                message.get("instead_of"),
                message.get("report", ""),
                message.get("possible_loss", 0.0),
                message.get("amount", 0.0),
            )
            if answer.error is not None:  # logged before anybody can ask for the log
                kind, game = asked.message.get("do"), asked.message.get("game")
                _log.error("The worker failed to %s at %s:\n%s", kind, game, answer.report)
            self._put(answer)

    def _put(self, answer: Answer) -> None:
        self._answers.append(answer)
        self._arrived.notify_all()
        with suppress(OSError):  # it cannot ring more than it does already
            self._ringer.send(b"!")

    def _bury(self, process: subprocess.Popen[str], said: list[str]) -> None:
        """The worker is dead: start another and ask again, but not for ever.

        Questions are answered in their order, so one that hung is the first that is open. It is
        not asked again, for a person has waited long enough.
        ``said`` is the end of what it wrote to its standard error.
        """
        hung = any(line.startswith(_HUNG) for line in said)
        with self._lock:
            if self._process is not process:
                return
            self._process = None
            self.ready.clear()
            _close_input(process)
            if self._closed:
                return
            how = f"The worker {'hung' if hung else 'died'}, exit code {process.returncode}"
            report = "\n".join([how, *said])
            left = self._open
            self._open = {}
            hung_at = min(left, default=0) if hung else 0
            for number, asked in left.items():
                if asked.cancelled:
                    self._put(Answer(number, cancelled=True))
                elif asked.tries < MOST_TRIES and number != hung_at:
                    self._open[number] = asked._replace(tries=asked.tries + 1)
                else:
                    self._put(Answer(number, error=how, report=report))
            asked_again = len(self._open)
            if self._open:
                self._see_to_worker()
            for asked in self._open.values():
                self._send(asked.message)
        given_up = len(left) - asked_again
        _log.error("%s; %s asked again, %s given up", how, asked_again, given_up)

    def close(self) -> None:
        """End the worker: it goes when its input ends, and is made to if it does not."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._open.clear()
            process = self._process
        if process is not None:
            _close_input(process)
            if not self.ready.is_set():
                process.kill()  # it is still loading and would not hear of it
            try:
                process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._bell.close()
        self._ringer.close()


def _parts(message: dict[str, Any], name: str) -> tuple[tuple[str, float], ...]:
    return tuple((code, amount) for code, amount in message.get(name, ()))


def _log_complaints(process: subprocess.Popen[str], said: deque[str]) -> None:
    """Log what a worker writes to its standard error until it ends, and keep the end of it."""
    assert process.stderr is not None, "the process was started with a pipe"
    with process.stderr as lines:
        while line := lines.readline(_LONGEST_LINE):
            text = shorten_paths(line.rstrip())
            said.append(text)
            _log.warning("Worker %s: %s", process.pid, text)


def _close_input(process: subprocess.Popen[str]) -> None:
    """End the worker's input; what was not yet written to a dead one is lost with it."""
    if process.stdin is not None:
        with suppress(OSError):
            process.stdin.close()


def _started() -> subprocess.Popen[str]:
    root = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH", "")]))
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    return subprocess.Popen(
        worker_command(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONPATH": path},
        creationflags=flags,
    )
