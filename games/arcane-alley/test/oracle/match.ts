import { ask, distinct } from './ask.js';
import { inspection } from './inspection.js';
import { play } from './play.js';
import { loseInfamy } from './scores.js';
import { activate, canActivate } from './specials.js';
import { discardFromStash, drawFromDiscard, drawIntoStash, showFromStash } from './stash.js';
import { type Card, Storehouse } from './storehouse.js';
import { type Player, type Story, sorted, type Table } from './table.js';
import type { ItemId, Move, WizardId } from './vocabulary.js';

/** Where a story can be taken up. */
export type Beginning =
  | { readonly kind: 'wizards' }
  | { readonly kind: 'reveals' }
  | { readonly kind: 'turn'; readonly seat: number };

/** The rest of a match as the rules tell it. */
export function* tellMatch(t: Table, beginning: Beginning): Story {
  if (beginning.kind === 'wizards') yield* chooseWizards(t);
  if (beginning.kind === 'wizards') dealStorehouses(t);
  if (beginning.kind !== 'turn') yield* revealAndDeal(t);
  yield* sellPhase(t, beginning.kind === 'turn' ? beginning.seat : t.starter);
  yield* inspection(t);
  while (!isOver(t)) {
    for (const player of t.inOrder()) yield* bribe(player);
    t.starter = (t.starter + 1) % t.players.length;
    t.round++;
    dealStorehouses(t);
    yield* revealAndDeal(t);
    yield* sellPhase(t, t.starter);
    yield* inspection(t);
  }
}

/** AA-INSP-5, AA-END-2. */
function isOver(t: Table): boolean {
  if (!t.raceTo100) return t.round === 3;
  return t.players.some(({ gold }) => gold >= 100) || t.round === t.values.number('raceInspections');
}

const WIZARDS: readonly WizardId[] = ['glynna', 'meeblemore', 'corvus', 'dafana', 'ninx', 'byros'];

/** AA-SETUP-3. */
function* chooseWizards(t: Table): Story {
  for (const player of t.inOrder()) {
    const free = WIZARDS.filter((id) => t.players.every(({ wizard }) => wizard !== id));
    const choices = free.map((wizard) => ({ kind: 'choose-wizard', wizard }) as const);
    player.wizard = (yield* ask(player, 'choose-wizard', choices)).wizard;
  }
}

/** AA-STOCK-1, AA-STOCK-2, AA-STOCK-6. */
function dealStorehouses(t: Table): void {
  const items = [...t.deck, ...t.discard, ...t.aside, ...(t.removed === null ? [] : [t.removed.item])];
  for (const { stash, storehouse } of t.players) {
    items.push(...stash, ...storehouse.places.flatMap((place) => (place === null ? [] : [place.item])));
  }
  t.deck = t.chance.stock();
  if (sorted(t.deck).join() !== sorted(items).join()) throw new Error('the pack of the new round is another');
  t.onDeck = 0;
  t.discard = [];
  t.aside = [];
  t.removed = null;
  t.tracker = 1;
  t.triggered = null;
  for (const player of t.inOrder()) {
    const dealt = t.deck.splice(0, 9).map((item): Card => ({ item, up: false, returned: 0, seenBy: new Set() }));
    player.storehouse = new Storehouse([dealt.slice(0, 3), dealt.slice(3, 6), dealt.slice(6, 9)]);
    player.stash = [];
    player.sum = null;
  }
  for (const observer of t.holds.keys()) t.holds[observer] = t.players.map((): ItemId[] => []);
}

const PAIRS: readonly Move[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((second) =>
  Array.from({ length: second }, (_, first): Move => ({ kind: 'reveal', slots: [first, second] })),
);

/** AA-STOCK-3 to AA-STOCK-5. */
function* revealAndDeal(t: Table): Story {
  for (;;) {
    const waiting = t.players.filter(({ chosen }) => chosen === null);
    if (waiting.length === 0) break;
    const { seat, move } = yield { kind: 'reveal', answers: new Map(waiting.map((player) => [player.seat, PAIRS])) };
    if (move.kind === 'reveal') t.players[seat].chosen = move.slots;
  }
  for (const player of t.players) {
    for (const slot of player.chosen ?? []) {
      const card = player.storehouse.at(slot);
      if (card !== null) card.up = true;
    }
    player.chosen = null;
  }
  for (const player of t.inOrder()) player.stash = t.deck.splice(0, player.wizard === 'corvus' ? 4 : 2);
  t.discard = t.deck.splice(0, 1);
}

function* sellPhase(t: Table, first: number): Story {
  const seats = t.players.length;
  const last = (t.starter + seats - 1) % seats;
  const lastTurn = t.duel ? 20 : t.values.number('maxTurns');
  for (let seat = first; ; seat = (seat + 1) % seats) {
    if (seat === t.triggered) return;
    const player = t.players[seat];
    yield* turn(t, player);
    for (const { storehouse } of t.players)
      for (const place of storehouse.places) if (place !== null) place.returned = 0;
    checkTrigger(t, player);
    if (seat !== last) continue;
    if (t.triggered === null && t.tracker === lastTurn) return;
    t.tracker++;
  }
}

/** AA-PLAY-6, AA-2P-2. */
function checkTrigger(t: Table, player: Player): void {
  if (t.triggered !== null || player.storehouse.hidden().length > 0) return;
  if (!t.duel || t.tracker >= 15) t.triggered = player.seat;
}

function* turn(t: Table, player: Player): Story {
  yield* draw(t, player);
  if (player.stash.length === 0) return;
  const move = yield* ask(player, 'act', actsOf(t, player), true);
  if (move.kind === 'play') {
    showFromStash(t, player, move.item);
    yield* play(t, player, move.item, move.slot);
  } else if (move.kind === 'discard') discardFromStash(t, player, move.item);
  else if (move.kind === 'activate') yield* activate(t, player, move.item);
}

/** AA-SELL-2, AA-SELL-3. */
function* draw(t: Table, player: Player): Story {
  const sources = [
    ...(t.deckCanGive ? [{ kind: 'draw', from: 'deck' } as const] : []),
    ...(t.discard.length > 0 ? [{ kind: 'draw', from: 'discard' } as const] : []),
  ];
  if (sources.length === 0) return;
  const { from } = yield* ask(player, 'draw', sources);
  if (from === 'deck') drawIntoStash(t, player);
  else drawFromDiscard(t, player);
}

/** AA-SELL-4, AA-SELL-5. */
function actsOf(t: Table, player: Player): Move[] {
  return distinct(player.stash).flatMap((item): Move[] => [
    ...player.storehouse.replaceable().map((slot): Move => ({ kind: 'play', item, slot })),
    { kind: 'discard', item },
    ...(canActivate(t, player, item) ? [{ kind: 'activate', item } as const] : []),
  ]);
}

/** AA-BRIBE-1. */
function* bribe(player: Player): Story {
  const most = Math.min(player.infamy, Math.floor(player.gold / 2));
  const choices = Array.from({ length: most + 1 }, (_, points) => ({ kind: 'bribe', points }) as const);
  const { points } = yield* ask(player, 'bribe', choices);
  player.gold -= 2 * points;
  loseInfamy(player, points);
}
