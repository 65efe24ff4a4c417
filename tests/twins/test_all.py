"""What holds for the fast twin of every game, compiled and plain; each game's own is in ``test_GAME.py``."""

import pickle
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from tests.lockstep import both_builds, check_fresh
from tests.plain import plain
from vesuvius import Illegal, game
from vesuvius.bench import policy_for
from vesuvius.contract import Json
from vesuvius.games import TWINS, compiled, twin
from vesuvius.twin import OVER, POLICIES, SENSIBLE


@dataclass(frozen=True)
class Sample:
    """What a game has for the tests that all games share."""

    tables: list[tuple[int, dict[str, Json]]]
    """Where both builds play the same game."""

    option: dict[str, Json]
    """One that is not the usual."""

    refused: tuple[str, ...]
    """Moves that exist but are not open at the start."""

    out_of_turn: str
    """The move that is made out of turn, sometimes."""

    nobody: tuple[int, ...]
    """Who may not make it at the start."""

    wrong: str
    """An option that cannot be set to nonsense."""

    least: int
    """Three games of two seats, sensible where random ones do not end, have at least so many decisions."""


SAMPLES = {
    "downfall": Sample(
        tables=[
            (players, {"dual_vents": dual, "edition": edition})
            for players in (2, 3, 4)
            for dual in (False, True)
            for edition in ("amigo", "mayfair")
        ],
        option={"dual_vents": True},
        refused=("play 1 K7", "erupt"),
        out_of_turn="erupt",
        nobody=(-1, 0, 1, 2, 99),
        wrong="edition",
        least=300,
    ),
    "pompeji": Sample(
        tables=[(players, {"double_permit": double}) for players in (2, 3, 4) for double in (False, True)],
        option={"double_permit": True},
        refused=("build Tr 6,6", "permit"),
        out_of_turn="permit",
        nobody=(-1, 0, 2, 99),
        wrong="double_permit",
        least=100,
    ),
    "lastdays": Sample(
        tables=[(players, {"calm": True, "household": True}) for players in (2, 5, 8)],
        option={"household": True},
        refused=("buy 1", "back", "withdraw"),
        out_of_turn="withdraw",
        nobody=(-1, 0, 1, 2, 99),
        wrong="calm",
        least=300,
    ),
}
BUILDS = {f"{name}-{build}": (name, module) for name in TWINS for build, module in both_builds(name).items()}
TABLES = [(name, players, options) for name in TWINS for players, options in SAMPLES[name].tables]

names = pytest.mark.parametrize("name", TWINS)
builds = pytest.mark.parametrize(("name", "module"), BUILDS.values(), ids=BUILDS.keys())


def coding(name: str) -> Any:
    """The module of a game that goes between clear and twin."""
    return import_module(f"vesuvius.games.{name}.coding")


@pytest.fixture(autouse=True)
def _of_this_source(name: str) -> None:
    check_fresh(name)


@names
def test_every_twin_fills_in_what_the_base_class_leaves_open(name: str) -> None:
    """Compiled, a NotImplementedError in a method without exceptions is printed and swallowed: nothing would happen."""
    own = plain(f"vesuvius.games.{name}.fast").Twin
    base = next(kind for kind in own.__mro__ if kind.__module__ == "vesuvius.twin")
    left_open = {method for method, body in vars(base).items() if "NotImplementedError" in names_in(body)}
    assert {"turn", "_redeal", "_observe"} <= left_open
    assert not {method for method in left_open if getattr(own, method) is getattr(base, method)}


def names_in(body: Any) -> tuple[str, ...]:
    return body.__code__.co_names if hasattr(body, "__code__") else ()


@names
def test_a_twin_fits_into_four_kilobytes(name: str) -> None:
    if not compiled(name):
        pytest.skip("plain Python needs more")
    assert twin(name).Twin.__basicsize__ <= 4096


@builds
def test_a_copy_goes_its_own_way(name: str, module: ModuleType) -> None:
    one = module.Twin(4, seed=7)
    one.deal()
    before = one.to_state()
    other = one.copy()
    assert other.to_state() == before
    other.playout(policy_for(name))
    assert one.to_state() == before
    one.playout(policy_for(name))
    assert one.to_state() == other.to_state(), "luck included"


@names
def test_a_twin_travels_between_processes(name: str) -> None:
    sent = twin(name).Twin(3, seed=7, **SAMPLES[name].option)
    sent.deal()
    other = pickle.loads(pickle.dumps(sent))
    assert (other.luck, other.to_state()) == (sent.luck, sent.to_state())


@builds
def test_what_the_rules_refuse_the_twin_refuses(name: str, module: ModuleType) -> None:
    sample, codes, encode = SAMPLES[name], coding(name), module.encode
    table = module.Twin(2, seed=7)
    table.deal()
    before = table.to_state()
    refused = [encode(game(name).parse(move)) for move in sample.refused]
    for code in (-1, codes.CODES, 10**6, codes.ACTIONS - 1, *refused):
        with pytest.raises(Illegal, match="no code of a move"):
            table.play(code)
        with pytest.raises(Illegal, match="no code of a move"):
            table.step(code)
    for seat in sample.nobody:
        with pytest.raises(Illegal, match="out of turn"):
            table.react(seat, encode(game(name).parse(sample.out_of_turn)))
        with pytest.raises(Illegal, match="out of turn"):
            table.react(seat, -1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            table.redeal(seat)
        with pytest.raises(ValueError, match="no seat"):
            table.observe(seat)
    assert table.to_state() == before


@builds
def test_a_table_that_the_game_does_not_know_is_refused(name: str, module: ModuleType) -> None:
    for players in (1, max(game(name).about()["players"]) + 1):
        with pytest.raises(ValueError, match="players"):
            module.Twin(players)
    with pytest.raises(ValueError, match=SAMPLES[name].wrong):
        module.Twin(2, **{SAMPLES[name].wrong: "nonsense"})


@names
def test_every_code_below_the_actions_is_a_move_of_a_seat(name: str) -> None:
    """All but the last one, by which a seat that is asked out of turn lets it pass."""
    codes = coding(name)
    for code in range(codes.CODES):
        if code != codes.ACTIONS - 1:
            move = codes.decode(code)
            assert codes.encode(move) == code
            assert game(name).parse(str(move)) == move
    for code in (-1, codes.ACTIONS - 1, codes.CODES):
        with pytest.raises(Illegal):
            codes.decode(code)


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES.keys())
@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_both_builds_play_the_same_games_from_the_same_seed(
    name: str, players: int, options: dict[str, Json], policy: int
) -> None:
    ends = set()
    for module in both_builds(name).values():
        one = module.Twin(players, 79, **options)
        ends.add((played(name, one, policy), one.luck, one.to_state()))
    assert len(ends) == 1


def played(name: str, one: Any, policy: int) -> int:
    """Play to the end, or a good while where random moves do not lead to one; how many decisions that took."""
    decisions: int = 0
    if policy == policy_for(name) or policy == SENSIBLE:
        decisions = one.playout(policy)
        assert one.turn() == OVER
        return decisions
    one.deal()
    while one.turn() >= 0 and decisions < 700:
        one.step(one.choose(policy))
        decisions += 1
    return decisions


@builds
def test_playouts_leave_the_twin_where_it_stands(name: str, module: ModuleType) -> None:
    table = module.Twin(2, seed=3)
    table.deal()
    before = table.to_state()
    decisions, rewards, cut_off = table.playouts(3, policy_for(name))
    assert decisions > SAMPLES[name].least
    assert sum(rewards) == 0
    assert cut_off == 0
    assert table.to_state() == before
