"""Bots play legally, repeat their answers under a seed, and beat the level below."""

from random import Random
from typing import Any

import pytest

import vesuvius
from tests.games.lastdays.positions import living
from tests.games.pompeji.positions import plan, table
from tests.opponents import opponents
from tests.walks import Setting, walk
from vesuvius.bots import Budget, bot, cards, searches
from vesuvius.bots.pompeji.citizen import builds, lots_of
from vesuvius.contract import CHANCE
from vesuvius.games import twins
from vesuvius.games.pompeji.laying import appraise, best_names
from vesuvius.games.pompeji.streets import total
from vesuvius.match import MAX_MOVES, play_out, shares

FEW = Budget(nodes=30)
"""The budget of bots that search; the others ignore it."""

everybody = pytest.mark.parametrize(
    ("name", "game"), [(name, game) for game in vesuvius.games() for name in opponents(game)]
)


@everybody
def test_a_bot_plays_whole_games_by_the_rules_and_repeats_itself_under_a_seed(name: str, game: str) -> None:
    """``play_out`` judges every move, so a game that ends was legal."""
    for players in vesuvius.game(game).about()["players"][: 1 if searches(name, game) else 3]:
        first, second = (
            play_out(game, [bot(name, game, seed) for seed in range(players)], Random(players), FEW) for _ in range(2)
        )
        assert first.outcome is not None
        assert first.moves == second.moves


OPTIONS: dict[str, list[dict[str, Any]]] = {
    "downfall": [{"dual_vents": True}, {"edition": "mayfair"}],
    "pompeji": [{"double_permit": True}],
    "lastdays": [{"calm": True}, {"household": True}],
}


@everybody
def test_a_bot_plays_by_the_rules_with_every_option(name: str, game: str) -> None:
    assert {option for options in OPTIONS[game] for option in options} == {*vesuvius.game(game).about()["options"]}
    max_moves = 100 if searches(name, game) else MAX_MOVES  # uncompiled, a whole game between searchers takes too long
    for options in OPTIONS[game]:
        players = [bot(name, game, seed) for seed in range(2)]
        played = play_out(game, players, Random(2), FEW, max_moves, **options)
        assert played.outcome is not None or len(played.moves) >= max_moves == 100


def wins(game: str, strong: str, weak: str, games: int, nodes: int | None = None) -> float:
    """The share of two-player games the stronger bot wins; seats alternate, ties are shared."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        names = [weak, weak]
        names[seat] = strong
        seated = [bot(n, game, f"{number}/{s}") for s, n in enumerate(names)]
        played = play_out(game, seated, Random(number), Budget(nodes=nodes))
        assert played.outcome is not None
        won += shares(played.outcome.places)[seat]
    return won / games


def test_a_citizen_of_downfall_beats_a_novice() -> None:
    """A margin with a fixed seed and a generous bound; the measured figure is about 99 in 100."""
    assert wins("downfall", "citizen", "novice", games=12) >= 0.85


def test_citizens_of_downfall_save_a_third_of_their_people() -> None:
    """Against three others of its kind; random play saves six in a hundred, the measured figure is 54."""
    saved = settled = 0
    for number in range(4):
        played = play_out("downfall", [bot("citizen", "downfall", f"{number}/{s}") for s in range(4)], Random(number))
        saved += sum(played.state.saved)
        settled += sum(played.state.saved) + sum(played.state.volcano)
    assert saved / settled >= 0.35


def settling(card: int, markers: dict[str, list[int]]) -> Any:
    """After the first A.D. 79, with one card in red's hand and two 9s in black's."""
    return vesuvius.game("downfall").load(
        {
            "game": "downfall", "players": 2, "phase": "settling", "waiting": "play", "turn": 0,
            "hands": [[card], [9, 9]], "deck": {"left": 20, "omens": 3, "ad79": 1}, "markers": markers,
        }
    )  # fmt: skip


@pytest.mark.parametrize(("card", "home"), [(11, "I7"), (6, "C5"), (3, "D3")])
def test_a_citizen_of_downfall_settles_where_most_people_escape(card: int, home: str) -> None:
    """Near a gate; of two homes at the same distance, the one farther from a vent."""
    rules = vesuvius.game("downfall")
    state = settling(card, {})
    move = bot("citizen", "downfall", 1).choose(rules.view(state, 0), rules.legal(state, 0), Budget())
    assert str(move) == f"play {card} {home}"


def test_a_citizen_of_the_last_days_beats_a_novice() -> None:
    """A margin with a fixed seed and a generous bound; the measured figure is 83 in 100."""
    assert wins("lastdays", "citizen", "novice", games=8) >= 0.7


def test_a_citizen_of_the_last_days_visits_its_most_expensive_client() -> None:
    """A cheap client lives with the most expensive one at 5; a client of middling price lives at 11."""
    rules = vesuvius.game("lastdays")
    homes = {"13": 5, "97": 5, "3": 11, "18": 13, "42": 15}
    state = rules.play(living(cards=[[2, 3, 4, 13, 97], [9, 18], [31, 42]], housed=homes), CHANCE, "vita 35").state
    move = bot("citizen", "lastdays", 1).choose(rules.view(state, 0), rules.legal(state, 0), Budget())
    assert str(move) == "visit 5"


def test_novices_finish_the_last_days_at_every_table() -> None:
    """Phase 1 has no limit of its own, but novices buy cards they can use and move on."""
    for players in range(2, 9):
        novices = [bot("novice", "lastdays", seat) for seat in range(players)]
        assert play_out("lastdays", novices, Random(players)).outcome is not None


def test_a_game_between_bots_is_truncated_at_a_limit_and_has_no_outcome() -> None:
    played = play_out("lastdays", [bot("novice", "lastdays", seat) for seat in range(2)], Random(1), max_moves=50)
    assert played.outcome is None
    assert 50 <= len(played.moves) < 60


@pytest.mark.parametrize("game", vesuvius.games())
def test_every_bot_says_what_it_does(game: str) -> None:
    for card in cards(game):
        assert card.sentence.endswith(".")
        assert card.level >= 1


def test_an_unknown_bot_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(KeyError, match="novice, citizen"):
        bot("oracle of Delphi", "downfall")


def test_a_citizen_declares_the_eruption_only_when_it_is_ahead() -> None:
    """D11 out of turn: with only jokers in hand, black declares the eruption if its people are nearer to the gates."""
    rules = vesuvius.game("downfall")
    far, near = {"E6": [4, 0]}, {"E6": [0, 4]}
    for markers, expected in ((far, None), (near, "erupt")):
        state = settling(3, markers)
        move = bot("citizen", "downfall", 1).react(rules.view(state, 1), rules.legal(state, 1))
        assert (move and str(move)) == expected


def test_a_citizen_of_pompeji_beats_a_novice() -> None:
    """A margin with a fixed seed and a generous bound; the measured figure is 200 in 200."""
    assert wins("pompeji", "citizen", "novice", games=8) >= 0.85


def test_citizens_of_pompeji_score_like_people_and_leave_neither_statue_nor_permit_unused() -> None:
    """Three people playing for the first time reported scores of 168 to 230; the measured average is about 261."""
    for number in range(2):
        played = play_out("pompeji", [bot("citizen", "pompeji", f"{number}/{s}") for s in range(3)], Random(number))
        assert played.outcome is not None
        assert sum(played.outcome.scores) / 3 >= 168
        assert sum(played.state.statues) + sum(played.state.permits) <= 1


def test_a_citizen_of_pompeji_counts_points_as_the_rules_do() -> None:
    """Its fast estimate of a square agrees with ``appraise`` and ``best_names`` all through a game."""
    rules: Any = vesuvius.game("pompeji")
    for moment in list(walk(Setting("pompeji", 3, {}, seed=79)))[10::5]:
        state = moment.state
        lots = lots_of(state.city)
        for seat in range(3):
            for laid in builds(rules.view(state, seat), lots):
                assert laid.points == total(appraise(state, seat, laid.move))
        assert {at: lot.best_name()[0] for at, lot in lots.items()} == {
            at: points for at, (_, points) in best_names(state.city).items()
        }


@pytest.mark.parametrize(("left", "card"), [(41, "Ar"), (20, "Aw")])
def test_a_citizen_of_pompeji_saves_its_high_cards_for_longer_streets(left: int, card: str) -> None:
    """The same hand of a 1 and a 7, early and late; no volcano can come yet."""
    rules = vesuvius.game("pompeji")
    state = table(plan("Ab Bo"), "Ar Aw", "Ag", left=left)
    move = bot("citizen", "pompeji", 1).choose(rules.view(state, 0), rules.legal(state, 0), Budget())
    assert str(move).startswith(f"build {card} ")


@pytest.mark.parametrize(("left", "answer"), [(41, None), (11, "permit")])
def test_a_citizen_of_pompeji_keeps_its_permit_early_and_uses_it_late(left: int, answer: str | None) -> None:
    """P13 out of turn: it takes the same thirty points only when the deck runs out."""
    rules = vesuvius.game("pompeji")
    state = table(plan("Ab Bo Av", "Gr . Hr", "Aw To Ay"), "Hg", "Ag", left=left)
    move = bot("citizen", "pompeji", 1).react(rules.view(state, 1), rules.legal(state, 1))
    assert (move and str(move)) == answer


@pytest.mark.parametrize(
    ("name", "left", "answer"),
    [("cautious", 20, None), ("citizen", 20, "permit"), ("citizen", 31, None), ("ruthless", 31, "permit")],
)
def test_characters_keep_a_permit_for_different_lengths_of_time(name: str, left: int, answer: str | None) -> None:
    """Each character decides at another moment that thirty points are enough."""
    rules = vesuvius.game("pompeji")
    state = table(plan("Ab Bo Av", "Gr . Hr", "Aw To Ay"), "Hg", "Ag", left=left)
    move = bot(name, "pompeji", 1).react(rules.view(state, 1), rules.legal(state, 1))
    assert (move and str(move)) == answer


@pytest.mark.parametrize("game", twins())
def test_a_patrician_with_few_nodes_beats_a_novice(game: str) -> None:
    """With a fixed seed and a small part of its time; docs/bots.md has its figures against citizens."""
    assert wins(game, "patrician", "novice", games=4, nodes=50) >= 0.75


@pytest.mark.parametrize(("game", "games", "nodes"), [("downfall", 6, 100), ("pompeji", 12, 2000)])
def test_a_patrician_with_few_nodes_holds_its_own_against_citizens(game: str, games: int, nodes: int) -> None:
    """A margin with a fixed seed, few nodes and a generous bound; docs/bots.md has the measured figures."""
    assert wins(game, "patrician", "citizen", games=games, nodes=nodes) >= 0.5
