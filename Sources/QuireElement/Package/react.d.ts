// SPDX-License-Identifier: Apache-2.0

// `import "quire-sheet/react"` declares <quire-sheet> for the JSX of React 17 to 19. React 18 sets only attributes: set
// listeners and detents with functions through a ref.
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { QuireSheetAttributes, QuireSheetListeners } from "./attributes.js";
import type { QuireSheet } from "./quire-sheet.js";

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
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: string | undefined;
  }
}
