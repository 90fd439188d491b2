import type { CardView, PlayerView, View } from '@souk/games/dale-of-merchants';
import { elementAt } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { padEnd, padStart, shortened, widthOf } from '@souk/terminal-kit';
import { type Look, signOf, tallied } from './cards.js';
import { clipped } from './clipped.js';
import { translatorIn } from './text/index.js';

const NAME_WIDTH = 11;
const HAND_WIDTH = 5;
const DECK_WIDTH = 5;
const DISCARDS_WIDTH = 6;
const TOP_WIDTH = 4;
const STALL_AT = 1 + NAME_WIDTH + HAND_WIDTH + DECK_WIDTH + DISCARDS_WIDTH + TOP_WIDTH + 1;

/** "3:M1M2": a stack by its number and its cards. */
const stackOf = (cards: readonly string[], number: number, look: Look): string =>
  `${look.style.paint(`${number}:`, 'dim')}${cards.map((card) => signOf(card, look)).join('')}`;

/** Cards of a hidden pile down to the last that the viewer knows, a dot for each of the others. */
function knownOf(cards: readonly CardView[], look: Look): string[] {
  const last = cards.findLastIndex(({ card }) => card !== null);
  return cards
    .slice(0, last + 1)
    .map(({ card }) => (card === null ? look.style.paint('·', 'dim') : signOf(card, look)));
}

/** What the viewer knows of cards that lie hidden. */
function knowledgeOf({ hand, deck }: PlayerView, isViewer: boolean, look: Look): string[] {
  const { say } = translatorIn(look);
  const inHand = isViewer ? [] : tallied(knownOf(hand, look));
  const onDeck = knownOf(deck, look);
  const told = (label: string, cards: readonly string[]): string[] =>
    cards.length === 0 ? [] : [` ${look.style.paint(label, 'dim')} ${cards[0]}`, ...cards.slice(1)];
  return [...told(say('inHand'), inHand), ...told(say('onDeck'), onDeck)];
}

/** Breaks words into lines. */
function flow(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer) <= width) lines.push(longer);
    else lines.push(last, word.trimStart());
  }
  return lines;
}

function merchantLines(view: View, seat: number, scene: Scene): string[] {
  const { style, names, width } = scene;
  const player = elementAt(view.players, seat);
  const { hand, deck, discard, stall, coins } = player;
  const [top] = discard;
  const isTurn = view.decision?.seat === seat;
  const name = shortened(view.gone.includes(seat) ? `(${names.of(seat)})` : names.of(seat), NAME_WIDTH - 1);
  const numbers =
    padStart(String(hand.length), HAND_WIDTH) +
    padStart(String(deck.length), DECK_WIDTH) +
    padStart(String(discard.length), DISCARDS_WIDTH) +
    padStart(top === undefined ? '' : signOf(top, scene), TOP_WIDTH);
  const purse = coins === 0 ? [] : [style.paint(translatorIn(scene).say('coins', { n: coins }), 'yellow')];
  const stacks = stall.map((cards, i) => stackOf(cards, i + 1, scene));
  const known = knowledgeOf(player, view.viewer === seat, scene);
  const room = width - STALL_AT;
  const nothing = style.paint('–', 'dim');
  const [first, ...rest] = flow([...(stacks.length === 0 ? [nothing] : stacks), ...purse, ...known], room);
  return [
    (isTurn ? style.paint('▸', 'bold') : ' ') +
      padEnd(isTurn ? style.paint(name, 'bold') : name, NAME_WIDTH) +
      `${numbers} ${first}`,
    ...rest.map((line) => ' '.repeat(STALL_AT) + line),
  ];
}

/** All players in at most `most` lines: how much they have, their stalls, and what is known of hidden cards. */
export function merchantsPart(view: View, scene: Scene, most: number): string[] {
  const { style, width } = scene;
  const { say } = translatorIn(scene);
  const head =
    padEnd(` ${say('merchants')}`, NAME_WIDTH + 1) +
    padStart(say('merchants.hand'), HAND_WIDTH) +
    padStart(say('merchants.deck'), DECK_WIDTH) +
    padStart(say('merchants.discards'), DISCARDS_WIDTH) +
    padEnd('', TOP_WIDTH) +
    ` ${say('merchants.stall')}`;
  const lines = view.players.map((_, seat) => merchantLines(view, seat, scene));
  const rooms = allotted(lines, most - 1);
  return [
    style.paint(`${head} `.padEnd(width, '─'), 'dim'),
    ...lines.flatMap((own, seat) => within(own, elementAt(rooms, seat), scene)),
  ];
}

/** How many lines each gets: one, and while there are more, one more by turns to those who need it. */
function allotted(wanted: readonly (readonly string[])[], most: number): number[] {
  const given = wanted.map(() => 1);
  for (let left = most - given.length; left > 0; left--) {
    const least = Math.min(...given.filter((count, i) => count < elementAt(wanted, i).length));
    const needy = given.findIndex((count, i) => count === least && count < elementAt(wanted, i).length);
    if (needy < 0) break;
    given[needy] = least + 1;
  }
  return given;
}

/** As many lines as there is room for, the last with a sign that there is more. */
function within(lines: readonly string[], most: number, { style, width }: Scene): string[] {
  const shown = lines.slice(0, most).map((line) => (widthOf(line) <= width ? line : clipped(line, width)));
  if (lines.length <= most) return shown;
  const last = elementAt(shown, most - 1);
  return [
    ...shown.slice(0, -1),
    widthOf(last) + 2 <= width ? `${last} ${style.paint('…', 'dim')}` : clipped(`${last}…`, width),
  ];
}
