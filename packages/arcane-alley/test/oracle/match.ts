import type { Move } from '../../src/index.js';
import { activate, appraise, ask, discard, inspectStorehouse, play } from './story.js';
import { cardAt, type OracleTable, type Player, type Story } from './table.js';

const PAIRS: readonly Move[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((first) =>
  [1, 2, 3, 4, 5, 6, 7, 8]
    .filter((second) => second > first)
    .map((second): Move => ({ kind: 'reveal', slots: [first, second] })),
);

/** The rest of a match from a Stock phase on, as the rules tell it. */
export function* tellMatch(t: OracleTable): Story {
  for (;;) {
    yield* stock(t);
    yield* sellPhase(t);
    yield* inspection(t);
    const rich = t.raceTo100 && t.players.some(({ gold }) => gold >= 100);
    if (rich || t.round === (t.raceTo100 ? 7 : 3)) return;
    for (const player of t.inOrder()) yield* bribe(player);
    t.starter = (t.starter + 1) % t.players.length;
    t.round++;
    t.restock();
  }
}

function* stock(t: OracleTable): Story {
  const chosen = new Map<number, readonly number[]>();
  while (chosen.size < t.players.length) {
    const waiting = t.players.filter(({ seat }) => !chosen.has(seat));
    const { seat, move } = yield { kind: 'reveal', answers: new Map(waiting.map((player) => [player.seat, PAIRS])) };
    if (move.kind === 'reveal') chosen.set(seat, move.slots);
  }
  for (const [seat, slots] of chosen) {
    for (const slot of slots) {
      const card = cardAt(t.players[seat], slot);
      if (card !== null) card.up = true;
    }
  }
  t.dealStashes();
}

const hides = ({ grid }: Player): boolean => grid.flat().some((card) => card !== null && !card.up);

function* sellPhase(t: OracleTable): Story {
  for (let player = t.players[t.starter]; ; player = t.next(player)) {
    yield* turn(t, player);
    for (const card of player.grid.flat()) if (card !== null) card.returned = false;
    if (t.triggered === null && !hides(player) && (!t.duel || t.tracker >= 15)) t.triggered = player.seat;
    const isLast = t.next(player).seat === t.starter;
    if (isLast && t.triggered === null && t.tracker === 20) return;
    if (isLast) t.tracker++;
    if (t.next(player).seat === t.triggered) return;
  }
}

function* turn(t: OracleTable, player: Player): Story {
  const draws: Extract<Move, { kind: 'draw' }>[] = [];
  if (t.canDrawFromDeck()) draws.push({ kind: 'draw', from: 'deck' });
  if (t.discard.length > 0) draws.push({ kind: 'draw', from: 'discard' });
  if (draws.length > 0) {
    const { from } = yield* ask(player, 'draw', draws);
    const drawn = from === 'deck' ? t.takeFromDeck() : t.discard.pop();
    if (drawn !== undefined) player.stash.push(drawn);
  }
  if (player.stash.length === 0) return;
  const move = yield* ask(player, 'act', acts(t, player), true);
  if (move.kind === 'discard') discard(t, player, move.item);
  if (move.kind === 'activate') yield* activate(t, player, move.item);
  if (move.kind === 'play') {
    player.stash = player.stash.toSpliced(player.stash.indexOf(move.item), 1);
    yield* play(t, player, move.item, move.slot);
  }
}

function acts(t: OracleTable, player: Player): Move[] {
  const slots = t.replaceable(player);
  const canPlay = slots.length > 0;
  const offered: { readonly [item: string]: boolean } = {
    'wizards-watch': canPlay && t.discard.length > 0,
    'pandoras-lockbox': true,
    'mystical-lamp': canPlay && t.canDrawFromDeck(),
    'sacred-chalice': canPlay && t.others(player).some(({ stash }) => stash.length > 0),
  };
  return [...new Set(player.stash)].flatMap((item): Move[] => [
    ...slots.map((slot): Move => ({ kind: 'play', item, slot })),
    { kind: 'discard', item },
    ...(offered[item] ? [{ kind: 'activate', item } as Move] : []),
  ]);
}

function* inspection(t: OracleTable): Story {
  for (const player of t.inOrder()) yield* inspectStorehouse(t, player);
  const sums = t.players.map((player) => t.sumOf(player));
  for (const [seat, sum] of sums.entries()) {
    if (sum > 0) t.gainInfamy(t.players[seat], sum);
    else t.loseInfamy(t.players[seat], -sum);
  }
  yield* appraise(t);
  const { triggered } = t;
  if (triggered !== null && sums.some((sum) => sum < sums[triggered])) t.gainInfamy(t.players[triggered], 10);
  for (const player of t.players) {
    t.loseGold(player, 25 * player.markers);
    player.markers = 0;
  }
}

function* bribe(player: Player): Story {
  const most = Math.min(player.infamy, Math.floor(player.gold / 2));
  const moves = Array.from({ length: most + 1 }, (_, points) => ({ kind: 'bribe' as const, points }));
  const { points } = yield* ask(player, 'bribe', moves);
  player.gold -= 2 * points;
  player.infamy -= points;
}
