import { Message } from "./format.js";
import { offsetOf, Scrollers } from "./scrollers.js";

/** The scrollers that the app made, which hears where they are. */
export class ViewScrollers extends Scrollers {
  know(id, /** @type {HTMLElement} */ element) {
    element.dataset.quireScroll = `${id}`;
    super.know(id, element);
  }

  tell(id, element, timeStamp) {
    const { x, y } = offsetOf(element);
    const write = (writer) => {
      writer.word(id);
      writer.real(x);
      writer.real(y);
    };
    this.port.send(Message.scrolled, write, timeStamp);
  }
}
