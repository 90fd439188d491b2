import { ITEM_IDS, type ItemId, type MatchRules } from '@souk/games/arcane-alley';

/** A cell's item is a number below this, whatever the cell holds. */
const CELL_KINDS = 32;

/** What the items of a match are good for, in gold, by item. */
export interface Worths {
  /** What a sold set is worth to its seller, what it does to others included. */
  readonly sets: readonly number[];
  /** What it costs to play one: gold, and infamy. */
  readonly goldToPlay: readonly number[];
  readonly infamyToPlay: readonly number[];
  /** What one costs at the inspection. */
  readonly infamy: readonly number[];
  /** How many times that counts beside a Mirror. */
  readonly mirrorFactor: number;
}

/** Two at the table: what the other gets is nearly as bad as what one loses oneself. */
const HARM_IN_DUEL = 0.85;
const HARM_AMONG_MANY = 0.35;
/** A stash that is larger by one item. */
const LARGER_STASH = 2;

function worthOfSet({ setGold, numbers, infamy, duel }: MatchRules, id: ItemId, kind: number): number {
  const harm = duel ? HARM_IN_DUEL : HARM_AMONG_MANY;
  if (id === 'dragons-egg') return setGold[kind] - harm * (numbers.eggGold - numbers.eggInfamy);
  if (id === 'hypnotic-toad') return setGold[kind] + harm * numbers.toadInfamy;
  if (id === 'haunted-doll') return setGold[kind] + harm * infamy[kind];
  return id === 'floating-carpet' ? setGold[kind] + LARGER_STASH : setGold[kind];
}

function goldToPlay({ numbers }: MatchRules, id: ItemId): number {
  if (id === 'dark-lotus') return numbers.lotusGold;
  return id === 'three-headed-coin' ? -numbers.coinGold : 0;
}

function infamyToPlay({ numbers }: MatchRules, id: ItemId): number {
  if (id === 'crystal-ball') return numbers.ballInfamy;
  if (id === 'skeletomicon') return numbers.skeletomiconInfamy;
  return id === 'bubbling-cauldron' ? Math.min(numbers.cauldronInfamy, numbers.cauldronGold) : 0;
}

const byKind = (value: (id: ItemId, kind: number) => number): number[] => {
  const list: number[] = [];
  for (let kind = 0; kind < CELL_KINDS; kind++) list.push(kind < ITEM_IDS.length ? value(ITEM_IDS[kind], kind) : 0);
  return list;
};

const makeWorths = (rules: MatchRules): Worths => ({
  sets: byKind((id, kind) => worthOfSet(rules, id, kind)),
  goldToPlay: byKind((id) => goldToPlay(rules, id)),
  infamyToPlay: byKind((id) => infamyToPlay(rules, id)),
  infamy: rules.infamy,
  mirrorFactor: rules.numbers.mirrorFactor,
});

const known = new WeakMap<MatchRules, Worths>();
let lastRules: MatchRules | undefined;
let lastWorths: Worths | undefined;

/** Made once for the rules of a match, and found again at once as long as the same are asked for. */
export function worthsOf(rules: MatchRules): Worths {
  if (lastRules === rules && lastWorths !== undefined) return lastWorths;
  const worths = known.get(rules) ?? makeWorths(rules);
  known.set(rules, worths);
  lastRules = rules;
  lastWorths = worths;
  return worths;
}
