"""A match as lists and cards show it: whose, where it stands, when it was saved. Public facts only."""

from datetime import datetime
from pathlib import Path
from typing import Any

from attrs import field, frozen
from PySide6.QtCore import QCoreApplication, QDate, QLocale

from blueprints_desktop.desktop.boards.shelf import PLAYABLE, whereabouts_of
from blueprints_desktop.desktop.pages.game_words import words_of
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.reading import Reading, read_match


@frozen
class MatchSummary:
    path: Path
    game: str
    title: str
    players: tuple[tuple[str, int], ...]
    """Name and colour, by seat."""
    saved_at: datetime
    finished: bool
    to_act: int | None = None
    """Whose turn it is."""
    view: Any = field(default=None, eq=False, repr=False)
    """The public view of the position, for its picture."""

    @property
    def where(self) -> str:
        """How far it has come, such as "Round 2 of 3", in the language in force."""
        return _where(self.game, self.view, self.finished)

    @property
    def name(self) -> str:
        """What the match is called: its own title or its game's."""
        return self.title or words_of(self.game).name


def summary_of(path: Path) -> MatchSummary | BadMatchFile:
    """What a file holds, or what is wrong with it; the file is only read."""
    try:
        reading = read_match(path)
        saved_at = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    except BadMatchFile as problem:
        return problem
    except OSError as error:
        return BadMatchFile("cannot-be-read", 1, reason=error.strerror)
    return _summed_up(path, reading, saved_at)


def _summed_up(path: Path, reading: Reading, saved_at: datetime) -> MatchSummary:
    header, match = reading.header, reading.match
    finished = match.outcome is not None
    return MatchSummary(
        path=path,
        game=header.box.key,
        title=header.title,
        players=tuple((player.name, player.colour % 4) for player in header.players),
        saved_at=saved_at,
        finished=finished,
        to_act=match.to_act,
        view=match.view(None),
    )


def _where(game: str, view: Any, finished: bool) -> str:
    """How far the match has come, in words; nothing where its board is still to be made."""
    if finished:
        return QCoreApplication.translate("MatchSummary", "Finished")
    return whereabouts_of(game)(view).text if game in PLAYABLE else ""


def ago(moment: datetime, now: datetime) -> str:
    """When something was saved, as one says it."""
    translate = QCoreApplication.translate
    minutes = max(0, int((now - moment).total_seconds() // 60))
    if minutes < 1:
        return translate("MatchSummary", "saved just now")
    if minutes < 60:
        return translate("MatchSummary", "saved %n minute(s) ago", "", minutes)
    if minutes < 24 * 60:
        return translate("MatchSummary", "saved %n hour(s) ago", "", minutes // 60)
    if minutes < 7 * 24 * 60:
        return translate("MatchSummary", "saved %n day(s) ago", "", minutes // (24 * 60))
    date = QLocale().toString(
        QDate(moment.year, moment.month, moment.day), QLocale.FormatType.ShortFormat
    )
    return translate("MatchSummary", "saved on {date}").format(date=date)


def turn_text(summary: MatchSummary) -> str:
    """Whose turn it is, if anybody's."""
    if summary.to_act is None:
        return ""
    name = summary.players[summary.to_act][0]
    return QCoreApplication.translate("MatchSummary", "{name} to play").format(name=name)
