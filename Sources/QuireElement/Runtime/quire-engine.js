// SPDX-License-Identifier: Apache-2.0

// The part of the element that a page needs only for an open sheet, as a file of its own.
export { Page } from "./page.js";
