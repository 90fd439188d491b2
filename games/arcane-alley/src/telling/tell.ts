import type { AlleyEvent, PlaySource } from '@souk/games/arcane-alley';
import { type Course, type Filling, signed } from '@souk/i18n';
import { elementAt } from '@souk/kernel';
import { tellGold, tellInfamy } from './scores.js';
import { itemThing, type Sentence, togetherAt } from './sentence.js';
import type { Thing } from './things.js';

type Kind = AlleyEvent['kind'];
type Happened<K extends Kind> = Extract<AlleyEvent, { kind: K }>;
type Tellings = {
  readonly [K in Kind]: (event: Happened<K>, course: Course<AlleyEvent>) => Sentence | undefined;
};

const silent = (): undefined => undefined;

const HIDDEN: Sentence = { k: 'aa.log.hiddenItem' };

/** What is played, by where it comes from. */
const PLAYED: { readonly [source in PlaySource]?: 'aa.log.returning' | 'aa.log.outOfThatStash' } = {
  'magic-boomerang': 'aa.log.returning',
  'sacred-chalice': 'aa.log.outOfThatStash',
};

function playedItem({ item, from }: Happened<'played'>): Filling<Thing> {
  const k = PLAYED[from];
  if (k === undefined) return itemThing(item);
  const phrase: Sentence = { k, with: { item: itemThing(item) } };
  return phrase;
}

const isShown = (event: AlleyEvent): event is Happened<'lamp-shown'> => event.kind === 'lamp-shown';

const isLeftOver = (event: AlleyEvent): event is Happened<'discarded'> =>
  event.kind === 'discarded' && event.from === 'lamp';

const allItems = (events: readonly { readonly item: Parameters<typeof itemThing>[0] }[]): Filling<Thing> => ({
  all: events.map(({ item }) => itemThing(item)),
});

function tellDiscarded({ seat, item, from }: Happened<'discarded'>, course: Course<AlleyEvent>): Sentence | undefined {
  if (from === 'stash') return { k: 'aa.log.discarded', with: { who: { seat }, item: itemThing(item) } };
  const left = togetherAt(course, isLeftOver);
  if (left.length === 0) return undefined;
  return { k: 'aa.log.toDiscard', with: { items: allItems(left) }, follows: true };
}

function tellSum(sum: number, seat: number): Sentence {
  return { k: 'aa.log.sum', with: { who: { seat }, n: signed(sum) } };
}

const TELLINGS: Tellings = {
  'wizard-taken': ({ seat, wizard }) => ({
    k: 'aa.log.wizard',
    with: { who: { seat }, wizard: { thing: 'wizard', id: wizard } },
  }),
  'round-started': ({ round, starter }) => ({ k: 'aa.log.roundStarted', with: { who: { seat: starter }, round } }),
  'storehouses-dealt': silent,
  'reveal-chosen': silent,
  'turned-up': ({ seat, items }) => ({ k: 'aa.log.revealed', with: { who: { seat }, items: allItems(items) } }),
  'stash-dealt': ({ seat, items }) =>
    items === null ? undefined : { k: 'aa.log.dealt', with: { who: { seat }, items: { all: items.map(itemThing) } } },
  'discard-started': ({ item }) => ({ k: 'aa.log.discardStarts', with: { item: itemThing(item) } }),
  'turn-started': silent,
  'deck-reshuffled': ({ items }) => ({ k: 'aa.log.reshuffled', with: { n: items } }),
  drawn: ({ seat, from, item }) =>
    item === null
      ? { k: 'aa.log.drew', with: { who: { seat } } }
      : {
          k: from === 'deck' ? 'aa.log.drewItem' : 'aa.log.drewDiscard',
          with: { who: { seat }, item: itemThing(item) },
        },
  played: (event) => ({
    k: 'aa.log.played',
    with: {
      who: { seat: event.seat },
      item: playedItem(event),
      replaced: event.replaced === null ? HIDDEN : itemThing(event.replaced),
    },
  }),
  'effect-ignored': ({ seat, item }) => ({ k: 'aa.log.ignored', with: { who: { seat }, item: itemThing(item) } }),
  gold: tellGold,
  infamy: tellInfamy,
  'put-on-deck': ({ item }) => ({ k: 'aa.log.onDeck', with: { item: itemThing(item) }, follows: true }),
  peeked: ({ seat, item }) =>
    item === null
      ? { k: 'aa.log.peeked', with: { who: { seat } }, follows: true }
      : { k: 'aa.log.peekedItem', with: { who: { seat }, item: itemThing(item) }, follows: true },
  sold: ({ seat, as, items }) =>
    items.every((item) => item === as)
      ? { k: 'aa.log.sold', with: { who: { seat }, item: itemThing(as) } }
      : {
          k: 'aa.log.soldWith',
          with: { who: { seat }, item: itemThing(as), feline: itemThing('facsimilous-feline') },
        },
  slid: silent,
  'doll-placed': ({ seat, owner, covered }) => ({
    k: 'aa.log.doll',
    with: { who: { seat }, owner: { seat: owner }, item: itemThing(covered) },
  }),
  'dafana-declined': ({ seat }) => ({ k: 'aa.log.declined', with: { who: { seat } } }),
  'replaced-turned-up': ({ item }) =>
    item === null ? undefined : { k: 'aa.log.wasHidden', with: { item: itemThing(item) }, follows: true },
  returning: ({ item }) => ({ k: 'aa.log.returns', with: { item: itemThing(item) }, follows: true }),
  'taken-up': ({ seat, item }) =>
    item === null
      ? { k: 'aa.log.takenUp', with: { who: { seat } }, follows: true }
      : { k: 'aa.log.takenUpItem', with: { who: { seat }, item: itemThing(item) }, follows: true },
  // What leaves a storehouse has been told by what takes its place.
  discarded: (event, course) => (event.from === 'storehouse' ? undefined : tellDiscarded(event, course)),
  activated: ({ seat, item }) => ({ k: 'aa.log.activated', with: { who: { seat }, item: itemThing(item) } }),
  'taken-from-discard': ({ seat, item }) => ({
    k: 'aa.log.fromDiscard',
    with: { who: { seat }, item: itemThing(item) },
    follows: true,
  }),
  'lamp-shown': (_event, course) => {
    const shown = togetherAt(course, isShown);
    return shown.length === 0 ? undefined : { k: 'aa.log.lampShowed', with: { items: allItems(shown) }, follows: true };
  },
  'lamp-chosen': ({ seat, item }) => ({
    k: 'aa.log.lampChosen',
    with: { who: { seat }, item: itemThing(item) },
    follows: true,
  }),
  'stash-looked-at': ({ seat, owner, items }) =>
    items === null
      ? { k: 'aa.log.looked', with: { who: { seat }, owner: { seat: owner } } }
      : {
          k: 'aa.log.lookedItems',
          with: { who: { seat }, owner: { seat: owner }, items: { all: items.map(itemThing) } },
        },
  'taken-from-stash': ({ seat, owner, item }) =>
    item === null
      ? { k: 'aa.log.tookStash', with: { who: { seat }, owner: { seat: owner } }, follows: true }
      : {
          k: 'aa.log.tookStashItem',
          with: { who: { seat }, owner: { seat: owner }, item: itemThing(item) },
          follows: true,
        },
  swapped: ({ seat, with: owner }) => ({ k: 'aa.log.swapped', with: { who: { seat }, owner: { seat: owner } } }),
  triggered: ({ seat }) => ({ k: 'aa.log.triggered', with: { who: { seat } } }),
  'inspection-started': ({ triggered }) => ({
    k: triggered === null ? 'aa.log.inspectionAlone' : 'aa.log.inspection',
  }),
  removed: ({ seat }) => ({ k: 'aa.log.removed', with: { who: { seat } } }),
  counted: ({ sums }) => ({ k: 'aa.log.counted', with: { sums: { all: sums.map(tellSum) } } }),
  'markers-removed': silent,
  bribed: ({ seat, points }) =>
    points === 0
      ? { k: 'aa.log.noBribe', with: { who: { seat } } }
      : { k: 'aa.log.bribed', with: { who: { seat }, n: points } },
  'match-ended': () => ({ k: 'aa.log.over' }),
};

function told<K extends Kind>(event: Happened<K>, course: Course<AlleyEvent>): Sentence | undefined {
  const say: Tellings[K] = TELLINGS[event.kind as K];
  return say(event, course);
}

export const tell = (course: Course<AlleyEvent>): Sentence | undefined =>
  told(elementAt(course.events, course.at), course);
