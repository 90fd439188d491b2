import {
  type CardSide,
  type GemName,
  type LaidCard,
  type Move,
  TRADING_CARDS,
  type View,
} from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';

/** Names of what can be picked. */
export const spots = {
  pool: (gem: GemName) => `pool:${gem}`,
  wagon: (gem: GemName) => `own:${gem}`,
  card: (slot: number) => `card:${slot}`,
  mine: (slot: number) => `mine:${slot}`,
  sell: (slot: number, gem: GemName) => `sell:${slot}:${gem}`,
  both: (slot: number, gem: GemName) => `both:${slot}:${gem}`,
  give: (gem: GemName) => `give:${gem}`,
  take: (trader: number | 'smuggler', gem: GemName) => `take:${trader}:${gem}`,
  giveAway: (trader: number | 'smuggler') => `partner:${trader}`,
  noTrade: 'no-trade',
} as const;

export const sideOf = ({ options }: View, { card, side }: LaidCard): CardSide =>
  elementAt(options.cards ?? TRADING_CARDS, card - 1)[side];

export const behind = ({ card, side }: LaidCard): LaidCard => ({ card, side: side === 'front' ? 'back' : 'front' });

export function spotsOf(move: Move, view: View): readonly string[] {
  switch (move.kind) {
    case 'choose-gem':
      return [spots.pool(move.gem)];
    case 'mine':
      return [
        spots.mine(move.slot),
        spots.card(move.slot),
        spots.pool(sideOf(view, elementAt(view.row, move.slot)).mine),
      ];
    case 'sell':
      return [spots.sell(move.slot, move.gem), spots.card(move.slot), spots.wagon(move.gem)];
    case 'both':
      return [spots.both(move.slot, move.gem), spots.card(move.slot), spots.wagon(move.gem)];
    case 'no-trade':
      return [spots.noTrade];
    case 'trade':
      return [
        ...(move.give === null ? [] : [spots.give(move.give)]),
        move.take === null ? spots.giveAway(move.with) : spots.take(move.with, move.take),
      ];
  }
}
