// SPDX-License-Identifier: Apache-2.0

// A component with a sheet. Preact sets the properties that the element has, and `onquire-…` adds a listener.
import { Component, h, render } from "preact";

class Harbors extends Component {
  state = { isOpen: false, detent: "medium", chosen: "" };

  render(_, { isOpen, detent, chosen }) {
    const rows = ["Kiel", "Bremen", "Hamburg"].map((name) =>
      h("li", { key: name }, h("button", { onClick: () => this.setState({ chosen: name, isOpen: false }) }, name)));
    return h("main", null,
      h("button", { id: "show", onClick: () => this.setState({ isOpen: true }) }, "Harbors"),
      h("output", null, `${chosen} ${detent}`),
      h("quire-sheet", {
        open: isOpen, detents: "medium large", prefersGrabberVisible: true,
        "onquire-dismiss": () => this.setState({ isOpen: false }),
        "onquire-detent-change": ({ detail }) => this.setState({ detent: detail.detent }),
      }, h("h2", { slot: "header" }, "Harbors"), h("ul", null, rows)));
  }
}

render(h(Harbors), document.getElementById("root"));
