"""Writes files in a thread, so that a window never waits for a slow disk or for another program.

Jobs run one at a time, in the order in which they were submitted. The thread exists only while there
are jobs. It is a daemon: a disk that never answers must not keep the program from quitting. So the
program waits for it with a limit when it quits (``wait``) and logs what was not written.
"""

from collections import deque
from collections.abc import Callable
from threading import Condition, Thread

Job = Callable[[], None]


class BackgroundWriter:
    """Runs jobs in a thread of its own. Any thread may submit them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._jobs: deque[Job] = deque()
        """The first one is running."""
        self._submitted = self._done = 0
        self._changed = Condition()
        self._late = False
        """A job took longer than somebody was willing to wait."""

    def submit(self, job: Job, patience: float = 0.0) -> bool:
        """Queue a job and wait for it for at most ``patience`` seconds; return whether it is done.

        An ordinary disk is done by then, and the caller can go on as if it had written the file
        itself. Nobody waits while an earlier job is late.
        """
        with self._changed:
            self._jobs.append(job)
            self._submitted += 1
            number = self._submitted
            if len(self._jobs) == 1:
                Thread(target=self._work, name=self.name, daemon=True).start()
            if self._late:
                return False
            done = self._changed.wait_for(lambda: self._done >= number, patience)
            if patience and not done:
                self._late = True
            return done

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until all jobs are done, or for so many seconds; return whether they are."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._jobs, seconds)

    @property
    def pending(self) -> int:
        """How many jobs are not done yet."""
        return len(self._jobs)

    def _work(self) -> None:
        while True:
            job = self._jobs[0]
            try:
                job()
            except Exception:
                self._log(job)
            with self._changed:
                self._jobs.popleft()
                self._done += 1
                if not self._jobs:
                    self._late = False
                self._changed.notify_all()
                if not self._jobs:
                    return

    def _log(self, job: Job) -> None:
        """A job handles what a disk may refuse; anything else is an error in the program."""
        import logging

        name = getattr(job, "__qualname__", "job")
        logging.getLogger(__name__).exception("%s: %s failed", self.name, name)
