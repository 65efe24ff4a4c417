"""The contract, for every game on the shelf: the guarantees that web, bots and environments rely on."""

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import vesuvius
from tests.conserved import conserved
from tests.walks import Setting, sample, tables, walk
from vesuvius import CHANCE, Illegal, journal, plain
from vesuvius.contract import AnyGame, BaseEvent, deal, draw, seen_by

games = pytest.mark.parametrize("name", vesuvius.games())
few = settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def actors(table: Setting) -> list[Any]:
    return [CHANCE, *range(table.players)]


def lists_everything(name: str, move: Any) -> bool:
    """Whether ``legal`` is complete: only for offers of The Last Days does ``play`` accept more."""
    return not (name == "lastdays" and str(move).startswith("offer"))


@games
@few
@given(data=st.data())
def test_games_end_and_until_then_somebody_is_to_move(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name, careless=0.0 if name == "lastdays" else 0.5))
    rules = table.rules
    last = table.start()
    for moment in walk(table):
        to_move = rules.turn(moment.state)
        assert rules.outcome(moment.state) is None
        assert to_move is not None
        assert rules.legal(moment.state, to_move), "the seat to move has a move"
        last = rules.play(moment.state, moment.seat, moment.move).state
    outcome = rules.outcome(last)
    assert rules.turn(last) is None
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == table.players
    assert all(rules.legal(last, seat) == [] for seat in actors(table))


@games
@few
@given(data=st.data())
def test_every_legal_move_plays_and_every_other_is_refused_with_a_sentence(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    rules, rng = table.rules, Random(table.seed)
    moments = sample(table, 25)
    moves = {moment.move for moment in walk(table)}
    for moment in moments:
        for seat in actors(table):
            legal = rules.legal(moment.state, seat)
            assert len(set(legal)) == len(legal), "no move is listed twice"
            for move in rng.sample(legal, min(8, len(legal))):
                rules.play(moment.state, seat, move)
            others = [move for move in moves if move not in legal and lists_everything(name, move)]
            for move in rng.sample(others, min(20, len(others))):
                with pytest.raises(Illegal, match=r"\w{2,}.* .*\w{2,}"):
                    rules.play(moment.state, seat, move)
                with pytest.raises(Illegal):
                    rules.play(moment.state, seat, str(move))


@games
@few
@given(data=st.data())
def test_may_interrupt_depends_on_public_facts_only_and_includes_every_seat_that_can(
    name: str, data: st.DataObject
) -> None:
    """The table gives those seats grace, and everybody sees how long, so it must not reveal hidden cards."""
    table = data.draw(tables(name))
    rules, rng = table.rules, Random(table.seed)
    for moment in sample(table, 30):
        state = moment.state
        may_interrupt = rules.may_interrupt(state)
        assert rules.may_interrupt(rules.imagine(rules.view(state, None), rng)) == may_interrupt
        assert rules.turn(state) not in may_interrupt
        if name == "pompeji":
            assert {seat for seat in range(table.players) if "permit" in map(str, rules.legal(state, seat))} <= {
                *may_interrupt
            }


@games
@few
@given(data=st.data())
def test_moves_and_positions_round_trip_as_text(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    rules = table.rules
    for moment in sample(table, 30):
        position = rules.dump(moment.state)
        assert json.loads(json.dumps(position)) == position
        assert rules.load(position) == moment.state
        assert hash(rules.load(position)) == hash(moment.state)
        for seat in actors(table):
            for move in rules.legal(moment.state, seat)[:50]:
                assert rules.parse(str(move)) == move
                assert hash(rules.parse(str(move))) == hash(move)


@games
@few
@given(data=st.data())
def test_play_leaves_its_input_untouched(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    rules = table.rules
    for moment in sample(table, 30):
        before, kept = json.dumps(rules.dump(moment.state)), hash(moment.state)
        step = rules.play(moment.state, moment.seat, moment.move)
        assert json.dumps(rules.dump(moment.state)) == before
        assert hash(moment.state) == kept
        assert rules.play(moment.state, moment.seat, str(moment.move)) == step, "a move as text gives the same result"


@games
@few
@given(data=st.data())
def test_nothing_vanishes_and_nothing_appears(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    rules = table.rules
    story: list[BaseEvent] = []
    whole = conserved(name, rules.dump(table.start()), story)
    for moment in walk(table):
        step = rules.play(moment.state, moment.seat, moment.move)
        story += step.events
        assert conserved(name, rules.dump(step.state), story) == whole


@games
@few
@given(data=st.data())
def test_journals_replay_to_the_same_position(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    rules = table.rules
    moments = list(walk(table))
    last = rules.play(moments[-1].state, moments[-1].seat, moments[-1].move).state
    played = journal.record(name, last, [(m.seat, m.move) for m in moments], Date="2026-08-24")
    again = journal.read(journal.write(played))
    assert again == played
    assert (journal.result(rules, last) == journal.UNFINISHED) == (rules.outcome(last) is None)
    frames = list(journal.replay(again))
    assert [frame.step.state for frame in frames] == [*(m.state for m in moments[1:]), last]


@games
@few
@given(data=st.data())
def test_chance_weighs_its_moves_with_positive_integers_and_seats_weigh_nothing(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    rules = table.rules
    for moment in walk(table):
        if moment.seat == CHANCE:
            weights = [move.weight for move in rules.legal(moment.state, CHANCE)]
            assert all(type(weight) is int and weight > 0 for weight in weights)
        else:
            assert moment.move.weight is None


@games
@few
@given(data=st.data())
def test_events_are_json_and_say_who_sees_them(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    for moment in walk(table):
        for event in table.rules.play(moment.state, moment.seat, moment.move).events:
            assert json.loads(json.dumps(plain(event))) == plain(event)
            assert isinstance(event.type, str)
            assert event.seen_by in ["all", *range(table.players)]


@games
@few
@given(data=st.data())
def test_views_are_json_and_imagined_states_have_them(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    rules, rng = table.rules, Random(table.seed)
    for moment in sample(table, 25):
        for seat in (None, *range(table.players)):
            view = rules.view(moment.state, seat)
            assert json.loads(json.dumps(plain(view))) == plain(view)
            assert view.seat == seat
            imagined = rules.imagine(view, rng)
            assert rules.view(imagined, seat) == view
            assert rules.view(rules.imagine(plain(view), rng), seat) == view, "a view as JSON gives the same state"
            if seat is not None:
                assert rules.legal(imagined, seat) == rules.legal(moment.state, seat), (
                    "an imagined state has the same legal moves"
                )


@games
@few
@given(data=st.data())
def test_hidden_cards_change_neither_the_view_nor_the_events_of_a_seat(name: str, data: st.DataObject) -> None:
    """No leak: in two states that differ in hidden cards only, the same move gives a seat the same story.

    A hidden draw gives the others the same story whatever is drawn. Only where the rules reveal hands, at the
    eruption and at the end, do the stories differ.
    """
    table = data.draw(tables(name))
    rules, rng = table.rules, Random(table.seed)
    for moment in sample(table, 25):
        step = rules.play(moment.state, moment.seat, moment.move)
        if any(event.type in LAYS_HANDS_OPEN for event in step.events):
            continue
        for seat in (None, *range(table.players)):
            other = rules.imagine(rules.view(moment.state, seat), rng)
            if moment.move in rules.legal(other, moment.seat):
                same = rules.play(other, moment.seat, moment.move)
                assert seen_by(same.events, seat) == seen_by(step.events, seat)
                assert rules.view(same.state, seat) == rules.view(step.state, seat)
        if moment.seat == CHANCE:
            assert_draws_look_alike(rules, moment.state, step)


LAYS_HANDS_OPEN = {"erupted", "ended"}


def assert_draws_look_alike(rules: AnyGame, state: Any, step: Any) -> None:
    """Only a seat that may see a drawn card can tell the draws apart."""
    insiders = {event.seen_by for event in step.events} - {"all"}
    players = rules.dump(state)["players"]
    if not insiders:
        return
    for move in rules.legal(state, CHANCE):
        other = rules.play(state, CHANCE, move)
        if {event.seen_by for event in other.events} - {"all"} != insiders:
            continue  # an open card: a volcano, an omen, A.D. 79
        for seat in (None, *range(players)):
            if seat not in insiders:
                assert seen_by(other.events, seat) == seen_by(step.events, seat)
                assert rules.view(other.state, seat) == rules.view(step.state, seat)


@games
def test_no_such_seat_player_count_or_option(name: str) -> None:
    rules = vesuvius.game(name)
    fewest = min(rules.about()["players"])
    state = rules.start(fewest)
    for seat in (-1, fewest, "red", 1.0, True):
        with pytest.raises(ValueError, match="seat"):
            rules.legal(state, seat)  # type: ignore[arg-type]
        with pytest.raises(Illegal, match="seat"):
            rules.play(state, seat, rules.legal(state, CHANCE)[0])  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="seat"):
            rules.view(state, seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seat"):
        rules.view(state, CHANCE)  # type: ignore[arg-type]
    for players in (0, 1, max(rules.about()["players"]) + 1, 2.0, "2", True, None):
        with pytest.raises(ValueError, match=f"players.*{fewest}"):
            rules.start(players)  # type: ignore[arg-type]
    for option in rules.about()["options"]:
        with pytest.raises(ValueError, match=option):
            rules.start(fewest, **{option: "nonsense"})
    with pytest.raises(ValueError, match="no option 'colour'"):
        rules.start(fewest, colour="mauve")


@games
@pytest.mark.parametrize("text", ["", " ", "nonsense", "DONE", "play", "build", "go", "1", "draw  3", "draw 3 ", "\n"])
def test_nonsense_is_no_move(name: str, text: str) -> None:
    with pytest.raises(Illegal, match="is not a move"):
        vesuvius.game(name).parse(text)


@games
def test_a_value_that_is_no_move_is_refused(name: str) -> None:
    rules = vesuvius.game(name)
    state = rules.start(min(rules.about()["players"]))
    for thing in (None, 3, object(), ["deal", 3]):
        with pytest.raises(Illegal):
            rules.play(state, CHANCE, thing)


atoms = st.none() | st.booleans() | st.integers(-3, 60) | st.text(max_size=3)
junk = st.recursive(
    atoms, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
)


@games
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_junk_in_any_field_of_a_position_is_refused_with_a_reason_or_loads(name: str, data: st.DataObject) -> None:
    """Whatever a field holds, ``load`` either refuses it as Illegal("field: reason") or can dump it again."""
    rules = vesuvius.game(name)
    position = dict(data.draw(st.sampled_from(POSITIONS[name])))
    position[data.draw(st.sampled_from(sorted(position)))] = data.draw(junk)
    try:
        state = rules.load(position)
    except Illegal as refusal:
        answer = str(refusal)
    else:
        assert rules.load(rules.dump(state)) == state
        answer = "loaded: well"
    assert re.match(r"[\w.]+: \w", answer)


def some_positions(name: str) -> list[dict[str, Any]]:
    rules = vesuvius.game(name)
    players = min(rules.about()["players"])
    return [rules.dump(moment.state) for moment in sample(Setting(name, players, {}, seed=79), 12)]


POSITIONS = {name: some_positions(name) for name in vesuvius.games()}


@games
def test_about_holds_what_the_shelf_shows(name: str) -> None:
    about = vesuvius.game(name).about()
    assert json.loads(json.dumps(about)) == about
    assert about.keys() >= {"title", "author", "year", "players", "minutes", "options", "seats"}
    assert len(about["seats"]) >= max(about["players"])
    assert all({"type", "default"} <= option.keys() for option in about["options"].values())


def test_an_unknown_game_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(KeyError, match="downfall"):
        vesuvius.game("chess")


class Loaded:
    """A random source that always returns the same number."""

    def __init__(self, ticket: int) -> None:
        self.ticket = ticket
        self.asked: list[int] = []

    def randrange(self, start: int, /) -> int:
        self.asked.append(start)
        return self.ticket


@games
def test_draw_takes_one_number_below_the_sum_of_the_weights(name: str) -> None:
    rules = vesuvius.game(name)
    legal = rules.legal(rules.start(2), CHANCE)
    total = sum(move.weight for move in legal)
    first, last = Loaded(0), Loaded(total - 1)
    assert draw(legal, first) == legal[0]
    assert draw(legal, last) == legal[-1]
    assert first.asked == last.asked == [total]


@games
def test_deal_plays_chance_until_a_seat_is_to_move(name: str) -> None:
    rules = vesuvius.game(name)
    dealt = deal(rules, rules.start(2), Random(7))
    assert rules.turn(dealt.state) == 0
    assert all(seat == CHANCE for seat, _ in dealt.moves)
    state = rules.start(2)
    events: list[Any] = []
    for seat, move in dealt.moves:
        step = rules.play(state, seat, move)
        state, events = step.state, [*events, *step.events]
    assert state == dealt.state
    assert tuple(events) == dealt.events
