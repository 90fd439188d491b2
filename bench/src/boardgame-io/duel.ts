import { type Player, questionFor, searchBot } from '@souk/bots';
import { newState, seedRandom } from '@souk/kernel';
import { DUEL_GAME } from '../games.js';
import { mctsBot, tableAt } from './mcts.js';

const { game, heuristics } = DUEL_GAME;
const SEATS = 2;
/** The time of this process alone: whatever else the machine does gives neither side an advantage. Milliseconds. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** For a 95 % interval. */
const Z = 1.96;

/**
 * One match on one of boardgame.io's tables, whose bot may follow so many lines of play for a move. Ours gets the time
 * that this took. Our share of the win.
 */
async function playOne(deal: number, ours: number, lines: number): Promise<number> {
  const state = newState(game, { seats: SEATS, options: {}, seed: `duel/${deal}` });
  const fresh = () => game.clone(state);
  const client = tableAt(game, state, SEATS);
  const theirs = mctsBot(game, fresh, lines);
  const player: Player = searchBot(heuristics).sit();
  const random = seedRandom(`duel/${deal}/${ours}`);
  client.start();
  // Our first decision, if it comes before any of theirs, has no time to go by.
  let milliseconds = 10;
  for (let at = client.getState(); at !== null && at.ctx.gameover === undefined; at = client.getState()) {
    const seat = Number(at.ctx.currentPlayer);
    if (seat === ours) {
      const budget = { milliseconds, now };
      client.moves.play(player.choose(questionFor(game, game.clone(at.G), seat, random, budget)).move);
    } else {
      const start = now();
      const { action } = await theirs.play(client.store.getState(), at.ctx.currentPlayer);
      milliseconds = now() - start;
      client.moves.play(action.payload.args[0]);
    }
  }
  const winners = game.outcome(client.getState()?.G ?? state)?.winners ?? [];
  client.stop();
  return winners.includes(ours) ? 1 / winners.length : 0;
}

/** Every deal twice, seats changed. The two of a deal are one observation. */
export async function duelWithMctsBot(
  games: number,
  lines: number,
): Promise<{ share: number; low: number; high: number }> {
  const shares: number[] = [];
  for (let deal = 0; deal < games / SEATS; deal++) {
    const first = await playOne(deal, 0, lines);
    const second = await playOne(deal, 1, lines);
    shares.push((first + second) / SEATS);
  }
  const share = shares.reduce((sum, each) => sum + each, 0) / shares.length;
  const variance = shares.reduce((sum, each) => sum + (each - share) ** 2, 0) / Math.max(1, shares.length - 1);
  const margin = Z * Math.sqrt(variance / shares.length);
  return { share, low: share - margin, high: share + margin };
}
