import { heardBy, Match, type Viewer } from '@souk/kernel';
import type { History } from '@souk/protocol';
import type { Progress } from './progress.js';

/** A match from its beginning for one viewer, who is told nothing that was not told at the time. */
export function historyText({ game, match, table, seq }: Progress, viewer: Viewer): string {
  const again = new Match(game, match.start);
  const standing = () => ({ view: game.view(again.state, viewer), toAct: [...game.toAct(again.state)] });
  const start = standing();
  const moves = Array.from(match.history(), ({ seat, code, time }) => {
    const events = heardBy(again.play(seat, code, time), viewer);
    return { seat, events, ...standing() };
  });
  const history: History = { match: table.id, seq, start, moves };
  return JSON.stringify(history);
}
