"""Imports point one way: web, cli, arena, env -> tables -> store, match, journal, bots -> games -> game."""

import ast
from pathlib import Path

import pytest

import vesuvius

PACKAGE = Path(vesuvius.__file__).parent

LAYERS = [
    {"frozen", "workers", "plots"},
    {"contract"},
    {"twin", "batch", "search"},
    {"asking", "games"},
    {"bots", "journal"},
    {"match", "store"},
    {"arena", "bench", "studies", "tables"},
    {"environment", "load", "openspiel", "single", "terminal", "web"},
    {"cli", "__main__"},
]
"""From the ground up: a module imports its own layer and those below."""

PURE = {
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "importlib",
    "itertools",
    "json",
    "math",
    "re",
    "types",
    "typing",
}
"""All that the rules need of the world: no clock, network, database, file or luck of their own."""


def imported(path: Path) -> set[str]:
    """The full names of the modules a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names.add(node.module or "")
            names |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "vesuvius"}
    return names


def layer(module: str) -> int:
    """The layer of a vesuvius module; the package itself stands above all."""
    parts = module.split(".")
    return next(i for i, names in enumerate(LAYERS) if len(parts) > 1 and parts[1] in names)


MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    own = layer(".".join(("vesuvius", *path.relative_to(PACKAGE).with_suffix("").parts)))
    for name in imported(path):
        if name.startswith("vesuvius."):
            assert layer(name) <= own, f"{path.name} reaches up to {name}"


@pytest.mark.parametrize("path", [p for p in MODULES if "games" in p.parts], ids=lambda p: str(p.relative_to(PACKAGE)))
def test_rules_know_no_clock_no_network_no_database_and_no_luck(path: Path) -> None:
    for name in imported(path):
        assert name.split(".")[0] in PURE | {"vesuvius"}, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", [p for p in MODULES if "games" in p.parts], ids=lambda p: str(p.relative_to(PACKAGE)))
def test_a_game_does_not_know_the_others(path: Path) -> None:
    own = path.relative_to(PACKAGE / "games").parts[0]
    for name in imported(path):
        parts = name.split(".")
        if parts[:2] == ["vesuvius", "games"] and len(parts) > 2:
            assert parts[2] == own, f"{path.name} imports {name}"
