import { HOLE, ITEM_IDS, kindIn, type Line, SHAPES, type Shape, SLOTS } from '@souk/games/arcane-alley';
import { BOOMERANG, DOLL, FELINE, HIDDEN, MIRROR, type Outlook, PLANNED_KINDS, SWORD } from './outlook.js';

const GAP = kindIn(HOLE);
/** A point of infamy in gold, where nothing better is known. */
const POINT = 1;
/** What a Sword in the storehouse leaves of a set's gold, on average: it may still go before the sale. */
const HALVED = 0.6;
/** What is held and has still to be played: nearly as good as done, but it takes room in the stash and may be upset. */
const CERTAIN = 0.92;
/** A second line of the same item shares what is held and drawn with the first. */
const SHARED = 0.4;
/** A line that holds nothing yet is worth this much gold for every turn left beyond the plays it needs. */
const FRESH = 0.2;

/** What the lines come to, by line: worth, chance, the item and how many plays it needs. */
const worths: number[] = [];
const chances: number[] = [];
const kinds: number[] = [];
const needs: number[] = [];
for (let line = 0; line < 8; line++) {
  worths.push(0);
  chances.push(0);
  kinds.push(0);
  needs.push(0);
}

/** Lines that can all be sold one after the other: those that share no slot. */
const DISJOINT: readonly (readonly (readonly number[])[])[] = SHAPES.map(groupsOf);

function groupsOf({ lines }: Shape): number[][] {
  const groups: number[][] = [];
  for (const [first, line] of lines.entries()) {
    const group = lines.flatMap(({ slots }, other) =>
      other === first || !slots.some((slot) => line.slots.includes(slot)) ? [other] : [],
    );
    if (group[0] === first) groups.push(group);
  }
  return groups;
}

/** Draws the conclusions from what lies in the storehouse, what is held and what may still come. */
export function survey(outlook: Outlook): void {
  countOddItems(outlook);
  lookThroughStash(outlook);
  outlook.best = 0;
  outlook.ready = 0;
  outlook.offer = 0;
  outlook.pairs = 0;
  const { lines } = SHAPES[outlook.shape];
  for (let line = 0; line < lines.length; line++) {
    appraiseLine(outlook, lines[line], line);
    if (worths[line] > outlook.best) outlook.best = worths[line];
  }
  const plan = choosePlan(outlook);
  countLeft(outlook, plan);
  foretellFines(outlook);
}

function countOddItems(outlook: Outlook): void {
  const { items } = outlook;
  const { size } = SHAPES[outlook.shape];
  let swords = 0;
  let dolls = 0;
  for (let slot = 0; slot < size; slot++) {
    if (items[slot] === SWORD) swords++;
    else if (items[slot] === DOLL) dolls++;
  }
  outlook.swords = swords;
  outlook.dolls = dolls;
  outlook.cleared = SLOTS - size;
}

function lookThroughStash(outlook: Outlook): void {
  const { held } = outlook;
  outlook.felines = held[FELINE];
  let doubles = 0;
  for (let kind = 0; kind < FELINE; kind++) {
    if (held[kind] > 1 && outlook.worths.sets[kind] > doubles) doubles = outlook.worths.sets[kind];
  }
  outlook.doubles = doubles;
  let specials = 0;
  for (let kind = FELINE + 1; kind < ITEM_IDS.length; kind++) specials += held[kind];
  outlook.specials = specials;
}

/** The item that a line promises most with. */
function appraiseLine(outlook: Outlook, { slots }: Line, line: number): void {
  const { items } = outlook;
  const one = items[slots[0]];
  const two = items[slots[1]];
  const three = items[slots[2]];
  worths[line] = 0;
  chances[line] = 0;
  kinds[line] = HIDDEN;
  needs[line] = 3;
  if (one === GAP || two === GAP || three === GAP) return;
  const dolls = Number(one === DOLL) + Number(two === DOLL) + Number(three === DOLL);
  if (dolls === 0) {
    const fresh = FRESH * (outlook.turns - 3);
    if (fresh > 0) worths[line] = fresh;
  }
  consider(outlook, line, one, 1 + Number(two === one) + Number(three === one), dolls);
  if (two !== one) consider(outlook, line, two, 1 + Number(three === two), dolls);
  if (three !== one && three !== two) consider(outlook, line, three, 1, dolls);
}

/** A line that has so many of an item, and so many Dolls that cannot make room. */
function consider(outlook: Outlook, line: number, kind: number, count: number, dolls: number): void {
  if (kind >= PLANNED_KINDS || (dolls > 0 && kind !== DOLL)) return;
  const { held, turns } = outlook;
  const need = 3 - count;
  const missing = need - held[kind];
  const gold = goldOf(outlook, kind);
  const worth = gold - need * costOf(outlook, kind);
  if (need === 1) {
    outlook.pairs++;
    if (missing <= 0 || held[FELINE] > 0) outlook.ready = Math.max(outlook.ready, worth);
    if (outlook.onDiscard === kind || outlook.onDeck === kind) outlook.offer = Math.max(outlook.offer, worth);
  }
  const inTime = turns - need + 1;
  if (worth <= 0 || inTime <= 0) return;
  const chance = chanceOf(outlook, kind, missing - Number(missing > 0 && held[FELINE] > 0)) * Math.min(1, inTime);
  if (chance * worth <= worths[line]) return;
  worths[line] = chance * worth;
  chances[line] = chance;
  kinds[line] = kind;
  needs[line] = need;
}

const goldOf = ({ worths, bonus, swords }: Outlook, kind: number): number => {
  const gold = worths.sets[kind] + bonus;
  return swords > 0 && kind !== SWORD && gold > 0 ? gold * HALVED : gold;
};

/** What it takes, in gold, to play one. */
const costOf = ({ worths, playsFree }: Outlook, kind: number): number =>
  playsFree ? 0 : worths.goldToPlay[kind] + POINT * worths.infamyToPlay[kind];

function chanceOf({ oneMore, twoMore, threeMore }: Outlook, kind: number, missing: number): number {
  if (missing <= 0) return CERTAIN;
  return missing === 1 ? oneMore[kind] : missing === 2 ? twoMore[kind] : threeMore[kind];
}

/** The best of the groups of lines that can all be sold. Says which. */
function choosePlan(outlook: Outlook): readonly number[] {
  const groups = DISJOINT[outlook.shape];
  let best: readonly number[] = NO_LINES;
  outlook.sets = 0;
  outlook.work = 0;
  for (let g = 0; g < groups.length; g++) {
    const group = groups[g];
    let sum = 0;
    let work = 0;
    for (let i = 0; i < group.length; i++) {
      const line = group[i];
      sum += worths[line] * (isRepeated(group, i) ? SHARED : 1);
      work += needs[line] * chances[line];
    }
    if (work > outlook.turns) sum *= outlook.turns / work;
    if (sum > outlook.sets) {
      outlook.sets = sum;
      outlook.work = work;
      best = group;
    }
  }
  return best;
}

const NO_LINES: readonly number[] = [];

function isRepeated(group: readonly number[], place: number): boolean {
  const kind = kinds[group[place]];
  if (kind === HIDDEN) return false;
  for (let i = 0; i < place; i++) if (kinds[group[i]] === kind) return true;
  return false;
}

const staying: number[] = [];
for (let slot = 0; slot < 9; slot++) staying.push(1);

/** Infamy of the slots, each by the chance that no planned set clears it. */
function countLeft(outlook: Outlook, plan: readonly number[]): void {
  const { items, weights } = outlook;
  const { size, lines, besides } = SHAPES[outlook.shape];
  let mirrors = false;
  for (let slot = 0; slot < size; slot++) {
    staying[slot] = 1;
    if (items[slot] === MIRROR) mirrors = true;
  }
  for (let i = 0; i < plan.length; i++) {
    const { slots } = lines[plan[i]];
    for (let k = 0; k < 3; k++) staying[slots[k]] = 1 - chances[plan[i]];
  }
  let left = 0;
  let worst = 0;
  for (let slot = 0; slot < size; slot++) {
    if (items[slot] === GAP) continue;
    const doubled = mirrors && items[slot] !== MIRROR && touches(items, besides[slot]);
    const weight = staying[slot] * (doubled ? outlook.worths.mirrorFactor * weights[slot] : weights[slot]);
    left += weight;
    if (weight > worst && items[slot] !== DOLL) worst = weight;
  }
  outlook.left = left;
  outlook.worst = worst;
  outlook.relief = outlook.turns > 0 ? Math.max(0, worst - lightestHeld(outlook)) : 0;
}

function touches(items: readonly number[], besides: readonly number[]): boolean {
  for (let k = 0; k < besides.length; k++) if (items[besides[k]] === MIRROR) return true;
  return false;
}

const HEAVY = 99;

function lightestHeld({ held, worths }: Outlook): number {
  let least = HEAVY;
  for (let kind = 0; kind <= FELINE; kind++) {
    if (held[kind] > 0 && worths.infamy[kind] < least && kind !== BOOMERANG) least = worths.infamy[kind];
  }
  return least;
}

/** AA-SCORE-2, AA-INSP-4. */
const ROUND_OF_TRACK = 25;
const FINE = 25;
const PENALTY = 10;
/** Infamy that a slot ends up with when there was time to mend it. */
const MENDED = 1;
/** Every turn that sets do not need can mend a slot; this much of the trouble it takes away. */
const MENDING = 0.12;

/** The inspection, as it looks from here: less certain the more turns there are to come. */
function foretellFines(outlook: Outlook): void {
  const { infamy, markers, left, turns, work, roundsAfter } = outlook;
  const { size } = SHAPES[outlook.shape];
  const free = Math.max(0, turns - work);
  const mended = 1 / (1 + MENDING * free);
  const final = left * mended + MENDED * size * (1 - mended);
  const penalty = outlook.hasTriggered && left > outlook.rivalLeft ? PENALTY : 0;
  const projected = Math.max(0, infamy + final + penalty) + markers * ROUND_OF_TRACK;
  const width = 1 + 0.6 * turns;
  const rounds = step((projected - 24.5) / width) + step((projected - 49.5) / width);
  outlook.projected = projected;
  outlook.fines = Math.min(FINE * rounds, outlook.gold + outlook.sets);
  outlook.carried = roundsAfter > 0 ? Math.max(0, projected - ROUND_OF_TRACK * rounds) : 0;
}

/** From 0 to 1, half-way at 0. */
const step = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

/** All of it in gold. */
export const evaluationOf = ({ gold, sets, offer, fines, carried, relief }: Outlook): number =>
  gold + sets + 0.15 * offer + 0.3 * relief - fines - POINT * carried;
