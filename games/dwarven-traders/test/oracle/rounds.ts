import type { Course } from './chance.js';
import { freeColours, turnsOf } from './choices.js';
import { smugglersTurn } from './smuggler.js';
import { COLOURS, type Colour, everybody, person, solo, type Table, type Who } from './table.js';

export function nextTurn(course: Course, who: Who): void {
  const { table } = course;
  if (solo(table)) beginTurn(course, who === 'smuggler' ? 0 : 'smuggler');
  else beginTurn(course, (Number(who) + 1) % table.seats);
}

function beginTurn(course: Course, who: Who): void {
  if (turnsOf(course.table, who).length === 0) endRound(course);
  else if (who === 'smuggler') {
    smugglersTurn(course);
    nextTurn(course, who);
  } else course.table.decision = { kind: 'turn', seat: who };
}

const VICTORY_POINTS = [4, 3, 2, 1, 0];

/** DT-ROUND-3, DT-ROUND-4: everybody's place; who is tied stands on the lowest of the tied places. */
function placesOf(table: Table, held: Map<Who, Colour[]>): Map<Who, number> {
  const rating = (who: Who): number[] => {
    const prices = (held.get(who) ?? []).map((gem) => table.prices[gem]).sort((a, b) => b - a);
    return [person(table, who).score, prices[0] ?? -4, prices[1] ?? -4];
  };
  const atLeastAsGood = (one: number[], other: number[]): boolean => {
    const differs = one.findIndex((value, i) => value !== other[i]);
    return differs < 0 || one[differs] > other[differs];
  };
  const all = everybody(table);
  return new Map(all.map((who) => [who, all.filter((other) => atLeastAsGood(rating(other), rating(who))).length]));
}

function endRound(course: Course): void {
  const { table } = course;
  const held = new Map(everybody(table).map((who): [Who, Colour[]] => [who, [...person(table, who).store]]));
  if (!solo(table)) held.set('smuggler', [table.marker]);
  for (const who of everybody(table)) {
    const trader = person(table, who);
    const sum = trader.store.reduce((total, gem) => total + table.prices[gem], 0);
    trader.score = Math.max(1, trader.score + sum);
    for (const gem of trader.store) table.box[gem] += 1;
    trader.store = [];
  }
  for (const [who, place] of placesOf(table, held)) {
    const trader = person(table, who);
    const points = solo(table) ? Number(place === 1) : VICTORY_POINTS[place - 1];
    trader.points += points;
    trader.lastRound = { points, place };
  }
  if (matchIsOver(table)) table.decision = null;
  else startRound(course);
}

const matchIsOver = (table: Table): boolean =>
  solo(table)
    ? table.round === 7 || everybody(table).some((who) => person(table, who).points === 2)
    : table.round === 4;

const lastOf = (table: Table, who: Who): { points: number; place: number } => {
  const { lastRound } = person(table, who);
  if (lastRound === null) throw new Error('no round has been played');
  return lastRound;
};

/** The players in the turn order of the round that its starter began. */
const turnOrder = (table: Table): number[] => table.players.map((_, i) => (Number(table.starter) + i) % table.seats);

function startRound(course: Course): void {
  const { table } = course;
  for (const gem of COLOURS) {
    table.pool[gem] += table.box[gem];
    table.box[gem] = 0;
  }
  if (!table.options.carryScores) {
    for (const player of table.players) player.score = 5;
    table.smuggler.score = solo(table) ? table.options.smugglerStart : 5;
  }
  table.row = [];
  table.discards = [];
  table.unused = [];
  if (solo(table)) {
    const winner = everybody(table).find((who) => lastOf(table, who).points === 1);
    table.choosers = winner === 0 ? ['smuggler', 0] : [0, 'smuggler'];
    table.starter = winner ?? table.starter;
  } else {
    const order = turnOrder(table);
    table.choosers = [0, 1, 2, 3, 4].flatMap((points) => order.filter((who) => lastOf(table, who).points === points));
    const bestPlace = Math.min(...order.map((who) => lastOf(table, who).place));
    table.starter = order.filter((who) => lastOf(table, who).place === bestPlace)[0];
  }
  table.round += 1;
  letChoose(course);
}

export function chooseGem(table: Table, who: Who, gem: Colour): void {
  table.pool[gem] -= 1;
  person(table, who).store.push(gem);
  table.choosers = table.choosers.filter((other) => other !== who);
}

export function letChoose(course: Course): void {
  const { table } = course;
  const next = table.choosers[0];
  if (next === undefined) deal(course);
  else if (next === 'smuggler') {
    smugglerChooses(table);
    letChoose(course);
  } else table.decision = { kind: 'choose-gem', seat: next };
}

function smugglerChooses(table: Table): void {
  const free = freeColours(table);
  const dearest = Math.max(...free.map((gem) => table.prices[gem]));
  chooseGem(table, 'smuggler', free.filter((gem) => table.prices[gem] === dearest)[0]);
}

function deal(course: Course): void {
  const { table } = course;
  const row = course.deals.shift();
  if (row === undefined) throw new Error('cards should have been dealt');
  const dealt = row.map(({ card }) => card);
  const all = Array.from({ length: 12 }, (_, i) => i + 1);
  if (dealt.length !== 4 || new Set(dealt).size !== 4 || dealt.some((card) => !all.includes(card))) {
    throw new Error(`not four different cards: ${dealt}`);
  }
  table.row = row.map((laid) => ({ ...laid }));
  course.chanceUsed = true;
  if (solo(table)) {
    table.unused = all.filter((card) => !dealt.includes(card));
    course.deckShuffled = true;
  }
  beginTurn(course, table.starter);
}
