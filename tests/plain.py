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


def source(name: str) -> Path:
    """The file of a module."""
    return PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")


def parts(name: str) -> list[str]:
    """What a twin in several files stands on: of ``fast`` all that is called ``fast_…``, each after what it needs."""
    files = source(name).parent.glob(f"{source(name).stem}_*.pxd")
    return sorted(f"{name.rpartition('.')[0]}.{file.stem}" for file in files)


@cache
def plain(name: str) -> ModuleType:
    """The module of that name from its source, whatever was compiled; everybody else keeps the module they had."""
    names = (*BELOW, *parts(name), name)
    before = {one: sys.modules.get(one) for one in names}
    try:
        for one in names:
            spec = spec_from_loader(one, SourceFileLoader(one, str(source(one))))
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
