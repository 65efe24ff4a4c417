"""``make check`` compares the lock files with ``constraints.txt`` and ``pyproject.toml``; it needs no network.

``requirements.lock`` has what the server runs with, ``build.lock`` what its wheel is built with: exact versions, each
with the hashes of its files. ``make constraints`` writes all three files. ``python -m tools.locks build`` prints what
``build.lock`` is made from.
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Pin:
    """One version of a package, and the SHA-256 hashes of its files."""

    name: str
    version: str
    hashes: tuple[str, ...] = ()


def pins(text: str) -> Iterator[Pin]:
    """The pins of a lock file, or of a constraints file, which has no hashes."""
    for line in text.replace("\\\n", " ").splitlines():
        if found := re.match(r"([\w.-]+)==([^\s;]+)", line):
            yield Pin(normal(found[1]), found[2], tuple(re.findall(r"--hash=sha256:([0-9a-f]{64})", line)))


def normal(name: str) -> str:
    """The normalised name of a package."""
    return re.sub(r"[-_.]+", "-", name).lower()


def build_requirements(root: Path = ROOT) -> list[str]:
    """What the build of the wheel needs: the build backend and its tools, and Node for the web client."""
    node = re.search(r'^NODE = "(.+)"', (root / "hatch_build.py").read_text("utf-8"), re.MULTILINE)
    assert node is not None
    return [*_pyproject(root)["build-system"]["requires"], node[1]]


def faults(root: Path = ROOT) -> list[str]:
    """A sentence for each difference between the lock files and what they are made from."""
    constraints = {pin.name: pin.version for pin in pins((root / "constraints.txt").read_text("utf-8"))}
    wanted = {
        "requirements.lock": _pyproject(root)["project"]["dependencies"],
        "build.lock": build_requirements(root),
    }
    return [fault for name, direct in wanted.items() for fault in _faults(root / name, direct, constraints)]


def _faults(lock: Path, direct: list[str], constraints: Mapping[str, str]) -> Iterator[str]:
    text = lock.read_text("utf-8")
    locked = {pin.name: pin for pin in pins(text)}
    for requirement in direct:
        found = re.match(r"[\w.-]+", requirement)
        assert found is not None
        if normal(found[0]) not in locked:
            yield f"{lock.name} lacks {found[0]}, which pyproject.toml or hatch_build.py requires."
    for name, pin in locked.items():
        if constraints.get(name) != pin.version:
            yield f"{lock.name} has {name} {pin.version}, constraints.txt {constraints.get(name, 'does not have it')}."
        if not pin.hashes:
            yield f"{lock.name} has no hash of {name}."
    for number, line in enumerate(text.splitlines(), 1):
        if "/" in line or line.startswith("-"):
            yield f"{lock.name}, line {number}: an address, a path or an option of pip."


def _pyproject(root: Path) -> Any:
    return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))


if __name__ == "__main__":
    if sys.argv[1:] == ["build"]:
        print("\n".join(build_requirements()))  # noqa: T201 - the output of the command
    elif found := faults():
        sys.exit("\n".join([*found, "`make constraints` rewrites the lock files."]))
