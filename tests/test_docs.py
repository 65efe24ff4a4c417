"""What the pages name exists: commands, make targets, files, links, and the fields of a game's record."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from typer.main import get_command

from vesuvius.cli import app
from vesuvius.spec import GameSpec

ROOT = Path(__file__).parents[1]
PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
    for path in sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
}
COMMANDS = set(getattr(get_command(app), "commands", ()))
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))

CODE = re.compile(r"^```\w*\n(.*?)^```|`([^`\n]+)`", re.DOTALL | re.MULTILINE)
"""Blocks of code, and code in a sentence."""

pages = pytest.mark.parametrize("page", PAGES)


@pages
def test_commands_and_targets_exist(page: str) -> None:
    code = "\n".join(part for pair in CODE.findall(PAGES[page]) for part in pair)
    assert set(re.findall(r"(?m)^(?:\$ )?(?:\w+=\S+ )*vesuvius ([a-z]+)\b(?! *[=(])", code)) <= COMMANDS
    assert {target for line in re.findall(r"(?m)^(?:\$ )?make ([a-z ]+)", code) for target in line.split()} <= TARGETS


@pages
def test_links_and_files_exist(page: str) -> None:
    here = (ROOT / page).parent
    links = re.findall(r"\]\((?!https?:|picture:|#)([^)#]+)", PAGES[page])
    assert [link for link in links if not (here / link).exists()] == []
    named = re.findall(r"`((?:vesuvius|tests|tools|docs|ui)/[\w./-]+\.\w+)`", PAGES[page])
    assert [name for name in named if not re.search("GAME|NAME|LL", name) and not (ROOT / name).exists()] == []


def test_the_page_on_adding_a_game_names_each_field_of_the_record() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGES["docs/adding-a-game.md"], re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert named == {field.name for field in fields(GameSpec)} - {"name", "rules"}


def test_the_map_of_the_readme_names_each_module() -> None:
    """All but those that Python itself asks for."""
    (chart,) = re.findall(r"## The map\n\n```\n(.*?)```", PAGES["README.md"], re.DOTALL)
    found = [path for path in (ROOT / "vesuvius").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()]
    assert [path.name for path in found if not path.name.startswith("__") and path.name not in chart] == []
