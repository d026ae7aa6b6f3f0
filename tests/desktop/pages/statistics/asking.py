"""What the tests of the statistics page share: matches, and how one asks the page."""

from datetime import datetime, timedelta

from attrs import evolve

from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
from blueprints_desktop.history.facts import MatchFacts
from tests.history.making import facts

NOW = datetime.now().astimezone()


def played() -> list[MatchFacts]:
    """Five matches: Ada wins two of four, one of them long ago; Zoé has a record with take-backs."""
    long_ago = NOW - timedelta(days=800)
    return [
        facts(1, {"Ada": 30, "Zoé": 20}, finished=long_ago),
        facts(2, {"Ada": 50, "Zoé": 40, "Bot:master": 10}, finished=NOW - timedelta(hours=5)),
        facts(3, {"Ada": 12, "Zoé": 90}, game="fits", finished=NOW - timedelta(hours=4),
              took_back=True),
        facts(4, {"Ada": 7}, game="fits", finished=NOW - timedelta(hours=3),
              feats=(("board 1", 7), ("daily 2026-03-14", 7))),
        facts(5, {"Ada": 41, "Zoé": 42}, finished=NOW - timedelta(hours=2)),
    ]  # fmt: skip


def ask(qtbot, page: StatisticsPage, **fields) -> None:
    """Choose in the filters, and wait for the answer."""
    with qtbot.waitSignal(page.answered, timeout=5000):
        page.filters.ask_for(evolve(page.wish, **fields))


def titles(panel) -> list[str]:
    return [line.title for line in panel.shown if panel.isVisible()]


def figures(page: StatisticsPage) -> dict[str, str]:
    return {one.label: one.value for one in page.body.figures}
