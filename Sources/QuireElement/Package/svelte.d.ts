// SPDX-License-Identifier: Apache-2.0

// `import "quire-sheet/svelte"` declares <quire-sheet> for templates of Svelte 4 and 5.
import type { HTMLAttributes } from "svelte/elements";
import type { QuireSheetAttributes, QuireSheetListeners } from "./attributes.js";
import type { QuireSheet } from "./quire-sheet.js";

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "quire-sheet": HTMLAttributes<QuireSheet> & QuireSheetAttributes & QuireSheetListeners<"on" | "on:">;
  }
}
