"""A small driver of headless Chromium over its DevTools protocol: real clicks and keys, and nothing but the page."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import os
import shutil
import signal
import tempfile
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
KEYS = {
    "Enter": (13, "\r"),
    "Tab": (9, ""),
    "Escape": (27, ""),
    "ArrowDown": (40, ""),
    "ArrowUp": (38, ""),
    "Backspace": (8, ""),
}
PATIENCE = 60.0  # s; a busy machine is no fault of the page
# The middle of an element once it is there, in view, uncovered, and at rest for two frames; else null.
STEADY = """(async () => {
  const find = () => {
    const el = %(element)s;
    if (!el || el.disabled) return null;
    el.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const b = el.getBoundingClientRect();
    const at = {x: b.left + b.width / 2, y: b.top + b.height / 2};
    const top = b.width && document.elementFromPoint(at.x, at.y);
    return top && (el.contains(top) || top.contains(el)) ? at : null;
  };
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const before = find();
  await frame();
  await frame();
  const after = find();
  return before && after && before.x === after.x && before.y === after.y ? after : null;
})()"""


def find_chromium() -> str | None:
    """The path of an installed Chromium, or None. ``CHROMIUM`` overrules the search."""
    asked = os.environ.get("CHROMIUM")
    if asked:
        return asked
    return next((path for path in map(shutil.which, NAMES) if path), None)


class PageError(AssertionError):
    """The page threw, or did not reach the awaited state in time."""


class Browser:
    """One Chromium process with a profile of its own; ``async with`` ends it and removes the profile."""

    def __init__(self, binary: str) -> None:
        self.binary = binary
        self.process: asyncio.subprocess.Process | None = None
        self.profile = tempfile.mkdtemp(prefix="meneur-page-")
        self.ws: ClientConnection | None = None
        self.numbers = itertools.count(1)
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.pages: dict[str, Page] = {}
        self.reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Browser:
        self.process = await asyncio.create_subprocess_exec(
            self.binary,
            *FLAGS,
            f"--user-data-dir={self.profile}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        address = await self._address()
        self.ws = await connect(address, max_size=None, proxy=None)
        self.reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.reader:
            self.reader.cancel()
        if self.ws:
            await self.ws.close()
        if self.process and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            await self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    async def _address(self) -> str:
        """Chromium writes the port it took, and the socket's path, into its profile."""
        file = Path(self.profile, "DevToolsActivePort")
        for _ in range(int(PATIENCE / 0.05)):
            if file.exists() and len(lines := file.read_text().splitlines()) >= 2:
                return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
            if self.process and self.process.returncode is not None:
                raise RuntimeError(f"Chromium ended at once with code {self.process.returncode}")
            await asyncio.sleep(0.05)
        raise RuntimeError("Chromium did not open its DevTools port")

    async def _read(self) -> None:
        assert self.ws
        async for raw in self.ws:
            frame = json.loads(raw)
            if "id" in frame:
                waiting = self.answers.pop(frame["id"], None)
                if waiting and not waiting.done():
                    waiting.set_result(frame)
            elif page := self.pages.get(frame.get("sessionId", "")):
                page.heard(frame["method"], frame["params"])

    async def call(self, method: str, params: dict[str, Any] | None = None, session: str | None = None) -> Any:
        assert self.ws
        number = next(self.numbers)
        frame: dict[str, Any] = {"id": number, "method": method, "params": params or {}}
        if session:
            frame["sessionId"] = session
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[number] = answer
        await self.ws.send(json.dumps(frame))
        result = await asyncio.wait_for(answer, PATIENCE)
        if "error" in result:
            raise PageError(f"{method}: {result['error']}")
        return result["result"]

    async def open(self, url: str, *, width: int = 1280, height: int = 900, dark: bool = False) -> Page:
        """A new tab of its own storage at ``url``, ``width`` x ``height`` CSS pixels."""
        context = (await self.call("Target.createBrowserContext"))["browserContextId"]
        target = await self.call("Target.createTarget", {"url": "about:blank", "browserContextId": context})
        attached = await self.call("Target.attachToTarget", {"targetId": target["targetId"], "flatten": True})
        page = Page(self, attached["sessionId"], context)
        self.pages[page.session] = page
        for domain in ("Page", "Runtime", "Log", "Network"):
            await page.call(f"{domain}.enable")
        await page.resize(width, height)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        await page.call("Emulation.setEmulatedMedia", {"features": [scheme]})
        await page.call("Page.navigate", {"url": url})
        return page


class Page:
    """One tab. ``errors`` gathers exceptions and console errors; ``requests`` every address it asked for."""

    def __init__(self, browser: Browser, session: str, context: str) -> None:
        self.browser = browser
        self.session = session
        self.context = context
        self.errors: list[str] = []
        self.requests: list[str] = []

    def heard(self, method: str, params: dict[str, Any]) -> None:
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.errors.append(f"{params['entry']['text']} {params['entry'].get('url', '')}".strip())
        elif method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])

    async def call(self, method: str, params: dict[str, Any] | None = None) -> Any:
        return await self.browser.call(method, params, self.session)

    async def close(self) -> None:
        self.browser.pages.pop(self.session, None)
        await self.browser.call("Target.disposeBrowserContext", {"browserContextId": self.context})

    async def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        await self.call("Emulation.setDeviceMetricsOverride", size)

    async def js(self, expression: str) -> Any:
        """The value of a JavaScript expression (a promise is awaited); an element counts as True."""
        whole = f"Promise.resolve({expression}).then(v => v instanceof Node ? true : v)"
        asked = {"expression": whole, "returnByValue": True, "awaitPromise": True}
        result = await self.call("Runtime.evaluate", asked)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    async def until(self, expression: str, seconds: float = PATIENCE) -> Any:
        """Wait until an expression is truthy; its value."""
        deadline = asyncio.get_running_loop().time() + seconds
        while True:
            with contextlib.suppress(PageError):
                if value := await self.js(expression):
                    return value
            if asyncio.get_running_loop().time() > deadline:
                raise PageError(f"not in {seconds:.0f} s: {expression}\nerrors: {self.errors}")
            await asyncio.sleep(0.04)

    async def click(self, element: str) -> None:
        """Press the mouse on what a JavaScript expression names; it must be visible and not covered."""
        point = STEADY % {"element": element}
        at = await self.until(point)
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            button = "none" if kind == "mouseMoved" else "left"
            await self.call("Input.dispatchMouseEvent", {"type": kind, **at, "button": button, "clickCount": 1})

    async def type(self, text: str) -> None:
        """Type into the focused field, one character at a time as a person does."""
        for letter in text:
            await self.call("Input.insertText", {"text": letter})

    async def press(self, key: str) -> None:
        code, text = KEYS[key]
        event = {"key": key, "code": key, "windowsVirtualKeyCode": code, "nativeVirtualKeyCode": code}
        await self.call("Input.dispatchKeyEvent", {"type": "keyDown", **event, **({"text": text} if text else {})})
        await self.call("Input.dispatchKeyEvent", {"type": "keyUp", **event})

    async def screenshot(self, path: Path | str) -> None:
        shot = await self.call("Page.captureScreenshot", {"format": "png"})
        Path(path).write_bytes(base64.b64decode(shot["data"]))
