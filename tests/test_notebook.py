"""The cells of examples/first-steps.ipynb run one after the other, as Jupyter would run them."""

import json
import re
from base64 import b64decode
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

pytest.importorskip("numpy", reason="needs vesuvius[rl]")

FILE = Path(__file__).parents[1] / "examples" / "first-steps.ipynb"
NOTEBOOK = json.loads(FILE.read_text("utf-8"))
PROGRAMS = ["".join(cell["source"]) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    """The names that all cells define; the first one is for Jupyter and installs."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, program in enumerate(PROGRAMS[1:], 2):
        exec(compile(program, f"cell {number}", "exec"), names)
    return names


def test_the_notebook_begins_with_the_installation_and_holds_no_outputs() -> None:
    assert re.fullmatch(r"%pip install --quiet '(vesuvius\[rl\])'", PROGRAMS[0])
    assert all(not program.startswith("%") for program in PROGRAMS[1:])
    for cell in NOTEBOOK["cells"]:
        assert cell.get("outputs", []) == []
        assert cell.get("execution_count") is None
    assert FILE.stat().st_size < 10_000


def test_the_cells_run(names: dict[str, Any]) -> None:
    assert names["played"].outcome is not None
    assert names["over"] >= 100
    assert abs(names["won"].sum()) < 1e-3, "what one seat wins the other loses"


def test_the_last_cell_shows_a_plot_of_the_whole_game(names: dict[str, Any]) -> None:
    assert PROGRAMS[-1].splitlines()[-1] == "plot"
    (encoded,) = re.findall(r'src="data:image/svg\+xml;base64,(\S+)"', names["plot"]._repr_html_())
    drawn = ElementTree.fromstring(b64decode(encoded))
    curves = [one for one in drawn.iter() if one.tag.endswith("polyline")]
    asked = sum(actor != "chance" for actor, _ in names["played"].moves)
    assert [len(one.attrib["points"].split()) for one in curves] == [asked, asked]
    assert names["state"] == names["played"].state
    for points in names["chances"].values():
        assert max(share for _, share in points) - min(share for _, share in points) > 0.1


def test_the_files_it_links_to_are_there() -> None:
    text = "".join("".join(cell["source"]) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "markdown")
    links = re.findall(r"\]\(([^)#]+)", text)
    assert len(links) >= 3
    assert all((FILE.parent / link).exists() for link in links)
