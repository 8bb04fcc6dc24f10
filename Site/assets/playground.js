// SPDX-License-Identifier: Apache-2.0

/** @typedef {import("../../Sources/QuireElement/Runtime/quire-sheet.js").QuireSheet} QuireSheet */

/** The settings of a page whose address names none. In a low window an open sheet would cover the page. */
const first = new URLSearchParams("detents=140px+medium+large&prefers-grabber-visible=&largest-undimmed-detent=medium");
if (matchMedia("(min-height: 500px)").matches) first.set("open", "");

const [form] = document.getElementsByTagName("form");
const [frame] = document.getElementsByTagName("iframe");
const markup = /** @type {HTMLElement} */ (document.getElementById("markup"));
const said = /** @type {HTMLOutputElement} */ (document.getElementById("said"));
const isWide = matchMedia("(min-width: 800px) and (min-height: 500px)");

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

const fields = /** @type {NodeListOf<Field>} */ (form.querySelectorAll("input, select"));

/** The value of the attribute that a control stands for, or `null` if the attribute is absent. */
function value(/** @type {Field} */ field) {
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    if (field.dataset.kind === "on") return field.checked ? null : "false";
    return field.checked ? "" : null;
  }
  return field.value || null;
}

/** Sets a control from the value of its attribute. */
function set(/** @type {Field} */ field, /** @type {string | null} */ text) {
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    field.checked = field.dataset.kind === "on" ? text !== "false" : text !== null && text !== "false";
  } else {
    field.value = text ?? "";
  }
}

/** The sheet that shows the settings: the one in the frame, or this page's own where no frame is shown. */
function shown() {
  const inner = isWide.matches ? frame.contentDocument : document;
  return /** @type {QuireSheet | null | undefined} */ (inner?.getElementById("sheet"));
}

/** The attributes of the controls, in their order. */
function attributes() {
  return [...fields].flatMap((field) => {
    const text = value(field);
    return text === null ? [] : [/** @type {const} */ ([field.name, text])];
  });
}

const span = (/** @type {string} */ name, /** @type {string} */ text) => {
  const element = document.createElement("span");
  element.className = name;
  element.textContent = text;
  return element;
};

/** Writes the markup of the settings, one line for each attribute if they are many. */
function write() {
  const all = [/** @type {const} */ (["id", "sheet"]), ...attributes()];
  const gap = all.length > 2 ? "\n  " : " ";
  const parts = all.flatMap(([name, text]) =>
    text === "" ? [gap, name] : [gap, `${name}=`, span("s", `"${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`)]);
  markup.replaceChildren(span("k", "<quire-sheet"), " ", ...parts.slice(1), span("k", ">"), "\n  …\n", span("k", "</quire-sheet>"));
}

/** Gives the sheet the attributes of the controls, and keeps them in the address. */
function apply() {
  write();
  const list = attributes();
  history.replaceState(null, "", `#${new URLSearchParams(list.map(([name, text]) => [name, text]))}`);
  const sheet = shown();
  if (!sheet) return;
  const wanted = new Map(list);
  for (const { name } of fields) {
    const text = wanted.get(name);
    if (text === undefined) sheet.removeAttribute(name);
    else if (sheet.getAttribute(name) !== text) sheet.setAttribute(name, text);
  }
}

/** Sets the controls from the address. */
function restore() {
  const words = location.hash.slice(1);
  const wanted = words.includes("=") ? new URLSearchParams(words) : first;
  for (const field of fields) set(field, wanted.get(field.name));
  apply();
}

/** Follows the sheet's `open`, which the user changes by closing it. */
function follow() {
  const sheet = shown();
  if (!sheet) return;
  new MutationObserver(() => {
    const field = [...fields].find(({ name }) => name === "open");
    if (sheet !== shown() || !field || (value(field) !== null) === sheet.hasAttribute("open")) return;
    set(field, sheet.getAttribute("open"));
    apply();
  }).observe(sheet, { attributeFilter: ["open"] });
}

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", apply);
addEventListener("hashchange", restore);
isWide.addEventListener("change", () => {
  document.getElementById("sheet")?.removeAttribute("open");
  apply();
});
document.getElementById("copy")?.addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(markup.textContent ?? "");
    said.value = "Copied.";
  } catch {
    getSelection()?.selectAllChildren(markup);
    said.value = "Selected; copy it with the keyboard.";
  }
});
document.getElementById("reset")?.addEventListener("click", () => {
  history.replaceState(null, "", "#");
  restore();
  said.value = "";
});
document.getElementById("show")?.addEventListener("click", () => {
  const field = [...fields].find(({ name }) => name === "open");
  if (field) set(field, "");
  apply();
});
for (const field of document.querySelectorAll("[name=size]")) {
  field.addEventListener("change", () =>
    document.getElementById("window")?.classList.toggle("broad", field instanceof HTMLInputElement && field.value === "broad"));
}
frame.addEventListener("load", () => {
  follow();
  apply();
});
follow();
restore();
