"""The twins as plain Python, beside the compiled ones: C arrays have no bounds, lists have."""

import sys
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import vesuvius

PACKAGE = Path(vesuvius.__file__).parent
BELOW = ("vesuvius.twin", "vesuvius.batch")


@cache
def plain(name: str) -> ModuleType:
    """The module of that name from its source, whatever was compiled; everybody else keeps the module they had."""
    names = (*BELOW, name)
    before = {one: sys.modules.get(one) for one in names}
    try:
        for one in names:
            path = PACKAGE.joinpath(*one.split(".")[1:]).with_suffix(".py")
            spec = spec_from_loader(one, SourceFileLoader(one, str(path)))
            assert spec is not None
            assert spec.loader is not None
            sys.modules[one] = module_from_spec(spec)
            spec.loader.exec_module(sys.modules[one])
        return sys.modules[name]
    finally:
        for one, module in before.items():
            if module is None:
                del sys.modules[one]
            else:
                sys.modules[one] = module
