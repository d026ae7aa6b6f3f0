"""Records: kept in one stroke, never lost, never doubled."""

import json

import pytest

from blueprints_desktop.store.records import Entry, Records


def entry(points=None, player="a", feat="daily", match="m1") -> Entry:
    return Entry(player, player.upper(), "fits", feat, match, "2026-11-16T10:00:00+01:00", points)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "records.json"


def test_nothing_is_known_at_first_and_nothing_is_written(path):
    records = Records(path)
    assert records.best("a", "fits", "daily") is None
    assert records.first("a", "fits", "daily") is None
    assert not path.exists()


def test_the_best_is_the_highest_of_finished_matches(path):
    records = Records(path)
    records.note([entry(-4), entry(7, match="m2"), entry(None, match="m3"), entry(9, "b")])
    again = Records(path)
    assert again.best("a", "fits", "daily") == 7
    assert again.best("a", "fits", "daily", but_for="m2") == -4
    assert again.best("a", "fits", "other") is None
    assert again.best("a", "skyline", "daily") is None


def test_the_first_attempt_stays_the_first_and_is_completed(path):
    records = Records(path)
    records.note([entry()])
    records.note([entry(30, match="m2")])
    records.note([entry(12)])
    found = Records(path).first("a", "fits", "daily")
    assert (found.match, found.points) == ("m1", 12)


def test_the_same_match_is_noted_once(path):
    records = Records(path)
    for _ in range(3):
        records.note([entry(5)])
    assert len(json.loads(path.read_text())["entries"]) == 1


def test_beginning_again_does_not_take_the_points_away(path):
    records = Records(path)
    records.note([entry(5)])
    records.note([entry(None)])
    assert records.first("a", "fits", "daily").points == 5


def test_everybodys_first_attempts(path):
    records = Records(path)
    records.note([entry(1), entry(2, "b"), entry(9, "b", match="m5")])
    assert [(e.player, e.points) for e in records.firsts("fits", "daily")] == [("a", 1), ("b", 2)]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"format":"something else","version":1,"entries":[]}',
        b'{"format":"blueprints-desktop records","version":1,"entries":[{"player":3}]}',
        b'{"format":"blueprints-desktop records","version":1,"entries":[7]}',
        b'{"format":"blueprints-desktop records","version":"x","entries":[]}',
    ],
)
def test_a_damaged_file_is_put_aside_and_never_lost(path, content):
    path.parent.mkdir()
    for number in (1, 2):
        path.write_bytes(content)
        records = Records(path)
        assert records.best("a", "fits", "daily") is None
        assert path.with_name(f"records.json.damaged-{number}").read_bytes() == content
        records.note([entry(3)])
        assert Records(path).best("a", "fits", "daily") == 3


def test_a_newer_versions_file_stays_as_it_is(path):
    path.parent.mkdir()
    content = b'{"format":"blueprints-desktop records","version":2,"entries":"otherwise"}'
    path.write_bytes(content)
    records = Records(path)
    records.note([entry(3)])
    assert records.best("a", "fits", "daily") == 3
    assert path.read_bytes() == content


def test_a_disk_that_refuses_loses_nothing_while_the_program_runs(path, monkeypatch):
    records = Records(path)
    records.note([entry(3)])

    def refuse(*_given):
        raise OSError("no space left")

    with monkeypatch.context() as patched:
        patched.setattr("blueprints_desktop.store.records.write_atomically", refuse)
        records.note([entry(8, match="m2")])
    assert records.problem is not None
    assert records.best("a", "fits", "daily") == 8
    records.note([])
    assert records.problem is None
    assert Records(path).best("a", "fits", "daily") == 8
