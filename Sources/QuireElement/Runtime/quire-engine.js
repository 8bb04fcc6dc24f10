// SPDX-License-Identifier: Apache-2.0

// The part of the element that a page needs only for an open sheet, in a separate file.
export { Page } from "./page.js";
