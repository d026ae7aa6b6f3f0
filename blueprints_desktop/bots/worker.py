"""The process in which computer players think, so that no frame of the window is ever late.

It is started once and lives as long as the program. It reads requests from its standard input
and writes answers to its standard output, one JSON object a line, and ends when its input does:
also when the program was killed, for then the pipe closes. It never imports Qt. A frozen
program starts itself again with ``WORKER_FLAG``, for it has no other Python to start.

Requests, each with an ``id`` of its own::

    {"id": 1, "do": "think", "game": KEY, "data": {...}, "seats": N, "options": {...},
     "seed": N, "moves": [TEXT, ...], "level": LEVEL, "nodes": N or null}
    {"id": 1, "do": "cancel"}

Answers::

    {"ready": true}
    {"id": 1, "move": TEXT, "parts": [[CODE, AMOUNT], ...], "nodes": N}
    {"id": 1, "cancelled": true}
    {"id": 1, "error": TEXT}
"""

import json
import os
import sys
import threading
from collections.abc import Mapping
from queue import SimpleQueue
from typing import IO, Any

from blueprints_desktop.bots.budget import Stopped
from blueprints_desktop.bots.levels import think
from blueprints_desktop.engine import options as game_options
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry

_NICENESS = 10
_THINKING = -1
"""Thinking has chance of its own, apart from the match's, whose steps count from 0 upwards."""

Message = Mapping[str, Any]


class Worker:
    """Thinks about one request at a time; a thread of its own listens for cancellations."""

    def __init__(self, requests: IO[str], answers: IO[str]) -> None:
        self._requests = requests
        self._answers = answers
        self._waiting: SimpleQueue[Message | None] = SimpleQueue()
        self._cancelled: set[int] = set()
        self._match: Match | None = None
        self._header: Any = None

    def run(self) -> None:
        """Answer until the input ends."""
        threading.Thread(target=self._listen, name="requests", daemon=True).start()
        self._say({"ready": True})
        while (request := self._waiting.get()) is not None:
            self._say(self._answer(request))

    def _listen(self) -> None:
        """Sort the requests; the end of the input ends the process, whatever it is thinking of."""
        for line in self._requests:
            request = json.loads(line)
            if request["do"] == "cancel":
                self._cancelled.add(request["id"])
            else:
                self._waiting.put(request)
        os._exit(0)

    def _answer(self, request: Message) -> Message:
        number = request["id"]
        try:
            match = self._brought_up(request)
            seat = match.to_act
            if seat is None:
                return {"id": number, "error": "the game is over"}
            thought = think(
                match.game,
                match.view(seat),
                request["level"],
                Chance.of_step(match.seed, _THINKING - len(match.played)),
                stop=lambda: number in self._cancelled,
                nodes=request.get("nodes"),
            )
        except Stopped:
            return {"id": number, "cancelled": True}
        except Exception as error:
            self._match = None
            return {"id": number, "error": f"{type(error).__name__}: {error}"}
        finally:
            self._cancelled.discard(number)
        return {
            "id": number,
            "move": str(thought.move),
            "parts": [list(part) for part in thought.parts],
            "nodes": thought.nodes,
        }

    def _brought_up(self, request: Message) -> Match:
        """The match that the request speaks of; played on from the last one where it continues it."""
        header = [request[key] for key in ("game", "data", "seats", "options", "seed")]
        moves = request["moves"]
        match = self._match
        known = match.move_texts() if match is not None and header == self._header else None
        if match is None or known is None or known != moves[: len(known)]:
            box = registry.box(request["game"])
            chosen = game_options.from_json(box.options, request["options"])
            match = Match(box, request["data"], request["seats"], chosen, request["seed"])
            known = []
        for text in moves[len(known) :]:
            match.play_text(text)
        self._match, self._header = match, header
        return match

    def _say(self, answer: Message) -> None:
        self._answers.write(json.dumps(answer) + "\n")
        self._answers.flush()


def main() -> int:
    """Be the worker. The pipes are taken by their numbers, for a program without a console has
    no ``sys.stdin``; what somebody prints by mistake must not get among the answers."""
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
