import { ask, distinct } from './ask.js';
import { demandedPlay, play } from './play.js';
import { choosePlayer } from './sale.js';
import { gainInfamy } from './scores.js';
import { showFromStash } from './stash.js';
import { type Player, type Story, type Table, takeOne } from './table.js';
import type { ItemId } from './vocabulary.js';

/** AA-SPEC-3. */
export function canActivate(t: Table, player: Player, item: ItemId): boolean {
  const canPlay = player.storehouse.replaceable().length > 0;
  switch (item) {
    case 'wizards-watch':
      return canPlay && t.discard.length > 0;
    case 'mystical-lamp':
      return canPlay && t.deckCanGive;
    case 'sacred-chalice':
      return canPlay && t.othersThan(player).some(({ stash }) => stash.length > 0);
    case 'pandoras-lockbox':
      return true;
    default:
      return false;
  }
}

/** AA-SPEC-1. */
export function* activate(t: Table, player: Player, item: ItemId): Story {
  showFromStash(t, player, item);
  t.aside.push(item);
  if (item === 'wizards-watch') yield* watch(t, player);
  else if (item === 'mystical-lamp') yield* lamp(t, player);
  else if (item === 'sacred-chalice') yield* chalice(t, player);
  else yield* lockbox(t, player);
}

/** AA-ITEM-16. */
function* watch(t: Table, player: Player): Story {
  const choices = t.discard.map((_, position) => ({ kind: 'take-from-discard', position }) as const);
  const { position } = yield* ask(player, 'watch-item', choices);
  const [item] = t.discard.splice(position, 1);
  yield* demandedPlay(t, player, item);
}

/** AA-ITEM-13. */
function* lamp(t: Table, player: Player): Story {
  while (t.shown.length < t.values.number('lampItems')) {
    const revealed = t.takeFromDeck();
    if (revealed === undefined) break;
    t.shown.push(revealed.item);
  }
  const choices = t.shown.map((_, position) => ({ kind: 'take-from-lamp', position }) as const);
  const { position } = yield* ask(player, 'lamp-item', choices);
  const [item] = t.shown.splice(position, 1);
  for (const other of t.shown) t.discardOnTop(other);
  t.shown = [];
  yield* demandedPlay(t, player, item);
}

/** AA-ITEM-14, AA-INFO-4, AA-INFO-7. */
function* chalice(t: Table, player: Player): Story {
  const others = t.othersThan(player).filter(({ stash }) => stash.length > 0);
  const owner = yield* choosePlayer(t, player, 'chalice-player', others);
  t.holds[player.seat][owner.seat] = [...owner.stash];
  const choices = distinct(owner.stash).map((item) => ({ kind: 'take-from-stash', item }) as const);
  const { item } = yield* ask(player, 'chalice-item', choices, owner.stash.length > 1);
  takeOne(owner.stash, item);
  t.seenLeaving(owner, item, [player.seat]);
  const slots = player.storehouse.replaceable().map((slot) => ({ kind: 'place', slot }) as const);
  const { slot } = yield* ask(player, 'slot', slots);
  const thirds = [...t.holds.keys()].filter((observer) => observer !== player.seat);
  t.seenLeaving(owner, item, thirds);
  yield* play(t, player, item, slot);
}

/** AA-ITEM-15. */
function* lockbox(t: Table, player: Player): Story {
  gainInfamy(player, t.values.number('lockboxInfamy'));
  const gifts = player.storehouse.hidden().map((slot) => ({ kind: 'give', slot }) as const);
  const wishes = t
    .othersThan(player)
    .flatMap(({ seat, storehouse }) =>
      storehouse.revealed().map((slot) => ({ kind: 'swap-for', seat, slot }) as const),
    );
  if (gifts.length === 0 || wishes.length === 0) return;
  const gift = yield* ask(player, 'lockbox-own', gifts);
  const wish = yield* ask(player, 'lockbox-other', wishes);
  const theirs = t.players[wish.seat].storehouse;
  const given = player.storehouse.at(gift.slot);
  player.storehouse.put(gift.slot, theirs.at(wish.slot));
  theirs.put(wish.slot, given);
}
