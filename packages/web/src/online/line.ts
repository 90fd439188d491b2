import { type ClientMessage, LIVE, type PersonRef, type ServerMessage, SUBPROTOCOL } from '@souk/protocol';
import { createStore } from '@souk/table-kit/store';

/** `opening`: for the first time. `back`: open again, and that is still worth saying. */
export type LineState = 'opening' | 'open' | 'lost' | 'back';

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a line needs of the world; tests have their own. */
export interface LineOutside {
  connect(heard: (text: string) => void, closed: () => void): Socket;
  after(milliseconds: number, run: () => void): () => void;
  now(): number;
  chance(): number;
  /** Tells when it is worth trying at once, and when it is known that there is no network. */
  onChange(back: () => void, gone: () => void): () => void;
}

export interface LineListener {
  /** The host has said welcome, and to whom: whatever was followed has to be asked for again. */
  opened(who: PersonRef | null): void;
  message(message: ServerMessage): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** How long "back again" is worth saying. */
const BACK = 4000;
/** After so long a silence the host is asked for a sign of life, and then given so much time for it. */
const SILENCE = 20_000;
const PATIENCE = 10_000;

/** A live connection to the host that is made again whenever it breaks. */
export class Line {
  readonly state = createStore<LineState>('opening');
  readonly #listener: LineListener;
  readonly #outside: LineOutside;
  readonly #stop: () => void;
  #socket: Socket | undefined;
  #isOpen = false;
  #attempts = 0;
  /** How far the host's clock is ahead of ours. */
  #ahead = 0;
  #cancelRetry: () => void = () => {};
  #cancelCheck: () => void = () => {};

  constructor(listener: LineListener, outside: LineOutside = browser) {
    this.#listener = listener;
    this.#outside = outside;
    this.#stop = outside.onChange(
      () => this.tryNow(),
      () => this.#lose(),
    );
    this.#connect();
  }

  /** What time it is at the host. */
  now(): number {
    return this.#outside.now() + this.#ahead;
  }

  /** Says something, if anybody hears it. */
  tell(message: ClientMessage): boolean {
    if (!this.#isOpen || this.#socket === undefined) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Does not wait for the next attempt. */
  tryNow(): void {
    if (this.#socket !== undefined) return;
    this.#cancelRetry();
    this.#connect();
  }

  /** Connects anew: whoever sits here is somebody else now. */
  reopen(): void {
    this.#drop();
    this.#attempts = 0;
    this.tryNow();
  }

  close(): void {
    this.#stop();
    this.#cancelRetry();
    this.#drop();
  }

  #connect(): void {
    const socket: Socket = this.#outside.connect(
      (text) => {
        if (this.#socket === socket) this.#receive(JSON.parse(text));
      },
      () => {
        if (this.#socket === socket) this.#lose();
      },
    );
    this.#socket = socket;
    this.#watchOver();
  }

  #receive(message: ServerMessage): void {
    this.#watchOver();
    if (message.type === 'welcome') this.#welcome(message.person, message.time);
    else this.#listener.message(message);
  }

  #welcome(who: PersonRef | null, time: number): void {
    this.#ahead = time - this.#outside.now();
    this.#isOpen = true;
    this.#attempts = 0;
    if (this.state.get() === 'lost') {
      this.state.set('back');
      this.#outside.after(BACK, () => {
        if (this.state.get() === 'back') this.state.set('open');
      });
    } else if (this.state.get() === 'opening') this.state.set('open');
    this.#listener.opened(who);
  }

  #lose(): void {
    this.#drop();
    this.state.set('lost');
    this.#cancelRetry();
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#attempts, LONGEST_PAUSE);
    this.#attempts++;
    // Not everybody at the same moment, when a host comes back.
    this.#cancelRetry = this.#outside.after(pause * (0.75 + this.#outside.chance() / 2), () => this.tryNow());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isOpen = false;
    this.#cancelCheck();
    socket?.close();
  }

  /** A connection can be dead without having said so. */
  #watchOver(): void {
    this.#cancelCheck();
    this.#cancelCheck = this.#outside.after(SILENCE, () => {
      this.tell({ type: 'ping', id: 'ping' });
      this.#cancelCheck = this.#outside.after(PATIENCE, () => this.#lose());
    });
  }
}

const browser: LineOutside = {
  connect(heard, closed) {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${LIVE}`, SUBPROTOCOL);
    socket.addEventListener('message', ({ data }) => heard(String(data)));
    socket.addEventListener('close', closed);
    return socket;
  },
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  chance: () => Math.random(),
  onChange(back, gone) {
    const seen = (): void => {
      if (!document.hidden) back();
    };
    window.addEventListener('online', back);
    window.addEventListener('offline', gone);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', seen);
    };
  },
};
