import { type ClientClock, type LiveConnection, systemClock } from '@souk/client';
import { createStore } from '@souk/table-kit/store';

/** `back`: open again, and that is still worth saying. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'back';

/** Tells when it is worth trying at once, and when it is known that there is no network; until it is ended. */
export type Network = (back: () => void, gone: () => void) => () => void;

/** How long "back again" is worth saying. */
const BACK = 4000;

/** The live connection of this page to its host, and what is said about it. */
export class HostConnection {
  readonly live: LiveConnection;
  readonly status = createStore<ConnectionStatus>('connecting');
  readonly #clock: ClientClock;
  readonly #stops: readonly (() => void)[];

  constructor(live: LiveConnection, clock: ClientClock = systemClock, network: Network = browserNetwork) {
    this.live = live;
    this.#clock = clock;
    this.#stops = [
      live.onState(() => this.#follow()),
      network(
        () => live.retryNow(),
        () => live.assumeLost(),
      ),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.live.close();
  }

  /** Connecting anew as another person is nothing to be told; who is signed out is told so elsewhere. */
  #follow(): void {
    const { state } = this.live;
    if (state === 'lost') this.status.set('lost');
    else if (state === 'open') this.#opened();
  }

  #opened(): void {
    if (this.status.get() === 'connecting') this.status.set('open');
    if (this.status.get() !== 'lost') return;
    this.status.set('back');
    this.#clock.after(BACK, () => {
      if (this.status.get() === 'back') this.status.set('open');
    });
  }
}

const browserNetwork: Network = (back, gone) => {
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
};
