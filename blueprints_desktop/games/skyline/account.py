"""The final account: what everybody is worth when the game is over."""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.engine.step import Seat

BONUS = 100
"""For each finished building on the board."""


@frozen
class Debt:
    """The rent that ended the game: its debtor's cash covered only a part."""

    debtor: Seat
    owner: Seat
    amount: int
    paid: int


@frozen
class Account:
    """One player's account; bonus and what the bank covers settle a debt before they count."""

    cash: int
    """Before the rent that could not be paid, if there was one."""
    rent: int
    """That rent: negative for the debtor, positive for the owner, 0 for everybody else."""
    buildings: int
    """Finished ones on the board."""

    @property
    def bonus(self) -> int:
        return BONUS * self.buildings

    @property
    def covered(self) -> int:
        """What the bank adds because even the bonus was not enough."""
        return max(0, -(self.cash + self.rent + self.bonus))

    @property
    def worth(self) -> int:
        return self.cash + self.rent + self.bonus + self.covered


def settle(cash: Sequence[int], buildings: Sequence[int], debt: Debt | None) -> tuple[Account, ...]:
    """Everybody's account, from the cash and the finished buildings after the last turn."""
    accounts = []
    for seat, (held, built) in enumerate(zip(cash, buildings, strict=True)):
        if debt and seat == debt.debtor:
            account = Account(held + debt.paid, -debt.amount, built)
        elif debt and seat == debt.owner:
            account = Account(held - debt.amount, debt.amount, built)
        else:
            account = Account(held, 0, built)
        accounts.append(account)
    return tuple(accounts)
