"""The disk of the data folder is full while tables are played; a server starts on a full and on a read-only disk.

Nothing that was acknowledged is lost; requests that write are refused (503), `/health/ready` says that something is
wrong, the log names a cause, and all goes on when there is room again. It needs root, for a small tmpfs. The kernel
does not make a file system read-only while a server writes to it, so that is tried at the start only.
"""

import asyncio
import os
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

import httpx

from tools.proof.kept import end
from tools.proof.playing import TIMEOUT, Evening
from tools.proof.processor import stopwatch
from tools.proof.report import Batch, Missing, Proof
from tools.proof.services import GIVES_UP, OFF, Server, database_of

SIZE = "16m"
"""More than SQLite keeps in its journal before it writes it back (4 MB)."""
SECONDS = 15.0
"""Seconds in which trouble must show, and in which all must go on."""

CAUSES = ("full", "readonly", "read-only", "disk I/O")
"""What SQLite says of a disk that takes nothing."""


@asynccontextmanager
async def small_disk(folder: Path) -> AsyncIterator[Path]:
    """A tmpfs of our own in a new folder."""
    place = folder / "disk"
    place.mkdir()
    if os.geteuid() != 0:
        raise Missing("needs root, to mount a small tmpfs")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", place], capture_output=True).returncode:
        raise Missing("a tmpfs cannot be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", place], check=True)


async def disk(rounds: int, seed: int, folder: Path) -> Batch:
    batch = Batch()
    async with small_disk(folder) as place:
        one = Server(folder, {**OFF, "VESUVIUS_DATA": str(place)})
        evening = Evening([one.address], Random(seed))
        filler = place / "filler"

        def read_only() -> None:
            subprocess.run(["mount", "-o", "remount,ro", place], check=True)

        def writable() -> None:
            subprocess.run(["mount", "-o", "remount,rw", place], check=True)

        try:
            await one.start()
            await evening.begin(3, chat=False)
            for _ in range(rounds):
                await _fills_up(one, evening, batch, filler)
                await _restart(one, batch, "full", partial(_fill, filler), filler.unlink)
                await evening.everybody_moves()
                await _restart(one, batch, "read-only", read_only, writable)
                await evening.everybody_moves()
                batch.amount += 1
            await end(evening, database_of(place), batch)
        finally:
            await evening.close()
            await one.kill()
    return batch


def _fill(filler: Path) -> None:
    """Leave no room at all."""
    with filler.open("ab", buffering=0) as file:
        for size in (65536, 512):
            try:
                while file.write(b"\0" * size):
                    pass
            except OSError:
                continue


async def _fills_up(one: Server, evening: Evening, batch: Batch, filler: Path) -> None:
    """The disk fills up while the server runs, and is emptied."""
    read = len(one.log.read_text())
    await asyncio.to_thread(_fill, filler)
    try:
        batch.expect(await _until(one, lambda: _refused(one.address, evening)), "full: nothing that writes is refused")
        batch.expect(await _until(one, lambda: _unready(one.address)), "full: ready is 200")
        batch.expect(any(cause in one.log.read_text()[read:] for cause in CAUSES), "full: the log names no cause")
        batch.expect(one.running, "full: the server has ended")
    finally:
        filler.unlink()
    seconds = stopwatch(one.pid)
    await evening.everybody_moves()
    batch.within("going on after full", seconds(), SECONDS)
    batch.expect(await _until(one, lambda: _ready(one.address)), "ready stays away when there is room again")


async def _until(one: Server, true: Callable[[], Awaitable[bool]]) -> bool:
    seconds, began = stopwatch(one.pid), time.monotonic()
    while not await true():
        if seconds() > SECONDS or time.monotonic() - began > TIMEOUT:
            return False
        await asyncio.sleep(0.1)
    return True


async def _refused(address: str, evening: Evening) -> bool:
    headers = {"Cookie": evening.seats[0].cookie}
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=GIVES_UP, verify=False) as http:
        line = {"type": "say", "text": "x" * 400}  # not a table: a person may have a hundred
        return (await http.post(f"/api/tables/{evening.seats[0].table_id}/chat", json=line)).status_code == 503


async def _ready(address: str) -> bool:
    async with httpx.AsyncClient(base_url=address, verify=False) as http:
        try:
            return (await http.get("/health/ready")).status_code == 200
        except httpx.TransportError:
            return False


async def _unready(address: str) -> bool:
    return not await _ready(address)


async def _restart(one: Server, batch: Batch, how: str, spoil: Callable[[], None], mend: Callable[[], None]) -> None:
    """A server that is restarted on such a disk answers `/health/live`, or ends with a sentence; it is ready when the
    disk is well."""
    await one.kill()
    read = len(one.log.read_text())
    await asyncio.to_thread(spoil)
    try:
        one.launch()
        answered = await _until(one, lambda: _live_or_ended(one))
        batch.expect(answered, f"a server on a {how} disk neither answers nor ends")
        trace = "Traceback" in one.log.read_text()[read:]
        batch.expect(not trace, f"a server on a {how} disk shows a stack trace")
        batch.count(f"starts on a {how} disk", int(one.running))
        batch.count(f"starts refused on a {how} disk", int(not one.running))
    finally:
        await asyncio.to_thread(mend)
    if one.running and not await _until(one, lambda: _ready(one.address)):
        batch.expect(how == "read-only", f"a server started on a {how} disk is not ready when it is well")
        batch.count("restarts needed after a read-only start")
        await one.kill()
    if not one.running:
        await one.start()


async def _live_or_ended(one: Server) -> bool:
    if not one.running:
        return True
    async with httpx.AsyncClient(base_url=one.address, verify=False) as http:
        try:
            return (await http.get("/health/live")).status_code == 200
        except httpx.TransportError:
            return False


PROOFS = (Proof("disk", "disk full while played; start on a full, a read-only disk", "rounds", disk, 10, 5),)
