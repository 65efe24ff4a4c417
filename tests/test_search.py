"""Patricians and oracles search with ``vesuvius/search.py``: legally, repeatably, in time, and also out of turn."""

import os
import signal
import tracemalloc
from collections.abc import Callable
from itertools import count
from multiprocessing import active_children
from random import Random
from time import monotonic, perf_counter, thread_time
from typing import Any

import pytest

import vesuvius
import vesuvius.search as search_module
from tests.games.pompeji.positions import plan, table
from tests.plain import plain
from vesuvius.bots import SEARCHERS, Budget, bot, oracle
from vesuvius.bots.patrician import Patrician, set_up
from vesuvius.games import spec, twin, twins
from vesuvius.match import Match
from vesuvius.search import PASS, Search
from vesuvius.turns import TurnOrder
from vesuvius.twin import SENSIBLE, SHREWD

with_twins = pytest.mark.parametrize("game", twins())


def opening(game: str, players: int = 2, seed: int = 5) -> Match:
    match = Match(game, players, Random(seed))
    match.deal()
    if game == "lastdays":  # on INGRESSUS there is only one move
        match.play(0, "forward")
    return match


@with_twins
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_keeps_to_its_seconds(game: str, name: str) -> None:
    """It may stop earlier when the result is decided; the bound is generous because the machine may be busy."""
    match = opening(game)
    view, legal = match.rules.view(match.state, 0), match.rules.legal(match.state, 0)
    player = bot(name, game, 1)
    begun = perf_counter()
    assert player.choose(view, legal, Budget(seconds=0.2)) in legal
    assert perf_counter() - begun < 5.0


@with_twins
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_never_works_longer_than_a_tenth_above_its_seconds(game: str, name: str) -> None:
    """Measured in CPU time: a busy machine may delay the search, but not give it more CPU."""
    match = opening(game)
    view, legal = match.rules.view(match.state, 0), match.rules.legal(match.state, 0)
    player = bot(name, game, 1)
    begun = thread_time()
    player.choose(view, legal, Budget(seconds=0.25))
    assert thread_time() - begun < 0.275


@with_twins
def test_a_search_looks_at_the_clock_in_every_iteration(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that advances a millisecond per reading, 0.2 seconds allow at most 200 iterations."""
    ticks = count()
    monkeypatch.setattr(search_module, "perf_counter", lambda: next(ticks) / 1000)
    search = Search(20_000)
    search.think(twin(game).from_state(opening(game).state, 7), 0, seconds=0.2)
    visits = sorted((visits for _, visits, *_ in search.moves()), reverse=True)
    assert search.iterations <= 200
    assert search.iterations >= 199 or visits[0] - visits[1] >= 199 - search.iterations


@with_twins
def test_iterations_stop_when_the_result_cannot_change(game: str) -> None:
    match = opening(game)
    search = Search(20_000)
    root = twin(game).from_state(match.state, 7)
    search.think(root, 0, nodes=2000)
    visits = sorted((visits for _, visits, *_ in search.moves()), reverse=True)
    assert search.iterations <= 2000
    assert search.iterations == 2000 or visits[0] - visits[1] > 2000 - search.iterations


@with_twins
def test_a_full_tree_grows_no_further_and_still_answers(game: str) -> None:
    root = twin(game).from_state(opening(game).state, 7)
    search = Search(300)
    assert search.think(root, 0, nodes=500) in root.legal()
    assert search.used <= 300


@with_twins
@pytest.mark.parametrize("expand_after", [0, 2])
def test_both_builds_search_alike(game: str, expand_after: int) -> None:
    """The compiled search and the plain one, each on its own twin, arrive at the same visits."""
    found = []
    for module, fast in ((search_module, twin(game)), (plain("vesuvius.search"), plain(fast_name(game)))):
        search = module.Search(5000)
        search.expand_after = expand_after
        root = fast.from_state(opening(game).state, 7)
        found.append((search.think(root, 0, nodes=40), [(code, visits) for code, visits, *_ in search.moves()]))
    assert found[0] == found[1]


@with_twins
def test_late_expansion_evaluates_fewer_moves_in_as_many_iterations(game: str) -> None:
    used = []
    for expand_after in (0, 1, 3):
        search = Search(20_000)
        search.expand_after = expand_after
        root = twin(game).from_state(opening(game).state, 7)
        assert search.think(root, 0, nodes=60) in root.legal()
        used.append(search.used)
    assert used[0] > used[1] > used[2]


def test_each_seat_maximises_its_own_value() -> None:
    """Max^n: a seat that is far behind has a value near 0 in its own nodes, however badly the searching seat does."""
    state = table(plan("Ab Bo"), "Ar Aw", "Fg Hg", "Gr Gg", scores=[60, 0, 120])
    module: Any = plain("vesuvius.search")
    search = module.Search(20_000)
    search.think(plain(fast_name("pompeji")).from_state(state, 7), 0, nodes=300)
    means = []
    for seat in range(3):
        nodes = [
            node for node in range(1, search.used) if search.visits[node] and module.seat_of(search.keys[node]) == seat
        ]
        means.append(sum(search.total[node] for node in nodes) / sum(search.visits[node] for node in nodes))
    assert means[1] < means[0] < means[2]
    assert means[1] < 0.1


def test_an_oracle_of_downfall_looks_further_than_a_patrician_and_by_a_better_policy() -> None:
    patrician, better = (kind("downfall", Random(1)).search for kind in (Patrician, oracle.Oracle))
    assert patrician.horizon < better.horizon
    assert (patrician.policy, better.policy) == (SENSIBLE, SHREWD)


def fast_name(game: str) -> str:
    return f"vesuvius.games.{game}.fast"


def test_a_tree_is_kept_while_the_same_seat_goes_on_choosing() -> None:
    """The search for the second run of a turn in Downfall starts with the visits of the first."""
    root = twin("downfall").Twin(2, seed=3)
    root.deal()
    while root.turn() >= 0 and root.to_state().waiting != "run":
        root.step(root.choose(1))
    seat, search = root.turn(), Search(200_000)
    root.play(search.think(root, seat, nodes=300))
    assert root.turn() == seat, "two moves a turn"
    search.think(root, seat, nodes=1)
    assert sum(visits for _, visits, *_ in search.moves()) > 20


@with_twins
def test_a_search_that_keeps_its_tree_answers_legally_all_through_a_game(game: str) -> None:
    """Also after a turn with only one move worth considering, which gets no node; ``step`` checks legality."""
    for seed in range(3):
        root = twin(game).Twin(2, seed=seed)
        root.deal()
        searches = [Search(20_000) for _ in range(2)]
        while (seat := root.turn()) >= 0:
            root.step(searches[seat].think(root, seat, nodes=60))


def test_a_kept_tree_forgets_what_others_could_have_done_out_of_turn() -> None:
    """In some deals another seat could declare the eruption before my relative; on the table nobody can."""
    start = twin("downfall").Twin(4)
    start.seed(12)
    turns = TurnOrder(start, twin("downfall").ACTIONS)
    turns.deal()
    searches = [set_up(Search(20_000), spec("downfall").searchers["patrician"]) for _ in range(4)]
    kept = 0
    while (seat := turns.seat) >= 0:
        search, root = searches[seat], turns.twin
        code = search.think(root, seat, nodes=60)
        if search.iterations:
            open_to_me = root.considered() if turns.in_turn else [PASS, root.reaction(seat)]
            assert {move for move, *_ in search.moves()} <= set(open_to_me)
            kept += sum(visits for _, visits, *_ in search.moves()) > 60
        turns.play(turns.actions - 1 if code == PASS else code)
        turns.deal()
    assert kept, "some trees were kept"


def test_a_search_answers_for_one_seat_of_one_game() -> None:
    search, root = Search(1000), twin("downfall").from_state(opening("downfall").state, 7)
    search.think(root, 0, nodes=10)
    for wrong, sentence in ((2, "no seat 2"), (-1, "no seat -1"), (1, "nothing to decide")):
        with pytest.raises(ValueError, match=sentence):
            search.think(root, wrong, nodes=10)
    root.play(root.legal()[0])
    root.deal()
    assert root.turn() == 1
    with pytest.raises(ValueError, match="for seat 0, not for seat 1"):
        search.think(root, 1, nodes=10)
    with pytest.raises(
        ValueError, match=r"for vesuvius\.games\.downfall\.fast, not for vesuvius\.games\.pompeji\.fast"
    ):
        search.think(twin("pompeji").from_state(opening("pompeji").state, 7), 0, nodes=10)


def test_a_search_asked_after_another_move_starts_a_new_tree() -> None:
    """Nothing of the old tree is left: it makes the same visits as a search that never had one."""
    root = twin("downfall").Twin(2, seed=3)
    root.deal()
    while root.turn() >= 0 and root.to_state().waiting != "run":
        root.step(root.choose(SENSIBLE))
    seat, search = root.turn(), Search(200_000)
    best = search.think(root, seat, nodes=300)
    other = root.copy()
    other.play(next(code for code in other.legal() if code != best))
    assert other.turn() == seat, "two moves a turn"
    fresh, again = Search(200_000), other.copy()
    assert search.think(other, seat, nodes=50) == fresh.think(again, seat, nodes=50)
    assert search.moves() == fresh.moves()


@with_twins
def test_a_move_is_searched_until_it_has_enough_visits(game: str) -> None:
    root = twin(game).from_state(opening(game).state, 7)
    search = Search(20_000)
    search.think(root.copy(), 0, nodes=60)
    least = min((visits, code) for code, visits, *_ in search.moves())[1]
    before = {code: visits for code, visits, *_ in search.moves()}
    search.deepen(root, 0, least, 50)
    after = {code: visits for code, visits, *_ in search.moves()}
    assert after == {**before, least: 50}
    search.deepen(root, 0, least, 20)
    assert {code: visits for code, visits, *_ in search.moves()} == after


def test_a_move_that_the_search_did_not_consider_can_be_searched() -> None:
    """In The Last Days the searched moves are fewer than the legal ones."""
    game = twin("lastdays").Twin(3, seed=1)
    game.deal()
    while not (others := set(game.legal()) - set(game.considered())):
        game.step(game.choose(SENSIBLE))
    search, seat, code = Search(20_000), game.turn(), min(others)
    search.think(game.copy(), seat, nodes=50)
    assert code not in [found for found, *_ in search.moves()]
    search.deepen(game, seat, code, 30)
    assert {found: visits for found, visits, *_ in search.moves()}[code] == 30


def test_the_error_of_a_value_shrinks_with_visits() -> None:
    root = twin("downfall").from_state(opening("downfall").state, 7)
    search, errors = Search(200_000), []
    code = search.think(root.copy(), 0, nodes=40)
    for visits in (50, 800):
        search.deepen(root, 0, code, visits)
        errors.append({found: error for found, _, _, error in search.moves()}[code])
    assert 0 < errors[1] < errors[0] / 2 < 0.1
    assert all(error == 1.0 for _, visits, _, error in search.moves() if visits < 2)


@pytest.mark.parametrize("max_depth", [0, -1, 257])
def test_a_search_refuses_a_depth_that_it_has_no_path_for(max_depth: int) -> None:
    search = Search(1000)
    search.max_depth = max_depth
    with pytest.raises(ValueError, match="max_depth must be 1 to 256"):
        search.think(twin("downfall").from_state(opening("downfall").state, 7), 0, nodes=10)


def test_a_tree_without_room_for_a_move_is_refused() -> None:
    with pytest.raises(ValueError, match="room for at least 2 nodes"):
        Search(1)


def test_a_new_search_is_small_and_growing_the_tree_changes_no_result() -> None:
    """An oracle's empty tree used to take 53 ms and 54 MB."""
    tracemalloc.start()
    search = Search(1_500_000)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert taken < 300_000
    root = twin("pompeji").from_state(opening("pompeji").state, 7)
    search.think(root, 0, nodes=1000)
    assert search.used <= search.room <= 2 * max(search.used, search_module.FIRST_NODES)
    module: Any = plain("vesuvius.search")
    fresh, fast = module.FIRST_NODES, plain(fast_name("pompeji"))
    found = []
    try:
        for module.FIRST_NODES in (16, fresh):
            other = module.Search(1_500_000)
            other.think(fast.from_state(opening("pompeji").state, 7), 0, nodes=30)
            found.append(other.moves())
    finally:
        module.FIRST_NODES = fresh
    assert other.room == fresh
    assert found[0] == found[1]


@pytest.mark.parametrize("code", [-1, 0, 32_767])
def test_a_node_key_holds_any_code_and_seat(code: int) -> None:
    module: Any = plain("vesuvius.search")
    for seat in range(8):
        key = module.key_of(code, seat)
        assert (module.code_of(key), module.seat_of(key)) == (code, seat)
        assert key < 2**31


def test_a_searcher_weighs_a_move_out_of_turn_and_may_pass() -> None:
    """D11: with only jokers in hand, black declares the eruption if its people are nearer to the gates."""
    rules = vesuvius.game("downfall")
    for markers, expected in (({"E6": [4, 0]}, None), ({"E6": [0, 4]}, "erupt")):
        state = rules.load(
            {
                "game": "downfall", "players": 2, "phase": "settling", "waiting": "play", "turn": 0,
                "hands": [[3], [9, 9]], "deck": {"left": 20, "omens": 3, "ad79": 1}, "markers": markers,
            }
        )  # fmt: skip
        move = bot("patrician", "downfall", 1).react(rules.view(state, 1), rules.legal(state, 1))
        assert (move and str(move)) == expected


def asked_with_two_cores(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[oracle.Oracle, Callable[[float], Any], list[list[oracle.Ballot]]]:
    """An oracle, a function that asks it the same question, and the results received from its other core each time."""
    monkeypatch.setattr("vesuvius.bots.oracle.cores", lambda: 2)
    received: list[list[oracle.Ballot]] = []
    truly = oracle.OracleWorkers.answers

    def answers(others: oracle.OracleWorkers, seconds: float) -> list[oracle.Ballot]:
        received.append(truly(others, seconds))
        return received[-1]

    monkeypatch.setattr(oracle.OracleWorkers, "answers", answers)
    match, player = opening(game), oracle.Oracle(game, Random(1))
    view, legal = match.rules.view(match.state, 0), match.rules.legal(match.state, 0)

    def choose(seconds: float) -> Any:
        chosen = player.choose(view, legal, Budget(seconds=seconds))
        assert chosen in legal
        return chosen

    return player, choose, received


@with_twins
def test_an_oracle_with_two_cores_uses_the_results_of_the_other_each_time(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other core searches until it is cancelled, so it answers at once and is free for the next question."""
    _player, choose, received = asked_with_two_cores(game, monkeypatch)
    until = monotonic() + 60  # its process has to start, and the machine may be busy
    while [len(ballots) == 1 and sum(ballots[0].values()) > 10 for ballots in received[-3:]] != [True] * 3:
        assert monotonic() < until, received
        choose(0.2)


@with_twins
def test_an_oracle_with_two_cores_adds_up_the_visits_of_two_trees(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player, choose, _received = asked_with_two_cores(game, monkeypatch)
    choose(0.05)
    least = min((visits, code) for code, visits, *_ in player.search.moves())[1]
    monkeypatch.setattr(oracle.OracleWorkers, "answers", lambda *_: [{least: 1_000_000_000}])
    assert choose(0.05) == twin(game).decode(least)


def test_an_oracle_does_not_wait_for_a_stopped_or_killed_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its other process is stopped, then killed: moves still come in time, and a new process replaces it."""
    monkeypatch.setattr(oracle, "OVERTIME", 0.1)
    _player, choose, received = asked_with_two_cores("downfall", monkeypatch)
    oracle.oracle_workers.cache_clear()
    (process,) = started(lambda: choose(0.05))
    os.kill(process, signal.SIGSTOP)
    begun = monotonic()
    choose(0.2)
    choose(0.2)
    assert monotonic() - begun < 5, "it blocked on the stopped process"
    assert received[-2:] == [[], []]
    os.kill(process, signal.SIGKILL)
    until = monotonic() + 30
    while not started(lambda: choose(0.05)):
        assert monotonic() < until, "no other process was started"


def started(deed: Callable[[], Any]) -> set[int]:
    """The processes that ``deed`` started."""
    before = {child.pid for child in active_children()}
    deed()
    return {child.pid for child in active_children() if child.pid and child.pid not in before}
