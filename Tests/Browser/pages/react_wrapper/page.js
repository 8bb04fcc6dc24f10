// SPDX-License-Identifier: Apache-2.0

// The page of the element in React, with the component.
import { createElement as h, useRef, useState } from "react";
import { Sheet } from "./quire-sheet/react.js";

function Harbors() {
  const sheet = useRef(null);
  const [isOpen, setOpen] = useState(false);
  const [detent, setDetent] = useState("medium");
  const [chosen, setChosen] = useState("");
  const rows = ["Kiel", "Bremen", "Hamburg"].map((name) =>
    h("li", { key: name }, h("button", { onClick: () => (setChosen(name), sheet.current.dismiss()) }, name)));
  return h("main", null,
    h("button", { id: "show", onClick: () => setOpen(true) }, "Harbors"),
    h("output", null, `${chosen} ${detent}`),
    h(Sheet, {
      ref: sheet, open: isOpen, detents: ["medium", "large"], prefersGrabberVisible: true, className: "harbors",
      onDetentChange: (event) => setDetent(event.detail.detent), onDismiss: () => setOpen(false),
    }, h("h2", { slot: "header" }, "Harbors"), h("ul", null, rows)));
}

window.ReactDOM.createRoot(document.getElementById("root")).render(h(Harbors));
