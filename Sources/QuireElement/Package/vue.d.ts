// SPDX-License-Identifier: Apache-2.0

// `import "quire-sheet/vue"` makes <quire-sheet> known to templates of Vue 3; `isCustomElement` in the compiler's
// options says that it is no component of Vue's.
import type { DefineComponent } from "vue";
import type { QuireSheetAttributes } from "./attributes.js";
import type { QuireSheet, QuireSheetEventMap } from "./quire-sheet.js";

type Listeners = {
  [Name in keyof QuireSheetEventMap as `on${Capitalize<Name>}`]?: (event: QuireSheetEventMap[Name]) => unknown;
};
type Settings = Partial<Pick<QuireSheet, "selectedDetent" | "anchor" | "presenter">>;

declare module "vue" {
  interface GlobalComponents {
    "quire-sheet": DefineComponent<QuireSheetAttributes & Settings & Listeners>;
  }
}
