"""The rule book and the tests keep step: no rule without a scenario."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

RULES = files("vesuvius.games.lastdays").joinpath("RULES.md").read_text("utf-8")
TESTS = "\n".join(file.read_text("utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
DOCSTRINGS = " ".join(re.findall(r'"""(.*?)"""', TESTS, re.DOTALL))


@pytest.mark.parametrize("rule", re.findall(r"^\*\*([0-9]+\.[0-9]+)\*\*", RULES, re.MULTILINE))
def test_every_rule_has_a_scenario_that_names_it(rule: str) -> None:
    """Every numbered paragraph of the rule book stands in some docstring."""
    assert re.search(rf"(?<![0-9.]){re.escape(rule)}(?![0-9])", DOCSTRINGS)


def test_the_rule_book_has_every_rule_and_every_ruling() -> None:
    """3.1 to 7.21, the two options, and rulings A1 to A50."""
    sections = {3: 5, 4: 5, 5: 16, 6: 9, 7: 21, 10: 2}
    numbers = [f"{section}.{rule}" for section, last in sections.items() for rule in range(1, last + 1)]
    assert re.findall(r"^\*\*([0-9]+\.[0-9]+)\*\*", RULES, re.MULTILINE) == numbers
    assert {f"A{ruling}" for ruling in range(1, 51)} == set(re.findall(r"^> \*\*(A[0-9]+)\*\*", RULES, re.MULTILINE))
