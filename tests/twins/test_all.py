"""Tests for the fast twin of every game, compiled and plain; tests of one game are in ``test_GAME.py``."""

import pickle
from copy import deepcopy
from dataclasses import dataclass
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import pytest

import vesuvius
from tests.lockstep import both_builds, check_fresh
from tests.plain import plain
from vesuvius import Illegal, game
from vesuvius.bench import policy_for
from vesuvius.contract import Json
from vesuvius.games import compiled, twin, twins
from vesuvius.match import Match
from vesuvius.turns import TurnOrder
from vesuvius.twin import MOST_MOVES, OVER, POLICIES, SENSIBLE, UNIFORM


@dataclass(frozen=True)
class Sample:
    """The examples a game supplies for the tests of all games."""

    tables: list[tuple[int, dict[str, Json]]]
    """Tables, as players and options, on which both builds are compared."""

    option: dict[str, Json]
    """An option with a value that is not the default."""

    refused: tuple[str, ...]
    """Moves that exist but are illegal at the start."""

    out_of_turn: str
    """A move that can be legal out of turn."""

    nobody: tuple[int, ...]
    """Seats that may not make it at the start."""

    wrong: str
    """An option whose values are checked."""

    least: int
    """The least number of decisions in three two-player games; they are sensible where random games do not end."""


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
BUILDS = {f"{name}-{build}": (name, module) for name in twins() for build, module in both_builds(name).items()}
TABLES = [(name, players, options) for name in twins() for players, options in SAMPLES[name].tables]

HEAP_TYPE = 1 << 9
"""CPython's flag of a class made by a ``class`` statement; a compiled one does not have it."""

names = pytest.mark.parametrize("name", twins())
builds = pytest.mark.parametrize(("name", "module"), BUILDS.values(), ids=BUILDS.keys())


def coding(name: str) -> Any:
    """The module of a game that converts between clear states and twins."""
    return import_module(f"vesuvius.games.{name}.coding")


@pytest.fixture(autouse=True)
def _of_this_source(name: str) -> None:
    check_fresh(name)


@names
def test_every_twin_implements_what_the_base_class_leaves_open(name: str) -> None:
    """In a compiled method that cannot raise, a NotImplementedError would be printed and then ignored."""
    own = plain(f"vesuvius.games.{name}.fast").Twin
    assert all(kind.__flags__ & HEAP_TYPE for kind in own.__mro__[:-1]), "a compiled class among plain ones"
    base = next(kind for kind in own.__mro__ if kind.__module__ == "vesuvius.twin")
    left_open = {
        method for method, body in vars(base).items() if {"NotImplementedError", "missing"}.intersection(names_in(body))
    }
    assert {"legal", "_turn", "_redeal", "_observe"} <= left_open
    assert not {method for method in left_open if getattr(own, method) is getattr(base, method)}


def names_in(body: Any) -> tuple[str, ...]:
    return body.__code__.co_names if hasattr(body, "__code__") else ()


@names
def test_a_twin_fits_into_four_kilobytes(name: str) -> None:
    if not compiled(name):
        pytest.skip("plain Python needs more")
    assert type(twin(name).Twin()).__basicsize__ <= 4096


@names
def test_legal_moves_fit_the_buffers_of_compiled_code(name: str) -> None:
    """At most 2,556 runs of Downfall (36 markers to 71 goals), 2,401 statues of Pompeji (49 names on 49 squares)."""
    game = twin(name).Twin(max(vesuvius.game(name).about()["players"]), seed=79)
    most = 0
    game.deal()
    while game.turn() != OVER:
        most = max(most, len(game.legal()))
        game.step(game.choose(policy_for(name)))
    assert 8 < most < MOST_MOVES // 2


@builds
def test_a_copy_is_independent(name: str, module: ModuleType) -> None:
    one = module.Twin(4, seed=7)
    one.deal()
    before = one.to_state()
    other = one.copy()
    assert other.to_state() == before
    other.playout(policy_for(name))
    assert one.to_state() == before
    one.playout(policy_for(name))
    assert one.to_state() == other.to_state(), "RNG state included"


@names
def test_a_twin_travels_between_processes(name: str) -> None:
    sent = twin(name).Twin(3, seed=7, **SAMPLES[name].option)
    sent.deal()
    other = pickle.loads(pickle.dumps(sent))
    assert (other.rng, other.to_state()) == (sent.rng, sent.to_state())


@builds
def test_what_the_rules_refuse_the_twin_refuses(name: str, module: ModuleType) -> None:
    sample, codes, encode = SAMPLES[name], coding(name), module.encode
    table = module.Twin(2, seed=7)
    table.deal()
    before = table.to_state()
    refused = [encode(game(name).parse(move)) for move in sample.refused]
    for code in (-1, codes.CODES, 10**6, codes.ACTIONS - 1, *refused):
        with pytest.raises(Illegal, match="not the code of a"):
            table.play(code)
        with pytest.raises(Illegal, match="not the code of a"):
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
    """All but the last one, by which a seat that is asked out of turn passes."""
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
        ends.add((played(name, one, policy), one.rng, one.to_state()))
    assert len(ends) == 1


def played(name: str, one: Any, policy: int) -> int:
    """Play to the end, or up to a limit if random moves do not lead to one; return the number of decisions."""
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
def test_compiled_and_clear_rules_ask_the_seats_in_the_same_order(name: str, module: ModuleType) -> None:
    """``Twin.seat_to_ask``, ``TurnOrder`` and ``Match`` agree all through a game, also after a seat has passed."""
    rules, interruptions = game(name), 0
    for seed in range(3):
        twin = module.Twin(3, seed)
        for _ in range(400):
            twin.deal()
            if twin.turn() < 0:
                break
            match, turns = Match(name, 3, Random(0)), TurnOrder(twin.copy(), module.ACTIONS)
            match.state, first, order = twin.to_state(), 1, list[int]()
            while not order or order[-1] != twin.turn():
                order.append(twin.seat_to_ask(first))
                assert turns.seat == order[-1]
                first = (order[-1] - twin.turn()) % 3 + 1
                if order[-1] != twin.turn():
                    turns.play(module.ACTIONS - 1)
            assert [*match.out_of_turn(), rules.turn(match.state)] == order
            interruptions += len(order) > 1
            twin.play(twin.choose(UNIFORM))
    assert interruptions or name == "downfall", "rare there: test_batch.py tests it in a full city"


@names
def test_a_twin_keeps_nothing_in_its_module(name: str) -> None:
    """Two games or threads must not share memory that one of them writes: it all belongs to a twin or a scratch."""
    module = plain(f"vesuvius.games.{name}.fast")
    functions = [body for kind in module.Twin.__mro__ for body in vars(kind).values() if hasattr(body, "__globals__")]
    shared = {
        (body.__module__, variable): value
        for body in functions
        for variable, value in body.__globals__.items()
        if isinstance(value, list)
    }
    before = deepcopy(shared)
    twin = module.Twin(3, seed=7)
    for _ in range(300):
        twin.deal()
        if twin.turn() < 0:
            break
        twin.evaluate()
        twin.observe(0)
        twin.play(twin.choose(SENSIBLE))
    assert shared
    assert shared == before


@builds
def test_playouts_leave_the_twin_unchanged(name: str, module: ModuleType) -> None:
    table = module.Twin(2, seed=3)
    table.deal()
    before = table.to_state()
    decisions, rewards, cut_off = table.playouts(3, policy_for(name))
    assert decisions > SAMPLES[name].least
    assert sum(rewards) == 0
    assert cut_off == 0
    assert table.to_state() == before
