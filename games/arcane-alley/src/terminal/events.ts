import type { AlleyEvent, PlaySource } from '@souk/games/arcane-alley';
import type { Saying, Scene } from '@souk/terminal-kit';
import { counted, listed } from '@souk/terminal-kit';
import { sayGold, sayInfamy } from './scores.js';
import { onward, stashOf, whose } from './sentences.js';
import { oneOf, plural, theOne, wizardName, word } from './words.js';

type Sayings = {
  readonly [K in AlleyEvent['kind']]: (event: Extract<AlleyEvent, { kind: K }>, scene: Scene) => Saying | undefined;
};

type Played = Extract<AlleyEvent, { kind: 'played' }>;

/** What is played, by where it comes from. */
const PLAYED: { readonly [source in PlaySource]: (event: Played, scene: Scene) => string } = {
  stash: ({ item }, { style }) => oneOf(item, style),
  'magic-boomerang': ({ item }, { style }) => `the returning ${word(item, style)}`,
  'wizards-watch': ({ item }, { style }) => oneOf(item, style),
  'mystical-lamp': ({ item }, { style }) => oneOf(item, style),
  'sacred-chalice': ({ item }, { style }) => `${oneOf(item, style)} out of that stash`,
};

const SAYINGS: Sayings = {
  'wizard-taken': ({ seat, wizard }, { names }) => `${names.says(seat, 'takes')} ${wizardName(wizard)}`,
  'round-started': ({ round, starter }, { names }) => `Round ${round}: ${names.says(starter, 'starts')}`,
  'storehouses-dealt': () => undefined,
  'reveal-chosen': () => undefined,
  'turned-up': ({ seat, phase, items }, { names, style }) =>
    phase === 'stock'
      ? `${names.says(seat, 'reveals')} ${listed(items.map(({ item }) => oneOf(item, style)))}`
      : `${names.says(seat, 'turns')} up ${listed(items.map(({ item }) => word(item, style)))}`,
  'stash-dealt': ({ seat, items }, { names, style }) =>
    items === null ? undefined : `${names.says(seat, 'is')} dealt ${listed(items.map((item) => oneOf(item, style)))}`,
  'discard-started': ({ item }, { style }) => `The discard starts with ${oneOf(item, style)}`,
  'turn-started': () => undefined,
  'deck-reshuffled': ({ items }) => `The discard is shuffled into a new deck of ${items}`,
  // Whoever does not draw from the discard draws from the deck: that goes without saying.
  drawn: ({ seat, from, item }, { names, style }) =>
    item === null ? undefined : `${names.says(seat, 'draws')} ${oneOf(item, style)} from the ${from}`,
  played: (event, scene) => {
    const { seat, from, replaced } = event;
    const over = replaced === null ? 'a hidden item' : oneOf(replaced, scene.style);
    return `${scene.names.says(seat, 'plays')} ${PLAYED[from](event, scene)} over ${over}`;
  },
  'effect-ignored': ({ seat, item }, { names, style }) =>
    `${names.says(seat, 'ignores')} what ${theOne(item, style)} does`,
  gold: (event, scene) => sayGold(event, scene),
  infamy: (event, scene) => sayInfamy(event, scene),
  'put-on-deck': ({ item }, { style }) => ({ and: `${oneOf(item, style)} goes from the discard onto the deck` }),
  peeked: ({ seat, item }, { names, style }) =>
    onward(seat, 'peeks', item === null ? 'at a hidden item' : `at a hidden item: ${oneOf(item, style)}`, names),
  sold: ({ seat, as, items }, { names, style }) =>
    items.every((item) => item === as)
      ? `${names.says(seat, 'sells')} three ${plural(as, style)}`
      : `${names.says(seat, 'sells')} two ${plural(as, style)} and ${theOne('facsimilous-feline', style)} as a third`,
  slid: () => undefined,
  'doll-placed': ({ seat, owner, covered }, { names, style }) =>
    `${names.says(seat, 'puts')} ${oneOf('haunted-doll', style)} over a hidden item of ${whose(owner, names)}, ${oneOf(covered, style)}`,
  'dafana-declined': ({ seat }, { names }) => `${names.says(seat, 'declines')} the offer of Lady Dafana`,
  'replaced-turned-up': ({ item }, { style }) =>
    item === null ? undefined : { and: `the hidden item was ${oneOf(item, style)}` },
  returning: ({ item }, { style }) => ({ and: `${theOne(item, style)} comes back` }),
  'taken-up': ({ seat, item }, { names, style }) => ({
    and: `the hidden item${item === null ? '' : `, ${oneOf(item, style)},`} goes to ${stashOf(seat, names)}`,
  }),
  discarded: ({ seat, item, from }, { names, style }) => {
    if (from === 'stash') return `${names.says(seat, 'discards')} ${oneOf(item, style)}`;
    return from === 'lamp' ? { and: `${oneOf(item, style)} goes to the discard` } : undefined;
  },
  activated: ({ seat, item }, { names, style }) => `${names.says(seat, 'activates')} ${oneOf(item, style)}`,
  'taken-from-discard': ({ seat, item }, { names, style }) =>
    onward(seat, 'takes', `${oneOf(item, style)} out of the discard`, names),
  'lamp-shown': ({ item }, { style }) => ({ and: `it shows ${oneOf(item, style)}` }),
  'lamp-chosen': ({ seat, item }, { names, style }) => onward(seat, 'chooses', theOne(item, style), names),
  'stash-looked-at': ({ seat, owner, items }, { names, style }) => {
    const seen = items === null ? '' : `: ${listed(items.map((item) => oneOf(item, style)))}`;
    return `${names.says(seat, 'looks')} into ${stashOf(owner, names)}${seen}`;
  },
  'taken-from-stash': ({ seat, item }, { names, style }) =>
    onward(seat, 'takes', `${item === null ? 'an item' : oneOf(item, style)} out of it`, names),
  swapped: ({ seat, with: owner }, { names }) =>
    `${names.says(seat, 'swaps')} a hidden item for a revealed one of ${whose(owner, names)}`,
  triggered: ({ seat }, { names }) => `${names.says(seat, 'triggers')} the inspection: one more turn for all others`,
  'inspection-started': ({ triggered }) =>
    triggered === null ? 'The inspection begins, triggered by nobody' : 'The inspection begins',
  removed: ({ seat }, { names }) => `${names.says(seat, 'sets')} a hidden item aside, unseen`,
  counted: ({ sums }, { names }) =>
    `Infamy is counted: ${sums.map((sum, seat) => `${names.of(seat)} ${sum}`.replace('-', '−')).join(', ')}`,
  'markers-removed': () => undefined,
  bribed: ({ seat, points }, { names }) =>
    points === 0
      ? `${names.says(seat, 'pays')} no bribe`
      : `${names.says(seat, 'bribes')} ${counted(points, 'point')} of infamy away`,
  'match-ended': () => 'The match is over',
};

export function sayEvent<K extends AlleyEvent['kind']>(
  event: Extract<AlleyEvent, { kind: K }>,
  scene: Scene,
): Saying | undefined {
  const say: Sayings[K] = SAYINGS[event.kind as K];
  return say(event, scene);
}
