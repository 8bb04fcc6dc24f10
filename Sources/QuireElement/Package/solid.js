// SPDX-License-Identifier: Apache-2.0

import { createRenderEffect, onCleanup, splitProps } from "solid-js";
import { spread } from "solid-js/web";
import { Binding, events, settings } from "./binding.js";

/** `<quire-sheet>` as a component for Solid. Returns the element. */
export function Sheet(properties) {
  const element = document.createElement("quire-sheet");
  const binding = new Binding(element);
  const [values, functions, others] = splitProps(properties, settings, Object.keys(events));
  const read = (part, names) => Object.fromEntries(names.map((name) => [name, part[name]]));
  spread(element, others, false, false);
  createRenderEffect(() => binding.listen(read(functions, Object.keys(events))));
  createRenderEffect(() => binding.set(read(values, settings)));
  onCleanup(() => binding.end());
  return element;
}
