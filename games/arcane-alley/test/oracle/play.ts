import { ask, distinct } from './ask.js';
import { felineSetIn, sell, setIn } from './sale.js';
import { changeGold, gainInfamy, halvedFor, infamyCanRise, loseInfamy } from './scores.js';
import { discardFromStash } from './stash.js';
import { type Card, revealedCard } from './storehouse.js';
import type { Player, Story, Table } from './table.js';
import type { ItemId } from './vocabulary.js';

/** AA-PLAY-1 to AA-PLAY-5. */
export function* play(t: Table, player: Player, item: ItemId, slot: number, returned = 0): Story {
  const replaced = player.storehouse.at(slot);
  if (replaced === null) throw new Error('the oracle plays into a hole');
  player.storehouse.put(slot, revealedCard(item, returned));
  const works = yield* effectIsWanted(t, player, item, slot);
  if (works) yield* whenPlayed(t, player, item);
  yield* sellSetOf(t, player, slot, works && item === 'facsimilous-feline');
  yield* moveOut(t, player, replaced);
}

/** A play that something else demands: the slot is asked for. */
export function* demandedPlay(t: Table, player: Player, item: ItemId, returned = 0): Story {
  const slots = player.storehouse.replaceable().map((slot) => ({ kind: 'place', slot }) as const);
  const { slot } = yield* ask(player, 'slot', slots);
  yield* play(t, player, item, slot, returned);
}

const coinGain = (t: Table): number =>
  t.values.number('coinGold') *
  (t.players.reduce((sum, { storehouse }) => sum + storehouse.shows('three-headed-coin'), 0) - 1);

/** AA-WIZ-3: whether the effect would do something. */
function wouldAct(t: Table, player: Player, item: ItemId, slot: number): boolean {
  const { storehouse } = player;
  switch (item) {
    case 'three-headed-coin':
      return halvedFor(player, coinGain(t)) > 0;
    case 'older-wand':
      return t.discard.length > 0;
    case 'crystal-ball':
      return (
        (infamyCanRise(player) && t.values.number('ballInfamy') > 0) ||
        (storehouse.hidden().length > 0 && t.values.number('ballPeeks') > 0)
      );
    case 'bubbling-cauldron':
      return true;
    case 'dark-lotus':
      return player.gold > 0 && t.values.number('lotusGold') > 0;
    case 'skeletomicon':
      return infamyCanRise(player) && t.values.number('skeletomiconInfamy') > 0;
    case 'facsimilous-feline':
      return storehouse
        .lines()
        .some(
          (line) =>
            line.includes(slot) && setIn(player, line) === undefined && felineSetIn(player, line, slot) !== undefined,
        );
    default:
      return false;
  }
}

function* effectIsWanted(t: Table, player: Player, item: ItemId, slot: number): Story<boolean> {
  if (player.wizard !== 'meeblemore' || !wouldAct(t, player, item, slot)) return true;
  const answer = yield* ask(player, 'ignore-effect', [
    { kind: 'use-effect' } as const,
    { kind: 'ignore-effect' } as const,
  ]);
  return answer.kind === 'use-effect';
}

function* whenPlayed(t: Table, player: Player, item: ItemId): Story {
  if (item === 'three-headed-coin') changeGold(player, coinGain(t));
  else if (item === 'older-wand') wand(t);
  else if (item === 'crystal-ball') yield* ball(t, player);
  else if (item === 'bubbling-cauldron') yield* cauldron(t, player);
  else if (item === 'dark-lotus') changeGold(player, -t.values.number('lotusGold'));
  else if (item === 'skeletomicon') gainInfamy(player, t.values.number('skeletomiconInfamy'));
}

/** AA-ITEM-7. */
function wand(t: Table): void {
  const top = t.discard.shift();
  if (top === undefined) return;
  t.deck.unshift(top);
  t.onDeck++;
}

function* ball(t: Table, player: Player): Story {
  gainInfamy(player, t.values.number('ballInfamy'));
  const slots = player.storehouse.hidden().map((slot) => ({ kind: 'peek', slot }) as const);
  if (slots.length === 0) return;
  for (let peek = 0; peek < t.values.number('ballPeeks'); peek++) {
    const { slot } = yield* ask(player, 'peek', slots);
    player.storehouse.at(slot)?.seenBy.add(player.seat);
  }
}

function* cauldron(t: Table, player: Player): Story {
  const { kind } = yield* ask(player, 'cauldron', [{ kind: 'lose-gold' } as const, { kind: 'gain-infamy' } as const]);
  if (kind === 'lose-gold') changeGold(player, -t.values.number('cauldronGold'));
  else gainInfamy(player, t.values.number('cauldronInfamy'));
}

/** AA-PLAY-4, and a Feline that copies (AA-ITEM-10). */
function* sellSetOf(t: Table, player: Player, slot: number, wild: boolean): Story {
  const sets = player.storehouse
    .lines()
    .filter((line) => line.includes(slot))
    .map((line) => ({ line, as: setIn(player, line) ?? (wild ? felineSetIn(player, line, slot) : undefined) }));
  const standing = sets.flatMap(({ line, as }) => (as === undefined ? [] : [{ line, as }]));
  if (standing.length === 0) return;
  const { slots } = yield* ask(
    player,
    'set',
    standing.map(({ line }) => ({ kind: 'sell', slots: [...line] }) as const),
  );
  const chosen = standing.find(({ line }) => line.join() === slots.join());
  if (chosen !== undefined) yield* sell(t, player, chosen.line, chosen.as, false);
}

/** AA-PLAY-5, AA-ITEM-8, AA-2P-4. */
function* moveOut(t: Table, player: Player, { item, up, returned, seenBy }: Card): Story {
  if (item === 'magic-boomerang' && returned < t.values.number('boomerangReturns')) {
    if (player.storehouse.replaceable().length > 0) return yield* demandedPlay(t, player, item, returned + 1);
  }
  if (t.duel && !up) {
    player.stash.push(item);
    for (const observer of seenBy) if (observer !== player.seat) t.holds[observer][player.seat].push(item);
    const choices = distinct(player.stash).map((held) => ({ kind: 'discard', item: held }) as const);
    const chosen = yield* ask(player, 'two-player-discard', choices, player.stash.length > 1);
    return discardFromStash(t, player, chosen.item);
  }
  t.discardOnTop(item);
  if (up && item === 'bottled-fairy') loseInfamy(player, t.values.number('fairyInfamy'));
  if (up && item === 'invisible-ring') loseInfamy(player, t.values.number('ringInfamy'));
}
