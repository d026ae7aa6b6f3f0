"""Times of files as dates, whatever a disk says they are."""

from datetime import datetime


def moment(seconds: float) -> datetime:
    """When that was, here; a time that no calendar has is taken as long ago.

    >>> moment(1e30) == moment(0.0)
    True
    """
    try:
        return datetime.fromtimestamp(seconds).astimezone()
    except (ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(0.0).astimezone()
