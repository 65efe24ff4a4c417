"""OpenSpiel's own test, over every game and number of players."""

import subprocess
import sys

import pytest

import vesuvius
from vesuvius.games import TWINS, twin

pyspiel = pytest.importorskip("pyspiel", reason="needs vesuvius[open_spiel]")

TABLES = [(name, players) for name in TWINS for players in vesuvius.game(name).about()["players"]]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_accepts_the_game(name: str, players: int) -> None:
    import vesuvius.openspiel  # noqa: F401  # registers the games

    longest = 400 if name == "lastdays" else 20_000  # careless seats stand still in its first phase
    game = pyspiel.load_game(f"python_vesuvius_{name}", {"players": players, "longest": longest})
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


def test_a_game_that_is_cut_off_says_so() -> None:
    import vesuvius.openspiel  # noqa: F401

    state = pyspiel.load_game("python_vesuvius_downfall(longest=9)").new_initial_state()
    while not state.is_terminal():
        assert not state.truncated
        state.apply_action(state.legal_actions()[0])
    assert state.truncated
    assert state.returns() == [0.0, 0.0]


def test_python_ends_in_peace() -> None:
    """OpenSpiel lets go of registered games when the interpreter is gone already: functions would crash it."""
    program = "import pyspiel, vesuvius.openspiel; pyspiel.load_game('python_vesuvius_downfall')"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
