# SPDX-License-Identifier: Apache-2.0
"""The rig itself: its reports about the page and about fingers are correct."""

import re
import subprocess
import sys
import urllib.request

import pytest

from examples import ROOT
from finger import Mouse

RECORD = """() => {
  window.seen = [];
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
    document.addEventListener(type, (event) => {
      const touch = event.changedTouches[0];
      seen.push({type, time: event.timeStamp, x: touch.clientX, y: touch.clientY, id: touch.identifier,
                 down: event.touches.length, trusted: event.isTrusted});
    }, {capture: true, passive: true});
}"""


def test_serves_the_page_with_its_policy(site):
    for path, kind in {"": "text/html", "app.wasm": "application/wasm", "resources/index.json": "application/json"}.items():
        with urllib.request.urlopen(site + path) as answer:
            assert answer.headers["Content-Type"].startswith(kind)
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


def test_phone_is_a_phone(phone):
    seen = phone.evaluate("""() => {
      const probe = document.createElement('div');
      probe.style.cssText = 'padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom)';
      document.body.append(probe);
      const style = getComputedStyle(probe);
      const found = [innerWidth, innerHeight, devicePixelRatio, style.paddingTop, style.paddingBottom,
                     matchMedia('(pointer: coarse)').matches];
      probe.remove();
      return found;
    }""")
    assert seen == [402, 874, 3, "62px", "34px", True]


def test_a_finger_keeps_the_scripts_time(phone, touch):
    phone.evaluate(RECORD)
    touch.drag((200, 20), (200, 320), seconds=0.5)
    seen = phone.evaluate("seen")
    assert [seen[0]["type"], seen[-1]["type"]] == ["touchstart", "touchend"]
    assert all(event["trusted"] for event in seen)
    moves = [event for event in seen if event["type"] == "touchmove"]
    first, last = moves[0], moves[-1]
    # 300 points in half a second. Rounding either time to a millisecond gives an error of 0.2 %.
    speed = (last["y"] - first["y"]) / (last["time"] - first["time"]) * 1000
    assert abs(speed - 600) < 3
    assert last["y"] == 320


def test_a_mouse_keeps_the_scripts_time(desktop):
    desktop.evaluate("""() => {
      window.seen = [];
      for (const type of ['mousedown', 'mousemove', 'mouseup'])
        document.addEventListener(type, ({ timeStamp }) => seen.push([type, timeStamp]), { capture: true, passive: true });
    }""")
    mouse = Mouse(desktop.cdp)
    mouse.down(600, 700)
    for step in range(1, 6):
        mouse.move(600, 700 + 4 * step, after=0.05)
    mouse.up(600, 720, after=0.25)
    seen = desktop.evaluate("seen")
    assert [kind for kind, _ in seen] == ["mousemove", "mousedown", *["mousemove"] * 5, "mouseup"]
    times = [time - seen[1][1] for _, time in seen[1:]]
    assert times == pytest.approx([0, 50, 100, 150, 200, 250, 500], abs=1)


@pytest.mark.parametrize("first", [1, 2])
def test_one_of_two_fingers_is_lifted(phone, touch, first):
    """Only this finger is lifted. The other one continues."""
    phone.evaluate(RECORD)
    places = {1: (100, 20), 2: (300, 30)}
    last = 3 - first
    touch.down(*places[1], finger=1)
    touch.down(*places[2], finger=2)
    touch.up(finger=first)
    touch.move(places[last][0], 60, finger=last)
    touch.up(finger=last)
    seen = phone.evaluate("seen.map((event) => [event.type, event.id, event.x, event.y, event.down])")
    names = {finger: seen[index][1] for index, finger in enumerate((1, 2))}
    assert names[1] != names[2]
    goal = (places[last][0], 60)
    assert seen == [
        ["touchstart", names[1], *places[1], 1], ["touchstart", names[2], *places[2], 2],
        ["touchend", names[first], *places[first], 1], ["touchmove", names[last], *goal, 1],
        ["touchend", names[last], *goal, 0]]


def test_the_public_workflow_leaves_no_step_out():
    workflow = (ROOT / ".github/workflows/checks.yml").read_text()
    asked = " ".join(re.findall(r"STEPS: (?:>-\n\s*)?(.*)", workflow)).split()
    names = subprocess.run(
        [sys.executable, ROOT / "Scripts/steps.py", "--list"], check=True, capture_output=True, text=True).stdout
    assert [name for name in names.splitlines() if not any(name.startswith(each) for each in asked)] == []
