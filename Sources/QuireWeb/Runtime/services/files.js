// SPDX-License-Identifier: Apache-2.0

import { ParcelWriter } from "./parcel.js";
import { Part } from "./part.js";

const folder = "resources/";

/**
 * The app's own files. They are loaded before the app begins, because it reads them without waiting.
 * @param {import("./part.js").Page} page
 */
export async function open(page) {
  const part = new Part(page);
  /** The paths, each with whether its file is loaded.
   * @type {{ path: string, isLoaded: boolean }[]} */
  const files = await (await loaded("files.json")).json();
  /** @type {Map<string, Uint8Array>} */
  const contents = new Map();
  await Promise.all(files.filter((file) => file.isLoaded).map(async ({ path }) => {
    try {
      const response = await loaded(path.split("/").map(encodeURIComponent).join("/"));
      contents.set(path, new Uint8Array(await response.arrayBuffer()));
    } catch (error) {
      console.warn(`The app begins without its file ${path}:`, error);
    }
  }));

  return {
    paths() {
      const parcel = new ParcelWriter().word(files.length);
      for (const { path } of files) parcel.text(path);
      return part.keep(parcel);
    },
    get(/** @type {number} */ address, /** @type {number} */ count) {
      const content = contents.get(part.read(address, count).text());
      return content ? part.keep(new ParcelWriter().content(content)) : -1;
    },
    take: part.take,
  };
}

async function loaded(/** @type {string} */ path) {
  const response = await fetch(folder + path);
  if (!response.ok) throw new Error(`${folder}${path}: ${response.status}`);
  return response;
}
