"""The file of a net: a line of JSON that says what it is for and how it was made, then its weights.

Each row of a matrix is int8 with a float32 scale; the whole is compressed by zlib.
"""

import json
import sys
import zlib
from array import array

from vesuvius.contract import Json
from vesuvius.net import Weights

FORMAT = 1
"""The version of the file format."""


class BadNet(ValueError):
    """A file holds no net that fits; the message says why."""


MATRICES = ("slope", "some", "many", "into_second", "into_embedding", "into_values", "sums", "products")
RATED = ("into_factor",)
BIASES = ("first_bias", "second_bias", "embedding_bias", "value_bias")
"""The matrices of every net, what a rated one has as well, and the rows that stay float32."""


def pack(header: dict[str, Json], weights: Weights) -> bytes:
    """The file of a net. ``header`` says what it is for and how it was made; the shapes are added."""
    matrices, biases = _names("into_factor" in weights)
    shapes = {name: [len(weights[name][1]) // weights[name][0], weights[name][0]] for name in (*matrices, *biases)}
    payload = bytearray()
    for name in matrices:
        scales, rows = array("f"), array("b")
        width, numbers = weights[name]
        for at in range(0, len(numbers), width):
            row = numbers[at : at + width]
            scale = max(abs(max(row)), abs(min(row))) / 127 or 1.0
            scales.append(scale)
            rows.extend(round(number / scales[-1]) for number in row)
        payload += _little(scales) + rows.tobytes()
    for name in biases:
        payload += _little(array("f", weights[name][1]))
    line = json.dumps({"format": FORMAT, **header, "shapes": shapes})
    return line.encode() + b"\n" + zlib.compress(bytes(payload), 9)


def _names(rated: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The matrices and the biases of a net, in the order of its file."""
    return ((*MATRICES, *RATED), (*BIASES, "factor_bias")) if rated else (MATRICES, BIASES)


def header_of(packed: bytes) -> dict[str, Json]:
    """The header of a net's file."""
    try:
        header = json.loads(packed.partition(b"\n")[0])
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadNet(f"This is no net that this version reads: it does not begin with a header of format {FORMAT}.")
    return header


def unpack(packed: bytes) -> Weights:
    """The weights of a net's file."""
    shapes = header_of(packed)["shapes"]
    try:
        payload = zlib.decompress(packed.partition(b"\n")[2])
    except zlib.error as error:
        raise BadNet(f"The weights of this net are damaged: {error}.") from error
    weights: Weights = {}
    at = 0
    matrices, biases = _names("into_factor" in shapes)
    for name in (*matrices, *biases):
        rows, width = shapes[name]
        size = rows * (4 + width) if name in matrices else 4 * rows * width
        if at + size > len(payload):
            raise BadNet("The weights of this net are damaged: some are missing.")
        if name in matrices:
            scales = _floats(payload[at : at + 4 * rows])
            numbers = array("b", payload[at + 4 * rows : at + size])
            weights[name] = width, array("f", [scales[i // width] * number for i, number in enumerate(numbers)])
        else:
            weights[name] = width, _floats(payload[at : at + size])
        at += size
    return weights


def _little(numbers: "array[float]") -> bytes:
    """Floats as little-endian bytes, whatever this machine's order."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _floats(data: bytes) -> "array[float]":
    numbers = array("f", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
