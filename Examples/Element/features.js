// SPDX-License-Identifier: Apache-2.0

/** @type {(id: string) => import("./quire-sheet/quire-sheet.js").QuireSheet} */
const sheet = (id) => /** @type {any} */ (document.getElementById(id));

// The scripts that features need; their text stands beside them.
/** @type {Record<string, () => void>} */
const scripts = {
  detents() {
    const [rows] = document.querySelectorAll(".rows");
    for (let number = 1; number <= 60; number++) {
      const row = rows.appendChild(document.createElement("li"));
      row.appendChild(document.createElement("button")).textContent = `Harbour ${number}`;
    }
  },
  form() {
    sheet("question").addEventListener("quire-dismiss", ({ detail }) => {
      const [answer] = document.querySelectorAll("output");
      answer.value = detail.returnValue && `Your answer: ${detail.returnValue}`;
    });
  },
  questions() {
    const ask = async () => {
      sheet("sure").present();
      await new Promise((resolve) => sheet("sure").addEventListener("quire-dismiss", resolve, { once: true }));
      return sheet("sure").returnValue === "yes";
    };
    sheet("letter").addEventListener("quire-should-dismiss", (event) => event.waitUntil(ask));
  },
  progress() {
    sheet("gauge").addEventListener("quire-progress", ({ detail }) => {
      const [text] = sheet("gauge").getElementsByTagName("output");
      text.value = `${Math.round(100 * detail.total)} %, ${detail.cause}`;
    });
  },
};

/** Without the indentation that all lines share. */
function dedented(/** @type {string} */ text) {
  const lines = text.replace(/^\n|\s+$/g, "").split("\n");
  const indents = lines.slice(1).concat(lines[0]).filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join("\n");
}

for (const section of document.querySelectorAll("section")) {
  const code = document.createElement("pre");
  const [live] = section.getElementsByClassName("live");
  code.textContent = dedented(live.innerHTML.replaceAll(`=""`, ""));
  code.tabIndex = 0;
  const script = scripts[section.id];
  if (script) {
    script();
    const body = `${script}`;
    code.textContent += `\n\n${dedented(body.slice(body.indexOf("{") + 1, body.lastIndexOf("}")))}`;
  }
  section.append(code);
  const link = document.createElement("a");
  link.href = `#${section.id}`;
  link.textContent = section.querySelector("h2")?.textContent ?? "";
  document.querySelector("nav")?.append(link);
}
