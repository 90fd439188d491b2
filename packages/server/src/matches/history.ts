import { setImmediate } from 'node:timers/promises';
import { heardBy, Match, type Viewer } from '@souk/kernel';
import type { History } from '@souk/protocol';
import type { Progress } from './progress.js';

/** After so many moves the event loop goes on with everything else: a long match takes a second. */
const MOVES_PER_SLICE = 20;

/** A match from its beginning for one viewer, who is told nothing that was not told at the time. */
export type MakeHistory = (viewer: Viewer) => Promise<string>;

/** Notes what has happened up to now; the history is made from that, whatever happens meanwhile. */
export function historyUpToNow({ game, match, table, seq }: Progress): MakeHistory {
  const { start: begin } = match;
  const made = Array.from(match.history(), ({ seat, code, time }) => [seat, code, time] as const);
  return async (viewer) => {
    const again = new Match(game, begin);
    const position = () => ({ view: game.view(again.state, viewer), toAct: [...game.toAct(again.state)] });
    const start = position();
    const moves: History['moves'] = [];
    for (const [seat, code, time] of made) {
      const events = heardBy(again.play(seat, code, time), viewer);
      moves.push({ seat, events, ...position() });
      if (moves.length % MOVES_PER_SLICE === 0) await setImmediate();
    }
    const history: History = { match: table.id, seq, start, moves };
    return JSON.stringify(history);
  };
}
