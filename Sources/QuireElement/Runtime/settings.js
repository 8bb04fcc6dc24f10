import { arrowBits, attributes, indexOf } from "./attributes.js";
import { describe, DetentNames, readDetents } from "./detents.js";
import { ElementDetent, ElementFlags } from "./wire.js";

/** What an element asks for, as its properties hold it and as the engine is told. */
export class Settings {
  #element;
  #parts;
  #complain;
  #values = {};
  /** @type {import("./detents.js").Detent[] | null} */
  #detents = null;

  names = new DetentNames();
  /** What the user selected; the page may take it away without having asked for anything odd. */
  chosen = null;

  /**
   * @param {HTMLElement} element
   * @param {Record<string, HTMLElement>} parts
   * @param {(complaint: string, ...rest: unknown[]) => void} complain
   */
  constructor(element, parts, complain) {
    this.#element = element;
    this.#parts = parts;
    this.#complain = complain;
  }

  get(name) {
    return name in this.#values ? this.#values[name] : attributes[name][1];
  }

  set(name, value) {
    this.#values[name] = value;
    if (name === "detents") this.#detents = null;
  }

  get detents() {
    this.#detents ??= readDetents(
      this.get("detents"), this.names, this.#measure, this.#naturalHeight,
      (complaint) => this.#complain(`detents: ${complaint}`));
    return this.#detents;
  }

  get followsContent() {
    return this.anchor !== null || this.detents.some(({ kind }) => kind === ElementDetent.fitted);
  }

  /** The key of a detent that there is; `undefined` and a complaint where there is none. */
  keyOf(identifier) {
    const found = this.detents.find((detent) => detent.identifier === identifier);
    if (!found) this.#complain(`${describe(identifier)} is no detent of this sheet; it settles where it would.`);
    return found?.key;
  }

  /**
   * Writes the settings as a message has them.
   * @param {boolean} isStacked whether it stands on another sheet
   * @param {boolean} wantsProgress in each frame of a motion
   */
  write(writer, isStacked, wantsProgress) {
    const { anchor, detents } = this;
    const isPopover = anchor !== null;
    this.#parts.natural.toggleAttribute("data-quire-fits", this.followsContent);
    const source = anchor?.getBoundingClientRect() ?? new DOMRect();
    const size = this.get("preferredContentSize") ?? (isPopover ? this.#naturalSize : source);
    const flags =
      (this.get("prefersGrabberVisible") && ElementFlags.prefersGrabberVisible) |
      (this.get("prefersEdgeAttachedInCompactHeight") && ElementFlags.prefersEdgeAttachedInCompactHeight) |
      (this.get("widthFollowsPreferredContentSizeWhenEdgeAttached") && ElementFlags.widthFollowsPreferredContentSize) |
      (this.get("prefersPageSizing") && ElementFlags.prefersPageSizing) |
      (this.get("modalInPresentation") && ElementFlags.isModal) |
      (this.get("presenter") !== "none" && (isStacked || this.presenter) && ElementFlags.pushesBackPresenter) |
      (wantsProgress && ElementFlags.wantsProgressInMotion) |
      (isPopover && ElementFlags.hasSource);
    writer.flag(this.get("look") === "floating");
    writer.flag(isPopover);
    writer.word(flags);
    for (const [name, chosen] of [["selectedDetent", this.chosen], ["largestUndimmedDetent", null]]) {
      const identifier = this.get(name) ?? null;
      if (![null, chosen, ...detents.map((detent) => detent.identifier)].includes(identifier)) {
        this.#complain(`${name} ${describe(identifier)} is no detent of this sheet; it counts as none.`);
      }
      writer.word(this.names.key(identifier));
    }
    writer.real(this.get("preferredCornerRadius") ?? -1);
    writer.word(this.#choice("placement"));
    writer.word(this.get("prefersScrollingExpandsWhenScrolledToEdge") ? this.#choice("handoffExpand") : 0);
    writer.word(this.#choice("handoffCollapse"));
    writer.word(this.#choice("keyboard"));
    for (const value of [size.width, size.height, source.x, source.y, source.width, source.height]) writer.real(value);
    writer.word(arrowBits(this.get("permittedArrowDirections")));
    writer.word(detents.length);
    for (const { key, kind } of detents) {
      writer.word(key);
      writer.word(kind);
    }
  }

  /** A property may hold what no attribute could. */
  #choice(name) {
    const value = this.get(name);
    const index = indexOf(name, value);
    if (index >= 0) return index;
    this.#complain(`${name} ${describe(value)} is unknown; it counts as ${attributes[name][1]}.`);
    return indexOf(name, attributes[name][1]);
  }

  /** The height that a detent takes now; never throws. */
  heightOf(key, context) {
    const detent = this.detents.find((detent) => detent.key === key);
    if (!detent?.height) return NaN;
    try {
      const height = detent.height(context);
      // Nothing at all is how an author says that a detent takes no part.
      if (height === null || height === undefined) return NaN;
      if (typeof height === "number" && !Number.isNaN(height)) {
        return Math.max(0, Math.min(height, context.maximumDetentValue));
      }
      this.#complain(`the detent ${describe(detent.identifier)} gave ${describe(height)}; it takes no part.`);
    } catch (error) {
      this.#complain(`the detent ${describe(detent.identifier)} threw; it takes no part.`, error);
    }
    return NaN;
  }

  /** A CSS length in pixels; parts of a hundred are of the largest height. */
  #measure = (css, maximum) => {
    const { room } = this.#parts;
    const probe = room.firstElementChild;
    room.style.height = `${maximum}px`;
    probe.style.height = css;
    const height = Number.parseFloat(getComputedStyle(probe).height);
    room.removeAttribute("style");
    probe.removeAttribute("style");
    return height;
  };

  /** Of header, content and footer, without what a safe area adds. */
  #naturalHeight = () => {
    const { header, natural, footer } = this.#parts;
    const inset = Number.parseFloat(getComputedStyle(footer).paddingBottom) || 0;
    return header.offsetHeight + natural.offsetHeight + Math.max(footer.offsetHeight - inset, 0);
  };

  get #naturalSize() {
    return { width: Math.min(this.#parts.box.offsetWidth || 320, 320), height: this.#naturalHeight() };
  }

  /** What the sheet points at as a popover; `null` where it is a sheet everywhere. */
  get anchor() {
    return this.#referred("anchor");
  }

  /** What is pushed back. */
  get presenter() {
    return this.get("presenter") === "none" ? null : this.#referred("presenter");
  }

  #referred(name) {
    const value = this.get(name);
    if (value === null || value === undefined || value === "") return null;
    if (value instanceof Element) return value;
    const found = this.#element.getRootNode().getElementById?.(`${value}`) ?? document.getElementById(`${value}`);
    if (!found) this.#complain(`${name}=${describe(value)} names no element.`);
    return found ?? null;
  }
}
