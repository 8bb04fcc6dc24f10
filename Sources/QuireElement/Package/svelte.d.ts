// SPDX-License-Identifier: Apache-2.0

// `sheet` is an action for the element. `import type {} from "quire-sheet/svelte"` declares <quire-sheet> for templates of
// Svelte 4 and 5.
import type { ActionReturn } from "svelte/action";
import type { HTMLAttributes } from "svelte/elements";
import type { QuireSheetAttributes, QuireSheetListeners } from "./attributes.js";
import type { SheetFunctions, SheetSettings } from "./binding.js";
import type { QuireSheet } from "./quire-sheet.js";

/** The settings of the element, and its events as functions. */
export interface SheetProps extends SheetSettings, SheetFunctions {}

/** An action for the element: `<quire-sheet use:sheet={{ open, detents, onDismiss }}>`. */
export function sheet(element: QuireSheet, properties?: SheetProps): ActionReturn<SheetProps | undefined>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "quire-sheet": HTMLAttributes<QuireSheet> & QuireSheetAttributes & QuireSheetListeners<"on" | "on:">;
  }
}
