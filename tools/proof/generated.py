"""What Hypothesis makes of the server's own description: requests and messages that are rarely right."""

import json
from functools import partial
from typing import Any
from urllib.parse import quote

from hypothesis import strategies as st

Json = dict[str, Any]

ODD = ["\x00", "\ud800", "<script>", "../..", "%00", "'; DROP TABLE moves; --", "𝕍" * 50, "-1", "1e999", "NaN", "true"]
WORDS = ["downfall", "pompeji", "lastdays", "me", "open", "bot", "novice", "none", "live", "slow", "draw", "play 3 C3"]

texts = st.one_of(
    st.sampled_from(ODD), st.sampled_from(WORDS), st.text(max_size=30), st.text(min_size=401, max_size=450)
)
numbers = st.one_of(st.integers(-3, 20), st.sampled_from([10**6, 10**6 + 1, 2**31, 2**63, 2**64, -(2**63) - 1]))
scalars = st.one_of(st.none(), st.booleans(), numbers, st.floats(allow_nan=False, allow_infinity=False), texts)
anything = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=8,
)


def fitting(schema: Json, components: Json) -> st.SearchStrategy[Any]:
    """Values for a schema: mostly of the right type, rarely of the right size, now and then anything at all."""
    return st.one_of(_fitting(schema, components), _fitting(schema, components), anything)


def _fitting(schema: Json, components: Json) -> st.SearchStrategy[Any]:
    if "$ref" in schema:
        return _fitting(components[schema["$ref"].rpartition("/")[2]], components)
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        return st.one_of([_fitting(choice, components) for choice in choices])
    if "enum" in schema or "const" in schema:
        return st.sampled_from(schema.get("enum") or [schema["const"]])
    match schema.get("type"):
        case "object" if "properties" in schema:
            fields = {name: fitting(inner, components) for name, inner in schema["properties"].items()}
            needed = schema.get("required", [])
            return st.fixed_dictionaries(
                {name: inner for name, inner in fields.items() if name in needed},
                optional={name: inner for name, inner in fields.items() if name not in needed},
            )
        case "object":
            return st.dictionaries(texts, scalars, max_size=4)
        case "array":
            return st.lists(fitting(schema.get("items", {}), components), max_size=5)
        case "integer" | "number":
            return numbers
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case "string":
            return texts
        case _:
            return anything


def requests(description: Json, places: list[str]) -> st.SearchStrategy[tuple[str, str, Json, Any]]:
    """A method, a path, a query and a body for any endpoint that the server describes."""
    components = description["components"]["schemas"]
    found: list[st.SearchStrategy[tuple[str, str, Json, Any]]] = []
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            filled = st.one_of(st.sampled_from(places), texts).map(partial(_fill, path))
            wishes = [p for p in operation.get("parameters", []) if p["in"] == "query"]
            query = st.fixed_dictionaries({}, optional={p["name"]: st.one_of(numbers, texts) for p in wishes})
            bodies = operation.get("requestBody", {}).get("content", {}).values()
            body = st.one_of([fitting(b["schema"], components) for b in bodies]) if bodies else st.none()
            found.append(st.tuples(st.just(method.upper()), filled, query, body))
    return st.one_of(found)


def _fill(path: str, word: str) -> str:
    start, brace, rest = path.partition("{")
    return start + quote(word.encode("utf-8", "surrogatepass"), safe="") + rest.partition("}")[2] if brace else path


def messages() -> st.SearchStrategy[str | bytes]:
    """Messages, some like those of clients, some not."""
    kinds = st.sampled_from(["play", "take_back", "why", "look", "say", "snapshot", ""])
    fields = {name: st.one_of(numbers, texts) for name in ("seat", "seen", "since", "key", "move", "text", "x")}
    likely = st.fixed_dictionaries({"type": kinds}, optional=fields).map(json.dumps)
    return st.one_of(
        likely,
        likely,
        anything.map(json.dumps),
        st.text(st.characters(codec="utf-8"), max_size=50),
        st.binary(max_size=50),
    )
