"""The end in words: who won and why, what ended the game, what Enter does."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.skyline.texts.progress import turn_number
from blueprints_desktop.desktop.i18n.number_format import and_list, figure, rank_words
from blueprints_desktop.desktop.ui.board.board_api import Person, Prompt
from blueprints_desktop.engine.outcome import Outcome
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.account import Account
from blueprints_desktop.games.skyline.state import State

translate = QCoreApplication.translate
People = Mapping[Seat, Person]


def headline(outcome: Outcome, people: People) -> str:
    """Who won, with how much."""
    winners = [people[seat].name for seat in outcome.winners]
    worth = figure(outcome.scores[outcome.winners[0]])
    if len(winners) == 1:
        words = translate("SkylineEnd", "{name} wins with {worth}")
        return words.format(name=winners[0], worth=worth)
    words = translate("SkylineEnd", "{names} share the victory with {worth}")
    return words.format(names=and_list(winners), worth=worth)


def why_ended(state: State, people: People) -> str:
    """What ended the game, and what decided it if worth did not."""
    if state.debt is not None:
        words = translate(
            "SkylineEnd", "{name} could not pay {owner}’s rent of {amount} on turn {turn}."
        )
        return words.format(
            name=people[state.debt.debtor].name,
            owner=people[state.debt.owner].name,
            amount=state.debt.amount,
            turn=turn_number(state),
        )
    words = translate(
        "SkylineEnd", "{name} put up the last of their finished buildings on turn {turn}."
    )
    return words.format(name=people[state.seat].name, turn=turn_number(state))


def decided(outcome: Outcome) -> str:
    """How a tie was broken; empty: there was none to break."""
    if outcome.decided_by == "buildings":
        return translate("SkylineEnd", "Equal in worth: more finished buildings decide.")
    if outcome.decided_by == "shared":
        return translate("SkylineEnd", "Equal in worth and in finished buildings.")
    return ""


def debt_words(state: State, people: People) -> str:
    """How the rent that could not be paid was settled."""
    debt = state.debt
    if debt is None:
        return ""
    account = state.accounts[debt.debtor]
    name = people[debt.debtor].name
    if account.covered:
        words = translate(
            "SkylineEnd", "{name} paid {paid} of {amount}; the bank added the missing {covered}."
        )
        paid = debt.amount - account.covered
        return words.format(name=name, paid=paid, amount=debt.amount, covered=account.covered)
    words = translate("SkylineEnd", "{name} paid the rest out of the bonus.")
    return words.format(name=name)


def place_words(rank: int) -> str:
    """What stands below a worth: whose it is has won, or comes so far behind."""
    return translate("SkylineEnd", "Winner") if rank == 1 else rank_words(rank)


def end_prompt(state: State, outcome: Outcome, people: People) -> Prompt:
    """What is said where it is looked at again."""
    names = [people[seat].name for seat in outcome.winners]
    words = translate("SkylineEnd", "{names} wins")
    if len(names) > 1:
        words = translate("SkylineEnd", "{names} share the victory")
    detail = debt_words(state, people) or decided(outcome) or why_ended(state, people)
    return Prompt(words.format(names=and_list(names)), detail, seat=outcome.winners[0])


def running_prompt(outcome: Outcome) -> Prompt:
    return Prompt(
        translate("SkylineEnd", "The final account"),
        primary=translate("SkylineEnd", "Show everything"),
        seat=outcome.winners[0],
    )


def account_words(name: str, account: Account) -> str:
    """A player's account for screen readers."""
    words = translate(
        "SkylineEnd",
        "{name}: cash {cash}, last rent {rent}, bonus {bonus}, covered by the bank {covered},"
        " worth {worth}",
    )
    return words.format(
        name=name,
        cash=figure(account.cash),
        rent=account.rent,
        bonus=account.bonus,
        covered=account.covered,
        worth=figure(account.worth),
    )
