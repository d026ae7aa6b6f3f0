"""The program's end of the worker process: ask, cancel, and be told.

Nothing here waits: the process is started and goes its way, answers are collected by a thread,
and ``fileno`` becomes readable when one has come, which a window can wait for. A worker that
dies is started again and asked again; when the program ends, so does the worker. The window
loads this right after its first picture, so it asks for little else.
"""

import json
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

MOST_TRIES = 3
"""A question at which so many workers died is not asked again."""

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


class _Question(NamedTuple):
    message: dict[str, Any]
    tries: int = 1
    cancelled: bool = False


def worker_command() -> list[str]:
    """What starts a worker: this Python, or the frozen program itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, WORKER_FLAG]
    return [sys.executable, "-m", "blueprints_desktop.bots.worker"]


class Thinker:
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

    def __enter__(self) -> "Thinker":
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
            self._process = _started()
        except OSError as error:
            for number in self._open:
                self._put(Answer(number, error=str(error)))
            self._open.clear()
            return
        listener = threading.Thread(
            target=self._listen, args=(self._process,), name="answers", daemon=True
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

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None, "the process was started with a pipe"
        for line in process.stdout:
            message = json.loads(line)
            if "ready" in message:
                self.ready.set()
            else:
                self._deliver(message)
        process.stdout.close()
        process.wait()
        self._bury(process)

    def _deliver(self, message: dict[str, Any]) -> None:
        with self._lock:
            if self._open.pop(message["id"], None) is None or self._closed:
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
            )
            self._put(answer)

    def _put(self, answer: Answer) -> None:
        self._answers.append(answer)
        self._arrived.notify_all()
        with suppress(OSError):  # it cannot ring more than it does already
            self._ringer.send(b"!")

    def _bury(self, process: subprocess.Popen[str]) -> None:
        """The worker is dead: start another and ask again, but not for ever."""
        with self._lock:
            if self._process is not process:
                return
            self._process = None
            self.ready.clear()
            _close_input(process)
            if self._closed:
                return
            left = self._open
            self._open = {}
            for number, asked in left.items():
                if asked.cancelled:
                    self._put(Answer(number, cancelled=True))
                elif asked.tries < MOST_TRIES:
                    self._open[number] = asked._replace(tries=asked.tries + 1)
                else:
                    self._put(Answer(number, error="the worker died"))
            if self._open:
                self._see_to_worker()
            for asked in self._open.values():
                self._send(asked.message)

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
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path},
        creationflags=flags,
    )
