// SPDX-License-Identifier: Apache-2.0

// `import "quire-sheet/vue"` declares <quire-sheet> for templates of Vue 3. Set `isCustomElement` in the compiler's
// options, so that Vue does not look for a component.
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
