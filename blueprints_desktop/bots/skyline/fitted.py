"""The fitted weights, read from their file; without it, those made by hand."""

import json
from functools import cache
from pathlib import Path

from blueprints_desktop import places
from blueprints_desktop.bots.skyline.standing import BY_HAND, PARTS, Weights


def weights_path() -> Path:
    return places.resources() / "bots" / "skyline" / "weights.json"


@cache
def fitted() -> Weights:
    """By part, what the master goes by."""
    path = weights_path()
    if not path.exists():
        return BY_HAND
    found = json.loads(path.read_text(encoding="utf-8"))["weights"]
    return tuple(float(found[part]) for part in PARTS)
