import type { ItemId, View } from '@souk/games/arcane-alley';
import { elementAt, type Seat } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { padEnd, ruled, wrap } from '@souk/terminal-kit';
import { merchantsPart } from './merchants.js';
import { ownOf } from './slots.js';
import { grids, gridsWidth, STOREHOUSE_WIDTH, storehouse } from './storehouses.js';
import { translatorIn } from './text/index.js';
import { clipped, word } from './words.js';

const SEPARATOR = ' │ ';
const SIDE_BY_SIDE = 78;

/** The two-player rules count the turns of a round (AA-2P-2, AA-2P-3). */
const FIRST_TRIGGER = 15;
const LAST_TURN = 20;

const TITLE_MARGIN = 6;

/** Who has triggered the inspection, or from which turn on it can be. */
function inspectionIn({ triggered, seats, tracker }: View, scene: Scene): string {
  const { names } = scene;
  const { say } = translatorIn(scene);
  if (triggered !== null) {
    return triggered === names.you
      ? say('title.triggeredByYou')
      : say('title.triggered', { name: names.of(triggered) });
  }
  return seats === 2 && tracker < FIRST_TRIGGER ? say('title.inspectionFrom', { n: FIRST_TRIGGER }) : '';
}

/** What matters least stands last, and is left out where there is no room. */
function title(view: View, scene: Scene): string {
  const { names, width } = scene;
  const { say } = translatorIn(scene);
  const { round, rounds, tracker, seats, starter, options } = view;
  const turn =
    seats === 2
      ? say('title.turnOf', { n: Math.min(tracker, LAST_TURN), last: LAST_TURN })
      : say('title.turn', { n: tracker });
  const inspection = inspectionIn(view, scene);
  const parts = [
    `Arcane Alley${options.raceTo100 ? say('title.race') : ''}`,
    say('title.round', { round, rounds }),
    turn,
    inspection,
    starter === names.you ? say('title.youFirst') : say('title.first', { name: names.of(starter) }),
  ];
  const texts = parts.filter(Boolean).map((_, i, all) => all.slice(0, all.length - i).join(', '));
  return ` ${clipped(texts.find((text) => text.length <= width - TITLE_MARGIN) ?? texts.at(-1) ?? '', width - TITLE_MARGIN)} `;
}

const LABELS = ['deck', 'discard', 'stash'] as const;
type Label = (typeof LABELS)[number];

/** A line of items behind a label, broken to the width, and cut where the lines end. */
function labelled(label: Label, text: string, width: number, lines: number, scene: Scene): string[] {
  const { say } = translatorIn(scene);
  const labelWidth = Math.max(...LABELS.map((each) => say(each).length)) + 1;
  const within = (room: number): string[] =>
    wrap(scene.style.paint(padEnd(say(label), labelWidth), 'dim') + text, room, ' '.repeat(labelWidth));
  const all = within(width);
  if (all.length <= lines) return all;
  const cut = within(width - ELLIPSIS.length).slice(0, lines);
  return [...cut.slice(0, -1), cut[lines - 1] + ELLIPSIS];
}

const ELLIPSIS = ' ...';
const STASH_LINES = 3;
const DECK_LINES = 2;

const itemsIn = (ids: readonly ItemId[], scene: Scene): string => ids.map((id) => word(id, scene)).join(', ');

/** The discard, read from its top. */
function discardPart({ discard }: View, width: number, lines: number, scene: Scene): string[] {
  const pile = discard.length === 0 ? '–' : `${discard.length}: ${itemsIn(discard, scene)}`;
  return labelled('discard', pile, width, lines, scene);
}

/** The viewer's storehouse and stash, and the deck. */
function ownPart(view: View, width: number, scene: Scene): string[] {
  const own = ownOf(view);
  const { say } = translatorIn(scene);
  const aside = view.aside.length === 0 ? '' : say('aside', { n: view.aside.length });
  const top = view.onDeck.length === 0 ? '' : say('top', { items: itemsIn(view.onDeck, scene) });
  return [
    ...(own === undefined ? [] : storehouse(own, scene)),
    ...(own?.stash == null ? [] : labelled('stash', itemsIn(own.stash, scene) || '–', width, STASH_LINES, scene)),
    ...labelled('deck', `${view.deckSize}${aside}${top}`, width, DECK_LINES, scene),
  ];
}

/** A single opponent's storehouse is drawn in full. */
const storehousesOf = (view: View, seats: readonly Seat[], width: number, scene: Scene): string[] =>
  seats.length === 1
    ? seats.flatMap((seat) => [
        scene.style.paint(scene.names.of(seat), 'bold'),
        ...storehouse(elementAt(view.players, seat), scene),
      ])
    : grids(view, seats, width, scene);

/** One part below the other. */
const narrow = (view: View, others: readonly Seat[], scene: Scene): string[] => [
  ...ownPart(view, scene.width, scene),
  ...discardPart(view, scene.width, 1, scene),
  ...merchantsPart(view, scene.width, scene),
  ...grids(view, others, scene.width, scene),
];

/** What is the viewer's on the left, what is everybody's on the right, and many storehouses below. */
function wide(view: View, others: readonly Seat[], rule: string, scene: Scene): string[] {
  const { style, width } = scene;
  const rightWidth = width - STOREHOUSE_WIDTH - SEPARATOR.length;
  const besides = gridsWidth(others.length) <= rightWidth;
  const right = [
    ...merchantsPart(view, rightWidth, scene),
    ...(besides ? storehousesOf(view, others, rightWidth, scene) : []),
  ];
  const own = ownPart(view, STOREHOUSE_WIDTH, scene);
  const linesLeft = right.length - own.length;
  const hasRoom = besides || linesLeft > 2;
  const left = hasRoom ? [...own, ...discardPart(view, STOREHOUSE_WIDTH, Math.max(1, linesLeft), scene)] : own;
  const lower = hasRoom ? [rule] : discardPart(view, width, 1, scene);
  const upper = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, i) => padEnd(left[i] ?? '', STOREHOUSE_WIDTH) + style.paint(SEPARATOR, 'dim') + (right[i] ?? ''),
  );
  return besides ? upper : [...upper, ...lower, ...grids(view, others, width, scene)];
}

export function drawTable(view: View, scene: Scene): string[] {
  const { style, width } = scene;
  const rule = style.paint('─'.repeat(width), 'dim');
  const others: readonly Seat[] = view.players.flatMap((_, seat) => (seat === view.viewer ? [] : [seat]));
  const middle = width < SIDE_BY_SIDE ? narrow(view, others, scene) : wide(view, others, rule, scene);
  return [ruled(title(view, scene), style, width), ...middle, rule];
}
