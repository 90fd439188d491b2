import type { ItemId, Move, View, WizardId } from '@souk/games/arcane-alley';

/** Names of what can be picked. */
export const spots = {
  wizard: (wizard: WizardId) => `wizard:${wizard}`,
  slot: (seat: number, slot: number) => `slot:${seat}:${slot}`,
  hand: (item: ItemId) => `hand:${item}`,
  player: (seat: number) => `player:${seat}`,
  tray: (position: number) => `tray:${position}`,
  trayItem: (item: ItemId) => `tray:${item}`,
  bribe: (points: number) => `bribe:${points}`,
  answer: (kind: string) => `answer:${kind}`,
  deck: 'deck',
  discard: 'discard',
} as const;

/** The seat that is asked looks through its own eyes. */
const asked = ({ viewer, decision }: View): number => (typeof viewer === 'number' ? viewer : (decision?.seats[0] ?? 0));

export function spotsOf(move: Move, view: View): readonly string[] {
  const own = (slot: number): string => spots.slot(asked(view), slot);
  switch (move.kind) {
    case 'choose-wizard':
      return [spots.wizard(move.wizard)];
    case 'reveal':
    case 'sell':
      return move.slots.map(own);
    case 'draw':
      return [move.from === 'deck' ? spots.deck : spots.discard];
    case 'play':
      return [spots.hand(move.item), own(move.slot)];
    case 'discard':
      return [spots.hand(move.item), spots.discard];
    case 'activate':
      return [spots.hand(move.item), spots.answer('activate')];
    case 'peek':
    case 'place':
    case 'give':
    case 'remove':
    case 'appraise':
      return [own(move.slot)];
    case 'slide':
      return [spots.answer(move.direction)];
    case 'choose-player':
      return [spots.player(move.seat)];
    case 'place-doll':
    case 'swap-for':
      return [spots.slot(move.seat, move.slot)];
    case 'take-from-discard':
    case 'take-from-lamp':
      return [spots.tray(move.position)];
    case 'take-from-stash':
      return [spots.trayItem(move.item)];
    case 'bribe':
      return [spots.bribe(move.points)];
    case 'use-effect':
    case 'ignore-effect':
    case 'lose-gold':
    case 'gain-infamy':
    case 'pay':
    case 'decline':
      return [spots.answer(move.kind)];
  }
}

const BRIBE = spots.bribe(0).slice(0, -1);

/** The bribes that are left to choose from, as points. */
export const pointsIn = (left: readonly { readonly spots: readonly string[] }[]): readonly number[] =>
  left.flatMap(({ spots: [spot = ''] }) => (spot.startsWith(BRIBE) ? [Number(spot.slice(BRIBE.length))] : []));
