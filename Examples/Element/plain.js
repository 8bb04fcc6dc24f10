// SPDX-License-Identifier: Apache-2.0

const [sheet] = document.querySelectorAll("quire-sheet");
const [rows] = document.querySelectorAll("ol");
const [chosen] = document.querySelectorAll("output");

for (let number = 1; number <= 60; number++) {
  const row = document.createElement("li");
  const button = document.createElement("button");
  button.textContent = `Harbor ${number}`;
  row.append(button);
  rows.append(row);
}

document.getElementById("show")?.addEventListener("click", () => sheet.present());
rows.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  chosen.textContent = target.textContent;
  sheet.dismiss();
});
