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
  /** CSS pixels, a fraction of the largest height up to 1, a CSS length, a system detent, or a function of the context that
   * returns CSS pixels, or nothing if the detent is inactive. */
  readonly height: number | string | ((context: DetentContext) => number | null | undefined);
}

export type Detent = SystemDetent | (string & {}) | number | NamedDetent;
export type Handoff = "none" | "initial" | "within";
export type Phase = "presenting" | "resting" | "dragging" | "settling" | "dismissing";

/** Where a sheet is, at most once a frame. */
export interface ProgressDetail {
  /** 0 at the smallest active detent, 1 at the largest, beyond them in overdrag. */
  readonly total: number;
  /** Between the two detents of `segment`. */
  readonly fraction: number;
  /** The detents around the sheet's top edge, the lower one first. */
  readonly segment: readonly [string | null, string | null];
  /** Where it would rest if released now, or will rest; `null` stands for dismissal. */
  readonly target: string | null;
  /** The y of the top edge in the window, in CSS pixels. */
  readonly offset: number;
  /** The velocity of the top edge, in CSS pixels a second; downwards is positive. */
  readonly velocity: number;
  /** How visible it is while it fades in or out, 0 to 1. */
  readonly visibility: number;
  /** The height of the visible part, in CSS pixels. */
  readonly visibleHeight: number;
  readonly cause:
    "opening" | "drag" | "release" | "activation" | "settings" | "keyboard" | "environment" | "closing";
}

/** May the user dismiss? `preventDefault()` refuses; a promise may answer later. */
export interface ShouldDismissEvent extends CustomEvent<Record<string, never>> {
  /** The sheet stays until the promise settles, and leaves if it resolves to `true`. A function is called at the end of a
   * pull only, and not at all if the pull is taken back. */
  waitUntil(may: PromiseLike<boolean> | (() => PromiseLike<boolean> | boolean)): void;
}

export interface QuireSheetEventMap {
  "quire-will-present": CustomEvent<Record<string, never>>;
  "quire-progress": CustomEvent<ProgressDetail>;
  /** At release; `detent` may be set to another one. */
  "quire-will-settle": CustomEvent<{ detent: string | null }>;
  /** The user chose another detent. */
  "quire-detent-change": CustomEvent<{ readonly detent: string | null }>;
  "quire-should-dismiss": ShouldDismissEvent;
  /** The user tried, and was refused. */
  "quire-dismiss-attempt": CustomEvent<Record<string, never>>;
  "quire-dismiss": CustomEvent<{ readonly byUser: boolean; readonly returnValue: string }>;
}

/** The texts for assistive technologies; `{}` in `height` stands for a number. A detent's name may be a key, too. */
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

/** `<quire-sheet>`: a sheet over the page, with the page's own elements as its content. */
export class QuireSheet extends HTMLElement {
  /** The shadow tree as HTML, for a server's declarative shadow root. */
  static readonly shadowTemplate: string;
  /** Calls into WebAssembly so far, of all sheets. */
  static readonly turns: number;
  /** Where the WebAssembly module is; to be set before it is loaded, where a bundler has not found it. */
  static moduleAddress: string | URL;
  /** The texts for assistive technologies, of all sheets that are presented later. */
  static labels: SheetLabels;
  /** Loads the engine now, instead of at the first sign of need; resolves to whether it runs. */
  static load(): Promise<boolean>;

  open: boolean;
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
  /** What may close it: everything; a pull, Escape and the back gesture, but no tap beside it; or only code. */
  closedBy: "any" | "closerequest" | "none";
  keyboard: "expand" | "ride" | "ignore";
  handoffExpand: Handoff;
  handoffCollapse: Handoff;
  placement: "automatic" | "leading" | "center" | "trailing";
  look: "classic" | "floating";
  /** An element or its id: what the sheet points at when it is a popover, which needs regular width. */
  anchor: Element | string | null;
  /** An element or its id: what is pushed back; with "none" nothing is, not even the sheets below. */
  presenter: Element | string | null;
  permittedArrowDirections: string;
  preferredContentSize: { width: number; height: number } | null;
  /** Reports progress for every frame even without a listener on the element itself. */
  reportsProgress: boolean;

  /** Where it rests, or will rest; `null` while it is closed. */
  readonly currentDetent: string | null;
  /** The value of the button that closed it, or the empty string. */
  returnValue: string;

  /** Resolves once the sheet rests; to `false` if something else came between. */
  present(options?: { animated?: boolean }): Promise<boolean>;
  /** Resolves once the sheet is gone; to `false` if it was kept. */
  dismiss(options?: { animated?: boolean; returnValue?: string }): Promise<boolean>;
  /** As the user would: `quire-should-dismiss` may refuse. Resolves once the sheet is gone; to `false` if it was kept. */
  requestDismiss(options?: { returnValue?: string }): Promise<boolean>;
  /** Runs the function and animates the changes that it makes; resolves at rest. */
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
