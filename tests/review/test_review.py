"""Whole reviews: golden ones stay equal, the ledger adds up, and nothing later is used."""

import json
from dataclasses import replace

import pytest

from tests.golden import FOLDER, REVIEWED, reviewed
from vesuvius import journal
from vesuvius.bots import SEARCHERS, bots
from vesuvius.frozen import FrozenDict
from vesuvius.games import spec, twins
from vesuvius.review import ReviewFailed, Settings, review, run, tasks
from vesuvius.review.game import Judge, Weigh

GAMES = [name for name in twins() if set(SEARCHERS) & set(bots(name))]
FEW = Settings(nodes=40)


def golden(name: str, file: str = "2-players") -> journal.Journal:
    return journal.read((FOLDER / name / f"{file}.txt").read_text("utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_golden_reviews_stay_equal(name: str) -> None:
    """Fixed nodes and seed, one core, floats to three digits. ``make replays`` rewrites them."""
    recorded = json.loads((FOLDER / name / f"{REVIEWED}.review").read_text("utf-8"))
    assert reviewed(golden(name, REVIEWED)) == recorded


@pytest.mark.parametrize("name", GAMES)
def test_the_terms_of_the_ledger_add_up_to_the_result(name: str) -> None:
    recorded = json.loads((FOLDER / name / f"{REVIEWED}.review").read_text("utf-8"))
    for seat in recorded["seats"]:
        total = seat["start"] + seat["luck"] + seat["play"] + seat["others"]
        assert total == pytest.approx(seat["result"], abs=0.003)
    assert sum(seat["result"] for seat in recorded["seats"]) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_values_and_judgements_use_nothing_that_comes_later(name: str) -> None:
    """The tasks of the first half of a game are the same whatever follows."""
    whole = golden(name)
    half = replace(whole, moves=whole.moves[: len(whole.moves) // 2])
    assert list(tasks(half)) == list(tasks(whole))[: len(list(tasks(half)))]


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_sees_only_the_view_of_its_seat(name: str) -> None:
    todo = [task for task in tasks(golden(name)) if isinstance(task, Judge)]
    for task in todo[::20]:
        hidden = run(task, FEW)
        assert hidden == run(replace(task), FEW)
        assert task.view.seat is not None
    assert {task.view.seat for task in todo} == {0, 1}


@pytest.mark.parametrize("name", GAMES)
def test_several_processes_give_the_same_review(name: str) -> None:
    played = golden(name)
    short = replace(played, moves=played.moves[:40])
    assert review(short, FEW, processes=2) == review(short, FEW)


def test_forced_moves_and_offers_at_another_price_are_not_judged() -> None:
    played = golden("lastdays", "4-players")
    todo = {task.number: task for task in tasks(played) if isinstance(task, Judge)}
    assert all(len(task.legal) > 1 for task in todo.values())
    offer = next(task for task in todo.values() if str(task.played) == "offer 3 17 0 for 1050")
    assert run(offer, FEW) is None


def test_the_deal_is_weighed_once_before_and_once_after() -> None:
    weighed = [task.number for task in tasks(golden("downfall")) if isinstance(task, Weigh)]
    assert weighed[0] == 0
    assert weighed[1] == 8


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"headers": FrozenDict[str, str]()}, "only finished games are reviewed"),
        ({"version": 1}, "the rules have changed since this game"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_with_the_reason(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(ReviewFailed, match=reason):
        list(tasks(replace(golden("downfall"), **changes)))  # type: ignore[arg-type]


def test_a_game_without_a_searcher_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesuvius.review.game.spec", lambda name: replace(spec(name), twin=None))
    with pytest.raises(ReviewFailed, match="no bot searches pompeji"):
        list(tasks(golden("pompeji")))
