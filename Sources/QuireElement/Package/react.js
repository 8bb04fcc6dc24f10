// SPDX-License-Identifier: Apache-2.0

import { createElement, forwardRef, useLayoutEffect, useRef } from "react";
import { Binding, events, settings } from "./binding.js";

/** `<quire-sheet>` as a component: settings are properties of the element, and its events call functions. */
export const Sheet = forwardRef(function Sheet(properties, ref) {
  const sheet = useRef(null);
  const binding = useRef(null);
  const values = {}, functions = {}, others = {};
  for (const [name, value] of Object.entries(properties)) {
    (name in events ? functions : settings.includes(name) ? values : others)[name] = value;
  }

  useLayoutEffect(() => {
    binding.current ??= new Binding(sheet.current);
    binding.current.set(values);
    binding.current.listen(functions);
  });
  useLayoutEffect(() => () => binding.current.end(), []);

  return createElement("quire-sheet", {
    ...others,
    ref: (element) => {
      sheet.current = element ?? sheet.current;
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    },
  });
});
