"""Chance: its numbers are a promise that old match files rely on."""

from collections import Counter
from itertools import pairwise

import pytest

from blueprints_desktop.engine.chance import NAME, VERSION, Chance


def test_the_numbers_never_change() -> None:
    assert (NAME, VERSION) == ("mwc64x", 1)
    chance = Chance.of_step(2026, 7)
    assert [chance.below(1000) for _ in range(8)] == [377, 949, 585, 869, 100, 479, 450, 752]


def test_it_is_the_published_generator() -> None:
    """Each number is low xor carry of the state, which goes on to low * A + carry."""
    chance = Chance(99)
    state = chance.state
    for _ in range(1000):
        low, carry = state % 2**32, state // 2**32
        assert chance.below(2**32) == low ^ carry
        state = low * 4294883355 + carry
        assert 0 < state < 4294883355 * 2**32


def test_steps_and_seeds_are_independent() -> None:
    firsts = {_first_two(seed, step) for seed in range(60) for step in range(60)}
    assert len(firsts) == 3600


def _first_two(seed: int, step: int) -> tuple[int, int]:
    chance = Chance.of_step(seed, step)
    return chance.below(2**32), chance.below(2**32)


def test_no_start_is_a_trap() -> None:
    for start in (0, -1, 2**64 - 1, 2**200, -(2**63)):
        chance = Chance(start)
        assert len({chance.below(2**32) for _ in range(50)}) == 50


def test_bits_and_neighbours_are_balanced() -> None:
    """No bit leans to a side, and a number tells nothing about the next one."""
    chance = Chance(4)
    numbers = [chance.below(2**32) for _ in range(20_000)]
    for bit in range(32):
        assert abs(sum(number >> bit & 1 for number in numbers) - 10_000) < 350
    pairs = Counter((a >> 30, b >> 30) for a, b in pairwise(numbers))
    assert all(abs(count - 1250) < 180 for count in pairs.values())
    assert len(pairs) == 16


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
