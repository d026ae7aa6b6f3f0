"""Drawing ahead beside something that moves: in order, and never longer than fits into a frame."""

import pytest

from blueprints_desktop.desktop.ui.scene import prerender
from blueprints_desktop.desktop.ui.scene.prerender import PrerenderBudget


class Watch:
    """A clock that goes on only when a job takes its time."""

    now = 0

    def start(self) -> None:
        self._begun = Watch.now

    def elapsed(self) -> int:
        return Watch.now - self._begun


@pytest.fixture
def take(monkeypatch):
    """Makes a job that takes so many milliseconds, and tells of it."""
    monkeypatch.setattr(prerender, "QElapsedTimer", Watch)
    done: list[int] = []

    def make(milliseconds: int):
        def job() -> None:
            Watch.now += milliseconds
            done.append(milliseconds)

        return job

    make.done = done
    return make


def test_a_frame_takes_jobs_until_its_time_is_used_up(take):
    meanwhile = PrerenderBudget(take(ms) for ms in (1, 2, 9, 1, 1))
    meanwhile.go_on()
    assert take.done == [1, 2, 9], "begun in time, a long one is ended"
    meanwhile.go_on()
    assert take.done == [1, 2, 9, 1, 1]
    meanwhile.go_on()


def test_jobs_are_found_when_their_turn_has_come(take):
    found = []

    def jobs():
        for number in range(3):
            found.append(number)
            yield take(5)

    meanwhile = PrerenderBudget(jobs())
    assert found == []
    meanwhile.go_on()
    assert found == [0]
