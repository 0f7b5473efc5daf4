# SPDX-License-Identifier: GPL-3.0-or-later
"""Chromium without a window, driven by its DevTools protocol through a pipe: Python's own library is enough."""

import base64
import collections
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find():
    """The path of a Chromium; None where there is none. BYWAYS_BROWSER names another one."""
    named = os.environ.get("BYWAYS_BROWSER")
    return shutil.which(named) if named else next((path for path in map(shutil.which, NAMES) if path), None)


class Problem(Exception):
    """The browser refused, or has gone."""


class Browser:
    """A running browser with a profile of its own. To be used in a `with`."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory(prefix="byways-browser-", ignore_cleanup_errors=True)
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()
        root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []

        def hand_over():
            # The browser reads from 3 and writes to 4, whatever numbers the pipes have got.
            kept = os.dup(to_browser), os.dup(from_browser)
            os.dup2(kept[0], 3)
            os.dup2(kept[1], 4)

        self.log = open(pathlib.Path(self.folder.name) / "log", "wb")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.folder.name}/profile",
             "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
             "--disable-component-update", "--disable-sync", "--force-device-scale-factor=1", "--hide-scrollbars",
             "--force-color-profile=srgb", "--font-render-hinting=none", *root, "about:blank"],
            close_fds=False, preexec_fn=hand_over, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
            env={**os.environ, "HOME": self.folder.name})
        os.close(to_browser)
        os.close(from_browser)
        self._rest = b""
        self._last = 0
        self._answers = {}
        self.events = collections.deque()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close", wait=10)
        except Problem:
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self._read)
        os.close(self._write)
        self.log.close()
        self.folder.cleanup()

    def _take(self, until):
        """Reads what has come; waits for more until then."""
        import select
        while b"\0" not in self._rest:
            left = until - time.monotonic()
            if left <= 0 or not select.select([self._read], [], [], left)[0]:
                raise Problem("the browser doesn't answer")
            part = os.read(self._read, 1 << 20)
            if not part:
                raise Problem("the browser has gone: " + (pathlib.Path(self.log.name).read_text(errors="replace")[-2000:]))
            self._rest += part
        *messages, self._rest = self._rest.split(b"\0")
        for message in map(json.loads, messages):
            if "id" in message:
                self._answers[message["id"]] = message
            else:
                self.events.append(message)

    def call(self, method, session=None, wait=60, **parameters):
        self._last += 1
        number = self._last
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        try:
            while data:
                data = data[os.write(self._write, data):]
        except BrokenPipeError as error:
            raise Problem("the browser has gone") from error
        until = time.monotonic() + wait
        while number not in self._answers:
            self._take(until)
        answer = self._answers.pop(number)
        if "error" in answer:
            raise Problem(f"{method}: {answer['error'].get('message')}")
        return answer.get("result", {})

    def until(self, session, method, wait=60):
        """The next event of that name."""
        end = time.monotonic() + wait
        while True:
            for event in list(self.events):
                if event.get("sessionId") == session and event["method"] == method:
                    self.events.remove(event)
                    return event["params"]
            self._take(end)


class Tab:
    """A tab of a browser."""

    def __init__(self, browser, width=1280, height=800):
        self.browser = browser
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.target = target
        for domain in ("Page", "Runtime", "Network", "Log", "Accessibility"):
            self.call(f"{domain}.enable")
        self.resize(width, height)

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def media(self, media="", **features):
        """media(prefers_color_scheme="dark")"""
        self.call("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def open(self, path):
        """Opens a file. What happened in the tab before is forgotten."""
        self.take_events()
        self.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
        self.browser.until(self.session, "Page.loadEventFired")

    def take_events(self):
        """What has happened in this tab."""
        own = [event for event in self.browser.events if event.get("sessionId") == self.session]
        for event in own:
            self.browser.events.remove(event)
        return own

    def run(self, script, *arguments):
        """The value of an expression, or of a function of the arguments."""
        if arguments:
            script = f"({script})({', '.join(json.dumps(argument) for argument in arguments)})"
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise Problem(json.dumps(answer["exceptionDetails"])[:1000])
        return answer["result"].get("value")

    def shot(self, whole=False, clip=None):
        """A picture of what is seen, as PNG."""
        more = {"clip": {**clip, "scale": 1}} if clip else {}
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole, **more)["data"])

    def press(self, key, code=None, text=None):
        """A key, down and up again."""
        codes = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, " ": 32, "Tab": 9,
                 "Enter": 13}
        parameters = {"key": key, "code": code or ("Space" if key == " " else key), "windowsVirtualKeyCode": codes.get(key, 0)}
        text = text or {" ": " ", "Enter": "\r"}.get(key)
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def click(self, x, y):
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="none" if kind == "mouseMoved" else "left",
                      clickCount=0 if kind == "mouseMoved" else 1)

    def click_on(self, selector):
        """The middle of the first element that is found by that selector."""
        x, y = self.run("""(selector) => {
            const element = document.querySelector(selector);
            element.scrollIntoView({block: "center", behavior: "instant"});
            const box = element.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }""", selector)
        self.click(x, y)
