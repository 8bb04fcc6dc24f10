// SPDX-License-Identifier: Apache-2.0

// A component with a sheet. `.prop` sets a property, and Vue ignores elements that are declared as custom.
import Vue from "./vue.esm.browser.min.js";

Vue.config.ignoredElements = ["quire-sheet"];

new Vue({
  data: () => ({ isOpen: false, detent: "medium", chosen: "", names: ["Kiel", "Bremen", "Hamburg"] }),
  methods: {
    choose(name) {
      this.chosen = name;
      this.isOpen = false;
    },
  },
  template: `
    <main>
      <button id="show" @click="isOpen = true">Harbors</button>
      <output>{{ chosen }} {{ detent }}</output>
      <quire-sheet detents="medium large" prefers-grabber-visible :open.prop="isOpen"
        @quire-dismiss="isOpen = false" @quire-detent-change="detent = $event.detail.detent">
        <h2 slot="header">Harbors</h2>
        <ul><li v-for="name in names" :key="name"><button @click="choose(name)">{{ name }}</button></li></ul>
      </quire-sheet>
    </main>`,
}).$mount("#root");
