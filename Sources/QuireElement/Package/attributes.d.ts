// SPDX-License-Identifier: Apache-2.0

import type { QuireSheet, QuireSheetEventMap } from "./quire-sheet.js";

/** The element's attributes as written in HTML. */
export interface QuireSheetAttributes {
  open?: boolean | "" | undefined;
  loading?: QuireSheet["loading"] | undefined;
  detents?: string | undefined;
  "selected-detent"?: string | undefined;
  "largest-undimmed-detent"?: string | undefined;
  "prefers-grabber-visible"?: boolean | "" | "true" | "false" | undefined;
  "preferred-corner-radius"?: number | string | undefined;
  "prefers-scrolling-expands-when-scrolled-to-edge"?: boolean | "true" | "false" | undefined;
  "prefers-edge-attached-in-compact-height"?: boolean | "" | "true" | "false" | undefined;
  "width-follows-preferred-content-size-when-edge-attached"?: boolean | "" | "true" | "false" | undefined;
  "prefers-page-sizing"?: boolean | "true" | "false" | undefined;
  "preferred-content-size"?: string | undefined;
  "modal-in-presentation"?: boolean | "" | "true" | "false" | undefined;
  closedby?: QuireSheet["closedBy"] | undefined;
  keyboard?: QuireSheet["keyboard"] | undefined;
  "handoff-expand"?: QuireSheet["handoffExpand"] | undefined;
  "handoff-collapse"?: QuireSheet["handoffCollapse"] | undefined;
  placement?: QuireSheet["placement"] | undefined;
  look?: QuireSheet["look"] | undefined;
  anchor?: string | undefined;
  presenter?: string | undefined;
  "permitted-arrow-directions"?: string | undefined;
  "reports-progress"?: boolean | "" | "true" | "false" | undefined;
  [label: `label-${string}`]: string | undefined;
}

/** Listeners, named by a prefix such as Vue's and Svelte's `on` and the event's name. */
export type QuireSheetListeners<Prefix extends string> = {
  [Name in keyof QuireSheetEventMap as `${Prefix}${Name}`]?: (event: QuireSheetEventMap[Name]) => unknown;
};
