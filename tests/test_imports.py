"""Imports point one way: from the command line down to the contract, in the order of ``LAYERS``."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import vesuvius

PACKAGE = Path(vesuvius.__file__).parent

LAYERS = [
    {"frozen", "intervals", "layout", "plots", "uncompiled", "workers"},
    {"contract", "refusing", "spec"},
    {"jsonable"},
    {"twin", "batch", "net", "net_file", "onnx_file", "search", "twin_module"},
    {"turns", "games"},
    {"bots", "journal", "origin", "reasons"},
    {"words"},
    {"match", "review", "store"},
    {"puzzles"},
    {"coach", "lessons"},
    {"arena", "bench", "pictures", "studies", "tables", "training"},
    {"environment", "openspiel", "single", "terminal", "vector", "web"},
    {"cli", "__main__"},
]
"""From bottom to top: a module imports its own layer and those below."""

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
"""The modules that rules may import: no clock, network, database, file or random source."""


def imported(path: Path) -> set[str]:
    """The full names of the modules a file imports."""
    return imported_by(ast.parse(path.read_text("utf-8")))


def imported_by(tree: ast.AST) -> set[str]:
    """The full names of the modules that code imports; ``import cython`` is for the compiler and never runs."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names} - {"cython"}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{node.module} is imported relatively"
            names.add(node.module or "")
            names |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "vesuvius"}
    return names


def layer(module: str) -> int:
    """The layer of a vesuvius module; the package itself stands above all."""
    parts = module.split(".")
    return next(i for i, names in enumerate(LAYERS) if len(parts) > 1 and parts[1] in names)


MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")
RULES = [path for path in MODULES if path.parent.parent == PACKAGE / "games"]
"""The files of the games, without the shelf."""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    own = layer(".".join(("vesuvius", *path.relative_to(PACKAGE).with_suffix("").parts)))
    for name in imported(path):
        if name.startswith("vesuvius."):
            assert layer(name) <= own, f"{path.name} reaches up to {name}"


@pytest.mark.parametrize("path", RULES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_rules_import_no_clock_network_database_or_randomness(path: Path) -> None:
    for name in imported(path):
        assert name.split(".")[0] in PURE | {"vesuvius"}, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", RULES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_a_game_does_not_know_the_others(path: Path) -> None:
    own = path.relative_to(PACKAGE / "games").parts[0]
    for name in imported(path):
        parts = name.split(".")
        if parts[:2] == ["vesuvius", "games"] and len(parts) > 2:
            assert parts[2] == own, f"{path.name} imports {name}"


PLAYS_ANYWHERE = {
    "batch", "bots", "coach", "contract", "frozen", "games", "journal", "jsonable", "layout", "lessons", "match", "net",
    "net_file", "origin", "plots", "puzzles", "reasons", "refusing", "review", "search", "spec", "turns", "twin",
    "twin_module", "uncompiled", "words", "workers",
}  # fmt: skip
"""Rules, journal, bots, twins and search: they must also run in Python in a browser."""


def top(path: Path) -> str:
    """The first name below the package: "bots" of vesuvius/bots/bot.py."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


@pytest.mark.parametrize(
    "path", [p for p in MODULES if top(p) in PLAYS_ANYWHERE], ids=lambda p: str(p.relative_to(PACKAGE))
)
def test_games_bots_and_search_need_only_the_standard_library(path: Path) -> None:
    """Except for numpy inside ``Batch``, which only learners use."""
    tree = ast.parse(path.read_text("utf-8"))
    if path.name == "batch.py":
        tree.body = [node for node in tree.body if not (isinstance(node, ast.ClassDef) and node.name == "Batch")]
    for name in imported_by(tree):
        package, _, rest = name.partition(".")
        known = (
            not rest or rest.partition(".")[0] in PLAYS_ANYWHERE
            if package == "vesuvius"
            else package in sys.stdlib_module_names
        )
        assert known, f"{path.name} imports {name}"


def test_importing_vesuvius_is_light() -> None:
    """It imports no game, no bot and no third-party package."""
    code = "import sys; before = set(sys.modules); import vesuvius; print(*set(sys.modules) - before)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    own = {name for name in found if name.split(".")[0] == "vesuvius"}
    assert own == {
        "vesuvius",
        *(f"vesuvius.{name}" for name in ("contract", "frozen", "games", "jsonable", "refusing", "spec")),
    }
    assert {name.split(".")[0] for name in set(found) - own} <= sys.stdlib_module_names


ROOT = PACKAGE.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
DISTRIBUTIONS = {
    "prometheus_client": "prometheus-client",
    "pyspiel": "open_spiel",
    "resvg_py": "resvg-py",
    "sb3_contrib": "sb3-contrib",
}
"""Packages whose import name differs from their distribution name."""


def declared(*requirements: str) -> set[str]:
    """The names in a list of requirements."""
    return {match[0] for one in requirements if (match := re.match(r"[\w-]+", one))}


def third_party(folder: Path) -> Iterator[str]:
    """The third-party packages that the files of a folder import."""
    ours = {"vesuvius", "tests", "tools", *(path.stem for path in (ROOT / "tools").glob("*.py"))}
    for path in sorted(folder.rglob("*.py")):
        for name in imported_by(ast.parse(path.read_text("utf-8"))):
            package = name.split(".")[0]
            if package not in ours | sys.stdlib_module_names:
                yield DISTRIBUTIONS.get(package, package)


def test_every_imported_package_is_declared() -> None:
    """No import relies on a dependency of a dependency."""
    optional = PROJECT["project"]["optional-dependencies"]
    needed = declared(*PROJECT["project"]["dependencies"])
    names = ("ray", "rl", "open_spiel", "pictures", "train", "baselines", "onnx")
    extras = declared(*(one for name in names for one in optional[name]))
    everything = needed | extras | declared(*optional["dev"])
    assert set(third_party(PACKAGE)) <= needed | extras
    for folder in (ROOT / "tests", ROOT / "tools"):
        assert set(third_party(folder)) <= everything
