import { Message } from "./format.js";
import { Scrollers } from "./scrollers.js";

/** The scrollers that the app made, which hears where they are. */
export class ViewScrollers extends Scrollers {
  know(id, /** @type {HTMLElement} */ element) {
    element.dataset.quireScroll = `${id}`;
    super.know(id, element);
  }

  tell(id, { scrollLeft, scrollTop }, timeStamp) {
    const write = (writer) => {
      writer.word(id);
      writer.real(scrollLeft);
      writer.real(scrollTop);
    };
    this.port.send(Message.scrolled, write, timeStamp);
  }
}
