"""OpenSpiel's own test, over every game and number of players."""

import subprocess
import sys

import pytest

import vesuvius
from vesuvius.games import twin, twins

pyspiel = pytest.importorskip("pyspiel", reason="needs vesuvius[open_spiel]")

TABLES = [(name, players) for name in twins() for players in vesuvius.game(name).about()["players"]]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_accepts_the_game(name: str, players: int) -> None:
    import vesuvius.openspiel  # noqa: F401  # registers the games

    max_decisions = 400 if name == "lastdays" else 20_000  # random seats may never leave its first phase
    game = pyspiel.load_game(f"python_vesuvius_{name}", {"players": players, "max_decisions": max_decisions})
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_chance_has_the_true_odds_and_actions_their_notation() -> None:
    import vesuvius.openspiel  # noqa: F401

    state = pyspiel.load_game("python_vesuvius_downfall(players=3,dual_vents=True)").new_initial_state()
    assert state.is_chance_node()
    twins = twin("downfall").Twin(3, dual_vents=True)
    whole = sum(twins.weights())
    assert [odds for _, odds in state.chance_outcomes()] == [weight / whole for weight in twins.weights()]
    assert state.action_to_string(state.chance_outcomes()[0][0]) == "deal 1"
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.action_to_string(state.legal_actions()[0]).startswith("play ")
    twice = state.clone()
    twice.apply_action(twice.legal_actions()[0])
    assert str(twice) != str(state)


@pytest.mark.parametrize("name", twins())
def test_an_observer_has_a_tensor_for_each_plane(name: str) -> None:
    import vesuvius.openspiel

    game = pyspiel.load_game(f"python_vesuvius_{name}")
    state, observer = game.new_initial_state(), game.make_py_observer()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer.set_from(state, 1)
    cells = state.turns.twin.observe(1)
    assert list(observer.tensor) == cells
    assert {key: view.shape for key, view in observer.dict.items()} == {
        plane.name: plane.shape for plane in vesuvius.observation(name).planes
    }
    assert [cell for view in observer.dict.values() for cell in view.ravel()] == cells
    assert observer.dict["seats"].any()


def test_a_truncated_game_says_so() -> None:
    import vesuvius.openspiel  # noqa: F401

    state = pyspiel.load_game("python_vesuvius_downfall(max_decisions=9)").new_initial_state()
    while not state.is_terminal():
        assert not state.truncated
        state.apply_action(state.legal_actions()[0])
    assert state.truncated
    assert state.returns() == [0.0, 0.0]


def test_python_exits_cleanly() -> None:
    """OpenSpiel releases registered games after the interpreter has shut down, which crashes if they hold functions."""
    program = "import pyspiel, vesuvius.openspiel; pyspiel.load_game('python_vesuvius_downfall')"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
