import {
  below,
  cloneRandom,
  type Events,
  type FromSchema,
  type Game,
  Hasher,
  IllegalMove,
  InputError,
  type JsonSchema,
  type MoveList,
  nextBits,
  type OptionsOf,
  type OptionsSpec,
  onlyFor,
  parseAs,
  parseByKind,
  parseOptions,
  RANDOM_SCHEMA,
  type RandomState,
  readRandom,
  type Seat,
  seatsIn,
  shuffle,
  type Viewer,
  wordsOf,
  writeRandom,
} from '@souk/kernel';

/**
 * The smallest game with everything in it that the kernel must cope with: hidden hands, a hidden deck, a
 * secret choice of all at once, chance, and nested nothing. First all choose in secret whether to start high
 * (drawing a pebble) or low. Then, in turn, everybody draws another pebble or shows the hand. The highest sum wins.
 */
const SPEC = {
  highest: { type: 'integer', default: 2, min: 1, max: 9, label: 'Highest', help: 'Value of the largest pebble' },
} as const satisfies OptionsSpec;
type Options = OptionsOf<typeof SPEC>;

export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly random: RandomState;
  deck: readonly number[];
  hands: readonly (readonly number[])[];
  /** 0 or 1 for a secret choice made, −1 for none yet; empty once they are turned up. */
  secrets: readonly number[];
  shown: readonly boolean[];
  turn: Seat;
}

const POSITION = {
  type: 'object',
  properties: {
    options: { type: 'object' },
    deck: { type: 'array', items: { type: 'integer' } },
    hands: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
    secrets: { type: 'array', items: { type: 'integer' } },
    shown: { type: 'array', items: { type: 'boolean' } },
    turn: { type: 'integer' },
    random: RANDOM_SCHEMA,
  },
  required: ['options', 'deck', 'hands', 'secrets', 'shown', 'turn', 'random'],
  additionalProperties: false,
} as const satisfies JsonSchema;

type Move =
  | { readonly kind: 'low' }
  | { readonly kind: 'high' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'show' };

const kindOnly = <const K extends Move['kind']>(kind: K) =>
  ({ type: 'object', properties: { kind: { const: kind } }, required: ['kind'], additionalProperties: false }) as const;
const SHAPES = { low: kindOnly('low'), high: kindOnly('high'), draw: kindOnly('draw'), show: kindOnly('show') };
const KINDS = ['low', 'high', 'draw', 'show'] as const;

interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly deck: number;
  readonly hands: readonly (readonly number[] | number)[];
  /** Whether each has chosen; for the viewer, what. */
  readonly secrets: readonly (number | boolean)[];
  readonly shown: readonly boolean[];
  readonly turn: Seat;
}

type Event =
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly what?: number }
  | { readonly kind: 'turned-up'; readonly secrets: readonly number[] }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly pebble?: number }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly hand: readonly number[] };

export interface PebblesTypes {
  State: State;
  Options: Options;
  Move: Move;
  View: View;
  Event: Event;
  Position: FromSchema<typeof POSITION>;
}

const bag = (options: Options): number[] => Array.from({ length: 9 }, (_, i) => i % (options.highest + 1));

const isChoosing = (state: State): boolean => state.secrets.length > 0;

function toAct(state: State): readonly Seat[] {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const owes = isChoosing(state) ? state.secrets[seat] < 0 : state.turn === seat && !state.shown[seat];
    if (owes) mask |= 1 << seat;
  }
  return seatsIn(mask);
}

function legal(state: State, seat: Seat): readonly number[] {
  if (!toAct(state).includes(seat)) return [];
  if (isChoosing(state)) return [0, 1];
  return state.deck.length > 0 && state.hands[seat].length < 4 ? [2, 3] : [3];
}

function draw(state: State, seat: Seat, events?: Events<Event>): void {
  const [pebble] = state.deck;
  state.deck = state.deck.slice(1);
  state.hands = state.hands.map((hand, other) => (other === seat ? [...hand, pebble] : hand));
  events?.reveal({ kind: 'drawn', seat }, onlyFor(seat, { kind: 'drawn', seat, pebble }));
}

function choose(state: State, seat: Seat, what: number, events?: Events<Event>): void {
  state.secrets = state.secrets.map((secret, other) => (other === seat ? what : secret));
  events?.reveal({ kind: 'chosen', seat }, onlyFor(seat, { kind: 'chosen', seat, what }));
  if (toAct(state).length > 0) return;
  events?.reveal({ kind: 'turned-up', secrets: state.secrets });
  const { secrets } = state;
  state.secrets = [];
  for (const [other, secret] of secrets.entries()) if (secret === 1) draw(state, other, events);
}

function show(state: State, seat: Seat, events?: Events<Event>): void {
  state.shown = state.shown.map((shown, other) => shown || other === seat);
  events?.reveal({ kind: 'shown', seat, hand: state.hands[seat] });
}

function play(state: State, seat: Seat, code: number, events?: Events<Event>): void {
  if (!legal(state, seat).includes(code)) throw new IllegalMove(seat, `play ${code}`, 'a listed move');
  if (code < 2) choose(state, seat, code, events);
  else {
    if (code === 2) draw(state, seat, events);
    else show(state, seat, events);
    for (let k = 1; k <= state.seats; k++) {
      const next = (seat + k) % state.seats;
      if (!state.shown[next]) {
        state.turn = next;
        break;
      }
    }
  }
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

export const pebbles: Game<PebblesTypes> = {
  id: 'pebbles',
  name: 'Pebbles',
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 3,
  options: SPEC,
  positionSchema: POSITION,
  standingAnswers: [],
  coverage: {
    branches: ['chosen', 'turned-up', 'drawn', 'shown'],
    seenIn: (event) => [event.kind],
    options: (random) => ({ highest: 1 + below(random, 9) }),
  },
  setup(options, seats, random) {
    const own = cloneRandom(random);
    const deck = bag(options);
    shuffle(own, deck);
    const hands = Array.from({ length: seats }, (_, seat) => [deck[seat]]);
    const each = <V>(value: V): V[] => hands.map(() => value);
    return {
      options,
      seats,
      random: own,
      deck: deck.slice(seats),
      hands,
      secrets: each(-1),
      shown: each(false),
      turn: below(own, seats),
    };
  },
  seatsOf: (state) => state.seats,
  optionsOf: (state) => state.options,
  maxMoves: (_options, seats) => 5 * seats,
  toAct,
  moves(state, seat, list: MoveList) {
    list.clear();
    for (const code of legal(state, seat)) list.add(code);
  },
  play,
  describeMove: (_state, _seat, code) => ({ kind: KINDS[code] }),
  readMove(state, seat, move) {
    const code = KINDS.indexOf(parseByKind(SHAPES, move, 'move').kind);
    if (!legal(state, seat).includes(code)) throw new IllegalMove(seat, KINDS[code], 'a listed move');
    return code;
  },
  prompt(state, seat) {
    if (!toAct(state).includes(seat)) return undefined;
    return isChoosing(state)
      ? { kind: 'start', text: 'High or low?', rule: 'PB-1' }
      : { kind: 'turn', text: 'Draw or show?', rule: 'PB-2' };
  },
  view: (state, viewer) => ({
    viewer,
    options: state.options,
    deck: state.deck.length,
    hands: state.hands.map((hand, seat) => (seat === viewer || state.shown[seat] ? hand : hand.length)),
    secrets: state.secrets.map((secret, seat) => (seat === viewer ? secret : secret >= 0)),
    shown: state.shown,
    turn: state.turn,
  }),
  imagine(view, random) {
    const unseen = bag(view.options);
    const known = view.hands.flatMap((hand) => (typeof hand === 'number' ? [] : hand));
    for (const pebble of known) unseen.splice(unseen.indexOf(pebble), 1);
    shuffle(random, unseen);
    return {
      options: view.options,
      seats: view.hands.length,
      random: { a: nextBits(random), b: nextBits(random), c: nextBits(random), d: 1 },
      hands: view.hands.map((hand) => (typeof hand === 'number' ? unseen.splice(0, hand) : hand)),
      deck: unseen,
      secrets: view.secrets.map((secret) => (typeof secret === 'number' ? secret : secret ? below(random, 2) : -1)),
      shown: view.shown,
      turn: view.turn,
    };
  },
  outcome(state) {
    if (toAct(state).length > 0) return undefined;
    const scores = state.hands.map(sum);
    const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return { scores, ranks, winners, rivals: [] };
  },
  clone: (state) => ({ ...state, random: cloneRandom(state.random) }),
  toJSON: ({ options, deck, hands, secrets, shown, turn, random }) => ({
    options,
    deck,
    hands,
    secrets,
    shown,
    turn,
    random: writeRandom(random),
  }),
  fromJSON(document) {
    const { options, hands, random, ...rest } = parseAs(POSITION, document, 'position');
    if (hands.length < 2) throw new InputError('position.hands', 'two or more');
    return {
      ...rest,
      hands,
      options: parseOptions(SPEC, options, hands.length),
      seats: hands.length,
      random: readRandom(random, 'position.random'),
    };
  },
  hash: (state) => {
    const hasher = new Hasher().addAll(state.deck).addAll(state.secrets).add(state.turn);
    for (const hand of state.hands) hasher.addAll(hand);
    for (const shown of state.shown) hasher.add(Number(shown));
    return hasher.addAll(wordsOf(state.random)).digest();
  },
};

/** Nine pebbles, the same ones as at the start. */
export function auditPebbles({ options, deck, hands }: State): string | undefined {
  const all = [...deck, ...hands.flat()].sort();
  return JSON.stringify(all) === JSON.stringify(bag(options).sort()) ? undefined : `the pebbles are ${all}`;
}

/** The deck's order, the others' hands while they have not shown them, and their secret choices. */
export function hiddenPebbles({ deck, hands, secrets, shown }: State, viewer: Viewer): string[] {
  const isHidden = (_: unknown, seat: Seat): boolean => seat !== viewer && !shown[seat];
  const unseen = new Set([...deck, ...hands.filter(isHidden).flat()]);
  const choices = secrets.map((secret, seat) => (seat !== viewer && secret >= 0 ? `chose ${secret}` : ''));
  const pebblesHidden = [deck, ...hands.map((hand, seat) => (isHidden(hand, seat) ? hand : []))];
  return [...choices, ...pebblesHidden.map((list) => (unseen.size > 1 && list.length > 0 ? `holds ${list}` : ''))];
}
