import { analyse, mindOf } from '@souk/bots';
import { InputError } from '@souk/kernel';
import { rulesOf } from '../games/rules.js';
import { playedThrough } from '../session/played-through.js';
import type { AnalysisReply, AnalysisRequest } from './analyst.js';

const say = (reply: AnalysisReply): void => self.postMessage(reply);

async function judge({ iterations, ...saved }: AnalysisRequest): Promise<void> {
  const mind = mindOf(saved.game);
  if (mind === undefined) throw new InputError('game', 'a game that bots know', saved.game);
  const match = playedThrough(await rulesOf(saved.game), saved);
  const reports = analyse(mind, match, { iterations, seed: 'analysis' });
  for (let next = reports.next(); ; next = reports.next()) {
    if (next.done === true) {
      say({ kind: 'done', analysis: next.value });
      return;
    }
    say({ kind: 'move', report: next.value });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  judge(data).catch((error: unknown) =>
    say({ kind: 'problem', problem: error instanceof Error ? error.message : String(error) }),
  );
});
