"""Boards of one's own for FITS, as files in the person's folder."""

from blueprints_desktop.desktop.settings import data_folder

GOOD = (
    'name = "Spiral"\nrows_score = false\nrows = [' + '"1....a", ' * 2 + '"......", ' * 10 + "]\n"
)
BAD = 'rows_score = true\nrows = ["......", "....."]\n'


def own_board(name: str, text: str) -> None:
    folder = data_folder() / "fits" / "boards"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.toml").write_text(text)
