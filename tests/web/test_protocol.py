"""The client printed in docs/protocol.md plays a whole game."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vesuvius.web.schemas import FromClient

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def test_the_printed_client_plays_a_whole_game(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {"__name__": "client"}
    exec(compile(program, "docs/protocol.md", "exec"), names)
    result = names["main"](address)
    assert min(result["places"]) == 1
    assert "'type': 'dealt'" in capsys.readouterr().out


def test_the_printed_messages_are_those_the_server_reads() -> None:
    (lines,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    kinds = {type(msgspec.json.decode(line, type=FromClient)).__name__ for line in lines.splitlines()}
    assert kinds == {"Play", "TakeBack", "Why", "Look", "Say"}
