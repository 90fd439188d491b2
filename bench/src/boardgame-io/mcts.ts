import { elementAt, type Game, type GameTypes, MoveList } from '@souk/kernel';
import type { Work } from '../benchmark.js';
import { middles } from '../searching.js';
import { Client } from './client.js';
import { type Context, type Definition, definition } from './definition.js';
import { boardgameIo } from './installed.js';

interface Action {
  readonly payload: { readonly args: readonly [code: number] };
}

/** The part of boardgame.io's bot that is used here. */
export interface MctsBot {
  play(state: object, playerID: string): Promise<{ readonly action: Action }>;
}

interface AiModule {
  MCTSBot: new <G>(settings: {
    readonly game: Definition<G>;
    readonly enumerate: (G: G, ctx: Context) => readonly { readonly move: string; readonly args: readonly number[] }[];
    readonly iterations: number;
    readonly playoutDepth: number;
    readonly seed: string;
  }) => MctsBot;
}

const { MCTSBot } = boardgameIo<AiModule>('ai');

/** boardgame.io's own bot at one of our games. It plays its lines to the end, as its authors do for short games. */
export function mctsBot<T extends GameTypes>(game: Game<T>, fresh: () => T['State'], iterations: number): MctsBot {
  const list = new MoveList();
  return new MCTSBot<T['State']>({
    game: definition(game, fresh),
    enumerate: (G, ctx) => {
      game.moves(G, Number(ctx.currentPlayer), list);
      return list.toArray().map((code) => ({ move: 'play', args: [code] }));
    },
    iterations,
    playoutDepth: 100_000,
    seed: 'duel',
  });
}

/** A table of boardgame.io's that stands at one of our states. */
export const tableAt = <T extends GameTypes>(game: Game<T>, state: T['State'], seats: number) =>
  Client({ game: definition(game, () => game.clone(state)), numPlayers: seats, debug: false });

const ITERATIONS = 10;

/** Its bot asked about one position after the other. Counts lines of play. */
export function mctsBotSearching<T extends GameTypes>(game: Game<T>, seats: number): Work {
  const tables = middles(game, seats).map((state) => {
    const client = tableAt(game, state, seats);
    client.start();
    const fresh = (): T['State'] => game.clone(state);
    return { client, bot: mctsBot(game, fresh, ITERATIONS), player: String(elementAt(game.toAct(state), 0)) };
  });
  let next = 0;
  return () => {
    const { client, bot, player } = elementAt(tables, next++ % tables.length);
    // Without its asynchronous mode the bot has thought before it returns.
    void bot.play(client.store.getState(), player);
    return ITERATIONS;
  };
}
