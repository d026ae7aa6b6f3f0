"""The fitted weights, read from their file; without it, those made by hand."""

import json
from functools import cache
from pathlib import Path

from blueprints_desktop import places
from blueprints_desktop.bots.skyline.standing import BY_HAND, PARTS, Judgement


def weights_path() -> Path:
    return places.resources() / "bots" / "skyline" / "weights.json"


def net_path() -> Path:
    """Where the net lies that judges games of two (``net.py``)."""
    return places.resources() / "bots" / "skyline" / "net.table"


@cache
def fitted() -> Judgement:
    """What the master goes by."""
    path = weights_path()
    if not path.exists():
        return BY_HAND
    found = json.loads(path.read_text(encoding="utf-8"))
    weights = tuple(float(found["weights"][part]) for part in PARTS)
    return Judgement(weights, float(found["scale"]))
