"""Chance: its numbers are a promise that old match files rely on."""

from collections import Counter

import pytest

from blueprints_desktop.engine.chance import NAME, VERSION, Chance


def test_the_numbers_never_change() -> None:
    assert (NAME, VERSION) == ("splitmix64", 1)
    chance = Chance.of_step(2026, 7)
    assert [chance.below(1000) for _ in range(8)] == [895, 583, 600, 15, 95, 997, 976, 881]


def test_published_first_outputs_of_splitmix64() -> None:
    """The reference outputs for the start 1234567, as everybody who implements it finds them."""
    chance = Chance(1234567)
    outputs = [chance.below(1 << 64) for _ in range(3)]
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_steps_and_seeds_are_independent() -> None:
    firsts = {Chance.of_step(seed, step).below(1 << 62) for seed in range(60) for step in range(60)}
    assert len(firsts) == 3600


def test_every_number_is_about_as_likely() -> None:
    counts = Counter(Chance.of_step(5, step).below(6) for step in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_draw_follows_the_counts_of_the_bag() -> None:
    chance = Chance(3)
    counts = Counter(chance.draw([1, 0, 3]) for _ in range(8000))
    assert counts[1] == 0
    assert abs(counts[2] - 6000) < 250


def test_nothing_can_be_drawn_from_an_empty_bag() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        Chance(1).draw([0, 0])


def test_deal_gives_different_places_and_shuffled_all_of_them() -> None:
    chance = Chance(9)
    things = list(range(20))
    for _ in range(50):
        assert len(set(chance.deal(things, 6))) == 6
        assert sorted(chance.shuffled(things)) == things
    assert things == list(range(20))
