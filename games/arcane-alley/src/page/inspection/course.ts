import { type AlleyEvent, type ArcaneAlleyTypes, mostBribed, type View } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import { translate } from '@souk/table-kit/components/Text';
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

/** What others have paid that the viewer has had no time to see: all of it, or what came after the own answer. */
function unseenBribes(
  inspection: Inspection,
  { viewer, starter, seats }: View,
  { name }: Speaker,
  asked: boolean,
): string {
  const inTurn = Array.from({ length: seats }, (_, k) => (starter + k) % seats);
  const unseen = asked && viewer !== 'spectator' ? inTurn.slice(inTurn.indexOf(viewer) + 1) : inTurn;
  return unseen
    .flatMap((seat) => {
      const { gold, points: n } = elementAt(inspection.columns, seat).bribe ?? { gold: 0, points: 0 };
      return n === 0 || seat === viewer ? [] : [translate('aa.scene.paid', { name: name(seat), gold, n })];
    })
    .join(', ');
}

/** Why nothing was asked: there was nothing to buy off, or too little gold for it; of who only watches nothing is. */
function unaskedFor({ viewer, players }: View) {
  if (viewer === 'spectator') return 'aa.scene.counted';
  return elementAt(players, viewer).infamy > 0 ? 'aa.scene.noGold' : 'aa.scene.done';
}

/** Whoever was asked has had time to read, but not what became of it. */
function farewell(
  inspection: Inspection,
  event: AlleyEvent,
  before: View,
  speaker: Speaker,
): Farewell<Inspection> | undefined {
  // Where nobody was fined, too, that is settled now.
  const picture = inspection.step === 'count' ? { ...inspection, step: 'fines' as const } : inspection;
  if (event.kind === 'match-ended') {
    return { text: { k: 'aa.scene.last' }, button: { k: 'aa.scene.toResult' }, picture };
  }
  if (event.kind !== 'round-started') return undefined;
  const asked = wasAsked(inspection, before);
  const bribes = unseenBribes(inspection, before, speaker, asked);
  const { round } = event;
  const counted = asked ? '' : translate(unaskedFor(before));
  const told = bribes !== '' ? translate('aa.scene.bribes', { bribes }) : asked ? translate('aa.scene.goesOn') : '';
  const text: Sentence = { k: 'said', with: { text: `${counted} ${told}`.trim() } };
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
