// SPDX-License-Identifier: Apache-2.0

// A component with a sheet. React 18 sets attributes, and later versions set properties: `true` and `undefined` suit both.
// Listeners are added through a ref.
const { React, ReactDOM } = window;
const { createElement: h, useEffect, useRef, useState } = React;

function Harbors() {
  const sheet = useRef(null);
  const [isOpen, setOpen] = useState(false);
  const [detent, setDetent] = useState("medium");
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const { current } = sheet;
    const closed = () => setOpen(false);
    const moved = ({ detail }) => setDetent(detail.detent);
    current.addEventListener("quire-dismiss", closed);
    current.addEventListener("quire-detent-change", moved);
    return () => {
      current.removeEventListener("quire-dismiss", closed);
      current.removeEventListener("quire-detent-change", moved);
    };
  }, []);
  const choose = (name) => {
    setChosen(name);
    setOpen(false);
  };
  const rows = ["Kiel", "Bremen", "Hamburg"].map((name) =>
    h("li", { key: name }, h("button", { onClick: () => choose(name) }, name)));
  return h("main", null,
    h("button", { id: "show", onClick: () => setOpen(true) }, "Harbors"),
    h("output", null, `${chosen} ${detent}`),
    h("quire-sheet", { ref: sheet, open: isOpen || undefined, detents: "medium large", "prefers-grabber-visible": "" },
      h("h2", { slot: "header" }, "Harbors"), h("ul", null, rows)));
}

ReactDOM.createRoot(document.getElementById("root")).render(h(Harbors));
