"""The ramp of the day, as home and New game tell of it."""

from datetime import date

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.daily import Par, Today
from blueprints_desktop.desktop.games.fits.facts.today import (
    GAME,
    PAR_LEVEL,
    DailyStanding,
    daily_standing,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.games.fits.daily import seed_of
from blueprints_desktop.games.fits.options import Options
from blueprints_desktop.games.fits.results import daily_feat
from blueprints_desktop.store.records import Records

translate = QCoreApplication.translate
_DOT = " \N{MIDDLE DOT} "


def today(records: Records, player: str, day: date) -> Today:
    """Where a player stands with the ramp of a day."""
    standing = daily_standing(records, player, day)
    name, points = translate("Fits", "Daily ramp"), standing.points
    streak = ""
    if standing.streak > 1:
        streak = translate("Fits", "%n days in a row", "", standing.streak)
    if standing.first is None:
        state = translate("Fits", "not played today")
        return Today(name, _told(state, streak), capitalised(state), "")
    if points is None:
        state = translate("Fits", "today’s is not finished")
        note = translate(
            "Fits",
            "You have already started today’s ramp. Starting again is practice: nothing counts.",
        )
        return Today(name, _told(state, streak), capitalised(state), note,
                     begun=standing.first.match)  # fmt: skip
    par = _par_words(standing)
    told = _told(par, streak) or translate("Fits", "Played today")
    seed = seed_of(day)
    wanted = Par(PAR_LEVEL, GAME, Options(daily=True), seed, daily_feat(seed)) if not par else None
    note = translate(
        "Fits",
        "Played today: {points}. Playing it again is practice: undo and hints allowed, nothing counts.",
    ).format(points=signed(points))
    return Today(labelled(name, signed(points)), told, par or told, note, par_wanted=wanted)


def _told(*parts: str) -> str:
    """Parts in one line."""
    return capitalised(_DOT.join(filter(None, parts)))


def _par_words(standing: DailyStanding) -> str:
    """How a computer player did with the same cards."""
    if standing.par is None:
        return ""
    return labelled(translate("Fits", "Computer"), signed(standing.par))
