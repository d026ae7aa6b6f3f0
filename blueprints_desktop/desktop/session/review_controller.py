"""Looking at matches again from their files, and going on from there in another way."""

import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.i18n.branch_titles import branch_title, branched_after, title_before
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.session.recover_match import say_unreadable
from blueprints_desktop.desktop.ui.controls.toast import say_over
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.store.branching import branch_off
from blueprints_desktop.store.header import Header
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window


def look_at(window: "Window", path: Path, look: Callable[[SavedMatch], None]) -> None:
    """Open a match only to look at it; the page that is shown stays below."""
    try:
        saved = SavedMatch.open(path)
    except GameError as error:
        say_unreadable(window, path, error)
        return
    look(saved)


def play_on_from(window: "Window", saved: SavedMatch, step: int) -> None:
    """Sit down to a new match that begins where the other one stood; that one stays as it is."""
    header, now = saved.header, datetime.now().astimezone()
    window.library.prepare()
    path = window.library.new_path(header.box.key, now)
    title = _branch_title(header, step)
    writer = window.services.match_writing.writer
    branch = branch_off(saved, step, secrets.randbelow(2**32), path, now, title, writer)
    window.start_session(branch)
    say_over(window, window.appearance, _said_of_branch(step))


def _branch_title(header: Header, step: int) -> str:
    """Where it branches off; where the other one did so itself need not stand there as well."""
    name = title_before(header.title, branched_after(header))
    return branch_title(name or term(header.box.key, "game"), step)


def _said_of_branch(step: int) -> str:
    translate = QCoreApplication.translate
    if not step:
        return translate("Window", "A new match from the beginning; the old one stays as it was")
    said = translate("Window", "A new match, on from step {step}; the old one stays as it was")
    return said.format(step=step)
