// SPDX-License-Identifier: Apache-2.0

// `import "quire-sheet/preact"` declares <quire-sheet> for Preact's JSX.
import type { JSX } from "preact";
import type { QuireSheetAttributes, QuireSheetListeners } from "./attributes.js";
import type { QuireSheet } from "./quire-sheet.js";
import type { QuireSheetStyles } from "./styles.js";

declare module "preact" {
  namespace JSX {
    interface CSSProperties extends QuireSheetStyles {}
    interface IntrinsicElements {
      "quire-sheet": JSX.HTMLAttributes<QuireSheet> & QuireSheetAttributes & QuireSheetListeners<"on">;
    }
  }
}
