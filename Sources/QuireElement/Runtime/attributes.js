// How attributes are read: each kind gives the property's value of an attribute's text, or complains.

/** On unless it says "false"; what an absent attribute means is the setting's own. */
function flag(text, fallback, complain) {
  if (text === null) return fallback;
  if (text !== "" && text !== "true" && text !== "false") complain("counts as true");
  return text !== "false";
}

function choice(...values) {
  const read = (text, fallback, complain) => {
    if (text === null) return fallback;
    if (values.includes(text)) return text;
    complain(`is none of ${values.join(", ")}; it stays ${fallback}`);
    return fallback;
  };
  read.values = values;
  return read;
}

function length(text, fallback, complain) {
  if (text === null) return fallback;
  const value = Number.parseFloat(text);
  if (value >= 0 && value < Infinity) return value;
  complain("is no length in CSS pixels");
  return fallback;
}

function size(text, fallback, complain) {
  if (text === null) return fallback;
  const [width, height = 0, ...rest] = text.trim().split(/\s+/).map(Number.parseFloat);
  if (width >= 0 && height >= 0 && rest.length === 0) return { width, height };
  complain("is no width and height in CSS pixels");
  return fallback;
}

function plain(text, fallback) {
  return text ?? fallback;
}

function arrows(text, fallback, complain) {
  if (text === null) return fallback;
  const names = text.split(/\s+/).filter(Boolean);
  if (names.length > 0 && names.every((name) => arrowNames.includes(name))) return text;
  complain(`is no list of ${arrowNames.join(", ")}; all are permitted`);
  return fallback;
}

const arrowNames = ["up", "down", "left", "right"];
const handoffs = choice("none", "initial", "within");

/**
 * The settings: the property's name, how its attribute is read, and what it is by default. An attribute has the
 * property's name in kebab case.
 */
export const attributes = {
  detents: [plain, null],
  selectedDetent: [plain, null],
  largestUndimmedDetent: [plain, null],
  prefersGrabberVisible: [flag, false],
  preferredCornerRadius: [length, null],
  prefersScrollingExpandsWhenScrolledToEdge: [flag, true],
  prefersEdgeAttachedInCompactHeight: [flag, false],
  widthFollowsPreferredContentSizeWhenEdgeAttached: [flag, false],
  prefersPageSizing: [flag, true],
  modalInPresentation: [flag, false],
  keyboard: [choice("expand", "ride", "ignore"), "expand"],
  handoffExpand: [handoffs, "within"],
  handoffCollapse: [handoffs, "initial"],
  placement: [choice("automatic", "leading", "center", "trailing"), "automatic"],
  look: [choice("classic", "floating"), "classic"],
  anchor: [plain, null],
  presenter: [plain, null],
  permittedArrowDirections: [arrows, arrowNames.join(" ")],
  preferredContentSize: [size, null],
  reportsProgress: [flag, false],
};

/** The index of a choice, as messages have it; below 0 where there is no such choice. */
export function indexOf(name, value) {
  return attributes[name][0].values.indexOf(value);
}

/** Directions as bits, in the order of their names. */
export function arrowBits(text) {
  return arrowNames.reduce((bits, name, index) => (`${text}`.includes(name) ? bits | (1 << index) : bits), 0);
}

export function kebab(/** @type {string} */ name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
