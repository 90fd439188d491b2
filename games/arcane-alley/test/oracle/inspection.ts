import { ask } from './ask.js';
import { sell, setIn } from './sale.js';
import { changeGold, gainInfamy, loseInfamy } from './scores.js';
import type { Player, Story, Table } from './table.js';

/** AA-INSP-1 to AA-INSP-4, each for all before the next (AA-INSP-6). */
export function* inspection(t: Table): Story {
  for (const player of t.inOrder()) yield* openStorehouse(t, player);
  for (const player of t.players) player.sum = sumOf(t, player);
  for (const player of t.players) {
    const sum = player.sum ?? 0;
    if (sum > 0) gainInfamy(player, sum);
    else loseInfamy(player, -sum);
  }
  for (const player of t.players) if (player.wizard === 'ninx') yield* appraise(t, player);
  penalty(t);
  for (const player of t.players) {
    changeGold(player, -25 * player.markers);
    player.markers = 0;
  }
}

function* openStorehouse(t: Table, player: Player): Story {
  if (player.wizard === 'glynna') yield* removeOne(t, player);
  for (const slot of player.storehouse.hidden()) {
    const card = player.storehouse.at(slot);
    if (card !== null) card.up = true;
    card?.seenBy.clear();
  }
  for (;;) {
    const sets = player.storehouse.lines().filter((line) => setIn(player, line) !== undefined);
    if (sets.length === 0) return;
    const choices = sets.map((line) => ({ kind: 'sell', slots: [...line] }) as const);
    const { slots } = yield* ask(player, 'set', choices);
    const line = sets.find((set) => set.join() === slots.join());
    const as = line && setIn(player, line);
    if (line && as) yield* sell(t, player, line, as, true);
  }
}

/** AA-WIZ-2. */
function* removeOne(t: Table, player: Player): Story {
  const slots = player.storehouse.hidden().map((slot) => ({ kind: 'remove', slot }) as const);
  if (slots.length === 0) return;
  const { slot } = yield* ask(player, 'glynna', slots);
  t.removed = player.storehouse.at(slot);
  player.storehouse.put(slot, null);
}

/** AA-INSP-2, AA-ITEM-4. */
function sumOf(t: Table, { storehouse }: Player): number {
  let sum = 0;
  for (const slot of storehouse.revealed()) {
    const item = storehouse.at(slot)?.item;
    if (item === undefined) continue;
    const mirrored =
      item !== 'cursed-mirror' && storehouse.beside(slot).some((place) => place?.item === 'cursed-mirror');
    sum += t.values.infamy(item) * (mirrored ? t.values.number('mirrorFactor') : 1);
  }
  return sum;
}

/** AA-WIZ-5. */
function* appraise(t: Table, player: Player): Story {
  const slots = player.storehouse.revealed().map((slot) => ({ kind: 'appraise', slot }) as const);
  if (slots.length === 0) return;
  const { slot } = yield* ask(player, 'ninx', slots);
  const item = player.storehouse.at(slot)?.item;
  if (item !== undefined) changeGold(player, t.values.infamy(item));
}

/** AA-INSP-3. */
function penalty(t: Table): void {
  if (t.triggered === null) return;
  const culprit = t.players[t.triggered];
  const own = culprit.sum ?? 0;
  if (t.players.some(({ sum }) => (sum ?? 0) < own)) gainInfamy(culprit, 10);
}
