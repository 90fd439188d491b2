import type { HouseRules, ItemId, NumberName } from './vocabulary.js';

type Row = readonly [setGold: number, infamy: number, base: number, extra: number];

/** The item table, typed in from the rules and not from the package. Special items have a dash for a set value. */
const ROWS: { readonly [item in ItemId]: Row } = {
  'cursed-mirror': [-5, -5, 4, 1],
  'hypnotic-toad': [0, -2, 6, 1],
  'invisible-ring': [1, 0, 6, 1],
  'three-headed-coin': [2, 1, 9, 1],
  'older-wand': [3, 1, 13, 1],
  'magic-boomerang': [5, 2, 10, 1],
  'floating-carpet': [7, 2, 11, 1],
  'crystal-ball': [9, 3, 10, 1],
  'bottled-fairy': [12, 3, 9, 1],
  'bubbling-cauldron': [15, 4, 10, 1],
  'dragons-egg': [20, 4, 8, 1],
  'sovereign-sword': [25, 5, 9, 1],
  'dark-lotus': [30, 0, 5, 1],
  skeletomicon: [35, 6, 5, 1],
  'haunted-doll': [40, 7, 3, 0],
  'facsimilous-feline': [0, 8, 2, 1],
  'wizards-watch': [0, 10, 1, 0],
  'pandoras-lockbox': [0, 10, 1, 0],
  'mystical-lamp': [0, 10, 1, 0],
  'sacred-chalice': [0, 10, 1, 0],
};

const NUMBERS: { readonly [name in NumberName]: number } = {
  maxTurns: 20,
  raceInspections: 7,
  mirrorFactor: 2,
  toadInfamy: 6,
  ringInfamy: 2,
  coinGold: 1,
  boomerangReturns: 1,
  ballInfamy: 1,
  ballPeeks: 1,
  fairyInfamy: 3,
  cauldronGold: 2,
  cauldronInfamy: 2,
  eggInfamy: 2,
  eggGold: 15,
  lotusGold: 5,
  skeletomiconInfamy: 3,
  lockboxInfamy: 3,
  lampItems: 3,
  byrosBonus: 3,
};

const SPECIALS: readonly ItemId[] = ['wizards-watch', 'pandoras-lockbox', 'mystical-lamp', 'sacred-chalice'];

export const isSpecial = (item: ItemId): boolean => SPECIALS.includes(item);

/** The numbers of one match: those of the rules, and what house rules put in their place. */
export class Values {
  private readonly houseRules: HouseRules | null;

  constructor(houseRules: HouseRules | null) {
    this.houseRules = houseRules;
  }

  number(name: NumberName): number {
    return this.houseRules?.numbers?.[name] ?? NUMBERS[name];
  }

  setGold(item: ItemId): number {
    return this.houseRules?.items?.[item]?.setGold ?? ROWS[item][0];
  }

  infamy(item: ItemId): number {
    return this.houseRules?.items?.[item]?.infamy ?? ROWS[item][1];
  }

  /** AA-SETUP-1. */
  copies(item: ItemId, seats: number): number {
    const own = this.houseRules?.items?.[item];
    return (own?.copies ?? ROWS[item][2]) + (seats >= 5 ? (own?.extra ?? ROWS[item][3]) : 0);
  }
}
