"""Section 14: positions as JSON, and what load refuses, with the field named."""

import json

import pytest

from tests.games.lastdays.positions import buying, field, fleeing, living, play, running
from vesuvius.contract import Illegal, Json, Position
from vesuvius.games import lastdays

OFFER = {"to": 2, "give": [12, 45], "pay": 500, "take": [77], "get": 0}
DEBTS = [[0, None, 100], [1, None, 100], [2, None, 100]]


def bargaining() -> lastdays.State:
    """Seat 0 has offered seat 2 a trade."""
    return play(buying(cards=[[12, 45], [], [77]]), "offer 2 12 45 500 for 77 0").state


def owing() -> lastdays.State:
    """Seat 0 owes ST 100 and has ST 50."""
    return play(living(money=[50, 0, 0]), "vita 30").state


def homeless() -> lastdays.State:
    """Seat 0 has sold the building where card 13 lived."""
    return play(owing(), "sell 2").state


def visiting() -> lastdays.State:
    """Seat 0 chooses whom to visit."""
    return play(living(), "vita 35").state


def rescued() -> lastdays.State:
    """Seat 2 has saved card 42 and has seven steps left."""
    return play(running(9, "d78", escort=[None, None, 42], housed={"13": 5, "18": 13}), "go d230").state


def over() -> lastdays.State:
    """The game is over: all gates are closed."""
    return play(fleeing(vesuvius=[1, 27, 33, 37, 47, 52]), "vesuvius 16").state


STATES = {
    "start": lastdays.start(3),
    "move": buying(),
    "roll": play(buying(), "forward").state,
    "enter": buying(waiting="enter", pawns=["s113", "s0", "s0"], cards=[[2, 13], [], []]),
    "buy": buying(waiting="buy"),
    "offer": bargaining(),
    "house": buying(waiting="house", cards=[[2, 13], [], []]),
    "vita": living(),
    "sell": owing(),
    "homeless": homeless(),
    "visit": visiting(),
    "vesuvius": fleeing(),
    "declare": play(fleeing(), "vesuvius blank").state,
    "run": play(fleeing(), "vesuvius blank", "fetch 13").state,
    "go": running(9, "d79", declared=42),
    "escort": running(9, "d79", escort=[None, None, 42], housed={"13": 5, "18": 13}),
    "rescued": rescued(),
    "over": over(),
    "calm": living(options={"calm": True}, vita=[1, 2, 3]),
    "household": running(5, "d79", options={"household": True}, escort=[None, None, [42]], housed={"13": 5, "18": 13}),
}


@pytest.mark.parametrize("name", STATES)
def test_a_position_loads_as_it_was_dumped(name: str) -> None:
    """The contract: through JSON text and back."""
    state = STATES[name]
    position = json.loads(json.dumps(lastdays.dump(state)))
    assert lastdays.load(position) == state
    assert lastdays.dump(lastdays.load(position)) == position


def test_the_example_of_the_rules_loads() -> None:
    """Section 14's own example, with an offer's and a debt's pending as it prints them."""
    position: Position = {
        "game": "lastdays", "players": 3, "options": {}, "turn": 2, "waiting": "go",
        "citizens": ["green", "red", "white"], "stage": ["excluded", "dead", "fleeing"], "money": [20000, 18500, 900],
        "pawns": [None, None, "d132"], "cards": [[3], [2, 13], [11, 15, 57]], "housed": {"13": 5},
        "saved": [[], [44], [12]], "perished": [5], "escort": [None, None, 15], "vita": [17, 3, 36],
        "vesuvius": [34, "blank", "x2"], "steps": 9, "declared": None, "pending": {},
    }  # fmt: skip
    assert lastdays.dump(lastdays.load(position)) == position
    assert field(bargaining(), "pending") == {"offer": OFFER, "back": "move", "offers": 1}
    assert field(owing(), "pending") == {"card": 30, "effect": 0, "debts": DEBTS}
    assert field(homeless(), "pending") == {"card": 30, "effect": 0, "debts": DEBTS, "homeless": [13]}


@pytest.mark.parametrize("missing", [*lastdays.dump(lastdays.start(2))])
def test_every_field_is_needed(missing: str) -> None:
    """Section 14."""
    position = lastdays.dump(living())
    del position[missing]
    with pytest.raises(Illegal, match=f"^{missing}: is missing$"):
        lastdays.load(position)


@pytest.mark.parametrize(
    ("name", "changes", "refusal"),
    [
        ("move", {"weather": "fine"}, "weather: there is no such field"),
        ("move", {"game": "downfall"}, "game: one of lastdays is needed, not 'downfall'"),
        ("move", {"players": 9}, "players: "),
        ("move", {"players": True}, "players: "),
        ("move", {"players": 4}, "stage: one entry for each of 4 seats"),
        ("move", {"options": {"storm": True}}, "options: one of calm, household is needed, not 'storm'"),
        ("move", {"options": {"calm": False}}, "options.calm: one of True is needed, not False"),
        ("move", {"options": []}, "options: a mapping is needed, not []"),
        ("move", {"turn": 3}, "turn: "),
        ("move", {"turn": True}, "turn: "),
        ("move", {"waiting": "lunch"}, "waiting: one of citizen, move, roll"),
        ("move", {"waiting": 7}, "waiting: one of citizen, move, roll"),
        ("move", {"waiting": ["move"]}, "waiting: "),
        ("move", {"citizens": ["green", "red", "pink"]}, "citizens: "),
        ("move", {"citizens": ["green", "red", ["white"]]}, "citizens: "),
        ("move", {"citizens": ["green", "red", "red"]}, "citizens: no two"),
        ("move", {"citizens": ["green", "red"]}, "citizens: 3 have been drawn"),
        ("start", {"citizens": ["green"]}, "citizens: 0 have been drawn"),
        ("move", {"stage": ["buying", "buying", "waiting"]}, "stage: "),
        ("move", {"stage": ["buying", "buying", ["buying"]]}, "stage: "),
        ("move", {"stage": "buying"}, "stage: a list"),
        ("move", {"stage": ["buying", "buying", "fleeing"]}, "stage: fleeing before ULTIMATE DIE"),
        ("vesuvius", {"stage": ["fleeing", "fleeing", "living"]}, "stage: living after ULTIMATE DIE"),
        ("vesuvius", {"stage": ["excluded"] * 3}, "stage: somebody drew ULTIMATE DIE"),
        ("vesuvius", {"stage": ["fleeing", "dead", "fleeing"]}, "stage: nobody dies before"),
        ("move", {"vita": [5]}, "stage: somebody lives in phase 2"),
        ("vita", {"waiting": "move"}, "waiting: "),
        ("move", {"waiting": "vita"}, "waiting: vita is nothing for a seat that is buying to decide"),
        ("vita", {"waiting": "vesuvius"}, "waiting: "),
        ("over", {"turn": 0, "stage": ["excluded", "fleeing", "fleeing"]}, "turn: "),
        ("move", {"money": [5000, 5000, -50]}, "money: "),
        ("move", {"money": [5000, 5000, 25]}, "money: "),
        ("move", {"money": [5000, 5000]}, "money: one entry"),
        ("move", {"pawns": ["s0", "s0", "s114"]}, "pawns: "),
        ("move", {"pawns": ["s0", "s0", "s01"]}, "pawns: "),
        ("move", {"pawns": ["s0", "s0", 0]}, "pawns: "),
        ("move", {"pawns": ["s0", "s0", None]}, "pawns: None for a seat buying"),
        ("move", {"pawns": ["s0", "s0", "p19"]}, "pawns: p19 for a seat buying"),
        ("vita", {"pawns": ["p35", "p34", "s4"]}, "pawns: s4 for a seat living"),
        ("vita", {"pawns": ["p35", "p34", "p1"]}, "pawns: "),
        ("vita", {"pawns": ["p35", "p34", "d286"]}, "pawns: "),
        ("vita", {"pawns": ["p35", "p34", "d230"]}, "pawns: nobody is outside"),
        ("vita", {"pawns": ["p35", "p34", "p34"]}, "pawns: two share p34"),
        ("go", {"stage": ["dead", "fleeing", "fleeing"]}, "pawns: null for a seat that is dead"),
        ("vesuvius", {"vesuvius": [35]}, "pawns: p35 lies under the ashes"),
        ("start", {"pawns": ["s0", "s0", "s3"]}, "pawns: all stand on INGRESSUS"),
        ("start", {"cards": [[], [], [3]]}, "cards: nobody owns any"),
        ("move", {"cards": [[], [], [102]]}, "cards: "),
        ("move", {"cards": [[], [], [9, 3]]}, "cards: cards ascending"),
        ("move", {"cards": [[3], [], [3]]}, "cards: 3 is in two places"),
        ("move", {"cards": [[], []]}, "cards: one entry"),
        ("go", {"perished": [13]}, "cards: 13 is in two places"),
        ("go", {"perished": [4]}, "perished: 4 is no person"),
        ("vita", {"perished": [1]}, "perished: nobody, before Vesuvius wakes"),
        ("vita", {"saved": [[1], [], []]}, "saved: nobody, before Vesuvius wakes"),
        ("go", {"saved": [[4], [], []]}, "saved: 4 is no person"),
        ("go", {"saved": [[1, 1], [], []]}, "cards: 1 is in two places"),
        (
            "go",
            {"saved": [[1], [], []], "stage": ["excluded", "fleeing", "fleeing"], "pawns": [None, "p34", "d79"]},
            "saved: an excluded seat",
        ),
        ("vita", {"housed": []}, "housed: a mapping is needed, not []"),
        ("vita", {"housed": {"13": 58}}, "housed: "),
        ("vita", {"housed": {"013": 5}}, "housed: keys are whole numbers as text, not '013'"),
        ("vita", {"housed": {13: 5}}, "housed: keys are whole numbers as text, not 13"),
        ("vita", {"housed": {"500": 5}}, "housed: "),
        ("vita", {"housed": {"13": 35, "18": 13, "42": 15}}, "housed: 13 is no person, or 35 no building"),
        ("vita", {"housed": {"2": 5, "18": 13, "42": 15}}, "housed: 2 is no person"),
        ("vita", {"housed": {"30": 5, "13": 5, "18": 13, "42": 15}}, "housed: nobody owns 30"),
        ("vita", {"housed": {"13": 7, "18": 13, "42": 15}}, "housed: 7 does not belong"),
        ("vita", {"housed": {"18": 13, "42": 15}}, "housed: seat 0 has clients without a home"),
        ("vita", {"cards": [[2, 9, 13], [18], [31, 42]], "housed": {"13": 13}}, "housed: 13 and 13 are of different"),
        (
            "vita",
            {
                "cards": [[2, 13, 30, 48, 65], [9, 18], [31, 42]],
                "housed": {"13": 5, "30": 5, "48": 5, "65": 5, "18": 13, "42": 15},
            },
            "housed: 5 holds 3",
        ),
        ("vesuvius", {"vesuvius": [5]}, "housed: 5 lies under the ashes"),
        ("move", {"cards": [[2, 13], [], []], "housed": {"13": 5}}, "housed: seat 0 has not entered phase 2"),
        ("go", {"escort": [None, None, [42]]}, "escort: "),
        (
            "household",
            {"escort": [None, None, 42]},
            "escort: this decision needs [None, None, [42]], not [None, None, 42]",
        ),
        (
            "household",
            {"escort": [None, None, []]},
            "escort: this decision needs [None, None, None], not [None, None, []]",
        ),
        ("vita", {"escort": [13, None, None], "housed": {"18": 13, "42": 15}}, "escort: seat 0 does not flee"),
        ("escort", {"pawns": ["p35", "p34", "d230"]}, "escort: outside the wall"),
        ("escort", {"escort": [None, None, 31]}, "housed: seat 2"),
        ("go", {"escort": [None, 42, None], "declared": None}, "housed: "),
        ("vita", {"vita": [37]}, "vita: "),
        ("vita", {"vita": [3, 3]}, "vita: each card once"),
        ("vesuvius", {"vita": [36, 4]}, "vita: nothing is drawn after"),
        ("vesuvius", {"options": {"calm": True}}, "vita: in the calm"),
        ("vesuvius", {"vesuvius": [58]}, "vesuvius: "),
        ("vesuvius", {"vesuvius": [True]}, "vesuvius: "),
        ("vesuvius", {"vesuvius": ["x3"]}, "vesuvius: "),
        ("vesuvius", {"vesuvius": [3, 3]}, "vesuvius: there are only 1 of 3"),
        ("vesuvius", {"vesuvius": ["blank"] * 6}, "vesuvius: there are only 5 of blank"),
        ("vita", {"vesuvius": ["blank"]}, "vesuvius: nothing is turned over before"),
        ("go", {"vesuvius": []}, "vesuvius: a card has been turned over"),
        ("go", {"steps": None}, "steps: is missing"),
        ("go", {"steps": 0}, "steps: "),
        ("go", {"steps": 41}, "steps: "),
        ("vita", {"steps": 3}, "steps: this decision needs None, not 3"),
        ("declare", {"steps": 3}, "steps: left over from a rescue"),
        ("rescued", {"saved": [[], [], []]}, "steps: left over from a rescue"),
        ("rescued", {"pawns": ["p35", "p34", "d266"]}, "steps: left over from a rescue"),
        ("declare", {"declared": 13}, "declared: this decision needs None, not 13"),
        ("roll", {"declared": 13}, "declared: this decision needs None, not 13"),
        ("go", {"declared": 102}, "declared: "),
        ("go", {"declared": 13}, "declared: 13 cannot be declared"),
        ("escort", {"declared": 18}, "declared: 18 cannot be declared"),
        ("go", {"pawns": ["p35", "p34", "p15"]}, "declared: a client in the same building"),
        ("escort", {"waiting": "declare", "steps": None}, "escort: a seat that escorts somebody declares nothing"),
        ("go", {"waiting": "over", "steps": None, "declared": None}, "waiting: over when the end has come"),
        ("over", {"waiting": "vesuvius"}, "waiting: over when the end has come"),
        ("move", {"pending": []}, "pending: a mapping is needed, not []"),
        ("move", {"pending": {"offers": 4}}, "pending.offers: "),
        ("move", {"pending": {"offers": None}}, "pending.offers: is left out"),
        ("move", {"pending": {"weather": "fine"}}, "pending.weather: there is no such field"),
        ("move", {"stage": []}, "turn: there is no seat 0"),
        ("move", {"pending": {"offers": 0}}, "pending.offers: "),
        ("move", {"pending": {"way": "back"}}, "pending.way: this decision needs None, not 'back'"),
        ("vita", {"pending": {"offers": 1}}, "pending.offers: this decision needs None, not 1"),
        ("roll", {"pending": {}}, "pending.way: is missing"),
        ("roll", {"pending": {"way": "up"}}, "pending.way: one of forward, back is needed, not 'up'"),
        ("roll", {"pending": {"way": "back"}}, "pending.way: nobody goes back from INGRESSUS"),
        ("enter", {"pawns": ["s112", "s0", "s0"]}, "pawns: a pawn that may enter"),
        ("offer", {"pending": {"offer": OFFER, "back": "move"}}, "pending.offers: is missing"),
        ("offer", {"pending": {"offer": OFFER, "back": "house", "offers": 1}}, "pending.back: "),
        ("offer", {"pending": {"offer": {}, "back": "move", "offers": 1}}, "pending.offer.to: is missing"),
        (
            "offer",
            {"pending": {"offer": [], "back": "move", "offers": 1}},
            "pending.offer: a mapping is needed, not []",
        ),
        ("offer", {"cards": [[12, 45], [77], []]}, "pending.offer: White does not have Simplex (card 77)"),
        ("sell", {"pending": {"card": 30, "effect": 0}}, "pending.debts: is missing"),
        ("sell", {"pending": {"card": 30, "effect": 1, "debts": DEBTS}}, "pending.effect: "),
        ("sell", {"pending": {"card": 31, "effect": 0, "debts": DEBTS}}, "pending.card: the card turned over last"),
        ("sell", {"pending": {"card": 30, "effect": 0, "debts": []}}, "pending.debts: something is owed"),
        (
            "sell",
            {"pending": {"card": 30, "effect": 0, "debts": [[0, 100]]}},
            "pending.debts: 3 entries are needed, not 2",
        ),
        ("sell", {"pending": {"card": 30, "effect": 0, "debts": [[0, 1, 100]]}}, "pending.debts: not who pays whom"),
        ("sell", {"pending": {"card": 30, "effect": 0, "debts": DEBTS[::-1]}}, "pending.debts: not who pays whom"),
        ("sell", {"pending": {"card": 30, "effect": 0, "debts": [[0, None, 50]]}}, "pending.debts: not what this"),
        ("sell", {"pending": {"card": 30, "effect": 0, "debts": [[0, None, 0]]}}, "pending.debts: not what this"),
        ("sell", {"money": [100, 0, 0]}, "pending.debts: the first payer can pay"),
        (
            "sell",
            {"cards": [[], [9, 18], [31, 42]], "housed": {"18": 13, "42": 15}},
            "pending.debts: the first payer has nothing",
        ),
        (
            "homeless",
            {"pending": {"card": 30, "effect": 0, "debts": DEBTS, "homeless": []}},
            "pending.homeless: somebody",
        ),
        ("homeless", {"pending": {"card": 30, "effect": 0, "debts": DEBTS, "homeless": [30]}}, "housed: seat 0"),
        ("visit", {"vita": [34]}, "pending.card: the card turned over last"),
        ("visit", {"vita": [34], "pending": {"card": 34, "effect": 0}}, "pending.effect: this effect gives no choice"),
        ("visit", {"cards": [[2], [9, 18], [31, 42]], "housed": {"18": 13, "42": 15}}, "waiting: there is nobody"),
    ],
)
def test_an_impossible_position_is_refused(name: str, changes: dict[str, Json], refusal: str) -> None:
    """Section 14: Illegal names the field and the reason."""
    with pytest.raises(Illegal) as caught:
        lastdays.load({**lastdays.dump(STATES[name]), **changes})
    assert str(caught.value).startswith(refusal)


def test_a_position_is_an_object() -> None:
    """Section 14."""
    with pytest.raises(Illegal, match=r"^position: a mapping is needed, not "):
        lastdays.load([])  # type: ignore[arg-type]
