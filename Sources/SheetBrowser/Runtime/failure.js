/** The last lines that the app wrote, which in a debug build say why it stopped. */
const lines = [];

/** Takes down a line of the app's log. */
export function remember(line) {
  lines.push(line);
  if (lines.length > 3) lines.shift();
}

/**
 * Puts a plain message in place of the app and leaves nothing that could lie over the page.
 * @param {HTMLElement} container
 * @param {unknown} error
 */
export function showFailure(container, error) {
  console.error("The app stopped.", error);
  const message = document.createElement("div");
  message.className = "quire-failure";
  message.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.textContent = "This app has stopped because of an error. Reload the page to start it again.";
  message.append(text);
  if (lines.length > 0) {
    const details = document.createElement("pre");
    details.textContent = lines.join("\n");
    message.append(details);
  }
  // Removing the hosts takes them out of the top layer.
  container.replaceChildren(message);
  delete document.documentElement.dataset.quireReady;
}
