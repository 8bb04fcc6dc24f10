// SPDX-License-Identifier: Apache-2.0

/** Where this app keeps its values: other apps on the same server are in other folders. */
export const place = `quire:${new URL(".", document.baseURI).pathname}`;
