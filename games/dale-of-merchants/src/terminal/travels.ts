import type { DaleEvent, Place } from '@souk/games/dale-of-merchants';
import type { Seat } from '@souk/kernel';
import type { Course, Saying, Scene } from '@souk/terminal-kit';
import { cardsInWords } from './cards.js';

type Moved = Extract<DaleEvent, { kind: 'moved' }>;
type Events = readonly DaleEvent[];

/** Cards that go the same way one after the other. */
interface Travel {
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
  /** "2 Junk and Charm". */
  readonly cards: string;
  readonly areSeen: boolean;
  /** What happens before it in the same move. */
  readonly before: Events;
  readonly scene: Scene;
}

const seatOf = (place: Place): Seat => ('seat' in place ? place.seat : 0);

/** The subject within a line: "you draw", "Ben draws". */
export function midSentence(seat: Seat, verb: string, { names }: Scene): string {
  const said = names.says(seat, verb);
  return names.whom(seat) === 'you' ? said.replace(/^You/, 'you') : said;
}

export const whose = (seat: Seat, { names }: Scene): string =>
  names.whom(seat) === 'you' ? 'your' : `${names.whom(seat)}’s`;

/** "the" for what is the acting player's own. */
const theOr = (owner: Seat, actor: Seat, scene: Scene): string => (owner === actor ? 'the' : whose(owner, scene));

const happens = ({ before }: Travel, ...kinds: readonly DaleEvent['kind'][]): boolean =>
  before.some(({ kind }) => kinds.includes(kind));

/** A way to tell a travel; undefined if something else tells it, or if it goes without saying. */
type Telling = (travel: Travel) => string | undefined;

const fromOwner =
  (verb: string, rest = ''): Telling =>
  ({ from, cards, scene }) =>
    `${midSentence(seatOf(from), verb, scene)} ${cards}${rest}`;
const toOwner =
  (verb: string, rest = ''): Telling =>
  ({ to, cards, scene }) =>
    `${midSentence(seatOf(to), verb, scene)} ${cards}${rest}`;
const cardsThemselves =
  (one: string, many: string, rest: string): Telling =>
  ({ cards, count }) =>
    `${cards} ${count === 1 ? one : many} ${rest}`;

const looks: Telling = ({ from, to, cards, scene }) =>
  `${midSentence(seatOf(to), 'looks', scene)} at ${cards} from ${theOr(seatOf(from), seatOf(to), scene)} deck`;

/** By the zones that cards leave and reach; "away" is where thrown away cards go. */
const TELLINGS: { readonly [way: string]: Telling } = {
  'hand aside': (travel) => (happens(travel, 'technique-played') ? fromOwner('discards')(travel) : undefined),
  'hand discard': fromOwner('discards'),
  'hand away': fromOwner('throws', ' away'),
  'hand hand': ({ from, to, cards, scene }) =>
    `${midSentence(seatOf(from), 'gives', scene)} ${cards} to ${scene.names.whom(seatOf(to))}`,
  'hand deck': ({ from, to, cards, scene }) =>
    `${midSentence(seatOf(from), 'puts', scene)} ${cards} on ${whose(seatOf(to), scene)} deck`,
  // That others fill their hands up to five at the end of a turn goes without saying.
  'deck hand': (travel) => (!travel.areSeen && happens(travel, 'hand-checked') ? undefined : toOwner('draws')(travel)),
  'junk hand': toOwner('gets', ' from the junk pile'),
  'deck aside': looks,
  'junk aside': toOwner('gets', ' from the junk pile'),
  'deck discard': ({ from, count, scene }) =>
    `${midSentence(seatOf(from), 'swaps', scene)} the deck (${count}) for the discards`,
  'aside hand': toOwner('takes'),
  'aside deck': ({ from, to, cards, scene }) =>
    `${midSentence(seatOf(from), 'puts', scene)} ${cards} back on ${theOr(seatOf(to), seatOf(from), scene)} deck`,
  'aside discard': (travel) =>
    seatOf(travel.to) === seatOf(travel.from)
      ? undefined
      : cardsThemselves('goes', 'go', `to ${whose(seatOf(travel.to), travel.scene)} discard pile`)(travel),
  'aside away': cardsThemselves('is', 'are', 'thrown away'),
  'market hand': (travel) => (happens(travel, 'bought') ? undefined : toOwner('takes', ' from the market')(travel)),
  'market-deck market': cardsThemselves('comes', 'come', 'to the market'),
  'market-deck hand': toOwner('draws', ' from the market deck'),
  'market-deck aside': toOwner('draws', ' from the market deck'),
  'market-deck away': cardsThemselves('is', 'are', 'thrown away from the market deck'),
  'discard hand': ({ from, to, cards, scene }) =>
    `${midSentence(seatOf(to), 'takes', scene)} ${cards} from ${theOr(seatOf(from), seatOf(to), scene)} discard pile`,
  'discard away': fromOwner('throws', ' away from the discard pile'),
  'stall hand': ({ from, to, cards, scene }) =>
    `${midSentence(seatOf(to), 'takes', scene)} ${cards} from ${whose(seatOf(from), scene)} stall`,
  'play-area market': cardsThemselves('takes', 'take', 'its place'),
  'play-area stall': cardsThemselves('takes', 'take', 'its place'),
};

const endOf = ({ zone }: Place): string => (zone === 'market-discard' || zone === 'junk' ? 'away' : zone);
const wayOf = ({ from, to }: Moved): string => `${from.zone} ${endOf(to)}`;

const goTheSameWay = (one: DaleEvent | undefined, other: Moved): one is Moved =>
  one?.kind === 'moved' &&
  wayOf(one) === wayOf(other) &&
  seatOf(one.from) === seatOf(other.from) &&
  seatOf(one.to) === seatOf(other.to);

/** What may stand between cards that go the same way. */
const isAside = (event: DaleEvent | undefined): boolean => event?.kind === 'hand-checked';

function neighbour(events: Events, at: number, step: 1 | -1): number {
  let there = at + step;
  while (isAside(events[there])) there += step;
  return there;
}

/** The first of several cards that go the same way tells of all. */
export function sayMoved(event: Moved, scene: Scene, { events, at }: Course<DaleEvent>): Saying | undefined {
  if (goTheSameWay(events[neighbour(events, at, -1)], event)) return undefined;
  const cards: (string | null)[] = [];
  for (let i = at; ; i = neighbour(events, i, 1)) {
    const next = events[i];
    if (!goTheSameWay(next, event)) break;
    cards.push(next.card);
  }
  const said = TELLINGS[wayOf(event)]?.({
    from: event.from,
    to: event.to,
    count: cards.length,
    cards: cardsInWords(cards, scene.style),
    areSeen: cards.some((card) => card !== null),
    before: events.slice(0, at),
    scene,
  });
  return said === undefined ? undefined : { and: said };
}
