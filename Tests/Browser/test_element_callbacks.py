# SPDX-License-Identifier: Apache-2.0
"""Actions that a page may take in the callbacks of `<quire-sheet>`, and values whose own code throws: every promise
settles, and the engine continues."""

import pytest

from element import new_errors, present

# The names of events are without their prefix.
EVENTS = ["will-present", "progress", "will-settle", "detent-change", "should-dismiss", "dismiss-attempt", "dismiss"]
CALLBACKS = ["height", "wait", "changes", "focus", "hidden popover", *EVENTS]
# Each is done once, in the callback.
ACTIONS = {
    "remove": "sheet.remove()",
    "move": "document.body.append(sheet)",
    "dismiss at once": "promises.push(sheet.dismiss({ animated: false }))",
    "dismiss and present": "promises.push(sheet.dismiss(), sheet.present({ animated: false }))",
    "remove and put back": "{ sheet.remove(); document.body.append(sheet); promises.push(sheet.present()); }",
    "ask to dismiss": "promises.push(sheet.requestDismiss())",
    "change": "promises.push(sheet.animateChanges(() => { sheet.detents = 'medium'; }))",
    "present another": "promises.push(another.present({ animated: false }))",
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
  const another = document.body.appendChild(document.createElement("quire-sheet"));
  const sheet = document.createElement("quire-sheet");
  sheet.innerHTML = "<p popover=manual>content</p>";
  document.body.append(sheet);
  const act = () => {
    if (isDone) return;
    isDone = true;
    new Function("sheet", "another", "promises", action)(sheet, another, promises);
  };
  const acts = (name) => {
    if (callback === name) act();
    return true;
  };
  sheet.detents = [{ identifier: "own", height: () => acts("height") && 300 }, "large"];
  for (const name of %s) {
    // A listener for progress costs turns, and asks for nothing.
    if (name !== "progress" || callback === name) sheet.addEventListener(`quire-${name}`, () => acts(name));
  }
  sheet.addEventListener("quire-should-dismiss", (event) => {
    if (callback === "dismiss-attempt" && !isDone) event.preventDefault();
    if (callback === "wait") event.waitUntil(() => acts("wait"));
  });
  sheet.addEventListener("focusin", () => acts("focus"));
  const popover = sheet.firstElementChild;
  popover.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && acts("hidden popover"));
  const settled = async (name, call) => {
    const late = new Promise((done) => setTimeout(done, 2000, "late"));
    const called = (async () => call())().catch((error) => `${error}`.includes("the page throws") || error);
    const result = await Promise.race([called, late]);
    if (typeof result !== "boolean") faults.push(`${name} is ${result}`);
    return result;
  };
  await settled("present", () => sheet.present({ animated: false }));
  if (popover.isConnected) popover.showPopover();
  await settled("animateChanges", () => sheet.animateChanges(() => {
    sheet.preferredCornerRadius = 5;
    acts("changes");
  }));
  // By a key, which asks where to rest and reports the detent.
  const grabber = sheet.shadowRoot.querySelector(".quire-grabber");
  grabber.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, composed: true, cancelable: true }));
  await settled("rest", () => sheet.animateChanges(() => {}));
  await settled("requestDismiss", () => sheet.requestDismiss());
  await settled("dismiss", () => sheet.dismiss({ animated: false }));
  for (const [index, promise] of promises.entries()) await settled(`promise ${index}`, () => promise);
  for (const each of [another, sheet]) {
    await settled("the last dismiss", () => each.dismiss({ animated: false }));
    each.remove();
  }
  await new Promise((done) => setTimeout(done));
  const later = document.createElement("quire-sheet");
  document.body.append(later);
  if (await settled("a later one", () => later.present({ animated: false })) !== true) faults.push("a later one does not rest");
  if (await settled("its end", () => later.dismiss({ animated: false })) !== true) faults.push("a later one stays");
  later.remove();
  if (document.querySelector("#harbors").getRootNode().querySelector(":popover-open")) faults.push("something stays open");
  // Firefox sends no events about the focus in a window that is not in front.
  if (!isDone && (callback !== "focus" || document.hasFocus())) faults.push("the callback did not come");
  removeEventListener("unhandledrejection", failed);
  removeEventListener("error", failed);
  return faults;
}""" % EVENTS


@pytest.mark.one_engine
@pytest.mark.parametrize("callback", CALLBACKS)
def test_every_promise_settles_whatever_a_callback_does(element, callback):
    page = element()
    found = {name: page.evaluate(f"({PLAY})({[callback, action]!r})") for name, action in ACTIONS.items()}
    assert {name: faults for name, faults in found.items() if faults} == {}
    assert not [error for error in new_errors(page) if "the page throws" not in error]


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
        const finger = { identifier: 5, target: box, clientX, clientY };
        for (const type of ["touchstart", "touchmove", "touchend"]) {
          const touches = type === "touchend" ? [] : [finger];
          // Scripts can't make a touch in every engine.
          const event = new UIEvent(type, { bubbles: true, composed: true, cancelable: true });
          box.dispatchEvent(Object.assign(event, { touches, targetTouches: touches, changedTouches: [finger] }));
        }
      }
    })()""")
    page.evaluate("document.querySelector('quire-sheet').dismiss({ animated: false })")
    present(page)
    assert new_errors(page) == []
