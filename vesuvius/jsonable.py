"""Dataclasses to JSON and back, by their own types: events, views and positions.

``plain`` turns a value into JSON; ``read`` builds a value of a given type and refuses what does not fit. A field
called ``from_`` is ``from`` in JSON. A field whose default is None is omitted while it is None.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from importlib.resources import files
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Literal, NoReturn, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from vesuvius.contract import Illegal, Json
from vesuvius.refusing import SHARED

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Property:
    """A field of a dataclass: its attribute, its JSON key, its type, and whether JSON may leave it out."""

    attribute: str
    key: str
    kind: Any
    optional: bool
    omitted_if_none: bool


@cache
def properties(kind: Any) -> tuple[Property, ...]:
    """The fields of a dataclass, in order."""
    hints = get_type_hints(kind)
    return tuple(
        Property(field.name, field.name.rstrip("_"), hints[field.name], _has_default(field), field.default is None)
        for field in fields(kind)
    )


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def resource(package: str, name: str) -> dict[str, Json]:
    """The JSON object in a data file of a package."""
    content: dict[str, Json] = json.loads(files(package).joinpath(name).read_text("utf-8"))
    return content


def plain(value: Any) -> Json:
    """The JSON of a value: dataclasses as objects, tuples as arrays, moves and other values as their ``str``."""
    return value if type(value) in _ATOMIC else _WRITERS[type(value)](value)


_ATOMIC = frozenset({str, int, float, bool, NoneType})
"""The types whose values are JSON already. Every move sends two views, so they must not cost a call each."""


class _Writers(dict[Any, Callable[[Any], Json]]):
    """The function that turns values of a type into JSON, by type, built once for each."""

    def __missing__(self, kind: Any) -> Callable[[Any], Json]:
        self[kind] = writer = _writer(kind)
        return writer


_WRITERS = _Writers()


def _writer(kind: Any) -> Callable[[Any], Json]:
    whole: Any = kind
    if is_dataclass(kind):
        parts = [(one.attribute, one.key, one.omitted_if_none) for one in properties(whole)]

        def write(value: Any) -> Json:
            found = {}
            for attribute, key, omitted_if_none in parts:
                part = getattr(value, attribute)
                if type(part) not in _ATOMIC:
                    found[key] = _WRITERS[type(part)](part)
                elif part is not None or not omitted_if_none:
                    found[key] = part
            return found

        return write
    if issubclass(kind, Mapping):
        return lambda value: {
            str(key): part if type(part) in _ATOMIC else _WRITERS[type(part)](part) for key, part in value.items()
        }
    if issubclass(kind, frozenset | set):
        return lambda value: sorted(plain(part) for part in value)
    if issubclass(kind, list | tuple):
        return lambda value: [part if type(part) in _ATOMIC else _WRITERS[type(part)](part) for part in value]
    return str


def encodable(value: Any) -> Json:
    """The JSON of a dataclass for an encoder that knows dataclasses, tuples and mappings: they stay as they are where
    the encoder writes what ``plain`` returns. Every move sends two views, and a Python loop over their parts costs more
    than everything else in them."""
    kind: Any = type(value)
    if _is_encodable(kind):
        return value
    get, keys, built, omitted = _encodings(kind)
    found = dict(zip(keys, get(value), strict=True))
    for key in built:
        found[key] = plain(found[key])
    for key in omitted:
        if found[key] is None:
            del found[key]
    return found


@cache
def _encodings(kind: Any) -> tuple[Callable[[Any], Iterable[Any]], list[str], list[str], list[str]]:
    """How to get the fields of a dataclass, their keys, and which of them must be made plain, or left out if None."""
    parts = properties(kind)
    names = [one.attribute for one in parts]
    get = attrgetter(*names) if len(names) > 1 else lambda value: [getattr(value, name) for name in names]
    built = [one.key for one in parts if not _is_encodable(one.kind)]
    return get, [one.key for one in parts], built, [one.key for one in parts if one.omitted_if_none]


@cache
def _is_encodable(kind: Any) -> bool:
    """Whether an encoder writes all values of a type as ``plain`` would."""
    origin, parts = get_origin(kind), get_args(kind)
    kind = getattr(kind, "__supertype__", kind)  # a NewType is written as its base
    if origin is Literal:
        return all(type(one) in _ATOMIC for one in parts)
    if origin in (Union, UnionType):
        return all(_is_encodable(one) for one in parts)
    if origin in (tuple, list):
        return all(one is Ellipsis or _is_encodable(one) for one in parts)
    if isinstance(origin, type) and issubclass(origin, dict):
        return _is_key(parts[0]) and _is_encodable(parts[1])
    if is_dataclass(kind):
        fields_of: Any = kind
        return all(
            one.key == one.attribute and not one.omitted_if_none and _is_encodable(one.kind)
            for one in properties(fields_of)
        )
    return kind in _ATOMIC


def _is_key(kind: Any) -> bool:
    """Whether all values of a type are texts or whole numbers, which both write as the keys of an object."""
    if get_origin(kind) in (Union, UnionType):
        return all(map(_is_key, get_args(kind)))
    if get_origin(kind) is Literal:
        return all(type(one) in (str, int) for one in get_args(kind))
    return kind in (str, int)


def read(kind: type[T], value: Json, field: str = "position") -> T:
    """Build a value of a type from JSON; Illegal("field: reason") if the JSON does not fit the type."""
    whole: Any = kind
    built: T = _reader(whole)(value, field)
    return built


def refuse(field: str, reason: str, rule: str | None = None) -> NoReturn:
    """Raise Illegal for a field of a position, with the number of the rule behind it where there is one."""
    raise SHARED("bad_position", rule, field=field, reason=reason)


Reader: TypeAlias = Callable[[Json, str], Any]
"""Builds a value from JSON; the text names the field in refusals."""


@cache
def _reader(kind: Any) -> Reader:
    """The function that reads values of a type, built once for each type."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return _literal(parts)
    if origin in (Union, UnionType):
        return _union(parts)
    if origin in (tuple, list):
        return _array(parts)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping(origin, parts)
    if is_dataclass(kind):
        return _object(kind)
    return _atom(getattr(kind, "__supertype__", kind))  # a NewType is read as its base


_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")

ATOMS: Mapping[Any, str] = {int: "a whole number", bool: "true or false", str: "a text", NoneType: "null"}


def _atom(kind: Any) -> Reader:
    def read_atom(value: Json, field: str) -> Json:
        if kind is not Any and type(value) is not kind:
            refuse(field, f"{ATOMS.get(kind, kind)} is needed, not {value!r}")
        return value

    return read_atom


def _literal(choices: tuple[Any, ...]) -> Reader:
    known = {(type(choice), choice): choice for choice in choices}

    def read_literal(value: Json, field: str) -> Json:
        try:
            return known[type(value), value]
        except (KeyError, TypeError):  # unknown, or a list that cannot be looked up
            refuse(field, f"one of {', '.join(map(str, choices))} is needed, not {value!r}")

    return read_literal


def _union(kinds: tuple[Any, ...]) -> Reader:
    """Reads the one type of the union that fits; objects are distinguished by their keys."""
    rest = [kind for kind in kinds if kind is not NoneType]
    objects = [kind for kind in rest if is_dataclass(kind)]

    def read_union(value: Json, field: str) -> Any:
        if value is None and len(rest) < len(kinds):
            return None
        fitting = rest
        if objects and isinstance(value, Mapping):
            fitting = [kind for kind in rest if kind not in objects or _has_keys(kind, value)] or rest
        if len(fitting) == 1:
            return _reader(fitting[0])(value, field)
        for kind in fitting:
            try:
                return _reader(kind)(value, field)
            except Illegal:
                continue
        refuse(field, f"there is no such thing as {value!r}")

    return read_union


def _has_keys(kind: Any, value: Mapping[Any, Any]) -> bool:
    """Whether an object has all required keys of a dataclass, and no unknown ones."""
    known = properties(kind)
    return {one.key for one in known if not one.optional} <= value.keys() <= {one.key for one in known}


def _array(parts: tuple[Any, ...]) -> Reader:
    readers = [_reader(part) for part in parts if part is not ...]
    any_length = len(readers) < len(parts) or len(parts) == 1

    def read_array(value: Json, field: str) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            refuse(field, f"a list is needed, not {value!r}")
        if any_length:
            reader = readers[0]
            return tuple([reader(part, field) for part in value])
        if len(readers) != len(value):
            refuse(field, f"{len(readers)} entries are needed, not {len(value)}")
        return tuple([reader(part, field) for reader, part in zip(readers, value, strict=True)])

    return read_array


def _mapping(origin: Any, parts: tuple[Any, ...]) -> Reader:
    made = dict if origin.__module__ in ("collections.abc", "builtins") else origin
    key_reader = _number_key if getattr(parts[0], "__supertype__", parts[0]) is int else _reader(parts[0])
    reader = _reader(parts[1])

    def read_mapping(value: Json, field: str) -> Any:
        if not isinstance(value, Mapping):
            refuse(field, f"a mapping is needed, not {value!r}")
        return made({key_reader(key, field): reader(part, _path(field, key)) for key, part in value.items()})

    return read_mapping


def _number_key(key: Json, field: str) -> int:
    """A key of a mapping: JSON writes numbers as text."""
    if not isinstance(key, str) or not _NUMBER.fullmatch(key):
        refuse(field, f"keys are whole numbers as text, not {key!r}")
    return int(key)


def _object(kind: Any) -> Reader:
    known = {one.key: (one, _reader(one.kind)) for one in properties(kind)}

    def read_object(value: Json, field: str) -> Any:
        if not isinstance(value, Mapping):
            refuse(field, f"a mapping is needed, not {value!r}")
        for key in value:
            if key not in known:
                path = _path(field, key)
                refuse(path, f"there is no field {key!r}" if path == field else "there is no such field")
        found = {}
        for key, (one, reader) in known.items():
            if key in value:
                part = value[key]
                if part is None and one.omitted_if_none:
                    refuse(_path(field, key), "is left out where it does not apply")
                found[one.attribute] = reader(part, _path(field, key))
            elif not one.optional:
                refuse(_path(field, key), "is missing")
        return kind(**found)

    return read_object


def _path(field: str, key: object) -> str:
    """The path of a part of a field, such as ``deck.left``; the field itself if the key is no word, as in ``1,0``."""
    word = str(key)
    if not word.replace("_", "a").isalnum():
        return field
    return word if field == "position" else f"{field}.{word}"
