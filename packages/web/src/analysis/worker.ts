import { Analyst } from '@souk/bots';
import { InputError } from '@souk/kernel';
import { heuristicsOf } from '../games/heuristics.js';
import type { AnalysisReply, AnalysisRequest } from './analyst.js';

const say = (reply: AnalysisReply): void => self.postMessage(reply);

let analyst: Analyst | undefined;

async function answer(request: AnalysisRequest): Promise<AnalysisReply> {
  if (request.kind === 'begin') {
    const { game, iterations, start } = request;
    analyst = new Analyst(await heuristicsOf(game), { iterations, seed: 'analysis' }, start);
    return { kind: 'ready' };
  }
  if (analyst === undefined) throw new InputError('kind', 'begin', request.kind);
  return request.kind === 'move'
    ? { kind: 'move', report: analyst.judge(request.seen) }
    : { kind: 'done', analysis: analyst.analysis };
}

self.addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  answer(data).then(say, (error: unknown) =>
    say({ kind: 'problem', problem: error instanceof Error ? error.message : String(error) }),
  );
});
