// SPDX-License-Identifier: Apache-2.0

import * as Message from "../../SheetBrowser/Runtime/format/message.js";
import { offsetOf, Scrollers } from "../../SheetBrowser/Runtime/scrollers.js";

/** The scrollers that the app made; their offsets are reported to it. */
export class ViewScrollers extends Scrollers {
  know(/** @type {number} */ id, /** @type {HTMLElement} */ element) {
    element.dataset.quireScroll = `${id}`;
    super.know(id, element);
  }

  /**
   * @param {number} id
   * @param {HTMLElement} element
   * @param {number} timeStamp
   */
  reportScroll(id, element, timeStamp) {
    const { x, y } = offsetOf(element);
    const write = (/** @type {import("../../SheetBrowser/Runtime/writer.js").Writer} */ writer) => {
      writer.word(id);
      writer.real(x);
      writer.real(y);
    };
    this.port.send(Message.scrolled, write, timeStamp);
  }
}
