"""What the action bar says on the FITS board: whose turn it is, what Enter does, what it gains."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.board.selection import FitsSelection
from blueprints_desktop.desktop.games.fits.texts.words import (
    closing_words,
    columns_words,
    piece_word,
)
from blueprints_desktop.desktop.i18n.number_format import gain_words
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.board.prompt_words import (
    confirm_word,
    game_over,
    waiting_prompt,
    your_turn,
)
from blueprints_desktop.games.fits.outlook import DropOutlook
from blueprints_desktop.games.fits.state import STARTING, State

translate = QCoreApplication.translate

ASIDE_KEY = "S"
OVER_THE_TOP = "over-the-top"
"""The rule, and the refusal's code, of a piece that would lie wholly above the board."""


def prompt_for(
    position: Position, people: Sequence[Person], selection: FitsSelection, seen: DropOutlook | None
) -> Prompt:
    """The prompt for how far the player has come."""
    if position.to_act is None:
        return Prompt(game_over())
    person = people[position.to_act]
    if not selection.active or selection.piece is None:
        return waiting_prompt(person)
    head = your_turn(person)
    piece = piece_word(selection.piece)
    if selection.fits_nowhere:
        words = translate("Fits", "The {piece} fits nowhere: it would end up above the board.")
        return Prompt(
            head,
            words.format(piece=piece),
            brief=translate("Fits", "It fits nowhere."),
            cost=translate("Fits", "You have to set it aside."),
            primary=translate("Fits", "Set aside"),
            seat=person.seat,
            why=OVER_THE_TOP,
        )
    if selection.setting_aside:
        words = translate("Fits", "Set the {piece} aside: it is gone for this round.")
        return Prompt(
            head,
            words.format(piece=piece),
            brief=translate("Fits", "It is gone for this round."),
            primary=translate("Fits", "Set aside"),
            secondary=translate("Fits", "Keep it"),
            seat=person.seat,
            why="decline",
        )
    return _dropping(position.view, head, selection, seen, person)


def _dropping(
    view: State, head: str, selection: FitsSelection, seen: DropOutlook | None, person: Person
) -> Prompt:
    """The drop that is aimed at; where it was to go elsewhere, why it cannot."""
    if seen is None or selection.piece is None:
        return Prompt(head, seat=person.seat)
    drop = seen.drop
    columns = _unbroken(columns_words(drop.piece, drop.turn, drop.column))
    why, brief = "", translate("Fits", "Slide it down {columns}.").format(columns=columns)
    if selection.refused_column is not None:
        wanted = _unbroken(columns_words(drop.piece, drop.turn, selection.refused_column))
        words = translate(
            "Fits", "Over {wanted} it would end up above the board: moved to {columns}."
        )
        detail, why = words.format(wanted=wanted, columns=columns), OVER_THE_TOP
        brief = translate("Fits", "Too high there: moved to {columns}.").format(columns=columns)
    elif view.phase == STARTING:
        words = translate("Fits", "Start piece: slide the {piece} down {columns}.")
        detail = words.format(piece=piece_word(drop.piece), columns=columns)
    else:
        words = translate("Fits", "Slide the {piece} down {columns}.")
        detail = words.format(piece=piece_word(drop.piece), columns=columns)
    gain, cost = gain_words(seen.gain), closing_words(seen)
    if seen.gain < 0:
        gain, cost = "", ", ".join(filter(None, (gain, cost)))
    primary = translate("Fits", "Drop")
    secondary, key = "", ""
    if selection.held:
        primary = confirm_word()
        secondary = translate("Fits", "Pick it up again")
    elif selection.may_set_aside:
        secondary, key = translate("Fits", "Set aside"), ASIDE_KEY
    return Prompt(
        head,
        detail,
        brief=brief,
        gain=gain,
        cost=cost,
        primary=primary,
        secondary=secondary,
        secondary_key=key,
        seat=person.seat,
        why=why,
    )


def _unbroken(words: str) -> str:
    """Words that stay in one line of the bar."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")
