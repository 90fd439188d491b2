import { type AlleyEvent, type ArcaneAlleyTypes, mostBribed, type View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import type { Sentence, Speaker } from '@souk/table-kit/face';
import type { Farewell, Scene, SceneSteps } from '@souk/table-kit/scene';
import { phaseOf } from '../phase.js';
import { beats } from './beats.js';
import { type Inspection, STEPS, type Step } from './inspection.js';

const BOUNDS: { readonly [K in AlleyEvent['kind']]?: 'begins' | 'ends' } = {
  'inspection-started': 'begins',
  'round-started': 'ends',
  'match-ended': 'ends',
};

/** After the last round nobody is bribed any more (AA-INSP-5). */
function steps({ step, round, rounds }: Inspection, view: View): SceneSteps {
  const known: readonly Step[] = round < rounds ? STEPS : STEPS.filter((each) => each !== 'bribe');
  const now = phaseOf(view) === 'bribe' ? 'bribe' : step;
  return { names: known.map((each) => `aa.scene.step.${each}` as const), at: known.indexOf(now) };
}

/** Who could buy nothing off was not asked, and has had no time to read. */
function wasAsked({ columns }: Inspection, { viewer, players }: View): boolean {
  if (viewer === 'spectator') return false;
  const { points, gold } = elementAt(columns, viewer).bribe ?? { points: 0, gold: 0 };
  const now = elementAt(players, viewer);
  return mostBribed({ infamy: now.infamy + points, gold: now.gold + gold }) > 0;
}

function farewell(
  inspection: Inspection,
  event: AlleyEvent,
  before: View,
  { you }: Speaker,
): Farewell<Inspection> | undefined {
  // Where nobody was fined, too, that is settled now.
  const picture = inspection.step === 'count' ? { ...inspection, step: 'fines' as const } : inspection;
  if (event.kind === 'match-ended') {
    return { text: { k: 'aa.scene.last' }, button: { k: 'aa.scene.toResult' }, picture };
  }
  if (event.kind !== 'round-started' || wasAsked(inspection, before)) return undefined;
  const { round } = event;
  const text: Sentence = { k: you === undefined ? 'aa.scene.counted' : 'aa.scene.done' };
  return { text, button: { k: 'aa.scene.toRound', with: { round } }, picture };
}

/** The course of an inspection: from the lanterns that go on to the next round. */
export const course: Omit<Scene<ArcaneAlleyTypes, Inspection>, 'Picture'> = {
  bound: ({ kind }) => BOUNDS[kind],
  beats,
  farewell,
  title: ({ round, rounds }) => ({ k: 'aa.scene.title', with: { round, rounds } }),
  steps,
};
