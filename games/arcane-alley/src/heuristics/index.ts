import type { Heuristics } from '@souk/bots';
import {
  type ArcaneAlleyTypes,
  arcaneAlley,
  QUESTION_NAMES,
  type QuestionName,
  type State,
} from '@souk/games/arcane-alley';
import { below, pick, topFrame } from '@souk/kernel';
import { FEATURES, write } from './features.js';
import { load } from './load.js';
import { Outlook } from './outlook.js';
import { prior } from './prior.js';
import { survey } from './survey.js';
import { WEIGHTS } from './weights.js';

const outlook = new Outlook();

function measure(state: State, seat: number, out: number[]): void {
  load(outlook, state, seat);
  survey(outlook);
  write(outlook, out);
}

/** Questions that are put between turns, when nothing is half done. */
const BETWEEN: readonly QuestionName[] = ['choose-wizard', 'reveal', 'draw'];
const QUIET: readonly boolean[] = QUESTION_NAMES.map((name) => BETWEEN.includes(name));

function quiet({ frames }: State): boolean {
  const frame = topFrame(frames);
  return frame === undefined || QUIET[frame.effect];
}

/** How often, in a hundred lessons, there are wizards. */
const WITH_WIZARDS = 35;

/** What bots know of Arcane Alley. */
export const heuristics: Heuristics<ArcaneAlleyTypes> = {
  game: arcaneAlley,
  features: FEATURES,
  spread: 16,
  contenders: ({ rules }) => rules.seats,
  measure,
  prior,
  quiet,
  training: {
    hidden: 24,
    learningRate: 0.003,
    seats: [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 5, 6],
    options: (random) => ({ wizards: below(random, 100) < WITH_WIZARDS ? pick(random, ['random', 'choose']) : 'off' }),
  },
  learned: WEIGHTS,
};
