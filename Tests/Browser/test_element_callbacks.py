# SPDX-License-Identifier: Apache-2.0
"""What a page may do within the callbacks of `<quire-sheet>`, and values whose own code throws: every promise settles, and
the engine goes on."""

import pytest

from element import new_errors, present

CALLBACKS = ["height", "will-present", "should-dismiss", "dismiss", "dismiss-attempt", "detent-change"]
# Each is done once, within the callback.
ACTIONS = {
    "remove": "sheet.remove()",
    "move": "document.body.append(sheet)",
    "dismiss at once": "promises.push(sheet.dismiss({ animated: false }))",
    "dismiss and present": "promises.push(sheet.dismiss(), sheet.present({ animated: false }))",
    "remove and put back": "{ sheet.remove(); document.body.append(sheet); promises.push(sheet.present()); }",
    "throw": "throw new Error('the page throws')",
}

PLAY = """async ([callback, action]) => {
  const promises = [];
  let isDone = false;
  const faults = [];
  const failed = (event) => {
    const error = event.reason ?? event.error;
    if (!`${error}`.includes("the page throws")) faults.push(`${error}`);
    event.preventDefault();
  };
  addEventListener("unhandledrejection", failed);
  addEventListener("error", failed);
  const sheet = document.createElement("quire-sheet");
  sheet.append("content");
  document.body.append(sheet);
  const act = () => {
    if (isDone) return;
    isDone = true;
    new Function("sheet", "promises", action)(sheet, promises);
  };
  const height = () => {
    if (callback === "height") act();
    return 300;
  };
  sheet.detents = [{ identifier: "own", height }, "large"];
  if (callback !== "height") sheet.addEventListener(`quire-${callback}`, act);
  if (callback === "dismiss-attempt") {
    sheet.addEventListener("quire-should-dismiss", (event) => isDone || event.preventDefault());
  }
  const settled = async (name, promise) => {
    const late = new Promise((done) => setTimeout(done, 2000, "late"));
    const result = await Promise.race([promise, late]);
    if (typeof result !== "boolean") faults.push(`${name} is ${result}`);
    return result;
  };
  await settled("present", sheet.present({ animated: false }));
  // By a key, which asks where to rest and reports the detent.
  const grabber = sheet.shadowRoot.querySelector("[role=slider], .quire-grabber, button");
  await settled("animateChanges", sheet.animateChanges(() => { sheet.preferredCornerRadius = 5; }));
  grabber?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, composed: true, cancelable: true }));
  await settled("requestDismiss", sheet.requestDismiss());
  await settled("dismiss", sheet.dismiss({ animated: false }));
  for (const [index, promise] of promises.entries()) await settled(`promise ${index}`, promise);
  await settled("the last dismiss", sheet.dismiss({ animated: false }));
  sheet.remove();
  await new Promise((done) => setTimeout(done));
  const later = document.createElement("quire-sheet");
  document.body.append(later);
  if (await settled("a later one", later.present({ animated: false })) !== true) faults.push("a later one does not rest");
  if (await settled("dismiss of a later one", later.dismiss({ animated: false })) !== true) faults.push("a later one stays");
  later.remove();
  if (document.querySelector("#harbours").getRootNode().querySelector(":popover-open")) faults.push("something stays open");
  removeEventListener("unhandledrejection", failed);
  removeEventListener("error", failed);
  return faults;
}"""


@pytest.mark.one_engine
@pytest.mark.parametrize("callback", CALLBACKS)
def test_every_promise_settles_whatever_a_callback_does(element, callback):
    page = element()
    found = {name: page.evaluate(f"({PLAY})({[callback, action]!r})") for name, action in ACTIONS.items()}
    assert {name: faults for name, faults in found.items() if faults} == {}
    assert not [error for error in new_errors(page) if "engine" in error and "stopped" in error]


VALUES = {
    "a symbol": "Symbol('odd')",
    "a text that throws": "{ toString() { throw new Error('odd'); }, valueOf() { throw new Error('odd'); } }",
    "a proxy": "new Proxy({}, { get() { throw new Error('odd'); }, has() { throw new Error('odd'); } })",
    "a getter": "{ get width() { throw new Error('odd'); }, get height() { throw new Error('odd'); },"
                " get identifier() { throw new Error('odd'); } }",
    "a list of a proxy": "[new Proxy([], { get() { throw new Error('odd'); } })]",
    "a list of a symbol": "[Symbol('odd'), { identifier: Symbol('odd'), height: () => 3 }]",
    "a large number": "1e308",
    "a bigint": "10n",
}
SETTINGS = [
    "detents", "selectedDetent", "largestUndimmedDetent", "prefersGrabberVisible", "preferredCornerRadius", "closedBy",
    "keyboard", "handoffExpand", "handoffCollapse", "placement", "look", "anchor", "presenter", "permittedArrowDirections",
    "preferredContentSize", "reportsProgress", "modalInPresentation",
]

SET = """async ([name, value]) => {
  const faults = [];
  const failed = (event) => void (faults.push(`${event.reason ?? event.error}`), event.preventDefault());
  addEventListener("unhandledrejection", failed);
  addEventListener("error", failed);
  const said = [];
  const { warn } = console;
  console.warn = (...words) => said.push(words[0]);
  const settled = async (what, promise) => {
    const result = await Promise.race([promise, new Promise((done) => setTimeout(done, 2000, "late"))]);
    if (result !== true) faults.push(`${what}: ${result}`);
  };
  for (const isOpen of [false, true]) {
    const sheet = document.createElement("quire-sheet");
    document.body.append(sheet);
    if (isOpen) await settled("present first", sheet.present({ animated: false }));
    sheet[name] = new Function(`return (${value})`)();
    await new Promise((done) => setTimeout(done));
    await settled("present", sheet.present({ animated: false }));
    await settled("dismiss", sheet.dismiss({ animated: false }));
    sheet.remove();
  }
  const later = document.createElement("quire-sheet");
  document.body.append(later);
  await settled("a later one", later.present({ animated: false }));
  await settled("a later one's end", later.dismiss({ animated: false }));
  later.remove();
  removeEventListener("unhandledrejection", failed);
  removeEventListener("error", failed);
  console.warn = warn;
  if (said.length > 8) faults.push(`${said.length} warnings: ${said}`);
  return faults;
}"""


@pytest.mark.one_engine
def test_a_value_that_throws_stops_no_sheet(element):
    page = element()
    found = {}
    for name in SETTINGS:
        for what, value in VALUES.items():
            faults = page.evaluate(f"({SET})({[name, value]!r})")
            if faults:
                found[f"{name}: {what}"] = faults
    assert found == {}
    assert not [error for error in new_errors(page) if "stopped" in str(error)]


@pytest.mark.one_engine
def test_events_at_the_end_of_the_world_stop_no_sheet(element):
    page = element()
    present(page)
    page.evaluate("""(() => {
      const box = document.querySelector("quire-sheet").shadowRoot.querySelector(".quire-sheet");
      const ends = [1e308, -1e308, 1e39, 2 ** 31];
      for (const clientX of ends) for (const clientY of ends) {
        const at = { clientX, clientY, bubbles: true, composed: true, cancelable: true };
        for (const pointerType of ["pen", "mouse", "touch"]) {
          const pen = { ...at, pointerId: 77, pointerType, isPrimary: true, buttons: 1 };
          for (const type of ["down", "move", "move", "up"]) box.dispatchEvent(new PointerEvent(`pointer${type}`, pen));
          for (const type of ["down", "move", "cancel"]) box.dispatchEvent(new PointerEvent(`pointer${type}`, pen));
        }
        for (const type of ["mousedown", "mousemove", "mouseup", "click"]) box.dispatchEvent(new MouseEvent(type, at));
        box.dispatchEvent(new WheelEvent("wheel", { ...at, deltaX: clientX, deltaY: clientY }));
        const finger = new Touch({ identifier: 5, target: box, clientX, clientY });
        for (const type of ["touchstart", "touchmove", "touchend"]) {
          const touches = type === "touchend" ? [] : [finger];
          box.dispatchEvent(new TouchEvent(type, { ...at, touches, targetTouches: touches, changedTouches: [finger] }));
        }
      }
    })()""")
    page.evaluate("document.querySelector('quire-sheet').dismiss({ animated: false })")
    present(page)
    assert new_errors(page) == []
