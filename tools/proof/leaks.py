"""A leak walk: pairs of tables that differ only in what a seat may not see must give that seat equal answers.

The games of a pair differ in hidden draws: every draw that looks the same to the seat may be another card. Both are put
into the store; then the seat asks the real server for everything, at both: every endpoint and every message, moves that
probe for hidden cards included. Two answers make a pair, headers too.
"""

import re
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, get_args

from litestar.handlers import HTTPRouteHandler

import vesuvius
from tools.proof.asking import PROBES, Asker
from tools.proof.attackers import person
from tools.proof.report import Batch, Proof
from tools.proof.services import OFF, database_of, quiet, server
from vesuvius.contract import CHANCE, Actor, AnyGame, Seat, draw, seen_by
from vesuvius.jsonable import plain
from vesuvius.store import Clock, Row, Seated, Store, TableRecord
from vesuvius.web.app import HANDLERS
from vesuvius.web.schemas import FromClient

History = list[tuple[Actor, str]]
Json = dict[str, Any]

OWN: Mapping[Seat | None, Seat | None] = {0: 0, 1: 1, None: None}

ELSEWHERE = re.compile(r"\w+ /(api/(games|lessons|me|puzzles|reach|replays?|schema)(/.*)?|health/.*|metrics|)$")
"""Endpoints that know of no table under way."""

BROUGHT = {"POST /api/reviews"}
"""Endpoints that know only the journal they are sent."""


def a_game(name: str, rng: Random, length: int) -> History:
    """The first moves of a random two-player game."""
    rules, history = vesuvius.game(name), History()
    state = rules.start(2)
    while len(history) < length and (actor := rules.turn(state)) is not None:
        legal = rules.legal(state, actor)
        history.append((actor, str(draw(legal, rng) if actor == CHANCE else rng.choice(legal))))
        state = rules.play(state, *history[-1]).state
    return history


def twin(rules: AnyGame, history: History, seat: Seat | None, rng: Random) -> tuple[History, Any, Any]:
    """Another history that looks the same to a seat, up to the first move where there is none; and the two states at
    its end."""
    mine, theirs = rules.start(2), rules.start(2)
    other: History = []
    for actor, text in history:
        step = rules.play(mine, actor, text)
        alike = [
            move
            for move in (rules.legal(theirs, CHANCE) if actor == CHANCE else [text])
            if _looks_alike(rules, theirs, actor, move, step, seat)
        ]
        if not alike:
            break
        chosen = rng.choice(alike)
        mine, theirs = step.state, rules.play(theirs, actor, chosen).state
        other.append((actor, str(chosen)))
    return other, mine, theirs


def _looks_alike(rules: AnyGame, state: Any, actor: Actor, move: Any, step: Any, seat: Seat | None) -> bool:
    try:
        other = rules.play(state, actor, move)
    except vesuvius.Illegal:
        return False
    return (
        seen_by(other.events, seat) == seen_by(step.events, seat)
        and rules.view(other.state, seat) == rules.view(step.state, seat)
        and rules.turn(other.state) == rules.turn(step.state)
        and (seat is None or legal_at(rules, other.state, seat) == legal_at(rules, step.state, seat))
    )


def legal_at(rules: AnyGame, state: Any, actor: Actor) -> list[str]:
    return [str(move) for move in rules.legal(state, actor)]


async def put(store: Store, people: Sequence[str], game: str, history: History) -> TableRecord:
    """Store a table with that history, the first person in seat 0, the second in seat 1, unknown to the server."""
    code = "".join(secrets.choice("BCDFGHJKLMNPQRSTVWXZ") for _ in range(7))
    record = TableRecord(secrets.token_urlsafe(12), code, game, 2, {}, Clock(), False, "playing", people[0], 0, 0)
    await store.tables.add(record, [Seated(seat, person) for seat, person in enumerate(people)])
    rows = [Row(n, None if actor == CHANCE else int(actor), text, n) for n, (actor, text) in enumerate(history, 1)]
    await store.history.append(record.id, rows)
    return record


async def leak_walk(amount: int, seed: int, folder: Path, eyes: Mapping[Seat | None, Seat | None] = OWN) -> Batch:
    """``eyes`` says which seat asks at pairs that look the same to one: itself, except to show that a leak is found."""
    batch, rng = Batch(), Random(seed)
    async with server(folder, OFF) as alone:
        store = await Store.open(database_of(folder))
        cookies = [await person(alone.address, name=name) for name in ("Ann", "Ben", "Gaius")]
        people = [cookie.removeprefix("vesuvius=").partition(".")[0] for cookie in cookies[:2]]
        askers = {seat: Asker(alone.address, cookie, seat) for seat, cookie in zip((0, 1, None), cookies, strict=True)}
        try:
            while batch.amount < amount and not batch.faults:
                seat = rng.choice(list(eyes))
                pair = a_pair(rng, seat, eyes[seat])
                answers = [
                    await askers[eyes[seat]].everything(
                        await put(store, people, pair.game, history), len(history), pair.probes, pair.last
                    )
                    for history in pair.histories
                ]
                for one, other in zip_longest(*answers):
                    batch.amount += 1
                    batch.expect(one == other, f"{pair.game}, seat {seat}: {difference(str(one), str(other))}")
                batch.count("pairs of tables")
            left_out = unasked(set().union(*(asker.asked for asker in askers.values())))
            batch.expect(not left_out, f"not asked: {sorted(left_out)}; see tools/proof/asking.py")
        finally:
            for asker in askers.values():
                await asker.close()
            await store.close()
        quiet([alone], batch)
    return batch


@dataclass(frozen=True, slots=True)
class Pair:
    """Two histories of a game that look the same to a seat, and whose states differ. ``probes`` are moves that the seat
    that asks may not make, ``last`` is one that it may."""

    game: str
    histories: tuple[History, History]
    probes: list[str]
    last: str


def a_pair(rng: Random, seat: Seat | None, asking: Seat | None) -> Pair:
    """A pair for a seat, of any game that hides something."""
    hiding = [name for name in vesuvius.games() if "hand" in plain(_view(name))]
    while True:
        game = rng.choice(hiding)
        rules, played = vesuvius.game(game), a_game(game, rng, rng.randint(8, 100))
        other, mine, theirs = twin(rules, played, seat, rng)
        if mine != theirs:
            break
    to_move = rules.turn(mine)
    own = set() if asking is None else set(legal_at(rules, mine, asking))
    known = {text for _, text in (*played, *other)}
    known |= set() if to_move is None else {*legal_at(rules, mine, to_move), *legal_at(rules, theirs, to_move)}
    probes = rng.sample(sorted(known - own), min(PROBES, len(known - own))) or ["nothing"]
    last = min(own) if own and to_move == asking else "nothing"
    return Pair(game, (played[: len(other)], other), probes, last)


def _view(game: str) -> Any:
    rules = vesuvius.game(game)
    return rules.view(rules.start(2), None)


def difference(one: str, other: str) -> str:
    """Where two answers begin to differ, with the request before them."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[:100]} … {one[max(0, at - 40) : at + 60]} is not {other[max(0, at - 40) : at + 60]}"


def unasked(asked: Collection[str]) -> set[str]:
    """The endpoints of a table, and the messages of its socket, that were not among what was asked."""
    paths = [(handler, path) for handler in HANDLERS for path in handler.paths]
    endpoints = {
        f"{method} {path}"
        for handler, path in paths
        if isinstance(handler, HTTPRouteHandler)
        for method in handler.http_methods - {"HEAD", "OPTIONS"}
    }
    endpoints = {name for name in endpoints - BROUGHT if not ELSEWHERE.match(name)}
    patterns = {name: re.compile(re.sub(r"\{[^}]*\}", "[^/]+", name)) for name in endpoints}
    # "/api/tables/mine" is not "/api/tables/{table_id}": a path belongs to the endpoint that leaves the least open
    found = {
        min(fitting, key=lambda name: name.count("{"))
        for one in asked
        if (fitting := [name for name, pattern in patterns.items() if pattern.fullmatch(one)])
    }
    messages = {message.__struct_config__.tag for message in get_args(FromClient)}
    return (endpoints - found) | (messages - set(asked))


PROOFS = (Proof("leaks", "leak walk over the wire", "pairs of answers", leak_walk, 100_000, 5_000, 150),)
