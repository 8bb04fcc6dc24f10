// SPDX-License-Identifier: Apache-2.0

// Uses of the declarations: correct ones compile, and those after `@ts-expect-error` do not.
import { Detent, DetentContext, ProgressDetail, QuireSheet } from "../../../Sources/QuireElement/Runtime/quire-sheet.js";

const sheet: QuireSheet = document.querySelector("quire-sheet")!;
const made = document.createElement("quire-sheet");
const template: string = QuireSheet.shadowTemplate;
const turns: number = QuireSheet.turns;

const tall = ({ maximumDetentValue, containerTraits }: DetentContext) =>
  containerTraits.verticalSizeClass === "compact" ? null : maximumDetentValue - 80;
const detents: Detent[] = ["medium", "large", "fit-content", "320px", "peek:120px", 0.4, { identifier: "tall", height: tall }];
sheet.detents = detents;
sheet.detents = "medium large";
sheet.selectedDetent = "tall";
sheet.largestUndimmedDetent = null;
sheet.prefersGrabberVisible = true;
sheet.preferredCornerRadius = 20;
sheet.handoffExpand = "within";
sheet.handoffCollapse = "none";
sheet.keyboard = "ride";
sheet.placement = "leading";
sheet.look = "floating";
sheet.anchor = document.body;
sheet.presenter = "none";
sheet.preferredContentSize = { width: 320, height: 400 };
// @ts-expect-error
sheet.keyboard = "swim";
// @ts-expect-error
sheet.detents = [{ height: 200 }];
// @ts-expect-error
sheet.prefersGrabberVisible = "yes";
// @ts-expect-error
sheet.wings = 2;
// @ts-expect-error
QuireSheet.turns = 3;

async function use() {
  const rests: boolean = await sheet.present({ animated: false });
  const moved: boolean = await sheet.animateChanges(() => (sheet.selectedDetent = "large"));
  sheet.invalidateDetents();
  const left: boolean = (await sheet.dismiss({ returnValue: "yes" })) || (await sheet.requestDismiss());
  const here: string | null = sheet.currentDetent;
  // @ts-expect-error
  sheet.currentDetent = here;
  QuireSheet.labels = { grabber: "Griff", medium: "Halbe Höhe", peek: "Ein Streifen" };
  QuireSheet.moduleAddress = "/quire-sheet.wasm";
  sheet.closedBy = "closerequest";
  await QuireSheet.load();
  // @ts-expect-error
  await sheet.present(false);
  return [rests, moved, left, made.open, template, turns];
}

sheet.addEventListener("quire-progress", ({ detail }) => {
  const known: ProgressDetail = detail;
  const below: string | null = known.segment[0];
  // @ts-expect-error
  detail.total = 1;
  return [below, known.target, known.fraction + known.total, known.cause === "drag"];
});
sheet.addEventListener("quire-will-settle", ({ detail }) => (detail.detent = "medium"));
sheet.addEventListener("quire-should-dismiss", (event) => event.waitUntil(Promise.resolve(true)));
// @ts-expect-error
sheet.addEventListener("quire-should-dismiss", (event) => event.waitUntil("yes"));
sheet.addEventListener("quire-should-dismiss", (event) => event.waitUntil(async () => true), { once: true });
sheet.addEventListener("quire-dismiss", ({ detail: { byUser, returnValue } }) => byUser && returnValue.length);
// An event bubbles, so it is declared everywhere.
document.body.addEventListener("quire-detent-change", ({ detail }) => detail.detent?.length);
void use();
