// SPDX-License-Identifier: Apache-2.0

// `Sheet` is the element as a component for Vue 3. `import type {} from "quire-sheet/vue"` declares <quire-sheet> for
// templates. To use the element itself, set `isCustomElement` in the compiler's options, so that Vue does not look for a
// component.
import type { DefineComponent, ShallowRef } from "vue";
import type { QuireSheetAttributes } from "./attributes.js";
import type { SheetFunctions, SheetSettings } from "./binding.js";
import type { QuireSheet, QuireSheetEventMap } from "./quire-sheet.js";
import type { QuireSheetStyles } from "./styles.js";

/** The settings of the element, its events, and the models `open` and `selectedDetent`. */
export interface SheetProps extends SheetSettings, SheetFunctions {
  "onUpdate:open"?: (isOpen: boolean) => unknown;
  "onUpdate:selectedDetent"?: (detent: string | null) => unknown;
}

/** The value of a template's ref of a sheet. */
export interface SheetExposed {
  /** The element, with its methods. `null` before it is mounted. */
  readonly element: ShallowRef<QuireSheet | null>;
}

/** `<quire-sheet>` as a component. */
export const Sheet: DefineComponent<SheetProps, SheetExposed>;

type Listeners = {
  [Name in keyof QuireSheetEventMap as `on${Capitalize<Name>}`]?: (event: QuireSheetEventMap[Name]) => unknown;
};
type Settings = Partial<Pick<QuireSheet, "selectedDetent" | "anchor" | "presenter">>;

declare module "vue" {
  interface CSSProperties extends QuireSheetStyles {}
  interface GlobalComponents {
    "quire-sheet": DefineComponent<QuireSheetAttributes & Settings & Listeners>;
  }
}
