"""Load the twins as plain Python beside the compiled ones: lists check their bounds, C arrays do not."""

import sys
from functools import cache
from graphlib import TopologicalSorter
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import vesuvius

PACKAGE = Path(vesuvius.__file__).parent
BELOW = ("vesuvius.twin", "vesuvius.batch", "vesuvius.net")


def source(name: str) -> Path:
    """The source file of a module."""
    return PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")


def parts(name: str) -> list[str]:
    """The other modules of a twin: for ``fast`` all named ``fast_…``, each after those it imports."""
    files = source(name).parent.glob(f"{source(name).stem}_*.pxd")
    texts = {f"{name.rpartition('.')[0]}.{file.stem}": file.with_suffix(".py").read_text("utf-8") for file in files}
    needs = {one: {other for other in texts if f"from {other} import" in text} for one, text in texts.items()}
    return list(TopologicalSorter(needs).static_order())


@cache
def plain(name: str) -> ModuleType:
    """Import the module from its source even if it is compiled; other importers keep the module they had."""
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
