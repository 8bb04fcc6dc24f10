// SPDX-License-Identifier: Apache-2.0

/** @type {(id: string) => import("../../Sources/QuireElement/Runtime/quire-sheet.js").QuireSheet} */
const sheet = (id) => /** @type {any} */ (document.getElementById(id));

// The scripts of the features, whose text the page shows beside them. `sheet` finds a sheet by its id.
/** @type {Record<string, () => void>} */
const scripts = {
  detents() {
    for (const rows of document.querySelectorAll(".rows")) {
      for (let number = 1; number <= 60; number++) {
        const row = rows.appendChild(document.createElement("li"));
        row.appendChild(document.createElement("button")).textContent = `${number}`;
      }
    }
  },
  functions() {
    sheet("tall").detents = [{
      identifier: "nearly-all",
      height: ({ maximumDetentValue, containerTraits }) =>
        containerTraits.verticalSizeClass === "compact" ? null : maximumDetentValue - 80,
    }];
  },
  code() {
    const chart = sheet("moved");
    document.querySelector("#grow")?.addEventListener("click", () =>
      chart.animateChanges(() => {
        chart.selectedDetent = chart.currentDetent === "large" ? "medium" : "large";
      }));
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
      text.value = `${Math.round(100 * detail.total)} %`;
    });
  },
};

/** Removes the indentation that all lines share. */
function dedented(/** @type {string} */ text) {
  const lines = text.replace(/^\n|\s+$/g, "").split("\n");
  const indents = lines.slice(1).concat(lines[0]).filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join("\n");
}

/** The rules of the page's style sheets that have a selector. */
function rules(/** @type {string} */ selectors) {
  const wanted = selectors.split(", ");
  const all = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const found = all.filter((rule) => rule instanceof CSSStyleRule && wanted.includes(rule.selectorText));
  return found.map((rule) => rule.cssText.replace("{ ", "{\n  ").replaceAll("; ", ";\n  ").replace(/\s*}$/, "\n}")).join("\n\n");
}

/** The parts of code to color: tags, texts and keywords. */
const tokens = /(<\/?[\w-]+|(?<!=)\/?>)|("[^"]*"|`[^`]*`)|\b(const|let|for|of|await|async|new|return)\b/g;

/** A line of code that wraps with a hanging indent. */
function line(/** @type {string} */ text) {
  const element = document.createElement("span");
  element.style.setProperty("--indent", `${text.search(/\S|$/) + 4}ch`);
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const token = document.createElement("span");
    token.className = ["tag", "text", "word"][match.slice(1).findIndex(Boolean)];
    token.textContent = match[0];
    const { index = 0 } = match;
    element.append(text.slice(end, index), token);
    end = index + match[0].length;
  }
  element.append(`${text.slice(end)}\n`);
  return element;
}

for (const section of document.querySelectorAll("section")) {
  const [live] = section.getElementsByClassName("live");
  const texts = [dedented(live.innerHTML.replaceAll(`=""`, ""))];
  const styles = section.dataset.styles && rules(section.dataset.styles);
  if (styles) texts.push(styles);
  const script = scripts[section.id];
  if (script) {
    script();
    const body = `${script}`;
    texts.push(dedented(body.slice(body.indexOf("{") + 1, body.lastIndexOf("}"))));
  }
  const code = document.createElement("pre");
  code.append(...texts.join("\n\n").split("\n").map(line));
  section.append(code);
  const link = document.createElement("a");
  link.href = `#${section.id}`;
  link.textContent = section.querySelector("h2")?.textContent ?? "";
  document.querySelector("nav")?.append(link);
}
