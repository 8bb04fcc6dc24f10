// SPDX-License-Identifier: Apache-2.0

// `Sheet` is the element as a component. `import type {} from "quire-sheet/react"` declares <quire-sheet> for the JSX of
// React 17 to 19. With the element itself, React 18 sets only attributes: set
// listeners and detents with functions through a ref.
import type { DetailedHTMLProps, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from "react";
import type { QuireSheetAttributes, QuireSheetListeners } from "./attributes.js";
import type { QuireSheet, QuireSheetEventMap } from "./quire-sheet.js";

type Setting = Exclude<keyof QuireSheet, keyof HTMLElement | "currentDetent" | "returnValue" | "present" | "dismiss"
  | "requestDismiss" | "animateChanges" | "invalidateDetents">;
type Listener<Name extends keyof QuireSheetEventMap> = ((event: QuireSheetEventMap[Name]) => unknown) | undefined;

/** The settings of the element, its events as functions, and everything that an HTML element takes. */
export interface SheetProps extends Omit<HTMLAttributes<QuireSheet>, "onProgress">, Partial<Pick<QuireSheet, Setting>> {
  onWillPresent?: Listener<"quire-will-present">;
  /** Called in each frame of a motion. */
  onProgress?: Listener<"quire-progress">;
  onWillSettle?: Listener<"quire-will-settle">;
  onDetentChange?: Listener<"quire-detent-change">;
  onShouldDismiss?: Listener<"quire-should-dismiss">;
  onDismissAttempt?: Listener<"quire-dismiss-attempt">;
  /** Called when the sheet is gone. Set `open` to `false` here. */
  onDismiss?: Listener<"quire-dismiss">;
}

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
  interface ButtonHTMLAttributes<T> {
    commandfor?: string | undefined;
    command?: string | undefined;
  }
}
