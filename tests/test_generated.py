"""Generated files match the code: the client's wire types and the reference of docs/games."""

import pytest

from tools.generate import ROOT, stale
from tools.pages import page
from vesuvius.games import games


def test_generated_files_are_fresh() -> None:
    assert [str(path.relative_to(ROOT)) for path in stale()] == [], "run `make generate`"


@pytest.mark.parametrize("name", games())
def test_a_page_keeps_the_prose_around_its_reference(name: str) -> None:
    written = page(name, "")
    begin, end = written.index("<!--"), written.rindex("-->") + len("-->")
    mine = f"# Title\n\nBefore.\n\n{written[begin:end]}\n\nAfter.\n"
    assert page(name, mine) == mine
    assert page(name, mine.replace("## Notation", "## Stale")) == mine
