// SPDX-License-Identifier: Apache-2.0

// The page of the element in Vue 3, with the component and its models.
import { createApp } from "vue";
import { Sheet } from "./quire-sheet/vue.js";

createApp({
  components: { Sheet },
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
      <Sheet v-model:open="isOpen" v-model:selected-detent="detent" :detents="['medium', 'large']" prefers-grabber-visible
        class="harbors">
        <h2 slot="header">Harbors</h2>
        <ul><li v-for="name in names" :key="name"><button @click="choose(name)">{{ name }}</button></li></ul>
      </Sheet>
    </main>`,
}).mount("#root");
