// SPDX-License-Identifier: Apache-2.0

import type { QuireSheet, QuireSheetEventMap } from "./quire-sheet.js";

/** The names of the element's settings. */
export type Setting = Exclude<keyof QuireSheet, keyof HTMLElement | "currentDetent" | "present" | "dismiss"
  | "requestDismiss" | "animateChanges" | "invalidateDetents">;

/** The settings of a component: the properties of the element. */
export type SheetSettings = { [Name in Setting]?: QuireSheet[Name] | undefined };

type Listener<Name extends keyof QuireSheetEventMap> = ((event: QuireSheetEventMap[Name]) => unknown) | undefined;

/** The functions of a component that the element's events call. */
export interface SheetFunctions {
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
