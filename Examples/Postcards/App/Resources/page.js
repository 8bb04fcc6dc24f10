// SPDX-License-Identifier: Apache-2.0

/** The number of picture pixels for each point of the card. */
const scale = 3;
const inset = { x: 8, y: 4 };
const corner = 8;

/**
 * Draws a card, and saves it among the user's files as a PNG.
 * @param {string | Uint8Array} picture the name of one of the app's own, or a file
 * @param {[number, number]} card its width and height, in points
 * @param {[number, number, number, number]} plate the background of the words: left, top, width and height in the card
 * @param {[string, string][]} words parts of one font each: text, and the font's name or nothing for the default one
 * @param {number} size the font's size, in points
 */
export async function saveCard(picture, [width, height], plate, words, size) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  context.scale(scale, scale);
  const image = await load(picture);
  drawToFill(context, image, width, height);
  drawPlate(context, plate);
  drawWords(context, plate, words, size);
  if (image.src.startsWith("blob:")) URL.revokeObjectURL(image.src);
  /** @type {Blob} */
  const file = await new Promise((resolve, reject) => canvas.toBlob(
    (blob) => blob ? resolve(blob) : reject(new Error("The picture is too large.")), "image/png"));
  download(file, "postcard.png");
  return true;
}

/** @param {string | Uint8Array} picture */
async function load(picture) {
  const image = new Image();
  image.src = typeof picture === "string"
    ? new URL(`${picture}.svg`, import.meta.url).href : URL.createObjectURL(new Blob([/** @type {BlobPart} */ (picture)]));
  await image.decode();
  return image;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {HTMLImageElement} image
 * @param {number} width
 * @param {number} height
 */
function drawToFill(context, image, width, height) {
  const [across, down] = [image.naturalWidth || width, image.naturalHeight || height];
  const factor = Math.max(width / across, height / down);
  context.drawImage(
    image, (width - across * factor) / 2, (height - down * factor) / 2, across * factor, down * factor);
}

/** Draws the background of the words: blurred if the browser can do that, and always darker.
 * @param {CanvasRenderingContext2D} context
 * @param {[number, number, number, number]} plate
 */
function drawPlate(context, [x, y, width, height]) {
  context.save();
  context.beginPath();
  if (context.roundRect) context.roundRect(x, y, width, height, corner);
  else context.rect(x, y, width, height);
  context.clip();
  if (context.filter !== undefined) {
    context.filter = `blur(${20 * scale}px)`;
    context.drawImage(context.canvas, 0, 0, context.canvas.width / scale, context.canvas.height / scale);
    context.filter = "none";
  }
  context.fillStyle = "rgb(24 24 26 / 0.7)";
  context.fillRect(x, y, width, height);
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {[number, number, number, number]} plate
 * @param {[string, string][]} parts
 * @param {number} size
 */
function drawWords(context, [x, y, width, height], parts, size) {
  const lines = broken(context, parts, size, width - 2 * inset.x);
  const lineHeight = (height - 2 * inset.y) / Math.max(lines.length, 1);
  context.fillStyle = "#fff";
  context.textBaseline = "middle";
  for (const [index, line] of lines.entries()) {
    let left = x + (width - line.reduce((sum, piece) => sum + piece.width, 0)) / 2;
    for (const piece of line) {
      context.font = fontOf(piece.name, size);
      context.fillText(piece.text, left, y + inset.y + (index + 0.5) * lineHeight);
      left += piece.width;
    }
  }
}

/** @typedef {{ text: string, name: string, width: number }} Piece a part of a line in one font */

/**
 * Breaks words into lines of a given width, as the page does.
 * @param {CanvasRenderingContext2D} context
 * @param {[string, string][]} parts
 * @param {number} size
 * @param {number} width
 */
function broken(context, parts, size, width) {
  /** @type {Piece[][]} */
  const lines = [[]];
  let used = 0;
  for (const [text, name] of parts) {
    context.font = fontOf(name, size);
    for (const word of text.split(/(\n|\s+)/).filter((each) => each !== "")) {
      if (word === "\n") {
        lines.push([]);
        used = 0;
        continue;
      }
      const piece = { text: word, name, width: context.measureText(word).width };
      const isSpace = word.trim() === "";
      if (!isSpace && used > 0 && used + piece.width > width + 0.5) {
        while (lines[lines.length - 1].at(-1)?.text.trim() === "") lines[lines.length - 1].pop();
        lines.push([]);
        used = 0;
      }
      lines[lines.length - 1].push(piece);
      used += piece.width;
    }
  }
  return lines;
}

/**
 * @param {string} name
 * @param {number} size
 */
function fontOf(name, size) {
  return name === "" ? `bold ${size}px ui-serif, "New York", Georgia, "Times New Roman", serif` : `${size}px "${CSS.escape(name)}"`;
}

/** Frees the last saved picture. */
let forget = () => {};

/**
 * @param {Blob} file
 * @param {string} name
 */
function download(file, name) {
  forget();
  const link = document.createElement("a");
  const address = link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads it a moment later.
  const timer = setTimeout(() => forget(), 10_000);
  forget = () => {
    clearTimeout(timer);
    URL.revokeObjectURL(address);
  };
}
