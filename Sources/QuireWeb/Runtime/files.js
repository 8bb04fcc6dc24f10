// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../SheetBrowser/Runtime/format/message.js";
import { FileDrags } from "./file-drags.js";
import { writeString } from "./strings.js";
import { userFiles } from "./user-files.js";

/** The size limit of a file, in bytes: decoding more would keep a phone busy, or crash the page. */
const largestFile = 100_000_000;
const largestPicture = 100_000_000;
const problems = { none: 0, undecodable: 1, tooLarge: 2 };
/** The first identifier of the user's files, distinct from those of the app's files. */
const firstNumber = 0x8000_0000;

/** The user's own files: the browser's file dialog, and drags of files. */
export class Files {
  #port;
  #container;
  #pictures;
  #latest = firstNumber;
  /** @type {HTMLInputElement | null} the input of the open dialog */
  #input = null;
  /** @type {FileDrags | null} */
  #drags = null;

  /**
   * @param {import("../../SheetBrowser/Runtime/port.js").Port} port
   * @param {HTMLElement} container
   * @param {import("./images.js").Pictures} pictures
   */
  constructor(port, container, pictures) {
    this.#port = port;
    this.#container = container;
    this.#pictures = pictures;
  }

  /**
   * @param {number} what the action's code in the buffer
   * @param {number} number
   */
  carryOut(what, number) {
    if (what === 1 || what === 2) this.#openDialog(number, what === 2);
    else if (what === 3) {
      this.#pictures.release({ file: number });
      userFiles.delete(number);
    }
    else if (what === 4) this.#drags ??= new FileDrags(this.#port, this.#container, (request, files) => this.#take(request, files));
    else if (what === 5) this.#drags?.answer(number);
  }

  /** Opens the dialog. Outside a press the browser refuses to open it, which counts as choosing nothing. */
  #openDialog(/** @type {number} */ request, /** @type {boolean} */ several) {
    this.#input?.remove();
    const input = document.createElement("input");
    this.#input = input;
    input.type = "file";
    input.accept = "image/*";
    input.multiple = several;
    input.hidden = true;
    input.dataset.quireFiles = "";
    const end = () => {
      input.remove();
      if (this.#input === input) this.#input = null;
    };
    input.addEventListener("change", () => {
      end();
      this.#take(request, [...input.files ?? []]);
    });
    input.addEventListener("cancel", () => {
      end();
      this.#end(request, true);
    });
    // The input is in the page, because Safari reports no event of an input outside.
    document.body.append(input);
    input.click();
  }

  /** Reports each file, in order. */
  async #take(/** @type {number} */ request, /** @type {File[]} */ files) {
    const looks = files.map(examine);
    for (const [index, file] of files.entries()) {
      const { problem, address, width, height } = await looks[index];
      const number = ++this.#latest;
      if (address) {
        this.#pictures.hold(number, address);
        userFiles.set(number, file);
      }
      this.#port.send(Message.fileCame, (writer) => {
        writer.word(request);
        writer.word(number);
        writer.real(width);
        writer.real(height);
        writer.word(problem);
        writeString(writer, file.name);
      });
    }
    this.#end(request, files.length === 0);
  }

  #end(/** @type {number} */ request, /** @type {boolean} */ isCanceled) {
    this.#port.send(Message.filesEnded, (writer) => {
      writer.word(request);
      writer.flag(isCanceled);
    });
  }
}

/** Checks whether a file is a picture that the browser can decode, and reads its size. The data stays in the page. */
async function examine(/** @type {File} */ file) {
  const failed = (/** @type {number} */ problem) => ({ problem, address: "", width: 0, height: 0 });
  if (file.size > largestFile) return failed(problems.tooLarge);
  const address = URL.createObjectURL(file);
  const image = new Image();
  let problem = problems.undecodable;
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width * height > largestPicture) problem = problems.tooLarge;
    else if (width * height > 0) {
      await image.decode();
      return { problem: problems.none, address, width, height };
    }
  } catch {
    // The file is not a picture, is damaged, or has a format that the browser can't decode.
  }
  URL.revokeObjectURL(address);
  return failed(problem);
}
