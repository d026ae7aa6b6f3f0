"""What a screen reader is given to read: lines of a card become sentences of one text."""

from collections.abc import Iterable


def sentences(lines: Iterable[str]) -> str:
    """Lines after one another, each with the one full stop it needs; empty ones are left out."""
    return ". ".join(line.rstrip(".") for line in lines if line)
