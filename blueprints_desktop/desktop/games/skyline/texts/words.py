"""Projekt Skyline in words: cells, buildings, cards, labels in the city, reasons, the action bar."""

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.games.skyline.board.selection import (
    MovePart,
    cell_name,
    cell_of,
    reason_against,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import (
    CellEffect,
    SkylineModel,
    rule_about,
)
from blueprints_desktop.desktop.i18n.language import capitalised, term, uncapitalised
from blueprints_desktop.desktop.i18n.number_format import sentences, signed
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.desktop.ui.board.prompt_words import other_turn, skip_hint, your_turn
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.chains import chain_at, lap_income, rent_due
from blueprints_desktop.games.skyline.deck import AMOUNTS, Deck
from blueprints_desktop.games.skyline.grid import NAMES, NOWHERE
from blueprints_desktop.games.skyline.outlook import CityOutlook, RentChange
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, PLACING, ROLLING
from blueprints_desktop.games.skyline.state import PLACING_ROUNDS
from blueprints_desktop.games.skyline.track import BESIDE

GAME = "skyline"
translate = QCoreApplication.translate


def cell_word(cell: int) -> str:
    """A cell as the board's edge names it, such as "E5"."""
    return NAMES[cell].upper()


def floors_words(count: int) -> str:
    """ "2 floors", of buildings that stand."""
    return f"{count} {term(GAME, 'floor', count)}"


def towers_words(count: int) -> str:
    return f"{count} {term(GAME, 'finished', count)}"


def height_words(floors: int) -> str:
    """What a building is: "2 floors" or "finished building"."""
    return term(GAME, "finished") if floors == FINISHED else floors_words(floors)


def why_nothing(reason: str) -> str:
    """Why nothing was built, or a card changed nothing."""
    return {
        "no-floor": translate("Skyline", "There is no floor left in supply, and none to lift."),
        "no-destination": translate(
            "Skyline",
            "There is no empty cell at that distance, and no pile that could demolish anything.",
        ),
        "no-target": translate("Skyline", "There is nothing to use it on."),
        "no-debt": translate("Skyline", "No one has to pay anything."),
        "no-cash": translate("Skyline", "There is no cash to pay with."),
    }[reason]


def card_name(card: str) -> str:
    return term(GAME, card)


def card_text(card: str, deck: Deck) -> str:
    """The text on the card, with the sums of this deck."""
    sums = dict(zip(AMOUNTS[card], deck.amounts.get(card, ()), strict=False))
    return {
        "city_tax": translate(
            "SkylineCards",
            "Pay {per_floor} for each floor, {per_building} for each finished building; nothing under the architect.",
        ),
        "repairs": translate("SkylineCards", "Pay {amount} to the bank."),
        "subsidy": translate("SkylineCards", "Receive {amount} from the bank."),
        "equalisation_levy": translate(
            "SkylineCards",
            "The player with the most cash pays {amount} to the player with the least.",
        ),
        "gala": translate("SkylineCards", "Every opponent pays you {amount}."),
        "demolition_order": translate("SkylineCards", "Remove an opponent’s unfinished building."),
        "expropriation": translate(
            "SkylineCards", "Remove an unfinished building of the opponent with the most cash."
        ),
        "forced_sale": translate(
            "SkylineCards",
            "Replace an opponent’s single floor with yours and pay its owner {amount}.",
        ),
        "building_permit": translate("SkylineCards", "Put a floor on any empty cell."),
        "extra_storey": translate(
            "SkylineCards", "Raise one of your unfinished buildings where it stands."
        ),
        "relocation": translate(
            "SkylineCards", "Move one of your unfinished buildings to any empty cell."
        ),
        "land_swap": translate(
            "SkylineCards",
            "Swap the places of one of your unfinished buildings and one of an opponent’s.",
        ),
        "rush_job": translate("SkylineCards", "Raise one of your piles, move it and demolish."),
        "implosion": translate(
            "SkylineCards",
            "Blow up a finished building of the player who has the most; two floors remain.",
        ),
        "tower_on_rails": translate(
            "SkylineCards", "Move one of your finished buildings to any empty cell."
        ),
        "takeover": translate(
            "SkylineCards",
            "Swap the places of one of your buildings and an opponent’s finished building.",
        ),
    }[card].format(**sums)


# --- effects ------------------------------------------------------------------------------


def pill_words(effect: CellEffect) -> str:
    """What a pill over the cell says."""
    return {
        CellEffect.FLOOR: translate("SkylineEffects", "Build"),
        CellEffect.TOWER: translate("SkylineEffects", "Build"),
        CellEffect.MOVE: translate("SkylineEffects", "Here"),
        CellEffect.RAISE: translate("SkylineEffects", "Raise"),
        CellEffect.FINISH: translate("SkylineEffects", "Finish"),
        CellEffect.DEMOLISH: translate("SkylineEffects", "Demolish"),
        CellEffect.LIFT: translate("SkylineEffects", "Lift"),
        CellEffect.REMOVE: translate("SkylineEffects", "Remove"),
        CellEffect.REPLACE: translate("SkylineEffects", "Replace"),
        CellEffect.IMPLODE: translate("SkylineEffects", "Blow up"),
        CellEffect.TAKE: translate("SkylineEffects", "Move"),
        CellEffect.OFFER: translate("SkylineEffects", "Swap"),
        CellEffect.SWAP: translate("SkylineEffects", "Swap"),
    }[effect]


def brings_words(model: SkylineModel) -> str:
    """What the aimed effect brings its player, in a few words; empty: that is not known, or nothing."""
    seen, own = model.outlook, model.state.seat
    if seen is None:
        return ""
    income = seen.income_of(own)
    if income is not None:
        words = translate("SkylineEffects", "{change} per lap")
        return words.format(change=signed(income.after - income.before))
    if seen.passed:
        return translate("SkylineEffects", "same rent")
    return translate("SkylineEffects", "no rent yet") if seen.rent_of(own) is not None else ""


def paid_words(paid: int, owner: str) -> tuple[str, str]:
    """What a pawn paid and to whom; and shorter."""
    to_whom = translate("Skyline", "{amount} to {owner}")
    return to_whom.format(amount=signed(-paid), owner=owner), signed(-paid)


def button_words(effect: CellEffect) -> str:
    """What the main button says of the aimed cell."""
    return {
        CellEffect.FLOOR: translate("SkylineEffects", "Build here"),
        CellEffect.TOWER: translate("SkylineEffects", "Place it here"),
        CellEffect.MOVE: translate("SkylineEffects", "Move it here"),
        CellEffect.RAISE: translate("SkylineEffects", "Raise this pile"),
        CellEffect.FINISH: translate("SkylineEffects", "Finish this building"),
        CellEffect.DEMOLISH: translate("SkylineEffects", "Demolish this"),
        CellEffect.LIFT: translate("SkylineEffects", "Lift this floor"),
        CellEffect.REMOVE: translate("SkylineEffects", "Remove this"),
        CellEffect.REPLACE: translate("SkylineEffects", "Replace this floor"),
        CellEffect.IMPLODE: translate("SkylineEffects", "Blow this up"),
        CellEffect.TAKE: translate("SkylineEffects", "Move this one"),
        CellEffect.OFFER: translate("SkylineEffects", "Swap this one"),
        CellEffect.SWAP: translate("SkylineEffects", "Swap with this"),
    }[effect]


def told_words(effect: CellEffect, cell: str) -> str:
    """The effect with its cell, as a title: "New floor on F6"."""
    return {
        CellEffect.FLOOR: translate("SkylineEffects", "New floor on {cell}"),
        CellEffect.TOWER: translate("SkylineEffects", "Finished building on {cell}"),
        CellEffect.MOVE: translate("SkylineEffects", "Move to {cell}"),
        CellEffect.RAISE: translate("SkylineEffects", "Raise {cell}"),
        CellEffect.FINISH: translate("SkylineEffects", "Finish {cell}"),
        CellEffect.DEMOLISH: translate("SkylineEffects", "Demolish {cell}"),
        CellEffect.LIFT: translate("SkylineEffects", "Lift {cell}"),
        CellEffect.REMOVE: translate("SkylineEffects", "Remove {cell}"),
        CellEffect.REPLACE: translate("SkylineEffects", "Replace {cell}"),
        CellEffect.IMPLODE: translate("SkylineEffects", "Blow up {cell}"),
        CellEffect.TAKE: translate("SkylineEffects", "Move {cell}"),
        CellEffect.OFFER: translate("SkylineEffects", "Swap {cell}"),
        CellEffect.SWAP: translate("SkylineEffects", "Swap with {cell}"),
    }[effect].format(cell=cell)


SIGNS = {
    CellEffect.FLOOR: Icon.PLUS,
    CellEffect.TOWER: Icon.PLUS,
    CellEffect.MOVE: Icon.PUT_DOWN,
    CellEffect.RAISE: Icon.RAISE,
    CellEffect.FINISH: Icon.HOUSE,
    CellEffect.DEMOLISH: Icon.HAMMER,
    CellEffect.LIFT: Icon.PICK_UP,
    CellEffect.REMOVE: Icon.CROSS,
    CellEffect.REPLACE: Icon.COIN,
    CellEffect.IMPLODE: Icon.BURST,
    CellEffect.TAKE: Icon.SEND,
    CellEffect.OFFER: Icon.SWAP,
    CellEffect.SWAP: Icon.SWAP,
}


# --- notes --------------------------------------------------------------------------------


@frozen
class CityNote:
    """A title with what goes with it."""

    title: str
    lines: tuple[str, ...] = ()


def card_outcome(model: SkylineModel) -> str:
    """What the open card did: who got and paid what, or that it had no effect and why."""
    story = model.story
    if story is None or story.card is None:
        return ""
    if story.nothing is not None:
        words = translate("Skyline", "No effect: {why}")
        return words.format(why=uncapitalised(why_nothing(story.nothing)))
    moved = (
        f"{model.name(seat)} {signed(story.money(seat))}"
        for seat in range(model.state.seats)
        if story.payments and story.money(seat)
    )
    return ", ".join(moved)


def aim_note(model: SkylineModel) -> CityNote | None:
    """What naming the aimed cell would do."""
    cell = model.selection.aimed
    if cell is None:
        return None
    effect = model.effects[cell]
    title = told_words(effect, cell_word(cell))
    seen = model.outlook
    if seen is None:
        return CityNote(title, (_partly(model, cell, effect),))
    if model.selection.part is MovePart.CELL and seen.move.target is not None:
        onto = translate("Skyline", "{effect} and demolish {cell}")
        title = onto.format(effect=title, cell=cell_word(seen.move.target))
    return CityNote(title, tuple(_changes(model, seen)))


def _partly(model: SkylineModel, cell: int, effect: CellEffect) -> str:
    """More has to be named: how many choices there are then."""
    targets = len({move.target for move in model.selection.moves_with(cell_name(cell))})
    if effect is CellEffect.LIFT:
        return translate("Skyline", "Then build with it elsewhere.")
    if effect in (CellEffect.RAISE, CellEffect.FINISH):
        return translate("Skyline", "%n buildings it could demolish", "", targets)
    if effect is CellEffect.OFFER:
        return translate("Skyline", "%n buildings to swap it with", "", targets)
    return translate("Skyline", "%n places for it", "", targets)


def _changes(model: SkylineModel, seen: CityOutlook) -> list[str]:
    """What pawns will pay on average, and which chains change for it; the mover's first.

    A chain that pawns do not pass earns nothing, so it is not told as a gain.
    """
    lines, own = [], model.state.seat
    for change in seen.incomes:
        words = translate("Skyline", "{name}’s average rent per lap {before} → {after}")
        if change.owner == own:
            words = translate("Skyline", "Your average rent per lap {before} → {after}")
        lines.append(_changed(words, change, model.name(change.owner)))
    if seen.income_of(own) is None and seen.rent_of(own) is None and seen.passed:
        words = translate("Skyline", "Your average rent per lap stays {amount}")
        lines.insert(0, words.format(amount=lap_income(seen.board, own)))
    for change in seen.rents:
        paid = seen.income_of(change.owner)
        if change.owner == own and paid is None and not seen.passed:
            lines.append(translate("Skyline", "No pawn passes this chain yet."))
        elif change.owner == own and paid is not None:
            # a building that moves may leave a dear chain for one that earns more
            if (change.after > change.before) == (paid.after > paid.before):
                words = translate("Skyline", "This chain {before} → {after}")
                lines.append(_changed(words, change, ""))
        elif change.owner != own and paid is None:
            words = translate("Skyline", "{name}’s chain {before} → {after}")
            lines.append(_changed(words, change, model.name(change.owner)))
    return lines


def _changed(words: str, change: RentChange, name: str) -> str:
    return words.format(name=name, before=change.before, after=change.after)


# --- cells, streets and reasons -----------------------------------------------------------


def rule_of(model: SkylineModel, cell: int) -> str:
    """The paragraph of the rulebook about a cell: why it can be named, or why not."""
    if cell in model.effects:
        return rule_about(model.state, model.effects[cell])
    if against := reason_against(model.state, model.selection, cell):
        return rule_behind(model, against)
    if cell == model.state.architect:
        return "protection"
    return "buildings" if cell in model.buildings else "board"


def cell_words(model: SkylineModel, cell: int) -> list[str]:
    """A cell: whose building, its chain's rent, whether it is safe, and what may be done."""
    name = cell_word(cell)
    standing = model.buildings.get(cell)
    if standing is None:
        lines = [translate("Skyline", "{cell}: empty").format(cell=name)]
    else:
        owner, floors = standing
        words = translate("Skyline", "{cell}: {owner}, {building}")
        lines = [words.format(cell=name, owner=model.name(owner), building=height_words(floors))]
        chain = chain_at(model.state.board, cell)
        if chain is not None:
            rent = translate("Skyline", "Rent of its chain: {amount}")
            lines.append(rent.format(amount=chain.rent))
    if cell == model.state.architect:
        lines.append(translate("Skyline", "The architect protects it from demolition and cards."))
    if cell in model.effects:
        effect = model.effects[cell]
        lines.append(told_words(effect, name))
        if why := _why_so(model, effect):
            lines.append(why)
    elif against := reason_against(model.state, model.selection, cell):
        lines.append(reason_words(against))
    return lines


def _why_so(model: SkylineModel, effect: CellEffect) -> str:
    """What two rules are for that the original does not spell out; most need no reason."""
    if effect is CellEffect.DEMOLISH and not model.state.options.straight_piles:
        return translate(
            "Skyline",
            "A pile may bend once, like the architect. In a straight line it would often find no target.",
        )
    if effect is CellEffect.LIFT:
        return translate(
            "Skyline",
            "With no floor in supply you couldn’t build, so you lift one from the board.",
        )
    return ""


def street_words(model: SkylineModel, place: int) -> list[str]:
    """A place of the street, and what the player to act would pay there."""
    if BESIDE[place] == NOWHERE:
        card = translate("Skyline", "If you stop here, you draw an action card.")
        return [capitalised(term(GAME, "round_cell")), card]
    words = translate("Skyline", "Street next to {cell}")
    lines = [words.format(cell=cell_word(BESIDE[place]))]
    due = rent_due(model.state.board, model.state.seat, place)
    if due is None:
        lines.append(translate("Skyline", "Nothing to pay here."))
    else:
        pays = translate("Skyline", "{name} would pay {owner} {amount} here.")
        names = {"name": model.name(model.state.seat), "owner": model.name(due.owner)}
        lines.append(pays.format(**names, amount=due.rent))
    return lines


def street_rule(place: int) -> str:
    return "round-cell" if BESIDE[place] == NOWHERE else "chain"


# --- reasons ------------------------------------------------------------------------------

_THE_CARDS_OWN = ("not-a-target-of-the-card", "target-is-missing")


def rule_behind(model: SkylineModel, code: str) -> str:
    """The paragraph about a reason: what the card in play is for, or the reason's own."""
    return model.state.card or code if code in _THE_CARDS_OWN else code


def reason_words(code: str) -> str:
    """A sentence for the bar."""
    return {
        "cell-is-taken": translate("SkylineWhy", "There is already a building there."),
        "not-a-central-cell": translate(
            "SkylineWhy", "Your finished building must go on a central cell."
        ),
        "architect-cannot-get-there": translate(
            "SkylineWhy",
            "The architect can’t get there in exactly as many steps as the black die shows.",
        ),
        "not-your-building": translate(
            "SkylineWhy", "To demolish it, raise one of your own piles first."
        ),
        "building-is-finished": translate(
            "SkylineWhy", "A finished building is never raised or demolished."
        ),
        "pile-must-demolish": translate(
            "SkylineWhy", "That pile would find nothing to demolish, so you can’t raise it."
        ),
        "pile-cannot-get-there": translate(
            "SkylineWhy", "The pile moves exactly as many steps as it has floors."
        ),
        "nothing-to-demolish": translate(
            "SkylineWhy", "The pile has to land on an opponent’s building."
        ),
        "building-is-not-lower": translate(
            "SkylineWhy", "That building is not lower than the raised pile."
        ),
        "architect-protects": translate("SkylineWhy", "The architect protects that building."),
        "not-a-target-of-the-card": translate("SkylineWhy", "You can’t use the card on that."),
        "target-is-missing": translate("SkylineWhy", "You can’t use the card on that."),
        "cannot-lift-that": translate(
            "SkylineWhy",
            "You can only lift one of your single floors, and not the one under the architect.",
        ),
        "nothing-to-move": translate("SkylineWhy", "There is nothing to move there."),
    }.get(code, translate("SkylineWhy", "You can’t choose that now."))


# --- the action bar -----------------------------------------------------------------------


def prompt_for(model: SkylineModel, *, moving: bool = False) -> Prompt:
    """What is to be done in this position, by whom, and how far they have come.

    ``moving``: a move is shown, and one need not wait.
    """
    seat = model.position.to_act
    if seat is None:
        return Prompt("")
    person = model.people[seat]
    headline = your_turn(person) if seat == model.position.you else other_turn(person)
    if moving:
        return Prompt(headline, skip_hint(), seat=seat)
    if model.selection.rolls:
        roll = translate("Skyline", "Roll the dice")
        detail, why = _before_roll(model)
        return Prompt(headline, detail, primary=roll, seat=seat, why=why)
    if model.selection.asks:
        return _deciding(model, headline, seat)
    waiting = {
        PLACING: translate("Skyline", "Placing a piece"),
        ROLLING: translate("Skyline", "About to roll the dice"),
        BUILDING: translate("Skyline", "Choosing where to build"),
        CARD: translate("Skyline", "Carrying out a card"),
    }
    return Prompt(headline, waiting[model.state.phase], seat=seat)


def _before_roll(model: SkylineModel) -> tuple[str, str]:
    """What the turn before could not do and the rule about it; else what the dice are for."""
    story = model.story
    if story is None or story.nothing is None:
        return translate("Skyline", "White moves your pawn, black the architect."), ""
    why = why_nothing(story.nothing)
    words, card = translate("Skyline", "{name} couldn’t build: {why}"), ""
    if story.card is not None:
        words, card = translate("Skyline", "{card} had no effect: {why}"), card_name(story.card)
    told = words.format(name=model.name(story.seat), card=card, why=uncapitalised(why))
    return told, story.nothing


def _deciding(model: SkylineModel, headline: str, seat: int) -> Prompt:
    selection = model.selection
    other = (translate("Skyline", "Back") if selection.begun else "", "")
    note = aim_note(model)
    if selection.aimed is None or note is None:
        rule = "no-floor-left" if selection.part is MovePart.LIFT else model.state.card or ""
        return Prompt(headline, wanted(model), "", "", "", *other, seat=seat, why=rule)
    gain, cost = _money(model)
    effect = model.effects[selection.aimed]
    told, more, lifted = f"{note.title}.", "", selection.named.get(MovePart.LIFT)
    if model.outlook is None:
        more = note.lines[0]
    elif lifted is not None:
        words = translate("Skyline", "With the floor lifted from {cell}.")
        more = words.format(cell=cell_word(lifted))
    others = _others_money(model)
    return Prompt(
        headline,
        f"{told} {more} {others}".replace("  ", " ").strip(),
        gain,
        cost,
        button_words(effect),
        *other,
        seat=seat,
        why=rule_about(model.state, effect),
        brief=f"{told} {more}".strip() if others else "",
    )


def refusal_prompt(model: SkylineModel) -> Prompt:
    """A cell was pressed that cannot be chosen: the bar says why, and still what is wanted."""
    prompt, cell = prompt_for(model), cell_of(model.selection.refused)
    code = "" if cell is None else reason_against(model.state, model.selection, cell)
    why, reason = rule_behind(model, code), reason_words(code)
    if model.selection.aimed is None or cell is None:
        return evolve(prompt, detail="", cost=reason, gain="", why=why)
    # another cell stays chosen: the reason says which one it is about
    cost = translate("Skyline", "{cell}: {reason}")
    cost = cost.format(cell=cell_word(cell), reason=uncapitalised(reason))
    return evolve(prompt, cost=cost, gain="", why=why)


def _money(model: SkylineModel) -> tuple[str, str]:
    """How what pawns pay the mover changes: "Rent per lap 31 → 34", as a gain or a loss."""
    seen = model.outlook
    change = None if seen is None else seen.income_of(model.state.seat)
    if change is None:
        return "", ""
    words = _changed(translate("Skyline", "Average rent per lap {before} → {after}"), change, "")
    return (words, "") if change.after > change.before else ("", words)


def _others_money(model: SkylineModel) -> str:
    """How what pawns pay the others changes: "Bruno’s average rent per lap 63 → 29."."""
    told: list[str] = []
    for change in () if model.outlook is None else model.outlook.incomes:
        if change.owner == model.state.seat:
            continue
        words = translate("Skyline", "{name}’s average rent per lap {before} → {after}")
        if told:
            words = translate("Skyline", "{name} {before} → {after}")
        told.append(_changed(words, change, model.name(change.owner)))
    return f"{', '.join(told)}." if told else ""


def goal_note(model: SkylineModel) -> CityNote | None:
    """Why one builds where, in the set-up; in everybody's first turn, how the game ends."""
    if model.state.phase == PLACING:
        return CityNote(translate("Skyline", "What pays off"), (goal_words(),))
    if model.state.turn >= model.state.seats * (PLACING_ROUNDS + 1):
        return None
    end = translate(
        "Skyline",
        "When a player can’t pay or has placed all finished buildings, the richest wins. Each finished "
        "building is then worth 100 more.",
    )
    return CityNote(translate("Skyline", "How it ends"), (end,))


def goal_words() -> str:
    """Why one builds where, for the first turns."""
    return translate(
        "Skyline",
        "Pawns pay rent for the building beside them and all of its chain. Build along the street, "
        "join your floors, and demolish what earns the others money.",
    )


def wanted(model: SkylineModel) -> str:
    """What to choose now, in a sentence."""
    state, part = model.state, model.selection.part
    if part is MovePart.LIFT:
        return translate(
            "Skyline", "No floor left in supply: lift one of your single floors and build with it."
        )
    if state.phase == PLACING:
        if state.turn < state.seats:
            return translate("Skyline", "Place a finished building on one of the central cells.")
        return translate("Skyline", "Place a floor on any empty cell.")
    if state.card is not None and part is not None:
        words = translate("Skyline", "{card}: {wanted}")
        wanted = uncapitalised(wanted_words(state.card, part))
        return words.format(card=card_name(state.card), wanted=wanted)
    if part is MovePart.TARGET:
        return translate("Skyline", "Choose what your raised pile demolishes.")
    words = translate("Skyline", "Black {black}: choose where to build.")
    return words.format(black=state.dice[1])


def wanted_words(card: str, part: MovePart) -> str:
    """What to choose on the board for a card."""
    if part is MovePart.TARGET:
        return {
            "relocation": translate("SkylineCards", "Choose where it goes."),
            "tower_on_rails": translate("SkylineCards", "Choose where it goes."),
            "land_swap": translate("SkylineCards", "Choose the building to swap it with."),
            "takeover": translate("SkylineCards", "Choose the finished building to swap it with."),
            "rush_job": translate("SkylineCards", "Choose what the pile demolishes."),
        }[card]
    return {
        "demolition_order": translate("SkylineCards", "Choose the building to remove."),
        "expropriation": translate("SkylineCards", "Choose the building to remove."),
        "forced_sale": translate("SkylineCards", "Choose the floor to replace."),
        "building_permit": translate("SkylineCards", "Choose a cell for the new floor."),
        "extra_storey": translate("SkylineCards", "Choose the building to raise."),
        "relocation": translate("SkylineCards", "Choose the building to move."),
        "land_swap": translate("SkylineCards", "Choose one of your buildings."),
        "rush_job": translate("SkylineCards", "Choose the pile to raise."),
        "implosion": translate("SkylineCards", "Choose the finished building to blow up."),
        "tower_on_rails": translate("SkylineCards", "Choose the finished building to move."),
        "takeover": translate("SkylineCards", "Choose one of your buildings."),
    }[card]


def spoken(model: SkylineModel) -> str:
    """The prompt and how many cells are lit, for screen readers."""
    prompt = prompt_for(model)
    parts = [prompt.detail, prompt.gain, prompt.cost]
    if model.selection.asks and model.selection.aimed is None:
        count = len(model.selection.cells)
        parts.append(translate("Skyline", "%n cells to choose from; use the arrow keys", "", count))
    if model.rent is not None:
        parts.append(signed(-model.rent.amount))
    return sentences(parts)
