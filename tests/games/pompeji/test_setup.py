"""Cards and set-up, P1-P4."""

from collections import Counter

import pytest

import vesuvius
from tests.games.pompeji.positions import COLOURS, KINDS, VALUES, after, events_of, field, moves, play, refusal, weights
from vesuvius.contract import CHANCE
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji.cards import VALUES as SHOWN
from vesuvius.games.pompeji.events import CardDrawn, CardReceived, CityFounded, TurnBegun

TWO_HANDS = ("- deal Ar", "- deal Ho", "- deal Go", "- deal Bb", "- deal Fw", "- deal Oy")


def test_there_are_49_buildings_of_7_kinds_in_7_colours() -> None:
    """P1 (contents: 7 buildings in 7 colours)."""
    assert list(SHOWN) == [kind + colour for kind in KINDS for colour in COLOURS]


def test_each_value_occurs_once_in_every_kind_and_in_every_colour() -> None:
    """P1, ruling (contents: values 1-7)."""
    for kind in KINDS:
        assert sorted(SHOWN[kind + colour] for colour in COLOURS) == [1, 2, 3, 4, 5, 6, 7]
    for colour in COLOURS:
        assert sorted(SHOWN[kind + colour] for kind in KINDS) == [1, 2, 3, 4, 5, 6, 7]
    assert SHOWN == VALUES
    assert (SHOWN["Ar"], SHOWN["Ao"], SHOWN["Br"], SHOWN["Tw"]) == (1, 2, 2, 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_one_statue_and_one_permit_lying_open(players: int) -> None:
    """P2 (preparation: one statue and one special building permit each, the others set aside)."""
    state = game.start(players)

    assert game.view(state, None).statues == (1,) * players
    assert game.view(state, None).permits == (1,) * players


def test_the_variant_gives_each_player_two_permits() -> None:
    """P13 (variant: the back of the card is a second permit)."""
    assert field(game.start(3, double_permit=True), "permits") == [2, 2, 2]
    assert field(game.start(3, double_permit=True), "options") == {"double_permit": True}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_cards_are_dealt_to_each_player_and_the_next_begins_the_city(players: int) -> None:
    """P3 (preparation: shuffle the 49, deal 3 each; turn up the top card)."""
    state = game.start(players)
    for card in list(VALUES)[: 3 * players]:
        state = play(state, f"- deal {card}").state

    state = play(state, "- deal Tw").state

    assert [len(hand) for hand in field(state, "hands")] == [3] * players
    assert field(state, "hands")[1] == ["Ag", "Ab", "Av"]
    assert field(state, "city") == {"0,0": "Tw"}
    assert field(state, "deck") == {"left": 50 - 3 * players, "volcanoes": 0}


def test_the_deal_shows_each_player_their_own_cards_only() -> None:
    """P3: the cards are dealt face down."""
    assert events_of(game.start(2), "- deal Ar") == [
        CardDrawn(seat=0, left=50),
        CardReceived(seen_by=0, seat=0, card="Ar"),
    ]


def test_everybody_sees_the_first_card_of_the_city_and_seat_0_begins() -> None:
    """P3, P4 (how to play: the youngest begins; ours sits in seat 0)."""
    state = after(game.start(2), *TWO_HANDS)

    assert events_of(state, "- deal Tr") == [CityFounded(card="Tr", at="0,0", left=44), TurnBegun(seat=0)]
    assert game.turn(after(state, "- deal Tr")) == 0


def test_play_goes_clockwise() -> None:
    """P4 (how to play: then it is the turn of the player on the left)."""
    state = after(game.start(2), *TWO_HANDS, "- deal Tr")
    turns = []
    for line in ("p1 build Go 1,0", "- draw Gw", "p2 build Bb -1,0", "- draw Gv"):
        state = play(state, line).state
        turns.append(game.turn(state))

    assert turns == [CHANCE, 1, CHANCE, 0]


def test_every_card_not_yet_dealt_is_as_likely_as_another() -> None:
    """P3: the buildings are shuffled; the volcanoes come in later."""
    state = after(game.start(2), "- deal Ar", "- deal Bo")

    assert weights(state) == {f"deal {card}": 1 for card in VALUES if card not in ("Ar", "Bo")}
    assert "The deck no longer holds the red arch (Ar)" in str(refusal(state, "- deal Ar"))


def test_nobody_but_chance_has_a_move_during_the_deal() -> None:
    """P3."""
    state = game.start(3)

    assert [moves(state, name) for name in ("p1", "p2", "p3")] == [[], [], []]
    assert refusal(state, "p1 build Ar 1,0").code == "chance_first"
    assert refusal(state, "p2 permit").rule == "P14"
    assert "is not possible now" in str(refusal(state, "- draw Ar"))


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, 2.0, "3", None])
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    """P2: there are four statues and four permits."""
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        game.start(players)


def test_options_are_named_and_typed() -> None:
    """The contract: a bad option says what is allowed."""
    with pytest.raises(ValueError, match="no option 'third_volcano', only double_permit"):
        game.start(2, third_volcano=True)
    with pytest.raises(ValueError, match="True or False, not 2"):
        game.start(2, double_permit=2)


def test_the_game_introduces_itself() -> None:
    """The contract: title, players, options and seats, for a lobby; on the shelf by its name."""
    about = vesuvius.game("pompeji").about()

    assert (about["title"], about["author"], about["year"], about["players"]) == (
        "Pompeji",
        "Frank Brandt",
        2001,
        [2, 3, 4],
    )
    assert about["options"] == {"double_permit": {"type": "bool", "default": False}}
    assert about["seats"] == ["p1", "p2", "p3", "p4"]
    assert game.names(game.start(3)) == ("p1", "p2", "p3")


def test_a_card_neither_held_nor_laid_is_in_the_deck() -> None:
    """P1: a card is in the deck, a hand, the city or the discard, and only there."""
    state = after(game.start(2), *TWO_HANDS, "- deal Tr", "p1 build Go 1,0")

    known = Counter([*state.city.values(), *(card for hand in state.hands for card in hand)])
    drawable = Counter(str(move).removeprefix("draw ") for move in game.legal(state, CHANCE))

    assert known + drawable == Counter(list(VALUES))
