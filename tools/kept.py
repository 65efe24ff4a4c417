"""Results of long measurements, kept in a file as they come, so that a measurement can be stopped and go on later."""

import json
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

Key = TypeVar("Key", bound=Hashable)


def measured(
    keys: Iterable[Key], measure: Callable[[Key], Any], processes: int, file: Path | None = None
) -> dict[Key, Any]:
    """What ``measure`` finds for each key, as JSON. What the file has already is not measured again; a line that was
    cut off is."""
    wanted = list(keys)
    known: dict[Key, Any] = {}
    if file is not None and file.exists():
        *whole, cut = file.read_text("utf-8").split("\n")
        known = {_key(key): found for key, found in map(json.loads, whole)}
        if cut:
            file.write_text("".join(f"{line}\n" for line in whole), "utf-8")
    missing = [key for key in wanted if key not in known]
    with ProcessPoolExecutor(processes) as pool:
        for key, found in zip(missing, pool.map(measure, missing), strict=True):
            known[key] = found
            if file is not None:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps([key, found]) + "\n")
    return {key: known[key] for key in wanted}


def _key(read: Any) -> Any:
    return tuple(read) if isinstance(read, list) else read
