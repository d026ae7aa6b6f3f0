"""The window enters every match that ends into the history beside its records."""

from pathlib import Path

from blueprints_desktop.desktop.session.history_sync import note_beginning, note_end
from blueprints_desktop.history.history import FILE_NAME, History, history_in
from blueprints_desktop.history.recorder import recorder_in
from blueprints_desktop.history.records import records_in
from tests.history.making import saved


def test_a_match_is_entered_when_it_ends_and_not_before(tmp_path: Path) -> None:
    records = records_in(tmp_path)
    running = saved(tmp_path, "fits", ["Ada", "Zoé"], seed=1, over=False)
    note_beginning(running, records)
    note_end(running, records)
    assert not (tmp_path / FILE_NAME).exists()
    over = saved(tmp_path, "fits", ["Ada", "Zoé"], seed=2)
    note_beginning(over, records)
    note_end(over, records)
    recorder_in(tmp_path).wait()
    history = History(tmp_path / FILE_NAME)
    (line,) = history.matches()
    assert (line.id, line.seconds) == (over.header.match_id, 0)
    history.close()
    assert history_in(tmp_path).recorder is recorder_in(tmp_path)
