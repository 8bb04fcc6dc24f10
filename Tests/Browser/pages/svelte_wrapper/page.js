// SPDX-License-Identifier: Apache-2.0

// The page of the element with the action for Svelte, which is called as Svelte's compiled code does: once with the
// element, and its update after each change.
import { sheet } from "./quire-sheet/svelte.js";

document.getElementById("root").innerHTML = `
  <button id="show">Harbors</button>
  <output></output>
  <quire-sheet>
    <h2 slot="header">Harbors</h2>
    <ul>${["Kiel", "Bremen", "Hamburg"].map((name) => `<li><button>${name}</button></li>`).join("")}</ul>
  </quire-sheet>`;

const state = { isOpen: false, detent: "medium", chosen: "" };
const properties = () => ({
  open: state.isOpen, detents: ["medium", "large"], prefersGrabberVisible: true,
  onDetentChange: (event) => change({ detent: event.detail.detent }),
  onDismiss: () => change({ isOpen: false }),
});
const action = sheet(document.querySelector("quire-sheet"), properties());
function change(part) {
  Object.assign(state, part);
  document.querySelector("output").textContent = `${state.chosen} ${state.detent}`;
  action.update(properties());
}
document.getElementById("show").addEventListener("click", () => change({ isOpen: true }));
for (const button of document.querySelectorAll("li button")) {
  button.addEventListener("click", () => change({ chosen: button.textContent, isOpen: false }));
}
