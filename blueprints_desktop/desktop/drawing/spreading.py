"""Keeping things in a line apart without moving them further than need be."""

from collections.abc import Sequence


def spread(wanted: Sequence[float], step: float, low: float, high: float) -> list[float]:
    """Places at least ``step`` apart, in the same order, as near to ``wanted`` as can be.

    >>> spread([10, 12, 50], 10, 0, 100)
    [6.0, 16.0, 50.0]
    """
    blocks: list[list[float]] = []
    for number, value in enumerate(wanted):
        blocks.append([value - number * step])
        while len(blocks) > 1 and _mean(blocks[-2]) > _mean(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    level = [_mean(block) for block in blocks for _ in block]
    ceiling = max(low, high - (len(wanted) - 1) * step)
    return [min(max(value, low), ceiling) + n * step for n, value in enumerate(level)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
