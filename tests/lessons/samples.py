"""Lessons of FITS for tests, written into a folder."""

from blueprints_desktop.lessons.reading import read_lesson

HEAD = """
order = 1
minutes = 5
seed = 1
options = { boards = [1] }
"""


def sample(folder, steps, head=HEAD):
    path = folder / "first.toml"
    path.write_text(head + steps)
    return read_lesson(path, "fits")
