import { below, InputError, MoveList, newState, pick, type RandomState, shuffle } from '@souk/kernel';
import { arcaneAlley, ITEM_IDS, type Position, RULED, type State, WIZARD_IDS } from '../../src/rules/index.js';
import { isSpecial } from './values.js';
import type { HouseRules, ItemId } from './vocabulary.js';

const chance = (random: RandomState, percent: number): boolean => below(random, 100) < percent;
const between = (random: RandomState, low: number, high: number): number => low + below(random, high - low + 1);

function someOf<T>(random: RandomState, list: readonly T[], count: number): T[] {
  const mixed = [...list];
  shuffle(random, mixed);
  return mixed.slice(0, count);
}

/** A pack in which few items dominate, so that sets, returns and specials meet often. */
function crowdedItems(random: RandomState): Required<HouseRules>['items'] {
  const rows: { [item in ItemId]?: { copies: number; setGold?: number; infamy?: number } } = {};
  for (const item of ITEM_IDS) rows[item] = { copies: below(random, 2) };
  for (const item of someOf(random, ITEM_IDS, between(random, 3, 6))) rows[item] = { copies: between(random, 14, 30) };
  for (const item of someOf(random, ITEM_IDS, between(random, 0, 4))) {
    const worth = isSpecial(item) ? {} : { setGold: between(random, -15, 60) };
    rows[item] = { copies: between(random, 8, 16), ...worth, infamy: between(random, -9, 20) };
  }
  for (const item of ITEM_IDS) if (chance(random, 3)) rows[item] = { copies: 12 };
  return rows;
}

function otherNumbers(random: RandomState): Required<HouseRules>['numbers'] {
  const changed = Object.entries(RULED).filter(() => chance(random, 30));
  return Object.fromEntries(changed.map(([name, { min, max }]) => [name, between(random, min, Math.min(max, 12))]));
}

function houseRulesFor(random: RandomState): HouseRules | null {
  if (chance(random, 15)) return null;
  return {
    ...(chance(random, 85) ? { items: crowdedItems(random) } : {}),
    ...(chance(random, 40) ? { numbers: otherNumbers(random) } : {}),
  };
}

/** Options of every sort. */
export function someOptions(random: RandomState, seats: number): object {
  const wizards = pick(random, ['off', 'random', 'choose', 'explicit', 'explicit']);
  return {
    wizards,
    ...(wizards === 'explicit' ? { assignment: someOf(random, [...WIZARD_IDS, null], seats) } : {}),
    raceTo100: chance(random, 30),
    ...(chance(random, 50) ? { firstPlayer: below(random, seats) } : {}),
    houseRules: houseRulesFor(random),
  };
}

/** The first state of a match with some options. */
export function freshState(random: RandomState, seats: number, seed: string): State {
  for (;;) {
    const options = someOptions(random, seats);
    try {
      return newState(arcaneAlley, { seats, options, seed });
    } catch (error) {
      // House rules that leave too few items to deal.
      if (!(error instanceof InputError)) throw error;
    }
  }
}

/** Wizards and reveals are chosen at random, up to the first turn. Undefined: house rules have left too few items for one. */
function firstTurnOf(random: RandomState, state: State): State | undefined {
  const list = new MoveList();
  for (;;) {
    const [frame] = arcaneAlley.toJSON(state).stack;
    if (frame === undefined) return undefined;
    if (frame.frame === 'draw') return state;
    const [seat] = arcaneAlley.toAct(state);
    arcaneAlley.moves(state, seat, list);
    arcaneAlley.play(state, seat, pick(random, list.toArray()));
  }
}

/** The first turn of a match with some options. */
export function firstTurn(random: RandomState, seats: number, seed: string): State {
  for (;;) {
    const state = firstTurnOf(random, freshState(random, seats, seed));
    if (state !== undefined) return state;
  }
}

const FORMS = [
  [3, 3],
  [3, 3],
  [3, 3],
  [2, 3],
  [3, 2],
  [1, 3],
  [3, 1],
  [0, 0],
] as const;

type RealPlayer = Position['players'][number];

function everyItem({ players, deck, onDeck, discard, aside }: Position): ItemId[] {
  const held = players.flatMap(({ stash, storehouse }) => [
    ...(stash ?? []),
    ...storehouse.slots.flatMap(({ item }) => (item === null ? [] : [item])),
  ]);
  return [...held, ...deck, ...onDeck, ...discard, ...aside];
}

/** So many items from the pile, those of the favourite sort more often than by chance. */
function takeSome(random: RandomState, pile: ItemId[], count: number, favourite: ItemId): ItemId[] {
  return Array.from({ length: count }, () => {
    const at = chance(random, 60) ? Math.max(0, pile.indexOf(favourite)) : 0;
    return pile.splice(at, 1)[0];
  });
}

/** A player somewhere in a round, with items from the pile. */
function someplace(random: RandomState, player: RealPlayer, seats: number, pile: ItemId[]): RealPlayer {
  const [rows, columns] = pick(random, FORMS);
  const hiddenShare = pick(random, [0, 20, 40, 80]);
  const favourite = pick(random, pile);
  const slots = takeSome(random, pile, rows * columns, favourite).map((item) => {
    const down = chance(random, hiddenShare);
    const seenBy = down ? Array.from({ length: seats }, (_, seat) => seat).filter(() => chance(random, 35)) : [];
    return { face: down ? 'down' : 'up', item, returned: 0, seenBy } as const;
  });
  const stash = takeSome(random, pile, pick(random, [0, 1, 2, 2, 2, 3, 4]), favourite);
  return {
    ...player,
    gold: pick(random, [0, 1, 3, 25, between(random, 0, 120)]),
    infamy: pick(random, [0, 1, 24, 23, between(random, 0, 24)]),
    markers: below(random, 3),
    storehouse: { rows, columns, slots },
    stash,
    knownToAll: stash.filter(() => chance(random, 30)),
  };
}

/** What single seats know of the stashes of others beyond what all know (AA-INFO-4). */
function someGlimpses(random: RandomState, players: readonly RealPlayer[]): Position['glimpses'] {
  return players.flatMap((_, observer) =>
    players.flatMap(({ stash, knownToAll }, owner) => {
      if (observer === owner || chance(random, 60)) return [];
      const copies = (items: readonly ItemId[] | null, item: ItemId): number =>
        (items ?? []).filter((each) => each === item).length;
      return ITEM_IDS.map((item) => {
        const unknown = copies(stash, item) - copies(knownToAll, item);
        return { observer, owner, item, count: between(random, 0, unknown) };
      }).filter(({ count }) => count > 0);
    }),
  );
}

/** A turn's beginning somewhere in a round: the same items, anywhere on the table. */
export function midRound(random: RandomState, position: Position): Position {
  const { seats, options } = position;
  const items = everyItem(position);
  shuffle(random, items);
  const players = position.players.map((player) => someplace(random, player, seats, items));
  const discard = items.splice(0, pick(random, [2, 2, 3, items.length >> 1]));
  const deck = items.splice(0, pick(random, [0, 1, 2, 3, items.length]));
  const onDeck = items.splice(0, pick(random, [0, 0, 1, 2]));
  const lastTurn = seats === 2 ? 20 : (options.houseRules?.numbers?.maxTurns ?? 20);
  const seat = below(random, seats);
  const others = players.flatMap((_, other) => (other === seat ? [] : [other]));
  return {
    ...position,
    players,
    deck,
    discard,
    onDeck,
    aside: items,
    tracker: pick(random, [1, lastTurn, Math.max(1, lastTurn - 1), between(random, 1, lastTurn)]),
    glimpses: someGlimpses(random, players),
    triggered: chance(random, 20) ? pick(random, others) : null,
    stack: [{ frame: 'draw', seat, step: 'only' }],
  };
}
