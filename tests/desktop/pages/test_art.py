"""Drawings kept between starts look the same, and whatever is wrong with a file is drawn anew."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.pages import art
from blueprints_desktop.desktop.pages.art import KEPT, KeptDrawings

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(KEPT, "folder", tmp_path / "drawings")
    return tmp_path / "drawings"


def picture(ratio: float = 1.0, *, is_kept: bool = True) -> QImage:
    colours = palette(False, False)
    cache = PixmapCache()
    sprite = art.art_sprite(cache, "fits", 96.0, 112.0, ratio, colours, kept=is_kept)
    return sprite.pixmap.toImage()


def test_what_is_read_is_what_was_drawn(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = picture(2.0)
    assert [file.name for file in folder.iterdir()] == ["fits-light"]
    monkeypatch.setattr(art, "art_of", lambda game: pytest.fail(f"{game} was drawn again"))
    assert picture(2.0) == drawn


def test_the_first_start_finds_what_came_with_the_program(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = picture(2.0)
    (tmp_path / "shipped").mkdir()
    folder.rename(tmp_path / "shipped" / "2")
    monkeypatch.setattr(KEPT, "shipped", tmp_path / "shipped")
    with monkeypatch.context() as patch:
        patch.setattr(art, "art_of", lambda game: pytest.fail(f"{game} was drawn again"))
        assert picture(2.0) == drawn
    assert picture(1.0).width() < drawn.width()


@pytest.mark.usefixtures("folder")
def test_other_sizes_are_drawn() -> None:
    small = picture()
    assert picture(2.0).width() == 2 * small.width()
    assert picture() == small


def test_only_what_is_to_be_kept_is_kept(folder: Path) -> None:
    picture(is_kept=False)
    assert not folder.exists()


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\xff\xfe\n\x00"])
def test_a_damaged_file_is_drawn_anew(folder: Path, content: bytes) -> None:
    drawn = picture()
    good = (folder / "fits-light").read_bytes()
    (folder / "fits-light").write_bytes(content)
    assert picture() == drawn
    assert (folder / "fits-light").read_bytes() == good


def test_a_torn_file_is_drawn_anew(folder: Path) -> None:
    drawn = picture()
    good = (folder / "fits-light").read_bytes()
    (folder / "fits-light").write_bytes(good[:-100])
    assert picture() == drawn


def test_changed_code_draws_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    image = QImage(4, 3, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(10, 20, 30))
    KeptDrawings(tmp_path).keep("one", image)
    assert KeptDrawings(tmp_path).find("one", 4, 3, 1.0) == image
    monkeypatch.setattr(art, "__version__", "another")
    assert KeptDrawings(tmp_path).find("one", 4, 3, 1.0) is None


def test_nowhere_to_keep_anything(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    image = QImage(4, 3, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(10, 20, 30))
    for drawings in (KeptDrawings(blocked / "inside"), KeptDrawings(None)):
        drawings.keep("one", image)
        assert drawings.find("one", 4, 3, 1.0) is None
