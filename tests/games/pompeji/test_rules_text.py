"""RULES.md and the tests agree: every rule has a scenario."""

import re
from importlib.resources import files
from pathlib import Path

RULES = files("vesuvius.games.pompeji").joinpath("RULES.md").read_text("utf-8")
TESTS = "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))


def test_every_numbered_rule_has_a_scenario() -> None:
    """P1-P17: written down, and named by the docstring of a test."""
    numbers = [f"P{n}" for n in range(1, 18)]

    assert re.findall(r"^\*\*(P\d+)\*\*", RULES, re.MULTILINE) == numbers
    docstrings = " ".join(re.findall(r'\) -> None:\n    """(.*)', TESTS))
    assert [number for number in numbers if not re.search(rf"\b{number}\b", docstrings)] == []
