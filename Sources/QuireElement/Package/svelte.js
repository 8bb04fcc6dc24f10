// SPDX-License-Identifier: Apache-2.0

import { Binding, events } from "./binding.js";

/** An action for `<quire-sheet>`: settings are properties of the element, and its events call functions. */
export function sheet(element, properties = {}) {
  const binding = new Binding(element);
  const update = (properties = {}) => {
    const functions = {}, values = {};
    for (const [name, value] of Object.entries(properties)) (name in events ? functions : values)[name] = value;
    binding.listen(functions);
    binding.set(values);
  };
  update(properties);
  return { update, destroy: () => binding.end() };
}
