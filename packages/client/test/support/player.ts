import { LiveConnection, RefusedError } from '@souk/client';
import { elementAt, type Outcome } from '@souk/kernel';
import type { Decision } from '@souk/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { ManualClock } from '../../../server/test/support/clock.js';

/** A player that remembers what it was told, and whose connection can be cut at any moment. */
export class Player {
  readonly connection: LiveConnection;
  /** The number of everything that was told, a state's in brackets. */
  readonly told: string[] = [];
  readonly refused: unknown[] = [];
  readonly over: Promise<Outcome>;
  readonly #clock = new ManualClock();
  #socket: WebSocket | undefined;
  /** The number of the last decision that was answered. */
  #answered = -1;

  constructor(address: string, token: string, match: string) {
    const player = this;
    this.connection = new LiveConnection({
      address,
      token,
      clock: this.#clock,
      random: () => 0.5,
      WebSocket: class extends WebSocket {
        constructor(...given: ConstructorParameters<typeof WebSocket>) {
          super(...given);
          player.#socket = this;
        }
      },
    });
    onTestFinished(() => this.connection.close());
    this.over = new Promise((resolve) => {
      this.connection.on('state', ({ seq }) => this.told.push(`[${seq}]`));
      this.connection.on('update', ({ seq }) => this.told.push(`${seq}`));
      for (const type of ['state', 'update'] as const) {
        this.connection.on(type, ({ decision, outcome }) => {
          if (outcome !== null) resolve(outcome);
          if (decision === null || decision.answers <= this.#answered) return;
          this.#answered = decision.answers;
          void this.#decide(match, decision);
        });
      }
    });
    this.connection.watch(match);
  }

  async #decide(match: string, decision: Decision): Promise<void> {
    const { answers, moves } = decision;
    try {
      await this.connection.move(match, answers, elementAt(moves, answers % moves.length));
    } catch (error) {
      if (!(error instanceof RefusedError && error.code === 'unavailable')) {
        this.refused.push(error);
        return;
      }
      // The host is stopping: the next one will take it.
      await this.reaches('lost');
      await this.reaches('open');
      await this.#decide(match, decision);
    }
  }

  /** Cuts the connection without a word, with whatever is on its way. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Resolves when the connection is in a state. */
  reaches(state: 'open' | 'lost'): Promise<void> {
    return new Promise((resolve) => {
      if (this.connection.state === state) {
        resolve();
        return;
      }
      const stop = this.connection.onState((now) => {
        if (now !== state) return;
        stop();
        resolve();
      });
    });
  }

  /** The pause before the next attempt is over. */
  tryAgain(): void {
    this.#clock.advance(15_000);
  }
}
