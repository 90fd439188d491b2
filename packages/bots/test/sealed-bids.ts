import {
  below,
  cloneRandom,
  type Events,
  elementAt,
  type Game,
  Hasher,
  IllegalMove,
  type JsonSchema,
  type MoveList,
  nextBits,
  type OptionsOf,
  type OptionsSpec,
  onlyFor,
  parseAs,
  parseByKind,
  type RandomState,
  type Seat,
  shuffle,
  type Viewer,
} from '@souk/kernel';

/**
 * A small game with all that Dwarven Traders lacks: hidden hands, everybody deciding at once, a hundred moves
 * to choose from, a standing answer, and leaving. Every lot goes to the highest card bid; most lots win.
 */
const HAND = 4;
const LOTS = 3;
const BOASTS = 99;
const UNDECIDED = -1;
const PASS = 0;
/** Codes from here on are boasts, which bid nothing, loudly. */
const FIRST_BOAST = 100;

const OPTIONS = {
  lots: { type: 'integer', default: LOTS, min: 1, max: HAND, label: 'Lots', help: 'How many lots are sold' },
} as const satisfies OptionsSpec;
type Options = OptionsOf<typeof OPTIONS>;

interface State {
  readonly random: RandomState;
  readonly options: Options;
  readonly hands: readonly number[][];
  readonly bids: number[];
  readonly points: number[];
  readonly left: boolean[];
  lot: number;
}

export type BidMove =
  | { readonly kind: 'bid'; readonly card: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'boast'; readonly volume: number };

export type BidEvent =
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly card?: number }
  | { readonly kind: 'lot-won'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'lot-lost' }
  | { readonly kind: 'left'; readonly seat: Seat };

export interface BidView {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly decided: readonly boolean[];
  readonly ownBid: number;
  readonly points: readonly number[];
  readonly left: readonly boolean[];
  readonly lot: number;
}

const NUMBERS = { type: 'array', items: { type: 'integer' } } as const;
const POSITION_SCHEMA = {
  type: 'object',
  properties: {
    random: { type: 'array', items: { type: 'integer' }, minItems: 4, maxItems: 4 },
    lots: { type: 'integer' },
    hands: { type: 'array', items: NUMBERS },
    bids: NUMBERS,
    points: NUMBERS,
    left: { type: 'array', items: { type: 'boolean' } },
    lot: { type: 'integer' },
  },
  required: ['random', 'lots', 'hands', 'bids', 'points', 'left', 'lot'],
  additionalProperties: false,
} as const satisfies JsonSchema;

export interface SealedBidsTypes {
  State: State;
  Options: Options;
  Move: BidMove;
  View: BidView;
  Event: BidEvent;
  Position: object;
}

const shape = <const P extends { readonly [name: string]: JsonSchema }>(properties: P) =>
  ({
    type: 'object',
    properties,
    required: Object.keys(properties) as readonly (keyof P & string)[],
    additionalProperties: false,
  }) as const;

const SHAPES = {
  bid: shape({ kind: { const: 'bid' }, card: { type: 'integer', minimum: 1, maximum: 99 } }),
  pass: shape({ kind: { const: 'pass' } }),
  boast: shape({ kind: { const: 'boast' }, volume: { type: 'integer', minimum: 1, maximum: BOASTS } }),
} as const;

const isOver = (state: State): boolean => state.lot > state.options.lots || state.left.every(Boolean);
const owes = (state: State, seat: Seat): boolean =>
  !isOver(state) && !state.left[seat] && state.bids[seat] === UNDECIDED;

function isLegal(state: State, seat: Seat, code: number): boolean {
  if (!owes(state, seat)) return false;
  return (
    code === PASS || elementAt(state.hands, seat).includes(code) || (code > FIRST_BOAST && code <= FIRST_BOAST + BOASTS)
  );
}

function settle(state: State, events?: Events<BidEvent>): void {
  if (state.bids.some((_, seat) => owes(state, seat))) return;
  const best = Math.max(...state.bids.map((bid) => (bid >= FIRST_BOAST ? PASS : bid)));
  const winner = best <= PASS ? undefined : state.bids.indexOf(best);
  if (winner === undefined) events?.reveal({ kind: 'lot-lost' });
  else {
    state.points[winner] = elementAt(state.points, winner) + 1;
    events?.reveal({ kind: 'lot-won', seat: winner, card: best });
  }
  for (const [seat, bid] of state.bids.entries()) {
    const hand = elementAt(state.hands, seat);
    const at = hand.indexOf(bid);
    if (at >= 0) hand.splice(at, 1);
    state.bids[seat] = UNDECIDED;
  }
  state.lot++;
}

function imagine(view: BidView, random: RandomState): State {
  const seats = view.points.length;
  const unseen = Array.from({ length: seats * HAND }, (_, i) => i + 1).filter((card) => !view.hand.includes(card));
  shuffle(random, unseen);
  const hands = view.handSizes.map((size, seat) => (seat === view.viewer ? [...view.hand] : unseen.splice(0, size)));
  const bids = view.decided.map((decided, seat) => {
    if (seat === view.viewer) return view.ownBid;
    const hand = elementAt(hands, seat);
    return decided ? elementAt([PASS, ...hand], below(random, hand.length + 1)) : UNDECIDED;
  });
  return {
    random: { a: nextBits(random), b: nextBits(random), c: nextBits(random), d: nextBits(random) | 1 },
    options: view.options,
    hands,
    bids,
    points: [...view.points],
    left: [...view.left],
    lot: view.lot,
  };
}

export const sealedBids: Game<SealedBidsTypes> = {
  id: 'sealed-bids',
  name: 'Sealed Bids',
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  options: OPTIONS,
  positionSchema: POSITION_SCHEMA,
  standingAnswers: [{ id: 'always-pass', prompt: 'bid', label: 'Always pass', help: 'Never bids', move: () => PASS }],
  coverage: {
    branches: ['sealed', 'lot-won', 'lot-lost', 'left'],
    seenIn: (event) => [event.kind],
    options: (random) => ({ lots: 1 + below(random, HAND) }),
  },
  setup(options, seats, random) {
    const cards = Array.from({ length: seats * HAND }, (_, i) => i + 1);
    const own = cloneRandom(random);
    shuffle(own, cards);
    return {
      random: own,
      options,
      hands: Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND)),
      bids: Array.from({ length: seats }, () => UNDECIDED),
      points: Array.from({ length: seats }, () => 0),
      left: Array.from({ length: seats }, () => false),
      lot: 1,
    };
  },
  seatsOf: ({ hands }) => hands.length,
  optionsOf: ({ options }) => options,
  maxMoves: ({ lots }, seats) => lots * seats,
  toAct: (state) => state.bids.flatMap((_, seat) => (owes(state, seat) ? [seat] : [])),
  moves(state, seat, list: MoveList) {
    list.clear();
    if (!owes(state, seat)) return;
    for (const card of [...elementAt(state.hands, seat)].sort((a, b) => a - b)) list.add(card);
    list.add(PASS);
    for (let volume = 1; volume <= BOASTS; volume++) list.add(FIRST_BOAST + volume);
  },
  play(state, seat, code, events) {
    if (!isLegal(state, seat, code)) throw new IllegalMove(seat, `play ${code}`, 'a card in hand, or a pass');
    state.bids[seat] = code;
    events?.reveal(
      { kind: 'sealed', seat },
      onlyFor(
        seat,
        code > PASS && code < FIRST_BOAST ? { kind: 'sealed', seat, card: code } : { kind: 'sealed', seat },
      ),
    );
    settle(state, events);
  },
  leave(state, seat, events) {
    if (isOver(state) || state.left[seat]) throw new IllegalMove(seat, 'leave', 'somebody who is still there');
    state.left[seat] = true;
    state.bids[seat] = UNDECIDED;
    events?.emit({ kind: 'left', seat });
    if (!isOver(state)) settle(state, events);
  },
  describeMove(_state, _seat, code) {
    if (code === PASS) return { kind: 'pass' };
    return code > FIRST_BOAST ? { kind: 'boast', volume: code - FIRST_BOAST } : { kind: 'bid', card: code };
  },
  readMove(state, seat, input) {
    const move: BidMove = parseByKind(SHAPES, input, 'move');
    const code = move.kind === 'bid' ? move.card : move.kind === 'pass' ? PASS : FIRST_BOAST + move.volume;
    if (!isLegal(state, seat, code)) throw new IllegalMove(seat, move.kind, 'a card in hand, or a pass');
    return code;
  },
  prompt: (state, seat) =>
    owes(state, seat) ? { kind: 'bid', text: 'Bid a card in secret', rule: 'SB-BID-1' } : undefined,
  view: (state, viewer) => ({
    viewer,
    options: state.options,
    hand: viewer === 'spectator' ? [] : [...elementAt(state.hands, viewer)].sort((a, b) => a - b),
    handSizes: state.hands.map((hand) => hand.length),
    decided: state.bids.map((bid) => bid !== UNDECIDED),
    ownBid: viewer === 'spectator' ? UNDECIDED : elementAt(state.bids, viewer),
    points: [...state.points],
    left: [...state.left],
    lot: state.lot,
  }),
  imagine,
  outcome(state) {
    if (!isOver(state)) return undefined;
    const ranks = state.points.map((own) => 1 + state.points.filter((other) => other > own).length);
    return {
      ranks,
      scores: [...state.points],
      winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
      rivals: [],
    };
  },
  clone: (state) => ({
    ...state,
    random: cloneRandom(state.random),
    hands: state.hands.map((hand) => [...hand]),
    bids: [...state.bids],
    points: [...state.points],
    left: [...state.left],
  }),
  toJSON: ({ random, options, hands, bids, points, left, lot }) => ({
    random: [random.a, random.b, random.c, random.d],
    lots: options.lots,
    hands: hands.map((hand) => [...hand]),
    bids: [...bids],
    points: [...points],
    left: [...left],
    lot,
  }),
  fromJSON(document) {
    const { random, lots, hands, bids, points, left, lot } = parseAs(POSITION_SCHEMA, document, 'position');
    const [a = 0, b = 0, c = 0, d = 0] = random;
    return {
      random: { a, b, c, d },
      options: { lots },
      hands: hands.map((hand) => [...hand]),
      bids: [...bids],
      points: [...points],
      left: [...left],
      lot,
    };
  },
  hash: ({ hands, bids, points, lot }) =>
    new Hasher().addAll(hands.flat()).addAll(bids).addAll(points).add(lot).digest(),
};
