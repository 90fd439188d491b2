import { ask } from './ask.js';
import { changeGold, gainInfamy, loseInfamy } from './scores.js';
import { drawIntoStash } from './stash.js';
import { type Card, type Line, revealedCard } from './storehouse.js';
import { type Player, type Story, type Table, takeOne } from './table.js';
import { isSpecial } from './values.js';
import type { ItemId } from './vocabulary.js';

/** AA-TERM-3: the item of which three revealed copies lie in the line. */
export function setIn(player: Player, line: Line): ItemId | undefined {
  const [first, ...others] = line.map((slot) => player.storehouse.at(slot));
  if (first === null || !first.up || isSpecial(first.item)) return undefined;
  return others.every((card) => card?.up && card.item === first.item) ? first.item : undefined;
}

/** AA-ITEM-10: what the Feline in this slot makes of the line. */
export function felineSetIn(player: Player, line: Line, slot: number): ItemId | undefined {
  const [one, other] = line.filter((place) => place !== slot).map((place) => player.storehouse.at(place));
  if (!one?.up || !other?.up || one.item !== other.item || isSpecial(one.item)) return undefined;
  return one.item;
}

/** AA-SALE-7: the order inside one sale. */
export function* sell(t: Table, seller: Player, line: Line, as: ItemId, atInspection: boolean): Story {
  const items = line.map((slot) => (seller.storehouse.at(slot) as Card).item);
  t.aside.push(...items);
  for (const slot of line) seller.storehouse.put(slot, null);
  yield* closeGaps(seller, line);
  changeGold(seller, t.values.setGold(as) + (seller.wizard === 'byros' ? t.values.number('byrosBonus') : 0));
  if (!atInspection) yield* whenSold(t, seller, as, items.filter((item) => item === as).length);
  yield* dafana(t);
}

function* closeGaps(seller: Player, line: Line): Story {
  const { storehouse } = seller;
  const isRow = line[2] - line[0] === 2 && storehouse.columns === 3;
  if (!storehouse.isDiagonal(line)) return isRow ? storehouse.closeColumns(line) : storehouse.closeRows(line);
  const { direction } = yield* ask(seller, 'slide', [
    { kind: 'slide', direction: 'horizontally' } as const,
    { kind: 'slide', direction: 'vertically' } as const,
  ]);
  if (direction === 'horizontally') storehouse.closeRows(line);
  else storehouse.closeColumns(line);
}

function* whenSold(t: Table, seller: Player, as: ItemId, copies: number): Story {
  if (as === 'hypnotic-toad') {
    const player = yield* choosePlayer(t, seller, 'toad-player', t.players);
    gainInfamy(player, t.values.number('toadInfamy'));
  } else if (as === 'dragons-egg') {
    const player = yield* choosePlayer(t, seller, 'egg-player', t.othersThan(seller));
    gainInfamy(player, t.values.number('eggInfamy'));
    changeGold(player, t.values.number('eggGold'));
  } else if (as === 'floating-carpet') drawIntoStash(t, seller);
  else if (as === 'haunted-doll') yield* placeDolls(t, seller, copies);
}

export function* choosePlayer(t: Table, chooser: Player, kind: string, among: readonly Player[]): Story<Player> {
  const { seat } = yield* ask(
    chooser,
    kind,
    among.map((player) => ({ kind: 'choose-player', seat: player.seat }) as const),
  );
  return t.players[seat];
}

/** AA-ITEM-9. */
function* placeDolls(t: Table, seller: Player, copies: number): Story {
  const waiting = new Set(t.othersThan(seller));
  for (let doll = 0; doll < copies; doll++) {
    const places = [...waiting].flatMap(({ seat, storehouse }) =>
      storehouse.hidden().map((slot) => ({ kind: 'place-doll', seat, slot }) as const),
    );
    if (places.length === 0) return;
    const { seat, slot } = yield* ask(seller, 'doll', places);
    const owner = t.players[seat];
    const covered = owner.storehouse.at(slot);
    takeOne(t.aside, 'haunted-doll');
    owner.storehouse.put(slot, revealedCard('haunted-doll'));
    if (covered !== null) t.discardOnTop(covered.item);
    waiting.delete(owner);
  }
}

/** AA-SALE-6, AA-WIZ-4. */
function* dafana(t: Table): Story {
  const lady = t.players.find(({ wizard }) => wizard === 'dafana');
  if (lady === undefined || lady.gold < 3 || lady.infamy < 1) return;
  const { kind } = yield* ask(lady, 'dafana', [{ kind: 'pay' } as const, { kind: 'decline' } as const]);
  if (kind === 'decline') return;
  lady.gold -= 3;
  loseInfamy(lady, 2);
}
