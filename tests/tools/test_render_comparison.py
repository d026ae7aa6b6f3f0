"""Two sets of pictures compared: what differs is found, measured, ordered and shown."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from blueprints_desktop.tools.render.__main__ import main, parse_arguments
from blueprints_desktop.tools.render.comparison import PAGE, compare_sets, write_page
from blueprints_desktop.tools.render.styles import review_styles, style_folder

pytestmark = pytest.mark.usefixtures("qapp")


def draw(path: Path, changed_rows: int = 0, size: tuple[int, int] = (40, 20)) -> None:
    """A white picture whose first rows are black."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.fillRect(0, 0, size[0], changed_rows, QColor("black"))
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    assert image.save(str(path))


def two_sets(folder: Path) -> tuple[Path, Path]:
    before, after = folder / "before", folder / "after"
    for name in ("same", "little", "much", "gone"):
        draw(before / "en" / f"{name}.png")
    draw(after / "en" / "same.png")
    draw(after / "en" / "little.png", changed_rows=1)
    draw(after / "en" / "much.png", changed_rows=10)
    draw(after / "en" / "new.png")
    return before, after


def test_pairs_are_measured_and_ordered(tmp_path: Path) -> None:
    found = compare_sets(*two_sets(tmp_path))
    assert found.same == 1
    assert [each.name for each in found.changed] == ["en/much.png", "en/little.png"]
    assert [each.share for each in found.changed] == [0.5, 0.05]
    assert found.added == ("en/new.png",)
    assert found.missing == ("en/gone.png",)


def test_changed_pixels_are_marked(tmp_path: Path) -> None:
    much = compare_sets(*two_sets(tmp_path)).changed[0].marked
    assert much.pixelColor(5, 5) == QColor(255, 0, 90)
    assert much.pixelColor(5, 15) == QColor("white")


def test_another_size_is_a_difference(tmp_path: Path) -> None:
    draw(tmp_path / "before" / "a.png", size=(40, 20))
    draw(tmp_path / "after" / "a.png", size=(40, 25))
    found = compare_sets(tmp_path / "before", tmp_path / "after")
    assert [each.share for each in found.changed] == [pytest.approx(0.2)]


def test_rounding_is_no_difference(tmp_path: Path) -> None:
    for name, shade in (("before", 200), ("after", 203)):
        image = QImage(10, 10, QImage.Format.Format_RGB32)
        image.fill(QColor(shade, shade, shade))
        (tmp_path / name).mkdir()
        image.save(str(tmp_path / name / "a.png"))
    found = compare_sets(tmp_path / "before", tmp_path / "after")
    assert found.same == 1
    assert not found.changed


def test_page_shows_each_pair_largest_first(tmp_path: Path) -> None:
    before, after = two_sets(tmp_path)
    page = write_page(compare_sets(before, after), before, after)
    assert page == after / PAGE
    text = page.read_text(encoding="utf-8")
    assert "2 of 3 pictures differ" in text
    assert text.index("en/much.png: 50.00%") < text.index("en/little.png: 5.00%")
    for link in ("../before/en/much.png", "en/much.png", "differences/en/much.png"):
        assert f'src="{link}"' in text
        assert (after / link).is_file()
    assert "en/gone.png" in text
    assert "en/new.png" in text
    again = compare_sets(before, after)
    assert again.added == ("en/new.png",), "marked pictures do not belong to the set"


def test_empty_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "before").mkdir()
    draw(tmp_path / "after" / "a.png")
    with pytest.raises(FileNotFoundError, match="no pictures"):
        compare_sets(tmp_path / "before", tmp_path / "after")


def test_command_draws_and_compares(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    scenes = ["--only", "settings", "--size", "900x600"]
    assert main(["--out", str(before), *scenes]) == 0
    assert main(["--out", str(after), *scenes, "--compare", str(before)]) == 0
    assert "0 of 1 pictures differ" in capsys.readouterr().out
    assert main(["--out", str(after), *scenes, "--theme", "dark", "--compare", str(before)]) == 0
    assert "1 of 1 pictures differ" in capsys.readouterr().out
    assert (after / PAGE).is_file()


def test_pictures_can_be_compared_without_drawing(tmp_path: Path) -> None:
    before, after = two_sets(tmp_path)
    arguments = ["--out", str(after), "--compare", str(before), "--no-draw"]
    assert main(arguments) == 0
    assert (after / PAGE).is_file()


@pytest.mark.parametrize(
    "arguments", [["--out", "x", "--compare", "nowhere"], ["--out", "x", "--no-draw"]]
)
def test_bad_arguments(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        parse_arguments(arguments)
    assert caught.value.code == 2


def test_review_styles_have_folders_of_their_own() -> None:
    folders = [style_folder(style) for style in review_styles()]
    assert len(folders) == len(set(folders)) == 20
    assert "fr-dark-720x520-100" in folders
