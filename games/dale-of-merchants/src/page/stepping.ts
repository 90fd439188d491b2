import type { CardView, DaleEvent, Place, PlayerView, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Flight, Pace } from '@souk/table-kit/face';

type Kind = DaleEvent['kind'];
type Happened<K extends Kind> = Extract<DaleEvent, { kind: K }>;

/** Names of places. */
export const places = {
  hand: (seat: number) => `hand:${seat}`,
  handCard: (card: string) => `hand-card:${card}`,
  deck: (seat: number) => `deck:${seat}`,
  discard: (seat: number) => `discard:${seat}`,
  stack: (seat: number, stack: number) => `stack:${seat}:${stack}`,
  market: (slot: number) => `market:${slot}`,
  player: (seat: number) => `player:${seat}`,
  aside: (card: string) => `aside:${card}`,
  marketDeck: 'market-deck',
  marketDiscard: 'market-discard',
} as const;

const asView = (card: string | null): CardView => ({ card, pool: null, shown: card !== null, marks: null });

const withPlayer = (view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player, each) => (each === seat ? { ...player, ...change(player) } : player)),
});

/** Without one card: the one that is named, else any that is not known. */
function without(cards: readonly CardView[], card: string | null): readonly CardView[] {
  const exact = cards.findIndex((each) => each.card === card);
  const at = exact === -1 ? cards.findIndex((each) => each.card === null) : exact;
  return at === -1 ? cards.slice(1) : cards.toSpliced(at, 1);
}

const withoutName = (cards: readonly string[], card: string | null): readonly string[] => {
  const at = card === null ? 0 : cards.indexOf(card);
  return at === -1 ? cards : cards.toSpliced(at, 1);
};

const withStack = (
  stall: PlayerView['stall'],
  stack: number,
  change: (cards: readonly string[]) => readonly string[],
): PlayerView['stall'] => {
  const grown = stall.length < stack ? [...stall, ...Array.from({ length: stack - stall.length }, () => [])] : stall;
  return grown.with(stack - 1, change(elementAt(grown, stack - 1)));
};

function takeFrom(view: View, from: Place, card: string | null): View {
  switch (from.zone) {
    case 'hand':
      return withPlayer(view, from.seat, ({ hand }) => ({ hand: without(hand, card) }));
    case 'deck':
      return withPlayer(view, from.seat, ({ deck }) => ({ deck: deck.slice(1) }));
    case 'discard':
      return withPlayer(view, from.seat, ({ discard }) => ({ discard: withoutName(discard, card) }));
    case 'stall':
      return withPlayer(view, from.seat, ({ stall }) => ({
        stall: withStack(stall, from.stack, (cards) => withoutName(cards, card)),
      }));
    case 'market':
      return { ...view, market: view.market.with(from.slot, null) };
    case 'market-deck':
      return { ...view, marketDeck: view.marketDeck.slice(1) };
    case 'market-discard':
      return { ...view, marketDiscard: withoutName(view.marketDiscard, card) };
    case 'aside':
      return { ...view, aside: without(view.aside, card) };
    case 'play-area':
    case 'schedule':
    case 'pile':
    case 'junk':
      return view;
  }
}

function putInto(view: View, to: Place, card: string | null): View {
  switch (to.zone) {
    case 'hand':
      return withPlayer(view, to.seat, ({ hand }) => ({ hand: [...hand, asView(card)] }));
    case 'deck':
      return withPlayer(view, to.seat, ({ deck }) => ({ deck: [asView(card), ...deck] }));
    case 'discard':
      return card === null ? view : withPlayer(view, to.seat, ({ discard }) => ({ discard: [card, ...discard] }));
    case 'stall':
      return card === null
        ? view
        : withPlayer(view, to.seat, ({ stall }) => ({
            stall: withStack(stall, to.stack, (cards) => [...cards, card]),
          }));
    case 'market':
      return { ...view, market: view.market.with(to.slot, card) };
    case 'market-deck':
      return { ...view, marketDeck: [asView(card), ...view.marketDeck] };
    case 'market-discard':
      return card === null ? view : { ...view, marketDiscard: [card, ...view.marketDiscard] };
    case 'aside':
      return { ...view, aside: [...view.aside, asView(card)] };
    case 'play-area':
    case 'schedule':
    case 'pile':
    case 'junk':
      return view;
  }
}

/** Cards that leave a hand are seen going to the discard pile, where nearly all of them end, and wait there for what becomes of them. */
const isLaidDown = (from: Place, to: Place): boolean => from.zone === 'hand' && to.zone === 'aside';

/** Whether a card that comes from aside is one of those that wait on the discard pile. */
const waits = ({ aside }: View, from: Place, card: string | null): boolean =>
  from.zone === 'aside' && card !== null && !aside.some((each) => each.card === card);

/** Where a card is drawn meanwhile that comes from a place. */
const drawnFrom = (view: View, from: Place, card: string | null): Place =>
  from.zone === 'aside' && waits(view, from, card) ? { zone: 'discard', seat: from.seat } : from;

const drawnTo = (from: Place, to: Place): Place =>
  to.zone === 'aside' && isLaidDown(from, to) ? { zone: 'discard', seat: to.seat } : to;

const STEPS: { readonly [K in Kind]?: (view: View, event: Happened<K>) => View } = {
  'turn-started': (view, { turn }) => ({ ...view, turn, actions: 0 }),
  moved: (view, { card, from, to }) =>
    putInto(takeFrom(view, drawnFrom(view, from, card), card), drawnTo(from, to), card),
  'market-closed-up': (view, { market }) => ({ ...view, market }),
  'decks-chosen': (view) => view,
};

function stepped<K extends Kind>(view: View, event: Happened<K>): View {
  const step = STEPS[event.kind as K];
  return step === undefined ? view : step(view, event);
}

export const step = (view: View, event: DaleEvent): View => stepped(view, event);

/** Where a card is seen that lies in some place. */
function seenAt(place: Place, card: string | null, viewer: View['viewer']): string {
  switch (place.zone) {
    case 'hand':
      return place.seat === viewer && card !== null ? places.handCard(card) : places.hand(place.seat);
    case 'deck':
      return places.deck(place.seat);
    case 'discard':
    // A technique that is played lies where it goes when it is done.
    case 'play-area':
    case 'schedule':
      return places.discard(place.seat);
    case 'stall':
      return places.stack(place.seat, place.stack);
    case 'market':
      return places.market(place.slot);
    case 'market-deck':
      return places.marketDeck;
    case 'market-discard':
      return places.marketDiscard;
    case 'aside':
      return card === null ? places.deck(place.seat) : places.aside(card);
    case 'pile':
      return place.seat === viewer ? places.deck(place.seat) : places.player(place.seat);
    case 'junk':
      return places.marketDeck;
  }
}

/** Cards of the market that move up, each to its new slot. */
function movingUp({ market: before }: View, after: Happened<'market-closed-up'>['market']): readonly Flight[] {
  const from = before.flatMap((card, slot) => (card === null ? [] : [slot]));
  const to = after.flatMap((card, slot) => (card === null ? [] : [slot]));
  return from.flatMap((slot, nth) => {
    const next = to[nth];
    return next === undefined || next === slot
      ? []
      : [{ from: places.market(slot), to: places.market(next), looks: 'to' as const }];
  });
}

/** A card that arrives where it lies open is seen as it is drawn there. */
const OPEN: readonly Place['zone'][] = ['hand', 'market', 'aside'];

function flightOf({ card, from, to }: Happened<'moved'>, view: View): readonly Flight[] {
  const start = seenAt(drawnFrom(view, from, card), card, view.viewer);
  const end = seenAt(drawnTo(from, to), card, view.viewer);
  const looks = OPEN.includes(drawnTo(from, to).zone) && card !== null ? 'to' : 'from';
  return start === end ? [] : [{ from: start, to: end, looks }];
}

export function flights(event: DaleEvent, view: View): readonly Flight[] {
  if (event.kind === 'market-closed-up') return movingUp(view, event.market);
  return event.kind === 'moved' ? flightOf(event, view) : [];
}

const PACES: { readonly [K in Kind]?: Pace } = {
  'last-window': 'none',
  'hand-checked': 'none',
  effect: 'none',
  moved: 'none',
  'turn-started': 'none',
  shuffled: 'short',
  'market-closed-up': 'short',
  // What is done to whom follows at once; and what is declined changes nothing.
  'player-chosen': 'short',
  declined: 'short',
};

export const pace = ({ kind }: DaleEvent): Pace => PACES[kind] ?? 'usual';
