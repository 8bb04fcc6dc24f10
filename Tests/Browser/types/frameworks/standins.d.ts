// SPDX-License-Identifier: Apache-2.0

// The few framework declarations that the element's declarations use, in place of the frameworks' own packages.
declare module "react" {
  export interface CSSProperties { color?: string }
  export interface HTMLAttributes<T> {
    id?: string; children?: unknown; style?: CSSProperties; onClick?: (event: { target: T }) => void
  }
  export interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> { value?: string }
  export interface RefAttributes<T> { ref?: { current: T | null } }
  export type ForwardRefExoticComponent<P> = (properties: P) => JSX.Element;
  export type DetailedHTMLProps<E extends HTMLAttributes<T>, T> = E & { ref?: { current: T | null } };
  export namespace JSX {
    interface Element {}
    interface IntrinsicElements { button: DetailedHTMLProps<ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement> }
  }
}
declare namespace JSX {
  interface IntrinsicElements { button: import("react").ButtonHTMLAttributes<HTMLButtonElement> }
}
declare module "preact" {
  export namespace JSX {
    interface CSSProperties { color?: string }
    interface HTMLAttributes<T> { id?: string; style?: CSSProperties; ref?: (element: T | null) => void }
    interface IntrinsicElements {}
  }
}
declare module "vue" {
  export interface ShallowRef<T> { value: T }
  export interface CSSProperties { color?: string }
  export type DefineComponent<Props, Exposed = {}> = new () => { $props: Props } & Exposed;
  export interface GlobalComponents {}
}
declare module "svelte/elements" {
  export interface HTMLAttributes<T> { id?: string; "bind:this"?: T }
  export interface SvelteHTMLElements {}
}
declare module "svelte/action" {
  export interface ActionReturn<P> { update?: (properties: P) => void; destroy?: () => void }
}
declare module "solid-js" {
  export namespace JSX {
    interface Element {}
    interface CSSProperties { color?: string }
    interface HTMLAttributes<T> { id?: string; style?: CSSProperties; ref?: T | ((element: T) => void); children?: unknown }
    interface IntrinsicElements {}
  }
}
