import type { AlleyEvent, Cause, ItemId } from '@souk/games/arcane-alley';
import type { Saying, Scene } from '@souk/terminal-kit';
import { onward } from './sentences.js';
import { theOne } from './words.js';

type GoldEvent = Extract<AlleyEvent, { kind: 'gold' }>;
type InfamyEvent = Extract<AlleyEvent, { kind: 'infamy' }>;

/** A gain or loss of whoever acts: it goes on with what they did. */
const ofTheActor = ({ seat, change }: GoldEvent | InfamyEvent, what: string, { names }: Scene): Saying =>
  onward(seat, change > 0 ? 'gains' : 'loses', `${Math.abs(change)} ${what}`, names);

/** What the item brings somebody, perhaps another than who acts. */
const brought = (item: ItemId, { seat, change }: GoldEvent | InfamyEvent, what: string, scene: Scene): string =>
  `${theOne(item, scene.style)} brings ${scene.names.whom(seat)} ${change} ${what}`;

/** What leaves may leave after Lady Dafana's answer, so its owner is named. */
const freed = (item: ItemId, { seat, change }: InfamyEvent, { names, style }: Scene): string =>
  `${theOne(item, style)} frees ${names.whom(seat)} of ${-change} infamy`;

/** Causes that are told in a way of their own. */
type Told<E> = { readonly [cause in Cause]?: (event: E, scene: Scene) => Saying | undefined };

const GOLD: Told<GoldEvent> = {
  'dragons-egg': (event, scene) => ({ and: brought('dragons-egg', event, `gold${halving(event)}`, scene) }),
  fines: ({ seat, change }, { names }) => `${names.says(seat, 'pays')} ${-change} gold in fines`,
  bribe: ({ seat, change }, { names }) => onward(seat, 'pays', `${-change} gold`, names),
  dafana: ({ seat, change }, { names }) => `${names.says(seat, 'pays')} ${-change} gold to Lady Dafana`,
  ninx: ({ seat, change }, { names }) =>
    `${names.says(seat, change > 0 ? 'gains' : 'loses')} ${Math.abs(change)} gold through Ninx`,
};

const INFAMY: Told<InfamyEvent> = {
  'dragons-egg': (event, scene) => ({ and: `${brought('dragons-egg', event, 'infamy', scene)}${marker(event)}` }),
  'hypnotic-toad': (event, scene) => ({ and: `${brought('hypnotic-toad', event, 'infamy', scene)}${marker(event)}` }),
  'bottled-fairy': (event, scene) => ({ and: freed('bottled-fairy', event, scene) }),
  'invisible-ring': (event, scene) => ({ and: freed('invisible-ring', event, scene) }),
  // The sums have been told; only a marker is news.
  count: (event, { names }) =>
    marker(event) === '' ? undefined : `${names.says(event.seat, 'takes')} ${markersOf(event)}`,
  bribe: () => undefined,
  penalty: (event, { names }) =>
    `${names.of(event.seat)} triggered without the smallest sum: ${event.change} more infamy${marker(event)}`,
};

export const sayGold = (event: GoldEvent, scene: Scene): Saying | undefined =>
  tell(GOLD, event, scene, () => ofTheActor(event, `gold${halving(event)}`, scene));

export const sayInfamy = (event: InfamyEvent, scene: Scene): Saying | undefined =>
  tell(INFAMY, event, scene, () => ofTheActor(event, `infamy${marker(event)}`, scene));

function tell<E extends GoldEvent | InfamyEvent>(
  told: Told<E>,
  event: E,
  scene: Scene,
  otherwise: () => Saying,
): Saying | undefined {
  const say = told[event.cause];
  return say === undefined ? otherwise() : say(event, scene);
}

const halving = ({ halved }: GoldEvent): string => (halved ? ', halved by the Sword' : '');

/** AA-SCORE-2: so often has the gain gone past the end of the track. */
const timesAround = ({ change, infamy }: InfamyEvent): number => (change <= infamy ? 0 : change - infamy > 25 ? 2 : 1);

const markersOf = (event: InfamyEvent): string => (timesAround(event) === 2 ? 'two fine markers' : 'a fine marker');

const marker = (event: InfamyEvent): string => (timesAround(event) === 0 ? '' : `, with ${markersOf(event)}`);
