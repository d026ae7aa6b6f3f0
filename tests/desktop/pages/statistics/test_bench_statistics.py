"""The bench of the statistics page can be run; how quickly it answers is not tested."""

from blueprints_desktop.history.history import history_in
from blueprints_desktop.tools.bench import history as bench
from blueprints_desktop.tools.bench import statistics_play


def test_the_page_is_timed_until_it_is_painted(window):
    folder = window.library.folder.parent
    folder.mkdir(parents=True, exist_ok=True)
    bench.fill(folder / "history.db", 40)
    wall, cpu = statistics_play.timed(window, window.show_statistics)
    assert wall > 0
    assert cpu > 0
    found = statistics_play.filtered(window, 1)
    assert "one player against another" in found
    assert all(each["median_ms"] > 0 for each in found.values())
    window.page.asking.wait()
    history_in(folder).close()
