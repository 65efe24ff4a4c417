"""The scales of strengths: steps that are bots, each a little stronger than the one below."""

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vesuvius
from vesuvius.bots import Budget, bot, card, names, searches, strength, strengths
from vesuvius.bots.graded import LIMIT, Graded, Stray
from vesuvius.games import spec
from vesuvius.match import Match, play_out, shares
from vesuvius.spec import Strength

games = pytest.mark.parametrize("game", vesuvius.games())

NAMES = 14
"""How many names of strengths the client has (``ui/src/lib/strengths.ts``)."""

DOCS = Path(__file__).parents[1] / "docs" / "bots.md"


class Noting:
    """A bot that notes the budgets it is given."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def choose(self, _view: Any, legal: Any, budget: Budget) -> Any:
        self.budgets.append(budget)
        return legal[0]

    def react(self, _view: Any, legal: Any) -> Any:
        return legal[0]


def position(game: str) -> tuple[Any, Any]:
    """A view with several legal moves, and those moves."""
    match: Any = Match(game, 2, Random(5))
    match.deal()
    while len(legal := match.rules.legal(match.state, seat := match.rules.turn(match.state))) == 1:
        match.play(seat, legal[0])
    return match.rules.view(match.state, seat), legal


@games
def test_a_scale_has_at_least_eight_steps_that_rise(game: str) -> None:
    steps = spec(game).strengths
    assert 8 <= len(steps) <= NAMES
    assert steps[0].elo == 0
    assert all(lower.elo < upper.elo for lower, upper in pairwise(steps))
    assert not searches("strength-1", game)
    assert searches(strengths(game)[-1], game)


@games
def test_a_step_is_a_bot_by_its_name_and_by_its_number(game: str) -> None:
    assert set(strengths(game)) < set(names(game))
    for number, name in enumerate(strengths(game), 1):
        assert strength(name, game) == strength(str(number), game) == spec(game).strengths[number - 1]
        assert card(name, game).name == card(str(number), game).name == name
        assert card(name, game).sentence.startswith(f"Strength {number} of {len(strengths(game))}: a ")


@games
@pytest.mark.parametrize("name", ["0", "-1", "15", "strength-0", "strength-15", "strength-01", "strength-", "²"])
def test_there_is_no_step_outside_the_scale(name: str, game: str) -> None:
    with pytest.raises(KeyError, match=f"strength-1 to {strengths(game)[-1]}"):
        card(name, game)


@games
def test_the_documentation_has_a_row_for_each_step(game: str) -> None:
    text = DOCS.read_text("utf-8")
    title = (
        vesuvius.game(game).about()["title"].removeprefix("The ").removeprefix("Pompeii: ").removesuffix(" of Pompeii")
    )
    for number, step in enumerate(spec(game).strengths, 1):
        how = card(str(number), game).sentence.partition(": ")[2].removesuffix(".")
        assert f"| {title} | {number} | {how} | {step.elo}" in text


@games
def test_the_top_of_a_scale_beats_its_bottom(game: str) -> None:
    """With a fixed seed and few nodes; docs/bots.md has the measured figures."""
    won = 0.0
    for number in range(4):
        seated = [bot(strengths(game)[0], game, number), bot(strengths(game)[-1], game, number)]
        outcome = play_out(game, seated[:: 1 if number % 2 else -1], Random(number), Budget(nodes=30)).outcome
        assert outcome is not None
        won += shares(outcome.places)[number % 2]
    assert won >= 3


def test_slips_come_as_often_as_the_step_says() -> None:
    view, legal = position("downfall")
    asked = Noting()
    graded = Graded("downfall", Strength(bot="citizen", slips=0.3), asked, Random(1))
    for _ in range(400):
        graded.choose(view, legal, Budget())
    assert 250 <= len(asked.budgets) <= 310
    for slips in (0, 1):
        asked = Noting()
        graded = Graded("downfall", Strength(bot="citizen", slips=slips), asked, Random(1))
        for _ in range(20):
            graded.choose(view, legal, Budget())
        assert len(asked.budgets) == 20 * (1 - slips)


def test_a_step_has_its_own_nodes_and_a_limit_for_slow_machines() -> None:
    view, legal = position("downfall")

    def within(nodes: int, budget: Budget) -> Budget:
        asked = Noting()
        Graded("downfall", Strength(bot="oracle", nodes=nodes), asked, Random(1)).choose(view, legal, budget)
        return asked.budgets[0]

    assert within(300, Budget()) == Budget(LIMIT, 300)
    assert within(300, Budget(seconds=1.0)) == Budget(1.0, 300)
    assert within(300, Budget(seconds=30.0)) == Budget(LIMIT, 300)
    assert within(300, Budget(nodes=20)) == Budget(nodes=20)
    assert within(300, Budget(nodes=5000)) == Budget(nodes=300)


@games
def test_a_stray_makes_every_kind_of_move(game: str) -> None:
    """In equal parts, however many moves of a kind there are."""
    rng = Random(2)
    stray = Stray(rng)
    match: Any = Match(game, 2, rng)
    match.deal()
    legal: Any = []
    while len(set(map(type, legal))) < 2:
        seat = match.rules.turn(match.state)
        match.play(seat, rng.choice(match.rules.legal(match.state, seat)))
        legal = match.rules.legal(match.state, match.rules.turn(match.state))
    kinds = {type(move) for move in legal}
    made = [type(stray.choose(None, legal, Budget())) for _ in range(200 * len(kinds))]
    assert all(120 <= made.count(kind) <= 280 for kind in kinds)


@pytest.mark.parametrize("wrong", [{"nodes": -1}, {"slips": -0.1}, {"slips": 1.1}])
def test_a_step_that_nobody_can_play_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Strength(bot="citizen", **wrong)
