// SPDX-License-Identifier: Apache-2.0

// `Sheet` is the element as a component. `import type {} from "quire-sheet/solid"` declares <quire-sheet> for Solid's JSX.
import type { JSX } from "solid-js";
import type { QuireSheetAttributes, QuireSheetListeners } from "./attributes.js";
import type { SheetFunctions, SheetSettings } from "./binding.js";
import type { QuireSheet } from "./quire-sheet.js";
import type { QuireSheetStyles } from "./styles.js";

/** The settings of the element, its events as functions, and everything that an HTML element takes. */
export interface SheetProps
  extends Omit<JSX.HTMLAttributes<QuireSheet>, keyof SheetSettings | keyof SheetFunctions>, SheetSettings,
    SheetFunctions {}

/** `<quire-sheet>` as a component. Its ref is the element, with the element's methods. */
export function Sheet(properties: SheetProps): JSX.Element;

declare module "solid-js" {
  namespace JSX {
    interface CSSProperties extends QuireSheetStyles {}
    interface IntrinsicElements {
      "quire-sheet": HTMLAttributes<QuireSheet> & QuireSheetAttributes & QuireSheetListeners<"on:">;
    }
  }
}
