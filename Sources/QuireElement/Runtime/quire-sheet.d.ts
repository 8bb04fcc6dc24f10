// SPDX-License-Identifier: Apache-2.0

/** The detents that need no declaration. */
export type SystemDetent = "medium" | "large" | "fit-content";

/** The argument of a detent's function. */
export interface DetentContext {
  /** The height of `large` inside the safe area, in CSS pixels. */
  readonly maximumDetentValue: number;
  readonly containerTraits: {
    readonly horizontalSizeClass: "compact" | "regular";
    readonly verticalSizeClass: "compact" | "regular";
  };
}

/** A detent with an identifier. */
export interface NamedDetent {
  readonly identifier: string;
  /** A number of CSS pixels, a fraction of the largest height up to 1, a CSS length, a system detent, or a function of
   * the context that returns CSS pixels, or nothing if the detent is inactive. */
  readonly height: number | string | ((context: DetentContext) => number | null | undefined);
}

export type Detent = SystemDetent | (string & {}) | number | NamedDetent;
export type Handoff = "none" | "initial" | "within";
export type Phase = "presenting" | "resting" | "dragging" | "settling" | "dismissing";

/** The position of a sheet, reported at most once a frame. */
export interface ProgressDetail {
  /** The fraction of the whole travel: 0 at the smallest active detent, 1 at the largest, beyond them in overdrag. */
  readonly total: number;
  /** The fraction between the two detents of `segment`. */
  readonly fraction: number;
  /** The detents below and above the sheet's top edge, the lower one first. */
  readonly segment: readonly [string | null, string | null];
  /** The detent where the sheet would rest if released now, or will rest. `null` means dismissal. */
  readonly target: string | null;
  /** The y of the top edge in the window, in CSS pixels. */
  readonly offset: number;
  /** The velocity of the top edge, in CSS pixels per second. Positive is down. */
  readonly velocity: number;
  /** The opacity while the sheet fades in or out, from 0 to 1. */
  readonly visibility: number;
  /** The height of the visible part, in CSS pixels. */
  readonly visibleHeight: number;
  readonly cause:
    "opening" | "drag" | "release" | "activation" | "settings" | "keyboard" | "environment" | "closing";
}

/** Asks whether the user may dismiss the sheet. `preventDefault()` refuses. A promise may answer later. */
export interface ShouldDismissEvent extends CustomEvent<Record<string, never>> {
  /** Keeps the sheet until the promise settles. The sheet leaves if it resolves to `true`. A function is called only when
   * a pull ends, and not at all if the user takes the pull back. */
  waitUntil(may: PromiseLike<boolean> | (() => PromiseLike<boolean> | boolean)): void;
}

export interface QuireSheetEventMap {
  "quire-will-present": CustomEvent<Record<string, never>>;
  "quire-progress": CustomEvent<ProgressDetail>;
  /** The user released the sheet. The listener may change `detent`, where the sheet will rest. */
  "quire-will-settle": CustomEvent<{ detent: string | null }>;
  /** The user selected another detent. */
  "quire-detent-change": CustomEvent<{ readonly detent: string | null }>;
  "quire-should-dismiss": ShouldDismissEvent;
  /** The user tried to dismiss the sheet, and was refused. */
  "quire-dismiss-attempt": CustomEvent<Record<string, never>>;
  "quire-dismiss": CustomEvent<{ readonly byUser: boolean; readonly returnValue: string }>;
}

/**
 * The texts for assistive technologies. `{}` in `height` is replaced by a number. A detent's name may be a key, too.
 */
export interface SheetLabels {
  sheet?: string;
  grabber?: string;
  medium?: string;
  large?: string;
  height?: string;
  steps?: string;
  closes?: string;
  [detent: string]: string | undefined;
}

/** `<quire-sheet>`: a sheet over the page that contains the page's own elements. */
export class QuireSheet extends HTMLElement {
  /** The shadow tree as HTML, for a server's declarative shadow root. */
  static readonly shadowTemplate: string;
  /** The number of calls into WebAssembly so far, of all sheets. */
  static readonly turns: number;
  /** The address of the WebAssembly module. Set it before the module loads if the bundler did not find the file. */
  static moduleAddress: string | URL;
  /** The texts for assistive technologies, for all sheets that are presented later. */
  static labels: SheetLabels;
  /** Loads the engine now, instead of at the first sign of need. Resolves to whether it runs. */
  static load(): Promise<boolean>;

  open: boolean;
  /** When the sheet asks for the engine: "eager", as soon as the page is idle, or "lazy", when it is about to be opened. */
  loading: "eager" | "lazy";
  detents: string | readonly Detent[] | null;
  selectedDetent: string | null;
  largestUndimmedDetent: string | null;
  prefersGrabberVisible: boolean;
  preferredCornerRadius: number | null;
  prefersScrollingExpandsWhenScrolledToEdge: boolean;
  prefersEdgeAttachedInCompactHeight: boolean;
  widthFollowsPreferredContentSizeWhenEdgeAttached: boolean;
  prefersPageSizing: boolean;
  modalInPresentation: boolean;
  /**
   * The ways to close the sheet: "any", all of them; "closerequest", a pull, Escape and the back gesture, but not a tap
   * outside; "none", only code.
   */
  closedBy: "any" | "closerequest" | "none";
  keyboard: "expand" | "ride" | "ignore";
  handoffExpand: Handoff;
  handoffCollapse: Handoff;
  placement: "automatic" | "leading" | "center" | "trailing";
  look: "classic" | "floating";
  /** The element that the sheet points at when it is a popover, or its id. A popover needs regular width. */
  anchor: Element | string | null;
  /** The element that is pushed back, or its id. With "none", nothing is pushed back, not even the sheets below. */
  presenter: Element | string | null;
  permittedArrowDirections: string;
  preferredContentSize: { width: number; height: number } | null;
  /** Whether progress is reported for every frame even without a listener on the element itself. */
  reportsProgress: boolean;

  /** The detent where the sheet rests or will rest, or `null` while it is closed. */
  readonly currentDetent: string | null;
  /** The value of the button that closed it, or the empty string. */
  returnValue: string;

  /** Presents the sheet. Resolves to `true` when it rests, and to `false` if it was dismissed before. */
  present(options?: { animated?: boolean }): Promise<boolean>;
  /** Dismisses the sheet. Resolves to `true` when it is gone, and to `false` if it was kept. */
  dismiss(options?: { animated?: boolean; returnValue?: string }): Promise<boolean>;
  /**
   * Dismisses the sheet as the user would, so `quire-should-dismiss` may refuse. Resolves to `true` when the sheet is
   * gone, and to `false` if it was kept.
   */
  requestDismiss(options?: { returnValue?: string }): Promise<boolean>;
  /** Runs a function and animates the changes that it makes. Resolves when the sheet rests. */
  animateChanges(changes: () => void): Promise<boolean>;
  invalidateDetents(): void;

  addEventListener<Name extends keyof QuireSheetEventMap>(
    type: Name, listener: (this: QuireSheet, event: QuireSheetEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof QuireSheetEventMap>(
    type: Name, listener: (this: QuireSheet, event: QuireSheetEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "quire-sheet": QuireSheet;
  }
  interface HTMLElementEventMap extends QuireSheetEventMap {}
}
