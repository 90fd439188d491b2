import type { PlayerView, View } from '@souk/arcane-alley';
import type { Seat } from '@souk/kernel';
import { padEnd, padStart, shortened } from '../../text.js';
import type { Scene } from '../face.js';
import { codeOf, inColourOf, wizardShort } from './words.js';

const NAME_WIDTH = 12;
/** With room for a wizard beside the name. */
const WIZARDS_WIDTH = 17;
const GOLD_WIDTH = 5;
const INFAMY_WIDTH = 7;
const MARKERS_WIDTH = 3;
const STASH_GAP = 1;

/** Name and wizard in a column: the name gives way. */
function nameCell(seat: Seat, { wizard }: PlayerView, isTurn: boolean, width: number, { style, names }: Scene): string {
  const served = wizard === null ? '' : ` ${wizardShort(wizard)}`;
  const name = shortened(names.of(seat), width - 1 - served.length);
  const mark = isTurn ? style.paint('▸', 'bold') : ' ';
  return mark + padEnd((isTurn ? style.paint(name, 'bold') : name) + style.paint(served, 'dim'), width);
}

/** How many items a stash holds, and those of them that the viewer knows; of the own stash only how many. */
function stashCell(view: View, seat: Seat, width: number, { style }: Scene): string {
  const { stash, stashSize, holdsAtLeast, hasChosen } = view.players[seat];
  if (view.decision?.kind === 'reveal') return style.paint(hasChosen ? 'has chosen' : 'chooses', 'dim');
  if (stash !== null || holdsAtLeast.length === 0) return String(stashSize);
  const head = `${stashSize}:`;
  const room = Math.floor((width - head.length) / 4);
  const codes = holdsAtLeast.map((item) => inColourOf(item, codeOf(item), style));
  const shown = codes.length <= room ? codes : [...codes.slice(0, Math.max(0, room - 1)), '…'];
  return [head, ...shown].join(' ');
}

/** Everybody's gold, infamy and stash. */
export function merchantsPart(view: View, width: number, scene: Scene): string[] {
  const { style } = scene;
  const nameWidth = view.players.some(({ wizard }) => wizard !== null) ? WIZARDS_WIDTH : NAME_WIDTH;
  const before = 1 + nameWidth + GOLD_WIDTH + INFAMY_WIDTH + MARKERS_WIDTH + STASH_GAP;
  const head =
    padEnd(' MERCHANTS', nameWidth + 1) +
    padStart('gold', GOLD_WIDTH) +
    padStart('infamy', INFAMY_WIDTH) +
    padStart('stash', MARKERS_WIDTH + STASH_GAP + 'stash'.length);
  return [
    style.paint(head, 'dim'),
    ...view.players.map(
      (player, seat) =>
        nameCell(seat, player, view.decision?.seats.includes(seat) ?? false, nameWidth, scene) +
        padStart(style.paint(String(player.gold), 'yellow'), GOLD_WIDTH) +
        padStart(style.paint(String(player.infamy), 'magenta'), INFAMY_WIDTH) +
        padEnd(style.paint('!'.repeat(player.markers), 'red', 'bold'), MARKERS_WIDTH) +
        ' '.repeat(STASH_GAP) +
        stashCell(view, seat, width - before, scene),
    ),
  ];
}
