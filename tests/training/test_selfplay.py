"""Self-play and matches: the same seeds make the same games, and every example is one that a net can learn."""

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from vesuvius.games import twin, twins
from vesuvius.net_file import BadNet
from vesuvius.training.labour import answers, compete, generate, workers
from vesuvius.training.matches import Player, play_round
from vesuvius.training.selfplay import Play, collect, load, play_game
from vesuvius.twin import SENSIBLE, UNIFORM

with_twins = pytest.mark.parametrize("game", twins())


def quick(game: str, players: int = 2) -> Play:
    return Play(game=game, players=players, nodes=(12, 20), fast=(4, 8))


@with_twins
@pytest.mark.parametrize("players", [2, 3])
def test_an_example_holds_what_a_net_can_learn(game: str, players: int) -> None:
    fast = twin(game)
    examples = collect([play_game(quick(game, players), Random(1))], players, fast.LAYOUT.size)
    assert len(examples) > 10
    there = examples.codes >= 0
    assert (there.sum(1) >= 2).all()
    assert (examples.codes < fast.ACTIONS).all()
    assert (examples.visits[~there] == 0).all()
    assert (examples.visits.sum(1) > 0).all()
    assert np.isfinite(examples.ratings).all()
    assert ((examples.searched >= 0) & (examples.searched <= 1)).all()
    assert examples.results.sum(1) == pytest.approx(1, abs=1e-3)
    for seat in range(players):  # the same end of the game, seen from each seat
        first = examples.results[examples.seats == 0][0]
        assert np.roll(first, -seat) == pytest.approx(examples.results[examples.seats == seat][0])


def test_the_same_seed_plays_the_same_games_on_any_number_of_processes(tmp_path: Path) -> None:
    made = []
    for processes in (1, 2):
        with workers(processes) as crew:
            folder = tmp_path / str(processes)
            generate(crew, quick("pompeji"), "7", folder, 10)
            made.append(load(sorted(folder.glob("*.npz"))))
    for name in made[0].__slots__:
        assert np.array_equal(getattr(made[0], name), getattr(made[1], name)), name
    assert len(set(made[0].games)) == 10


def test_games_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    with workers(1) as crew:
        first = generate(crew, quick("pompeji"), "7", tmp_path, 8)
        more = generate(crew, quick("pompeji"), "7", tmp_path, 16)
    assert first.games == 8
    assert more.games == 16
    assert more.examples < 1.8 * first.examples, "only the new games were played"


def test_a_match_has_a_winner_and_repeats_itself() -> None:
    play = quick("downfall")
    good, bad = (Player(play=play, policy=policy) for policy in (SENSIBLE, UNIFORM))
    with workers(1) as crew:
        scores = [compete(crew, good, bad, "3", 10) for _ in range(2)]
        turned = compete(crew, bad, good, "3", 10)
    assert scores[0] == scores[1]
    assert scores[0].games == 20
    assert scores[0].share > 0.9
    assert turned.share == pytest.approx(1 - scores[0].share)


def test_a_net_of_another_game_cannot_play() -> None:
    play = replace(quick("downfall"), net=b"nonsense")
    with workers(1) as crew, pytest.raises(BadNet):
        compete(crew, Player(play=play), Player(play=play, policy=UNIFORM), "3", 1)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_match_ends_when_its_seconds_are_over(processes: int) -> None:
    """It has the first games of the whole match, at least one round, and not nearly all."""
    play = quick("pompeji")
    good, bad = (Player(play=play, policy=policy) for policy in (SENSIBLE, UNIFORM))
    with workers(processes) as crew:
        short = compete(crew, good, bad, "3", 100_000, seconds=0.0)
        first = compete(crew, good, bad, "3", short.games // 2)
        asked = ((good, bad, f"3/{number}") for number in range(12))
        assert [args[2] for args, _ in answers(crew, play_round, asked)] == [f"3/{number}" for number in range(12)]
    assert 2 <= short.games < 100
    assert short == first or processes > 1
