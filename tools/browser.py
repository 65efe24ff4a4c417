"""A server of its own with nothing in it, and Chromium to look at it: for the tools that measure and take pictures."""

import os
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from subprocess import DEVNULL, Popen

from playwright.sync_api import Browser, sync_playwright

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@contextmanager
def _server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        command = [sys.executable, "-m", "vesuvius", "serve", "--port", str(port)]
        process = Popen(command, env={**os.environ, "VESUVIUS_DATA": folder}, stdout=DEVNULL, stderr=DEVNULL)
        try:
            for _ in range(900):
                with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)  # it is not awake yet
            else:
                sys.exit("The server did not wake within a minute and a half.")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(10)


@contextmanager
def opened(*flags: str) -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of the server."""
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("This is done in Chromium, and there is none here.")
    with _server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=[*FLAGS, *flags])
        yield browser, address
        browser.close()
