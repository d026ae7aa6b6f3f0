"""What must not be said of a match of Blueprints, worked out from its state: for tests of secrecy."""

from blueprints_desktop.desktop.games.blueprints.texts.table_words import rule_words
from blueprints_desktop.desktop.games.blueprints.texts.words import die_words, space_words
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.games.blueprints.scoring import AWARDS, PRIZES, score_building
from blueprints_desktop.games.blueprints.state import DISCARDING, TAKING
from tests.desktop.secrecy.listening import everything_said, said_by_tips

LARGEST_KNOWN = 6
"""Awards, Prizes and the bonus are worth this or less: such figures stand in many sentences."""


def secrets_of(match, seat: int) -> list[str]:
    """Phrases that give away what lies behind a seat's screen now."""
    return secrets_in(match.state, match.game.deck, seat)


def secrets_in(state, deck, seat: int, totals: bool = True) -> list[str]:
    """The same of a state; without ``totals``, only where things lie and which card it is."""
    if state.phase not in (TAKING, DISCARDING):
        return []
    site = state.sites[seat]
    card = deck[site.card]
    phrases = [f"No. {card.number}"]
    for space in card.open_spaces:
        here, planned = space_words(space), card.heights[space]
        stack = site.building[space]
        phrases += [f"{here}: height {planned}", f"{here}: {len(stack)} of {planned}"]
        phrases += [f"{die_words(die)} on the {here}" for die in stack]
        if stack:
            dice = ", ".join(die_words(die) for die in stack)
            phrases += [f"height {planned}, {dice}", f"from the ground up: {dice}"]
    total = score_building(card.heights, site.building).total
    public = {score.total for result in state.results for score in result.scores}
    if totals and total > LARGEST_KNOWN and total not in public:
        phrases += [f" {total} points", f"total {total}", f": {total},", f"now: {total}"]
    return phrases


def assert_untold(said, forbidden, whom: str) -> None:
    assert any(said), "where nothing is said, nothing is told"
    rules = [rule_words(material).lower() for material in range(4)]
    for text in said:
        low = text.lower()
        for rule in rules:
            low = low.replace(rule, "")
        found = [phrase for phrase in forbidden if phrase.lower() in low]
        assert not found, f"{text!r} tells {whom}: {found}"


def place_words() -> list[str]:
    return [space_words(space) for space in range(6)]


def assert_curtain_keeps_quiet(window, page, tips: bool = False) -> None:
    match = page.session.match
    said = everything_said(window) | (said_by_tips(page) if tips else set())
    forbidden = [phrase for seat in range(match.seats) for phrase in secrets_of(match, seat)]
    forbidden += [*place_words(), "height", "level ", "stack:", "Blueprint No"]
    forbidden += [term("blueprints", won) for won in (*AWARDS, *PRIZES)]
    assert_untold(said, forbidden, "through the curtain")
    table = page.board.table
    assert table.building.layout is None
    assert table.status is None
    assert not table.previews
    assert not table.selection.paths
    assert page.board.plan.accessibleName() == ""
    assert page.board.score.accessibleDescription() == ""
