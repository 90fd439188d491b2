import { below, MoveList, pick, type RandomState, seedRandom, shuffle } from '@souk/kernel';
import { legalMoves } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { LAW_SEED, scaled } from '../../../packages/kernel/test/support/scale.js';
import { FURTHER_DECKS } from '../src/rules/decks/further.js';
import { DECKS, type State } from '../src/rules/index.js';
import { spentCards } from '../src/rules/moves/moves.js';
import { listSpendings, NO_END, NO_EXCEPTION } from '../src/rules/spending/spending.js';
import { normal } from './action-recount.js';
import { furtherDale, furtherTable } from './further.js';
import { FurtherOracle, withJunkAlike } from './further-recount.js';

const POSITIONS = scaled(120);
const ALL = [...DECKS, ...FURTHER_DECKS];
/** Decks that have something to say about payments and stacks. */
const TELLING = [
  'penguins',
  'dodos',
  'tuataras',
  'walruses',
  'platypuses',
  'lemurs',
  'olms',
  'hares',
  'magpies',
  'capuchins',
  'snow-macaques',
  'squirrels',
  'pandas',
  'chameleons',
];
const BASE = DECKS.map(({ id }) => id);
const HOWS = ['add', 'set', 'multiply', 'mirror'] as const;
const AMOUNTS = { add: [1, 2, -1], set: [4, 2], multiply: [2, 3], mirror: [0] } as const;

/** Cards of these decks, as many as the game has of each, in any order; passives and cheap ones first. */
function cardsOf(decks: readonly string[], random: RandomState): string[] {
  const cards = ALL.filter(({ id }) => decks.includes(id)).flatMap(({ cards: each }) =>
    each.flatMap(({ id, value, copies }) => Array<string>(value === 1 ? 2 : copies).fill(id)),
  );
  shuffle(random, cards);
  return cards;
}

function changes(random: RandomState, most: number): { how: (typeof HOWS)[number]; by: number }[] {
  return Array.from({ length: below(random, most + 1) }, () => {
    const how = pick(random, HOWS);
    return { how, by: pick(random, AMOUNTS[how]) };
  });
}

/** A hand card that this turn has changed. */
function marked(card: string, random: RandomState, turn: number): object | string {
  const list = changes(random, 2);
  if (list.length === 0 || below(random, 3) > 0) return card;
  const own = list.map((change) => ({ ...change, only: null, at: turn }));
  return { card, seenBy: [0], pool: 0, used: [], bonus: 0, set: 0, setAt: 0, changes: own };
}

/** Any position in which Ana chooses an action, full of curious cards and turns. */
function anyPosition(random: RandomState): State {
  const decks = [...TELLING];
  shuffle(random, decks);
  const further = decks.filter((id) => !BASE.includes(id));
  const chosen = [further[0], ...decks.filter((id) => id !== further[0])].slice(0, 3);
  const cards = cardsOf(chosen, random);
  const take = (count: number): string[] => cards.splice(0, count);
  const junk = (most: number): string[] => Array<string>(below(random, most + 1)).fill('junk');
  const stall = Array.from({ length: below(random, 8) }, () => take(1));
  const hand = [...take(1 + below(random, 4)), ...junk(2)];
  const discard = [...take(below(random, 3)), ...junk(1)];
  shuffle(random, discard);
  const turnChanges = changes(random, 2).filter(({ how }) => how !== 'multiply');
  const isPlain = turnChanges.every(({ how, by }) => how === 'add' && by === 1);
  const once = (what: string, most: number) => (below(random, 3) === 0 ? { [what]: 1 + below(random, most) } : {});
  const forTurn = {
    ...once('junk-admitted', 2),
    ...once('sets-mix', 1),
    ...once('price-raised', 2),
    ...once('price-lowered', 4),
    ...(below(random, 6) === 0 ? { 'only-discarded': 1 } : {}),
  };
  const { json } = furtherTable({
    decks: chosen,
    ana: { hand, discard, stall, coins: below(random, 4) },
    bob: { discard: take(1) },
    market: Array.from({ length: 5 }, () => (below(random, 2) === 0 ? (take(1)[0] ?? null) : null)),
    marketDiscard: take(below(random, 2)),
    turn: { ...(isPlain ? { turnBonus: turnChanges.length } : { turnChanges }), forTurn },
  });
  const [ana, ...others] = json.players;
  const changed = ana.hand.map((card) =>
    marked(typeof card === 'string' ? card : card.card, random, turnChanges.length),
  );
  return furtherDale.fromJSON({ ...json, players: [{ ...ana, hand: changed }, ...others] });
}

function compare(state: State, random: RandomState): void {
  const oracle = new FurtherOracle(furtherDale.toJSON(state), 0);
  const listed = legalMoves(furtherDale, state, 0)
    .map((code) => furtherDale.describeMove(state, 0, code))
    .filter(({ kind }) => kind === 'buy' || kind === 'build')
    .map(withJunkAlike)
    .map(normal)
    .sort();
  expect(listed).toEqual(oracle.payments());
  const least = 1 + below(random, 3);
  const most = pick(random, [least, 3 + least, NO_END]);
  const codes = new MoveList();
  listSpendings(state, 0, { least, most }, NO_EXCEPTION, codes);
  const spent = codes.toArray().map((code) => normal({ kind: 'spend', ...spentCards(state, 0, code) }));
  expect(spent.sort()).toEqual(oracle.spent(least, most));
}

describe('Payments, spendings and stacks are those that the rules allow, counted anew', () => {
  test('DX-SPEND-1 DX-SPEND-2 DX-SPEND-6 DX-COIN-4 DX-PRICE-1 DX-TOTAL-1 DX-VALUE-1 in any position with all relaxations mixed', () => {
    const random = seedRandom(`further ${LAW_SEED}`);
    for (let i = 0; i < POSITIONS; i++) compare(anyPosition(random), random);
  });
});
