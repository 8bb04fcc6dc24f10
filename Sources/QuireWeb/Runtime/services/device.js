// SPDX-License-Identifier: Apache-2.0

import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";

/**
 * The device's vibration, clipboard and share sheet. Browsers permit their use only while they handle a press.
 * @param {import("./part.js").Page} page
 */
export function open(page) {
  const part = new Part(page);

  return {
    canShare: () => ("share" in navigator ? 1 : 0),
    vibrate(/** @type {number} */ address, /** @type {number} */ count) {
      const question = part.read(address, count);
      const times = Array.from({ length: question.word() }, () => question.word());
      // WebKit and Firefox do not support vibration.
      navigator.vibrate?.(times);
    },
    copy(/** @type {number} */ address, /** @type {number} */ count) {
      // Pages without HTTPS have no clipboard, and the user can deny access.
      navigator.clipboard?.writeText(part.read(address, count).text()).catch(() => {});
    },
    share(/** @type {number} */ id, /** @type {number} */ address, /** @type {number} */ count) {
      const question = part.read(address, count);
      const [title, text, url] = [question.text(), question.text(), question.text()];
      const content = { ...(title && { title }), ...(text && { text }), ...(url && { url }) };
      const answer = (/** @type {number} */ isShared) => part.reply(id, new ParcelWriter().word(isShared));
      navigator.share(content).then(() => answer(1), () => answer(0));
    },
    take: part.take,
  };
}
