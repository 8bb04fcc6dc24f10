import css from "./quire-sheet.css";

const part = (name) => ({ class: `quire-${name}`, part: name });

/** What every sheet's shadow tree holds: name, attributes, children. */
const shell = [
  ["div", { class: "quire-room" }, ["div", {}]],
  ["div", { class: "quire-host", popover: "manual" },
    ["div", { ...part("dimming"), "data-quire-part": "dimming" }],
    ["div", { class: "quire-frame" },
      ["div", { ...part("sheet"), role: "dialog", tabindex: "-1" },
        ["div", part("shadow")],
        ["button",
          { ...part("grabber"), type: "button", "data-quire-part": "grabber", "aria-label": "Sheet Grabber" }],
        ["div", { class: "quire-clip" },
          ["div", { class: "quire-slot" },
            ["div", { class: "quire-content" },
              ["div", { ...part("header"), "data-quire-header": "" }, ["slot", { name: "header" }]],
              ["div", part("body"), ["div", { class: "quire-natural" }, ["slot", {}]]],
              ["div", { class: "quire-footer-room" }]],
            ["div", part("footer"), ["slot", { name: "footer" }]]]]]]],
];
const partNames = ["room", "host", "dimming", "frame", "sheet", "shadow", "grabber", "slot", "content", "header", "body",
  "natural", "footer-room", "footer"];

/** The tree as text, for a server's declarative shadow root; a link to `quire-sheet.css` goes before it. */
export const shadowTemplate = shell.map(written).join("");

function written([name, attributes, ...children]) {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`).join("");
  return `<${name}${list}>${children.map(written).join("")}</${name}>`;
}

function made([name, attributes, ...children]) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.map(made));
  return element;
}

/** @type {CSSStyleSheet | undefined} */
let styles;

/**
 * The shadow tree of a sheet: made here, or taken over from a server's.
 * @param {HTMLElement} element
 * @param {ShadowRoot | null} given
 */
export function makeShell(element, given) {
  const root = given ?? element.attachShadow({ mode: "open" });
  if (!root.querySelector(".quire-host")) root.append(...shell.map(made));
  if (!root.querySelector("link, style")) {
    if (!styles) {
      styles = new CSSStyleSheet();
      styles.replaceSync(css);
    }
    root.adoptedStyleSheets = [styles];
  }
  const parts = Object.fromEntries(partNames.map((name) => [name, root.querySelector(`.quire-${name}`)]));
  return { ...parts, box: parts.sheet };
}
