"""What crosses the wire, as TypeScript: ``python -m vesuvius.web.typescript`` writes ``ui/src/lib/wire.ts``."""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from vesuvius.web import schemas

TARGET = Path("ui/src/lib/wire.ts")

HEAD = "// Written by `python -m vesuvius.web.typescript` from vesuvius/web/schemas.py. Do not edit.\n"


def structs() -> list[type[msgspec.Struct]]:
    """All schemas, in the order of their file."""
    return [
        kind for kind in vars(schemas).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]  # fmt: skip


def spell(kind: inspect.Type) -> str:
    """A type in TypeScript."""
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
            inner = spell(item)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType(_, value):
            return f"Record<string, {spell(value)}>"
        case inspect.StructType(cls):
            return cls.__name__
        case inspect.UnionType(types):
            return " | ".join(spell(one) for one in types)
        case inspect.Metadata(type=inner):
            return spell(inner)
        case _:
            raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[msgspec.Struct]) -> str:
    """A schema as an interface; what a client may leave out has a question mark."""
    info: Any = inspect.type_info(struct)
    note = " ".join((struct.__doc__ or "").split()).replace("``", "`")
    lines = [f"/** {note} */"] if note and not note.startswith(f"{struct.__name__}(") else []
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = info.forbid_unknown_fields and not field.required
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {spell(field.type)};")
    return "\n".join([*lines, "}"])


def module() -> str:
    """The whole file."""
    unions = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(getattr(schemas, name)))};"
        for name in ("FromClient", "FromServer")
    ]
    return "\n".join([HEAD, *(f"{interface(struct)}\n" for struct in structs()), *unions]) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(module(), "utf-8")
