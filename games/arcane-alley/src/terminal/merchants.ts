import type { PlayerView, View } from '@souk/games/arcane-alley';
import { elementAt, type Seat } from '@souk/kernel';
import type { Scene } from '@souk/terminal-kit';
import { padEnd, padStart } from '@souk/terminal-kit';
import { translatorIn } from './text/index.js';
import { clipped, codeOf, inColourOf, wizardShort } from './words.js';

const LEAST_NAME = 11;
/** Room for a name of some length, or for a wizard beside a short one. */
const MOST_NAME = 17;
const GOLD_WIDTH = 5;
const INFAMY_WIDTH = 7;
const MARKERS_WIDTH = 3;
const STASH_GAP = 1;
const CODE_WIDTH = 4;

const servedBy = ({ wizard }: PlayerView): string => (wizard === null ? '' : ` ${wizardShort(wizard)}`);

function nameWidthFor({ players }: View, { names }: Scene): number {
  const longest = Math.max(...players.map((player, seat) => names.of(seat).length + servedBy(player).length));
  return Math.min(MOST_NAME, Math.max(LEAST_NAME, longest));
}

/** Name and wizard in a column: the name gives way. */
function nameCell(view: View, seat: Seat, width: number, { style, names }: Scene): string {
  const isTurn = view.decision?.seats.includes(seat) ?? false;
  const served = servedBy(elementAt(view.players, seat));
  const name = clipped(names.of(seat), width - served.length);
  const mark = isTurn ? style.paint('▸', 'bold') : ' ';
  return mark + padEnd((isTurn ? style.paint(name, 'bold') : name) + style.paint(served, 'dim'), width);
}

/** How many items a stash holds, and those of them that the viewer knows; of the own stash only how many. */
function stashCell(view: View, seat: Seat, width: number, scene: Scene): string {
  const { style } = scene;
  const { stash, stashSize, holdsAtLeast, hasChosen } = elementAt(view.players, seat);
  if (view.decision?.kind === 'reveal') return style.paint(hasChosen ? translatorIn(scene).say('ready') : '–', 'dim');
  if (stash !== null || holdsAtLeast.length === 0) return String(stashSize);
  const head = `${stashSize}:`;
  const codes = holdsAtLeast.map((item) => ` ${inColourOf(item, codeOf(item, scene), style)}`);
  if (head.length + codes.length * CODE_WIDTH <= width) return head + codes.join('');
  const room = Math.max(0, Math.floor((width - head.length - 1) / CODE_WIDTH));
  return `${head}${codes.slice(0, room).join('')}+`;
}

/** Everybody's gold, infamy and stash. */
export function merchantsPart(view: View, width: number, scene: Scene): string[] {
  const { style } = scene;
  const { say } = translatorIn(scene);
  const stash = say('merchants.stash');
  const nameWidth = nameWidthFor(view, scene);
  const before = 1 + nameWidth + GOLD_WIDTH + INFAMY_WIDTH + MARKERS_WIDTH + STASH_GAP;
  const head =
    padEnd(` ${say('merchants')}`, nameWidth + 1) +
    padStart(say('merchants.gold'), GOLD_WIDTH) +
    padStart(say('merchants.infamy'), INFAMY_WIDTH) +
    padStart(stash, MARKERS_WIDTH + STASH_GAP + stash.length);
  return [
    style.paint(head, 'dim'),
    ...view.players.map(
      (player, seat) =>
        nameCell(view, seat, nameWidth, scene) +
        padStart(style.paint(String(player.gold), 'yellow'), GOLD_WIDTH) +
        padStart(style.paint(String(player.infamy), 'magenta'), INFAMY_WIDTH) +
        padEnd(style.paint('!'.repeat(player.markers), 'red', 'bold'), MARKERS_WIDTH) +
        ' '.repeat(STASH_GAP) +
        stashCell(view, seat, width - before, scene),
    ),
  ];
}
