import { InputError } from '@souk/kernel';
import { EFFECT_NAMES, type Frame, NO_LIKENESS } from '../frames.js';
import type { MatchRules } from '../match-rules.js';
import type { FrameJson, HandCardJson, HiddenCardJson } from '../position/position-schema.js';
import {
  bonusOf,
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
  setAtOf,
  setValueOf,
  usedAbilities,
  withAbilityUsed,
  withBonus,
  withMarksOf,
} from './card.js';

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

export interface Marks {
  readonly used: readonly string[];
  readonly bonus: number;
  readonly set: number;
  readonly setAt: number;
}

export function marksOf(rules: MatchRules, card: Card): Marks {
  const used = rules.cards.filter((_, kind) => {
    const ability = rules.abilities[kind];
    return ability >= 0 && (usedAbilities(card) >> ability) & 1;
  });
  return { used: used.map(({ id }) => id), bonus: bonusOf(card), set: setValueOf(card), setAt: setAtOf(card) };
}

export function withMarks(rules: MatchRules, card: Card, marks: Marks, path: string): Card {
  let marked = withMarksOf(card, marks.set, marks.setAt);
  for (const id of marks.used) {
    const ability = rules.abilities[kindNamed(rules, id, `${path}.used`)];
    if (ability < 0) throw new InputError(`${path}.used`, 'ids of cards with a once-per-turn ability', id);
    marked = withAbilityUsed(marked, ability);
  }
  return withBonus(marked, marks.bonus);
}

export function hiddenToJson(rules: MatchRules, card: Card, usual: Usual): HiddenCardJson {
  const id = idOf(rules, kindOf(card));
  if (!isMarked(card) && poolOf(card) === usual.pool && seenBy(card) === usual.seen) return id;
  return { card: id, seenBy: viewersIn(seenBy(card)), pool: poolOf(card), ...marksOf(rules, card) };
}

export function hiddenFromJson(rules: MatchRules, json: HiddenCardJson, usual: Usual, path: string): Card {
  if (typeof json === 'string') return hiddenCard(kindNamed(rules, json, path), usual.pool, usual.seen);
  const card = hiddenCard(kindNamed(rules, json.card, `${path}.card`), json.pool, seenOf(json.seenBy));
  return withMarks(rules, card, json, path);
}

/** A hand card by all that tells it from others. */
export function likenessToJson(rules: MatchRules, likeness: Likeness): HandCardJson | null {
  if (likeness === NO_LIKENESS) return null;
  const card = cardLike(likeness);
  const id = idOf(rules, kindOf(card));
  return isMarked(card) ? { card: id, ...marksOf(rules, card) } : id;
}

export function likenessFromJson(rules: MatchRules, json: HandCardJson | null | undefined, path: string): Likeness {
  if (json === null || json === undefined) return NO_LIKENESS;
  if (typeof json === 'string') return likenessOf(hiddenCard(kindNamed(rules, json, path), 0, 0));
  const card = hiddenCard(kindNamed(rules, json.card, `${path}.card`), 0, 0);
  return likenessOf(withMarks(rules, card, json, path));
}

export const frameToJson = (rules: MatchRules, frame: Frame): FrameJson => ({
  effect: EFFECT_NAMES[frame.effect],
  step: frame.step,
  seat: frame.seat,
  count: frame.count,
  place: frame.place,
  card: idOrNull(rules, frame.card),
  as: idOrNull(rules, frame.as),
  player: frame.player === NONE ? null : frame.player,
  chosen: likenessToJson(rules, frame.chosen),
  chosenAs: idOrNull(rules, frame.chosenAs),
  showing: idOrNull(rules, frame.shown),
});

export const frameFromJson = (rules: MatchRules, json: FrameJson, path: string): Frame => ({
  effect: EFFECT_NAMES.indexOf(json.effect),
  step: json.step,
  seat: json.seat,
  count: json.count ?? 0,
  place: json.place ?? 0,
  card: kindOrNone(rules, json.card, `${path}.card`),
  as: kindOrNone(rules, json.as, `${path}.as`),
  player: json.player ?? NONE,
  chosen: likenessFromJson(rules, json.chosen, `${path}.chosen`),
  chosenAs: kindOrNone(rules, json.chosenAs, `${path}.chosenAs`),
  shown: kindOrNone(rules, json.showing, `${path}.showing`),
});
