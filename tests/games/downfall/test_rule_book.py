"""The rule book and the tests keep step: no rule without a scenario."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

RULES = files("vesuvius.games.downfall").joinpath("RULES.md").read_text("utf-8")
TESTS = "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
DOCSTRINGS = " ".join(re.findall(r'"""(.*?)"""', TESTS, re.DOTALL))


def test_the_rule_book_has_every_rule() -> None:
    """D1 to D24, in order."""
    assert re.findall(r"^\*\*(D\d+)\*\*", RULES, re.MULTILINE) == [f"D{number}" for number in range(1, 25)]


@pytest.mark.parametrize("rule", [f"D{number}" for number in range(1, 25)])
def test_every_rule_has_a_scenario_that_names_it(rule: str) -> None:
    others = DOCSTRINGS.replace("D1 to D24, in order", "")
    assert re.search(rf"\b{rule}\b", others)
