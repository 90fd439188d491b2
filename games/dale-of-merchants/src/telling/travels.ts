import type { DaleEvent, Place } from '@souk/games/dale-of-merchants';
import type { Course, Filling } from '@souk/i18n';
import type { Seat } from '@souk/kernel';
import { namedCards, type Sentence } from './sentence.js';
import type { Thing } from './things.js';

type Moved = Extract<DaleEvent, { kind: 'moved' }>;
type Events = readonly DaleEvent[];

/** Cards that go the same way one after the other. */
interface Travel {
  /** Whose the places are that they leave and reach. */
  readonly from: Seat;
  readonly to: Seat;
  readonly n: number;
  readonly cards: Filling<Thing>;
  readonly areSeen: boolean;
  /** What happens before it in the same move, and from it on. */
  readonly before: Events;
  readonly after: Events;
}

const seatOf = (place: Place): Seat => ('seat' in place ? place.seat : 0);

const happens = ({ before }: Travel, ...kinds: readonly DaleEvent['kind'][]): boolean =>
  before.some(({ kind }) => kinds.includes(kind));

/** A way to tell a travel; undefined if something else tells it, or if it goes without saying. */
type TravelTelling = (travel: Travel) => Sentence | undefined;

type KeyWith<Gaps extends string> = Extract<Sentence, { readonly with: { readonly [G in Gaps]: Filling<Thing> } }>['k'];
/** Sentences that need no more than these gaps filled. */
type Key<Gaps extends string> = {
  [K in KeyWith<Gaps>]: Exclude<keyof NonNullable<Extract<Sentence, { readonly k: K }>['with']>, Gaps> extends never
    ? K
    : never;
}[KeyWith<Gaps>];

const byOwner =
  (k: Key<'who' | 'cards'>): TravelTelling =>
  ({ from, cards }) => ({ k, with: { who: { seat: from }, cards } });
const byReceiver =
  (k: Key<'who' | 'cards'>): TravelTelling =>
  ({ to, cards }) => ({ k, with: { who: { seat: to }, cards } });
const ofCards =
  (k: Key<'cards' | 'n'>): TravelTelling =>
  ({ cards, n }) => ({ k, with: { cards, n } });
/** From one seat to another: who gives is the subject. */
const toOther =
  (k: Key<'who' | 'cards' | 'whom'>): TravelTelling =>
  ({ from, to, cards }) => ({ k, with: { who: { seat: from }, whom: { seat: to }, cards } });
/** From one seat to another: who gets is the subject. */
const fromOther =
  (k: Key<'who' | 'cards' | 'whom'>): TravelTelling =>
  ({ from, to, cards }) => ({ k, with: { who: { seat: to }, whom: { seat: from }, cards } });
const eitherWay =
  (own: TravelTelling, others: TravelTelling): TravelTelling =>
  (travel) =>
    (travel.from === travel.to ? own : others)(travel);
/** Whether a payment is laid down before it: the purchase has been told, perhaps in an earlier move. */
const isPaidFor = ({ before }: Travel): boolean =>
  before.some(
    (event) => event.kind === 'bought' || (event.kind === 'moved' && /^aside (discard|away)$/.test(wayOf(event))),
  );
const unlessBought =
  (telling: TravelTelling): TravelTelling =>
  (travel) =>
    isPaidFor(travel) ? undefined : telling(travel);

/** Cards by which others discard, without being asked. */
const LOSING: readonly string[] = ['nuisance'];

const isLost = ({ after }: Travel): boolean =>
  after.some((event) => event.kind === 'effect' && event.branch === 'discarded' && LOSING.includes(event.card));

const silent: TravelTelling = () => undefined;

/** By the zones that cards leave and reach; "away" is where thrown away cards go. */
const TELLINGS: { readonly [way: string]: TravelTelling } = {
  'hand aside': (travel) => (happens(travel, 'technique-played') ? byOwner('dm.log.discarded')(travel) : undefined),
  'hand discard': (travel) => byOwner(isLost(travel) ? 'dm.log.hadToDiscard' : 'dm.log.discarded')(travel),
  'hand away': byOwner('dm.log.threw'),
  'hand hand': toOther('dm.log.gave'),
  'hand deck': toOther('dm.log.put'),
  // That others fill their hands up to five at the end of a turn goes without saying.
  'deck hand': (travel) =>
    !travel.areSeen && happens(travel, 'hand-checked') ? undefined : byReceiver('dm.log.drew')(travel),
  'junk hand': byReceiver('dm.log.gotJunk'),
  'deck aside': eitherWay(byReceiver('dm.log.looked'), fromOther('dm.log.lookedFrom')),
  'junk aside': byReceiver('dm.log.gotJunk'),
  'deck discard': ({ from, n }) => ({ k: 'dm.log.swappedPiles', with: { who: { seat: from }, n } }),
  'aside hand': byReceiver('dm.log.took'),
  'aside deck': eitherWay(byOwner('dm.log.putBack'), toOther('dm.log.putBackOn')),
  'aside discard': eitherWay(silent, ({ to, cards }) => ({
    k: 'dm.log.wentToPile',
    with: { cards, whom: { seat: to } },
  })),
  'market hand': unlessBought(byReceiver('dm.log.tookFromMarket')),
  'market-discard hand': unlessBought(byReceiver('dm.log.took')),
  'market-deck market': ({ cards }) => ({ k: 'dm.log.newInMarket', with: { cards } }),
  'market-deck hand': byReceiver('dm.log.drewFromMarketDeck'),
  'market-deck aside': byReceiver('dm.log.drewFromMarketDeck'),
  'market-deck away': ofCards('dm.log.thrownFromMarketDeck'),
  'discard hand': eitherWay(byReceiver('dm.log.tookFromPile'), fromOther('dm.log.tookFromPileOf')),
  'discard away': byOwner('dm.log.threwFromPile'),
  'stall hand': fromOther('dm.log.tookFromStall'),
  'play-area market': ({ cards }) => ({ k: 'dm.log.tookItsPlace', with: { cards } }),
  'play-area stall': ({ cards }) => ({ k: 'dm.log.tookItsPlace', with: { cards } }),
};

/** For ways that have no telling of their own: by where they end. */
const ENDINGS: { readonly [end: string]: TravelTelling } = {
  away: (travel) => (travel.areSeen ? ofCards('dm.log.thrown')(travel) : undefined),
  hand: (travel) => (travel.areSeen ? byReceiver('dm.log.took')(travel) : undefined),
};

const endOf = ({ zone }: Place): string => (zone === 'market-discard' || zone === 'junk' ? 'away' : zone);
const wayOf = ({ from, to }: Moved): string => `${from.zone} ${endOf(to)}`;

const goTheSameWay = (one: DaleEvent | undefined, other: Moved): one is Moved =>
  one?.kind === 'moved' &&
  wayOf(one) === wayOf(other) &&
  seatOf(one.from) === seatOf(other.from) &&
  seatOf(one.to) === seatOf(other.to);

/** What may stand between cards that go the same way. */
const isBetween = (event: DaleEvent | undefined): boolean => event?.kind === 'hand-checked';

function neighbour(events: Events, at: number, step: 1 | -1): number {
  let there = at + step;
  while (isBetween(events[there])) there += step;
  return there;
}

/** The first of several cards that go the same way tells of all. */
export function tellMoved(event: Moved, { events, at }: Course<DaleEvent>): Sentence | undefined {
  if (goTheSameWay(events[neighbour(events, at, -1)], event)) return undefined;
  const cards: (string | null)[] = [];
  for (let i = at; ; i = neighbour(events, i, 1)) {
    const next = events[i];
    if (!goTheSameWay(next, event)) break;
    cards.push(next.card);
  }
  const telling = TELLINGS[wayOf(event)] ?? ENDINGS[endOf(event.to)] ?? silent;
  const sentence = telling({
    from: seatOf(event.from),
    to: seatOf(event.to),
    n: cards.length,
    cards: namedCards(cards),
    areSeen: cards.some((card) => card !== null),
    before: events.slice(0, at),
    after: events.slice(at),
  });
  return sentence === undefined ? undefined : { ...sentence, follows: true };
}
