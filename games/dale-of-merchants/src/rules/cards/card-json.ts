import { InputError } from '@souk/kernel';
import { EFFECT_NAMES, type Frame, NO_LIKENESS } from '../frames.js';
import type { MatchRules } from '../match-rules.js';
import type { FrameJson, HandCardJson, HiddenCardJson } from '../position/position-schema.js';
import type { State } from '../state.js';
import {
  type Card,
  cardLike,
  EVERYBODY,
  hiddenCard,
  isMarked,
  type Kind,
  kindOf,
  type Likeness,
  likenessOf,
  NONE,
  poolOf,
  SPECTATOR,
  seenBy,
} from './card.js';
import {
  ADD,
  amountIn,
  atIn,
  type Change,
  changeOf,
  faceOf,
  HOW_NAMES,
  howIn,
  type Marks,
  marked,
  marksOn,
  plainMarks,
  SET,
} from './marks.js';
import { KEEPS_BONUS } from './permissions.js';

/** What is known of a card if nothing is said: where it was hidden, and who sees it there. */
export interface Usual {
  readonly pool: number;
  readonly seen: number;
}

export const usualInHand = (seat: number): Usual => ({ pool: seat, seen: 1 << seat });
export const usualInDeck = (seat: number): Usual => ({ pool: seat, seen: 0 });
export const usualInMarketDeck = (rules: MatchRules): Usual => ({ pool: rules.seats, seen: 0 });
export const USUAL_ASIDE: Usual = { pool: 0, seen: EVERYBODY };

type ViewerJson = number | 'spectator';

const viewersIn = (seen: number): ViewerJson[] => {
  const viewers: ViewerJson[] = [];
  for (let viewer = 0; viewer < SPECTATOR; viewer++) if ((seen >> viewer) & 1) viewers.push(viewer);
  if ((seen >> SPECTATOR) & 1) viewers.push('spectator');
  return viewers;
};

const seenOf = (viewers: readonly ViewerJson[]): number =>
  viewers.reduce<number>((seen, viewer) => seen | (1 << (viewer === 'spectator' ? SPECTATOR : viewer)), 0);

export const idOf = (rules: MatchRules, kind: Kind): string => rules.cards[kind].id;
export const idOrNull = (rules: MatchRules, kind: Kind): string | null => (kind === NONE ? null : idOf(rules, kind));

export function kindNamed(rules: MatchRules, id: string, path: string): Kind {
  const kind = rules.kindNamed.get(id);
  if (kind === undefined) throw new InputError(path, 'the id of a card in this game', id);
  return kind;
}

export const kindOrNone = (rules: MatchRules, id: string | null | undefined, path: string): Kind =>
  id === null || id === undefined ? NONE : kindNamed(rules, id, path);

/** A change of a value: when it came is the number of changes of the turn that came before. */
export interface ChangeJson {
  readonly how: (typeof HOW_NAMES)[number];
  readonly by: number;
  /** The only card that it counts for; null: any. */
  readonly only: string | null;
  readonly at: number;
}

/** What this turn has done to a card (DM-VALUE-2, DM-PASSIVE-3, DX-VALUE-2). */
export interface MarksJson {
  /** The cards whose once-per-turn ability it has used. */
  readonly used: readonly string[];
  readonly bonus: number;
  /** The value that it was set to, 0 if none, and the turn's bonus at that time. */
  readonly set: number;
  readonly setAt: number;
  /** All that has changed its value, in order, where it is more than a value set and a bonus after it. */
  readonly changes?: readonly ChangeJson[];
}

export const changeToJson = ({ cards }: MatchRules, change: Change): ChangeJson => ({
  how: HOW_NAMES[howIn(change)],
  by: amountIn(change),
  only: faceOf(change) === NONE ? null : cards[faceOf(change)].id,
  at: atIn(change),
});

export const changeFromJson = (rules: MatchRules, { how, by, only, at }: ChangeJson, path: string): Change =>
  changeOf(HOW_NAMES.indexOf(how) as Parameters<typeof changeOf>[0], by, kindOrNone(rules, only, path), at);

export function marksOf(state: State, card: Card): MarksJson {
  const { rules } = state;
  const marks = marksOn(state, card);
  const used = rules.cards.filter((_, kind) => (marks.used >> kind) & 1).map(({ id }) => id);
  const plain = plainMarks(marks);
  if (plain === undefined) {
    return { used, bonus: 0, set: 0, setAt: 0, changes: marks.changes.map((change) => changeToJson(rules, change)) };
  }
  const { set, bonus } = plain;
  return {
    used,
    bonus: bonus === 0 ? 0 : amountIn(bonus),
    set: set === 0 ? 0 : amountIn(set),
    setAt: atIn(set),
  };
}

function changesFromJson(rules: MatchRules, { bonus, set, setAt, changes }: MarksJson, path: string): Change[] {
  if (changes !== undefined) return changes.map((change) => changeFromJson(rules, change, `${path}.changes`));
  const list = set === 0 ? [] : [changeOf(SET, set, NONE, setAt)];
  if (bonus === 0) return list;
  const face = rules.permissions.findIndex((permissions) => (permissions & KEEPS_BONUS) !== 0);
  if (face < 0) throw new InputError(`${path}.bonus`, '0, since no card of this game gets one', bonus);
  return [...list, changeOf(ADD, bonus, face)];
}

function marksFromJson(rules: MatchRules, json: MarksJson, path: string): Marks {
  let used = 0;
  for (const id of json.used) {
    const kind = kindNamed(rules, id, `${path}.used`);
    if (rules.abilitySpecs[kind] === undefined)
      throw new InputError(`${path}.used`, 'ids of cards with a once-per-turn ability', id);
    used |= 1 << kind;
  }
  return { used, changes: changesFromJson(rules, json, path) };
}

export const withMarks = (state: State, card: Card, marks: MarksJson, path: string): Card =>
  marked(state, card, marksFromJson(state.rules, marks, path));

/** Notes all marks that will be read, so that none gets another number while they are. */
export function noteMarks(state: State, cards: readonly (MarksJson | string | null | undefined)[], path: string): void {
  for (const card of cards) {
    if (typeof card === 'object' && card !== null) withMarks(state, hiddenCard(NONE, 0, 0), card, path);
  }
}

export function hiddenToJson(state: State, card: Card, usual: Usual): HiddenCardJson {
  const id = idOf(state.rules, kindOf(card));
  if (!isMarked(card) && poolOf(card) === usual.pool && seenBy(card) === usual.seen) return id;
  return { card: id, seenBy: viewersIn(seenBy(card)), pool: poolOf(card), ...marksOf(state, card) };
}

export function hiddenFromJson(state: State, json: HiddenCardJson, usual: Usual, path: string): Card {
  if (typeof json === 'string') return hiddenCard(kindNamed(state.rules, json, path), usual.pool, usual.seen);
  const card = hiddenCard(kindNamed(state.rules, json.card, `${path}.card`), json.pool, seenOf(json.seenBy));
  return withMarks(state, card, json, path);
}

/** A hand card by all that tells it from others. */
export function likenessToJson(state: State, likeness: Likeness): HandCardJson | null {
  if (likeness === NO_LIKENESS) return null;
  const card = cardLike(likeness);
  const id = idOf(state.rules, kindOf(card));
  return isMarked(card) ? { card: id, ...marksOf(state, card) } : id;
}

export function likenessFromJson(state: State, json: HandCardJson | null | undefined, path: string): Likeness {
  if (json === null || json === undefined) return NO_LIKENESS;
  if (typeof json === 'string') return likenessOf(hiddenCard(kindNamed(state.rules, json, path), 0, 0));
  const card = hiddenCard(kindNamed(state.rules, json.card, `${path}.card`), 0, 0);
  return likenessOf(withMarks(state, card, json, path));
}

export const frameToJson = (state: State, frame: Frame): FrameJson => ({
  effect: EFFECT_NAMES[frame.effect],
  step: frame.step,
  seat: frame.seat,
  count: frame.count,
  place: frame.place,
  card: idOrNull(state.rules, frame.card),
  as: idOrNull(state.rules, frame.as),
  player: frame.player === NONE ? null : frame.player,
  chosen: likenessToJson(state, frame.chosen),
  chosenAs: idOrNull(state.rules, frame.chosenAs),
  showing: idOrNull(state.rules, frame.shown),
});

export const frameFromJson = (state: State, json: FrameJson, path: string): Frame => ({
  effect: EFFECT_NAMES.indexOf(json.effect),
  step: json.step,
  seat: json.seat,
  count: json.count ?? 0,
  place: json.place ?? 0,
  card: kindOrNone(state.rules, json.card, `${path}.card`),
  as: kindOrNone(state.rules, json.as, `${path}.as`),
  player: json.player ?? NONE,
  chosen: likenessFromJson(state, json.chosen, `${path}.chosen`),
  chosenAs: kindOrNone(state.rules, json.chosenAs, `${path}.chosenAs`),
  shown: kindOrNone(state.rules, json.showing, `${path}.showing`),
});
