"""The two notes beside the city in words: what the turn brought, and what is aimed at."""

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.board.choosing import MovePart
from blueprints_desktop.desktop.games.skyline.board.deeds import CellEffect, told_words
from blueprints_desktop.desktop.games.skyline.board.share_tags import share_of
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel
from blueprints_desktop.desktop.games.skyline.facts.story import TurnStory
from blueprints_desktop.desktop.games.skyline.texts.words import (
    card_name,
    cell_word,
    why_nothing,
)
from blueprints_desktop.desktop.i18n.number_format import counted, signed
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.events import RentPaid
from blueprints_desktop.games.skyline.outlook import CityOutlook

translate = QCoreApplication.translate


@frozen
class CityNote:
    """A title with what goes with it."""

    title: str
    lines: tuple[str, ...] = ()
    seat: Seat | None = None
    """Whose sign stands before it, and whose colour edges it; None: the pencil does."""
    rule: str = ""
    """The paragraph of the rulebook about it."""


def story_note(sight: SkylineModel, story: TurnStory | None) -> CityNote | None:
    """What the turn has brought so far, or the last one did."""
    if story is None:
        return None
    if story.rent is not None:
        return _rent_note(sight, story, story.rent)
    if story.nothing is not None:
        why = (why_nothing(story.nothing),)
        return CityNote(_idle_words(sight, story), why, story.seat, story.nothing)
    if story.payments and story.card is not None:
        moved = (
            f"{sight.name(seat)} {signed(story.money(seat))}"
            for seat in range(sight.state.seats)
            if story.money(seat)
        )
        return CityNote(card_name(story.card), (", ".join(moved),), story.seat, story.card)
    return None


def _rent_note(sight: SkylineModel, story: TurnStory, rent: RentPaid) -> CityNote:
    """The sum, and how it comes together as long as the chain still stands so."""
    heights = [sight.buildings[cell][1] for cell in rent.cells if cell in sight.buildings]
    shares = sorted(map(share_of, heights), reverse=True)
    title = translate("Skyline", "Rent {amount} to {owner}")
    if not sight.in_turn:
        title = translate("Skyline", "{payer} paid {owner} {amount}")
    words = title.format(
        amount=rent.amount, owner=sight.name(rent.owner), payer=sight.name(rent.payer)
    )
    lines = []
    if sum(shares) == rent.amount and len(shares) > 1:
        lines.append(" + ".join(counted(shares)))
    if story.nothing is not None:
        lines.append(_idle_words(sight, story))
    return CityNote(words, tuple(lines), rent.owner, story.nothing or "chain")


def _idle_words(sight: SkylineModel, story: TurnStory) -> str:
    """Who could do nothing, or which card did nothing."""
    if story.card is not None:
        words = translate("Skyline", "{card}: no effect")
        return words.format(card=card_name(story.card))
    return translate("Skyline", "{name} could not build").format(name=sight.name(story.seat))


def aim_note(sight: SkylineModel) -> CityNote | None:
    """What naming the aimed cell would do."""
    cell = sight.choosing.aimed
    if cell is None:
        return None
    deed = sight.deeds[cell]
    title = told_words(deed, cell_word(cell))
    seen = sight.outlook
    if seen is None:
        return CityNote(title, (_partly(sight, cell, deed),))
    if sight.choosing.part is MovePart.CELL and seen.move.target is not None:
        onto = translate("Skyline", "{deed}, onto {cell}")
        title = onto.format(deed=title, cell=cell_word(seen.move.target))
    return CityNote(title, tuple(_changes(sight, seen)))


def _partly(sight: SkylineModel, cell: int, deed: CellEffect) -> str:
    """More has to be named: how many choices there are then."""
    moves = sight.choosing.moves_with(cell)
    if deed is CellEffect.LIFT:
        return translate("Skyline", "Then build with it elsewhere.")
    if deed in (CellEffect.RAISE, CellEffect.FINISH):
        targets = len({move.target for move in moves})
        return translate("Skyline", "%n buildings it could demolish", "", targets)
    targets = len({move.target for move in moves})
    if deed is CellEffect.OFFER:
        return translate("Skyline", "%n buildings to swap it with", "", targets)
    return translate("Skyline", "%n places for it", "", targets)


def _changes(sight: SkylineModel, seen: CityOutlook) -> list[str]:
    """Whose rent goes up or down, and what is demolished."""
    lines = []
    for change in seen.rents:
        if change.owner == sight.state.seat:
            words = translate("Skyline", "Rent of this chain {before} → {after}")
            if change.before == 0:
                words = translate("Skyline", "Rent of this chain {after}")
        else:
            words = translate("Skyline", "{name}’s chain {before} → {after}")
        lines.append(
            words.format(name=sight.name(change.owner), before=change.before, after=change.after)
        )
    return lines


def lifted_words(sight: SkylineModel) -> str:
    """The floor that was lifted first, where one was."""
    lifted = sight.choosing.named.get(MovePart.LIFT)
    if lifted is None:
        return ""
    return translate("Skyline", "With the floor lifted from {cell}.").format(cell=cell_word(lifted))
