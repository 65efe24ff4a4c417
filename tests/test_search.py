"""Patricians and oracles think with ``vesuvius/search.py``: by the rules, repeatably, in time, and out of turn too."""

import os
import signal
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
from vesuvius.bots.patrician import Patrician
from vesuvius.games import TWINS, twin
from vesuvius.match import Match
from vesuvius.search import Search
from vesuvius.twin import SENSIBLE, SHREWD

with_twins = pytest.mark.parametrize("game", TWINS)


def opening(game: str, players: int = 2, seed: int = 5) -> Match:
    match = Match(game, players, Random(seed))
    match.deal()
    if game == "lastdays":  # on INGRESSUS there is nothing to think about
        match.play(0, "forward")
        match.deal()
    return match


@with_twins
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_keeps_to_its_seconds(game: str, name: str) -> None:
    """Or stops before, when all is decided; the bound is generous, for the machine may be busy."""
    match = opening(game)
    view, legal = match.rules.view(match.state, 0), match.rules.legal(match.state, 0)
    player = bot(name, game, 1)
    begun = perf_counter()
    assert player.choose(view, legal, Budget(seconds=0.2)) in legal
    assert perf_counter() - begun < 2.0


@with_twins
@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_never_works_longer_than_a_tenth_above_its_seconds(game: str, name: str) -> None:
    """Its own work, that is: a busy machine may keep it waiting, but cannot lend it a processor for longer."""
    match = opening(game)
    view, legal = match.rules.view(match.state, 0), match.rules.legal(match.state, 0)
    player = bot(name, game, 1)
    begun = thread_time()
    player.choose(view, legal, Budget(seconds=0.25))
    assert thread_time() - begun < 0.275


@with_twins
def test_a_search_looks_at_the_clock_in_every_round(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under a clock that goes on by a millisecond at each look, 0.2 seconds are 200 rounds, unless all is decided."""
    ticks = count()
    monkeypatch.setattr(search_module, "perf_counter", lambda: next(ticks) / 1000)
    search = Search(20_000)
    search.think(twin(game).from_state(opening(game).state, 7), 0, seconds=0.2)
    visits = sorted((visits for _, visits, _ in search.moves()), reverse=True)
    assert search.rounds <= 200
    assert search.rounds >= 199 or visits[0] - visits[1] >= 199 - search.rounds


@with_twins
def test_rounds_stop_when_nothing_can_change_any_more(game: str) -> None:
    match = opening(game)
    search = Search(20_000)
    root = twin(game).from_state(match.state, 7)
    search.think(root, 0, nodes=2000)
    visits = sorted((visits for _, visits, _ in search.moves()), reverse=True)
    assert search.rounds <= 2000
    assert search.rounds == 2000 or visits[0] - visits[1] > 2000 - search.rounds


@with_twins
def test_a_full_tree_grows_no_further_and_still_answers(game: str) -> None:
    root = twin(game).from_state(opening(game).state, 7)
    search = Search(300)
    assert search.think(root, 0, nodes=500) in root.legal()
    assert search.used <= 300


@with_twins
@pytest.mark.parametrize("patience", [0, 2])
def test_both_builds_think_alike(game: str, patience: int) -> None:
    """The compiled search and the plain one, each on its own twin, come to the same visits."""
    found = []
    for module, fast in ((search_module, twin(game)), (plain("vesuvius.search"), plain(fast_name(game)))):
        search = module.Search(5000)
        search.patience = patience
        root = fast.from_state(opening(game).state, 7)
        found.append((search.think(root, 0, nodes=40), [(code, visits) for code, visits, _ in search.moves()]))
    assert found[0] == found[1]


@with_twins
def test_with_patience_as_many_rounds_judge_fewer_moves(game: str) -> None:
    used = []
    for patience in (0, 1, 3):
        search = Search(20_000)
        search.patience = patience
        root = twin(game).from_state(opening(game).state, 7)
        assert search.think(root, 0, nodes=60) in root.legal()
        used.append(search.used)
    assert used[0] > used[1] > used[2]


def test_each_seat_goes_for_its_own_hope() -> None:
    """Max^n: a seat that is last by far can hope for nothing in its nodes, however badly the thinker stands."""
    state = table(plan("Ab Bo"), "Ar Aw", "Fg Hg", "Gr Gg", scores=[60, 0, 120])
    search = plain("vesuvius.search").Search(20_000)
    search.think(plain(fast_name("pompeji")).from_state(state, 7), 0, nodes=300)
    means = []
    for seat in range(3):
        nodes = [node for node in range(1, search.used) if search.visits[node] and search.keys[node] & 7 == seat]
        means.append(sum(search.total[node] for node in nodes) / sum(search.visits[node] for node in nodes))
    assert means[1] < means[0] < means[2]
    assert means[1] < 0.1


def test_an_oracle_of_downfall_looks_further_than_a_patrician_and_by_a_better_policy() -> None:
    patrician, better = (kind("downfall", Random(1)).search for kind in (Patrician, oracle.Oracle))
    assert patrician.horizon < better.horizon
    assert (patrician.policy, better.policy) == (SENSIBLE, SHREWD)


def fast_name(game: str) -> str:
    return f"vesuvius.games.{game}.fast"


def test_a_tree_is_kept_where_the_same_seat_goes_on_choosing() -> None:
    """The second run of a turn of Downfall finds the rounds that the first one's search spent on it."""
    root = twin("downfall").Twin(2, seed=3)
    root.deal()
    while root.turn() >= 0 and root.to_state().waiting != "run":
        root.step(root.choose(1))
    seat, search = root.turn(), Search(200_000)
    root.play(search.think(root, seat, nodes=300))
    assert root.turn() == seat, "two moves a turn"
    search.think(root, seat, nodes=1)
    assert sum(visits for _, visits, _ in search.moves()) > 20


@with_twins
def test_a_search_that_goes_on_with_its_tree_answers_by_the_rules_all_through_a_game(game: str) -> None:
    """Also where only one move was worth a thought in between, so that none was noted in the tree; ``step`` judges."""
    for seed in range(3):
        root = twin(game).Twin(2, seed=seed)
        root.deal()
        searches = [Search(20_000) for _ in range(2)]
        while (seat := root.turn()) >= 0:
            root.step(searches[seat].think(root, seat, nodes=60))


def test_a_searcher_weighs_a_move_out_of_turn_and_may_let_it_pass() -> None:
    """D11: with all its cards jokers, black erupts the mountain if its people are nearer to the gates."""
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
    """An oracle, the same question to it in so many seconds, and what it heard from its other core each time."""
    monkeypatch.setattr("vesuvius.bots.oracle.cores", lambda: 2)
    heard: list[list[oracle.Ballot]] = []
    truly = oracle.Others.answers

    def answers(others: oracle.Others, seconds: float) -> list[oracle.Ballot]:
        heard.append(truly(others, seconds))
        return heard[-1]

    monkeypatch.setattr(oracle.Others, "answers", answers)
    match, player = opening(game), oracle.Oracle(game, Random(1))
    view, legal = match.rules.view(match.state, 0), match.rules.legal(match.state, 0)

    def choose(seconds: float) -> Any:
        chosen = player.choose(view, legal, Budget(seconds=seconds))
        assert chosen in legal
        return chosen

    return player, choose, heard


@with_twins
def test_an_oracle_with_two_cores_hears_the_other_each_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks along until it is called off, so that its answer is there at once and the next finds it free."""
    _player, choose, heard = asked_with_two_cores(game, monkeypatch)
    until = monotonic() + 60  # its process has to start, and the machine may be busy
    while [len(ballots) == 1 and sum(ballots[0].values()) > 10 for ballots in heard[-3:]] != [True] * 3:
        assert monotonic() < until, heard
        choose(0.2)


@with_twins
def test_an_oracle_with_two_cores_adds_up_what_two_trees_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player, choose, _heard = asked_with_two_cores(game, monkeypatch)
    choose(0.05)
    least = min((visits, code) for code, visits, _ in player.search.moves())[1]
    monkeypatch.setattr(oracle.Others, "answers", lambda *_: [{least: 1_000_000_000}])
    assert choose(0.05) == twin(game).decode(least)


def test_an_oracle_waits_for_nobody_and_gets_along_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its other core is stopped, and then killed: moves come in time, and then from another process."""
    monkeypatch.setattr(oracle, "LATE", 0.1)
    _player, choose, heard = asked_with_two_cores("downfall", monkeypatch)
    oracle.others_at.cache_clear()
    (process,) = started(lambda: choose(0.05))
    os.kill(process, signal.SIGSTOP)
    begun = monotonic()
    choose(0.2)
    choose(0.2)
    assert monotonic() - begun < 5, "it waited for an answer"
    assert heard[-2:] == [[], []]
    os.kill(process, signal.SIGKILL)
    until = monotonic() + 30
    while not started(lambda: choose(0.05)):
        assert monotonic() < until, "nobody else thinks along"


def started(deed: Callable[[], Any]) -> set[int]:
    """The processes that were not there before."""
    before = {child.pid for child in active_children()}
    deed()
    return {child.pid for child in active_children() if child.pid and child.pid not in before}
