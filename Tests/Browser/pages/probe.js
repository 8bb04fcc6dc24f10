// SPDX-License-Identifier: Apache-2.0

// Says what happens to the page, so that the drivers of the engines can be held to their word.
const box = document.getElementById("box");
const list = document.getElementById("list");
window.heard = [];

for (let row = 0; row < 50; row++) {
  const line = document.createElement("p");
  line.textContent = `Row ${row}`;
  list.append(line);
}

function placesOf(touches) {
  return touches && [...touches].map(({ identifier, clientX, clientY }) => [identifier, clientX, clientY]);
}

function hear(event) {
  const point = event.changedTouches?.[0] ?? event;
  heard.push({
    type: event.type, time: event.timeStamp, x: point.clientX, y: point.clientY, key: event.key,
    delta: event.deltaY, fingers: event.touches?.length, isTrusted: event.isTrusted, shift: event.shiftKey,
    // Whose event it is, where each of those is, and where all that are down are.
    changed: placesOf(event.changedTouches), down: placesOf(event.touches),
  });
}

const kinds = ["touchstart", "touchmove", "touchend", "touchcancel", "mousedown", "mousemove", "mouseup", "click",
  "keydown", "wheel"];
// Asked to be quiet, it does nothing but to track.
for (const kind of location.search === "?quiet" ? [] : kinds) document.addEventListener(kind, hear, { passive: true });

// The shortest listener that tracks a finger: what all script time is compared with.
box.addEventListener("touchmove", (event) => {
  event.preventDefault();
  box.style.transform = `translateY(${event.touches[0].clientY}px)`;
}, { passive: false });
