"""The links at the foot of the ranking: in two columns, or in lines where there is little height.

Two of them look at the monument in other ways; the rest leads away from the page.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.results.links import EndLink, EndLinks

LINE = 36.0
"""The height of a line of links."""
_COLUMNS = 2


class EndingLinks:
    """All that the page may offer; ``shown`` are those that lead somewhere from here."""

    def __init__(self, appearance: Appearance, page: QWidget) -> None:
        self.builders = EndLink("link-builders", Icon.PERSON, "B", appearance, page)
        self.turned = EndLink("link-turn", Icon.TURN_RIGHT, "E", appearance, page)
        self.onward = EndLinks(appearance, page)
        self.shown: tuple[EndLink, ...] = ()

    def choose(self, *, with_sheet: bool, looked_at_again: bool) -> None:
        """Without the sheet there is nothing to turn; nobody goes on from a match of the past."""
        looking = (self.builders, self.turned) if with_sheet else ()
        self.shown = looking if looked_at_again else (*looking, *self.onward.links)

    def say(self, *, by_builder: bool) -> None:
        translate = QCoreApplication.translate
        as_built = translate("MonumentsEnding", "As built")
        self.builders.setText(
            as_built if by_builder else translate("MonumentsEnding", "Who built what")
        )
        self.turned.setText(translate("MonumentsEnding", "Quarter turn"))
        self.onward.say()

    def place(self, foot: QRectF, scale: float, *, low: bool) -> None:
        for link in (self.builders, self.turned, *self.onward.links):
            link.setVisible(link in self.shown)
        place_links(self.shown, foot, scale, low=low)


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
