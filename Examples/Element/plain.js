const sheet = document.getElementById("harbours");
const rows = document.getElementById("rows");

for (let number = 1; number <= 60; number++) {
  const row = document.createElement("li");
  const button = document.createElement("button");
  button.textContent = `Harbour ${number}`;
  row.append(button);
  rows.append(row);
}

document.getElementById("show").addEventListener("click", () => sheet.present());
rows.addEventListener("click", ({ target }) => {
  if (target.localName !== "button") return;
  document.getElementById("chosen").textContent = target.textContent;
  sheet.dismiss();
});
