import { Message } from "./format.js";

/** Escape goes to a sheet that is in the way, or that the focus is in. */
export class Keys {
  /**
   * @param {import("./port.js").Port} port
   * @param {import("./layers.js").Layers} layers
   */
  constructor(port, layers) {
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
      const reaches = layers.presentations.some(
        ({ isModal, hasFocus }) => isModal || hasFocus,
      );
      if (!reaches) return;
      event.preventDefault();
      port.send(Message.escape, undefined, event.timeStamp);
    });
  }
}
