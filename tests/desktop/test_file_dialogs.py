"""Names that are proposed for match files."""

from attrs import evolve

from blueprints_desktop.desktop.file_dialogs import proposed_name
from tests.desktop.driving import saved_match


def header(tmp_path, *names, **changed):
    made = saved_match(tmp_path / "a.match", seats=len(names) or 2).header
    players = tuple(evolve(p, name=n) for p, n in zip(made.players, names, strict=False))
    return evolve(made, players=players or made.players, **changed)


def test_a_name_tells_game_people_and_day(tmp_path):
    assert proposed_name(header(tmp_path)) == "Blueprints - Ada, Bruno - 2026-01-01"


def test_a_title_goes_before_the_game(tmp_path):
    named = header(tmp_path, title="The return match")
    assert proposed_name(named).startswith("The return match - Ada")


def test_nothing_that_a_file_may_not_be_called(tmp_path):
    name = proposed_name(header(tmp_path, "A/B: \\", 'C*"<?>|\n', title=".. "))
    assert not set(name) & set('/\\:*?"<>|\n')
    assert not name.startswith(".")


def test_long_names_are_cut_but_never_the_day(tmp_path):
    name = proposed_name(header(tmp_path, "A" * 70, "B" * 70))
    assert name.endswith(" - 2026-01-01")
    assert len(name) < 100
