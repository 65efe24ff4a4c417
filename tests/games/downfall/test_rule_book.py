"""The rule book and the tests keep step: no rule without a scenario, no ruling without the test that pins it."""

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


@pytest.mark.parametrize("test", sorted(set(re.findall(r"`(test_\w+)`", RULES))))
def test_every_test_the_rule_book_names_is_there(test: str) -> None:
    assert f"def {test}(" in TESTS


def test_every_ruling_names_its_test() -> None:
    rulings = [block for block in RULES.split("\n\n") if "*Ruling" in block]
    assert len(rulings) == 8
    assert all("`test_" in ruling for ruling in rulings)
