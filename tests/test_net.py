"""Nets in the search: both builds alike, equal to a reference, blind to what is hidden, refused if they do not fit."""

from array import array
from math import exp
from random import Random
from typing import Any

import pytest

import vesuvius.net as net_module
import vesuvius.search as search_module
from tests.plain import plain
from vesuvius.bots.nets import net, net_from
from vesuvius.games import folder, spec, twin, twins
from vesuvius.net import OutsideNet, SparseNet, Weights, ratings
from vesuvius.net_file import BadNet, header_of, pack, unpack
from vesuvius.search import Search
from vesuvius.spec import resolve
from vesuvius.twin import SENSIBLE, Twin

HIDDEN, SECOND, WIDTH = 10, 7, 6

with_twins = pytest.mark.parametrize("game", twins())


def weights_of(game: str, players: int, rated: bool = False, seed: int = 1) -> Weights:
    """Random weights of a net for a game."""
    rng = Random(seed)
    cells, parts = twin(game).LAYOUT.size, resolve(spec(game).parts or "").PARTS

    def rows(number: int, width: int, spread: float = 0.3, mean: float = 0.0) -> tuple[int, "array[float]"]:
        return width, array("f", [rng.gauss(mean, spread) for _ in range(number * width)])

    weights = {
        "slope": rows(cells, HIDDEN, 0.02),
        "some": rows(cells, HIDDEN),
        "many": rows(cells, HIDDEN),
        "into_second": rows(HIDDEN, SECOND),
        "into_embedding": rows(SECOND, WIDTH),
        "into_values": rows(SECOND, players),
        "sums": rows(parts, WIDTH),
        "products": rows(parts, WIDTH, 0.3, 1.0),
        "first_bias": rows(1, HIDDEN),
        "second_bias": rows(1, SECOND),
        "embedding_bias": rows(1, WIDTH),
        "value_bias": rows(1, players),
    }
    return weights | {"into_factor": rows(SECOND, 1), "factor_bias": rows(1, 1)} if rated else weights


def header(game: str, players: int) -> dict[str, Any]:
    fast = twin(game)
    return {
        "game": game,
        "players": players,
        "observation": fast.LAYOUT.version,
        "cells": fast.LAYOUT.size,
        "actions": fast.ACTIONS,
        "parts": resolve(spec(game).parts or "").PARTS,
        "made": {"command": "a test"},
    }


def positions(game: str, players: int) -> list[Twin]:
    """Positions with a choice, from all of a game."""
    found = []
    for seed, moves in enumerate((3, 25, 60, 110)):
        table = twin(game).Twin(players, seed=seed)
        table.deal()
        for _ in range(moves):
            if table.turn() >= 0:
                table.step(table.choose(SENSIBLE))
        while table.turn() >= 0 and len(table.considered()) < 2:
            table.step(table.choose(SENSIBLE))
        if table.turn() >= 0:
            found.append(table)
    return found


def softmax(scores: list[float]) -> list[float]:
    shares = [exp(score - max(scores)) for score in scores]
    return [share / sum(shares) for share in shares]


def reference(game: str, weights: Weights, table: Twin, codes: list[int]) -> tuple[list[float], list[float]]:
    """The net as its docstring describes it, cell by cell and sum by sum."""

    def matrix(name: str) -> list[list[float]]:
        width, numbers = weights[name]
        return [list(numbers[at : at + width]) for at in range(0, len(numbers), width)]

    def layer(inputs: list[float], name: str, bias: str) -> list[float]:
        rows = matrix(name)
        return [b + sum(x * row[k] for x, row in zip(inputs, rows, strict=True)) for k, b in enumerate(matrix(bias)[0])]

    seat, parts = table.turn(), resolve(spec(game).parts or "").parts
    slope, some, many, sums, products = map(matrix, ("slope", "some", "many", "sums", "products"))
    first = matrix("first_bias")[0]
    for i, value in enumerate(table.observe(seat)):
        for k in range(HIDDEN):
            first[k] += value * slope[i][k] + (value > 0) * some[i][k] + (value > 1) * many[i][k]
    then = [max(0.0, x) for x in layer([max(0.0, x) for x in first], "into_second", "second_bias")]
    position = layer(then, "into_embedding", "embedding_bias")
    logits = layer(then, "into_values", "value_bias")
    scores = []
    for code in codes:
        move, product = [0.0] * WIDTH, [1.0] * WIDTH
        for part in parts(code, seat, table.players):
            for k in range(WIDTH):
                move[k] += sums[part][k]
                product[k] *= products[part][k]
        scores.append(sum(position[k] * (move[k] + product[k]) for k in range(WIDTH)))
    if "into_factor" in weights:
        factor = layer(then, "into_factor", "factor_bias")[0]
        scores = [one + factor * rating for one, rating in zip(scores, ratings(table, seat, codes), strict=True)]
    values = softmax(logits)
    return [values[(one - seat) % table.players] for one in range(table.players)], softmax(scores)


@with_twins
@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_a_net_computes_what_its_docstring_says(game: str, players: int, rated: bool) -> None:
    weights = weights_of(game, players, rated)
    sparse = SparseNet(players, twin(game).ACTIONS, weights, resolve(spec(game).parts or "").parts)
    for table in positions(game, players):
        codes = table.considered()
        values, priors = sparse.judge(table, table.turn(), codes)
        expected_values, expected_priors = reference(game, weights, table, codes)
        assert values == pytest.approx(expected_values, abs=1e-5)
        assert priors == pytest.approx(expected_priors, abs=1e-4)
        assert max(priors) - min(priors) > 1e-3, "the priors of the moves differ"


@with_twins
def test_both_builds_search_alike_with_a_net(game: str) -> None:
    """The compiled net in the compiled search, and the plain one in the plain search, arrive at the same visits."""
    found = []
    weights, parts, actions = weights_of(game, 2), resolve(spec(game).parts or "").parts, twin(game).ACTIONS
    fast_name = str(spec(game).twin)
    for module, nets, fast in (
        (search_module, net_module, twin(game)),
        (plain("vesuvius.search"), plain("vesuvius.net"), plain(fast_name)),
    ):
        search: Any = module.Search(5000)
        search.net = nets.SparseNet(2, actions, weights, parts)
        search.value_mix = 0.5
        table = positions(game, 2)[1]
        root = fast.from_state(table.to_state(), 7)
        found.append((search.think(root, root.turn(), nodes=30), [move[:2] for move in search.moves()]))
    assert found[0] == found[1]


@with_twins
def test_any_other_net_is_asked_through_a_function(game: str) -> None:
    """A function that gives the values and scores of the compiled net makes the same search."""
    actions = twin(game).ACTIONS
    sparse = SparseNet(2, actions, weights_of(game, 2), resolve(spec(game).parts or "").parts)
    table = positions(game, 2)[1]
    asked: list[int] = []

    def alike(cells: list[int], codes: list[int]) -> tuple[list[float], list[float]]:
        assert len(cells) == twin(game).LAYOUT.size
        asked.append(len(codes))
        return [0.25, 0.75], [float(code % 5) for code in codes]

    visits = []
    for mix in (0.0, 1.0):
        search = Search(20_000)
        search.net, search.value_mix = OutsideNet(2, actions, alike), mix
        search.think(table.copy(), table.turn(), nodes=60)
        visits.append(search.moves())
    assert asked
    assert visits[0] != visits[1]
    outside = OutsideNet(2, actions, lambda _cells, codes: ([0.5, 0.5], [0.0] * len(codes)))
    codes = table.considered()
    assert outside.judge(table, table.turn(), codes)[1] == pytest.approx([1 / len(codes)] * len(codes))
    assert sparse.judge(table, table.turn(), codes)[1] != pytest.approx([1 / len(codes)] * len(codes))


@with_twins
def test_the_net_of_a_search_decides_where_it_looks(game: str) -> None:
    """With a prior of almost 1 on one move, a search visits it most; without a net it does not."""
    table = positions(game, 2)[1]
    codes = table.considered()
    free = Search(20_000)
    free.think(table.copy(), table.turn(), nodes=40)
    rare = min(free.moves(), key=lambda move: (move[1], move[2]))[0]
    search = Search(20_000)
    search.net = OutsideNet(
        2, twin(game).ACTIONS, lambda _cells, codes: ([0.5, 0.5], [30.0 * (code == rare) for code in codes])
    )
    search.value_mix = 1.0
    search.exploration = 5.0
    search.think(table.copy(), table.turn(), nodes=40)
    visits = {code: seen for code, seen, *_ in search.moves()}
    assert len(codes) > 1
    assert visits[rare] == max(visits.values())


@with_twins
def test_a_net_sees_what_its_seat_sees(game: str) -> None:
    """Another deal of what the seat cannot see changes nothing."""
    sparse = SparseNet(2, twin(game).ACTIONS, weights_of(game, 2), resolve(spec(game).parts or "").parts)
    for table in positions(game, 2):
        seat, codes = table.turn(), table.considered()
        other = table.copy()
        other.seed(99)
        other.redeal(seat)
        assert sparse.judge(table, seat, codes) == sparse.judge(other, seat, codes)


@pytest.mark.parametrize("rated", [False, True])
def test_a_file_holds_the_weights_to_within_half_a_step(rated: bool) -> None:
    weights = weights_of("pompeji", 2, rated)
    packed = pack(header("pompeji", 2), weights)
    read = unpack(packed)
    assert set(read) == set(weights)
    for name, (width, numbers) in weights.items():
        for at in range(0, len(numbers), width):
            row = numbers[at : at + width]
            step = 0.0 if name.endswith("bias") else max(map(abs, row)) / 127
            assert read[name][1][at : at + width] == pytest.approx(row, abs=0.51 * step + 1e-7)
    assert header_of(packed)["made"] == {"command": "a test"}


@pytest.mark.parametrize(
    ("key", "wrong", "sentence"),
    [
        ("game", "other", "the game is other in its file, and pompeji here"),
        ("players", 3, "players is 3 in its file, and 2 here"),
        ("observation", 99, "version of the observation is 99 in its file"),
        ("cells", 7, "cells of the observation is 7"),
        ("actions", 7, "actions is 7"),
        ("parts", 7, "parts of moves is 7"),
    ],
)
def test_a_net_that_does_not_fit_is_refused_in_a_sentence(key: str, wrong: object, sentence: str) -> None:
    packed = pack({**header("pompeji", 2), key: wrong}, weights_of("pompeji", 2))
    with pytest.raises(BadNet, match=sentence):
        net_from(packed, "pompeji", 2)


@pytest.mark.parametrize("damaged", [b"", b"nonsense", b"{}\n", b'{"format": 99}\n', b"\xff\xfe\n"])
def test_a_file_that_is_no_net_is_refused(damaged: bytes) -> None:
    with pytest.raises(BadNet, match="no net that this version reads"):
        net_from(damaged, "pompeji", 2)


def test_a_file_with_damaged_weights_is_refused() -> None:
    packed = pack(header("pompeji", 2), weights_of("pompeji", 2))
    with pytest.raises(BadNet, match="are damaged"):
        net_from(packed[:-500], "pompeji", 2)


def test_a_net_refuses_other_players_seats_and_codes() -> None:
    sparse = SparseNet(2, twin("pompeji").ACTIONS, weights_of("pompeji", 2), resolve(spec("pompeji").parts or "").parts)
    table, three = positions("pompeji", 2)[0], twin("pompeji").Twin(3, seed=1)
    with pytest.raises(ValueError, match="for 2 players, not for 3"):
        sparse.judge(three, 0)
    with pytest.raises(ValueError, match="no seat 2"):
        sparse.judge(table, 2)
    with pytest.raises(ValueError, match="not codes"):
        sparse.judge(table, 0, [twin("pompeji").ACTIONS])


@with_twins
def test_every_code_has_parts_and_seats_count_from_the_one_that_moves(game: str) -> None:
    module, fast = resolve(spec(game).parts or ""), twin(game)
    for players in (2, 4):
        made = [module.parts(code, 1, players) for code in range(fast.ACTIONS)]
        assert all(one and all(0 <= part < module.PARTS for part in one) for one in made)
    alike = sum(module.parts(code, 0, 2) == module.parts(code, 1, 2) for code in range(fast.ACTIONS))
    assert alike > fast.ACTIONS / 4


@with_twins
def test_the_nets_that_ship_fit_are_small_and_say_how_they_were_made(game: str) -> None:
    size = 0
    shipped = {f"{kind}-{players}.net": (kind, players) for kind, each in spec(game).nets.items() for players in each}
    assert {file.name for file in folder(game).iterdir() if file.name.endswith(".net")} == set(shipped)
    for file, (kind, players) in shipped.items():
        packed = folder(game).joinpath(file).read_bytes()
        assert net(game, kind, players).players == players
        made = header_of(packed)["made"]
        assert {"command", "seed", "games", "examples", "seconds_of_games", "device", "date"} <= set(made)
        size += len(packed)
    assert size <= 1_000_000


def test_a_game_without_a_net_for_so_many_players_says_so() -> None:
    with pytest.raises(BadNet, match="has no augur net for 7 players"):
        net("pompeji", "augur", 7)
