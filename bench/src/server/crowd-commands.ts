import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Slice, Speed } from './pace.js';

/** How many clients do what on which server. */
export interface CrowdPlan {
  readonly server: 'souk' | 'boardgame.io';
  readonly port: number;
  readonly matches: number;
  readonly seats: number;
  /** Shared out over the matches. */
  readonly watchers: number;
  /** Whether every group comes from an address of its own, as if from a house of its own. */
  readonly apart?: boolean;
}

export type CrowdCommand =
  | { readonly kind: 'gather'; readonly plan: CrowdPlan }
  | { readonly kind: 'play'; readonly ms: number; readonly speed: Speed }
  | { readonly kind: 'leave' };

export type CrowdReply =
  | { readonly kind: 'gathered'; readonly clients: number }
  | { readonly kind: 'played'; readonly slice: Slice }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Clients have room for all that they will ever throw away: while they collected garbage their threads would take from
 * the server what processors there are, and what they are late by counts against it.
 */
const ROOM_ENOUGH = ['--initial-old-space-size=4096', '--max-old-space-size=8192', '--max-semi-space-size=64'];

/** Clients in a process of their own, so that they and the server do not wait for each other's work. */
export class Crowd {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  /** Connects all clients. */
  static async gather(plan: CrowdPlan): Promise<Crowd> {
    const crowd = new Crowd(fork(new URL('./crowd.js', import.meta.url), { execArgv: ROOM_ENOUGH }));
    await crowd.#command({ kind: 'gather', plan }, 'gathered');
    return crowd;
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** Lets all players play for a while. */
  async play(ms: number, speed: Speed): Promise<Slice> {
    const { slice } = await this.#command({ kind: 'play', ms, speed }, 'played');
    return slice;
  }

  /** Halts the process, or lets it go on. */
  hold(still: boolean): void {
    this.#process.kill(still ? 'SIGSTOP' : 'SIGCONT');
  }

  async leave(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.send({ kind: 'leave' } satisfies CrowdCommand);
    await gone;
  }

  async #command<K extends CrowdReply['kind']>(
    command: CrowdCommand,
    expected: K,
  ): Promise<Extract<CrowdReply, { kind: K }>> {
    this.#process.send(command);
    const [reply] = (await once(this.#process, 'message')) as [CrowdReply];
    if (isReply(reply, expected)) return reply;
    throw new Error(reply.kind === 'failed' ? reply.message : `expected ${expected}, got ${reply.kind}`);
  }
}

const isReply = <K extends CrowdReply['kind']>(reply: CrowdReply, kind: K): reply is Extract<CrowdReply, { kind: K }> =>
  reply.kind === kind;
