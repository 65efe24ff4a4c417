"""Thinking processes: the bots they keep, the order of their answers, cancellation, loss and replacement."""

import asyncio
import os
import resource
from collections.abc import AsyncIterator
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest

from tests.golden import FOLDER
from vesuvius import journal, review
from vesuvius.bots import Budget, Evaluation, strengths
from vesuvius.bots.patrician import Patrician
from vesuvius.games import game, twin, twins
from vesuvius.match import Match
from vesuvius.tables import thinking
from vesuvius.tables.thinker import KeptBots, work
from vesuvius.tables.thinking import EvaluationFailed, Question, Thinkers

pytestmark = pytest.mark.anyio

LONG = Budget(seconds=30.0, nodes=1 << 29)
"""Longer than any test waits."""

PEBBLES = Path(__file__).parents[1] / "fourth" / "pebbles"
"""A game without a twin."""

with_twins = pytest.mark.parametrize("name", twins())


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers()
    yield thinkers
    thinkers.close()


@pytest.fixture
async def two() -> AsyncIterator[Thinkers]:
    two = Thinkers(2)
    yield two
    two.close()


def about(state: Any, bot: str, name: str, seat: int, **others: Any) -> Question:
    rules = game(name)
    legal = tuple(str(move) for move in rules.legal(state, seat))
    return Question(bot, name, seat, rules.view(state, seat), legal, **others)


def opening(bot: str, name: str = "downfall", **others: Any) -> Question:
    match = Match(name, 2, Random(5))
    match.deal()
    if len(match.rules.legal(match.state, 0)) == 1:  # on INGRESSUS there is only one move
        match.play(0, match.rules.legal(match.state, 0)[0])
        match.deal()
    return about(match.state, bot, name, 0, **others)


def first_run() -> tuple[Any, int]:
    """A position of Downfall in which a seat has two moves in a row."""
    root = twin("downfall").Twin(2, seed=3)
    root.deal()
    while root.turn() >= 0 and root.to_state().waiting != "run":
        root.step(root.choose(1))
    return root.to_state(), root.turn()


def reaction() -> tuple[Any, int]:
    """A position of Pompeji, and a seat that may act out of turn."""
    for seed in range(100):
        rng = Random(seed)
        match = Match("pompeji", 2, rng)
        match.deal()
        while isinstance(to_move := match.rules.turn(match.state), int):
            if seats := match.out_of_turn():
                return match.state, seats[0]
            match.play(to_move, rng.choice(match.rules.legal(match.state, to_move)))
            match.deal()
    raise AssertionError("nobody may act out of turn")


def replies(thinkers: Thinkers) -> list[Any]:
    return [worker.reply for worker in thinkers.workers if worker.reply is not None]


async def begun(thinkers: Thinkers, question: Question) -> asyncio.Task[Evaluation | None]:
    """An evaluation on which a started process is working."""
    await thinkers.choose(opening("novice"))
    task = asyncio.create_task(thinkers.evaluate(question))
    await asyncio.sleep(0.1)
    assert not task.done()
    return task


async def test_the_second_answer_for_a_seat_builds_no_bot(thinkers: Thinkers) -> None:
    for _ in range(3):
        await thinkers.choose(opening("patrician", table="a", budget=Budget(nodes=20)))
    await thinkers.react(opening("patrician", table="a"))
    assert [(reply.built, reply.kept) for reply in replies(thinkers)] == [(1, 1)]
    await thinkers.choose(opening("patrician", table="b", budget=Budget(nodes=20)))
    assert [(reply.built, reply.kept) for reply in replies(thinkers)] == [(2, 2)]


async def test_bots_without_a_tree_or_a_table_are_not_kept(thinkers: Thinkers) -> None:
    await thinkers.choose(opening("citizen", table="a"))
    await thinkers.choose(opening("patrician", budget=Budget(nodes=20)))
    assert [(reply.built, reply.kept) for reply in replies(thinkers)] == [(2, 0)]


async def test_a_strength_that_searches_is_kept_and_one_that_does_not_is_quick(thinkers: Thinkers) -> None:
    """A searching one takes its turn among the searchers; the other goes to the process that never searches."""
    low, top = strengths("downfall")[0], strengths("downfall")[-1]
    for _ in range(3):
        await thinkers.choose(opening(top, table="a", budget=Budget(nodes=20)))
    await thinkers.choose(opening(low, table="a"))
    assert sorted((worker.searches, worker.reply.kept) for worker in thinkers.workers if worker.reply) == [
        (False, 0),
        (True, 1),
    ]


async def test_a_strength_is_evaluated_by_its_search(thinkers: Thinkers) -> None:
    evaluation = await thinkers.evaluate(opening(strengths("downfall")[-1], budget=Budget(nodes=40)))
    assert evaluation is not None
    assert evaluation.iterations == 40


async def test_a_tree_is_kept_from_one_move_of_a_turn_to_the_next(thinkers: Thinkers) -> None:
    state, seat = first_run()
    first = about(state, "patrician", "downfall", seat, table="a", budget=Budget(nodes=300), seed=1)
    rules = game("downfall")
    state = rules.play(state, seat, rules.parse(await thinkers.choose(first))).state
    second = about(state, "patrician", "downfall", seat, table="a", budget=Budget(nodes=1), seed=2)
    await thinkers.choose(second)
    kept = replies(thinkers)[0].tree
    await thinkers.choose(replace(second, table="b"))
    grown = replies(thinkers)[0].tree
    assert kept > 3 * grown


async def test_a_seed_and_a_number_of_nodes_repeat_an_answer(two: Thinkers) -> None:
    question = opening("patrician", "pompeji", budget=Budget(nodes=100), seed=7)
    assert len({await two.choose(question) for _ in range(3)}) == 1
    first, second = await asyncio.gather(two.evaluate(question), two.evaluate(question))
    assert first == second
    assert first != await two.evaluate(replace(question, seed=8))


async def test_seats_return_to_the_process_that_has_their_tree(two: Thinkers) -> None:
    one, other = (opening("patrician", table=table, budget=Budget(nodes=20)) for table in "ab")
    for pair in [(one, other), (other, one), (one, other), (other, one)]:
        await asyncio.gather(*(two.choose(question) for question in pair))
    assert [(reply.built, reply.kept) for reply in replies(two)] == [(1, 1), (1, 1)]


def test_trees_have_a_bound_and_the_least_recently_used_goes() -> None:
    bots = KeptBots(2 * Patrician.nodes_kept)
    a, b, c = (replace(opening("patrician", table=table), seed=1) for table in "abc")
    kept = bots.bot(a)
    bots.bot(b)
    assert bots.bot(a) is kept
    bots.bot(c)  # b goes
    assert (len(bots), bots.nodes()) == (2, 2 * Patrician.nodes_kept)
    assert bots.bot(a) is kept
    built = bots.built
    bots.bot(b)
    assert (bots.built, len(bots)) == (built + 1, 2)
    bots.bot(replace(a, bot="oracle"))
    assert len(bots) == 1, "an oracle alone has a larger tree than two patricians"


@with_twins
async def test_an_evaluation_gives_each_legal_move_what_the_search_finds(name: str, thinkers: Thinkers) -> None:
    question = opening("patrician", name, budget=Budget(nodes=400), seed=11)
    evaluation = await thinkers.evaluate(question)
    assert evaluation is not None
    assert [one.move for one in evaluation.moves] == list(question.legal)
    assert all(0.0 <= one.value <= 1.0 for one in evaluation.moves)
    assert sum(evaluation.seats) == pytest.approx(1.0)
    rules, module = game(name), twin(name)
    player = Patrician(name, Random(11))
    root = module.from_state(rules.imagine(question.view, player.rng), player.rng.getrandbits(64))
    best = player.search.think(root, 0, nodes=400)
    assert evaluation.iterations == player.search.iterations
    found = {str(module.decode(code)): (visits, value) for code, visits, value, _ in player.search.moves() if visits}
    assert {one.move: (one.visits, one.value) for one in evaluation.moves if one.visits} == found
    assert evaluation.seats[0] == found[str(module.decode(best))][1]


async def test_an_evaluation_out_of_turn_weighs_the_pass_too(thinkers: Thinkers) -> None:
    state, seat = reaction()
    question = about(state, "patrician", "pompeji", seat, budget=Budget(nodes=100), seed=1)
    evaluation = await thinkers.evaluate(question)
    assert evaluation is not None
    assert [one.move for one in evaluation.moves] == [*question.legal, None]
    assert sum(one.visits for one in evaluation.moves) == evaluation.iterations > 0


@pytest.mark.parametrize("bot", ["novice", "nobody"])
async def test_for_a_bot_without_a_search_another_bot_evaluates(bot: str, thinkers: Thinkers) -> None:
    evaluation = await thinkers.evaluate(opening(bot, budget=Budget(nodes=50), seed=3))
    assert evaluation == await thinkers.evaluate(opening("patrician", budget=Budget(nodes=50), seed=3))


async def test_a_game_without_a_twin_has_no_evaluation(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESUVIUS_GAMES", str(PEBBLES))
    question = opening("novice", "pebbles")
    assert await thinkers.evaluate(question) is None
    assert await thinkers.choose(question) in question.legal


async def test_without_a_choice_the_evaluation_is_static(thinkers: Thinkers) -> None:
    question = replace(opening("patrician", seed=1), legal=())
    evaluation = await thinkers.evaluate(question)
    assert evaluation is not None
    assert (evaluation.moves, evaluation.iterations) == ((), 0)
    assert sum(evaluation.seats) == pytest.approx(1.0)


async def test_a_view_that_nobody_can_evaluate_is_an_error(thinkers: Thinkers) -> None:
    with pytest.raises(EvaluationFailed):
        await thinkers.evaluate(Question("patrician", "downfall", 0, {}, ("no move",)))


@pytest.mark.parametrize("bot", ["patrician", "oracle"])
async def test_a_cancelled_evaluation_frees_its_process_at_once(
    bot: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "CALLED_OFF_TIMEOUT", 30.0)  # the machine may be busy
    spans = []
    for _ in range(3):  # one try may fail on a busy machine
        task = await begun(thinkers, opening(bot, budget=LONG))
        pids = [process.pid for process in thinkers.processes()]
        since = perf_counter()
        task.cancel()
        await thinkers.choose(opening("novice"))
        spans.append(perf_counter() - since)
        assert task.cancelled()
        assert [process.pid for process in thinkers.processes()] == pids
    assert min(spans) < 1
    assert thinkers.queue == 0


async def test_a_cancelled_choice_frees_its_process_at_once(thinkers: Thinkers) -> None:
    await thinkers.choose(opening("novice"))
    spans = []
    for _ in range(3):
        task = asyncio.create_task(thinkers.choose(opening("oracle", table="a", budget=LONG)))
        await asyncio.sleep(0.1)
        since = perf_counter()
        task.cancel()
        await thinkers.choose(opening("novice"))
        spans.append(perf_counter() - since)
        assert task.cancelled()
    assert min(spans) < 1


async def test_a_cancelled_question_in_the_queue_is_never_asked(thinkers: Thinkers) -> None:
    running = await begun(thinkers, opening("patrician", budget=LONG))
    waiting = asyncio.create_task(thinkers.evaluate(opening("patrician", budget=LONG)))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert thinkers.queue == 1
    running.cancel()
    await thinkers.choose(opening("novice"))


async def test_bots_come_before_searchers_then_evaluations_and_reviews_last(thinkers: Thinkers) -> None:
    await thinkers.choose(opening("patrician", budget=Budget(nodes=20)))
    await thinkers.choose(opening("novice"))  # both processes have started
    answered: list[str] = []
    running = asyncio.create_task(thinkers.choose(opening("patrician", budget=LONG)))

    async def ask(name: str, asked: Any) -> None:
        await asked
        answered.append(name)
        if name == "bot":
            running.cancel()

    short = Budget(nodes=20)
    played = journal.read((FOLDER / "pompeji" / "2-players.txt").read_text("utf-8"))
    await asyncio.gather(
        ask("review", thinkers.review("pompeji", next(review.tasks(played)), review.Settings())),
        ask("evaluation", thinkers.evaluate(opening("patrician", budget=short))),
        ask("searcher watched", thinkers.choose(opening("oracle", budget=short), awaited=False)),
        ask("searcher", thinkers.choose(opening("oracle", budget=short))),
        ask("strength that searches", thinkers.choose(opening(strengths("downfall")[-1], budget=short))),
        ask("first", thinkers.choose(opening("citizen"), awaited=False)),
        ask("strength", thinkers.choose(opening(strengths("downfall")[1]))),
        ask("bot", thinkers.choose(opening("citizen"), awaited=False)),
        ask("reaction", thinkers.react(opening("novice"))),
    )
    assert answered == [
        "first",
        "strength",
        "reaction",
        "bot",
        "searcher",
        "strength that searches",
        "searcher watched",
        "evaluation",
        "review",
    ]
    assert running.cancelled()


async def test_hosts_take_turns(thinkers: Thinkers) -> None:
    """One host asks ten times, then another asks once: it is not the last to be answered."""
    await thinkers.choose(opening("novice"))
    answered: list[str] = []

    async def ask(host: str) -> None:
        await thinkers.choose(opening("patrician", budget=Budget(nodes=20)), host)
        answered.append(host)

    await asyncio.gather(*(ask("busy") for _ in range(10)), ask("other"))
    assert answered.index("other") <= 2


async def test_a_bot_that_needs_no_search_never_waits_for_those_that_do(two: Thinkers) -> None:
    """However many search, one process is left for it."""
    searches = [
        asyncio.create_task(two.choose(opening("oracle", table=str(number), budget=LONG), "busy"))
        for number in range(12)
    ]
    await two.choose(opening("novice"), "other")  # the processes have started
    since = perf_counter()
    for _ in range(5):
        assert await two.choose(opening("citizen"), "other") in opening("citizen").legal
    assert perf_counter() - since < 10
    assert not any(search.done() for search in searches)
    assert len(two.processes()) == 3
    for search in searches:
        search.cancel()
    await asyncio.gather(*searches, return_exceptions=True)


async def test_an_evaluation_makes_room_for_a_bot_and_is_asked_again(thinkers: Thinkers) -> None:
    question = opening("patrician", "pompeji", budget=Budget(nodes=6_000), seed=5)
    task = await begun(thinkers, question)
    spans = []
    for _ in range(3):
        since = perf_counter()
        assert await thinkers.choose(opening("citizen")) in opening("citizen").legal
        spans.append(perf_counter() - since)
        assert not task.done()
        await asyncio.sleep(0.05)
    assert min(spans) < 0.5
    evaluation = await task
    assert evaluation is not None
    assert evaluation == await thinkers.evaluate(question)


async def test_a_killed_process_loses_only_its_question(two: Thinkers) -> None:
    short = Budget(seconds=0.3)
    questions = [opening("patrician", table=table, budget=short) for table in "ab"]
    await asyncio.gather(*(two.choose(question) for question in questions))
    tasks = [asyncio.create_task(two.choose(question)) for question in questions]
    await asyncio.sleep(0.1)
    killed, spared, _ = two.processes()
    killed.kill()
    for task, question in zip(tasks, questions, strict=True):
        assert await task in question.legal
    pids = [process.pid for process in two.processes()]
    assert spared.pid in pids
    assert killed.pid not in pids
    assert sum(reply.kept for reply in replies(two)) == 2


def test_a_process_whose_server_was_killed_as_it_started_ends_without_a_stack_trace() -> None:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    ours.close()
    process = context.Process(target=work, args=(theirs, context.RawValue("l", 0), 1))
    process.start()
    process.join(60)
    assert process.exitcode == 0


async def test_an_idle_process_that_is_killed_is_replaced(thinkers: Thinkers) -> None:
    await thinkers.choose(opening("citizen"))
    for process in thinkers.processes():
        process.kill()
        process.join()
    assert await thinkers.evaluate(opening("patrician", budget=Budget(nodes=20))) is not None


BOTS = '''
import time

class Hangs:
    """Never answers."""
    def choose(self, view, legal, budget):
        time.sleep(600)

    def react(self, view, legal):
        raise RuntimeError("no")
'''


async def test_a_bot_that_hangs_loses_its_own_process_only(
    two: Thinkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mybots.py").write_text(BOTS)
    question = opening(f"{tmp_path}/mybots.py:Hangs", table="a", budget=Budget(seconds=0.1))
    searching = opening("patrician", table="b", budget=Budget(nodes=20))
    await asyncio.gather(two.react(question), two.choose(searching))
    pids = {process.pid for process in two.processes()}
    monkeypatch.setattr(thinking, "ANSWER_TIMEOUT", 0.4)
    hanging = asyncio.create_task(two.choose(question))
    await asyncio.sleep(0.1)
    monkeypatch.setattr(thinking, "ANSWER_TIMEOUT", 30.0)  # for all further questions
    assert await two.choose(searching) in searching.legal
    while two.queue and pids == {process.pid for process in two.processes()}:
        await asyncio.sleep(0.05)
    assert len(pids & {process.pid for process in two.processes()}) == 1
    hanging.cancel()
    await asyncio.gather(hanging, return_exceptions=True)


async def test_a_bot_that_crashes_costs_no_process(thinkers: Thinkers, tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(BOTS)
    question = opening(f"{tmp_path}/mybots.py:Hangs")
    assert await thinkers.react(question) is None
    pids = [process.pid for process in thinkers.processes()]
    assert await thinkers.react(question) is None
    assert await thinkers.choose(opening("no such bot")) in question.legal
    assert [process.pid for process in thinkers.processes()] == pids


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts open files by /proc")
async def test_without_more_processes_the_game_goes_on(thinkers: Thinkers) -> None:
    question = opening("citizen")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = max(int(path.name) for path in Path("/proc/self/fd").iterdir())
    opened = [os.open("/dev/null", os.O_RDONLY) for _ in range(highest)]  # leaves no gap below
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(opened) + 1, hard))
        assert await thinkers.choose(question) in question.legal
        assert thinkers.processes() == []
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        for file in opened:
            os.close(file)
    assert await thinkers.choose(question) in question.legal
    assert len(thinkers.processes()) == 1


async def test_closing_cancels_open_questions(two: Thinkers) -> None:
    tasks = [asyncio.create_task(two.evaluate(opening("patrician", budget=LONG))) for _ in range(4)]
    await asyncio.sleep(0.5)
    processes = two.processes()
    assert len(processes) == 2
    two.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert all(task.cancelled() for task in tasks)
    for process in processes:
        process.join(10)
        assert process.exitcode is not None
