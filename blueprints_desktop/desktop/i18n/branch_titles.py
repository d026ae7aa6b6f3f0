"""What a match is called that branched off: the other one's title, and where it left it.

A match file keeps the title as it was written then. "on from step 3" is nobody's own words, though:
whatever shows such a title says them in the language in force. They are known by the step, which the
file tells as well; whatever else stands in a title was typed by a person and stays as it is.
"""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.engine.plain_text import one_line

if TYPE_CHECKING:
    from blueprints_desktop.store.header import Header

_IN_ANY_LANGUAGE = re.compile(
    "(.+), (?:(?:on from step|à partir de l’étape) ([0-9]+)|from the beginning|depuis le début)"
)
"""A test compares it with the translations."""


def branch_title(name: str, step: int) -> str:
    """For a match that leaves one of that name after so many moves, in the language in force."""
    later = QCoreApplication.translate("Window", "{title}, on from step {step}")
    begun = QCoreApplication.translate("Window", "{title}, from the beginning")
    return (later if step else begun).format(title=name, step=step)


def title_before(title: str, after: int | None) -> str:
    """A title without where its match branched off, which it did ``after`` so many moves.

    >>> title_before("Sunday, depuis le début", 0), title_before("Sunday, on from step 3", 4)
    ('Sunday', 'Sunday, on from step 3')
    """
    found = None if after is None else _IN_ANY_LANGUAGE.fullmatch(title)
    return found[1] if found and int(found[2] or 0) == after else title


def shown_title(title: str, after: int | None) -> str:
    """A title as it is to be read now; None: the match is no branch.

    >>> shown_title("Sunday, depuis le début", 0), shown_title("Sunday, depuis le début", None)
    ('Sunday, from the beginning', 'Sunday, depuis le début')
    """
    title = one_line(title)
    name = title_before(title, after)
    return title if name == title or after is None else branch_title(name, after)


def branched_after(header: "Header") -> int | None:
    """After how many moves a match left another one at last; None: it is no branch."""
    return header.branches[-1].after if header.branches else None
