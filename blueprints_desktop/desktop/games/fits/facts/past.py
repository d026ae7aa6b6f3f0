"""What a solo player did before this match: bests, and the first attempt at the day's ramp."""

from collections.abc import Mapping
from datetime import date

from attrs import field, frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.texts.words import (
    GAME,
)
from blueprints_desktop.desktop.i18n.language import short_day
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.games.fits.daily import day_of
from blueprints_desktop.games.fits.options import BoardId, Options
from blueprints_desktop.games.fits.results import FOUR_BOARDS, board_feat, daily_feat
from blueprints_desktop.store.records import Records

translate = QCoreApplication.translate


@frozen
class Past:
    """Without records nothing is known, and nothing is said."""

    bests: Mapping[BoardId, int] = field(factory=dict)
    best_sum: int | None = None
    """With the four boards that are rated."""
    day: date | None = None
    """Whose ramp this match is; None: it is not a day's ramp."""
    counts: bool = True
    """This match is the first attempt at the day's ramp."""
    first: int | None = None
    """What the first attempt came to, if it was another one and was played to its end."""
    others: tuple[tuple[str, int], ...] = ()
    """What others came to on this day's ramp, the best first."""
    took_back: bool = False
    """Moves of this match were taken back: it will be no record."""

    def best_on(self, board: BoardId) -> int | None:
        return self.bests.get(board)

    def day_words(self) -> str:
        """That this is the day's ramp, and whether it counts."""
        if self.day is None:
            return ""
        day = short_day(self.day)
        if self.counts:
            return translate("Fits", "Daily ramp of {day}: this attempt counts.").format(day=day)
        if self.first is None:
            return translate("Fits", "Daily ramp of {day}: your first attempt counted.").format(
                day=day
            )
        words = translate("Fits", "Daily ramp of {day}: your first attempt, {points}, counted.")
        return words.format(day=day, points=signed(self.first))

    def others_words(self) -> str:
        """How the family did on the same ramp."""
        if not self.others:
            return ""
        listed = ", ".join(f"{name} {signed(points)}" for name, points in self.others)
        return translate("Fits", "The same ramp: {others}.").format(others=listed)


def took_back_words() -> str:
    return translate("Fits", "With take-backs: no record.")


def past_of(
    records: Records | None, person: Person, options: Options, seed: int, match_id: str
) -> Past:
    """What the records hold of somebody, this match left out."""
    if records is None or not person.player:
        return Past(day=_day(options, seed))
    if not records.known:
        return Past()
    who = person.player
    bests = {}
    for board in options.boards:
        best = records.best(who, GAME, board_feat(board), but_for=match_id)
        if best is not None:
            bests[board] = best
    best_sum = records.best(who, GAME, FOUR_BOARDS, but_for=match_id)
    day = _day(options, seed)
    if day is None:
        return Past(bests, best_sum)
    feat = daily_feat(seed)
    first = records.first(who, GAME, feat)
    counts = first is None or first.match == match_id
    others = sorted(
        (
            (entry.name, entry.points)
            for entry in records.firsts(GAME, feat)
            if entry.player != who and entry.points is not None
        ),
        key=lambda entry: -entry[1],
    )
    earlier = None if first is None or counts else first.points
    return Past(bests, best_sum, day, counts, earlier, tuple(others))


def _day(options: Options, seed: int) -> date | None:
    return day_of(seed) if options.daily else None
