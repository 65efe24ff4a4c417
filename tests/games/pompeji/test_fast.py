"""The fast twin of Pompeji walks beside its clear rules: see ``tests/lockstep.py``."""

import pickle
from itertools import product

import pytest

from tests.games.pompeji.positions import plan, table
from tests.lockstep import Walk, both_builds, check_fresh, check_new_deals, walks
from vesuvius import Illegal
from vesuvius.game import Json
from vesuvius.games import pompeji
from vesuvius.games.pompeji import coding, fast
from vesuvius.games.pompeji.laying import best_names
from vesuvius.games.pompeji.state import RaiseStatue
from vesuvius.twin import POLICIES, SENSIBLE, UNIFORM

BUILDS = both_builds("pompeji")
TABLES = [(players, {"double_permit": double}) for players, double in product((2, 3, 4), (False, True))]

builds = pytest.mark.parametrize("build", BUILDS)
tables = pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda part: str(part))


@pytest.fixture(autouse=True)
def _of_this_source() -> None:
    check_fresh("pompeji")


@builds
@tables
def test_twin_and_clear_rules_walk_together(build: str, players: int, options: dict[str, Json]) -> None:
    for seed in walks(build):
        Walk("pompeji", BUILDS[build], players, options, seed).to_the_end()


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES.keys())
@tables
def test_both_builds_play_the_same_games_from_the_same_seed(
    players: int, options: dict[str, Json], policy: int
) -> None:
    ends = set()
    for module in BUILDS.values():
        twin = module.Twin(players, 79, **options)
        ends.add((twin.playout(policy), twin.luck, twin.to_state()))
    assert len(ends) == 1


@builds
def test_hidden_hands_are_dealt_anew_as_imagined(build: str) -> None:
    """Two cards of p2 are hidden among six."""
    state = table(plan("Ar Bo Ay"), "Tr Gb", "Hw Ov", volcanoes=1, left=5, keep="Aw Fg Hv Tb")
    check_new_deals("pompeji", BUILDS[build], state, 0)


@builds
def test_in_a_permit_turn_the_hidden_hand_has_something_to_lay(build: str) -> None:
    """P14: p2, whose statue stands, holds a card that fits; not every card does."""
    state = table(
        plan("Ar Bo *"),
        "Tr Gb",
        "Hw Ov",
        volcanoes=1,
        left=5,
        keep="Aw Fg Hv Tb",
        statues=[1, 0],
        permits=[1, 0],
        waiting="permit",
        interrupted=True,
        interrupter=1,
    )
    check_new_deals("pompeji", BUILDS[build], state, 0)


@builds
def test_a_copy_goes_its_own_way(build: str) -> None:
    twin = BUILDS[build].Twin(4, seed=7)
    twin.deal()
    before = twin.to_state()
    other = twin.copy()
    assert other.to_state() == before
    other.playout()
    assert twin.to_state() == before
    twin.playout()
    assert twin.to_state() == other.to_state(), "luck included"


def test_a_twin_travels_between_processes() -> None:
    twin = fast.Twin(3, seed=7, double_permit=True)
    twin.deal()
    other = pickle.loads(pickle.dumps(twin))
    assert (other.luck, other.to_state()) == (twin.luck, twin.to_state())


@builds
def test_what_the_rules_refuse_the_twin_refuses(build: str) -> None:
    twin = BUILDS[build].Twin(2, seed=7)
    twin.deal()
    before = twin.to_state()
    for code in (-1, coding.CODES, 10**6, coding.encode(pompeji.parse("build Tr 6,6")), coding.PASS, coding.PERMIT):
        with pytest.raises(Illegal, match="no code of a move"):
            twin.play(code)
        with pytest.raises(Illegal, match="no code of a move"):
            twin.step(code)
    for seat in (-1, 0, 2, 99):
        with pytest.raises(Illegal, match="out of turn"):
            twin.react(seat, coding.PERMIT)
        with pytest.raises(Illegal, match="out of turn"):
            twin.react(seat, -1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            twin.redeal(seat)
        with pytest.raises(ValueError, match="no seat"):
            twin.observe(seat)
    assert twin.to_state() == before
    for players in (1, 5):
        with pytest.raises(ValueError, match="players"):
            BUILDS[build].Twin(players)
    with pytest.raises(ValueError, match="double_permit"):
        BUILDS[build].Twin(2, double_permit="nonsense")


def test_every_code_below_the_actions_is_a_move_of_a_seat() -> None:
    for code in range(coding.CODES):
        if code == coding.PASS:
            continue
        move = coding.decode(code)
        assert coding.encode(move) == code
        assert pompeji.parse(str(move)) == move
    for code in (-1, coding.PASS, coding.CODES):
        with pytest.raises(Illegal):
            coding.decode(code)


@builds
def test_of_all_the_statues_those_under_their_best_names_are_considered(build: str) -> None:
    twin = BUILDS[build].Twin(3, seed=5)
    twin.deal()
    seen = set()
    while twin.turn() >= 0:
        state, moves = twin.to_state(), list(map(coding.decode, twin.considered()))
        named = {move.at: move.card for move in moves if isinstance(move, RaiseStatue)}
        assert {square: card for square, (card, _) in best_names(state.city).items()} == named or not named
        others = [move for move in pompeji.legal(state, twin.turn()) if not isinstance(move, RaiseStatue)]
        assert [move for move in moves if not isinstance(move, RaiseStatue)] == others
        assert bool(named) == any(isinstance(coding.decode(code), RaiseStatue) for code in twin.legal())
        seen.add(bool(named))
        twin.step(twin.choose(SENSIBLE))
    assert seen == {False, True}


def test_the_sensible_policy_earns_twice_as_much() -> None:
    earned = {}
    for policy in (UNIFORM, SENSIBLE):
        earned[policy] = 0
        for seed in range(60):
            twin = fast.Twin(4, seed)
            twin.playout(policy)
            earned[policy] += sum(twin.to_state().scores)
    assert earned[SENSIBLE] > 2 * earned[UNIFORM]


@builds
def test_the_sensible_use_their_permits(build: str) -> None:
    """Search that never saw a permit used would waste its own: they earn more used late than at once."""
    left = 0
    for seed in range(5):
        twin = BUILDS[build].Twin(4, seed)
        twin.playout(SENSIBLE)
        left += sum(twin.to_state().permits)
    assert left < 10


def test_nobody_changes_a_table_from_outside() -> None:
    twin = fast.Twin(2)
    if fast.__file__.endswith(".py"):
        pytest.skip("plain Python has no locks")
    for field in ("players", "on_turn", "left", "scores", "hands", "city"):
        with pytest.raises(AttributeError):
            setattr(twin, field, 99)
