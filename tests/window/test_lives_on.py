"""What a real program has to survive: a kill in mid-game, files as arguments, broken files."""

import pytest

from blueprints_desktop.engine.chance import Chance
from tests.desktop.driving import saved_match
from tests.window.mirror import count_lines, moves_in
from tests.window.screen import wait_until

pytestmark = pytest.mark.window


def test_after_a_kill_continue_goes_on_exactly_there(program, mirror):
    file = saved_match(program.matches / "2026-01-01 blueprints 1.match", moves=3).path
    program.start()
    mirror.window.go_home()
    mirror.wait_until_alike()
    mirror.click(mirror.window.home.body.card.button)
    mirror.start_session(file)
    chance = Chance(3)
    for _ in range(3):
        mirror.play(chance.pick(mirror.match.legal_moves()), file)
    program.kill()
    before = file.read_bytes()

    program.start()
    mirror.window.go_home()
    mirror.wait_until_alike()
    mirror.click(mirror.window.home.body.card.button)
    mirror.start_session(file)
    assert file.read_bytes() == before
    mirror.play(chance.pick(mirror.match.legal_moves()), file)
    assert file.read_bytes().startswith(before)
    assert count_lines(file) == 1 + 3 + 3 + 1
    assert moves_in(file) == mirror.match.move_texts()
    program.quit()


def test_a_match_is_opened_by_argument(program, mirror):
    file = saved_match(program.homes / "given.match", moves=4).path
    before = file.read_bytes()
    program.start(str(file))
    mirror.start_session(file)
    program.quit()
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"no match at all\n", None], ids=["text", "none"])
def test_a_broken_file_is_told_and_the_program_lives(program, mirror, content):
    file = program.homes / "broken.match"
    if content is not None:
        file.write_bytes(content)
    program.start(str(file))
    message = next(w for w in program.find_windows(at_least=2) if w != program.window)
    program.xdotool("windowfocus", "--sync", message)
    program.key("Return")
    wait_until(lambda: len(program.find_windows()) == 1, "the message to go")
    mirror.click(mirror.window.home.body.sheets[0])
    mirror.window.new_game("blueprints")
    mirror.wait_until_alike()
    mirror.click(mirror.window.page.start)
    mirror.wait_for_file()
    program.quit()
    if content is not None:
        assert file.read_bytes() == content
