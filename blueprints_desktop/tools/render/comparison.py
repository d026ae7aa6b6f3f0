"""Compares two sets of pictures and writes an HTML page that shows each pair that differs.

A set is a folder of PNG files, in subfolders where several styles were drawn. Pictures are paired
by their path inside the set. The page lists the pairs by how much of the picture changed, largest
first, and names the pictures that only one of the sets has.
"""

import os
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from urllib.parse import quote

import numpy as np
from attrs import frozen
from PySide6.QtGui import QImage

PAGE = "compare.html"
_DIFFERENCES = "differences"
"""The folder of the pictures that mark what changed."""
_TOLERANCE = 8
"""Channels that differ by this much or less look the same: rounding of blended colours."""
_FADE = 0.25
"""How much of the new picture shines through around the changed pixels."""
_MARK = (255, 0, 90)


@frozen
class Difference:
    """A picture that changed."""

    name: str
    share: float
    """The part of all pixels that changed, from 0 to 1."""
    marked: QImage
    """The new picture, faded, with the changed pixels in one strong colour."""


@frozen
class PictureComparison:
    """How a set of pictures differs from an earlier one."""

    same: int
    changed: tuple[Difference, ...]
    """Largest difference first."""
    added: tuple[str, ...]
    missing: tuple[str, ...]


def compare_sets(
    before: Path, after: Path, names: Sequence[str] | None = None
) -> PictureComparison:
    """Compare all pictures of two folders, or only those with the given names.

    Raises FileNotFoundError when the earlier folder holds no picture at all.
    """
    old, new = set(_pictures(before)), set(_pictures(after))
    if not old:
        raise FileNotFoundError(f"no pictures in {before}")
    if names is not None:
        old, new = old & set(names), new & set(names)
    pairs = sorted(old & new)
    changed = [d for name in pairs if (d := _difference(name, before / name, after / name))]
    changed.sort(key=lambda difference: (-difference.share, difference.name))
    return PictureComparison(
        len(pairs) - len(changed),
        tuple(changed),
        tuple(sorted(new - old)),
        tuple(sorted(old - new)),
    )


def write_page(comparison: PictureComparison, before: Path, after: Path) -> Path:
    """Write the page and its marked pictures into the folder of the new set."""
    marks = after / _DIFFERENCES
    for difference in comparison.changed:
        path = marks / difference.name
        path.parent.mkdir(parents=True, exist_ok=True)
        difference.marked.save(str(path))
    page = after / PAGE
    page.write_text("\n".join(_page(comparison, before, after)) + "\n", encoding="utf-8")
    return page


def _pictures(folder: Path) -> Iterator[str]:
    for path in folder.rglob("*.png"):
        name = path.relative_to(folder)
        if name.parts[0] != _DIFFERENCES:
            yield name.as_posix()


def _difference(name: str, before: Path, after: Path) -> Difference | None:
    """What changed in one picture; None if nothing did."""
    if before.read_bytes() == after.read_bytes():
        return None
    old, new = _pixels(before), _pixels(after)
    height, width = np.maximum(old.shape[:2], new.shape[:2])
    changed = np.ones((height, width), dtype=bool)
    shared = tuple(np.minimum(old.shape[:2], new.shape[:2]))
    both = (slice(shared[0]), slice(shared[1]))
    distance = np.abs(old[both].astype(np.int16) - new[both].astype(np.int16)).max(axis=2)
    changed[both] = distance > _TOLERANCE
    if not changed.any():
        return None
    marked = np.full((height, width, 3), 255, dtype=np.uint8)
    faded = new[both].astype(np.float32) * _FADE + 255 * (1 - _FADE)
    marked[both] = faded.astype(np.uint8)
    marked[changed] = _MARK
    return Difference(name, float(changed.mean()), _image(marked))


def _pixels(path: Path) -> np.ndarray:
    """The picture as rows of pixels with red, green and blue."""
    image = QImage(str(path))
    if image.isNull():
        raise ValueError(f"{path.name} is not a picture")
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), dtype=np.uint8)
    rows = rows.reshape(image.height(), image.bytesPerLine())[:, : image.width() * 3]
    return rows.reshape(image.height(), image.width(), 3).copy()


def _image(pixels: np.ndarray) -> QImage:
    height, width, _ = pixels.shape
    image = QImage(pixels.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
    return image.copy()  # the bytes above are not kept by the image


_STYLE = """
body { font: 15px sans-serif; margin: 24px; background: #f4f4f2; color: #222; }
figure { margin: 0 0 40px; }
figcaption { margin: 8px 0; font-weight: bold; }
.triple { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; }
.triple a { display: block; color: #555; text-decoration: none; }
img { width: 100%; border: 1px solid #bbb; }
"""


def _page(comparison: PictureComparison, before: Path, after: Path) -> Iterator[str]:
    yield "<!DOCTYPE html>"
    yield f'<html lang="en"><meta charset="utf-8"><title>Pictures compared</title><style>{_STYLE}</style>'
    total = comparison.same + len(comparison.changed)
    yield "<h1>Pictures compared</h1>"
    yield f"<p>{len(comparison.changed)} of {total} pictures differ.</p>"
    for heading, names in (("Only before", comparison.missing), ("Only now", comparison.added)):
        if names:
            items = "".join(f"<li>{escape(name)}</li>" for name in names)
            yield f"<h2>{heading}</h2><ul>{items}</ul>"
    for difference in comparison.changed:
        name = difference.name
        yield f"<figure><figcaption>{escape(name)}: {difference.share:.2%}</figcaption>"
        yield '<div class="triple">'
        for caption, path in (
            ("Before", before / name),
            ("Now", after / name),
            ("Changed", after / _DIFFERENCES / name),
        ):
            link = quote(Path(os.path.relpath(path, after)).as_posix())
            yield f'<a href="{link}">{caption}<img loading="lazy" src="{link}" alt=""></a>'
        yield "</div></figure>"
    yield "</html>"
