// SPDX-License-Identifier: Apache-2.0

const [letter, stamps, styles] = document.querySelectorAll("quire-sheet");
const [sent, chosenStamp] = document.querySelectorAll("output");
const [form] = document.querySelectorAll("form");
const [sure] = document.querySelectorAll("dialog");

document.getElementById("write")?.addEventListener("click", () => letter.present());
document.getElementById("style")?.addEventListener("click", () => styles.present());
document.getElementById("stamp")?.addEventListener("click", () => stamps.present());
stamps.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  chosenStamp.value = target.textContent ?? "";
  stamps.dismiss();
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  sent.value = `To ${fields.get("to")}: ${fields.get("text")}`;
  form.reset();
  letter.dismiss();
});

// A person loses no text unless they confirm it.
letter.addEventListener("quire-should-dismiss", (event) => {
  if (new FormData(form).get("text") === "") return;
  event.waitUntil(new Promise((resolve) => {
    sure.returnValue = "";
    sure.addEventListener("close", () => resolve(sure.returnValue === "yes"), { once: true });
    sure.showModal();
  }));
});
