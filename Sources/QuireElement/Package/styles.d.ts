// SPDX-License-Identifier: Apache-2.0

/** A color, as in CSS. */
type Color = string;
/** A length with its unit, as in CSS. A number would have no unit. */
type Length = `${number}${"px" | "rem" | "em" | "vh" | "dvh" | "svh" | "lvh" | "vw" | "%"}` | `calc(${string})`
  | `min(${string})` | `max(${string})` | `clamp(${string})` | `env(${string})` | `var(${string})` | "0" | "inherit";

/** The custom properties of CSS that the element reads, and those that it writes. */
export interface QuireSheetStyles {
  /** The background of the sheet. */
  "--quire-background"?: Color | undefined;
  /** The color over the page behind a dimmed sheet. */
  "--quire-dimming"?: Color | undefined;
  "--quire-grabber"?: Color | undefined;
  /** The outline of the grabber while it has the focus. */
  "--quire-focus"?: Color | undefined;
  /** For the first paint of a page from a server: the radius of the upper corners. */
  "--quire-corner-radius"?: Length | undefined;
  /** For the first paint of a page from a server: the height of the sheet. */
  "--quire-initial-height"?: Length | undefined;
  /** For the first paint of a page from a server: the width of a sheet that is as wide as its content. */
  "--quire-preferred-width"?: Length | undefined;
  /** For the first paint of a page from a server: the height of a popover. */
  "--quire-preferred-height"?: Length | undefined;
  /** Written by the element. A child of it that uses the value sets `inherit`. */
  "--quire-visible-height"?: "inherit" | undefined;
  /** Written by the element. A child of it that uses the value sets `inherit`. */
  "--quire-fraction"?: "inherit" | undefined;
}
