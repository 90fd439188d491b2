import { type AnyGame, below, MoveList, pick, seedRandom } from '@souk/kernel';
import { GAMES } from '../games.js';
import { realOutside } from '../outside.js';
import { newTable } from '../tables/new-table.js';
import { stateFrames } from './frames.js';
import { Progress } from './progress.js';

// The first long match that is opened after a start would be replayed by code that has never run: several times
// slower than it is a moment later. So the host rehearses by itself, in the moments that others leave it.

/** Milliseconds that others wait for it at most. */
const SLICE = 1;
/** Moves of each game after which replaying it is about as fast as it gets. */
const MOVES = 8000;

const SEATS = 3;
const NOBODY = { id: '', name: '' };

/** Random matches of a game, with a pause wherever one is allowed. */
function* matchesOf(game: AnyGame, moves: number): Generator<void> {
  const random = seedRandom('rehearsal');
  const list = new MoveList();
  const seats = Array.from({ length: SEATS }, () => ({ kind: 'bot', level: 1 }) as const);
  for (let made = 0; made < moves; ) {
    const secrets = { seed: `${made}`, nonce: '' };
    const table = newTable({ game: game.id, seats }, NOBODY, realOutside, { idleDays: 1, secrets });
    const progress = new Progress(game, table);
    while (progress.phase === 'playing' && made++ < moves) {
      const seat = pick(random, progress.toAct);
      game.moves(progress.match.state, seat, list);
      const code = list.at(below(random, list.size));
      progress.apply({ seq: progress.seq + 1, kind: 'move', seat, code, time: progress.time, send: null, data: null });
      yield;
    }
    stateFrames(progress)('spectator');
  }
}

/** Plays some matches of every game to nobody, a little at a time. */
export async function rehearse(moves = MOVES): Promise<void> {
  for (const game of GAMES) {
    let pause = performance.now() + SLICE;
    for (const _ of matchesOf(game, moves)) {
      if (performance.now() < pause) continue;
      await new Promise(setImmediate);
      pause = performance.now() + SLICE;
    }
  }
}
