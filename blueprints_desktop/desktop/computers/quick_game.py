"""Play now: a game for whoever is here and an apprentice, with nothing to be asked."""

from blueprints_desktop.bots import APPRENTICE
from blueprints_desktop.desktop.i18n.computer_names import computer_name
from blueprints_desktop.desktop.i18n.default_names import default_name
from blueprints_desktop.desktop.session.create_match import NewGame, new_seed
from blueprints_desktop.desktop.session.known_people import id_of, last_person
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import Player, computer_id


def quick_game(key: str, settings: Settings) -> NewGame:
    """The game as it comes out of its box, for the person who played last."""
    options = registry.box(key).options()
    name = last_person(settings, key) or default_name(1)
    other = computer_name(0, {name.casefold()})
    players = (
        Player(id_of(settings, name), name, 0),
        Player(computer_id(APPRENTICE), other, 1, APPRENTICE),
    )
    return NewGame(key, players, options, new_seed(options))
