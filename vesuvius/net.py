# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False, cpow=True
"""Small neural nets that judge a position from what one seat observes: the value of each seat, the prior of each move.

:class:`SparseNet` is fast enough for every node of a search. Most cells of an observation are 0, so its first layer
adds up rows of weights for the others only. A cell with value v adds ``v * slope + [v > 0] * some + [v > 1] * many``;
two layers with ReLU follow. The value is a softmax over the seats, clockwise from the observer. The score of a move is
the dot product of the position's embedding and the move's, and the priors are a softmax over the scores. A move
consists of parts (kind, card, square, ...) by its game's ``parts.py``: its embedding is the sum of one row per part
plus the product of another. They are added up for all codes when the net is loaded. A *rated* net adds the twin's
evaluation right after the move, times a factor that it finds for each position; it costs as many evaluations as there
are moves.

``vesuvius/net_file.py`` reads and writes its weights.
"""

from array import array
from collections.abc import Callable, Sequence

from vesuvius.twin import Scratch, Twin

E = 2.718281828459045
MOST_SEATS, MOST_MOVES = 8, 4096  # as in vesuvius/twin.py, where Cython does not see them

Parts = Callable[[int, int, int], tuple[int, ...]]
"""A game's function of (code, seat, players): the parts of that seat's move, in which seats count clockwise from it."""

Weights = dict[str, tuple[int, "array[float]"]]
"""By name, the length of a row and all rows one after the other."""

Judge = Callable[[list[int], list[int]], tuple[Sequence[float], Sequence[float]]]
"""A function of (cells, codes): the value of each seat, clockwise from the observer, and a score for each code."""


RATING = 10.0
"""The scale of an evaluation as an input, so that a win chance is of the same size as other inputs."""


def rate(game: Twin, trial: Twin, seat: int, scratch: Scratch, code: int) -> float:
    """The evaluation of a seat right after its move, or now for a code of -1, scaled; ``trial`` is overwritten."""
    trial._take(game)
    if code >= 0:
        if game.turn() == seat:
            trial._play(code)
        else:
            trial._react(seat, code)
    trial._evaluate(scratch)
    return RATING * (scratch.values[seat] - 0.5)


def ratings(game: Twin, seat: int, codes: Sequence[int]) -> list[float]:
    """The rating of each move of a seat; -1 is PASS."""
    trial, scratch = game.copy(), Scratch()
    return [rate(game, trial, seat, scratch, code) for code in codes]


class Net:
    """What a search may ask. Subclasses override ``_look``; the buffers are for one thread at a time."""

    def __init__(self, players: int, actions: int) -> None:
        self.players, self.actions = players, actions
        self.values = array("d", bytes(8 * MOST_SEATS))
        self.priors = array("d", bytes(8 * MOST_MOVES))

    def _look(self, game: Twin, trial: Twin, seat: int, scratch: Scratch, many: int) -> None:
        """Judge a position as a seat sees it: set the value of each seat, and the priors of the first ``many`` codes in
        the scratch buffer. A code of -1 is PASS. ``trial`` may be overwritten if ``many`` is not 0."""
        raise NotImplementedError

    def _normalise(self, many: int) -> None:
        """Turn scores into priors, which sum to 1."""
        most, total = self.priors[0] if many else 0.0, 0.0
        for i in range(many):
            most = max(most, self.priors[i])
        for i in range(many):
            self.priors[i] = E ** (self.priors[i] - most)
            total += self.priors[i]
        for i in range(many):
            self.priors[i] /= total

    def judge(self, game: Twin, seat: int, codes: Sequence[int] = ()) -> tuple[list[float], list[float]]:
        """The value of each seat, and the prior of each code, for the position as a seat sees it."""
        if game.players != self.players:
            raise ValueError(f"this net is for {self.players} players, not for {game.players}")
        if not 0 <= seat < game.players:
            raise ValueError(f"there is no seat {seat!r} at a table of {game.players}")
        if len(codes) > MOST_MOVES or any(not -1 <= code < self.actions for code in codes):
            raise ValueError("these are not codes of moves of a seat")
        scratch = Scratch()
        for i in range(len(codes)):
            scratch.codes[i] = codes[i]
        self._look(game, game.copy(), seat, scratch, len(codes))
        return list(self.values[: self.players]), list(self.priors[: len(codes)])


class OutsideNet(Net):
    """Any other net, as a Python function. Slower, for research: it is called once for each position."""

    def __init__(self, players: int, actions: int, judge: Judge) -> None:
        super().__init__(players, actions)
        self.function = judge

    def _look(self, game: Twin, trial: Twin, seat: int, scratch: Scratch, many: int) -> None:  # noqa: ARG002
        codes = [scratch.codes[i] if scratch.codes[i] >= 0 else self.actions - 1 for i in range(many)]
        values, scores = self.function(game.observe(seat), codes)
        for i in range(self.players):
            self.values[(seat + i) % self.players] = values[i]
        for i in range(many):
            self.priors[i] = scores[i]
        self._normalise(many)


class SparseNet(Net):
    """The net that this module's docstring describes."""

    def __init__(self, players: int, actions: int, weights: Weights, parts: Parts) -> None:
        super().__init__(players, actions)
        self.hidden, some = weights["some"]
        self.cells = len(some) // self.hidden
        self.slope, many = weights["slope"][1], weights["many"][1]
        self.one = array("f", [a + b for a, b in zip(some, self.slope, strict=True)])
        self.base = array("f", [a + b for a, b in zip(some, many, strict=True)])
        self.second, self.into_second = weights["into_second"]
        self.width, self.into_embedding = weights["into_embedding"]
        self.into_values = weights["into_values"][1]
        self.first_bias, self.second_bias = weights["first_bias"][1], weights["second_bias"][1]
        self.embedding_bias, self.value_bias = weights["embedding_bias"][1], weights["value_bias"][1]
        self.rated = "into_factor" in weights
        nothing: tuple[int, array[float]] = 1, array("f", bytes(4 * self.second))
        self.into_factor = weights.get("into_factor", nothing)[1]
        self.factor_bias = weights.get("factor_bias", nothing)[1][0]
        self.factor = 0.0  # of the ratings, in the position last looked at
        self.first, self.then = array("f", bytes(4 * self.hidden)), array("f", bytes(4 * self.second))
        self.embedding = array("f", bytes(4 * self.width))
        self.logits = array("f", bytes(4 * players))
        self._embed_moves(weights["sums"][1], weights["products"][1], parts)

    def _embed_moves(self, sums: "array[float]", products: "array[float]", parts: Parts) -> None:
        """Set ``moves``, the embeddings of all moves, and ``rows``: where that of each seat's code begins. Moves of the
        same parts share one."""
        self.rows = array("i", bytes(4 * self.players * self.actions))
        known: dict[tuple[int, ...], int] = {}
        for seat in range(self.players):
            for code in range(self.actions):
                made = parts(code, seat, self.players)
                self.rows[seat * self.actions + code] = self.width * known.setdefault(made, len(known))
        self.moves = array("f", bytes(4 * self.width * len(known)))
        row = array("d", bytes(8 * self.width))
        for made, number in known.items():
            for k in range(self.width):
                row[k] = 1.0
            at = self.width * number
            for part in made:
                start = self.width * part
                for k in range(self.width):
                    row[k] *= products[start + k]
                    self.moves[at + k] += sums[start + k]
            for k in range(self.width):
                self.moves[at + k] += row[k]

    def _look(self, game: Twin, trial: Twin, seat: int, scratch: Scratch, many: int) -> None:
        self._add_up(scratch, game._observe(seat, scratch))
        self._go_through()
        self._weigh_seats(seat)
        if many:
            self._score(seat, scratch, many)
            if self.rated:
                for i in range(many):
                    self.priors[i] += self.factor * rate(game, trial, seat, scratch, scratch.codes[i])
            self._normalise(many)

    def _add_up(self, scratch: Scratch, cells: int) -> None:
        """The first layer: the rows of all cells that are not 0."""
        hidden, first, one, base, slope = self.hidden, self.first, self.one, self.base, self.slope
        for k in range(hidden):
            first[k] = self.first_bias[k]
        for i in range(cells):
            value = scratch.cells[i]
            if value == 0:
                continue
            at = hidden * i
            if value == 1:
                for k in range(hidden):
                    first[k] += one[at + k]
            elif value < 0:
                for k in range(hidden):
                    first[k] += value * slope[at + k]
            else:
                for k in range(hidden):
                    first[k] += value * slope[at + k] + base[at + k]

    def _go_through(self) -> None:
        """The layers after the first, to the embedding of the position and the logits of the seats."""
        second, width, players = self.second, self.width, self.players
        then, embedding, logits = self.then, self.embedding, self.logits
        into_second, into_embedding, into_values = self.into_second, self.into_embedding, self.into_values
        into_factor = self.into_factor
        for k in range(second):
            then[k] = self.second_bias[k]
        for j in range(self.hidden):
            x = self.first[j]
            if x > 0:
                at = second * j
                for k in range(second):
                    then[k] += x * into_second[at + k]
        for k in range(width):
            embedding[k] = self.embedding_bias[k]
        for k in range(players):
            logits[k] = self.value_bias[k]
        factor = self.factor_bias
        for j in range(second):
            x = then[j]
            if x > 0:
                factor += x * into_factor[j]
                at = width * j
                for k in range(width):
                    embedding[k] += x * into_embedding[at + k]
                at = players * j
                for k in range(players):
                    logits[k] += x * into_values[at + k]
        self.factor = factor

    def _weigh_seats(self, seat: int) -> None:
        """The softmax of the logits, which count the seats clockwise from the observer."""
        players, logits = self.players, self.logits
        most, total = logits[0], 0.0
        for i in range(players):
            most = max(most, logits[i])
        for i in range(players):
            share = E ** (logits[i] - most)
            self.values[(seat + i) % players] = share
            total += share
        for i in range(players):
            self.values[i] /= total

    def _score(self, seat: int, scratch: Scratch, many: int) -> None:
        """The dot product of each move's embedding with that of the position."""
        width, embedding, moves = self.width, self.embedding, self.moves
        for i in range(many):
            code = scratch.codes[i]
            if code < 0:
                code = self.actions - 1
            at = self.rows[seat * self.actions + code]
            a = b = c = d = 0.0  # four sums, which C adds up side by side
            for k in range(0, width - 3, 4):
                a += embedding[k] * moves[at + k]
                b += embedding[k + 1] * moves[at + k + 1]
                c += embedding[k + 2] * moves[at + k + 2]
                d += embedding[k + 3] * moves[at + k + 3]
            for k in range(width - width % 4, width):
                a += embedding[k] * moves[at + k]
            self.priors[i] = a + b + c + d
