"""Docstrings of classes and fields as data."""

import ast
import inspect
from functools import cache
from itertools import pairwise
from textwrap import dedent
from typing import Any


def one_line(text: str) -> str:
    """A docstring on one line, its code marked as in Markdown."""
    return " ".join(text.split()).replace("``", "`")


def note(kind: Any) -> str:
    """The docstring of a class."""
    return one_line(kind.__doc__ or "")


@cache
def notes(kind: Any) -> dict[str, str]:
    """For each field of a class and its bases, the string below it."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__ in ("builtins", "typing"):
            continue
        tree = ast.parse(dedent(inspect.getsource(base)))
        body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
        for field, below in pairwise(body):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[name] = one_line(text)
    return found
