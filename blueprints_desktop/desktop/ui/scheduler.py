"""Work that may wait: updates after the next painting, and drawing ahead.

``Scheduler`` is the only mechanism for "later". It has two kinds of work:

- **Updates** change what is on the screen, but not what the player looks at first: panels, cards and
  log after a move. They run one per frame, because each of them causes painting. They run while
  something moves, too. ``flush`` runs all that are left.
- **Drawing ahead** fills the cache of pictures. It runs while nothing moves, a few milliseconds at a
  time, so that input is never late. With ``while_moving`` it also uses a part of each frame of an
  animation. ``drop`` forgets it.

An update reads the present state when it runs. It never carries old facts.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

Job = Callable[[], object]

FRAME = 17
"""Milliseconds from one frame to the next."""
_BUDGET = 4
"""Milliseconds of a frame for drawing ahead."""
_PAUSE = 120
"""Milliseconds until the scheduler asks again whether something still moves."""


class Scheduler(QObject):
    """Runs updates and drawing ahead between other events. At rest its timer is off."""

    def __init__(self, busy: Callable[[], bool], parent: QObject | None = None) -> None:
        """``busy`` says whether something moves; then drawing ahead waits."""
        super().__init__(parent)
        self._busy = busy
        self._updates: deque[Job] = deque()
        self._ahead: Iterator[Job] | None = None
        self._while_moving = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)  # posted paint events come before timers
        self._timer.timeout.connect(self._tick)

    @property
    def updating(self) -> bool:
        """Updates are left."""
        return bool(self._updates)

    @property
    def drawing(self) -> bool:
        """Something is left to draw ahead."""
        return self._ahead is not None

    def update(self, updates: Iterable[Job], after: int = 0) -> None:
        """Run these after the next painting, one per frame, in place of those that are left."""
        self._updates = deque(updates)
        self._timer.start(after)

    def draw_ahead(
        self, jobs: Iterable[Job], after: int = _PAUSE, *, while_moving: bool = False
    ) -> None:
        """Run these jobs ``after`` so many milliseconds, in place of those that are left.

        An iterator is asked for each job when its turn has come: finding them costs nothing now.
        """
        self._ahead, self._while_moving = iter(jobs), while_moving
        if not self._updates:
            self._timer.start(after)

    def flush(self) -> None:
        """Run all updates that are left."""
        while self._updates:
            self._updates.popleft()()
        self._timer.stop()
        if self._ahead is not None:
            self._timer.start(_PAUSE)

    def drop(self) -> None:
        """Forget all that is left."""
        self._updates.clear()
        self._ahead = None
        self._timer.stop()

    def _tick(self) -> None:
        if self._updates:
            self._updates.popleft()()
            if self._updates:
                self._timer.start(FRAME)
            elif self._ahead is not None:
                self._timer.start(_PAUSE)
        elif not self._busy():
            self._draw()
            self._go_on(0)
        elif self._while_moving:
            self._draw()
            self._go_on(FRAME)
        else:
            self._go_on(_PAUSE)

    def _go_on(self, after: int) -> None:
        if self._ahead is not None:
            self._timer.start(after)

    def _draw(self) -> None:
        """Run jobs until the time is used up. A long one is not interrupted."""
        spent = QElapsedTimer()
        spent.start()
        while self._ahead is not None and spent.elapsed() < _BUDGET:
            job = next(self._ahead, None)
            if job is None:
                self._ahead = None
            else:
                job()
