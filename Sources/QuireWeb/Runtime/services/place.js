// SPDX-License-Identifier: Apache-2.0

/** The prefix of this app's storage keys. Other apps on the same server are in other folders. */
export const place = `quire:${new URL(".", document.baseURI).pathname}`;
