"""What the action bar says on the Blueprints board: whose turn it is, what Enter does."""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.board.selection import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.facts.preview import Preview
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import public_facts
from blueprints_desktop.desktop.games.blueprints.texts.table_words import (
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
from blueprints_desktop.games.blueprints.dice import Die, material_of, value_of
from blueprints_desktop.games.blueprints.scoring import BONUS

translate = QCoreApplication.translate

_TOP = 6
"""The highest value."""


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
    turn = Prompt(your_turn(person), seat=person.seat)
    if selection.discarding:
        return _discarding(turn, selection)
    if selection.rejected is not None:
        return _refusing(turn, *selection.rejected)
    if selection.die is None:
        return _taking(turn, selection, position)
    turn = evolve(turn, secondary=translate("Blueprints", "Put back"))
    if selection.fits_nowhere:
        return evolve(
            turn,
            detail=capitalised(die_words(selection.die)),
            cost=translate("Blueprints", "fits nowhere: it would be removed from play"),
            primary=translate("Blueprints", "Remove it"),
            why="removed",
        )
    if seen is not None:
        return _placing(turn, seen, confirming=selection.confirming)
    refused = selection.refused_space
    if refused is not None:
        return _refusing(turn, selection.die, refused, selection.refusal(refused))
    die, value = capitalised(die_words(selection.die)), value_of(selection.die)
    brief, whole = choosing_words(value)
    return evolve(turn, detail=whole.format(die=die, value=value), brief=brief.format(die=die))


def choosing_words(value: int) -> tuple[str, str]:
    """What is to be chosen for a lifted die: in short, and with the rule of what it may go on."""
    brief = translate("Blueprints", "{die}: choose a highlighted space")
    if value == _TOP:  # it may go on any die
        return brief, brief
    if value == 1:
        return brief, translate(
            "Blueprints", "{die}: choose a highlighted space, empty or with a 1 on top"
        )
    return brief, translate(
        "Blueprints", "{die}: choose a highlighted space, empty or with {value} or less on top"
    )


def _waiting(position: Position, person: Person) -> Prompt:
    """Somebody else decides; where nobody looks, why there is no building to see.

    While the player who moved still looks at the own building, the bar is theirs.
    """
    looking = position.viewer
    if looking not in (None, person.seat) and not person.is_computer:
        words = translate("Blueprints", "Up next: {name}", "whose turn comes after the present one")
        return Prompt(words.format(name=person.name), seat=looking)
    hidden = translate("Blueprints", "The plan is behind the screen")
    return waiting_prompt(person, hidden if position.viewer is None else "")


def _taking(turn: Prompt, selection: BlueprintsSelection, position: Position) -> Prompt:
    if selection.focused is None:
        detail = translate("Blueprints", "Take a die from the pool")
        if public_facts(position).removal_follows:
            detail = translate("Blueprints", "Step 1 of 2: take a die from the pool")
        return evolve(turn, detail=detail)
    die = selection.pool[selection.focused]
    brief = capitalised(die_words(die))
    turn = evolve(turn, brief=brief, primary=translate("Blueprints", "Take it"))
    if selection.unplaceable(die):
        lost = translate("Blueprints", "fits nowhere")
        return evolve(turn, detail=brief, cost=lost, why="removed")
    return evolve(turn, detail=labelled(brief, rule_words(material_of(die))))


def _discarding(turn: Prompt, selection: BlueprintsSelection) -> Prompt:
    turn = evolve(turn, why="discard")
    words = translate("Blueprints", "Step 2 of 2: discard {die} from the pool")
    if selection.die is not None:
        return evolve(
            turn,
            detail=words.format(die=that_die_words(selection.die)),
            primary=translate("Blueprints", "Discard it"),
            secondary=translate("Blueprints", "Choose another"),
        )
    if selection.focused is None:
        detail = translate("Blueprints", "Step 2 of 2: discard one die from the pool")
        return evolve(turn, detail=detail, takes_back=True)
    detail = words.format(die=that_die_words(selection.pool[selection.focused]))
    return evolve(
        turn, detail=detail, primary=translate("Blueprints", "Choose it"), takes_back=True
    )


def _refusing(turn: Prompt, die: Die, space: int, code: str) -> Prompt:
    """Why the die may not go where the pointer is, or where it was dropped."""
    words = translate("Blueprints", "{die} can’t go on the {space} space.")
    detail = words.format(die=capitalised(die_words(die)), space=space_words(space))
    return evolve(turn, detail=detail, cost=capitalised(refusal_words(code)), why=code)


def _placing(turn: Prompt, seen: Preview, confirming: bool) -> Prompt:
    """Where the die goes, on which level, what the plan says to it, and what it gains."""
    how = plan_words(seen)
    if how:
        words = translate("Blueprints", "{die} on the {space} space: level {level}, {how}.")
        in_short = translate("Blueprints", "Level {level}, {how}.")
    else:
        words = translate("Blueprints", "{die} on the {space} space: level {level}.")
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
    return evolve(
        turn,
        detail=detail,
        gain=gain,
        cost=", ".join(costs),
        primary=confirm_word() if confirming else translate("Blueprints", "Place here"),
        why=preview_rule(seen),
        brief=brief,
    )
