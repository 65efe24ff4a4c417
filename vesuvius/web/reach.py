"""Which address other devices can open: the public one, or this computer's in its local network."""

import socket

from litestar import get
from litestar.datastructures import State

from vesuvius.web.identity import HttpRequest
from vesuvius.web.schemas import Reach
from vesuvius.web.security import address
from vesuvius.web.settings import Settings

EVERYWHERE = {"0.0.0.0", "::"}
LOOPBACK = {"127.0.0.1", "::1"}


def lan_address() -> str | None:
    """This computer's address in the network that its default route leads to; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("198.51.100.1", 9))  # sends nothing: it only chooses the route
        except OSError:
            return None
        found: str = asking.getsockname()[0]
    return None if found.startswith(("127.", "0.")) else found


def reach(settings: Settings) -> Reach:
    """Looked up each time: a laptop changes networks while the server runs."""
    if settings.origin is not None:
        return Reach(settings.origin, None)
    if settings.lan_port is None:
        return Reach(None, "this_computer")
    found = lan_address()
    return Reach(None, "no_network") if found is None else Reach(f"http://{found}:{settings.lan_port}", None)


@get("/api/reach", summary="The address that other devices can open", sync_to_thread=False)
def reached(state: State, request: HttpRequest) -> Reach:
    """Only a browser on this computer needs it; any other has come by an address that works."""
    settings: Settings = state.settings
    return reach(settings) if address(request) in LOOPBACK else Reach(None, None)
