"""The links at the foot of the ranking: in two columns, or in lines where there is little height."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.boards.end_link import EndLink

LINE = 36.0
"""The height of a line of links."""
_COLUMNS = 2


def lines_of(links: Sequence[EndLink], width: float, *, low: bool) -> list[list[EndLink]]:
    """Which links stand side by side; ``low``: in one line, if they fit without their keys."""
    if not low:
        return [list(links[at : at + _COLUMNS]) for at in range(0, len(links), _COLUMNS)]
    _show_keys(links, False)
    if _wide(links) <= width:
        return [list(links)]
    half = -(-len(links) // 2)
    return [list(links[:half]), list(links[half:])]


def place_links(links: Sequence[EndLink], foot: QRectF, scale: float, *, low: bool) -> None:
    """Columns are in line; in low lines the room is shared evenly. Keys show where all fit."""
    lines = lines_of(links, foot.width(), low=low)
    column = foot.width() / _COLUMNS
    y = foot.bottom() - len(lines) * LINE * scale
    for line in lines:
        _show_keys(line, True)
        fits = _wide(line) <= foot.width() if low else all(_wide([one]) <= column for one in line)
        if not fits:
            _show_keys(line, False)
        spare = max(0.0, foot.width() - _wide(line)) / max(1, len(line) - 1)
        x = foot.left()
        for link in line:
            link.move(QPointF(x, y).toPoint())
            x += _wide([link]) + spare if low else column
        y += LINE * scale


def _show_keys(links: Sequence[EndLink], shown: bool) -> None:
    for link in links:
        link.show_key(shown)


def _wide(links: Sequence[EndLink]) -> float:
    return float(sum(link.sizeHint().width() for link in links))
