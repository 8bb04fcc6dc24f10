// SPDX-License-Identifier: Apache-2.0

import { userFiles } from "../user-files.js";
import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";

/**
 * Reads the bytes of the user's files.
 * @param {import("./part.js").Page} page
 */
export async function open(page) {
  const part = new Part(page);

  async function read(/** @type {number} */ number) {
    try {
      const bytes = await userFiles.get(number)?.arrayBuffer();
      if (bytes) return new ParcelWriter().word(1).content(new Uint8Array(bytes));
    } catch {
      // The user has moved or changed the file since choosing it.
    }
    return new ParcelWriter().word(0).word(0);
  }

  return {
    read(/** @type {number} */ id, /** @type {number} */ number) {
      read(number >>> 0).then((parcel) => part.reply(id, parcel));
    },
    take: part.take,
  };
}
