// SPDX-License-Identifier: Apache-2.0

import { createElement, forwardRef, useLayoutEffect, useRef } from "react";
import { QuireSheet } from "./quire-sheet.js";

const LISTENERS = {
  onWillPresent: "quire-will-present", onProgress: "quire-progress", onWillSettle: "quire-will-settle",
  onDetentChange: "quire-detent-change", onShouldDismiss: "quire-should-dismiss",
  onDismissAttempt: "quire-dismiss-attempt", onDismiss: "quire-dismiss",
};

/** `<quire-sheet>` as a component: settings are properties of the element, and its events call functions. */
export const Sheet = forwardRef(function Sheet(properties, ref) {
  const sheet = useRef(null);
  const shown = useRef({});
  const defaults = useRef({});
  const functions = useRef({});
  const settings = {}, listeners = {}, others = {};
  for (const [name, value] of Object.entries(properties)) {
    if (name in LISTENERS) listeners[name] = value;
    else if (Object.hasOwn(QuireSheet.prototype, name)) settings[name] = value;
    else others[name] = value;
  }

  useLayoutEffect(() => {
    functions.current = listeners;
    for (const name of new Set([...Object.keys(shown.current), ...Object.keys(settings)])) {
      if (Object.is(shown.current[name], settings[name])) continue;
      if (!(name in defaults.current)) defaults.current[name] = sheet.current[name];
      sheet.current[name] = settings[name] === undefined ? defaults.current[name] : settings[name];
    }
    shown.current = settings;
  });

  // A listener is added only for a function that is set: one for progress costs a call in each frame.
  const heard = Object.keys(LISTENERS).filter((name) => listeners[name]).join();
  useLayoutEffect(() => {
    const removal = new AbortController();
    for (const name of heard ? heard.split(",") : []) {
      sheet.current.addEventListener(LISTENERS[name], (event) => {
        // The events of sheets in the content bubble to this one.
        if (event.target === sheet.current) functions.current[name]?.(event);
      }, { signal: removal.signal });
    }
    return () => removal.abort();
  }, [heard]);

  return createElement("quire-sheet", {
    ...others,
    ref: (element) => {
      sheet.current = element ?? sheet.current;
      if (typeof ref === "function") ref(element);
      else if (ref) ref.current = element;
    },
  });
});
