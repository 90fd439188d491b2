import { below, checkStart, type Game, type GameTypes, MoveList, nextBits, seedRandom } from '@souk/kernel';
import type { Work } from '../benchmark.js';
import { type Context, type Definition, definition } from './definition.js';
import { boardgameIo } from './installed.js';

export interface HeadlessClient<G> {
  readonly moves: { readonly play: (code: number) => void };
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
export const { Client } = boardgameIo<ClientModule>('client');

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
