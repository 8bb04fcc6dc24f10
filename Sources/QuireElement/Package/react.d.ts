// SPDX-License-Identifier: Apache-2.0

// `import "quire-sheet/react"` makes <quire-sheet> known to JSX of React 17 to 19. React 18 writes attributes only:
// functions for detents and listeners are set through a ref.
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
