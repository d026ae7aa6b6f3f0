"""Drawing ahead: what will soon be wanted is made a small step at a time.

``Prerenderer`` makes it while nothing moves; its timer runs only while there is something left to make.
``PrerenderBudget`` makes it while something does, beside the painting of its frames.
"""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

Job = Callable[[], object]

_PAUSE = 120
"""Milliseconds to wait while something moves."""
_BUDGET = 4
"""Milliseconds of every frame that ``PrerenderBudget`` may take."""


class Prerenderer(QObject):
    """Does jobs one by one between events; ``busy`` says when to hold back."""

    def __init__(self, busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._busy = busy
        self._jobs: Iterator[Job] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def want(self, jobs: Iterable[Job], after: int = _PAUSE) -> None:
        """Do these ``after`` so many milliseconds, in place of what was wanted before.

        Each job is asked for when its turn has come, so finding them costs nothing now.
        """
        self._jobs = iter(jobs)
        self._timer.start(after)

    def drop(self) -> None:
        """Nothing is wanted any more."""
        self._jobs = iter(())
        self._timer.stop()

    def _step(self) -> None:
        if self._busy():
            self._timer.setInterval(_PAUSE)
            return
        self._timer.setInterval(0)
        job = next(self._jobs, None)
        if job is None:
            self._timer.stop()
        else:
            job()


class PrerenderBudget:
    """Does jobs in the frames of something that moves, each time as many as fit beside it."""

    def __init__(self, jobs: Iterable[Job] = ()) -> None:
        self._jobs = iter(jobs)

    def go_on(self) -> None:
        """A frame is made."""
        spent = QElapsedTimer()
        spent.start()
        while spent.elapsed() < _BUDGET:
            job = next(self._jobs, None)
            if job is None:
                return
            job()
