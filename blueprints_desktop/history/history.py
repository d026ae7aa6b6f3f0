"""The door to the history: one object that pages ask and the table tells."""

from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from blueprints_desktop.engine.sheet import Sheet
from blueprints_desktop.history import forgetting, listing, overview, players, summary
from blueprints_desktop.history.catching_up import catch_up
from blueprints_desktop.history.database import FILE_NAME, Database, HistoryNotice
from blueprints_desktop.history.filters import Filter
from blueprints_desktop.history.per_folder import one_per_folder
from blueprints_desktop.history.recorder import Recorder, recorder_in
from blueprints_desktop.history.records import Feats, records_in
from blueprints_desktop.store.library import Library

EVERYTHING = Filter()


class History:
    """All finished matches. Any thread but a window's may ask it: an answer may take seconds.

    sqlite3.Error says what the disk refuses.
    """

    def __init__(
        self, path: Path, recorder: Recorder | None = None, records: Feats | None = None
    ) -> None:
        self.records = records or Feats(Database(path))
        self.database = self.records.database
        self.recorder = recorder or Recorder(lambda: self.database)

    @property
    def notices(self) -> list[HistoryNotice]:
        """What a person should be told: a file set aside, nothing written."""
        return self.database.notices

    def catch_up(self, library: Library) -> Iterator[bool]:
        """Enter the finished matches of a folder, a file at a step."""
        return catch_up(self.database, library)

    def check(self) -> bool:
        """Look through the whole file; False: it was damaged, and a new one has been begun."""
        return self.database.check()

    def close(self, seconds: float = 10.0) -> None:
        """Wait so long for matches that are being entered, and close the file."""
        self.recorder.wait(seconds)
        self.database.close()

    # --- questions ------------------------------------------------------------------

    def summary(
        self,
        chosen: Filter = EVERYTHING,
        person: str | None = None,
        opponent: str | None = None,
        limit: int = 30,
    ) -> summary.Summary:
        """All that a page of statistics shows."""
        self.records.take_over_old()
        return self.database.read(lambda c: summary.summary(c, chosen, person, opponent, limit))

    def overview(self, chosen: Filter = EVERYTHING) -> overview.Overview:
        return self.database.read(lambda c: overview.overview(c, chosen))

    def matches(
        self, chosen: Filter = EVERYTHING, limit: int = 50, after: listing.MatchLine | None = None
    ) -> list[listing.MatchLine]:
        """A page of matches, newest first."""
        return self.database.read(lambda c: listing.matches(c, chosen, limit, after))

    def sheet(self, match_id: str) -> Sheet | None:
        return self.database.read(lambda c: listing.sheet(c, match_id))

    def bests(
        self,
        game: str,
        size: int,
        variant: str | None = None,
        limit: int = 10,
        people_only: bool = True,
    ) -> list[listing.Best]:
        """The most points, of matches without take-backs."""
        return self.database.read(
            lambda c: listing.bests(c, game, size, variant, limit, people_only)
        )

    def results(self, player: str, chosen: Filter = EVERYTHING) -> list[players.TableResult]:
        """By game and number of players."""
        return self.database.read(lambda c: players.results(c, player, chosen))

    def opponents(self, player: str, chosen: Filter = EVERYTHING) -> list[players.Opponent]:
        return self.database.read(lambda c: players.opponents(c, player, chosen))

    def trend(self, player: str, chosen: Filter = EVERYTHING) -> list[players.MonthResult]:
        return self.database.read(lambda c: players.trend(c, player, chosen))

    def streaks(self, player: str, chosen: Filter = EVERYTHING) -> players.Streaks:
        return self.database.read(lambda c: players.streaks(c, player, chosen))

    def write_csv(self, file: TextIO, chosen: Filter = EVERYTHING, between: str = ",") -> int:
        """How many matches were written."""
        return self.database.read(lambda c: listing.write_csv(c, chosen, file, between))

    # --- deleting -------------------------------------------------------------------

    def forget_player(self, player: str) -> bool:
        """Take a person's name and id away, and the matches that were theirs alone."""
        return self.database.write(lambda c: forgetting.forget_player(c, player))

    def forget_everything(self) -> None:
        self.database.write(forgetting.forget_everything)


@one_per_folder
def history_in(folder: Path) -> History:
    """The history of a data folder: the same object for everybody in this program."""
    return History(folder / FILE_NAME, recorder_in(folder), records_in(folder))
