import type { AlleyEvent } from '@souk/games/arcane-alley';
import type { Course } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { itemThing, type Sentence } from './sentence.js';

type Kind = AlleyEvent['kind'];
type Happened<K extends Kind> = Extract<AlleyEvent, { kind: K }>;
type Deeds = { readonly [K in Kind]?: (event: Happened<K>, at: number) => Sentence | undefined };

/** Gold and infamy are what a move is about only where it begins with them: an answer, or a fine. */
function goldDeed({ seat, change, cause }: Happened<'gold'>, at: number): Sentence | undefined {
  const fillings = { who: { seat }, n: Math.abs(change) };
  if (cause === 'fines') return { k: 'aa.now.fines', with: fillings };
  if (at > 0) return undefined;
  return { k: change > 0 ? 'aa.now.gold' : 'aa.now.paysGold', with: fillings };
}

function infamyDeed({ seat, change }: Happened<'infamy'>, at: number): Sentence | undefined {
  if (at > 0) return undefined;
  return { k: change > 0 ? 'aa.now.infamy' : 'aa.now.losesInfamy', with: { who: { seat }, n: Math.abs(change) } };
}

const DEEDS: Deeds = {
  'wizard-taken': ({ seat, wizard }) => ({
    k: 'aa.now.wizard',
    with: { who: { seat }, wizard: { thing: 'wizard', id: wizard } },
  }),
  'reveal-chosen': ({ seat }) => ({ k: 'aa.now.chooses', with: { who: { seat } } }),
  'turned-up': ({ seat, items }) => ({
    k: 'aa.now.reveals',
    with: { who: { seat }, items: { all: items.map(({ item }) => itemThing(item)) } },
  }),
  drawn: ({ seat, from, item }) =>
    item === null
      ? { k: 'aa.now.draws', with: { who: { seat } } }
      : {
          k: from === 'deck' ? 'aa.now.drawsItem' : 'aa.now.drawsDiscard',
          with: { who: { seat }, item: itemThing(item) },
        },
  played: ({ seat, item }) => ({ k: 'aa.now.plays', with: { who: { seat }, item: itemThing(item) } }),
  'effect-ignored': ({ seat, item }) => ({ k: 'aa.now.ignores', with: { who: { seat }, item: itemThing(item) } }),
  gold: goldDeed,
  infamy: infamyDeed,
  'put-on-deck': ({ item }, at) => (at > 0 ? undefined : { k: 'aa.now.onDeck', with: { item: itemThing(item) } }),
  returning: ({ item }, at) => (at > 0 ? undefined : { k: 'aa.now.returns', with: { item: itemThing(item) } }),
  peeked: ({ seat }) => ({ k: 'aa.now.peeks', with: { who: { seat } } }),
  sold: ({ seat, as }) => ({ k: 'aa.now.sells', with: { who: { seat }, item: itemThing(as) } }),
  'doll-placed': ({ seat, owner }) => ({ k: 'aa.now.doll', with: { who: { seat }, owner: { seat: owner } } }),
  'dafana-declined': ({ seat }) => ({ k: 'aa.now.declines', with: { who: { seat } } }),
  discarded: ({ seat, item, from }) =>
    from === 'stash' ? { k: 'aa.now.discards', with: { who: { seat }, item: itemThing(item) } } : undefined,
  activated: ({ seat, item }) => ({ k: 'aa.now.activates', with: { who: { seat }, item: itemThing(item) } }),
  'stash-looked-at': ({ seat, owner }) => ({ k: 'aa.now.looks', with: { who: { seat }, owner: { seat: owner } } }),
  swapped: ({ seat, with: owner }) => ({ k: 'aa.now.swaps', with: { who: { seat }, owner: { seat: owner } } }),
  triggered: ({ seat }) => ({ k: 'aa.now.calls', with: { who: { seat } } }),
  'inspection-started': () => ({ k: 'aa.now.inspection' }),
  removed: ({ seat }) => ({ k: 'aa.now.removes', with: { who: { seat } } }),
  counted: () => ({ k: 'aa.now.counts' }),
  bribed: ({ seat, points }) =>
    points === 0
      ? { k: 'aa.now.noBribe', with: { who: { seat } } }
      : { k: 'aa.now.bribes', with: { who: { seat }, n: points } },
};

function done<K extends Kind>(event: Happened<K>, at: number): Sentence | undefined {
  const deedOf = DEEDS[event.kind as K];
  return deedOf?.(event, at);
}

/** What a merchant is doing while it is shown; undefined for what follows from it. */
export const deed = ({ events, at }: Course<AlleyEvent>): Sentence | undefined => done(elementAt(events, at), at);
