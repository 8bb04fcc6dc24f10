// SPDX-License-Identifier: Apache-2.0

import { defineComponent, getCurrentInstance, h, onBeforeUnmount, onMounted, onUpdated, shallowRef, watch } from "vue";
import { Binding, events, settings } from "./binding.js";

/** The settings that an attribute without a value turns on. */
const switches = new Set([
  "open", "prefersGrabberVisible", "prefersScrollingExpandsWhenScrolledToEdge", "prefersEdgeAttachedInCompactHeight",
  "widthFollowsPreferredContentSizeWhenEdgeAttached", "prefersPageSizing", "modalInPresentation", "reportsProgress",
]);
const uncapitalized = (name) => name[0].toLowerCase() + name.slice(1);

/** `<quire-sheet>` as a component for Vue 3. `open` and `selectedDetent` are also models. */
export const Sheet = defineComponent({
  name: "Sheet",
  props: Object.fromEntries(
    settings.map((name) => [name, { type: switches.has(name) ? Boolean : null, default: undefined }])),
  emits: [...Object.keys(events).map((name) => uncapitalized(name.slice(2))), "update:open", "update:selectedDetent"],
  setup(properties, { emit, expose, slots }) {
    const element = shallowRef(null);
    const instance = getCurrentInstance();
    let binding;
    const listen = () => {
      const given = instance.vnode.props ?? {};
      const functions = {
        onWillPresent: (event) => {
          emit("update:open", true);
          emit("willPresent", event);
        },
        onDetentChange: (event) => {
          emit("update:selectedDetent", event.detail.detent);
          emit("detentChange", event);
        },
        onDismiss: (event) => {
          emit("update:open", false);
          emit("dismiss", event);
        },
      };
      for (const name of Object.keys(events)) {
        if (given[name]) functions[name] ??= (event) => emit(uncapitalized(name.slice(2)), event);
      }
      binding.listen(functions);
    };
    onMounted(() => {
      binding = new Binding(element.value);
      listen();
      binding.set(properties);
    });
    onUpdated(listen);
    watch(() => ({ ...properties }), (values) => binding?.set(values), { flush: "post" });
    onBeforeUnmount(() => binding?.end());
    expose({ element });
    return () => h("quire-sheet", { ref: element }, slots.default?.());
  },
});
