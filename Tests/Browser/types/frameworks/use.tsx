// SPDX-License-Identifier: Apache-2.0

/// <reference path="standins.d.ts" />
// How templates use the element: what is right compiles, and what `@ts-expect-error` precedes does not.
import { Sheet } from "quire-sheet/react";
import type {} from "quire-sheet/preact";
import type { Sheet as VueSheet } from "quire-sheet/vue";
import { sheet } from "quire-sheet/svelte";
import { Sheet as SolidSheet } from "quire-sheet/solid";
import type { QuireSheetStyles } from "quire-sheet/styles";
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

export const styled = <quire-sheet style={{ color: "red", "--quire-background": "#fff", "--quire-corner-radius": "12px" }} />;
// @ts-expect-error: a length has a unit
export const wrongStyle = <quire-sheet style={{ "--quire-corner-radius": 12 }} />;
// @ts-expect-error: the element writes it
export const wrongValue: QuireSheetStyles = { "--quire-fraction": "0.5" };
export const vueComponent: InstanceType<typeof VueSheet>["$props"] = {
  detents: ["medium", 300], onDismiss: ({ detail }) => detail.byUser, "onUpdate:open": (isOpen) => !isOpen,
};
// @ts-expect-error
export const wrongVue: InstanceType<typeof VueSheet>["$props"] = { placement: "above" };
declare const element: QuireSheet;
sheet(element, { open: true, onDetentChange: ({ detail }) => detail.detent }).update?.({ keyboard: "ride" });
// @ts-expect-error
sheet(element, { keyboard: "swim" });
SolidSheet({ open: false, detents: "large", style: { "--quire-dimming": "#0003" }, ref: (sheet) => sheet.present() });
// @ts-expect-error
SolidSheet({ look: "flat" });
