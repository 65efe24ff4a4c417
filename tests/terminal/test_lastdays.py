"""The Last Days in a terminal: board, choices and events."""

from collections.abc import Sequence
from io import StringIO
from typing import Any, cast

import pytest
from rich.console import Console

from tests.games.lastdays.positions import buying, fleeing, living, play, running
from tests.walks import Setting, sample, walk
from vesuvius.contract import BaseEvent
from vesuvius.games import lastdays as game
from vesuvius.games.lastdays.events import Event
from vesuvius.terminal.lastdays import face
from vesuvius.terminal.lastdays.ways import offered as ways
from vesuvius.terminal.session import understood

NAMES = ("green", "red", "white")


def offered(state: game.State, seat: int) -> list[Any]:
    return list(face.offered(game.view(state, seat), game.legal(state, seat)))


def screen(state: game.State, seat: int | None) -> list[str]:
    """The board as it is printed for a seat, without colours."""
    console = Console(file=StringIO(), width=80, color_system=None)
    with console.capture() as shown:
        console.print(face.board(game.view(state, seat), [] if seat is None else offered(state, seat)))
    return [line.rstrip() for line in shown.get().splitlines()]


def asked_seat(state: game.State) -> int | None:
    """The seat to move, or None while it is chance or the game is over."""
    to_move = game.turn(state)
    return to_move if isinstance(to_move, int) else None


def sentences(events: Sequence[BaseEvent]) -> list[str]:
    return [line for event in events if (line := face.sentence(cast("Event", event), NAMES))]


@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_board_fits_80_columns_and_17_lines_and_offers_only_what_is_legal(players: int) -> None:
    for moment in sample(Setting("lastdays", players, {"household": players == 4}, seed=players), 20):
        for seat in {None, 0, asked_seat(moment.state)}:
            rows = screen(moment.state, seat)
            assert len(rows) <= 17
            assert max(map(len, rows)) <= 80
            assert not any("…" in row for row in rows), "no line is truncated"
            if seat is not None:
                assert set(offered(moment.state, seat)) <= set(game.legal(moment.state, seat))
                face.hand(game.view(moment.state, seat))
                assert face.asked(game.view(moment.state, seat))


def test_the_track_shows_pawns_owners_and_prices_within_reach() -> None:
    state = buying(pawns=["s3", "s10", "s0"], cards=[[2, 3], [9], []])
    rows = screen(state, 0)
    assert rows[0].startswith("0▲green   5000    3 1■red     5000   F1 2●white   5000   IN")
    assert rows[1] == " 1    1 C     2⌂M▲ ▲  3 H▲    4⌂H     5 T     6 B     7⌂W     8 G     9⌂A■  F■"
    assert "  5 T Eumachia 1800" in rows[13]
    assert "  9⌂A" not in "".join(rows[13:]), "a sold card is not for sale"
    assert face.hand(game.view(state, 0)).plain.split("  ")[:2] == ["M⌂2 0/3", "H 3 1/0"]


def test_the_card_for_sale_on_a_square_is_printed_with_role_and_price() -> None:
    state = buying(pawns=["s3", "s0", "s0"], waiting="buy")
    assert "For sale: Julia Felix (3), lady with baths and shops to let, ST 1800" in screen(state, 0)


def test_a_player_finding_homes_sees_beds_and_steps_to_a_gate() -> None:
    """5.13: the Gladiators’ Barracks stand beside the Porta di Stabia."""
    state = buying(turn=2, waiting="house", cards=[[], [], [31, 42]], stage=["living", "buying", "buying"],
                   pawns=["p35", "s0", "s113"])  # fmt: skip
    assert any("⌂G Barracks  15  0/3    3" in row for row in screen(state, 2))


def test_a_client_without_a_home_is_printed_by_name_and_price() -> None:
    """5.13, 5.14: for a gladiator there is a bed in the barracks, for Scaurus of the market none."""
    state = buying(turn=2, waiting="house", cards=[[], [], [13, 31, 42]], stage=["living", "buying", "buying"],
                   pawns=["p35", "s0", "s113"])  # fmt: skip
    seen = game.view(state, 2)
    assert face.hand(seen).plain.startswith("No home yet: 13 M Scaurus 1900  42 G ")
    assert "Aulus Umbricius Scaurus (13) ST 1900" in face.owned(seen)
    assert "42 G" not in face.hand(game.view(game.play(state, 2, "house 42 15").state, 2)).plain


def test_the_city_shows_gates_homes_ashes_and_distances() -> None:
    state = fleeing(turn=2, waiting="declare", vesuvius=[1, "blank"])
    rows = screen(state, 2)
    plan = [row[:53] for row in rows]
    assert any("*15" in row and "∩16" in row for row in plan), "the player's home beside an open gate"
    assert not any("∩1 " in row for row in plan), "the Porta Marina is buried"
    assert any("░" in row for row in plan)
    (client,) = [row[53:] for row in rows if "Celadus" in row]
    assert client.split() == ["42G", "Celadus", "1100", "15", "7", "3"], "seven steps there, three out"


def test_a_walk_offers_the_client_the_way_out_and_every_gate_within_reach() -> None:
    """7.5 to 7.11: some 280 dots are legal, a few lead somewhere."""
    state = running(9, "d79", declared=42)
    assert str(offered(state, 2)[0]) == "go p15"
    assert len(game.legal(state, 2)) > len(offered(state, 2))
    led = running(20, "p15", escort=[None, None, 42], housed={"13": 5, "18": 13})
    assert ways(game.view(led, 2))[0].reason == "out by Porta di Stabia"
    assert str(offered(led, 2)[0]) == "go d230"
    far = running(2, "p15", escort=[None, None, 42], housed={"13": 5, "18": 13})
    assert ways(game.view(far, 2))[0].reason == "towards Porta di Stabia"


def test_nobody_is_offered_another_players_walk() -> None:
    assert offered(running(9, "d79", declared=42), 0) == []


def test_offers_are_typed_in_full_though_none_is_listed() -> None:
    """Section 13: ``play`` takes more offers than ``legal`` lists."""
    state = buying(cards=[[2, 13], [9], []])
    text = "offer 1 2 500 for 9 0"
    assert not any(str(move).startswith("offer") for move in offered(state, 0))
    move = understood(text, offered(state, 0), game.legal(state, 0))
    assert sentences(game.play(state, 0, move).events) == [
        "Green offers red Forum Granary (2) and ST 500 for Large Theatre (9)."
    ]
    assert "offer" in face.HELP


@pytest.mark.parametrize(
    ("state", "moves", "expected"),
    [
        (
            buying(),
            ["forward", "roll 1 2", "buy 3"],
            ["Green buys Julia Felix (3) for ST 1800."],
        ),
        (
            living(),
            ["vita 6"],
            [
                "Green draws Vow to Venus: Go to the Temple of Venus (2). The goddess is kind: receive ST 150.",
                "Green receives ST 150.",
            ],
        ),
        (
            fleeing(),
            ["vesuvius 5"],
            ["Ashes bury Forum Granary (5).", "Aulus Umbricius Scaurus (13), client of green, is dead."],
        ),
        (
            running(9, "d79", declared=42),
            ["go p15"],
            ["White reaches Celadus (42)."],
        ),
        (
            running(9, "p15", escort=[None, None, 42], housed={"13": 5, "18": 13}),
            ["go d230"],
            ["White walks 3 steps outside the wall.", "White saves Celadus (42) through the Porta di Stabia (16)."],
        ),
    ],
)
def test_events_are_printed_as_sentences(state: game.State, moves: list[str], expected: list[str]) -> None:
    assert sentences(play(state, *moves).events) == expected


SILENT = {"rolled", "passed", "entered", "went", "vesuvius"}
"""Events without a sentence: the card's text or the next event says the same."""


def test_every_kind_of_event_of_a_game_is_printed() -> None:
    met: set[str] = set()
    printed: set[str] = set()
    for seed in range(3):
        for moment in walk(Setting("lastdays", 3, {}, seed)):
            for event in game.play(moment.state, moment.seat, moment.move).events:
                met.add(event.type)
                if sentences([event]):
                    printed.add(event.type)
    assert met - printed <= SILENT
    assert len(printed) > 20
