import type { Box } from './cards/box.js';
import type { Kind, Kinds } from './cards/card.js';
import {
  ADMITS_DISCARDED,
  bitsOf,
  COPIES,
  HAS_ABILITY,
  HAS_PLUS,
  IS_TECHNIQUE,
  JUNK_SET,
  KEEPS_BONUS,
  MAY_CHANGE_BY_ONE,
  RAISED_IN_STACK,
  RAISES_HAND_SIZE,
  SPENDS_IN_STACK,
} from './cards/permissions.js';
import type { Ability, CardSpec, CopyText, DeckSpec, SpendInStack, Step } from './cards/spec.js';
import { type DeckExtras, makeExtras } from './deck-extras.js';
import { JUNK } from './decks/junk.js';
import type { Options } from './options.js';

function permissionsOf(card: CardSpec): number {
  const bits: readonly (readonly [number, unknown])[] = [
    [RAISES_HAND_SIZE, card.handSize],
    [IS_TECHNIQUE, card.technique],
    [HAS_PLUS, card.plus],
    [COPIES, card.copyText],
    [KEEPS_BONUS, card.keepsBonus],
    [HAS_ABILITY, card.ability],
    [SPENDS_IN_STACK, card.spendInStack],
  ];
  return bits.reduce((sum, [bit, has]) => (has === undefined ? sum : sum | bit), bitsOf(card.permits));
}

/** V8 reads objects fastest that all have the same fields, so questions are given those which they leave out. */
const inOneShape = (step: Step): Step =>
  typeof step === 'function' || 'act' in step
    ? step
    : {
        kind: step.kind,
        text: step.text,
        list: step.list,
        asksAnyway: step.asksAnyway,
        asked: step.asked,
        answerOfGone: step.answerOfGone,
        answer: step.answer,
        describe: step.describe,
        whenLeft: step.whenLeft,
        drawn: step.drawn,
        chosenLast: step.chosenLast,
        seenInHand: step.seenInHand,
      };

const stepsOf = ({ technique = [], effects = [], ability }: CardSpec): (Step | undefined)[] =>
  [technique, ...effects.map(({ steps }) => steps), ability?.steps ?? []].flatMap((part) => [
    ...part.map(inOneShape),
    undefined,
  ]);

const firstAbilityStep = (card: CardSpec): number =>
  card.ability?.steps === undefined ? 0 : stepsOf(card).length - card.ability.steps.length - 1;

/** The rules as this match has them, which stay the same once the decks are chosen. Copies of a state share them. */
export interface MatchRules {
  readonly box: Box;
  readonly options: Options;
  readonly seats: number;
  /** None before the decks are chosen. */
  readonly decks: readonly DeckSpec[];
  /** By kind, as everything below. */
  readonly cards: readonly CardSpec[];
  readonly values: readonly number[];
  /** The steps of the technique, then those of each effect, then those of the ability; every part ends with undefined. */
  readonly steps: readonly (readonly (Step | undefined)[])[];
  readonly copyTexts: readonly (CopyText | undefined)[];
  readonly abilitySpecs: readonly (Ability | undefined)[];
  readonly stackSpending: readonly (SpendInStack | undefined)[];
  /** How many junk cards of its payment may be thrown away. */
  readonly junkThrown: readonly number[];
  /** The bit of the set. */
  readonly sets: readonly number[];
  readonly permissions: readonly number[];
  /** How many there are in the game (DM-SETUP-4); for junk see `junkCards`. */
  readonly copies: readonly number[];
  readonly junk: Kind;
  /** DM-SETUP-2: the cards of a starting deck but for its junk. */
  readonly starters: readonly Kind[];
  /** DM-SETUP-4: the cards of the market deck. */
  readonly supply: readonly Kind[];
  readonly copying: Kinds;
  readonly techniques: Kinds;
  /** The kinds whose stacks may be more than a choice of hand cards. */
  readonly building: Kinds;
  readonly raisingHandSize: Kinds;
  /** Where the steps of its ability begin; 0: it has none. */
  readonly abilitySteps: readonly number[];
  /** The kinds that have one. */
  readonly activeKinds: Kinds;
  /** The kinds whose ability changes a common zone. */
  readonly commonAbilities: Kinds;
  /** DM-ORDER-1. */
  readonly discardOrderMatters: boolean;
  readonly marketDiscardOrderMatters: boolean;
  /** All junk cards of a finite supply; 0: endless (DM-VAR-6). */
  readonly junkCards: number;
  /** DX-COIN-2: whether a purchase may be paid with coins alone. */
  readonly coinsAlone: boolean;
  readonly kindNamed: ReadonlyMap<string, Kind>;
  /** What decks bring along beside their cards; undefined if none in the game brings anything. */
  readonly extras: DeckExtras | undefined;
}

export const JUNK_SUPPLY = 20;

const byValueThenId = (one: CardSpec, other: CardSpec): number =>
  one.value - other.value || (one.id < other.id ? -1 : 1);

const kindsWhere = (cards: readonly CardSpec[], holds: (card: CardSpec) => boolean): Kinds =>
  cards.reduce((kinds, card, kind) => (holds(card) ? kinds | (1 << kind) : kinds), 0);

function makeRules(box: Box, options: Options, seats: number, decks: readonly DeckSpec[]): MatchRules {
  const cards = [JUNK, ...decks.flatMap((deck) => deck.cards)].sort(byValueThenId);
  const setOf = (card: CardSpec): number => JUNK_SET << (1 + decks.findIndex((deck) => deck.cards.includes(card)));
  return {
    box,
    options,
    seats,
    decks,
    cards,
    values: cards.map((card) => card.value),
    steps: cards.map(stepsOf),
    copyTexts: cards.map((card) => card.copyText),
    abilitySpecs: cards.map((card) => card.ability),
    stackSpending: cards.map((card) => card.spendInStack),
    junkThrown: cards.map((card) => card.junkThrownWhenBought ?? 0),
    sets: cards.map(setOf),
    permissions: cards.map(permissionsOf),
    copies: cards.map((card) => (card === JUNK ? 0 : card.value === 1 ? seats : card.copies)),
    junk: cards.indexOf(JUNK),
    starters: cards.flatMap((card, kind) => (card.value === 1 && card !== JUNK ? [kind] : [])),
    supply: cards.flatMap((card, kind): Kind[] => (card.value > 1 ? Array(card.copies).fill(kind) : [])),
    copying: kindsWhere(cards, (card) => card.copyText !== undefined),
    techniques: kindsWhere(cards, (card) => card.technique !== undefined),
    building: kindsWhere(
      cards,
      ({ copyText, permits, spendInStack }) =>
        copyText !== undefined ||
        spendInStack !== undefined ||
        (bitsOf(permits) & (ADMITS_DISCARDED | MAY_CHANGE_BY_ONE | RAISED_IN_STACK)) !== 0,
    ),
    raisingHandSize: kindsWhere(cards, (card) => card.handSize !== undefined),
    abilitySteps: cards.map(firstAbilityStep),
    activeKinds: kindsWhere(cards, (card) => card.ability !== undefined),
    commonAbilities: kindsWhere(cards, (card) => card.ability?.changesCommonZone === true),
    discardOrderMatters: decks.some((deck) => deck.orderMatters.discard),
    marketDiscardOrderMatters: decks.some((deck) => deck.orderMatters.marketDiscard),
    junkCards: options.junkSupply === 'twenty' ? JUNK_SUPPLY : 0,
    coinsAlone: decks.some(({ coins }) => coins !== undefined),
    kindNamed: new Map(cards.map((card, kind) => [card.id, kind])),
    extras: makeExtras(decks, cards),
  };
}

/** The rules with these decks of a box, numbered in ascending order. */
export function rulesFor(box: Box, options: Options, seats: number, decks: readonly number[]): MatchRules {
  const known = box.matchRules.get(options) ?? new Map<string, MatchRules>();
  box.matchRules.set(options, known);
  const key = `${seats}: ${decks.join(' ')}`;
  const rules =
    known.get(key) ??
    makeRules(
      box,
      options,
      seats,
      decks.map((deck) => box.decks[deck]),
    );
  known.set(key, rules);
  return rules;
}

/** The numbers of decks in a box, in ascending order. */
export const decksNamed = ({ ids }: Box, names: readonly string[]): readonly number[] =>
  [...ids.keys()].filter((deck) => names.includes(ids[deck]));
