"""Honest games for the referees' own tests: one of each kind, for Skyline one for each ending."""

from __future__ import annotations

import json
from pathlib import Path

from tests.referees.judge import Trace

HONEST = Path(__file__).with_name("honest.jsonl").read_text(encoding="utf-8").splitlines()


def honest(game: str, end: str = "bankrupt") -> Trace:
    for line in HONEST:
        trace: Trace = json.loads(line)
        if trace["game"] == game and trace.get("end", end) == end:
            return trace
    raise LookupError(game)
