// SPDX-License-Identifier: Apache-2.0

import { build } from "./svg-markup.js";

/** @typedef {import("./images.js").Picture} Picture */
/** @typedef {import("./images.js").Pictures} Pictures */
/** @typedef {CanvasRenderingContext2D} Context */

/** The source of a file of the app, whose address is valid only while a view shows it. */
const sent = 2;

/** Draws pictures in one turn, as an `svg` or an `img` element can't. Reads the elements that drawings consist of. */
export class Canvas {
  element = document.createElement("canvas");
  #context = /** @type {Context} */ (this.element.getContext("2d"));
  #page;
  #pictures;
  #decoded;
  /** Whether all pictures were there. */
  #isWhole = true;

  /**
   * @param {import("./images.js").Drawings} page
   * @param {Pictures} pictures
   * @param {(address: string, isKept: boolean) => HTMLImageElement | null} decoded
   * @param {number} width in pixels
   * @param {number} height
   */
  constructor(page, pictures, decoded, width, height) {
    this.#page = page;
    this.#pictures = pictures;
    this.#decoded = decoded;
    this.element.width = width;
    this.element.height = height;
  }

  fill(/** @type {string} */ color) {
    this.#context.fillStyle = color;
    this.#context.fillRect(0, 0, this.element.width, this.element.height);
  }

  /**
   * Draws a picture into a rectangle. Returns whether all of it could be drawn; a drawing is also drawn in part.
   * @param {Picture} picture
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  draw(picture, x, y, width, height) {
    this.#isWhole = true;
    this.#picture(this.#context, picture, x, y, width, height);
    return this.#isWhole || picture.drawing !== null;
  }

  /**
   * @param {Context} context
   * @param {Picture} picture
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  #picture(context, picture, x, y, width, height) {
    if (picture.isShape) {
      const shape = this.#layer(context, (own) => {
        this.#picture(own, { ...picture, isShape: false }, x, y, width, height);
        own.resetTransform();
        own.globalCompositeOperation = "source-in";
        own.fillStyle = picture.tint;
        own.fillRect(0, 0, own.canvas.width, own.canvas.height);
      });
      return this.#put(context, shape);
    }
    context.save();
    context.translate(x, y);
    if (picture.drawing) {
      const { box, images, texts } = picture.drawing;
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      build(svg, picture.drawing.markup);
      context.scale(width / box[2], height / box[3]);
      context.translate(-box[0], -box[1]);
      this.#children(context, svg, { svg, images, texts });
    } else {
      let isFound = false;
      this.#pictures.find(picture, (address) => {
        isFound = address.startsWith("data:image/svg+xml,") ? this.#vector(context, address, width, height)
          : this.#photo(context, address, picture.source !== sent, width, height);
      });
      this.#isWhole &&= isFound;
    }
    context.restore();
  }

  /**
   * @param {Context} context
   * @param {string} address
   * @param {boolean} isKept
   * @param {number} width
   * @param {number} height
   */
  #photo(context, address, isKept, width, height) {
    const image = this.#decoded(address, isKept);
    if (image) context.drawImage(image, 0, 0, width, height);
    return image !== null;
  }

  /**
   * Draws a system image.
   * @param {Context} context
   * @param {string} address
   * @param {number} width
   * @param {number} height
   */
  #vector(context, address, width, height) {
    const text = decodeURIComponent(address.slice(address.indexOf(",") + 1));
    const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    build(root, text);
    context.scale(width / 24, height / 24);
    for (const svg of root.children) this.#children(context, svg, { svg: root, images: [], texts: [] });
    return true;
  }

  // MARK: Elements

  /** @typedef {{ svg: Element, images: Picture[], texts: import("./text.js").StyledText[] }} Source */

  /**
   * @param {Context} context
   * @param {Element} node
   * @param {Source} source
   */
  #children(context, node, source) {
    for (const child of node.children) this.#node(context, child, source);
  }

  /**
   * @param {Context} context
   * @param {Element} node
   * @param {Source} source
   */
  #node(context, node, source) {
    if (/^(defs|mask|clipPath|filter|linearGradient|radialGradient)$/.test(node.tagName)) return;
    const [opacity, blend] = [node.getAttribute("opacity"), node.getAttribute("data-quire-blend")];
    const [mask, filter] = [this.#found(node, "mask", source), this.#found(node, "filter", source)];
    context.save();
    transform(context, node.getAttribute("transform"));
    this.#clip(context, this.#found(node, "clip-path", source), source);
    if (opacity === null && blend === null && !mask && !filter) {
      this.#content(context, node, source);
    } else {
      const layer = this.#layer(context, (own) => this.#content(own, node, source));
      if (mask) this.#mask(context, layer, mask, source);
      const shadow = filter?.querySelector("feDropShadow");
      if (shadow) {
        const { a, b } = context.getTransform();
        const scale = Math.hypot(a, b);
        context.shadowOffsetX = real(shadow, "dx") * scale;
        context.shadowOffsetY = real(shadow, "dy") * scale;
        context.shadowBlur = real(shadow, "stdDeviation") * 2 * scale;
        context.shadowColor = paint(shadow, "flood-color", "flood-opacity");
      }
      if (opacity !== null) context.globalAlpha *= Number(opacity);
      if (blend !== null) context.globalCompositeOperation = /** @type {GlobalCompositeOperation} */ (blend === "plus-lighter" ? "lighter" : blend);
      this.#put(context, layer);
    }
    context.restore();
  }

  /**
   * @param {Context} context
   * @param {Element} node
   * @param {Source} source
   */
  #content(context, node, source) {
    const [x, y, width, height] = [real(node, "x"), real(node, "y"), real(node, "width"), real(node, "height")];
    switch (node.tagName) {
      case "path": return this.#path(context, node, new Path2D(node.getAttribute("d") ?? ""), source);
      case "rect": {
        const path = new Path2D();
        path.rect(x, y, width, height);
        return this.#path(context, node, path, source);
      }
      case "svg": {
        const [left, top, across, down] = (node.getAttribute("viewBox") ?? "0 0 1 1").trim().split(" ").map(Number);
        context.beginPath();
        context.rect(x, y, width, height);
        context.clip();
        context.translate(x, y);
        context.scale(width / across, height / down);
        context.translate(-left, -top);
        return this.#children(context, node, source);
      }
      case "image": {
        const picture = source.images[real(node, "data-quire-image")];
        if (picture) this.#picture(context, picture, x, y, width, height);
        return;
      }
      case "foreignObject": {
        const text = source.texts[real(node, "data-quire-text")];
        if (text) this.#text(context, text, x, y, width);
        return;
      }
      default: this.#children(context, node, source);
    }
  }

  /**
   * @param {Context} context
   * @param {Element} node
   * @param {Path2D} path
   * @param {Source} source
   */
  #path(context, node, path, source) {
    const rule = attribute(node, "fill-rule") === "evenodd" ? "evenodd" : "nonzero";
    const gradient = this.#found(node, "fill", source);
    if (gradient) {
      context.save();
      context.clip(path, rule);
      transform(context, gradient.getAttribute("gradientTransform"));
      context.fillStyle = makeGradient(context, gradient);
      context.fillRect(-1e5, -1e5, 2e5, 2e5);
      context.restore();
    } else if (attribute(node, "fill") !== "none") {
      context.fillStyle = paint(node, "fill", "fill-opacity");
      context.fill(path, rule);
    }
    const width = Number(attribute(node, "stroke-width") ?? 1);
    if ((attribute(node, "stroke") ?? "none") === "none" || width === 0) return;
    context.strokeStyle = paint(node, "stroke", "stroke-opacity");
    context.lineWidth = width;
    context.lineCap = /** @type {CanvasLineCap} */ (attribute(node, "stroke-linecap") ?? "butt");
    context.lineJoin = /** @type {CanvasLineJoin} */ (attribute(node, "stroke-linejoin") ?? "miter");
    context.miterLimit = Number(attribute(node, "stroke-miterlimit") ?? 4);
    context.setLineDash((attribute(node, "stroke-dasharray") ?? "").trim().split(" ").filter(Boolean).map(Number));
    context.lineDashOffset = Number(attribute(node, "stroke-dashoffset") ?? 0);
    context.stroke(path);
  }

  /**
   * Draws a text word by word, where the page would show it.
   * @param {Context} context
   * @param {import("./text.js").StyledText} text
   * @param {number} x
   * @param {number} y
   * @param {number} width
   */
  #text(context, text, x, y, width) {
    const block = document.createElement("div");
    block.className = "quire-text";
    block.style.cssText = `position: fixed; left: 0; top: 0; width: ${width}px; visibility: hidden`;
    document.body.append(block);
    this.#page.showText(block, text);
    const origin = block.getBoundingClientRect();
    const [nodes, range] = [document.createTreeWalker(block, NodeFilter.SHOW_TEXT), document.createRange()];
    context.textBaseline = "alphabetic";
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const look = getComputedStyle(/** @type {Element} */ (node.parentElement));
      context.font = `${look.fontStyle} ${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
      context.fillStyle = look.color;
      for (const { index = 0, 0: word } of (node.nodeValue ?? "").matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const box = range.getBoundingClientRect();
        const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = context.measureText(word);
        const base = box.top - origin.top + (box.height - above - below) / 2 + above;
        context.fillText(word, x + box.left - origin.left, y + base);
      }
    }
    block.remove();
  }

  // MARK: Effects

  /**
   * @param {Context} context
   * @param {Element | null} clip
   * @param {Source} source
   */
  #clip(context, clip, source) {
    if (!clip) return;
    this.#clip(context, this.#found(clip, "clip-path", source), source);
    const path = clip.querySelector("path");
    if (path) context.clip(new Path2D(path.getAttribute("d") ?? ""), path.getAttribute("clip-rule") === "evenodd" ? "evenodd" : "nonzero");
  }

  /**
   * Removes what a mask hides. A mask of colors is a white area with black elements.
   * @param {Context} context
   * @param {HTMLCanvasElement} layer
   * @param {Element} mask
   * @param {Source} source
   */
  #mask(context, layer, mask, source) {
    const isAlpha = mask.getAttribute("mask-type") === "alpha";
    const area = this.#layer(context, (own) => {
      const all = [...mask.children];
      for (const child of isAlpha ? all : all.slice(1)) this.#node(own, child, source);
    });
    const own = /** @type {Context} */ (layer.getContext("2d"));
    own.resetTransform();
    own.globalCompositeOperation = isAlpha ? "destination-in" : "destination-out";
    own.drawImage(area, 0, 0);
  }

  /**
   * Returns a canvas of the same size, with the same coordinates.
   * @param {Context} context
   * @param {(context: Context) => void} draw
   */
  #layer(context, draw) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [context.canvas.width, context.canvas.height];
    const own = /** @type {Context} */ (canvas.getContext("2d"));
    own.setTransform(context.getTransform());
    draw(own);
    return canvas;
  }

  /**
   * @param {Context} context
   * @param {HTMLCanvasElement} layer
   */
  #put(context, layer) {
    context.save();
    context.resetTransform();
    context.drawImage(layer, 0, 0);
    context.restore();
  }

  /**
   * Returns the definition that an attribute refers to, or `null`.
   * @param {Element} node
   * @param {string} name
   * @param {Source} source
   */
  #found(node, name, { svg }) {
    const id = /^url\(#([\w-]+)\)$/.exec(node.getAttribute(name) ?? "")?.[1];
    return id ? svg.querySelector(`[id="${id}"]`) : null;
  }
}

/**
 * @param {Element} node
 * @param {string} name
 */
function real(node, name) {
  return Number(node.getAttribute(name) ?? 0);
}

/**
 * Returns an attribute that elements inherit.
 * @param {Element} node
 * @param {string} name
 */
function attribute(node, name) {
  return node.closest(`[${name}]`)?.getAttribute(name) ?? null;
}

/**
 * Returns the CSS of a color with its opacity.
 * @param {Element} node
 * @param {string} name
 * @param {string} opacity
 */
function paint(node, name, opacity) {
  const [color, alpha] = [attribute(node, name) ?? "#000", Number(attribute(node, opacity) ?? 1)];
  if (alpha >= 1 || !/^#\w{6}$/.test(color)) return color;
  return color + Math.round(alpha * 255).toString(16).padStart(2, "0");
}

/**
 * @param {Context} context
 * @param {string | null} matrix
 */
function transform(context, matrix) {
  const numbers = matrix?.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number);
  if (numbers?.length === 6) context.transform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
}

/**
 * @param {Context} context
 * @param {Element} node
 */
function makeGradient(context, node) {
  const made = node.tagName === "linearGradient"
    ? context.createLinearGradient(real(node, "x1"), real(node, "y1"), real(node, "x2"), real(node, "y2"))
    : context.createRadialGradient(real(node, "fx"), real(node, "fy"), real(node, "fr"), real(node, "cx"), real(node, "cy"), real(node, "r"));
  for (const stop of node.children) {
    made.addColorStop(Math.min(1, Math.max(0, real(stop, "offset"))), paint(stop, "stop-color", "stop-opacity"));
  }
  return made;
}
