import type { View } from '@souk/arcane-alley';
import type { Seat } from '@souk/kernel';
import { padEnd, ruled, shortened, wrap } from '../../text.js';
import type { Scene } from '../face.js';
import { merchantsPart } from './merchants.js';
import { ownOf } from './slots.js';
import { grids, gridsWidth, OWN_WIDTH, ownStorehouse } from './storehouses.js';
import { word } from './words.js';

const SEPARATOR = ' │ ';
const SIDE_BY_SIDE = 78;

/** The two-player rules count the turns of a round (AA-2P-2, AA-2P-3). */
const FIRST_TRIGGER = 15;
const LAST_TURN = 20;

function title(view: View, { names, width }: Scene): string {
  const { round, rounds, tracker, seats, triggered, starter, options } = view;
  const turn = seats === 2 ? `turn ${Math.min(tracker, LAST_TURN)} of ${LAST_TURN}` : `turn ${tracker}`;
  const inspection =
    triggered !== null
      ? `inspection triggered by ${names.whom(triggered)}`
      : seats === 2 && tracker < FIRST_TRIGGER
        ? `no inspection before turn ${FIRST_TRIGGER}`
        : '';
  const parts = [
    `Arcane Alley${options.raceTo100 ? ', race to 100' : ''}`,
    `round ${round} of ${rounds}`,
    turn,
    `${names.of(starter)} first`,
    inspection,
  ];
  return ` ${shortened(parts.filter(Boolean).join(' · '), width - 6)} `;
}

const LABEL_WIDTH = 8;

/** A line of items behind a label, broken to the width, and cut where the lines end. */
function labelled(label: string, text: string, width: number, lines: number, { style }: Scene): string[] {
  const all = wrap(style.paint(padEnd(label, LABEL_WIDTH), 'dim') + text, width, ' '.repeat(LABEL_WIDTH));
  return all.length <= lines ? all : [...all.slice(0, lines - 1), `${all[lines - 1]} …`];
}

const STASH_LINES = 2;
const DECK_LINES = 2;

/** The viewer's storehouse and stash, and the piles. The discard, read from its top, takes what room is left. */
function ownPart(view: View, width: number, height: number, scene: Scene): string[] {
  const { style } = scene;
  const own = ownOf(view);
  const items = (ids: readonly Parameters<typeof word>[0][]): string => ids.map((id) => word(id, style)).join(', ');
  const aside = view.aside.length === 0 ? '' : `, ${view.aside.length} set aside`;
  const top = view.onDeck.length === 0 ? '' : `, on top ${items(view.onDeck)}`;
  const above = [
    ...(own === undefined ? [] : ownStorehouse(own, scene)),
    ...(own?.stash == null ? [] : labelled('stash', items(own.stash) || '–', width, STASH_LINES, scene)),
    ...labelled('deck', `${view.deckSize}${top}${aside}`, width, DECK_LINES, scene),
  ];
  const pile = view.discard.length === 0 ? '–' : `${view.discard.length}: ${items(view.discard)}`;
  return [...above, ...labelled('discard', pile, width - 2, Math.max(1, height - above.length), scene)];
}

export function drawTable(view: View, scene: Scene): string[] {
  const { style, width } = scene;
  const rule = style.paint('─'.repeat(width), 'dim');
  const head = ruled(title(view, scene), style, width);
  const others: readonly Seat[] = view.players.flatMap((_, seat) => (seat === view.viewer ? [] : [seat]));
  if (width < SIDE_BY_SIDE) {
    return [
      head,
      ...ownPart(view, width, 0, scene),
      ...merchantsPart(view, width, scene),
      ...grids(view, others, width, scene),
      rule,
    ];
  }
  const rightWidth = width - OWN_WIDTH - SEPARATOR.length;
  const besides = gridsWidth(others.length) <= rightWidth;
  const right = [...merchantsPart(view, rightWidth, scene), ...(besides ? grids(view, others, rightWidth, scene) : [])];
  const left = ownPart(view, OWN_WIDTH, right.length, scene);
  const upper = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, i) => padEnd(left[i] ?? '', OWN_WIDTH) + style.paint(SEPARATOR, 'dim') + (right[i] ?? ''),
  );
  return [head, ...upper, ...(besides ? [] : [rule, ...grids(view, others, width, scene)]), rule];
}
