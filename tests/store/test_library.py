"""Which matches there are: those of the folder, and those that were played elsewhere."""

import os
from pathlib import Path

import pytest

from blueprints_desktop.store.elsewhere import MOST
from blueprints_desktop.store.files import may_be_written
from blueprints_desktop.store.library import Library


@pytest.fixture
def library(tmp_path: Path) -> Library:
    made = Library(tmp_path / "data" / "matches")
    made.prepare()
    return made


def match_file(folder: Path, name: str, written: int) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.match"
    path.write_text(name)
    os.utime(path, (written, written))
    return path


def test_a_file_played_elsewhere_stands_among_the_others_by_its_time(library, tmp_path):
    old, new = match_file(library.folder, "old", 10), match_file(library.folder, "new", 30)
    outside = match_file(tmp_path / "documents", "outside", 20)
    library.note(outside)
    library.note(new)
    assert Library(library.folder).files() == [new, outside, old]
    assert [library.holds(path) for path in (new, outside)] == [True, False]


def test_a_file_that_is_gone_is_not_listed_until_it_is_back(library, tmp_path):
    outside = match_file(tmp_path / "drive", "outside", 20)
    library.note(outside)
    outside.rename(outside.with_suffix(".away"))
    assert library.files() == []
    outside.with_suffix(".away").rename(outside)
    assert library.files() == [outside]


def test_what_is_forgotten_stays_on_disk(library, tmp_path):
    outside = match_file(tmp_path / "documents", "outside", 20)
    library.note(outside)
    library.forget(outside)
    assert library.files() == []
    assert outside.exists()


def test_only_so_many_are_remembered_and_none_twice(library, tmp_path):
    paths = [match_file(tmp_path / "many", str(n), n + 1) for n in range(MOST + 3)]
    for path in (*paths, paths[-1]):
        library.note(path)
    assert library.files() == paths[:2:-1]


@pytest.mark.parametrize("content", ["", "nonsense", "{}", '[1, null, {"a": 2}]', "\0"])
def test_a_damaged_list_is_empty_and_can_be_written_again(library, tmp_path, content):
    (library.folder.parent / "elsewhere.json").write_text(content)
    assert library.files() == []
    outside = match_file(tmp_path / "documents", "outside", 20)
    library.note(outside)
    assert library.files() == [outside]


def test_a_file_marked_as_read_only_may_not_be_written(tmp_path):
    path = match_file(tmp_path, "a", 10)
    assert may_be_written(path)
    path.chmod(0o444)
    assert not may_be_written(path)
    assert not may_be_written(tmp_path / "nowhere")
