import { FACE, type Kind, type MatchRules, REVEALED, SHAPES, SLOTS, type State } from '@souk/games/arcane-alley';
import type { Seat } from '@souk/kernel';
import { BOOMERANG, COIN, DOLL, FAIRY, FELINE, HIDDEN, type Outlook, RING, SWORD } from './outlook.js';

/** With two players: what it is worth to take up a replaced hidden item and to choose what to discard. */
const TAKEN_UP = 0.5;
/** A Boomerang that returns plays itself over another slot: a turn won. */
const RETURN = 0.5;

/** An item is played over a slot, in thought: its cost, a set that it completes, what the replaced item does. */
export function playInThought(outlook: Outlook, rules: MatchRules, kind: Kind, slot: number): void {
  const replaced = outlook.items[slot];
  outlook.items[slot] = kind;
  outlook.weights[slot] = outlook.worths.infamy[kind];
  payToPlay(outlook, rules, kind);
  sellThrough(outlook, rules, kind, slot);
  if (replaced === HIDDEN) {
    outlook.hidden--;
    if (rules.duel) outlook.gold += TAKEN_UP;
  } else leave(outlook, rules, replaced);
}

function payToPlay(outlook: Outlook, rules: MatchRules, kind: Kind): void {
  const { worths } = outlook;
  if (kind === COIN) outlook.gold += rules.numbers.coinGold * countItems(outlook, COIN) - 1;
  else if (!outlook.playsFree) {
    outlook.gold = Math.max(0, outlook.gold - worths.goldToPlay[kind]);
    outlook.infamy += worths.infamyToPlay[kind];
  }
}

function countItems({ items, shape }: Outlook, kind: Kind): number {
  const { size } = SHAPES[shape];
  let count = 0;
  for (let slot = 0; slot < size; slot++) if (items[slot] === kind) count++;
  return count;
}

/** A revealed item goes to the discard, or returns. */
function leave(outlook: Outlook, { numbers }: MatchRules, kind: Kind): void {
  if (kind === FAIRY) relieve(outlook, numbers.fairyInfamy);
  else if (kind === RING) relieve(outlook, numbers.ringInfamy);
  else if (kind === BOOMERANG) outlook.gold += RETURN;
}

export function relieve(outlook: Outlook, points: number): void {
  outlook.infamy = Math.max(0, outlook.infamy - points);
}

/** The best set through a slot that has just been filled is sold. */
function sellThrough(outlook: Outlook, rules: MatchRules, kind: Kind, slot: number): void {
  const { lines, linesAt } = SHAPES[outlook.shape];
  const through = linesAt[slot];
  let best = -1;
  let item = HIDDEN;
  for (let k = 0; k < through.length; k++) {
    const sold = soldAs(outlook, lines[through[k]].slots, kind, slot);
    if (sold !== HIDDEN && (best < 0 || outlook.worths.sets[sold] > outlook.worths.sets[item])) {
      best = through[k];
      item = sold;
    }
  }
  if (best >= 0) sellInThought(outlook, rules, best, item, 0);
}

/** What a line is a set of, with the item that was just played in it; HIDDEN: of nothing. */
function soldAs({ items }: Outlook, slots: readonly number[], kind: Kind, slot: number): Kind {
  const one = slots[0] === slot ? items[slots[1]] : items[slots[0]];
  const other = slots[2] === slot ? items[slots[1]] : items[slots[2]];
  if (one !== other || one > FELINE) return HIDDEN;
  return one === kind || kind === FELINE ? one : HIDDEN;
}

/** A set is sold, in thought, and the gaps close in one of the ways there are. */
export function sellInThought(outlook: Outlook, rules: MatchRules, line: number, kind: Kind, way: number): void {
  const { items, worths } = outlook;
  const { slots, slides } = SHAPES[outlook.shape].lines[line];
  for (let k = 0; k < 3; k++) items[slots[k]] = DOLL;
  slideInThought(outlook, slides[way]);
  const aside = worths.sets[kind] - rules.setGold[kind];
  const gold = rules.setGold[kind] + outlook.bonus;
  outlook.gold += aside + (gold > 0 && countItems(outlook, SWORD) > 0 ? gold >> 1 : gold);
}

export function slideInThought(
  outlook: Outlook,
  slide: { readonly from: readonly number[]; readonly shape: number },
): void {
  const { items, weights } = outlook;
  const { from, shape } = slide;
  let hidden = 0;
  for (let slot = 0; slot < from.length; slot++) {
    items[slot] = items[from[slot]];
    weights[slot] = weights[from[slot]];
    if (items[slot] === HIDDEN) hidden++;
  }
  outlook.hidden = hidden;
  outlook.shape = shape;
}

/** The item that a seat could complete a set with if this one lay on the discard, in gold. */
export function temptation(state: State, seat: Seat, kind: Kind, worth: readonly number[]): number {
  if (kind >= FELINE || worth[kind] <= 0) return 0;
  const { lines } = SHAPES[state.shapes[seat]];
  const face = kind | REVEALED;
  for (let line = 0; line < lines.length; line++) {
    const { slots } = lines[line];
    let count = 0;
    for (let k = 0; k < 3; k++) if ((state.cells[seat * SLOTS + slots[k]] & FACE) === face) count++;
    if (count === 2) return worth[kind];
  }
  return 0;
}
