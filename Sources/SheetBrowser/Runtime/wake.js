import { Command, Message } from "./format.js";
import { Port } from "./port.js";

const [never, , eachFrame] = [0, 1, 2];

/** Tells the engine that time passed: when it wants to hear it, and not more often. */
export class Wake {
  #port;
  #moment = 0;
  #timer = 0;
  #frame = 0;

  constructor(port) {
    this.#port = port;
    port.on(Command.wake, (reader) => this.#set(reader.word(), reader.time()));
  }

  #set(kind, moment) {
    this.#clear();
    this.#moment = moment;
    if (kind === eachFrame) this.#frame = requestAnimationFrame(this.#advance);
    else if (kind !== never) this.#wait();
  }

  #wait() {
    const rest = (this.#moment - Port.now) * 1000;
    this.#timer = setTimeout(this.#check, Math.max(rest, 0));
  }

  // A timer may go off before the display's timeline, which moves by frames, has reached the moment.
  #check = () => {
    if (Port.now >= this.#moment) this.#advance();
    else this.#frame = requestAnimationFrame(this.#check);
  };

  // Each `advance` is answered by the next wish, so nothing stands any more.
  #advance = () => {
    this.#clear();
    this.#port.send(Message.advance);
  };

  #clear() {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#timer = 0;
    this.#frame = 0;
  }
}
