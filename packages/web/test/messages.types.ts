// Nothing here is run: the compiler checks it with the tests. Each line that must not compile says so, and is an error
// itself should it compile one day.

import type { GapsIn, SentenceIn, Translation } from '@souk/i18n';
import { Text, translate } from '../../table-kit/src/components/Text.js';
import type { Sentence } from '../../table-kit/src/face.js';
import type { English, German, MessageKey } from '../../table-kit/src/i18n/keys.js';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The gaps of a message, as the compiler reads them. */
export const gaps: readonly true[] = [
  true satisfies Same<GapsIn<'Close'>, never>,
  true satisfies Same<GapsIn<'{who} drew {card}.'>, 'who' | 'card'>,
  true satisfies Same<GapsIn<'{who}: {n, plural, one {# gem} other {# gems}}, {left} left'>, 'who' | 'n' | 'left'>,
  true satisfies Same<GapsIn<'{who} {you, select, yes {hast} other {hat}} {card}'>, 'who' | 'you' | 'card'>,
];

export function messages(): readonly string[] {
  return [
    translate('close'),
    translate('end.won', { name: 'Zahra' }),
    translate('aa.log.over'),
    translate('talk.here'),
    // @ts-expect-error there is no such message
    translate('clsoe'),
    // @ts-expect-error nor in what is said about online play
    translate('talk.heer'),
    // @ts-expect-error nor in a game
    translate('aa.log.ovre'),
    // @ts-expect-error a gap is left open
    translate('end.won'),
    // @ts-expect-error a gap is left open beside another
    translate('analysis.lost', { name: 'Zahra' }),
    // @ts-expect-error a gap is misspelt
    translate('end.won', { nmae: 'Zahra' }),
    // @ts-expect-error there is nothing to fill
    translate('close', { name: 'Zahra' }),
    // @ts-expect-error a text cannot hold elements
    translate('end.won', { name: { text: 'Zahra' } }),
  ];
}

export const sentences: readonly Sentence[] = [
  { k: 'dm.preview.left' },
  { k: 'dm.preview.stall-card', with: { who: 'Hild', card: { text: 'Acorn' }, whom: 'Zahra' } },
  // @ts-expect-error there is no such message
  { k: 'dm.preview.satll-card', with: { who: 'Hild', card: 'Acorn', whom: 'Zahra' } },
  // @ts-expect-error a gap is left open
  { k: 'dm.preview.stall-card', with: { who: 'Hild', whom: 'Zahra' } },
  // @ts-expect-error a gap is misspelt
  { k: 'dt.chapter.round', with: { ronud: 1 } },
  // @ts-expect-error nothing fills the gaps
  { k: 'aa.chapter.round' },
];

type Told = SentenceIn<
  { readonly over: 'Over.'; readonly drew: '{who} drew {card}.' },
  { readonly over: 'Ende.'; readonly drew: '{who} {n, plural, one {zog} other {zogen}} {card}.' },
  { readonly thing: 'card'; readonly id: 'acorn' | 'charm' }
>;

export const told: readonly Told[] = [
  { k: 'over' },
  { k: 'drew', with: { who: { seat: 1 }, card: { thing: 'card', id: 'acorn' }, n: 1 }, follows: true },
  { k: 'drew', with: { who: { seat: 1 }, card: { all: [{ thing: 'card', id: 'charm' }, { k: 'over' }] }, n: 2 } },
  // @ts-expect-error there is no such message
  { k: 'dwer', with: { who: { seat: 1 }, card: 'Acorn', n: 1 } },
  // @ts-expect-error a gap is left open
  { k: 'drew', with: { who: { seat: 1 }, n: 1 } },
  // @ts-expect-error German has a gap more than English
  { k: 'drew', with: { who: { seat: 1 }, card: 'Acorn' } },
  // @ts-expect-error there is no such card
  { k: 'drew', with: { who: { seat: 1 }, card: { thing: 'card', id: 'aconr' }, n: 1 } },
  // @ts-expect-error nothing fills the gaps
  { k: 'drew' },
];

export const elements = (): readonly unknown[] => [
  Text({ k: 'close' }),
  Text({ k: 'hint.move', with: { what: null } }),
  // @ts-expect-error there is no such message
  Text({ k: 'hint.mvoe', with: { what: null } }),
  // @ts-expect-error nothing fills the gap
  Text({ k: 'hint.move' }),
];

const english = { one: 'One', two: 'Two {n}' } as const;

export const translations = [
  { one: 'Eins', two: 'Zwei {n}' } as const satisfies Translation<typeof english>,
  // @ts-expect-error a message is missing
  { one: 'Eins' } as const satisfies Translation<typeof english>,
  // @ts-expect-error a message is superfluous
  { one: 'Eins', two: 'Zwei {n}', three: 'Drei' } as const satisfies Translation<typeof english>,
];

/** Every catalogue is among those that the compiler knows: keys of each can be said. */
export const known: readonly MessageKey[] = [
  'close',
  'talk.here',
  'aa.deck',
  'dm.market',
  'dt.nothing',
  'dt.lesson.end',
];

type Differing = {
  [K in MessageKey]: Same<GapsIn<English[K]>, GapsIn<German[K]>> extends true ? never : K;
}[MessageKey];

/** One message says the same by other means: the English text is the rules' own, the German one is made of parts. */
export const differing: Same<Differing, 'dm.prompt.effect'> = true;
