// SPDX-License-Identifier: Apache-2.0

import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";

/** The flags of UIKit's `UIKeyModifierFlags`. */
const [alphaShift, shift, control, alternate, command, numericPad] = [16, 17, 18, 19, 20, 21].map((bit) => 1 << bit);
const [repeats, isForFocus] = [1, 2];

/** The inputs of UIKit for keys that type nothing. The browser's names of modifier keys have an empty input.
 * @type {Record<string, string>} */
const inputs = {
  ArrowUp: "UIKeyInputUpArrow", ArrowDown: "UIKeyInputDownArrow", ArrowLeft: "UIKeyInputLeftArrow",
  ArrowRight: "UIKeyInputRightArrow", Escape: "UIKeyInputEscape", PageUp: "UIKeyInputPageUp",
  PageDown: "UIKeyInputPageDown", Home: "UIKeyInputHome", End: "UIKeyInputEnd", Delete: "UIKeyInputDelete",
  Backspace: "\b", Enter: "\r", Tab: "\t", Shift: "", Control: "", Alt: "", Meta: "", CapsLock: "",
};
/** The characters of a US keyboard's keys that are neither letters nor digits, by the places of the keys.
 * @type {Record<string, string>} */
const places = {
  Minus: "-", Equal: "=", BracketLeft: "[", BracketRight: "]", Backslash: "\\", Semicolon: ";", Quote: "'",
  Backquote: "`", Comma: ",", Period: ".", Slash: "/", Space: " ",
};

/** Elements that Enter and the space key press, and elements that other keys change. `ControlKeys` and `Keys` handle
 * them. */
const pressed = "[data-quire-view]:is(button, a, [role]), [data-quire-part=grabber]";
const changed =
  "[data-quire-view]:is([role=slider], [role=spinbutton], [role=radio], [role=row], [role=tab], [aria-haspopup]), [data-quire-part=grabber]";

/** Whether the platform is Apple's, whose keyboards have a Command key. */
const isApple = /^(Mac|iP)/.test(navigator.platform);

/**
 * Presses of keys for the app's key commands. The listener comes before all others of the page. A key that a command
 * has taken reaches neither them nor the browser.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);
  const container = /** @type {Element} */ (document.querySelector("quire-app"));
  let id = 0;
  let isTaken = false;

  function keyDown(/** @type {KeyboardEvent} */ event) {
    const { target } = event;
    // An input method uses the key. Old versions of WebKit only set the code.
    if (event.isComposing || event.keyCode === 229 || !(target instanceof HTMLElement)) return;
    // Elements beside the app's views are the page's own.
    if (target !== document.body && target !== document.documentElement && !container.contains(target)) return;
    if (target.matches(":read-write") && !target.dataset.quireView) return;
    const key = keyOf(event);
    if (!key) return;
    const flags = (event.repeat ? repeats : 0) | (usesKey(target, event.key) ? isForFocus : 0);
    isTaken = false;
    // Without another turn under way, the answer is there when this call returns.
    part.reply(id, new ParcelWriter().word(key.modifiers).word(flags).text(key.characters).text(key.base));
    if (!isTaken) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  return {
    watch(/** @type {number} */ number) {
      id = number;
      window.addEventListener("keydown", keyDown, { capture: true });
    },
    taken() {
      isTaken = true;
    },
    take: part.take,
  };
}

/** Whether the focus uses a key: to move on, or to press or change the element that has it. */
function usesKey(/** @type {HTMLElement} */ target, /** @type {string} */ key) {
  if (key === "Tab") return true;
  if (key === "Enter" || key === " ") return target.matches(pressed);
  return /^(Arrow|Page|Home$|End$)/.test(key) && target.matches(changed);
}

/**
 * Returns the texts of a key, as Swift's `KeyPress` describes them, and its modifiers. `null` for a key that UIKit does
 * not have.
 * @param {KeyboardEvent} event
 */
function keyOf(event) {
  const { key, code } = event;
  // The right Alt key of some layouts types further characters. Windows reports it as Control and Alt.
  const isAltGraph = event.getModifierState("AltGraph");
  const modifiers = (event.getModifierState("CapsLock") ? alphaShift : 0)
    | (event.shiftKey ? shift : 0)
    | (event.altKey && !isAltGraph ? alternate : 0)
    | (event.metaKey ? (isApple ? command : control) : 0)
    | (event.ctrlKey && !isAltGraph ? (isApple ? control : command) : 0)
    | (event.location === KeyboardEvent.DOM_KEY_LOCATION_NUMPAD ? numericPad : 0);
  const input = Object.hasOwn(inputs, key) ? inputs[key] : /^F([1-9]|1[0-2])$/.test(key) ? `UIKeyInput${key}` : undefined;
  if (input !== undefined) return { characters: input, base: key === "Backspace" ? inputs.Delete : input, modifiers };
  const isDead = key === "Dead";
  if ([...key].length !== 1 && !isDead) return null;
  const place = placeOf(code);
  const isLetter = /^\p{Script=Latin}$/u.test(key);
  const isOwn = isLetter || key.charCodeAt(0) < 0x80;
  // The key's own character is known only if no modifier has changed it. Otherwise it is that of a US keyboard. What
  // the right Alt key types is a character of its own.
  const isKnown = isAltGraph || !isDead && !event.altKey && (!event.shiftKey || isLetter) && isOwn;
  const base = isKnown || !place ? key.toLowerCase() : place;
  return { characters: isDead ? base : key, base, modifiers };
}

/** Returns the character at the place of a key on a US keyboard, without modifiers, or `undefined`. */
function placeOf(/** @type {string} */ code) {
  return code.match(/^Key([A-Z])$/)?.[1].toLowerCase() ?? code.match(/^(?:Digit|Numpad)(\d)$/)?.[1] ?? places[code];
}
