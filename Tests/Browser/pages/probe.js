// SPDX-License-Identifier: Apache-2.0

// Records what happens to the page, to check the drivers of the engines.
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
    // The touches of the event with their places, and the places of all touches that are down.
    changed: placesOf(event.changedTouches), down: placesOf(event.touches),
  });
}

const kinds = ["touchstart", "touchmove", "touchend", "touchcancel", "mousedown", "mousemove", "mouseup", "click",
  "keydown", "wheel"];
// With `?quiet` it only tracks, and with `?bare` its listener does nothing.
for (const kind of location.search ? [] : kinds) document.addEventListener(kind, hear, { passive: true });

// The shortest listener that tracks a finger, as the reference for all script times.
box.addEventListener("touchmove", (event) => {
  event.preventDefault();
  if (location.search === "?bare") return;
  box.style.transform = `translateY(${event.touches[0].clientY}px)`;
}, { passive: false });
