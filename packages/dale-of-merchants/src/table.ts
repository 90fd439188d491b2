import type { Kind, Kinds } from './card.js';
import { DECKS, JUNK } from './decks/index.js';
import type { Ability, CardSpec, CopyText, DeckSpec, Step } from './face.js';
import type { Options } from './options.js';
import {
  ADMITS_ALL_SETS,
  ADMITS_DISCARDED,
  ADMITS_JUNK,
  COPIES,
  HAS_ABILITY,
  HAS_PLUS,
  IS_TECHNIQUE,
  JUNK_SET,
  KEEPS_BONUS,
  MAY_BUILD_AGAIN,
  MAY_BUY_DISCARDED,
  MAY_CHANGE_BY_ONE,
  MAY_OVERPAY,
  RAISES_HAND_SIZE,
} from './permissions.js';

function permissionsOf(face: CardSpec): number {
  const { whenPaying = {}, whenBuilding = {} } = face;
  const bits: readonly (readonly [number, unknown])[] = [
    [MAY_OVERPAY, whenPaying.mayOverpay],
    [MAY_BUY_DISCARDED, whenPaying.mayBuyDiscarded],
    [ADMITS_JUNK, whenBuilding.admitsJunk],
    [ADMITS_ALL_SETS, whenBuilding.admitsAllSets],
    [ADMITS_DISCARDED, whenBuilding.admitsDiscarded],
    [MAY_CHANGE_BY_ONE, whenBuilding.mayChangeByOne],
    [MAY_BUILD_AGAIN, whenBuilding.mayBuildAgain],
    [RAISES_HAND_SIZE, face.handSize],
    [IS_TECHNIQUE, face.technique],
    [HAS_PLUS, face.plus],
    [COPIES, face.copyText],
    [KEEPS_BONUS, face.keepsBonus],
    [HAS_ABILITY, face.ability],
  ];
  return bits.reduce((sum, [bit, has]) => (has === undefined ? sum : sum | bit), 0);
}

/** V8 reads objects fastest that all have the same fields, so questions are given those which they leave out. */
const inOneShape = (step: Step): Step =>
  typeof step === 'function'
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
      };

/** What stays the same once the decks are chosen. Copies of a state share it. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  /** None before the decks are chosen. */
  readonly decks: readonly DeckSpec[];
  /** By kind, as everything below. */
  readonly faces: readonly CardSpec[];
  readonly values: readonly number[];
  readonly techniques: readonly (readonly Step[])[];
  readonly copyTexts: readonly (CopyText | undefined)[];
  readonly abilitySpecs: readonly (Ability | undefined)[];
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
  /** The kinds whose stacks may be more than a choice of hand cards. */
  readonly building: Kinds;
  readonly raisingHandSize: Kinds;
  /** The number of its ability; −1: none. */
  readonly abilities: readonly number[];
  /** The kinds that have one. */
  readonly activeKinds: Kinds;
  /** The kinds whose ability changes a common zone. */
  readonly commonAbilities: Kinds;
  /** DM-ORDER-1. */
  readonly discardOrderMatters: boolean;
  readonly marketDiscardOrderMatters: boolean;
  /** All junk cards of a finite supply; 0: endless (DM-VAR-6). */
  readonly junkCards: number;
  readonly kindNamed: ReadonlyMap<string, Kind>;
}

export const JUNK_SUPPLY = 20;

const byValueThenId = (one: CardSpec, other: CardSpec): number =>
  one.value - other.value || (one.id < other.id ? -1 : 1);

const kindsWhere = (faces: readonly CardSpec[], holds: (face: CardSpec) => boolean): Kinds =>
  faces.reduce((kinds, face, kind) => (holds(face) ? kinds | (1 << kind) : kinds), 0);

function makeTable(options: Options, seats: number, decks: readonly DeckSpec[]): Table {
  const faces = [JUNK, ...decks.flatMap((deck) => deck.cards)].sort(byValueThenId);
  const setOf = (face: CardSpec): number => JUNK_SET << (1 + decks.findIndex((deck) => deck.cards.includes(face)));
  const active = faces.filter((face) => face.ability !== undefined);
  return {
    options,
    seats,
    decks,
    faces,
    values: faces.map((face) => face.value),
    techniques: faces.map((face) => (face.technique ?? []).map(inOneShape)),
    copyTexts: faces.map((face) => face.copyText),
    abilitySpecs: faces.map((face) => face.ability),
    junkThrown: faces.map((face) => face.junkThrownWhenBought ?? 0),
    sets: faces.map(setOf),
    permissions: faces.map(permissionsOf),
    copies: faces.map((face) => (face === JUNK ? 0 : face.value === 1 ? seats : face.copies)),
    junk: faces.indexOf(JUNK),
    starters: faces.flatMap((face, kind) => (face.value === 1 && face !== JUNK ? [kind] : [])),
    supply: faces.flatMap((face, kind): Kind[] => (face.value > 1 ? Array(face.copies).fill(kind) : [])),
    copying: kindsWhere(faces, (face) => face.copyText !== undefined),
    building: kindsWhere(
      faces,
      ({ copyText, whenBuilding }) =>
        copyText !== undefined || whenBuilding?.admitsDiscarded === true || whenBuilding?.mayChangeByOne === true,
    ),
    raisingHandSize: kindsWhere(faces, (face) => face.handSize !== undefined),
    abilities: faces.map((face) => active.indexOf(face)),
    activeKinds: kindsWhere(faces, (face) => face.ability !== undefined),
    commonAbilities: kindsWhere(faces, (face) => face.ability?.changesCommonZone === true),
    discardOrderMatters: decks.some((deck) => deck.orderMatters.discard),
    marketDiscardOrderMatters: decks.some((deck) => deck.orderMatters.marketDiscard),
    junkCards: options.junkSupply === 'twenty' ? JUNK_SUPPLY : 0,
    kindNamed: new Map(faces.map((face, kind) => [face.id, kind])),
  };
}

const tables = new WeakMap<Options, Map<number, Table>>();

/** The table with the decks of a mask (bits by their order in the box); made once for the same options. */
export function tableFor(options: Options, seats: number, deckMask: number): Table {
  const known = tables.get(options) ?? new Map<number, Table>();
  tables.set(options, known);
  const key = deckMask * 8 + seats;
  const table =
    known.get(key) ??
    makeTable(
      options,
      seats,
      DECKS.filter((_, i) => (deckMask >> i) & 1),
    );
  known.set(key, table);
  return table;
}

export const deckMaskOf = (ids: readonly string[]): number =>
  DECKS.reduce((mask, deck, i) => (ids.includes(deck.id) ? mask | (1 << i) : mask), 0);
