"""Records that games keep of their own, such as points on single boards, as lines of a list."""

from collections.abc import Container, Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.registry import feat_words_of
from blueprints_desktop.desktop.i18n.default_names import shown_name
from blueprints_desktop.desktop.i18n.short_names import short_names
from blueprints_desktop.desktop.pages.statistics.line import StatLine, StatLines
from blueprints_desktop.desktop.pages.statistics.wording import count, game_name, listed, points
from blueprints_desktop.history.records import Feat

translate = QCoreApplication.translate


def feat_lines(
    found: Sequence[Feat], files: Container[str], *, named: bool, one_game: bool
) -> StatLines:
    """What was reached in each; ``named`` says by whom, the best of all first.

    Where only the first attempt counts, that is what is told. Unless ``one_game`` was asked for,
    each says whose it is: "Board 1" alone may be of any.
    """
    order = _in_order(found)
    lines = [
        _line(
            [each for each in found if (each.game, each.feat) == which],
            files,
            named=named,
            one_game=one_game,
        )
        for which in order
    ]
    heads = (translate("Statistics", "Points"),)
    return StatLines(heads, tuple(lines), translate("Statistics", "Record"))


def _in_order(found: Sequence[Feat]) -> list[tuple[str, str]]:
    """What counts by its best first, by name; then what counts by its first attempt, newest first."""
    known = dict.fromkeys((each.game, each.feat) for each in found)
    shown = [which for which in known if feat_words_of(*which) is not None]
    bests = sorted(which for which in shown if not _first_counts(*which))
    return [*bests, *(which for which in shown if _first_counts(*which))]


def _first_counts(game: str, feat: str) -> bool:
    words = feat_words_of(game, feat)
    return words is not None and words.first_counts


def _line(own: Sequence[Feat], files: Container[str], *, named: bool, one_game: bool) -> StatLine:
    game, feat = own[0].game, own[0].feat
    words = feat_words_of(game, feat)
    assert words is not None
    results = [
        (each.first, each.first_match, shown_name(each.name))
        if words.first_counts
        else (each.best, each.best_match, shown_name(each.name))
        for each in own
    ]
    results.sort(key=lambda each: (each[0] is None, -(each[0] or 0)))
    value, match, _ = results[0]
    names = short_names([name for _, _, name in results])
    told = [f"{name} {points(each[0])}" for name, each in zip(names, results, strict=True)]
    who = ", ".join(told) if named else ""
    how = _attempts(own[0].attempts) if words.first_counts and not named else ""
    note = listed(("" if one_game else game_name(game), who, how))
    said = translate("Statistics", "{record}: {points} points")
    if value is None:
        said = translate("Statistics", "{record}: not finished")
    whole = said.format(record=words.text, points=count(value or 0))
    key = match if match in files else None
    return StatLine(words.text, (points(value),), note=note, said=listed((whole, note)), key=key)


def _attempts(number: int) -> str:
    if number == 1:
        return ""
    return translate("Statistics", "first of %n attempt(s)", "", number)
