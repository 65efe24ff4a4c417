"""The volcanoes and the end, P15-P17."""

import pytest

from tests.games.pompeji.positions import after, events_of, field, moves, plan, play, refusal, table, types, weights
from vesuvius.contract import CHANCE, Outcome
from vesuvius.games import pompeji as game
from vesuvius.games.pompeji.events import DrawDecided, GameEnded, TurnBegun, VolcanoDrawn

ABA = plan("Ar Bo Ay")
RING = plan("Ar Gb Ao", "Tb * Hb", "Ag Ob Ay")
"""Arches and blues around a statue: the blue arch finds no place."""
TURN = "Lay a card or your statue first; you discard only if no card fits."


def test_the_first_volcano_is_set_aside() -> None:
    """P15 (volcano: the first volcano drawn is set aside, and the last phase begins)."""
    state = after(table(ABA, "Gv Ho", "Hg", left=12), "p1 build Gv 3,0")

    drawn = play(state, "- draw volcano")

    assert drawn.events == (VolcanoDrawn(seat=0, number=1, left=11),)
    assert field(drawn.state, "deck") == {"left": 11, "volcanoes": 1}
    assert field(drawn.state, "hands")[0] == ["Ho"]


def test_the_drawer_of_the_first_volcano_chooses_whether_to_draw_again() -> None:
    """P15 (volcano: from then on each player decides, the one who drew it as well)."""
    state = after(table(ABA, "Gv Ho", "Hg", left=12), "p1 build Gv 3,0", "- draw volcano")

    assert moves(state, "p1") == ["draw", "stop"]
    assert events_of(state, "p1 stop") == [DrawDecided(seat=0, draw=False), TurnBegun(seat=1)]
    assert types(state, "p1 draw", "- draw Ab") == ["chose", "drew", "got", "turn"]


def test_after_the_first_volcano_drawing_is_a_choice() -> None:
    """P15 (volcano: each player decides whether to take a new card or not)."""
    state = after(table(ABA, "Gv Ho", "Hg", volcanoes=1), "p1 build Gv 3,0")

    assert game.turn(state) == 0
    assert moves(state, "p1") == ["draw", "stop"]
    assert events_of(state, "p1 draw") == [DrawDecided(seat=0, draw=True)]
    assert game.turn(after(state, "p1 draw")) == CHANCE
    assert field(after(state, "p1 draw", "- draw Ab"), "hands")[0] == ["Ab", "Ho"]
    assert field(after(state, "p1 stop"), "hands")[0] == ["Ho"]


def test_before_the_first_volcano_there_is_no_choice() -> None:
    """P5, P15."""
    state = after(table(ABA, "Gv Ho", "Hg"), "p1 build Gv 3,0")

    assert game.turn(state) == CHANCE
    assert moves(state, "p1") == []


def test_after_a_discard_too_drawing_is_a_choice() -> None:
    """P8, P15."""
    state = table(plan("Ar"), "Ab Br", "Hg", volcanoes=1)

    discarded = after(state, "p1 discard Ab")

    assert moves(discarded, "p1") == ["draw", "stop"]
    assert game.turn(after(discarded, "p1 stop")) == 1


def test_a_player_who_lays_the_last_card_must_draw() -> None:
    """P15 (volcano: who plays their last card must draw a new one; German: who has no card must draw)."""
    state = after(table(ABA, "Gv", "Hg", volcanoes=1), "p1 build Gv 3,0")

    assert game.turn(state) == CHANCE
    assert refusal(state, "p1 stop").code == "chance_first"


def test_a_player_who_discards_the_last_card_must_draw() -> None:
    """P8, P15."""
    state = after(table(RING, "Ab", "Hg", volcanoes=1), "p1 discard Ab")

    assert game.turn(state) == CHANCE


def test_the_drawer_of_the_first_volcano_with_an_empty_hand_must_draw_again() -> None:
    """P15."""
    state = after(table(ABA, "Gv", "Hg", left=12), "p1 build Gv 3,0", "- draw volcano")

    assert game.turn(state) == CHANCE
    assert field(after(state, "- draw Ab"), "hands")[0] == ["Ab"]


def test_the_second_volcano_ends_the_game_at_once() -> None:
    """P16 (volcano: when the second is drawn Pompeji is destroyed, and the game ends immediately)."""
    state = after(table(ABA, "Gv Ho Tr", "Hg Ow", volcanoes=1, scores=[40, 50]), "p1 build Gv 3,0", "p1 draw")

    assert events_of(state, "- draw volcano") == [
        VolcanoDrawn(seat=0, number=2, left=4),
        GameEnded(
            hands=(("Ho", "Tr"), ("Hg", "Ow")),
            minus=(6 + 7, 1 + 5),
            scores=(40 - 13, 50 - 6),
            places=(2, 1),
            reason="points",
        ),
    ]
    over = after(state, "- draw volcano")
    assert game.turn(over) is None
    assert [moves(over, name) for name in ("p1", "p2", "-")] == [[], [], []]
    assert str(refusal(over, "p2 build Hg 4,0")) == "The game is over."
    assert str(refusal(over, "p2 permit")) == "The game is over."


def test_the_second_volcano_ends_the_game_in_the_middle_of_a_permit_turn() -> None:
    """P16: wherever it is drawn; the interrupted player does not go on."""
    state = table(ABA, "Gv Ho", "Fw Gg", "Ag Tb", turn=1, volcanoes=1)

    over = after(state, "p3 permit", "p3 build Ag 1,1", "p3 draw", "- draw volcano")

    assert game.turn(over) is None
    assert field(over, "scores") == [-2 - 6, -2 - 7, 12 - 4]
    assert game.load(game.dump(over)) == over


def test_an_empty_hand_may_be_forced_to_draw_the_second_volcano() -> None:
    """P15, P16."""
    state = after(table(ABA, "Gv", "Hg", volcanoes=1), "p1 build Gv 3,0", "- draw volcano")

    assert game.turn(state) is None
    assert field(state, "scores") == [0, -1]


def test_cards_still_in_hand_are_subtracted_and_nothing_else_is() -> None:
    """P17 (volcano: the points of cards still in hand are taken off); unused statues and permits cost nothing."""
    state = after(
        table(ABA, "Gv Tr", "Hg", volcanoes=1, scores=[20, 20]), "p1 build Gv 3,0", "p1 draw", "- draw volcano"
    )

    assert (field(state, "statues"), field(state, "permits")) == ([1, 1], [1, 1])
    assert game.outcome(state) == Outcome(places=(2, 1), scores=(13, 19), reason="points")


def test_the_highest_score_wins() -> None:
    """P17 (volcano: the player with the highest score wins)."""
    state = table(
        ABA, "Gv", "Hg", "Ow", "Tr", scores=[10, 8, 40, 30], volcanoes=1, waiting="draw", permits=[1, 1, 1, 1]
    )

    assert game.outcome(after(state, "- draw volcano")) == Outcome((3, 4, 1, 2), (8, 7, 35, 23), "points")


def test_a_tie_is_shared() -> None:
    """P17: there is no tie-break."""
    state = table(ABA, "Gv", "Hg", "Ow", scores=[22, 21, 10], volcanoes=1, waiting="draw")

    assert game.outcome(after(state, "- draw volcano")) == Outcome((1, 1, 3), (20, 20, 5), "shared")


def test_a_tie_below_the_winner_is_no_shared_victory() -> None:
    """P17."""
    state = table(ABA, "Gv", "Hg", "Ow", scores=[22, 31, 25], volcanoes=1, waiting="draw")

    assert game.outcome(after(state, "- draw volcano")) == Outcome((2, 1, 2), (20, 30, 20), "points")


def test_there_is_no_outcome_before_the_end() -> None:
    """P16."""
    assert game.outcome(table(ABA, "Gv", "Hg", volcanoes=1)) is None


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("p1 draw", f"{TURN} 'draw' is not possible now."),
        ("p1 stop", f"{TURN} 'stop' is not possible now."),
        ("p2 stop", "It is p1’s turn."),
        ("- draw Ab", "It is p1’s turn."),
        ("- permit", "It is p1’s turn."),
    ],
)
def test_a_move_that_is_not_due_is_refused(line: str, reason: str) -> None:
    """The contract: a refusal is a sentence."""
    assert str(refusal(table(ABA, "Gv", "Hg", volcanoes=1), line)) == reason


def test_where_the_choice_is_to_draw_nothing_can_be_laid() -> None:
    """P15."""
    state = after(table(ABA, "Gv Ho", "Hg", volcanoes=1), "p1 build Gv 3,0")

    refused = refusal(state, "p1 build Ho 4,0")
    assert str(refused) == "Choose first: draw or stop. 'build Ho 4,0' is not possible now."


def test_an_empty_hand_whose_turn_comes_draws() -> None:
    """P15: who has no card left must draw. No game from the start comes to this; a position set up by hand does."""
    state = after(table(plan("Ar *"), "", "Hg", turn=1), "p2 statue Bo 0,1")

    assert game.turn(state) == CHANCE
    state = after(state, "- draw Ov")
    assert (field(state, "hands"), field(state, "turn")) == ([["Ov"], ["Hg"]], 1)


def test_the_volcano_cannot_be_drawn_early_nor_the_last_nine_cards_before_it() -> None:
    """P3, P15."""
    early = table(ABA, "Gv", "Hg", left=19, waiting="draw")
    late = table(ABA, "Gv", "Hg", left=10, waiting="draw")

    assert "draw volcano" not in weights(early)
    assert refusal(early, "- draw volcano").rule == "P3"
    assert weights(late) == {"draw volcano": 8}
    assert refusal(late, "- draw Ab").rule == "P3"
    assert refusal(early, "- draw Gv").rule == "P1"
