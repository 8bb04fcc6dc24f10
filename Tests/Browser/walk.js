// SPDX-License-Identifier: Apache-2.0
// Runs before a page's own scripts, and adds `walk` to the window: the page's clock can skip ahead, and dates, random
// numbers and everything that leaves the page are the same each time. `walks.py` calls its functions.

(() => {
  const property = (object, name, get, set) => Object.defineProperty(object, name, { configurable: true, get, set });
  const getter = (prototype, name) => Object.getOwnPropertyDescriptor(prototype, name).get;
  const now = performance.now.bind(performance);
  const frame = requestAnimationFrame.bind(window);

  // MARK: Time

  // How far the page's clock is ahead of the real one, in milliseconds.
  let ahead = 0;
  const shown = getter(AnimationTimeline.prototype, "currentTime").bind(document.timeline);
  const stamp = getter(Event.prototype, "timeStamp");
  const start = Object.getOwnPropertyDescriptor(Animation.prototype, "startTime");
  // The real time at which the finger came down, in pages whose presses are all short. A press then takes no time,
  // however late a busy machine delivers its end: the page's clock stands still in between.
  let pressedAt = Infinity;
  const clock = (real) => Math.min(real, pressedAt) + ahead;
  performance.now = () => clock(now());
  property(document.timeline, "currentTime", () => shown() === null ? null : shown() + ahead);
  property(Event.prototype, "timeStamp", function () { return stamp.call(this) + ahead; });
  property(Animation.prototype, "startTime", function () {
    const at = start.get.call(this);
    return at === null ? null : at + ahead;
  }, function (at) { start.set.call(this, at === null ? null : at - ahead); });

  // A skip comes first in a frame, before the page's own callbacks and after the scroll events: the page has received
  // everything that happened before.
  let callbacks = new Map();
  let running = callbacks;
  let skips = [];
  let isAsked = false;
  let latestFrame = 0;
  const ask = () => {
    if (!isAsked) frame(tick);
    isAsked = true;
  };
  const tick = (at) => {
    isAsked = false;
    const [due, wanted] = [callbacks, skips];
    [callbacks, skips] = [new Map(), []];
    running = due;
    for (const { length } of wanted) skip(length);
    for (const [id, action] of due) {
      if (!action.isCanceled) action.run(clock(at));
      due.delete(id);
    }
    for (const { done } of wanted) done();
  };
  window.requestAnimationFrame = (run) => {
    ask();
    callbacks.set(++latestFrame, { run, isCanceled: false });
    return latestFrame;
  };
  window.cancelAnimationFrame = (id) => {
    const action = callbacks.get(id) ?? running.get(id);
    if (action) action.isCanceled = true;
  };
  const skipped = (length) => new Promise((done) => {
    skips.push({ length, done });
    ask();
  });

  // Timers wait for the page's clock, so that a skip makes them due.
  const timers = new Map();
  const [set, clear] = [setTimeout.bind(window), clearTimeout.bind(window)];
  let latest = 0;
  const wait = (id) => {
    const timer = timers.get(id);
    clear(timer.real);
    timer.real = set(() => {
      if (pressedAt < Infinity) return;
      if (timer.interval === undefined) timers.delete(id);
      else {
        timer.due = performance.now() + timer.interval;
        wait(id);
      }
      timer.action();
    }, Math.max(0, timer.due - performance.now()));
  };
  const timer = (action, delay, interval) => {
    timers.set(++latest, { action, due: performance.now() + delay, interval });
    wait(latest);
    return latest;
  };
  window.setTimeout = (action, delay = 0, ...values) => timer(() => action(...values), delay);
  window.setInterval = (action, delay = 0, ...values) => timer(() => action(...values), delay, Math.max(delay, 4));
  window.clearTimeout = window.clearInterval = (id) => {
    clear(timers.get(id)?.real);
    timers.delete(id);
  };

  const listen = (type, act) => addEventListener(type, act, { capture: true, passive: true });
  listen("pointerdown", () => {
    if (window.pressesTakeNoTime) pressedAt = Math.min(pressedAt, now());
  });
  const release = () => void frame(() => {
    if (pressedAt < Infinity) ahead -= now() - pressedAt;
    pressedAt = Infinity;
    for (const id of timers.keys()) wait(id);
  });
  listen("pointerup", release);
  listen("pointercancel", release);

  const isEndless = (animation) => animation.effect?.getComputedTiming().endTime === Infinity;
  const skip = (length) => {
    for (const animation of document.getAnimations()) {
      const at = start.get.call(animation);
      // Endless rotations stay at their beginning.
      if (isEndless(animation)) {
        animation.pause();
        animation.currentTime = 0;
      } else if (at !== null) start.set.call(animation, at - length);
    }
    ahead += length;
    for (const id of timers.keys()) wait(id);
  };

  // MARK: Randomness and the outside world

  const today = 1_777_636_800_000;
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [today])); }
    static now() { return today; }
  };
  let seed = 1;
  const chance = () => (seed = seed * 48271 % 2147483647);
  Math.random = () => chance() / 2147483647;
  Crypto.prototype.getRandomValues = (array) => {
    for (let index = 0; index < array.length; index++) array[index] = chance();
    return array;
  };

  // A smooth scroll would use the browser's own clock.
  for (const name of ["scroll", "scrollTo", "scrollBy"]) {
    const scroll = Element.prototype[name];
    Element.prototype[name] = function (...way) {
      return scroll.apply(this, way.map((each) => typeof each === "object" ? { ...each, behavior: "instant" } : each));
    };
  }

  // Actions that would have left the page, in words.
  const outside = [];
  const leave = (what) => void outside.push(what);
  window.open = (address) => leave(`opens ${address}`);
  window.print = () => leave("prints");
  const click = HTMLElement.prototype.click;
  HTMLElement.prototype.click = function () {
    if (this instanceof HTMLAnchorElement) return leave(this.download ? `saves ${this.download}` : `opens ${this.href}`);
    if (this instanceof HTMLInputElement && this.type === "file") return leave("asks for a file");
    return click.call(this);
  };
  if (window.HTMLInputElement?.prototype.showPicker) HTMLInputElement.prototype.showPicker = () => leave("shows a picker");
  if (navigator.clipboard) navigator.clipboard.writeText = async () => leave("copies");
  // Loads, and pictures that a script decodes or writes, are waited for.
  let requests = 0;
  const counted = (object, name, wait) => {
    const own = object[name];
    object[name] = function (...given) {
      requests += 1;
      // The answer is read and reported to the app in tasks after the one that calls this.
      return wait(own.bind(this), given, () => void set(() => { requests -= 1; }, 30));
    };
  };
  const promised = (ask, given, done) => ask(...given).finally(done);
  counted(window, "fetch", promised);
  counted(HTMLImageElement.prototype, "decode", promised);
  counted(HTMLCanvasElement.prototype, "toBlob", (write, [answer, ...format], done) => {
    write((file) => {
      done();
      answer(file);
    }, ...format);
  });

  // MARK: Texts

  // Makes text sizes equal to those of the headless host, on request: a character is half of the font size wide, or six
  // tenths from semibold on, and a line is 1.193359375 times the font size high. Then both lay out views identically.
  let hasFixedSizes = false;
  let memory = null;
  const families = ["Courier New", "Georgia", "Helvetica Neue", "Palatino", "Times New Roman", "Verdana"];
  const lineSizes = (node, limit) => {
    const glyphs = [...letters(node)];
    const lines = [];
    let line = { width: 0, height: 0, count: 0 };
    const end = () => {
      lines.push({ width: line.width, height: line.height || parseFloat(node.style.fontSize) * 1.193359375 });
      line = { width: 0, height: 0, count: 0 };
    };
    const add = (word) => {
      for (const { width, height } of word) {
        line.width += width;
        line.height = Math.max(line.height, height);
        line.count += 1;
      }
    };
    let word = [], space = null;
    const finish = () => {
      if (word.length === 0) return;
      const longer = [...(line.count > 0 && space ? [space] : []), ...word];
      if (line.count > 0 && line.width + longer.reduce((sum, { width }) => sum + width, 0) > limit) {
        end();
        add(word);
      } else add(longer);
      [word, space] = [[], null];
    };
    for (const glyph of glyphs) {
      if (glyph.letter === "\n") {
        finish();
        end();
      } else if (glyph.letter === " ") {
        finish();
        space = glyph;
      } else word.push(glyph);
    }
    finish();
    end();
    return lines;
  };
  const letters = function* (node) {
    for (const part of node.childNodes) {
      if (part.nodeType !== Node.TEXT_NODE) {
        if (part.previousSibling?.className === "quire-paragraph") yield { letter: "\n", width: 0, height: 0 };
        if (part.className !== "quire-unseen") yield* letters(part);
        continue;
      }
      const { fontSize, fontWeight, fontFamily, letterSpacing } = part.parentElement.style;
      const size = parseFloat(fontSize);
      const factor = (fontWeight >= 600 ? 0.6 : 0.5) * (families.some((name) => fontFamily.startsWith(`"${name}"`)) ? 1.05 : 1);
      for (const letter of part.data) {
        yield { letter, width: size * factor + (parseFloat(letterSpacing) || 0), height: size * 1.193359375 };
      }
    }
  };
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (module, imports) => {
    const host = imports?.host;
    if (!hasFixedSizes || !host?.measure) return instantiate(module, imports);
    const measure = (commands, count, limits, results) => {
      host.measure(commands, count, limits, results);
      const view = new DataView(memory.buffer);
      [...document.querySelectorAll(".quire-ruler > .quire-text")].slice(0, count).forEach((node, index) => {
        const width = view.getFloat64((limits >>> 0) + index * 8, true);
        const limit = width > 0 ? width : Infinity;
        const most = node.classList.contains("quire-one-line") ? 1
          : parseFloat(node.style.webkitLineClamp) || Math.round(parseFloat(node.style.maxHeight) / 1.193359375) || Infinity;
        const lines = lineSizes(node, limit).slice(0, most);
        const at = (results >>> 0) + index * 16;
        view.setFloat64(at, Math.min(Math.max(...lines.map((line) => line.width)), limit), true);
        view.setFloat64(at + 8, lines.reduce((sum, line) => sum + line.height, 0), true);
      });
    };
    const instance = await instantiate(module, { ...imports, host: { ...host, measure } });
    memory = instance.exports.memory;
    return instance;
  };

  // MARK: Rest

  let changes = 0;
  const observer = new MutationObserver((records) => { changes += records.length; });
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, everything);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, options);
    observer.observe(root, everything);
    return root;
  };

  const all = function* (root) {
    for (const node of root.querySelectorAll("*")) {
      yield node;
      if (node.shadowRoot) yield* all(node.shadowRoot);
    }
  };
  // Scrollers that move by themselves, which the browser moves with its own clock.
  const scrolling = new Set();
  addEventListener("scroll", ({ target }) => {
    changes += 1;
    scrolling.add(target);
  }, { capture: true, passive: true });
  addEventListener("scrollend", ({ target }) => scrolling.delete(target), { capture: true, passive: true });
  const unsettled = () => {
    if ([...scrolling].some((each) => each.isConnected)) return "a scroller";
    // The browser shows a press for a while after it.
    if (document.querySelector("quire-app :active, body button:active")) return "a press";
    const moving = document.getAnimations().find((each) => each.playState === "running" && !isEndless(each)
      && each.animationName !== "quire-awaited");
    if (moving) return `an animation of ${moving.effect?.target?.className}`;
    if (requests > 0) return "a request";
    const picture = [...document.images].find((each) => !each.complete);
    if (picture) return `the picture ${picture.src}`;
    const sheet = [...all(document)].find(({ dataset }) => dataset?.quirePhase && dataset.quirePhase !== "resting");
    return sheet && `a sheet that is ${sheet.dataset.quirePhase}`;
  };

  /** Skips ahead until nothing changes any more. Returns what still changes after ten seconds. */
  const rest = async () => {
    const end = now() + 10_000;
    let quiet = 0;
    while (quiet < 2) {
      const before = changes;
      // Code that waits for an answer may give up.
      await skipped(requests > 0 ? 0 : 1600);
      await new Promise((done) => set(done, 0));
      changes += observer.takeRecords().length;
      const reason = unsettled() ?? (changes > before ? "the page" : "");
      quiet = reason ? 0 : quiet + 1;
      if (now() > end) return reason || "the page";
    }
    return "";
  };

  // MARK: Elements

  const implicit = { BUTTON: "button", A: "link", INPUT: "field", TEXTAREA: "field", SELECT: "combobox", SUMMARY: "summary" };
  const pressable = "button, a[href], input, textarea, select, summary, [contenteditable=''], [contenteditable=true],"
    + " [role=button], [role=link], [role=row][aria-selected], [role=tab], [role=switch], [role=radio], [role=slider],"
    + " [role=spinbutton], [role=menuitem], [role=option], [role=checkbox], [role=textbox]";
  const text = (node) => node.textContent.replace(/\s+/g, " ").trim().slice(0, 80);
  const referred = (node, name) => (node.getAttribute(name) ?? "").split(" ")
    .map((id) => node.getRootNode().getElementById?.(id)).filter(Boolean).map(text).join(" ");
  const roleOf = (node) => {
    const role = node.getAttribute("role") ?? implicit[node.tagName] ?? (node.isContentEditable ? "field" : "");
    if (node.ariaReadOnly === "true" || node.readOnly) return "text";
    return role === "textbox" ? "field" : role;
  };
  const nameOf = (node) => node.getAttribute("aria-label") || referred(node, "aria-labelledby")
    || (node.labels?.[0] && text(node.labels[0])) || node.placeholder || (node.isContentEditable ? "" : text(node));
  const closest = (node, selector) => {
    for (let each = node; each; each = each.parentElement ?? each.getRootNode().host) {
      if (each.matches(selector)) return each;
    }
    return null;
  };
  const isSeen = (node) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 0 && height > 0 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const layers = () => {
    const own = [...document.querySelectorAll("[data-quire-layer]")];
    return own.length > 0 ? own : [document.body, ...[...document.querySelectorAll("quire-sheet")].filter((each) => each.open)];
  };
  const topLayer = () => {
    const dialog = [...document.querySelectorAll("dialog[open], [popover]:popover-open")].findLast(
      (each) => !each.matches("[data-quire-layer]") && !each.matches(pressable));
    return dialog ?? layers().findLast((each) => !closest(each, "[inert]"));
  };
  const heading = (layer) => [...layer.querySelectorAll("[role=heading], h1, h2, h3")].find(isSeen);
  // A layer without a title is named after the element that was pressed before it appeared.
  let pressed = "";
  const openers = new WeakMap();
  const titleOf = (layer) => {
    if (!openers.has(layer)) openers.set(layer, pressed);
    const box = layer.querySelector("[data-quire-part=sheet], [data-quire-part=popover]") ?? layer;
    return box.getAttribute("aria-label") || (heading(layer) && text(heading(layer))) || `(${openers.get(layer)})`;
  };

  /** The name of the screen: the titles of all layers, from bottom to top. */
  const place = () => {
    const top = topLayer();
    const titles = layers().map(titleOf);
    return (layers().includes(top) ? titles : [...titles, titleOf(top)]).join(" > ");
  };

  const found = () => {
    const top = topLayer();
    const counts = new Map();
    const list = [];
    // Single buttons may be above all layers.
    const above = [...document.querySelectorAll("[popover]:popover-open")].filter((each) => each.matches(pressable));
    for (const node of [...all(top), ...above]) {
      if (!node.matches(pressable) || closest(node, "[inert]") || !isSeen(node)) continue;
      // A row with controls is pressed at its controls, because its center may be a gap between two of them.
      if (node.matches("[role=row]") && node.querySelector("[role=radio], [role=switch], [role=slider]")) continue;
      // The headless host has no grabbers, and nothing besides the app's views.
      if (hasFixedSizes && !node.matches("[data-quire-view]")) continue;
      if (node.matches("[data-quire-part=grabber], [disabled], [aria-disabled=true]")) continue;
      if (top === document.body && closest(node, "quire-sheet")) continue;
      const [role, name] = [roleOf(node), nameOf(node)];
      const index = counts.get(`${role} ${name}`) ?? 0;
      counts.set(`${role} ${name}`, index + 1);
      const group = closest(node, "[role=grid], ol, ul, .quire-scroll");
      list.push({ node, role, name, index, group });
    }
    return list;
  };

  /** Everything in the topmost layer that a finger may press, in order. */
  const elements = () => {
    const groups = [];
    return found().map(({ role, name, index, group }) => {
      if (!groups.includes(group)) groups.push(group);
      return { role, name, index, group: groups.indexOf(group) };
    });
  };

  const scrollTo = (node) => {
    for (let each = node.parentElement; each; each = each.parentElement ?? each.getRootNode().host) {
      const [flow] = [getComputedStyle(each)];
      if (each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth) continue;
      if (each !== document.scrollingElement && !/auto|scroll/.test(flow.overflowX + flow.overflowY)) continue;
      const isPage = each === document.scrollingElement;
      const view = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : each.getBoundingClientRect();
      const it = node.getBoundingClientRect();
      // Only elements that are not visible are moved to the center, and those under a bar to which the content has
      // scrolled.
      const over = document.elementFromPoint(it.left + it.width / 2, it.top + it.height / 2);
      const isCovered = each.scrollTop > 0 && over && !each.contains(over) && it.top < view.top + 160;
      if (it.top < view.top || it.bottom > view.bottom || isCovered) {
        const wanted = each.scrollTop + Math.round(it.top + it.height / 2 - view.top - view.height / 2);
        // A browser's range ends at a whole pixel, but an app's need not.
        const height = parseFloat(each.querySelector(":scope > .quire-scroll-content")?.style.height ?? each.scrollHeight);
        each.scrollTop = Math.min(wanted, Math.floor(height - each.clientHeight));
      }
      if (it.left < view.left || it.right > view.right) {
        each.scrollLeft += Math.round(it.left + it.width / 2 - view.left - view.width / 2);
      }
    }
  };

  let target = null;
  /** Makes an element visible. Returns the point to press, or what covers it, or nothing. */
  const bring = async (role, name, index) => {
    target = found().find((each) => each.role === role && each.name === name && each.index === index)?.node ?? null;
    if (!target) return null;
    pressed = name;
    scrollTo(target);
    // The app receives the scroll in the next frame, and may react to it.
    await new Promise(frame);
    await new Promise(frame);
    const { x, y, width, height } = target.getBoundingClientRect();
    const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
    const at = { x: Math.round((left + Math.min(x + width, innerWidth)) / 2), y: Math.round((top + Math.min(y + height, innerHeight)) / 2) };
    let hit = document.elementFromPoint(at.x, at.y);
    while (hit?.shadowRoot && hit.shadowRoot.elementFromPoint(at.x, at.y) !== hit) {
      const inner = hit.shadowRoot.elementFromPoint(at.x, at.y);
      if (!inner) break;
      hit = inner;
    }
    let isHit = false;
    for (let each = hit; each; each = each.parentElement ?? each.getRootNode().host) isHit ||= each === target;
    isHit ||= hit !== null && target.contains(hit);
    if (isHit) expect();
    return { ...at, isHit, over: hit?.className ?? "" };
  };

  // Resolves when the finger's press has become a click, or can't become one any more.
  let clicked = Promise.resolve();
  const expect = () => {
    clicked = new Promise((done) => {
      const end = set(() => done("no click"), 700);
      const finish = (what) => {
        clear(end);
        done(what);
      };
      addEventListener("click", () => finish("click"), { capture: true, once: true });
      addEventListener("touchend", (event) => set(() => event.defaultPrevented && finish("touch"), 0),
        { capture: true, once: true, passive: true });
    });
  };

  // MARK: Dump

  const rounded = (number) => Math.round(number * 100) / 100;
  const unseen = "script, style, link, template, .quire-ruler, noscript, head";
  const looks = ["opacity", "backgroundColor", "backgroundImage", "borderRadius", "boxShadow"];
  const texts = ["fontSize", "fontWeight", "fontStyle", "fontFamily", "color", "textAlign"];
  const plain = { opacity: "1", backgroundColor: "rgba(0, 0, 0, 0)", backgroundImage: "none", borderRadius: "0px", boxShadow: "none" };
  const named = ["aria-labelledby", "aria-describedby", "aria-controls"];


  const describe = (node, depth, lines) => {
    if (node.matches(unseen)) return;
    const style = getComputedStyle(node);
    const one = { depth, kind: `${node.localName}.${[...node.classList].sort().join(".")}` };
    lines.push(one);
    // The headless walk goes through the views of controllers, which do not include a popover's background.
    if (node.dataset.quireView && !closest(node, ".quire-popover-background")) one.id = Number(node.dataset.quireView);
    for (const { name, value } of node.attributes) {
      if (["style", "class", "data-quire-view", "id", "popovertarget", "commandfor"].includes(name)) continue;
      if (named.includes(name)) one[name] = referred(node, name);
      else one[name] = value.replace(/blob:[^ ")]*/, "blob:");
    }
    if (style.display === "none") {
      one.display = "none";
      return;
    }
    if (style.visibility !== "visible") one.visibility = style.visibility;
    const { x, y, width, height } = node.getBoundingClientRect();
    one.frame = [x, y, width, height].map(rounded);
    for (const look of looks) if (style[look] !== plain[look]) one[look] = style[look].replace(/blob:[^ ")]*/, "blob:");
    const own = [...node.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE).map((each) => each.data).join("");
    if (own.trim() !== "") one.text = own;
    const isField = node.matches("input, textarea, select");
    if (isField) [one.value, one.checked] = [node.value, node.checked];
    if (isField || own.trim() !== "") for (const look of texts) one[look] = style[look];
    if (node.matches("quire-sheet, dialog, details")) one.open = node.open;
    if (node.scrollTop || node.scrollLeft) one.scrolled = [node.scrollLeft, node.scrollTop].map(rounded);
    if (document.activeElement === node || node.getRootNode().activeElement === node) one.focused = true;
    for (const child of node.shadowRoot?.children ?? []) describe(child, depth + 1, lines);
    for (const child of node.children) describe(child, depth + 1, lines);
  };

  /** The page's tree: a line for each element, in order. */
  const tree = () => {
    const lines = [];
    describe(document.body, 0, lines);
    if (outside.length > 0) lines.push({ depth: 0, kind: "outside", text: outside.splice(0).join("; ") });
    return lines;
  };

  /** Resolves when a condition is met. Dates stand still, so nothing else can wait for one. */
  const until = async (condition) => {
    for (const end = now() + 20_000; !condition();) {
      if (now() > end) throw new Error(`not within 20 s: ${condition}`);
      await new Promise(frame);
    }
  };

  /** Starts to wait for rest and to read the page. `seen` has the answer. */
  let answer = null;
  const look = () => {
    answer = (async () => {
      await clicked;
      const moves = await rest();
      return { moves, place: place(), elements: elements(), tree: tree().map((line) => JSON.stringify(line)).join("\n") };
    })();
  };

  window.walk = { until, likeHeadless: () => { hasFixedSizes = true; }, bring, look, seen: () => answer, focus: () => void target?.focus() };
})();
