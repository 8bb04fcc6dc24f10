// SPDX-License-Identifier: Apache-2.0

// The apps load on request, because each has hundreds of kilobytes.
for (const button of document.querySelectorAll("button[data-app]")) {
  if (!(button instanceof HTMLButtonElement)) continue;
  const frame = document.getElementById(button.dataset.app ?? "");
  if (!(frame instanceof HTMLIFrameElement)) continue;
  button.addEventListener("click", () => {
    frame.src = frame.dataset.src ?? "";
    frame.nextElementSibling?.remove();
    frame.addEventListener("load", () => frame.focus(), { once: true });
  });
}
