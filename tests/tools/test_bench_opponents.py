"""The bench of computer players: it measures in a window, and tells what it measured."""

import pytest

from blueprints_desktop.bots import LEVELS
from blueprints_desktop.games import registry
from blueprints_desktop.tools.bench import opponents_play, opponents_report


@pytest.mark.parametrize("key", registry.KEYS)
def test_there_is_something_to_think_about(key: str) -> None:
    match = opponents_play.position(key, 1)
    assert len(match.legal_moves()) > 1


def test_the_table_says_what_is_to_be_reached() -> None:
    spread = {"p50": 16.0, "p99": 20.0, "max": 30.0, "late": 0.0, "work": 9.0}
    waits = {"median_ms": 7.0, "worst_ms": 9.0, "times": len(LEVELS)}
    told = opponents_report.report(
        {
            "idle": spread,
            "thinking": {**spread, "p99": 25.0},
            "cancel": waits,
            "reply": waits,
            "ready": waits,
        }
    )
    assert "p99 thinking to rest: 1.25, to reach 1.25" in told
    assert "to reach 500" in told
