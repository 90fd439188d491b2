import type { WebSocket } from 'ws';

/**
 * Answers the pings of a client. If it reads no answers, only the last of its pings is answered, as the standard allows
 * (RFC 6455, 5.5.3): no more than one pong waits, however small and many they are.
 */
export class Pongs {
  readonly #socket: WebSocket;
  #isOnItsWay = false;
  /** What the last ping has said while a pong was on its way. */
  #unanswered: Buffer | undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  answer(ping: Buffer): void {
    if (this.#isOnItsWay) this.#unanswered = ping;
    else this.#send(ping);
  }

  #send(ping: Buffer): void {
    this.#isOnItsWay = true;
    this.#socket.pong(ping, false, () => {
      this.#isOnItsWay = false;
      const next = this.#unanswered;
      this.#unanswered = undefined;
      if (next !== undefined && this.#socket.readyState === this.#socket.OPEN) this.#send(next);
    });
  }
}
