"""What the action bar says on the Blueprints board: whose turn it is, what Enter does."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.board.selection import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.facts.preview import Preview
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import public_facts
from blueprints_desktop.desktop.games.blueprints.texts.explanations import (
    no_gain_words,
    plan_words,
    preview_rule,
    refusal_words,
    rule_words,
)
from blueprints_desktop.desktop.games.blueprints.texts.words import (
    die_words,
    space_words,
    that_die_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.i18n.number_format import gain_words
from blueprints_desktop.desktop.ui.board.board_api import Person, Position, Prompt
from blueprints_desktop.desktop.ui.board.prompt_words import (
    confirm_word,
    game_over,
    waiting_prompt,
    your_turn,
)
from blueprints_desktop.games.blueprints.dice import Die, material_of
from blueprints_desktop.games.blueprints.scoring import BONUS

translate = QCoreApplication.translate


def prompt_for(
    position: Position,
    people: Sequence[Person],
    selection: BlueprintsSelection,
    seen: Preview | None,
) -> Prompt:
    """The prompt for how far the player has come."""
    if position.to_act is None:
        return Prompt(game_over())
    person = people[position.to_act]
    if not selection.active:
        return _waiting(position, person)
    head = your_turn(person)
    if selection.discarding:
        return _discarding(head, selection, person)
    if selection.rejected is not None:
        die, space, code = selection.rejected
        return _refusing(head, die, space, code, person, lifted=False)
    if selection.die is None:
        return _taking(head, selection, person, position)
    if selection.fits_nowhere:
        return Prompt(
            head,
            capitalised(die_words(selection.die)),
            cost=translate("Blueprints", "fits nowhere: it would be removed from play"),
            primary=translate("Blueprints", "Remove it"),
            secondary=translate("Blueprints", "Put back"),
            seat=person.seat,
            why="removed",
        )
    refused = selection.refused_space
    if refused is not None and seen is None:
        code = selection.refusal(refused)
        return _refusing(head, selection.die, refused, code, person, lifted=True)
    if seen is None:
        return Prompt(
            head,
            translate("Blueprints", "{die}: choose a lit space").format(
                die=capitalised(die_words(selection.die))
            ),
            secondary=translate("Blueprints", "Put back"),
            seat=person.seat,
        )
    return _placing(head, seen, person, confirming=selection.confirming)


def _waiting(position: Position, person: Person) -> Prompt:
    """Somebody else decides; where nobody looks, why there is no building to see.

    While the player who moved still looks at the own building, the bar is theirs.
    """
    looking = position.viewer
    if looking not in (None, person.seat) and not person.is_computer:
        words = translate("Blueprints", "Then {name}", "whose turn comes after the present one")
        return Prompt(words.format(name=person.name), seat=looking)
    hidden = translate("Blueprints", "The plan is behind the screen")
    return waiting_prompt(person, hidden if position.viewer is None else "")


def _taking(
    head: str, selection: BlueprintsSelection, person: Person, position: Position
) -> Prompt:
    if selection.focused is None:
        detail = translate("Blueprints", "Take a die from the pool")
        if public_facts(position).removal_follows:
            detail = translate("Blueprints", "Step 1 of 2: take a die from the pool")
        return Prompt(head, detail, seat=person.seat)
    die = selection.pool[selection.focused]
    words = brief = capitalised(die_words(die))
    cost, why = "", ""
    if selection.unplaceable(die):
        cost, why = translate("Blueprints", "fits nowhere"), "removed"
    else:
        words = labelled(brief, rule_words(material_of(die)))
    take = translate("Blueprints", "Take it")
    return Prompt(head, words, cost=cost, primary=take, seat=person.seat, why=why, brief=brief)


def _discarding(head: str, selection: BlueprintsSelection, person: Person) -> Prompt:
    words = translate("Blueprints", "Step 2 of 2: discard {die} from the pool")
    if selection.die is not None:
        return Prompt(
            head,
            words.format(die=that_die_words(selection.die)),
            primary=translate("Blueprints", "Discard it"),
            secondary=translate("Blueprints", "Choose another"),
            seat=person.seat,
            why="discard",
        )
    detail, primary = translate("Blueprints", "Step 2 of 2: discard one die from the pool"), ""
    if selection.focused is not None:
        detail = words.format(die=that_die_words(selection.pool[selection.focused]))
        primary = translate("Blueprints", "Choose it")
    return Prompt(head, detail, primary=primary, seat=person.seat, why="discard")


def _refusing(
    head: str, die: Die, space: int, code: str, person: Person, *, lifted: bool
) -> Prompt:
    """Why the die may not go where the pointer is, or where it was dropped."""
    words = translate("Blueprints", "{die} not on the {space} space:")
    return Prompt(
        head,
        words.format(die=capitalised(die_words(die)), space=space_words(space)),
        cost=refusal_words(code),
        secondary=translate("Blueprints", "Put back") if lifted else "",
        seat=person.seat,
        why=code,
    )


def _placing(head: str, seen: Preview, person: Person, confirming: bool) -> Prompt:
    """Where the die goes, on which level, what the plan says to it, and what it gains."""
    how = plan_words(seen)
    if how:
        words = translate("Blueprints", "{die} on the {space} stack: level {level}, {how}.")
        in_short = translate("Blueprints", "Level {level}, {how}.")
    else:
        words = translate("Blueprints", "{die} on the {space} stack: level {level}.")
        in_short = translate("Blueprints", "Level {level}.")
    brief = in_short.format(level=seen.level, how=how)
    detail = words.format(
        die=capitalised(die_words(seen.die)),
        space=space_words(seen.space),
        level=seen.level,
        how=how,
    )
    gain, costs = "", []
    if seen.gain > 0:
        gain = gain_words(seen.gain)
    elif seen.gain < 0:
        costs.append(gain_words(seen.gain))
    else:
        detail = f"{detail} {capitalised(no_gain_words(seen))}."
        brief = f"{brief} {capitalised(no_gain_words(seen, in_short=True))}."
    if seen.breaks_plan:
        costs.append(translate("Blueprints", "bonus of {points} lost").format(points=BONUS))
    primary = translate("Blueprints", "Place here")
    if confirming:
        primary = confirm_word()
    return Prompt(
        head,
        detail,
        gain=gain,
        cost=", ".join(costs),
        primary=primary,
        secondary=translate("Blueprints", "Put back"),
        seat=person.seat,
        why=preview_rule(seen),
        brief=brief,
    )
