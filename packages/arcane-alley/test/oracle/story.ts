import type { ItemId, Move } from '../../src/index.js';
import { type Card, cardAt, type OracleTable, type Player, putAt, type Question, type Story } from './table.js';
import { SPECIALS, VALUES } from './values.js';

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>;

/** One player is asked; a single answer is given unasked unless the question is one of those always put. */
export function* ask<M extends Move>(player: Player, kind: string, moves: readonly M[], always = false): Story<M> {
  if (moves.length === 1 && !always) return moves[0];
  const question: Question = { kind, answers: new Map([[player.seat, moves]]) };
  const { move } = yield question;
  return move as M;
}

const slotsOf = <K extends 'place' | 'peek' | 'give' | 'remove' | 'appraise'>(kind: K, slots: readonly number[]) =>
  slots.map((slot) => ({ kind, slot }) as Of<K>);
const players = (list: readonly Player[]): Of<'choose-player'>[] =>
  list.map(({ seat }) => ({ kind: 'choose-player', seat }));
const distinct = (items: readonly ItemId[]): ItemId[] => [...new Set(items)];
const without = (items: readonly ItemId[], item: ItemId): ItemId[] => items.toSpliced(items.indexOf(item), 1);

type Line = readonly [number, number, number];

function linesOf(player: Player): Line[] {
  const rows = player.grid.length;
  const columns = player.grid[0]?.length ?? 0;
  const lines: Line[] = [];
  if (columns === 3) for (let r = 0; r < rows; r++) lines.push([3 * r, 3 * r + 1, 3 * r + 2]);
  if (rows === 3) for (let c = 0; c < columns; c++) lines.push([c, c + columns, c + 2 * columns]);
  if (rows === 3 && columns === 3) lines.push([0, 4, 8], [2, 4, 6]);
  return lines;
}

/** The item that a line is a set of, where `wild` is a slot that counts as anything. */
function setIn(player: Player, line: Line, wild?: number): ItemId | undefined {
  const cards = line.map((slot) => cardAt(player, slot));
  const own = new Set(cards.map((card) => (card?.up ? card.item : null)));
  const rest = new Set(line.filter((slot) => slot !== wild).map((slot) => cardAt(player, slot)));
  const faces = new Set([...rest].map((card) => (card?.up ? card.item : null)));
  for (const items of wild !== undefined && line.includes(wild) ? [own, faces] : [own]) {
    const [item] = items;
    if (items.size === 1 && item !== null && item !== undefined && !SPECIALS.includes(item)) return item;
  }
  return undefined;
}

/** AA-SALE-7. */
function* sell(t: OracleTable, seller: Player, line: Line, item: ItemId, inspecting: boolean): Story {
  const sold = line.flatMap((slot) => cardAt(seller, slot)?.item ?? []);
  t.aside.push(...sold);
  const rows = seller.grid.length;
  const columns = seller.grid[0].length;
  const kept = (slot: number): boolean => !line.includes(slot);
  const isDiagonal =
    rows === 3 &&
    columns === 3 &&
    line[1] === 4 &&
    (line[0] === 0 || line[0] === 2) &&
    line[2] >= 6 &&
    line[2] - line[0] !== 6;
  const isRow = line[1] - line[0] === 1 && line[2] - line[1] === 1;
  for (const slot of line) putAt(seller, slot, null);
  let sideways = !isRow;
  if (isDiagonal) {
    const moves: Of<'slide'>[] = [
      { kind: 'slide', direction: 'horizontally' },
      { kind: 'slide', direction: 'vertically' },
    ];
    sideways = (yield* ask(seller, 'slide', moves)).direction === 'horizontally';
  }
  seller.grid = sideways
    ? closeRows(seller.grid, kept)
    : transpose(closeRows(transpose(seller.grid), (slot) => kept((slot % rows) * columns + Math.floor(slot / rows))));
  const total = VALUES[item][0] + (seller.wizard === 'byros' ? 3 : 0);
  if (total > 0) t.gainGold(seller, total);
  else t.loseGold(seller, -total);
  if (!inspecting) yield* whenSold(t, seller, item, sold);
  const dafana = t.served('dafana');
  if (dafana === undefined || dafana.gold < 3 || dafana.infamy < 1) return;
  const { kind } = yield* ask(dafana, 'dafana', [{ kind: 'decline' } as Move, { kind: 'pay' } as Move]);
  if (kind !== 'pay') return;
  dafana.gold -= 3;
  t.loseInfamy(dafana, 2);
}

const transpose = (grid: Player['grid']): Player['grid'] =>
  grid.length === 0 ? [] : grid[0].map((_, c) => grid.map((row) => row[c]));

/** Every row keeps its other items. */
function closeRows(grid: Player['grid'], kept: (slot: number) => boolean): Player['grid'] {
  const rows = grid.map((row, r) => row.filter((_, c) => kept(r * row.length + c)));
  return rows[0].length === 0 ? [] : rows;
}

function* whenSold(t: OracleTable, seller: Player, item: ItemId, sold: readonly ItemId[]): Story {
  if (item === 'hypnotic-toad') {
    const { seat } = yield* ask(seller, 'toad-player', players(t.players));
    t.gainInfamy(t.players[seat], 6);
  }
  if (item === 'dragons-egg') {
    const { seat } = yield* ask(seller, 'egg-player', players(t.others(seller)));
    t.gainInfamy(t.players[seat], 2);
    t.gainGold(t.players[seat], 15);
  }
  if (item === 'floating-carpet') {
    const drawn = t.takeFromDeck();
    if (drawn !== undefined) seller.stash.push(drawn);
  }
  if (item === 'haunted-doll') yield* placeDolls(t, seller, sold.filter((each) => each === 'haunted-doll').length);
}

function* placeDolls(t: OracleTable, seller: Player, dolls: number): Story {
  let waiting = t.others(seller);
  for (let k = 0; k < dolls; k++) {
    const moves = waiting.flatMap((owner) =>
      t.slots(owner, ({ up }) => !up).map((slot): Of<'place-doll'> => ({ kind: 'place-doll', seat: owner.seat, slot })),
    );
    if (moves.length === 0) return;
    const { seat, slot } = yield* ask(seller, 'doll', moves);
    const covered = cardAt(t.players[seat], slot);
    if (covered !== null) t.discard.push(covered.item);
    putAt(t.players[seat], slot, { item: 'haunted-doll', up: true, returned: false });
    t.aside = without(t.aside, 'haunted-doll');
    waiting = waiting.filter((owner) => owner.seat !== seat);
  }
}

/** AA-PLAY-1 to AA-PLAY-5. */
export function* play(t: OracleTable, player: Player, item: ItemId, slot: number, returned = false): Story {
  const replaced = cardAt(player, slot);
  putAt(player, slot, { item, up: true, returned });
  const wild = yield* whenPlayed(t, player, item, slot);
  const sets = linesOf(player).filter((line) => line.includes(slot) && setIn(player, line, wild) !== undefined);
  if (sets.length > 0) {
    const moves = sets.map((slots): Of<'sell'> => ({ kind: 'sell', slots }));
    const { slots } = yield* ask(player, 'set', moves);
    const [a, b, c] = slots;
    const sold = setIn(player, [a, b, c], wild);
    if (sold !== undefined) yield* sell(t, player, [a, b, c], sold, false);
  }
  if (replaced !== null) yield* dispose(t, player, replaced);
}

function* dispose(t: OracleTable, player: Player, replaced: Card): Story {
  const slots = t.replaceable(player);
  if (replaced.item === 'magic-boomerang' && !replaced.returned && slots.length > 0) {
    const { slot } = yield* ask(player, 'slot', slotsOf('place', slots));
    yield* play(t, player, replaced.item, slot, true);
  } else if (!replaced.up && t.duel) {
    player.stash.push(replaced.item);
    const moves = distinct(player.stash).map((item): Of<'discard'> => ({ kind: 'discard', item }));
    const { item } = yield* ask(player, 'two-player-discard', moves, player.stash.length > 1);
    discard(t, player, item);
  } else {
    t.discard.push(replaced.item);
    if (replaced.up && replaced.item === 'bottled-fairy') t.loseInfamy(player, 3);
    if (replaced.up && replaced.item === 'invisible-ring') t.loseInfamy(player, 2);
  }
}

export function discard(t: OracleTable, player: Player, item: ItemId): void {
  player.stash = without(player.stash, item);
  t.discard.push(item);
  if (item === 'invisible-ring') t.loseInfamy(player, 2);
}

const wouldAct = (t: OracleTable, player: Player, item: ItemId, slot: number): boolean => {
  const canRise = player.infamy < 24 || player.markers < 2;
  const sword = player.grid.flat().some((card) => card?.up && card.item === 'sovereign-sword');
  switch (item) {
    case 'three-headed-coin':
      return otherCoins(t) >= (sword ? 2 : 1);
    case 'older-wand':
      return t.discard.length > 0;
    case 'crystal-ball':
      return canRise || t.slots(player, ({ up }) => !up).length > 0;
    case 'bubbling-cauldron':
      return true;
    case 'dark-lotus':
      return player.gold > 0;
    case 'skeletomicon':
      return canRise;
    case 'facsimilous-feline':
      return linesOf(player).some(
        (line) => line.includes(slot) && setIn(player, line) === undefined && setIn(player, line, slot) !== undefined,
      );
    default:
      return false;
  }
};

const otherCoins = (t: OracleTable): number =>
  t.players.flatMap(({ grid }) => grid.flat()).filter((card) => card?.up && card.item === 'three-headed-coin').length -
  1;

/** Returns the slot that counts as any item, if there is one. */
function* whenPlayed(t: OracleTable, player: Player, item: ItemId, slot: number): Story<number | undefined> {
  if (player.wizard === 'meeblemore' && wouldAct(t, player, item, slot)) {
    const moves: Move[] = [{ kind: 'use-effect' }, { kind: 'ignore-effect' }];
    if ((yield* ask(player, 'ignore-effect', moves)).kind === 'ignore-effect') return undefined;
  }
  if (item === 'three-headed-coin') t.gainGold(player, otherCoins(t));
  if (item === 'older-wand') t.onDeck.push(...t.discard.splice(-1));
  if (item === 'dark-lotus') t.loseGold(player, 5);
  if (item === 'skeletomicon') t.gainInfamy(player, 3);
  if (item === 'bubbling-cauldron') {
    const moves: Move[] = [{ kind: 'gain-infamy' }, { kind: 'lose-gold' }];
    if ((yield* ask(player, 'cauldron', moves)).kind === 'lose-gold') t.loseGold(player, 2);
    else t.gainInfamy(player, 2);
  }
  if (item === 'crystal-ball') {
    t.gainInfamy(player, 1);
    const hidden = t.slots(player, ({ up }) => !up);
    if (hidden.length > 0) yield* ask(player, 'peek', slotsOf('peek', hidden));
  }
  return item === 'facsimilous-feline' ? slot : undefined;
}

/** AA-SPEC-1. */
export function* activate(t: OracleTable, player: Player, item: ItemId): Story {
  player.stash = without(player.stash, item);
  t.aside.push(item);
  if (item === 'pandoras-lockbox') yield* lockbox(t, player);
  if (item === 'wizards-watch') {
    const moves = t.discard.map((_, position): Of<'take-from-discard'> => ({ kind: 'take-from-discard', position }));
    const { position } = yield* ask(player, 'watch-item', moves);
    const [taken] = t.discard.splice(t.discard.length - 1 - position, 1);
    yield* demand(t, player, taken);
  }
  if (item === 'mystical-lamp') {
    const shown: ItemId[] = [];
    for (let k = 0; k < 3; k++) shown.push(...[t.takeFromDeck()].filter((each) => each !== undefined));
    const moves = shown.map((_, position): Of<'take-from-lamp'> => ({ kind: 'take-from-lamp', position }));
    const { position } = yield* ask(player, 'lamp-item', moves);
    t.discard.push(...shown.toSpliced(position, 1));
    yield* demand(t, player, shown[position]);
  }
  if (item === 'sacred-chalice') {
    const { seat } = yield* ask(
      player,
      'chalice-player',
      players(t.others(player).filter(({ stash }) => stash.length > 0)),
    );
    const owner = t.players[seat];
    const moves = distinct(owner.stash).map((each): Of<'take-from-stash'> => ({ kind: 'take-from-stash', item: each }));
    const { item: taken } = yield* ask(player, 'chalice-item', moves, owner.stash.length > 1);
    owner.stash = without(owner.stash, taken);
    yield* demand(t, player, taken);
  }
}

function* demand(t: OracleTable, player: Player, item: ItemId): Story {
  const { slot } = yield* ask(player, 'slot', slotsOf('place', t.replaceable(player)));
  yield* play(t, player, item, slot);
}

function* lockbox(t: OracleTable, player: Player): Story {
  t.gainInfamy(player, 3);
  const own = t.slots(player, ({ up }) => !up);
  const theirs = t
    .others(player)
    .flatMap((owner) =>
      t.slots(owner, ({ up }) => up).map((slot): Of<'swap-for'> => ({ kind: 'swap-for', seat: owner.seat, slot })),
    );
  if (own.length === 0 || theirs.length === 0) return;
  const { slot: given } = yield* ask(player, 'lockbox-own', slotsOf('give', own));
  const { seat, slot } = yield* ask(player, 'lockbox-other', theirs);
  const mine = cardAt(player, given);
  putAt(player, given, cardAt(t.players[seat], slot));
  putAt(t.players[seat], slot, mine);
}

export function* inspectStorehouse(t: OracleTable, player: Player): Story {
  const hidden = t.slots(player, ({ up }) => !up);
  if (player.wizard === 'glynna' && hidden.length > 0) {
    const { slot } = yield* ask(player, 'glynna', slotsOf('remove', hidden));
    putAt(player, slot, null);
  }
  for (const card of player.grid.flat()) if (card !== null) card.up = true;
  for (;;) {
    const sets = linesOf(player).filter((line) => setIn(player, line) !== undefined);
    if (sets.length === 0) return;
    const { slots } = yield* ask(
      player,
      'set',
      sets.map((line): Of<'sell'> => ({ kind: 'sell', slots: line })),
    );
    const [a, b, c] = slots;
    const sold = setIn(player, [a, b, c]);
    if (sold !== undefined) yield* sell(t, player, [a, b, c], sold, true);
  }
}

export function* appraise(t: OracleTable): Story {
  const ninx = t.served('ninx');
  const left = ninx === undefined ? [] : t.slots(ninx, () => true);
  if (ninx === undefined || left.length === 0) return;
  const { slot } = yield* ask(ninx, 'ninx', slotsOf('appraise', left));
  const worth = VALUES[cardAt(ninx, slot)?.item ?? 'invisible-ring'][1];
  if (worth > 0) t.gainGold(ninx, worth);
  else t.loseGold(ninx, -worth);
}
