"""The commands for nets."""

from pathlib import Path
from typing import Annotated

import typer

from vesuvius.cli.arguments import GameName, check_writable, console, fail, on_the_shelf
from vesuvius.games import folder, spec
from vesuvius.spec import resolve

commands = typer.Typer(no_args_is_help=True, help="Nets: write one as ONNX, for other programs.")


@commands.callback()
def nets() -> None:
    """Nets that judge positions and moves (``docs/research.md``)."""


@commands.command("export")
def export_net(
    name: GameName,
    out: Annotated[Path, typer.Option(help="the ONNX file to write")],
    players: Annotated[int, typer.Option(help="the number of players")] = 2,
    kind: Annotated[
        str, typer.Option(help="which net of the game: augur plays alone, search is for searches")
    ] = "augur",
    file: Annotated[Path | None, typer.Option("--net", help="a net of `vesuvius train` instead")] = None,
) -> None:
    """Write a net as an ONNX file."""
    from vesuvius.bots.nets import net, net_from
    from vesuvius.net_file import BadNet
    from vesuvius.onnx_file import exported

    record = spec(on_the_shelf(name))
    check_writable(out)
    try:
        if file is None:
            net(name, kind, players)
            packed = folder(name).joinpath(f"{kind}-{players}.net").read_bytes()
        else:
            packed = file.read_bytes()
            net_from(packed, name, players)
        content = exported(packed, resolve(record.parts or "").parts)
        out.write_bytes(content)
    except BadNet as error:
        fail(f"{error}")
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}.")
    console.print(f"The net is in {out}, {len(content):,} bytes.", style="dim", markup=False)
