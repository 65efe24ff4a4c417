"""A net as an ONNX file, for any other program: the same function as ``vesuvius.net.SparseNet``, for many positions.

Inputs, a row for each position: ``cells`` (int8, what a seat observes), ``mask`` (bool, its legal actions), ``seat``
(int64, that seat) and, if the net is rated, ``ratings`` (float32, the scaled evaluation right after each legal action,
``vesuvius.net.ratings``). Outputs: ``scores`` (-inf where the mask is false), ``priors``, their softmax, and
``values``, the share of each seat, clockwise from the observer.

ONNX is a protocol buffer; what is needed of its encoding are numbers and strings with a length before them.
"""

import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from vesuvius.contract import Json
from vesuvius.net import Parts, Weights
from vesuvius.net_file import header_of, unpack

IR_VERSION, OPSET = 8, 17
"""The versions of the format and of the operators."""

FLOAT, INT8, INT32, INT64, BOOL = 1, 3, 6, 7, 9
"""Element types of tensors."""

Shape = Sequence[int | str]
"""The lengths of a tensor; a name stands for one that is not known before."""


def exported(packed: bytes, parts: Parts) -> bytes:
    """The ONNX file of a net's file; ``parts`` is the function of its game."""
    header, weights = header_of(packed), unpack(packed)
    players, actions, cells = header["players"], header["actions"], header["cells"]
    rated = "into_factor" in weights
    graph = Graph()
    for name in weights:
        graph.weights(name, weights)
    _embed_moves(graph, weights, parts, players, actions)
    _judge(graph, rated)
    inputs: list[tuple[str, int, Shape]] = [
        ("cells", INT8, ["positions", cells]),
        ("mask", BOOL, ["positions", actions]),
        ("seat", INT64, ["positions"]),
    ]
    if rated:
        inputs.append(("ratings", FLOAT, ["positions", actions]))
    outputs: list[tuple[str, int, Shape]] = [
        ("scores", FLOAT, ["positions", actions]),
        ("priors", FLOAT, ["positions", actions]),
        ("values", FLOAT, ["positions", players]),
    ]
    return _model(graph, inputs, outputs, header)


def _judge(graph: "Graph", rated: bool) -> None:
    """The layers, from the observation to scores, priors and values."""
    zero, one = graph.floats("zero", [0.0]), graph.floats("one", [1.0])
    value = graph.node("Cast", ["cells"], to=FLOAT)
    rows = [graph.node("MatMul", [value, "slope"])]
    for limit, name in ((zero, "some"), (one, "many")):
        above = graph.node("Cast", [graph.node("Greater", [value, limit])], to=FLOAT)
        rows.append(graph.node("MatMul", [above, name]))
    first = graph.node("Relu", [graph.node("Sum", [*rows, "first_bias"])])
    then = graph.node("Relu", [graph.layer(first, "into_second", "second_bias")])
    graph.node("Softmax", [graph.layer(then, "into_values", "value_bias")], "values", axis=1)
    embedding = graph.layer(then, "into_embedding", "embedding_bias")
    of_each = graph.node("MatMul", [embedding, graph.node("Transpose", ["moves"])])
    scores = graph.node("GatherElements", [of_each, graph.node("Gather", ["rows", "seat"])], axis=1)
    if rated:
        factor = graph.layer(then, "into_factor", "factor_bias")
        scores = graph.node("Add", [scores, graph.node("Mul", [factor, "ratings"])])
    never = graph.floats("never", [float("-inf")])
    graph.node("Where", ["mask", scores, never], "scores")
    graph.node("Softmax", ["scores"], "priors", axis=1)


def _embed_moves(graph: "Graph", weights: Weights, parts: Parts, players: int, actions: int) -> None:
    """``moves``, the embedding of each different move, and ``rows``: which of them each seat's action is."""
    known: dict[tuple[int, ...], int] = {}
    rows = [
        known.setdefault(parts(code, seat, players), len(known)) for seat in range(players) for code in range(actions)
    ]
    graph.tensor("rows", INT32, [players, actions], array("i", rows))
    width, numbers = weights["sums"]
    nobody, most = len(numbers) // width, max(map(len, known))
    padded = [part for made in known for part in (*made, *[nobody] * (most - len(made)))]
    graph.tensor("places", INT32, [len(known), most], array("i", padded))
    for name, neutral in (("sums", 0.0), ("products", 1.0)):  # a row for the parts that a move does not have
        graph.tensor(f"no_{name}", FLOAT, [1, width], array("f", [neutral] * width))
        graph.node("Concat", [name, f"no_{name}"], f"all_{name}", axis=0)
    graph.tensor("axis", INT64, [1], array("q", [1]))
    added = graph.node("ReduceSum", [graph.node("Gather", ["all_sums", "places"]), "axis"], keepdims=0)
    times = graph.node("ReduceProd", [graph.node("Gather", ["all_products", "places"])], axes=[1], keepdims=0)
    graph.node("Add", [added, times], "moves")


@dataclass(slots=True)
class Graph:
    """The nodes and the constant tensors, encoded."""

    nodes: list[bytes] = field(default_factory=list)
    tensors: list[bytes] = field(default_factory=list)

    def node(self, operator: str, inputs: Sequence[str], output: str = "", **attributes: int | list[int]) -> str:
        """Add an operator; returns the name of its output."""
        output = output or f"{operator.lower()}_{len(self.nodes)}"
        encoded = [_text(1, name) for name in inputs] + [_text(2, output), _text(4, operator)]
        for name, value in attributes.items():
            if isinstance(value, int):
                encoded.append(_field(5, _text(1, name), _number(3, value), _number(20, 2)))
            else:
                encoded.append(_field(5, _text(1, name), *(_number(8, one) for one in value), _number(20, 7)))
        self.nodes.append(b"".join(encoded))
        return output

    def layer(self, inputs: str, matrix: str, bias: str) -> str:
        """Add a matrix and a bias."""
        return self.node("Add", [self.node("MatMul", [inputs, matrix]), bias])

    def tensor(self, name: str, kind: int, shape: Sequence[int], numbers: "array[float] | array[int]") -> str:
        """Add a constant."""
        if sys.byteorder == "big":
            numbers = numbers[:]
            numbers.byteswap()
        dims = [_number(1, length) for length in shape]
        self.tensors.append(b"".join([*dims, _number(2, kind), _text(8, name), _field(9, numbers.tobytes())]))
        return name

    def floats(self, name: str, numbers: list[float]) -> str:
        """Add a constant row."""
        return self.tensor(name, FLOAT, [len(numbers)], array("f", numbers))

    def weights(self, name: str, weights: Weights) -> str:
        """Add a matrix, or a bias as a row that is added to each position's."""
        width, numbers = weights[name]
        return self.tensor(name, FLOAT, [len(numbers) // width, width], numbers)


def _model(
    graph: Graph,
    inputs: list[tuple[str, int, Shape]],
    outputs: list[tuple[str, int, Shape]],
    header: dict[str, Json],
) -> bytes:
    """The whole file; its metadata are the header of the net."""
    encoded = [_field(1, one) for one in graph.nodes]
    encoded += [_text(2, f"{header['game']} for {header['players']} players")]
    encoded += [_field(5, one) for one in graph.tensors]
    encoded += [_field(11, *_declared(*one)) for one in inputs]
    encoded += [_field(12, *_declared(*one)) for one in outputs]
    about = {name: value for name, value in header.items() if name != "shapes"}
    return b"".join(
        [
            _number(1, IR_VERSION),
            _text(2, "vesuvius"),
            _text(6, (__doc__ or "").partition("\n\nONNX")[0]),
            _field(7, *encoded),
            _field(8, _text(1, ""), _number(2, OPSET)),
            *(
                _field(14, _text(1, name), _text(2, value if isinstance(value, str) else json.dumps(value)))
                for name, value in about.items()
            ),
        ]
    )


def _declared(name: str, kind: int, shape: Shape) -> list[bytes]:
    """The declaration of an input or output."""
    dims = [_field(1, _text(2, one) if isinstance(one, str) else _number(1, one)) for one in shape]
    return [_text(1, name), _field(2, _field(1, _number(1, kind), _field(2, *dims)))]


def _varint(number: int) -> bytes:
    """Seven bits a byte, the lowest first; the eighth says that more follow."""
    encoded = bytearray()
    while number > 127:
        encoded.append(number & 127 | 128)
        number >>= 7
    encoded.append(number)
    return bytes(encoded)


def _number(key: int, number: int) -> bytes:
    return _varint(key << 3) + _varint(number)


def _field(key: int, *content: bytes) -> bytes:
    """Bytes or an embedded message, with its length."""
    return _varint(key << 3 | 2) + _varint(sum(map(len, content))) + b"".join(content)


def _text(key: int, text: str) -> bytes:
    return _field(key, text.encode())
