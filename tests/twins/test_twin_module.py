"""The limits of a twin, which compiled code relies on without checking bounds."""

from types import SimpleNamespace
from typing import Any

import pytest

from vesuvius.games import _twin, twin, twins
from vesuvius.layout import Plane, layout
from vesuvius.twin_module import check


def module(codes: int = 32_768, legal: int = 4096, cells: int = 4096) -> Any:
    """A twin's module of a given size, by default of the largest."""
    return SimpleNamespace(CODES=codes, MOST_LEGAL=legal, LAYOUT=layout(0, Plane("cells", (cells,), "cells")))


@pytest.mark.parametrize(
    ("size", "players", "what"),
    [
        ({"codes": 32_769}, 2, "codes of moves"),
        ({"legal": 4097}, 2, "legal moves"),
        ({"cells": 4097}, 2, "cells"),
        ({}, 9, "seats"),
    ],
)
def test_a_twin_that_does_not_fit_the_buffers_of_compiled_code_is_refused(
    size: dict[str, int], players: int, what: str
) -> None:
    with pytest.raises(ValueError, match=f"the twin of ludo has .* {what}"):
        check("ludo", module(**size), [2, players])
    check("ludo", module(), [2, 8])


@pytest.mark.parametrize("name", twins())
def test_the_shelf_checks_each_twin_that_it_gives_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesuvius.twin_module.MOST_CODES", twin(name).CODES - 1)
    _twin.cache_clear()
    with pytest.raises(ValueError, match=f"the twin of {name} has"):
        twin(name)
