"""``Any`` switches the type checkers off: each file that uses it has a reason."""

import ast
from pathlib import Path

import vesuvius

PACKAGE = Path(vesuvius.__file__).parent

REASONS = {
    "__init__.py": "arguments passed on to a class that is imported later",
    "arena/cluster.py": "Ray is optional, and its remote objects have no types",
    "arena/workers.py": "`multiprocessing.connection.wait` returns more kinds of objects than it was given",
    "batch.py": "arrays of numpy, which is optional; the module is compiled",
    "cli/hosting.py": "the two parameters of a Coroutine that nobody uses",
    "contract.py": "JSON, and the states, moves and views of a game known only by name",
    "environment.py": "PettingZoo types spaces by what they contain, Gymnasium by arrays",
    "games/lastdays/rules.py": "a table of functions, each for its own class of moves",
    "jsonable.py": "types are values here, and special forms such as unions have no type",
    "refusing.py": "a function for each parameter, which takes the values of its own",
    "search.py": "an array of ints or of floats; the module is compiled",
    "single.py": "the signatures of gymnasium.Env",
    "spec.py": "the object that a dotted name refers to",
    "store/backup.py": "rows of any table, read from JSON",
    "store/database.py": "the connection of whichever driver is installed",
    "store/history.py": "rows as SQLAlchemy types them",
    "store/tables.py": "rows as SQLAlchemy types them",
    "store/writing.py": "the columns of a row, by name",
    "tables/coaching.py": "the two parameters of a Coroutine that nobody uses",
    "tables/feed.py": "messages of the Redis client have no types",
    "tables/tasks.py": "the two parameters of a Coroutine that nobody uses",
    "tables/thinker.py": "a pipe, and a number in memory shared by processes",
    "training/network.py": "numpy arrays of any shape and type",
    "vector.py": "the signatures of gymnasium.vector.VectorEnv",
    "web/connections.py": "uvicorn's protocols, which differ in their parameters",
    "web/identity.py": "the parameters of Litestar's connections",
    "web/live.py": "the parameters of Litestar's sockets",
    "web/logs.py": "the fields of a line of the log",
    "web/rooms.py": "the parameters of Litestar's sockets",
}


def uses_any(path: Path) -> bool:
    """Whether a file has an annotation or an alias with ``Any`` in it, imports aside."""
    tree = ast.parse(path.read_text("utf-8"))
    quoted = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    named = any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(tree))
    return named or any("[Any" in text for text in quoted)


def test_any_is_used_only_where_there_is_a_reason() -> None:
    found = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if uses_any(path)}
    assert found == set(REASONS)
