import { HIGHEST_INFAMY, type Kind, SHAPES, SLOTS } from '@souk/games/arcane-alley';
import { conclude, inSteps, type Prior, think } from './prior-of.js';
import { sellInThought, slideInThought } from './what-if.js';

/** Two of a line's items are the same at least; a Feline is the third that is not. */
const itemOf = (one: Kind, two: Kind, three: Kind): Kind => (one === two || one === three ? one : two);

/** AA-PLAY-4, AA-INSP-1: what the sale brings, and what it leaves behind. */
export const priorSet: Prior = (state, _frame, seat, line) => {
  const outlook = think(state, seat);
  const { items, shape } = outlook;
  const { slots } = SHAPES[shape].lines[line];
  sellInThought(outlook, state.rules, line, itemOf(items[slots[0]], items[slots[1]], items[slots[2]]), 0);
  return inSteps(conclude(outlook));
};

/** AA-SALE-2. */
export const priorSlide: Prior = (state, { line }, seat, way) => {
  const outlook = think(state, seat);
  slideInThought(outlook, SHAPES[outlook.shape].lines[line].slides[way]);
  return inSteps(conclude(outlook));
};

/** Infamy is for the leader, best where it costs a marker; for oneself only if there is nothing to fear. */
export const priorToadPlayer: Prior = ({ gold, infamy, rules }, _frame, seat, player) => {
  if (player === seat) return -2;
  const fined = infamy[player] + rules.numbers.toadInfamy > HIGHEST_INFAMY ? 1 : 0;
  return fined + inSteps(gold[player] / 5);
};

/** A gift of gold is for the player who has least. */
export const priorEggPlayer: Prior = ({ gold }, _frame, _seat, player) => -inSteps(gold[player] / 5);

/** AA-ITEM-9: richer players first, and lines that the Doll spoils. */
export const priorDoll: Prior = ({ gold, cells, shapes }, _frame, _seat, code) => {
  const owner = (code / SLOTS) | 0;
  const { lines, linesAt } = SHAPES[shapes[owner]];
  let spoilt = 0;
  for (const line of linesAt[code % SLOTS]) {
    const others = lines[line].slots.filter((slot) => slot !== code % SLOTS);
    if (cells[owner * SLOTS + others[0]] === cells[owner * SLOTS + others[1]]) spoilt++;
  }
  return inSteps(gold[owner] / 5) + 0.5 * spoilt;
};

/** An answer that changes nothing but gold and infamy. */
const priorPurse =
  (goldOf: (numbers: { readonly [name: string]: number }, move: number) => number, infamyOf: typeof goldOf): Prior =>
  (state, _frame, seat, move) => {
    const outlook = think(state, seat);
    outlook.gold = Math.max(0, outlook.gold + goldOf(state.rules.numbers, move));
    outlook.infamy = Math.max(0, outlook.infamy + infamyOf(state.rules.numbers, move));
    return inSteps(conclude(outlook));
  };

const YES = 1;
/** AA-WIZ-4. */
const PRICE = 3;
const RELIEF = 2;

export const priorDafana = priorPurse(
  (_numbers, answer) => (answer === YES ? -PRICE : 0),
  (_numbers, answer) => (answer === YES ? -RELIEF : 0),
);

export const priorCauldron = priorPurse(
  ({ cauldronGold }, answer) => (answer === YES ? -cauldronGold : 0),
  ({ cauldronInfamy }, answer) => (answer === YES ? 0 : cauldronInfamy),
);
