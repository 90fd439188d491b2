import type { Seat } from '@souk/kernel';
import { ofOthers, type SourceOfPlayer } from '../../effects/sources.js';
import type { PlayerSource } from '../../moves/moves.js';
import type { State } from '../../state.js';
import { isNight } from '../clock.js';

/** The own place that a card comes from and, at night, a place of every other player. */
export const ownOrAtNight = (
  state: State,
  seat: Seat,
  own: PlayerSource,
  others: PlayerSource,
): readonly SourceOfPlayer[] => [
  { from: own, player: seat },
  ...(isNight(state, seat) ? ofOthers(state, seat, others) : []),
];
