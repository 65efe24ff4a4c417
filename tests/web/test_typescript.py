"""The web client's types are those of the server."""

from pathlib import Path

from vesuvius.web.typescript import TARGET, module


def test_the_types_of_the_web_client_are_fresh() -> None:
    written = (Path(__file__).parents[2] / TARGET).read_text("utf-8")
    assert written == module(), "run `python -m vesuvius.web.typescript`"
