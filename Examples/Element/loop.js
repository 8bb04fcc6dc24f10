// SPDX-License-Identifier: Apache-2.0

// Behaves like a framework that renders everything again: it replaces the content of the page and of the sheet.
const [app] = document.querySelectorAll("main");
const [sheet] = document.querySelectorAll("quire-sheet");
let count = 0;

function draw() {
  count++;
  app.innerHTML = `<h1>Drawn ${count} times</h1><p><button>Show</button></p>`;
  app.querySelector("button")?.addEventListener("click", () => sheet.present());
  const rows = Array.from({ length: 60 }, (_, row) => `<li><button>Row ${row}, drawing ${count}</button></li>`);
  sheet.innerHTML = `<h2 slot="header">Drawing ${count}</h2><ol>${rows.join("")}</ol>`;
  // It also writes the settings again, although they have not changed.
  sheet.setAttribute("detents", "medium large");
  sheet.prefersGrabberVisible = true;
}

draw();
setInterval(draw, 100);
