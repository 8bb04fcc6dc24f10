// SPDX-License-Identifier: Apache-2.0

// Writes a report of what only a real phone can show, for a person to copy.

const app = document.querySelector("quire-app");
const started = performance.now();
/** The lines of the report, by section. */
const notes = { "First move": [], Bounce: [], Keyboard: [], Bars: [], Frames: [] };
const answers = new Map();

const questions = [
  ["bar-bottom", "With a sheet up, is the browser's lower bar as white (or dark) as the sheet?"],
  ["bar-top", "Does the upper bar keep the page's color?"],
  ["smooth", "On a 120 Hz screen: is a released sheet as smooth as the system's own?"],
  ["voice-focus", "VoiceOver: does a dimmed sheet take the cursor when it opens, and give it back?"],
  ["voice-trap", "VoiceOver: with a dimmed sheet up, is the page behind it out of reach?"],
  ["voice-open", "VoiceOver: with an undimmed sheet up, is the page behind it in reach?"],
  ["voice-grabber", "VoiceOver: does the grabber say what it does, and the sheet its new height?"],
  ["voice-scrub", "VoiceOver: does the two-finger scrub dismiss the sheet?"],
  ["keyboard-still", "Did the sheet move once, and nothing else, when the keyboard came?"],
  ["keyboard-gone", "Is everything where it was after the keyboard had gone?"],
];

const time = () => Math.round(performance.now() - started);
const round = (number) => Math.round(number * 10) / 10;
const sheet = () => document.querySelector("[data-quire-part=sheet]");

function note(section, line) {
  notes[section].push(`${time()} ms: ${line}`);
  if (notes[section].length > 60) notes[section].shift();
  show();
}

// First move: whether the page or the browser gets a finger, and whether the page can prevent the browser's action.

let touch = null;
const options = { capture: true, passive: true };
addEventListener("touchstart", (event) => {
  const list = event.target instanceof Element ? event.target.closest(".quire-scroll") : null;
  touch = {
    at: event.timeStamp, moves: 0, firstMove: null, cancelable: 0, prevented: 0, list, scroll: list?.scrollTop ?? 0,
    top: sheet()?.getBoundingClientRect().top ?? 0, fingers: event.touches.length, pointerCancel: false,
  };
}, options);
// Registered after the page's own listeners, so that their effect can be observed.
addEventListener("touchmove", (event) => {
  if (!touch) return;
  touch.moves++;
  touch.firstMove ??= {
    delay: event.timeStamp - touch.at, cancelable: event.cancelable, prevented: event.defaultPrevented,
  };
  if (event.cancelable) touch.cancelable++;
  if (event.defaultPrevented) touch.prevented++;
}, { passive: true });
addEventListener("pointercancel", () => touch && (touch.pointerCancel = true), options);
for (const type of ["touchend", "touchcancel"]) {
  addEventListener(type, () => {
    if (!touch || touch.moves === 0) return;
    const { firstMove, list } = touch;
    const moved = (sheet()?.getBoundingClientRect().top ?? touch.top) - touch.top;
    note("First move",
      `${type} after ${touch.moves} moves of ${touch.fingers} finger(s); first after ${round(firstMove.delay)} ms, ` +
      `cancelable ${firstMove.cancelable}, prevented ${firstMove.prevented}; cancelable ${touch.cancelable}, ` +
      `prevented ${touch.prevented}; sheet moved ${round(moved)}, list ${list ? round(list.scrollTop - touch.scroll) : "none"}` +
      `${touch.pointerCancel ? "; pointercancel" : ""}`);
    touch = null;
  }, { passive: true });
}

// Bounce: how far scrollers move beyond their ends.

const beyond = new Map();
addEventListener("scroll", ({ target }) => {
  const node = target === document ? document.scrollingElement : target;
  if (!(node instanceof Element)) return;
  const over = Math.min(node.scrollTop, 0) || Math.max(node.scrollTop - (node.scrollHeight - node.clientHeight), 0);
  const known = beyond.get(node) ?? 0;
  if (Math.abs(over) < 1 || Math.abs(over) <= Math.abs(known)) return;
  beyond.set(node, over);
  note("Bounce", `${node.className || node.tagName} went ${round(over)} beyond its end`);
}, options);

// Keyboard: when the browser reports each change, and what it shifts.

function keyboardState() {
  const { height, offsetTop, scale } = visualViewport;
  const api = navigator.virtualKeyboard?.boundingRect.height;
  return `viewport ${round(height)} at ${round(offsetTop)}, scale ${round(scale)}, window ${innerHeight}, ` +
    `page scrolled ${round(scrollY)}, app ${round(app.getBoundingClientRect().height)}, ` +
    `sheet at ${round(sheet()?.getBoundingClientRect().top ?? -1)}${api === undefined ? "" : `, keyboard ${round(api)}`}`;
}

let focusedAt = 0;
function keyboard(what) {
  note("Keyboard", `${what}, ${Math.round(performance.now() - focusedAt)} after the focus moved: ${keyboardState()}`);
}
for (const type of ["focusin", "focusout"]) {
  document.addEventListener(type, ({ target }) => {
    if (target.tagName !== "INPUT") return;
    focusedAt = performance.now();
    keyboard(type);
    for (const delay of [50, 100, 150, 300, 700, 1000]) setTimeout(() => keyboard(`${type} + ${delay}`), delay);
  });
}
for (const type of ["resize", "scroll"]) visualViewport.addEventListener(type, () => keyboard(`viewport ${type}`));
navigator.virtualKeyboard?.addEventListener("geometrychange", () => keyboard("geometrychange"));
addEventListener("resize", () => keyboard("window resize"));

// Bars: the box that gives Safari's bars their color.

function barSource(y) {
  let node = document.elementFromPoint(innerWidth / 2, y);
  while (node && !["fixed", "sticky"].includes(getComputedStyle(node).position)) node = node.parentElement;
  return node ? `${node.className || node.tagName.toLowerCase()} ${getComputedStyle(node).backgroundColor}` : "no fixed box";
}

// Frames: how often a script may draw, at rest and while a sheet moves.

function measureFrames(what) {
  const stamps = [];
  const frame = (now) => {
    stamps.push(now);
    if (now - stamps[0] < 1000) requestAnimationFrame(frame);
    else {
      const gaps = stamps.slice(1).map((stamp, index) => stamp - stamps[index]);
      note("Frames", `${what}: ${gaps.length} in ${round(stamps.at(-1) - stamps[0])} ms, longest gap ${round(Math.max(...gaps))}`);
    }
  };
  requestAnimationFrame(frame);
}

new MutationObserver((changes) => {
  for (const { target } of changes) {
    const { quirePhase: phase, quireDetent: detent } = target.dataset;
    if (phase === "settling" || phase === "presenting") measureFrames(phase);
    if (phase === "resting") {
      note("Bars", `resting at ${detent?.split(".").at(-1)}: lower edge ${barSource(innerHeight - 4)}, upper edge ${barSource(4)}`);
    }
  }
}).observe(app, { subtree: true, attributeFilter: ["data-quire-phase"] });

// The report.

function device() {
  const query = (text) => matchMedia(text).matches;
  const probe = document.createElement("div");
  probe.className = "check-probe";
  document.body.append(probe);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  probe.remove();
  return [
    `page: ${location.pathname}, ${new Date().toISOString()}`,
    `browser: ${navigator.userAgent}`,
    `screen: ${screen.width} by ${screen.height} at ${devicePixelRatio}, window ${innerWidth} by ${innerHeight}`,
    `safe area: ${paddingTop} ${paddingRight} ${paddingBottom} ${paddingLeft}`,
    `standalone: ${query("(display-mode: standalone)")}, coarse: ${query("(pointer: coarse)")}, ` +
      `reduced motion: ${query("(prefers-reduced-motion: reduce)")}, dark: ${query("(prefers-color-scheme: dark)")}`,
    `has: ${["CloseWatcher" in window && "CloseWatcher", "virtualKeyboard" in navigator && "VirtualKeyboard",
      "showPopover" in HTMLElement.prototype && "popover", "inert" in HTMLElement.prototype && "inert",
      "ontouchstart" in window && "touch events"].filter(Boolean).join(", ")}`,
  ];
}

export function report() {
  const lines = ["# Device check", "", ...device()];
  for (const [section, entries] of Object.entries(notes)) lines.push("", `## ${section}`, ...(entries.length ? entries : ["nothing yet"]));
  lines.push("", "## Seen and heard");
  for (const [key, question] of questions) lines.push(`${question} ${answers.get(key) ?? "not answered"}`);
  return lines.join("\n");
}

const make = (name, text, ...children) => {
  const node = document.createElement(name);
  if (text) node.textContent = text;
  node.append(...children);
  return node;
};

const text = make("textarea");
text.readOnly = true;
text.setAttribute("aria-label", "Report");
const copy = make("button", "Copy the report");
copy.addEventListener("click", async () => {
  text.value = report();
  text.select();
  try {
    await navigator.clipboard.writeText(text.value);
    copy.textContent = "Copied";
  } catch {
    // If the clipboard is not available, a person can copy the selected text.
    copy.textContent = "Copy what is selected";
  }
});
const list = make("ol");
for (const line of [
  "Open a sheet. Drag it up and down by its grabber, by its title and by its list.",
  "Fling the list to both ends, at full height too.",
  "Tap the field, wait a second, press Done, wait a second. Do it again.",
  "Drag the sheet while the keyboard is up.",
  "Turn the phone and do it again. Switch VoiceOver on and do it again.",
  "Answer the questions, and copy the report.",
]) list.append(make("li", line));
const form = make("div");
for (const [key, question] of questions) {
  const select = make("select");
  select.append(...["not answered", "yes", "no", "does not apply"].map((answer) => make("option", answer)));
  select.addEventListener("change", () => {
    answers.set(key, select.value);
    show();
  });
  form.append(make("label", question, select));
}
const panel = make("div", "", make("h1", "Device check"), list, form, text, copy);
panel.id = "check-panel";
panel.popover = "auto";
const open = make("button", "Report");
open.id = "check-open";
open.popover = "manual";
open.addEventListener("click", () => panel.togglePopover());
document.body.append(open, panel);
open.showPopover();
// A new sheet is above everything shown before it.
new MutationObserver(() => {
  open.hidePopover();
  open.showPopover();
}).observe(app, { childList: true });

let isDue = false;
function show() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    if (panel.matches(":popover-open")) text.value = report();
  });
}
panel.addEventListener("toggle", show);
measureFrames("at rest");
Object.defineProperty(window, "deviceCheck", { value: Object.freeze({ report }) });
