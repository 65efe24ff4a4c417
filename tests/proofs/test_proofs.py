"""A short form of each proof; ``make proof`` runs them in full."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import vesuvius
from tests.services import missing
from tools.proof.__main__ import prove
from tools.proof.kept import check_kept
from tools.proof.leaks import a_game, leak_walk, put, unasked
from tools.proof.playing import Evening, Seat
from tools.proof.proofs import PROOFS
from tools.proof.report import BEGIN, END, Batch, Ledger, Missing, Proof, row, write
from tools.proof.services import Server
from vesuvius.contract import CHANCE
from vesuvius.store import Person, Row, Store
from vesuvius.store.backup import migrate_now
from vesuvius.store.database import sqlite_url


@pytest.mark.parametrize("proof", [pytest.param(proof, id=proof.name) for proof in PROOFS if proof.short])
def test_a_short_proof(proof: Proof, tmp_path: Path) -> None:
    try:
        batch = asyncio.run(proof.attempt(proof.short, 79, tmp_path))
    except Missing as reason:
        missing(proof.name, str(reason))
    assert not batch.faults
    assert batch.amount


@pytest.fixture
def page(tmp_path: Path) -> Path:
    page = tmp_path / "page.md"
    page.write_text(f"Before.\n\n{BEGIN}\n{END}\n\nAfter.\n")
    return page


def test_a_table_keeps_the_rows_of_other_proofs(page: Path) -> None:
    one, two = PROOFS[:2]
    assert Batch(1, worst={"a move": 0.25, "memory, MB": 3.0}).words() == "0 faults; a move 0.25 s; memory 3 MB"
    write([(one, row(one, Batch(5, {"moves": 1_000}), "2026-01-01", "abc"))], page)
    write([(two, row(two, Batch(notes=["needs root"]), "2026-01-02", "abc"))], page)
    write([(one, row(one, Batch(7, faults=["a | b\nc"]), "2026-01-03", "def"))], page)
    text = page.read_text()
    assert text.startswith("Before.\n")
    assert text.endswith(f"{END}\n\nAfter.\n")
    assert text.splitlines()[5:7] == [
        f"| {one.title} | 7 {one.unit} | **1 faults**: a / b c | 2026-01-03 | def |",
        f"| {two.title} | not run | needs root | 2026-01-02 | abc |",
    ]


def test_a_proof_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    """Batches on other commits do not count."""
    seen: list[tuple[int, int]] = []

    async def run(amount: int, seed: int, _: Path) -> Batch:
        seen.append((amount, seed))
        return Batch(amount, {"moves": 10}, {"slowest": seed})

    proof, ledger = Proof("name", "title", "kills", run, full=10, batch=4), Ledger(tmp_path / "ledger.jsonl")
    ledger.append(proof, "another", Batch(10))
    ledger.append(proof, "this", Batch(3, {"moves": 1}))
    _, total = prove(proof, 1.0, ledger, "this")
    assert seen == [(4, 82), (3, 86)]
    assert total == Batch(10, {"moves": 21}, {"slowest": 86})
    assert prove(proof, 1.0, ledger, "this")[1] == total
    assert len(seen) == 2


def test_a_trace_in_the_log_is_a_fault(tmp_path: Path) -> None:
    """But not that of a process that was being started when its server was killed."""
    alone, head = Server(tmp_path), "Traceback (most recent call last):\n"
    unborn = (
        '  File "<string>", line 1, in <module>\n'
        '  File "/usr/lib/python3.11/multiprocessing/spawn.py", line 120, in spawn_main\n'
        "    exitcode = _main(fd, parent_sentinel)\n"
        "EOFError: Ran out of input\n"
    )
    alone.log.write_text(f'{{"what": "ready"}}\n{head}{unborn}')
    assert alone.tracebacks() == []
    with alone.log.open("a") as log:
        log.write(f'{{"what": "played"}}\n{head}  File "hall.py"\nEOFError: Ran out of input\n')
    [found] = alone.tracebacks()
    assert "played" in found


def test_the_leak_walk_finds_a_leak(tmp_path: Path) -> None:
    """A player asks at tables that look the same to spectators only."""
    batch = asyncio.run(leak_walk(10, 79, tmp_path, eyes={None: 0}))
    assert any("/snapshot" in fault for fault in batch.faults)


def test_the_leak_walk_finds_what_it_does_not_ask() -> None:
    """A path belongs to one endpoint, though it may look like two; messages count too."""
    chat, mine = "POST /api/tables/{table_id:str}/chat", "GET /api/tables/mine"
    asked = {"POST /api/tables/one/chat", mine, "look"}
    left_out = unasked(asked)
    assert not left_out & {chat, mine, "look"}
    assert {"GET /api/tables/{table_id:str}", "GET /api/tables/{table_id:str}/chat", "why"} <= left_out
    assert unasked([]) == left_out | {chat, mine, "look"}


def test_the_kills_find_what_is_lost(tmp_path: Path) -> None:
    """A move, a line, a person and a legal journal, each missing once."""
    url = sqlite_url(tmp_path / "kept.db")
    asyncio.run(migrate_now(url))
    game = vesuvius.games()[0]
    history = a_game(game, Random(79), 40)
    rows = [
        Row(n, None if actor == CHANCE else int(actor), text, n, key=None if actor == CHANCE else f"{actor} at {n}")
        for n, (actor, text) in enumerate(history, 1)
    ]
    kept = {row.number: str(row.key) for row in rows if row.seat == 0}

    async def faults(
        rows: list[Row], acknowledged: dict[int, str], lines: dict[str, str], people: dict[str, str]
    ) -> list[str]:
        evening, batch = Evening([], Random(0), lines=lines, people=people), Batch()
        store = await Store.open(url)
        table = await put(store, ["host", "host"], game, [])
        await store.history.append(table.id, rows)
        await store.close()
        evening.seats.append(Seat(evening, 0, "", [], Random(0), table.id, game, acknowledged=acknowledged))
        await check_kept(evening, url, batch)
        return batch.faults

    async def everything() -> None:
        store = await Store.open(url)
        await store.people.add(Person("host", "Host"), 0)
        await store.close()
        assert await faults(rows, kept, {}, {}) == []
        assert "stored" in (await faults(rows, {**kept, 41: "0 at 41"}, {}, {}))[0]
        assert "stored" in (await faults(rows, dict(list(kept.items())[:-1]), {}, {}))[0]
        assert "a gap" in (await faults([*rows[:-1], replace(rows[-1], number=42)], {}, {}, {}))[-1]
        assert "does not replay" in (await faults([*rows[:-1], replace(rows[-1], move="nothing")], kept, {}, {}))[0]
        assert "lines lost" in (await faults(rows, kept, {"line 1": "nowhere"}, {}))[0]
        assert "Ann is None" in (await faults(rows, kept, {}, {"nobody.at.all": "Ann"}))[0]

    asyncio.run(everything())
