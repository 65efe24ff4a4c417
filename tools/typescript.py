"""TypeScript for what crosses the wire: the server's schemas, and the events and views of each game."""

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from importlib import import_module
from types import MappingProxyType, ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from tools.notes import note, notes
from vesuvius.contract import BaseEvent
from vesuvius.games import spec
from vesuvius.jsonable import Property, properties
from vesuvius.tables.course import TakenBack
from vesuvius.web import schemas

WIDTH = 120
ATOMS: Mapping[Any, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown",
}  # fmt: skip
COMMON = {each.attribute for each in properties(BaseEvent)}
HEAD = "// Written by `make generate` from {source}. Do not edit.\n"


def comment(text: str, indent: str = "") -> list[str]:
    """A note as a comment, on one line if it fits."""
    line = f"{indent}/** {text} */"
    if len(line) <= WIDTH:
        return [line]
    wrapped = textwrap.wrap(text, WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return [f"{indent}/**", *wrapped, f"{indent} */"]


def union(name: str, members: list[str]) -> str:
    """A union type, on one line if it fits."""
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";"


# The server's schemas


def structs() -> list[type[msgspec.Struct]]:
    """All schemas, in the order of their file."""
    return [
        kind for kind in vars(schemas).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]  # fmt: skip


def spell_schema(kind: inspect.Type) -> str:
    """The type of a schema's field."""
    match kind:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item):
            return array(spell_schema(item))
        case inspect.DictType(_, value):
            return f"Record<string, {spell_schema(value)}>"
        case inspect.StructType(cls):
            return cls.__name__
        case inspect.UnionType(types):
            return " | ".join(spell_schema(one) for one in types)
        case inspect.Metadata(extra_json_schema={"title": str(name)}):
            return name  # a type of story.ts
        case inspect.Metadata(type=inner):
            return spell_schema(inner)
        case _:
            raise TypeError(f"no TypeScript for {kind}")


def array(item: str) -> str:
    return f"({item})[]" if " | " in item or item.startswith("readonly ") else f"{item}[]"


def schema(struct: type[msgspec.Struct]) -> str:
    """A schema as an interface; fields that a client may leave out have a question mark."""
    info: Any = inspect.type_info(struct)
    said = " ".join((struct.__doc__ or "").split()).replace("``", "`")
    lines = comment(said) if said and not said.startswith(f"{struct.__name__}(") else []
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = info.forbid_unknown_fields and not field.required
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {spell_schema(field.type)};")
    return "\n".join([*lines, "}"])


def server() -> str:
    """``ui/src/lib/wire.ts``."""
    unions = [
        union(name, [kind.__name__ for kind in get_args(getattr(schemas, name))])
        for name in ("FromClient", "FromServer")
    ]
    head = HEAD.format(source="vesuvius/web/schemas.py and tables/course.py")
    bases = 'import type { BaseEvent, BaseView } from "./story";\n'
    sent = [*(schema(struct) for struct in structs()), interface(TakenBack, NAMELESS)]
    return "\n".join([head.rstrip("\n"), bases, *(f"{one}\n" for one in sent), *unions]) + "\n"


# The dataclasses of a game


Names = Mapping[frozenset[Any], str]
"""The names of the literal types in a game's events and views, by their values."""
NAMELESS: Names = MappingProxyType({})


def members(kind: Any) -> tuple[Any, ...]:
    """The values of a literal type, or of a union of literal types; empty for anything else."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return parts
    if origin in (Union, UnionType):
        found = [members(part) for part in parts]
        return tuple(value for values in found for value in values) if all(found) else ()
    return ()


def literals(*modules: ModuleType) -> dict[str, tuple[Any, ...]]:
    """The literal types that these modules define or import, by name."""
    found = {name: members(kind) for module in modules for name, kind in vars(module).items()}
    return {name: values for name, values in found.items() if values}


def literal(values: Iterable[Any]) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in values)


def spell(kind: Any, named: Names = NAMELESS) -> str:
    """The type of a dataclass's field."""
    origin, parts = get_origin(kind), get_args(kind)
    if values := members(kind):
        return named.get(frozenset(values)) or literal(values)
    if origin in (Union, UnionType):
        return union_of(parts, named)
    if origin is tuple:
        if len(parts) == 2 and parts[1] is ...:
            return f"readonly {array(spell(parts[0], named))}"
        return f"readonly [{', '.join(spell(part, named) for part in parts)}]"
    if origin in (frozenset, list):
        return f"readonly {array(spell(parts[0], named))}"
    if isinstance(origin, type) and issubclass(origin, Mapping):
        # The keys of a JSON object are strings, even if they are numbers in Python.
        key = spell(parts[0], named).replace("number", "string")
        record = f"Record<{key}, {spell(parts[1], named)}>"
        return f"Readonly<{f'Partial<{record}>' if members(parts[0]) else record}>"
    if is_dataclass(kind):
        return str(getattr(kind, "__name__", kind))
    return ATOMS[getattr(kind, "__supertype__", kind)]  # a NewType is written as its base


def union_of(parts: tuple[Any, ...], named: Names) -> str:
    """A union; its literal members become one type if there is a name for all of them together."""
    name = named.get(frozenset(value for part in parts for value in members(part)))
    return " | ".join(dict.fromkeys(name if name and members(part) else spell(part, named) for part in parts))


def inside(kind: Any, found: dict[str, Any]) -> None:
    """Collect the dataclasses a type refers to, its own parts first."""
    if is_dataclass(kind):
        name = str(getattr(kind, "__name__", kind))
        if name not in found:
            whole: Any = kind
            for each in properties(whole):
                inside(each.kind, found)
            found[name] = kind
        return
    for part in get_args(kind):
        inside(part, found)


def field_lines(kind: Any, each: Property, named: Names) -> Iterator[str]:
    said = notes(kind).get(each.attribute)
    if said and each.attribute not in COMMON:
        yield from comment(said, "  ")
    kinds = get_args(each.kind) if get_origin(each.kind) in (Literal, Union, UnionType) else ()
    members = [one for one in spell(each.kind, named).split(" | ") if one != "null" or not each.omitted_if_none]
    head = f"  readonly {each.key}{'?' if each.omitted_if_none else ''}:"
    line = f"{head} {' | '.join(members)};"
    if len(line) <= WIDTH or not kinds:
        yield line
    else:
        yield head
        yield from (f"    | {member}" for member in members[:-1])
        yield f"    | {members[-1]};"


def interface(kind: Any, named: Names) -> str:
    """A dataclass as an interface."""
    lines = comment(note(kind))
    fields = [line for each in properties(kind) for line in field_lines(kind, each, named)]
    if not fields:
        return "\n".join([*lines, f"export type {kind.__name__} = Readonly<Record<string, never>>;"])
    return "\n".join([*lines, f"export interface {kind.__name__} {{", *fields, "}"])


def events(name: str) -> tuple[Any, ...]:
    """The kinds of event of a game, in the order of its union."""
    return get_args(import_module(f"{spec(name).rules}.events").Event)


def game(name: str) -> str:
    """``ui/src/lib/games/NAME/wire.ts``."""
    rules = spec(name).rules
    found: dict[str, Any] = {}
    kinds = events(name)
    views = import_module(f"{rules}.views")
    for kind in (*kinds, views.View):
        inside(kind, found)
    aliases = literals(import_module(f"{rules}.events"), views)
    named = {frozenset(values): name for name, values in aliases.items()}
    interfaces = [f"{interface(kind, named)}\n" for kind in found.values()]
    used = {word for text in interfaces for word in re.findall(r"\w+", text)}
    types = [union(name, literal(values).split(" | ")) for name, values in aliases.items() if name in used]
    head = HEAD.format(source=f"{rules.replace('.', '/')}/events.py and views.py")
    last = union("Event", [kind.__name__ for kind in kinds])
    return "\n".join([head, *types, "", *interfaces, "/** Every kind of event of this game. */", last]) + "\n"
