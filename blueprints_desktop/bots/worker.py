"""The process in which computer players think, so that no frame of the window is ever late.

It is started once and lives as long as the program. It reads requests from its standard input
and writes answers to its standard output, one JSON object a line, and ends when its input does:
also when the program was killed, for then the pipe closes. It never imports Qt. A frozen
program starts itself again with ``WORKER_FLAG``, for it has no other Python to start.

It is told what a seat sees and nothing else: neither the match, nor its moves, nor its seed ever
come here, so there is nothing at which a computer player could peek.

Requests, each with an ``id`` of its own::

    {"id": 1, "do": "think", "game": KEY, "rules": PACKAGE, "data": {...}, "view": VIEW, "luck": N,
     "level": LEVEL, "nodes": N or null}
    {"id": 1, "do": "advise", "game": KEY, "rules": PACKAGE, "data": {...}, "view": VIEW, "luck": N,
     "nodes": N or null}
    {"id": 1, "do": "judge", "game": KEY, "rules": PACKAGE, "data": {...}, "view": VIEW, "luck": N,
     "move": TEXT, "nodes": N or null}
    {"id": 1, "do": "cancel"}

PACKAGE is where the rules of the game are (``games.registry``). A VIEW is packed by ``wire_format``. Answers::

    {"ready": true}
    {"id": 1, "move": TEXT, "parts": [[CODE, AMOUNT], ...], "foreseen": [[CODE, AMOUNT], ...],
     "instead_of": TEXT or null, "nodes": N, "loss": AMOUNT, "seconds": TIME}
    {"id": 1, "cancelled": true}
    {"id": 1, "error": TEXT, "report": TRACEBACK}

``instead_of`` is told with advice: the move that looks best at a glance, if that is another one.
``loss`` is told of a move that was judged: what it is worth less than ``move``. ``amount`` is the same in
the unit of the game, as far as that can be said (``judging``). ``seconds`` is what the thinking took, all
else being on the way.

An error is reported without what may be secret (``engine.error_text``). Standard error is for
the program's log: whatever else goes wrong is written there, hard crashes too. A thought that makes
no progress for ``HANG_SECONDS`` ends the process, with a traceback.
"""

import faulthandler
import gc
import json
import logging
import os
import sys
import threading
import time
from collections.abc import Mapping
from queue import Empty, SimpleQueue
from typing import IO, Any

from blueprints_desktop.bots.advice import advise
from blueprints_desktop.bots.budget import Stopped
from blueprints_desktop.bots.judging import judge
from blueprints_desktop.bots.levels import think
from blueprints_desktop.bots.strategy import load
from blueprints_desktop.bots.wire_format import unpack
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.error_text import describe_error, error_text
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.safe_logging import SafeFormatter
from blueprints_desktop.games import registry

_NICENESS = 10
_LEISURE = 1.0
"""Seconds without a question after which strategies are loaded ahead; the program is starting till then."""

HANG_SECONDS = 120.0
"""A thought that looks at no further node for so long hangs."""
_SIGNS_OF_LIFE = 5.0
"""Seconds after which a thought that goes on is given ``HANG_SECONDS`` again."""
FAILED = 70
"""Exit code of a worker that cannot go on."""
_STANDARD_ERROR = 2

Message = Mapping[str, Any]

_log = logging.getLogger(__name__)


class Worker:
    """Thinks about one request at a time; a thread of its own listens for cancellations."""

    def __init__(self, requests: IO[str], answers: IO[str]) -> None:
        self._requests = requests
        self._answers = answers
        self._waiting: SimpleQueue[Message] = SimpleQueue()
        self._unloaded = list(registry.KEYS)
        self._leisure = _LEISURE
        self._cancelled: set[int] = set()
        self._game: Game[Any, Any] | None = None
        self._watched = 0.0
        self._box: Any = None
        """Rules and data of the game that is thought about, which is kept with what it worked out."""

    def run(self) -> None:
        """Answer until the input ends."""
        threading.Thread(target=self._listen, name="requests", daemon=True).start()
        self._say({"ready": True})
        gc.disable()  # a thought makes no garbage that needs looking for, and must stop at once
        while True:
            request = self._next()
            self._watch()
            answer = self._answer(request)
            faulthandler.cancel_dump_traceback_later()
            self._say(answer)
            gc.collect()

    def _watch(self) -> None:
        """End the process unless this is called again, or cancelled, within ``HANG_SECONDS``."""
        self._watched = time.monotonic()
        faulthandler.dump_traceback_later(HANG_SECONDS, exit=True, file=_STANDARD_ERROR)

    def _next(self) -> Message:
        """The next request; while nobody asks, one strategy after the other is loaded."""
        while self._unloaded:
            try:
                return self._waiting.get(timeout=self._leisure)
            except Empty:
                self._leisure = 0.0
                self._load_ahead(self._unloaded.pop(0))
        return self._waiting.get()

    def _load_ahead(self, game: str) -> None:
        """A strategy that cannot be loaded fails again, and is reported, when it is asked."""
        try:
            load(game)
        except Exception:
            _log.exception("The strategy for %s could not be loaded", game)
        gc.freeze()  # what was loaded stays

    def _listen(self) -> None:
        """Sort the requests; the end of the input ends the process, whatever it is thinking of."""
        try:
            for line in self._requests:
                request = json.loads(line)
                if request["do"] == "cancel":
                    self._cancelled.add(request["id"])
                else:
                    self._waiting.put(request)
        except Exception:
            _log.exception("A request could not be read")
            os._exit(FAILED)  # nobody would hear any more; the program starts another worker
        os._exit(0)

    def _answer(self, request: Message) -> Message:
        number = request["id"]
        try:
            return {"id": number, **self._thought(request)}
        except Stopped:
            return {"id": number, "cancelled": True}
        except Exception as error:
            return {"id": number, "error": describe_error(error), "report": error_text(error)}
        finally:
            self._cancelled.discard(number)

    def _thought(self, request: Message) -> Message:
        begun = time.perf_counter()
        number, nodes = request["id"], request.get("nodes")
        game, view = self._opened(request), unpack(request["view"])
        chance = Chance(request["luck"])

        def stop() -> bool:
            if time.monotonic() - self._watched > _SIGNS_OF_LIFE:
                self._watch()
            return number in self._cancelled

        if stop():
            raise Stopped
        loss = possible_loss = amount = 0.0
        if request["do"] == "judge":
            played = game.parse_move(request["move"])
            judged = judge(game, view, played, chance, stop, nodes)
            thought, loss, possible_loss, amount = judged
        elif request["do"] == "advise":
            thought = advise(game, view, chance, stop, nodes)
        else:
            thought = think(game, view, request["level"], chance, stop, nodes)
        return {
            "move": str(thought.move),
            "parts": [list(part) for part in thought.parts],
            "foreseen": [list(part) for part in thought.foreseen],
            "instead_of": None if thought.instead_of is None else str(thought.instead_of),
            "nodes": thought.nodes,
            "loss": loss,
            "possible_loss": possible_loss,
            "amount": amount,
            "seconds": time.perf_counter() - begun,
        }

    def _opened(self, request: Message) -> Game[Any, Any]:
        box = [request["rules"], request["data"]]
        if self._game is None or box != self._box:
            self._game = registry.box_in(request["rules"]).open(request["data"])
            self._box = box
        return self._game

    def _say(self, answer: Message) -> None:
        try:
            self._answers.write(json.dumps(answer) + "\n")
            self._answers.flush()
        except OSError:
            os._exit(0)  # the program is gone, and this process with it


def _report_to_standard_error() -> None:
    """The program reads standard error into its log; a program without a console has none by name."""
    try:
        stream = os.fdopen(os.dup(_STANDARD_ERROR), "w", encoding="utf-8", errors="replace")
    except OSError:
        return
    faulthandler.enable(_STANDARD_ERROR)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(SafeFormatter())
    logging.getLogger().addHandler(handler)
    sys.excepthook = lambda *info: _log.critical("Uncaught error", exc_info=info)
    threading.excepthook = lambda args: _log.critical(
        "Uncaught error in a thread", exc_info=args.exc_value
    )


def main() -> int:
    """Be the worker. The pipes are taken by their numbers, for a program without a console has
    no ``sys.stdin``; what somebody prints by mistake must not get among the answers."""
    _report_to_standard_error()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    Worker(requests, answers).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
