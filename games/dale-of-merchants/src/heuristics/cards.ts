import { type CardSpec, DECKS, permissions } from '@souk/games/dale-of-merchants';
import type { MatchRules } from './reading.js';

interface Opinion {
  /** What owning it is worth beyond its value and its set; an action is worth about 1. */
  readonly own: number;
  /** What playing it is worth where nothing else is known. */
  readonly play: number;
}

const opinion = (own: number, play = 0): Opinion => ({ own, play });

/** By card id. */
const OPINIONS: { readonly [card: string]: Opinion } = {
  'swift-broker': opinion(-0.2, 0.8),
  cookies: opinion(0.4),
  'shattered-relic': opinion(0.35, 3.5),
  spyglass: opinion(0, 3.6),
  'flashy-show': opinion(0.45, 3.3),
  'favourite-toy': opinion(0.2, 3.5),
  'loyal-partner': opinion(-0.2, 0.5),
  'prepaid-good': opinion(0.2, 1.8),
  'essential-purchase': opinion(0.3),
  'market-discovery': opinion(0.15),
  'special-offer': opinion(0.1, 2),
  'stock-clearance': opinion(0.2),
  'wily-fellow': opinion(-0.2, 0.2),
  nuisance: opinion(0.1, 3.4),
  'rotten-food': opinion(0.4, 3.5),
  'dirty-exchange': opinion(0.9, 4.2),
  sabotage: opinion(-0.1, 3.5),
  'treasure-hunter': opinion(0, 1.5),
  'stashing-vendor': opinion(0.6),
  'empty-chest': opinion(0.55),
  'nostalgic-item': opinion(0.7),
  acorn: opinion(0.05, 0.8),
  accordion: opinion(0.5),
  'winter-is-coming': opinion(0.1),
  'bold-haggler': opinion(0.5),
  'new-season': opinion(0.1, 2.5),
  whirligig: opinion(0.1, 0.2),
  charm: opinion(-0.2, 3.3),
  gamble: opinion(0.2, 0.4),
  blindfold: opinion(0.15, 0.6),
  'flexible-shopkeeper': opinion(1.2),
  reflection: opinion(0.1),
  'good-old-times': opinion(0.5),
  'gift-voucher': opinion(0.2, 1.5),
  trendsetting: opinion(0.4),
  'seeing-doubles': opinion(0.3),
};

const UNKNOWN = opinion(0);

/** The cards of which it is counted how many a player owns. */
export const COUNTED: readonly CardSpec[] = DECKS.flatMap((deck) => deck.cards);
export const opinionOf = (card: CardSpec): Opinion => OPINIONS[card.id] ?? UNKNOWN;

/** How many cards of one value, as a field of a packed count: six bits each, the topmost of them kept free. */
const FIELD = 6;
export const unitOf = (value: number): number => 1 << (FIELD * (value - 1));
export const countIn = (packed: number, value: number): number => (packed >> (FIELD * (value - 1))) & 31;
const FREE = [1, 2, 3, 4, 5].reduce((bits, value) => bits | (unitOf(value) << (FIELD - 1)), 0);
/** Whether a packed count holds another one. */
export const holds = (have: number, need: number): boolean => (((have | FREE) - need) & FREE) === FREE;

/** What bots need to know of every kind in a match, by kind. */
export interface Guide {
  /** 0 for junk, then the decks. */
  readonly set: readonly number[];
  /** Junk and copies are never counted on for a stack. */
  readonly unit: readonly number[];
  /** Its number among the counted cards; −1 if it is none. */
  readonly counted: readonly number[];
  readonly own: readonly number[];
  readonly play: readonly number[];
  readonly hasPlus: readonly boolean[];
  /** The set whose 1 lets junk into a stack and whose 2 lets in all sets; 0 if there is none. */
  readonly vendors: number;
}

const guides = new WeakMap<MatchRules, Guide>();
let lastRules: MatchRules | undefined;
let lastGuide: Guide | undefined;

export function guideFor(rules: MatchRules): Guide {
  if (rules === lastRules && lastGuide !== undefined) return lastGuide;
  const guide = guides.get(rules) ?? makeGuide(rules);
  guides.set(rules, guide);
  lastRules = rules;
  lastGuide = guide;
  return guide;
}

const bitNumber = (bit: number): number => 31 - Math.clz32(bit);

function makeGuide(rules: MatchRules): Guide {
  const opinions = rules.cards.map(opinionOf);
  const set = rules.sets.map(bitNumber);
  const vendor = rules.permissions.findIndex((bits) => (bits & permissions.ADMITS_JUNK) !== 0);
  return {
    set,
    unit: rules.cards.map(({ value }, kind) => (set[kind] === 0 || (rules.copying >> kind) & 1 ? 0 : unitOf(value))),
    counted: rules.cards.map((card) => COUNTED.findIndex(({ id }) => id === card.id)),
    own: opinions.map(({ own }) => own),
    play: opinions.map(({ play }) => play),
    hasPlus: rules.permissions.map((bits) => (bits & permissions.HAS_PLUS) !== 0),
    vendors: vendor < 0 ? 0 : set[vendor],
  };
}
