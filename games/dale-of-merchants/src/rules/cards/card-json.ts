import { InputError } from '@souk/kernel';
import { EFFECT_NAMES, type Frame, NO_LIKENESS } from '../frames.js';
import type { FrameJson, HandCardJson, HiddenCardJson } from '../position/position-schema.js';
import type { Table } from '../table.js';
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
export const usualInMarketDeck = (table: Table): Usual => ({ pool: table.seats, seen: 0 });
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

export const idOf = (table: Table, kind: Kind): string => table.faces[kind].id;
export const idOrNull = (table: Table, kind: Kind): string | null => (kind === NONE ? null : idOf(table, kind));

export function kindNamed(table: Table, id: string, path: string): Kind {
  const kind = table.kindNamed.get(id);
  if (kind === undefined) throw new InputError(path, 'the id of a card in this game', id);
  return kind;
}

export const kindOrNone = (table: Table, id: string | null | undefined, path: string): Kind =>
  id === null || id === undefined ? NONE : kindNamed(table, id, path);

export interface Marks {
  readonly used: readonly string[];
  readonly bonus: number;
  readonly set: number;
  readonly setAt: number;
}

export function marksOf(table: Table, card: Card): Marks {
  const used = table.faces.filter((_, kind) => {
    const ability = table.abilities[kind];
    return ability >= 0 && (usedAbilities(card) >> ability) & 1;
  });
  return { used: used.map((face) => face.id), bonus: bonusOf(card), set: setValueOf(card), setAt: setAtOf(card) };
}

export function withMarks(table: Table, card: Card, marks: Marks, path: string): Card {
  let marked = withMarksOf(card, marks.set, marks.setAt);
  for (const id of marks.used) {
    const ability = table.abilities[kindNamed(table, id, `${path}.used`)];
    if (ability < 0) throw new InputError(`${path}.used`, 'ids of cards with a once-per-turn ability', id);
    marked = withAbilityUsed(marked, ability);
  }
  return withBonus(marked, marks.bonus);
}

export function hiddenToJson(table: Table, card: Card, usual: Usual): HiddenCardJson {
  const id = idOf(table, kindOf(card));
  if (!isMarked(card) && poolOf(card) === usual.pool && seenBy(card) === usual.seen) return id;
  return { card: id, seenBy: viewersIn(seenBy(card)), pool: poolOf(card), ...marksOf(table, card) };
}

export function hiddenFromJson(table: Table, json: HiddenCardJson, usual: Usual, path: string): Card {
  if (typeof json === 'string') return hiddenCard(kindNamed(table, json, path), usual.pool, usual.seen);
  const card = hiddenCard(kindNamed(table, json.card, `${path}.card`), json.pool, seenOf(json.seenBy));
  return withMarks(table, card, json, path);
}

/** A hand card by all that tells it from others. */
export function likenessToJson(table: Table, likeness: Likeness): HandCardJson | null {
  if (likeness === NO_LIKENESS) return null;
  const card = cardLike(likeness);
  const id = idOf(table, kindOf(card));
  return isMarked(card) ? { card: id, ...marksOf(table, card) } : id;
}

export function likenessFromJson(table: Table, json: HandCardJson | null | undefined, path: string): Likeness {
  if (json === null || json === undefined) return NO_LIKENESS;
  if (typeof json === 'string') return likenessOf(hiddenCard(kindNamed(table, json, path), 0, 0));
  const card = hiddenCard(kindNamed(table, json.card, `${path}.card`), 0, 0);
  return likenessOf(withMarks(table, card, json, path));
}

export const frameToJson = (table: Table, frame: Frame): FrameJson => ({
  effect: EFFECT_NAMES[frame.effect],
  step: frame.step,
  seat: frame.seat,
  count: frame.count,
  place: frame.place,
  card: idOrNull(table, frame.card),
  as: idOrNull(table, frame.as),
  player: frame.player === NONE ? null : frame.player,
  chosen: likenessToJson(table, frame.chosen),
  chosenAs: idOrNull(table, frame.chosenAs),
  showing: idOrNull(table, frame.shown),
});

export const frameFromJson = (table: Table, json: FrameJson, path: string): Frame => ({
  effect: EFFECT_NAMES.indexOf(json.effect),
  step: json.step,
  seat: json.seat,
  count: json.count ?? 0,
  place: json.place ?? 0,
  card: kindOrNone(table, json.card, `${path}.card`),
  as: kindOrNone(table, json.as, `${path}.as`),
  player: json.player ?? NONE,
  chosen: likenessFromJson(table, json.chosen, `${path}.chosen`),
  chosenAs: kindOrNone(table, json.chosenAs, `${path}.chosenAs`),
  shown: kindOrNone(table, json.showing, `${path}.showing`),
});
