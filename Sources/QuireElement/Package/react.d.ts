// SPDX-License-Identifier: Apache-2.0

// `Sheet` is the element as a component. `import type {} from "quire-sheet/react"` declares <quire-sheet> for the JSX of
// React 17 to 19. With the element itself, React 18 sets only attributes: set
// listeners and detents with functions through a ref.
import type { DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from "react";
import type { QuireSheetAttributes, QuireSheetListeners } from "./attributes.js";
import type { SheetFunctions, SheetSettings } from "./binding.js";
import type { QuireSheet } from "./quire-sheet.js";
import type { QuireSheetStyles } from "./styles.js";

/** The settings of the element, its events as functions, and everything that an HTML element takes. */
export interface SheetProps
  extends Omit<HTMLAttributes<QuireSheet>, keyof SheetSettings | keyof SheetFunctions>, SheetSettings, SheetFunctions {}

/** `<quire-sheet>` as a component. Its ref is the element, with the element's methods. */
export const Sheet: ForwardRefExoticComponent<SheetProps & RefAttributes<QuireSheet>>;

type Known = DetailedHTMLProps<HTMLAttributes<QuireSheet>, QuireSheet>
  & QuireSheetAttributes & QuireSheetListeners<"on"> & { class?: string };

declare global {
  namespace JSX {
    interface IntrinsicElements {
      "quire-sheet": Known;
    }
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "quire-sheet": Known;
    }
  }
  interface CSSProperties extends QuireSheetStyles {}
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: string | undefined;
  }
}
