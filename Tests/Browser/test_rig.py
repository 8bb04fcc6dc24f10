"""The rig itself: what it says of the page and of fingers is true."""

import urllib.request

RECORD = """() => {
  window.seen = [];
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
    document.addEventListener(type, (event) => {
      const touch = event.changedTouches[0];
      seen.push({type, time: event.timeStamp, x: touch.clientX, y: touch.clientY, id: touch.identifier,
                 trusted: event.isTrusted});
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
    # 300 points in half a second; a millisecond's rounding of either time is 0.2 %.
    speed = (last["y"] - first["y"]) / (last["time"] - first["time"]) * 1000
    assert abs(speed - 600) < 3
    assert last["y"] == 320


def test_two_fingers_are_told_apart(phone, touch):
    phone.evaluate(RECORD)
    touch.down(100, 20, finger=1)
    touch.down(300, 20, finger=2)
    touch.up(finger=1)
    touch.up(finger=2)
    seen = phone.evaluate("seen.map((event) => [event.type, event.id])")
    first, second = seen[0][1], seen[1][1]
    assert first != second
    assert seen == [["touchstart", first], ["touchstart", second], ["touchend", first], ["touchend", second]]
