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
  marketDeck: 'market-deck',
  marketDiscard: 'market-discard',
  play: 'play-area',
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

const STEPS: { readonly [K in Kind]?: (view: View, event: Happened<K>) => View } = {
  'turn-started': (view, { turn }) => ({ ...view, turn, actions: 0 }),
  moved: (view, { card, from, to }) => putInto(takeFrom(view, from, card), to, card),
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
    case 'play-area':
    case 'schedule':
    case 'pile':
      return places.player(place.seat);
    case 'junk':
      return places.marketDeck;
  }
}

export function flights(event: DaleEvent, view: View): readonly Flight[] {
  if (event.kind !== 'moved') return [];
  const from = seenAt(event.from, event.card, view.viewer);
  const to = seenAt(event.to, event.card, view.viewer);
  return from === to ? [] : [{ from, to, looks: event.to.zone === 'hand' && event.card !== null ? 'to' : 'from' }];
}

const PACES: { readonly [K in Kind]?: Pace } = {
  'last-window': 'none',
  'hand-checked': 'none',
  effect: 'none',
  moved: 'none',
  'turn-started': 'none',
  shuffled: 'short',
  'market-closed-up': 'short',
};

export const pace = ({ kind }: DaleEvent): Pace => PACES[kind] ?? 'usual';
