import { createRequire } from 'node:module';
import {
  below,
  checkStart,
  type Game,
  type GameTypes,
  MoveList,
  nextBits,
  type Outcome,
  seedRandom,
} from '@souk/kernel';
import type { Work } from '../benchmark.js';

/** The part of boardgame.io 0.50 that is used here. Its own types do not resolve under Node's module rules. */
export interface Context {
  readonly currentPlayer: string;
}

export interface Definition<G> {
  readonly setup: () => G;
  readonly moves: {
    readonly [name: string]: (context: { readonly G: G; readonly ctx: Context }, code: number) => void;
  };
  readonly turn: {
    readonly order: {
      readonly first: (context: { readonly G: G }) => number;
      readonly next: (context: { readonly G: G }) => number;
    };
    readonly endIf: (context: { readonly G: G; readonly ctx: Context }) => boolean;
  };
  readonly endIf: (context: { readonly G: G }) => object | undefined;
}

export interface HeadlessClient<G> {
  readonly moves: { readonly [name: string]: (code: number) => void };
  start(): void;
  stop(): void;
  readonly store: { getState(): object };
  getState(): { readonly G: G; readonly ctx: Context & { readonly gameover?: object } } | null;
}

interface ClientModule {
  Client<G>(options: { game: Definition<G>; numPlayers: number; debug: false }): HeadlessClient<G>;
}

// Its development build checks and logs every action; a fair comparison runs the production build.
process.env.NODE_ENV = 'production';
export const { Client }: ClientModule = createRequire(import.meta.url)('boardgame.io/client');

/** A result in the form that boardgame.io's bot reads. */
function resultOf(outcome: Outcome | undefined): object | undefined {
  if (outcome === undefined) return undefined;
  const { winners } = outcome;
  return winners.length === 1 ? { winner: String(winners[0]) } : winners.length > 1 ? { draw: true } : {};
}

/** One of our games as boardgame.io sees it: its state is G, its only move plays one of our codes. */
export function definition<T extends GameTypes>(game: Game<T>, fresh: () => T['State']): Definition<T['State']> {
  const toAct = (state: T['State']): number => game.toAct(state)[0] ?? 0;
  return {
    setup: fresh,
    moves: {
      play: ({ G, ctx }, code) => {
        game.play(G, Number(ctx.currentPlayer), code);
      },
    },
    turn: {
      order: { first: ({ G }) => toAct(G), next: ({ G }) => toAct(G) },
      endIf: ({ G, ctx }) => toAct(G) !== Number(ctx.currentPlayer),
    },
    endIf: ({ G }) => resultOf(game.outcome(G)),
  };
}

/** The same random games, driven through boardgame.io's headless client. Counts moves. */
export function boardgameIoPlayouts<T extends GameTypes>(game: Game<T>, seats: number): Work {
  const options = checkStart(game, seats, {});
  const random = seedRandom('playouts');
  const list = new MoveList();
  return () => {
    const fresh = (): T['State'] => game.setup(options, seats, random);
    const client = Client({ game: definition(game, fresh), numPlayers: seats, debug: false });
    nextBits(random);
    client.start();
    let moves = 0;
    for (let at = client.getState(); at !== null && at.ctx.gameover === undefined; at = client.getState()) {
      game.moves(at.G, Number(at.ctx.currentPlayer), list);
      client.moves.play(list.at(below(random, list.size)));
      moves++;
    }
    client.stop();
    return moves;
  };
}
