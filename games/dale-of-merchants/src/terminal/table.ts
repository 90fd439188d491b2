import { DECK_IDS, type View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Scene, Style } from '@souk/terminal-kit';
import { PLAIN, padEnd, padStart, ruled, spread, widthOf } from '@souk/terminal-kit';
import { type Look, marksInWords, printedValue, signAndDeck, signAndName, signAndNameIn, typeOf } from './cards.js';
import { clipped } from './clipped.js';
import { merchantsPart } from './merchants.js';
import { translatorIn } from './text/index.js';

export const MOST_LINES = 16;
const SEPARATOR = ' │ ';
const SIDE_BY_SIDE = 78;
const TITLE_MARGIN = 2;

/** How many cards a pile has, and its top, which lies open. */
function pileIn(label: string, pile: readonly string[], look: Look, width: number): string {
  const { paint } = look.style;
  const count = `${label} ${pile.length}`;
  if (pile.length === 0) return paint(count, 'dim');
  return `${paint(`${count}:`, 'dim')} ${signAndNameIn(elementAt(pile, 0), look, width - count.length - 2)}`;
}

function heading(title: string, facts: string, pile: readonly string[], scene: Scene, width: number): string {
  const { style } = scene;
  const text = `${style.paint(title, 'bold')}  ${style.paint(facts, 'dim')}${style.paint(', ', 'dim')}`;
  return text + pileIn(translatorIn(scene).say('discards'), pile, scene, width - widthOf(text));
}

/** A card and, at the end of the line, its type, if there is room. */
function typed(text: string, type: string, { paint }: Style, width: number): string {
  return type === '' || widthOf(text) + 1 + type.length > width ? text : spread(text, paint(type, 'dim'), width);
}

/** The market as it is filled: cards slide down, where they are cheaper. */
function marketPart(view: View, scene: Scene, width: number): string[] {
  const { style } = scene;
  const { say } = translatorIn(scene);
  const slot = (card: string | null, surcharge: number): string => {
    const extra = style.paint(` +${surcharge}`, 'dim');
    if (card === null) return `${extra}    ${style.paint('–', 'dim')}`;
    const price = style.paint(padStart(String(printedValue(card) + surcharge), 2), 'bold');
    return typed(`${extra}  ${price}  ${signAndName(card, scene)}`, typeOf(card, scene), style, width);
  };
  const junk = view.junk === null ? '' : say('junk', { n: view.junk });
  const facts = say('market.deck', { n: view.marketDeck.length }) + junk;
  return [heading(say('market'), facts, view.marketDiscard, scene, width), ...view.market.map(slot).reverse()];
}

interface HandCard {
  readonly text: string;
  readonly type: string;
}

/** The cards of a hand, those that are alike once. */
function handCards(view: View, seat: number, look: Look): HandCard[] {
  const counts = new Map<string, number>();
  const types = new Map<string, string>();
  for (const { card, marks } of elementAt(view.players, seat).hand) {
    if (card === null) continue;
    const notes = marks === null ? [] : marksInWords({ card, ...marks }, view, look);
    const text = [signAndName(card, look), ...notes].join(', ');
    counts.set(text, (counts.get(text) ?? 0) + 1);
    types.set(text, typeOf(card, look));
  }
  return Array.from(counts, ([text, count]) => ({
    text: count === 1 ? text : `${text} ×${count}`,
    type: types.get(text) ?? '',
  }));
}

const HAND_ROWS = 5;

function handPart(view: View, seat: number, scene: Scene, width: number): string[] {
  const { style } = scene;
  const { say } = translatorIn(scene);
  const { deck, discard } = elementAt(view.players, seat);
  const cards = handCards(view, seat, scene);
  const columns = Math.max(1, Math.ceil(cards.length / HAND_ROWS));
  const columnWidth = Math.floor((width + 1) / columns) - 1;
  const cell = ({ text, type }: HandCard): string =>
    padEnd(clipped(columns === 1 ? typed(text, type, style, width) : text, columnWidth), columnWidth);
  const rows = Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) =>
    cards
      .slice(row * columns, (row + 1) * columns)
      .map(cell)
      .join(' ')
      .trimEnd(),
  );
  return [heading(say('hand'), say('hand.deck', { n: deck.length }), discard, scene, width), ...rows];
}

/** The animalfolk of the game; while they are being chosen all of them, and what has become of each. */
function decksPart({ decks, selection }: View, scene: Scene, width: number): string[] {
  const { style, names } = scene;
  const { say } = translatorIn(scene);
  const fate = (deck: (typeof DECK_IDS)[number]): string => {
    if (selection === null) return '';
    if (selection.banned.includes(deck)) return say('banned');
    if (selection.picked.includes(deck)) return say('picked');
    return selection.votes
      .flatMap((vote, seat) => (vote.includes(deck) ? [`${names.of(seat)} ${vote.indexOf(deck) + 1}`] : []))
      .join(' ');
  };
  const shown = selection === null ? DECK_IDS.filter((deck) => decks.includes(deck)) : DECK_IDS;
  return [
    style.paint(say('animalfolk'), 'bold'),
    ...shown.map((deck) => clipped(typed(signAndDeck(deck, scene), fate(deck), style, width), width)),
  ];
}

/** What is going on, in the title. */
function situation(view: View, { names, language }: Scene): string {
  const { say } = translatorIn({ language });
  const acting = view.frames[0];
  if (view.selection !== null) return say('situation.decks');
  const parts = [say('situation.turn', { n: view.turn })];
  if (acting !== undefined) parts.push(names.of(acting.seat));
  for (const { effect, as, card } of view.frames) {
    const played = as ?? card ?? null;
    if (effect === 'technique' && played !== null) parts.push(signAndName(played, { style: PLAIN, language }));
  }
  if (view.decision?.kind === 'bonus-action') parts.push(say('situation.bonus'));
  if (view.turnBonus > 0) parts.push(say('situation.raised', { n: view.turnBonus }));
  return parts.join(' · ');
}

/** Cards that the viewer sees lying aside. */
function asidePart({ aside }: View, scene: Scene): string[] {
  const { style, width } = scene;
  const cards = aside.flatMap(({ card }) => (card === null ? [] : [signAndName(card, scene)]));
  return cards.length === 0
    ? []
    : [clipped(`${style.paint(translatorIn(scene).say('aside'), 'dim')} ${cards.join(', ')}`, width)];
}

export function drawTable(view: View, scene: Scene): string[] {
  const { style, width } = scene;
  const isWide = width >= SIDE_BY_SIDE;
  const leftWidth = isWide ? Math.floor((width - SEPARATOR.length) / 2) + 1 : width;
  const rightWidth = isWide ? width - SEPARATOR.length - leftWidth : width;
  const left = marketPart(view, scene, leftWidth);
  const right =
    view.viewer === 'spectator' || view.selection !== null
      ? decksPart(view, scene, rightWidth)
      : handPart(view, view.viewer, scene, rightWidth);
  const upper = isWide
    ? Array.from(
        { length: Math.max(left.length, right.length) },
        (_, i) => padEnd(left[i] ?? '', leftWidth) + style.paint(SEPARATOR, 'dim') + (right[i] ?? ''),
      )
    : [...left, '', ...right];
  const lines = [
    ruled(clipped(` Dale of Merchants, ${situation(view, scene)} `, width - TITLE_MARGIN), style, width),
    ...upper,
    ...asidePart(view, scene),
  ];
  const rule = style.paint('─'.repeat(width), 'dim');
  return [...lines, ...merchantsPart(view, scene, Math.max(view.seats + 1, MOST_LINES - lines.length - 1)), rule];
}
