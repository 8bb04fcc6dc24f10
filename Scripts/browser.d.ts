// SPDX-License-Identifier: Apache-2.0

// Features of some or all browsers that the oldest TypeScript of these checks (4.8) does not declare.
// A member that not all engines have is optional here, so that a script has to ask for it first.

/** Files that the element's bundle holds as text. */
declare module "*.css" {
  const text: string;
  export default text;
}
declare module "*.html" {
  const text: string;
  export default text;
}

interface Array<T> {
  findLast(test: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(test: (value: T, index: number) => unknown): number;
}

interface ReadonlyArray<T> {
  findLast(test: (value: T, index: number) => unknown): T | undefined;
  findLastIndex(test: (value: T, index: number) => unknown): number;
}

/** Tells of a browser's own request to close something: Android's back gesture, or Escape. Chromium has it. */
declare class CloseWatcher extends EventTarget {
  /** It tells nothing any more. */
  destroy(): void;
}

interface CanvasRenderingContext2D {
  roundRect?(x: number, y: number, width: number, height: number, radius: number): void;
}

interface PointerEvent {
  readonly altitudeAngle?: number;
  readonly azimuthAngle?: number;
}

interface Window {
  CloseWatcher?: typeof CloseWatcher;
}

/** A popover, a dialog or a `details` opened or closed. */
declare class ToggleEvent extends Event {
  readonly newState: "open" | "closed";
  readonly oldState: "open" | "closed";
}

interface HTMLElement {
  popover: "auto" | "manual" | null;
  showPopover(): void;
  hidePopover(): void;
}

interface Element {
  checkVisibility?(): boolean;
  scrollTo(options: { left?: number; top?: number; behavior: "instant" | "smooth" }): void;
  scrollBy(options: { left?: number; top?: number; behavior: "instant" | "smooth" }): void;
}

interface CSSStyleDeclaration {
  backdropFilter: string;
  webkitBackdropFilter: string;
}

declare namespace CSS {
  function registerProperty(property: { name: string; syntax: string; inherits: boolean; initialValue: string }): void;
  const highlights: Map<string, Highlight>;
}

/** Ranges that style sheets give a look. */
declare class Highlight extends Set<Range> {}

interface Document {
  /** Firefox has had it for long, the others not. */
  caretPositionFromPoint?(x: number, y: number): { readonly offsetNode: Node; readonly offset: number } | null;
}

interface ElementInternals {
  role: string | null;
  readonly states?: Set<string>;
}

/** The software keyboard, where a page may do its layout itself. Chromium has it. */
interface VirtualKeyboard extends EventTarget {
  readonly boundingRect: DOMRect;
  overlaysContent: boolean;
}

interface Navigator {
  readonly virtualKeyboard?: VirtualKeyboard;
}
