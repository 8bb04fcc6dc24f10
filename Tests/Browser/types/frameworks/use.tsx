// SPDX-License-Identifier: Apache-2.0

/// <reference path="standins.d.ts" />
// How templates use the element: what is right compiles, and what `@ts-expect-error` precedes does not.
import { Sheet } from "quire-sheet/react";
import type {} from "quire-sheet/preact";
import type {} from "quire-sheet/vue";
import type {} from "quire-sheet/svelte";
import type { QuireSheet } from "quire-sheet";

const ref: { current: QuireSheet | null } = { current: null };
export const right = <quire-sheet ref={ref} open="" detents="medium large" label-grabber="Griff" closedby="none"
  onquire-dismiss={(event) => event.detail.returnValue} />;
export const component = <Sheet ref={ref} open detents={["medium", { identifier: "tall", height: 600 }]} id="harbors"
  onProgress={(event) => event.detail.total} onDismiss={({ detail }) => detail.byUser} />;
// @ts-expect-error
export const wrongComponent = <Sheet keyboard="swim" />;
export const opener = <button commandfor="harbors" command="--present" />;
// @ts-expect-error
export const wrong = <quire-sheet keyboard="swim" />;

type Preact = import("preact").JSX.IntrinsicElements["quire-sheet"];
export const preact: Preact = { placement: "leading", ref: (sheet) => sheet?.present() };
type Vue = InstanceType<import("vue").GlobalComponents["quire-sheet"]>["$props"];
export const vue: Vue = { detents: "large", "onQuire-dismiss": (event) => event.detail.byUser };
type Svelte = import("svelte/elements").SvelteHTMLElements["quire-sheet"];
export const svelte: Svelte = { look: "floating", "on:quire-progress": (event) => event.detail.total };
