"""Where the figures of the rounds stand: as close as the longest name asks for, no closer."""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.desktop.drawing.typography import Role, Type, text_width
from blueprints_desktop.desktop.i18n.number_format import signed

SUM = Type(15, 700, tabular=True)
_FIGURES = ((Type(14, 500, tabular=True), 9.0), (Type(13, 500, tabular=True), 6.0))
"""How figures are set, and what lies between two of them at least; the second where it is tight."""
_MOST_BETWEEN = 21.0
_AFTER_NAME = 8.0


@frozen
class RoundsColumns:
    """Right edges, counted from the left edge of the table, and how the figures are set."""

    rights: dict[int, float]
    """By round."""
    figure: Type
    name_room: float
    """What is left for names, from the same edge."""


def rounds_columns(
    points: Sequence[Sequence[int]],
    shown: Sequence[int],
    wide: float,
    name: float,
    sum_title: str,
    scale: float,
) -> RoundsColumns:
    """For the rounds ``shown`` of everybody's ``points``, where names would take ``name``."""
    sums = [text_width(signed(sum(row)), SUM, scale) for row in points]
    last = max(*sums, text_width(sum_title, Role.SMALL, scale))
    for figure, between in _FIGURES:
        widths = {
            n: max(text_width(signed(row[n]), figure, scale) for row in points) for n in shown
        }
        least = between * scale
        spare = wide - name - _AFTER_NAME * scale - last - sum(widths.values()) - least * len(shown)
        if spare >= 0.0:
            break
    gap = least
    if shown and spare > 0.0:
        gap = max(least, min(_MOST_BETWEEN * scale, least + spare / len(shown)))
    rights, right = {}, wide - last
    for n in reversed(shown):
        right -= gap
        rights[n] = right
        right -= widths[n]
    return RoundsColumns(dict(sorted(rights.items())), figure, right - _AFTER_NAME * scale)
