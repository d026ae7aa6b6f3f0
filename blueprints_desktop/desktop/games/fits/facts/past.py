"""What a solo player did before this match: bests, and the first attempt at the day's ramp."""

from collections.abc import Mapping
from datetime import date

from attrs import field, frozen

from blueprints_desktop.desktop.i18n.computer_names import kind_word
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.games.fits.daily import day_of
from blueprints_desktop.games.fits.options import BoardId, Options
from blueprints_desktop.games.fits.results import FOUR_BOARDS, board_feat, daily_feat
from blueprints_desktop.store.header import level_of
from blueprints_desktop.store.records import RecordEntry, Records

_GAME = "fits"


@frozen
class Past:
    """Without records nothing is known, and nothing is said."""

    bests: Mapping[BoardId, int] = field(factory=dict)
    best_sum: int | None = None
    """With the four boards for which titles are given."""
    day: date | None = None
    """Whose ramp this match is; None: it is not a day's ramp."""
    counts: bool = True
    """This match is the first attempt at the day's ramp."""
    first: int | None = None
    """What the first attempt came to, if it was another one and was played to its end."""
    others: tuple[tuple[str, int], ...] = ()
    """What others came to on this day's ramp, the best first."""
    is_kept: bool = False
    """What this match comes to will be kept."""
    practice: bool = False
    """The day's ramp was tried before: nothing of this match counts."""
    took_back: bool = False
    """Moves of this match were taken back: it will be no record."""
    hinted: bool = False
    """A hint was shown in this match: it will be no record."""

    @property
    def enters_records(self) -> bool:
        return not self.aided and not self.practice

    @property
    def aided(self) -> bool:
        return self.took_back or self.hinted


def past_of(
    records: Records | None, person: Person, options: Options, seed: int, match_id: str
) -> Past:
    """What the records hold of somebody, this match left out."""
    if records is None or not person.player:
        return Past(day=_day(options, seed), counts=not options.practice, practice=options.practice)
    if not records.known:
        return Past(is_kept=True, practice=options.practice)
    who = person.player
    bests = {}
    for board in options.boards:
        best = records.best(who, _GAME, board_feat(board), but_for=match_id)
        if best is not None:
            bests[board] = best
    best_sum = records.best(who, _GAME, FOUR_BOARDS, but_for=match_id)
    day = _day(options, seed)
    if day is None:
        return Past(bests, best_sum, is_kept=True)
    feat = daily_feat(seed)
    first = records.first(who, _GAME, feat)
    counts = not options.practice and (first is None or first.match == match_id)
    others = sorted(
        (
            (_named(entry), entry.points)
            for entry in records.firsts(_GAME, feat)
            if entry.player != who and entry.points is not None
        ),
        key=lambda entry: -entry[1],
    )
    earlier = None if first is None or counts else first.points
    return Past(
        bests,
        best_sum,
        day,
        counts,
        earlier,
        tuple(others),
        is_kept=True,
        practice=options.practice,
    )


def _named(entry: RecordEntry) -> str:
    """A person's name as it was then, or what plays at a computer's level."""
    level = level_of(entry.player)
    return kind_word(level) if level else entry.name


def _day(options: Options, seed: int) -> date | None:
    return day_of(seed) if options.daily else None
