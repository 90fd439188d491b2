/**
 * The rules a second time, written from the rules text alone and as naively as possible: names instead of
 * numbers, fresh copies, everything looked up where it is needed. It knows the JSON form of positions, moves
 * and options, and nothing of how the package computes.
 */

const COLOURS = ['ruby', 'sapphire', 'emerald', 'topaz'] as const;
type Colour = (typeof COLOURS)[number];
type Who = number | 'smuggler';

interface Side {
  mine: Colour;
  mineSteps: number;
  sell: Colour;
  sellSteps: number;
}

interface Laid {
  card: number;
  side: 'front' | 'back';
}

interface Person {
  score: number;
  points: number;
  store: Colour[];
  lastRound: { points: number; place: number } | null;
}

/** A position's JSON, without the generator. */
export interface Table {
  seats: number;
  options: {
    carryScores: boolean;
    smugglerStart: number;
    freeSale: boolean;
    cards: { front: Side; back: Side }[] | null;
  };
  round: number;
  starter: Who;
  prices: Record<Colour, number>;
  pool: Record<Colour, number>;
  box: Record<Colour, number>;
  marker: Colour;
  players: Person[];
  smuggler: Person;
  row: Laid[];
  discards: number[];
  choosers: Who[];
  decision: { kind: string; seat: number } | null;
  unused: number[];
}

export type OracleMove =
  | { kind: 'choose-gem'; gem: Colour }
  | { kind: 'mine'; slot: number }
  | { kind: 'sell'; slot: number; gem: Colour }
  | { kind: 'both'; slot: number; gem: Colour }
  | { kind: 'trade'; with: Who; give: Colour | null; take: Colour | null }
  | { kind: 'no-trade' };

/** What chance did in a move, as it was announced: the oracle checks that it could. */
export interface Chance {
  readonly deals: readonly (readonly Readonly<Laid>[])[];
  readonly replacements: readonly Readonly<Laid>[];
}

export interface Expected {
  readonly table: Table;
  /** The unused deck was shuffled: which cards it holds is sure, their order is not. */
  readonly deckShuffled: boolean;
  readonly chanceUsed: boolean;
}

/** Each card's two sides as the rules print them. */
const PRINTED = [
  'R-1 S+1 | E-2 T+2',
  'E-1 T+1 | S-2 R+2',
  'S-1 R+1 | T-2 E+2',
  'T-1 E+1 | R-2 S+2',
  'R-1 E+1 | S-1 T+2',
  'S-1 T+1 | E-1 R+2',
  'E-1 R+1 | T-1 S+2',
  'T-1 S+1 | R-1 E+2',
  'R-1 T+2 | S-2 E+2',
  'S-1 E+2 | T-2 R+2',
  'T-1 R+2 | E-2 S+2',
  'E-1 S+2 | R-2 T+2',
];

const byLetter = (letter: string): Colour => COLOURS['RSET'.indexOf(letter)];

function printedSide(text: string): Side {
  const [mining, selling] = text.trim().split(' ');
  return {
    mine: byLetter(mining[0]),
    mineSteps: Number(mining[2]),
    sell: byLetter(selling[0]),
    sellSteps: Number(selling[2]),
  };
}

const PRINTED_CARDS = PRINTED.map((text) => {
  const [front, back] = text.split('|');
  return { front: printedSide(front), back: printedSide(back) };
});

const solo = (table: Table): boolean => table.seats === 1;
const person = (table: Table, who: Who): Person => (who === 'smuggler' ? table.smuggler : table.players[who]);
const everybody = (table: Table): Who[] => [...table.players.keys(), 'smuggler'];
const distinct = (gems: readonly Colour[]): Colour[] => COLOURS.filter((gem) => gems.includes(gem));
const count = (gems: readonly Colour[], gem: Colour): number => gems.filter((held) => held === gem).length;

function visible(table: Table, slot: number): Side {
  const { card, side } = table.row[slot];
  return (table.options.cards ?? PRINTED_CARDS)[card - 1][side];
}

function takeOut(gems: Colour[], gem: Colour): void {
  const at = gems.indexOf(gem);
  if (at < 0) throw new Error(`no ${gem} among ${gems}`);
  gems.splice(at, 1);
}

// What may be done

const canMine = (table: Table, who: Who, slot: number): boolean =>
  person(table, who).store.length < 2 && table.pool[visible(table, slot).mine] > 0;

/** DT-TURN-3, DT-VAR-1: the colours that a card lets somebody sell. */
function sellable(table: Table, who: Who, slot: number): Colour[] {
  const held = distinct(person(table, who).store);
  return table.options.freeSale ? held : held.filter((gem) => gem === visible(table, slot).sell);
}

/** DT-TURN-4, DT-VAR-1: the colours that can be sold in the same turn as the card's colour is mined. */
function sellableWithMining(table: Table, who: Who, slot: number): Colour[] {
  const { mine } = visible(table, slot);
  if (table.pool[mine] === 0) return [];
  const { store } = person(table, who);
  const sold = sellable(table, who, slot);
  if (table.options.freeSale && store.length < 2 && !sold.includes(mine)) sold.push(mine);
  return sold;
}

function turnsOf(table: Table, who: Who): OracleMove[] {
  const found: OracleMove[] = [];
  for (const slot of [0, 1, 2, 3]) {
    if (canMine(table, who, slot)) found.push({ kind: 'mine', slot });
    for (const gem of sellable(table, who, slot)) found.push({ kind: 'sell', slot, gem });
    for (const gem of sellableWithMining(table, who, slot)) found.push({ kind: 'both', slot, gem });
  }
  return found;
}

function tradesWith(table: Table, seat: number, other: Who): OracleMove[] {
  const mine = distinct(table.players[seat].store);
  const theirs = other === 'smuggler' && !solo(table) ? [table.marker] : distinct(person(table, other).store);
  if (mine.length === 0) {
    if (other === 'smuggler') return [];
    return theirs.map((take) => ({ kind: 'trade', with: other, give: null, take }));
  }
  if (theirs.length === 0) return mine.map((give) => ({ kind: 'trade', with: other, give, take: null }));
  return mine.flatMap((give) =>
    theirs.filter((take) => take !== give).map((take): OracleMove => ({ kind: 'trade', with: other, give, take })),
  );
}

const tradesOf = (table: Table, seat: number): OracleMove[] =>
  everybody(table)
    .filter((other) => other !== seat)
    .flatMap((other) => tradesWith(table, seat, other));

/** DT-SETUP-6: a colour that nobody has chosen yet. */
function freeColours(table: Table): Colour[] {
  const chosen = everybody(table).flatMap((who) => person(table, who).store);
  return COLOURS.filter((gem) => !chosen.includes(gem));
}

/** Every legal move of the seat that has to decide. */
export function legalMoves(position: object): OracleMove[] {
  const table = copyOf(position);
  if (table.decision === null) return [];
  const { kind, seat } = table.decision;
  if (kind === 'choose-gem') return freeColours(table).map((gem) => ({ kind: 'choose-gem', gem }));
  if (kind === 'turn') return turnsOf(table, seat);
  return [...tradesOf(table, seat), { kind: 'no-trade' }];
}

// What then happens

/** A match in the oracle's hands: the table, what chance is announced to do, and what it did. */
interface Course {
  table: Table;
  deals: Readonly<Laid>[][];
  replacements: Readonly<Laid>[];
  deckShuffled: boolean;
  chanceUsed: boolean;
}

function copyOf(position: object): Table {
  const table: Table & { random?: unknown; format?: unknown } = JSON.parse(JSON.stringify(position));
  delete table.random;
  delete table.format;
  return table;
}

/** The position after a legal move, given what chance is said to have done. */
export function positionAfter(position: object, move: OracleMove, chance: Chance): Expected {
  const course: Course = {
    table: copyOf(position),
    deals: chance.deals.map((row) => [...row]),
    replacements: [...chance.replacements],
    deckShuffled: false,
    chanceUsed: false,
  };
  play(course, move);
  if (course.deals.length + course.replacements.length > 0) throw new Error('chance was used that no rule asks for');
  for (const who of everybody(course.table)) {
    const someone = person(course.table, who);
    someone.store = COLOURS.flatMap((gem) => someone.store.filter((held) => held === gem));
  }
  return course;
}

function play(course: Course, move: OracleMove): void {
  const { table } = course;
  if (table.decision === null) throw new Error('the match is over');
  const { seat } = table.decision;
  switch (move.kind) {
    case 'choose-gem':
      chooseGem(table, seat, move.gem);
      return letChoose(course);
    case 'trade':
      trade(table, seat, move);
      return nextTurn(course, seat);
    case 'no-trade':
      return nextTurn(course, seat);
    default:
      takeTurn(table, seat, move);
      if (mayTrade(table, seat) && tradesOf(table, seat).length > 0) table.decision = { kind: 'extra-trade', seat };
      else nextTurn(course, seat);
  }
}

function takeTurn(table: Table, seat: number, move: Extract<OracleMove, { slot: number }>): void {
  const side = visible(table, move.slot);
  const { store } = table.players[seat];
  const mines = move.kind !== 'sell';
  if (mines) {
    table.pool[side.mine] -= 1;
    store.push(side.mine);
  }
  if (move.kind !== 'mine') sellGem(table, seat, move.gem);
  if (mines) movePrice(table, side.mine, -side.mineSteps);
  if (move.kind !== 'mine') movePrice(table, move.gem, side.sellSteps);
  flip(table, move.slot);
}

function sellGem(table: Table, who: Who, gem: Colour): void {
  const seller = person(table, who);
  takeOut(seller.store, gem);
  table.box[gem] += 1;
  seller.score = Math.max(1, seller.score + table.prices[gem]);
}

/** DT-TURN-6: step by step. */
function movePrice(table: Table, gem: Colour, steps: number): void {
  for (let step = 0; step < Math.abs(steps); step++) {
    const price = table.prices[gem] + Math.sign(steps);
    if (price > 3 || price < -3) table.smuggler.score += 1;
    else table.prices[gem] = price;
  }
}

function flip(table: Table, slot: number): void {
  const laid = table.row[slot];
  laid.side = laid.side === 'front' ? 'back' : 'front';
}

function mayTrade(table: Table, seat: number): boolean {
  const rivals = solo(table) ? [table.smuggler] : table.players.filter((_, other) => other !== seat);
  return rivals.every(({ score }) => table.players[seat].score < score);
}

function trade(table: Table, seat: number, move: Extract<OracleMove, { kind: 'trade' }>): void {
  const { store } = table.players[seat];
  if (move.give !== null) takeOut(store, move.give);
  if (move.take !== null) store.push(move.take);
  if (move.with === 'smuggler' && !solo(table)) {
    if (move.give === null) throw new Error('the track must not lose its marker');
    table.marker = move.give;
    return;
  }
  const other = person(table, move.with).store;
  if (move.take !== null) takeOut(other, move.take);
  if (move.give !== null) other.push(move.give);
}

function nextTurn(course: Course, who: Who): void {
  const { table } = course;
  if (solo(table)) beginTurn(course, who === 'smuggler' ? 0 : 'smuggler');
  else beginTurn(course, (Number(who) + 1) % table.seats);
}

function beginTurn(course: Course, who: Who): void {
  if (turnsOf(course.table, who).length === 0) endRound(course);
  else if (who === 'smuggler') smugglersTurn(course);
  else course.table.decision = { kind: 'turn', seat: who };
}

// The Smuggler's turn

interface Plan {
  slot: number;
  gem: Colour;
  /** What he compares, the most important first; more is better. */
  worth: number[];
}

function best(plans: Plan[]): Plan | undefined {
  const better = (one: Plan, other: Plan): boolean => {
    const differs = one.worth.findIndex((value, i) => value !== other.worth[i]);
    return differs >= 0 && one.worth[differs] > other.worth[differs];
  };
  return plans.find((plan) => !plans.some((other) => better(other, plan)));
}

/** DT-SOLO-6, for sales. */
function saleOf(table: Table): Plan | undefined {
  const plans = [0, 1, 2, 3].flatMap((slot) =>
    sellable(table, 'smuggler', slot).map((gem): Plan => {
      const steps = visible(table, slot).sellSteps;
      const after = Math.min(3, table.prices[gem] + steps);
      const rise = after - table.prices[gem];
      return {
        slot,
        gem,
        worth: [steps - rise, -rise * count(table.players[0].store, gem), -slot, -COLOURS.indexOf(gem)],
      };
    }),
  );
  return best(plans);
}

/** DT-SOLO-6, for mining. */
function miningOf(table: Table): Plan | undefined {
  const plans = [0, 1, 2, 3]
    .filter((slot) => canMine(table, 'smuggler', slot))
    .map((slot): Plan => {
      const { mine, mineSteps } = visible(table, slot);
      const fall = table.prices[mine] - Math.max(-3, table.prices[mine] - mineSteps);
      const gems = count(table.smuggler.store, mine) + 1;
      return { slot, gem: mine, worth: [table.prices[mine], -fall * gems, -slot] };
    });
  return best(plans);
}

function smugglerMines(table: Table): number | undefined {
  const plan = miningOf(table);
  if (plan === undefined) return undefined;
  table.pool[plan.gem] -= 1;
  table.smuggler.store.push(plan.gem);
  movePrice(table, plan.gem, -visible(table, plan.slot).mineSteps);
  return plan.slot;
}

function smugglerSells(table: Table): number | undefined {
  const plan = saleOf(table);
  if (plan === undefined) return undefined;
  sellGem(table, 'smuggler', plan.gem);
  movePrice(table, plan.gem, visible(table, plan.slot).sellSteps);
  return plan.slot;
}

function smugglersTurn(course: Course): void {
  const { table } = course;
  const full = table.smuggler.store.length === 2;
  const first = full ? smugglerSells(table) : smugglerMines(table);
  if (first !== undefined) replaceCard(course, first);
  const second = full ? smugglerMines(table) : smugglerSells(table);
  if (second !== undefined) flip(table, second);
  nextTurn(course, 'smuggler');
}

/** DT-SOLO-4, DT-SOLO-5. */
function replaceCard(course: Course, slot: number): void {
  const { table } = course;
  const laid = course.replacements.shift();
  if (laid === undefined) throw new Error('a card should have been replaced');
  const bottom = course.deckShuffled ? laid.card : table.unused[table.unused.length - 1];
  if (laid.card !== bottom || !table.unused.includes(bottom))
    throw new Error(`card ${laid.card} was not at the bottom`);
  course.chanceUsed = true;
  table.discards.push(table.row[slot].card);
  table.row[slot] = { ...laid };
  table.unused = table.unused.filter((card) => card !== bottom);
  if (table.unused.length === 1) {
    table.unused.push(...table.discards);
    table.discards = [];
    course.deckShuffled = true;
  }
}

// Rounds

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
    const someone = person(table, who);
    const sum = someone.store.reduce((total, gem) => total + table.prices[gem], 0);
    someone.score = Math.max(1, someone.score + sum);
    for (const gem of someone.store) table.box[gem] += 1;
    someone.store = [];
  }
  for (const [who, place] of placesOf(table, held)) {
    const someone = person(table, who);
    const points = solo(table) ? Number(place === 1) : VICTORY_POINTS[place - 1];
    someone.points += points;
    someone.lastRound = { points, place };
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

function chooseGem(table: Table, who: Who, gem: Colour): void {
  table.pool[gem] -= 1;
  person(table, who).store.push(gem);
  table.choosers = table.choosers.filter((other) => other !== who);
}

function letChoose(course: Course): void {
  const { table } = course;
  const next = table.choosers[0];
  if (next === undefined) return deal(course);
  if (next !== 'smuggler') {
    table.decision = { kind: 'choose-gem', seat: next };
    return;
  }
  const free = freeColours(table);
  const dearest = Math.max(...free.map((gem) => table.prices[gem]));
  chooseGem(table, 'smuggler', free.filter((gem) => table.prices[gem] === dearest)[0]);
  letChoose(course);
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
