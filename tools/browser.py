"""An empty server and Chromium, for the tools that measure and take pictures."""

import os
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL, Popen

from playwright.sync_api import Browser, sync_playwright

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@contextmanager
def _server(root: Path | None) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        command = [sys.executable, "-m", "vesuvius", "serve", "--port", str(port)]
        environ = {**os.environ, "VESUVIUS_DATA": folder}
        process = Popen(command, cwd=root, env=environ, stdout=DEVNULL, stderr=DEVNULL)
        try:
            for _ in range(900):
                with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)  # it is not up yet
            else:
                sys.exit("The server did not start within a minute and a half.")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(10)


@contextmanager
def opened(*flags: str, root: Path | None = None) -> Iterator[tuple[Browser, str]]:
    """Start a server, that of another checkout if ``root`` is given, and Chromium; yields browser and address."""
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("This needs Chromium, which is not on the PATH.")
    with _server(root) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=[*FLAGS, *flags])
        yield browser, address
        browser.close()
