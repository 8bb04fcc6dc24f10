import { Layer } from "../../SheetBrowser/Runtime/layer.js";
import { Motion } from "../../SheetBrowser/Runtime/motion.js";
import { transform } from "../../SheetBrowser/Runtime/placement.js";

/**
 * The page below all sheets. A mat above it leaves the card free that it becomes when it is pushed back, and the
 * element that the lowest sheet names as its presenter moves along; nothing else of the page is touched.
 */
export class RootLayer extends Layer {
  #page;
  #mat;
  /** @type {{ element: HTMLElement, old: [string, string, string], track: any[] } | null} */
  #pushed = null;

  /**
   * @param {import("./page.js").Page} page
   * @param {HTMLElement} stage
   * @param {HTMLElement} mat
   */
  constructor(page, stage, mat) {
    super(0, stage, mat, mat);
    delete stage.dataset.quireLayer;
    this.#page = page;
    this.#mat = mat;
  }

  resize(width, height, ...keys) {
    super.resize(width, height, ...keys);
    const placements = keys.flat().filter(Boolean);
    const isPushed = placements.some(({ scale }) => scale !== 1);
    if (isPushed && !this.#pushed) this.#push(this.#page.presenter);
    if (!isPushed && this.#pushed) this.release();
    this.#mat.style.visibility = this.#pushed ? "visible" : "";
  }

  #push(element) {
    if (!element) return;
    const { left, top } = element.getBoundingClientRect();
    const { style } = element;
    const old = [style.transform, style.transformOrigin, style.willChange];
    style.transformOrigin = "0 0";
    style.willChange = "transform";
    const motion = new Motion(element, "transform");
    const track = [motion, (placement) => {
      const { scale } = placement;
      const x = placement.x + (placement.width * (1 - scale)) / 2 + placement.shiftX - left * (1 - scale);
      const y = placement.y + placement.shiftY - top * (1 - scale);
      return transform(x, y, scale);
    }];
    this.motionTracks.push(track);
    this.#pushed = { element, old, track };
  }

  /** Gives the presenter back as it was. */
  release() {
    if (!this.#pushed) return;
    const { element, old, track } = this.#pushed;
    this.#pushed = null;
    this.motionTracks.splice(this.motionTracks.indexOf(track), 1);
    track[0].stand("");
    [element.style.transform, element.style.transformOrigin, element.style.willChange] = old;
    if (element.getAttribute("style") === "") element.removeAttribute("style");
    this.#mat.style.visibility = "";
  }

  set isInert(_) {
    this.#page.updateReach();
  }
}
