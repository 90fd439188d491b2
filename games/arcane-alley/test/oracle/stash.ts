import { loseInfamy } from './scores.js';
import { type Player, type Table, takeOne } from './table.js';
import type { ItemId } from './vocabulary.js';

/** AA-SELL-2, AA-ITEM-18: the top item of the deck; everybody sees a known one go in (AA-INFO-2). */
export function drawIntoStash(t: Table, player: Player): void {
  const drawn = t.takeFromDeck();
  if (drawn === undefined) return;
  player.stash.push(drawn.item);
  if (drawn.known) t.seenGoingIn(player, drawn.item);
}

export function drawFromDiscard(t: Table, player: Player): void {
  const item = t.discard.shift();
  if (item === undefined) return;
  player.stash.push(item);
  t.seenGoingIn(player, item);
}

/** An item leaves the stash before everybody's eyes. */
export function showFromStash(t: Table, player: Player, item: ItemId): void {
  takeOne(player.stash, item);
  t.seenLeaving(player, item);
}

/** AA-DISC-1. */
export function discardFromStash(t: Table, player: Player, item: ItemId): void {
  showFromStash(t, player, item);
  t.discardOnTop(item);
  if (item === 'invisible-ring') loseInfamy(player, t.values.number('ringInfamy'));
}
