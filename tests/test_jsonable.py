"""Dataclasses as JSON and back."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from tests.golden import FOLDER
from vesuvius import Illegal, journal, plain
from vesuvius.frozen import FrozenDict
from vesuvius.jsonable import encodable, read


@dataclass(frozen=True, slots=True, kw_only=True)
class Debt:
    seat: int
    from_: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    steps: int
    to: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    players: int
    phase: Literal["deal", "over"]
    turn: int | None
    hands: tuple[tuple[int, ...], ...]
    lava: FrozenDict[str, str]
    dice: tuple[int, int] | None = None
    debts: tuple[Debt, ...] = ()
    calm: bool = False
    homes: FrozenDict[int, int]
    pending: Debt | Walk | Rest = Rest()


TABLE = Table(
    players=2,
    phase="deal",
    turn=None,
    hands=((1, 2), ()),
    lava=FrozenDict({"A1": "coin"}),
    debts=(Debt(seat=1, from_="s40"),),
    homes=FrozenDict({13: 5}),
)
JSON = {
    "players": 2,
    "phase": "deal",
    "turn": None,
    "hands": [[1, 2], []],
    "lava": {"A1": "coin"},
    "debts": [{"seat": 1, "from": "s40"}],
    "calm": False,
    "homes": {"13": 5},
    "pending": {},
}


def test_a_dataclass_as_json_has_none_only_where_none_is_an_answer() -> None:
    assert plain(TABLE) == JSON
    assert plain({"dice": (3, 4), "cards": frozenset("ba")}) == {"dice": [3, 4], "cards": ["a", "b"]}


def test_json_becomes_the_same_value_again() -> None:
    assert read(Table, JSON) == TABLE
    assert hash(read(Table, JSON)) == hash(TABLE)
    assert read(Table, {**JSON, "dice": [3, 4]}).dice == (3, 4)
    assert read(Table, {**JSON, "pending": {"steps": 3}}).pending == Walk(steps=3)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": "2"}, r"players: a whole number is needed, not '2'"),
        ({"players": True}, r"players: a whole number is needed, not True"),
        ({"phase": "dawn"}, r"phase: one of deal, over is needed, not 'dawn'"),
        ({"turn": "red"}, r"turn: a whole number is needed, not 'red'"),
        ({"hands": [[1, None]]}, r"hands: a whole number is needed, not None"),
        ({"hands": 3}, r"hands: a list is needed, not 3"),
        ({"lava": []}, r"lava: a mapping is needed, not \[\]"),
        ({"lava": {"A1": 2}}, r"lava.A1: a text is needed, not 2"),
        ({"dice": [3]}, r"dice: 2 entries are needed, not 1"),
        ({"debts": [{"seat": 1}]}, r"debts.from: is missing"),
        ({"debts": [{"seat": 1, "from": "s4", "to": 2}]}, r"debts.to: there is no such field"),
        ({"dice": None}, r"dice: is left out where it does not apply"),
        ({"homes": {"013": 5}}, r"homes: keys are whole numbers as text, not '013'"),
        ({"homes": {13: 5}}, r"homes: keys are whole numbers as text, not 13"),
        ({"calm": 1}, r"calm: true or false is needed, not 1"),
        ({"weather": "fine"}, r"weather: there is no such field"),
        ({"lava": {"0,1": 2}}, r"lava: a text is needed, not 2"),
        ({"debts": [{"!": 1}]}, r"debts: there is no field '!'"),
        ({"!": "fine"}, r"position: there is no field '!'"),
        ({"lava": {"?": 2}}, r"lava: a text is needed, not 2"),
        ({"pending": {"steps": "many"}}, r"pending.steps: a whole number is needed, not 'many'"),
        ({"pending": {"steps": 1, "by": 2}}, r"pending: there is no such thing as \{'steps': 1, 'by': 2\}"),
    ],
)
def test_a_wrong_value_is_refused_with_field_and_reason(change: Mapping[str, Any], reason: str) -> None:
    with pytest.raises(Illegal, match=f"^{reason}$"):
        read(Table, {**JSON, **change})


def test_a_missing_field_is_named() -> None:
    with pytest.raises(Illegal, match=r"^players: is missing$"):
        read(Table, {key: value for key, value in JSON.items() if key != "players"})
    with pytest.raises(Illegal, match=r"^position: a mapping is needed, not 7$"):
        read(Table, 7)


def test_a_key_that_is_no_name_is_quoted_behind_its_object() -> None:
    with pytest.raises(Illegal, match=r"^debts: there is no field ':'"):
        read(Table, {**JSON, "debts": [{"seat": 1, "from": "s40", ":": 1}]})


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/*-players.txt")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_an_encoder_that_knows_dataclasses_writes_the_same_json(path: Path) -> None:
    """Of every view and event of the golden replays."""
    encoder = msgspec.json.Encoder()
    played = journal.read(path.read_text("utf-8"))
    for frame in journal.replay(played):
        views = [played.rules.view(frame.step.state, seat) for seat in (None, 0)]
        for value in (*views, *frame.step.events):
            assert json.loads(encoder.encode(encodable(value))) == plain(value)
