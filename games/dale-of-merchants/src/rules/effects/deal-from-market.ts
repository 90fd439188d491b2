import type { Seat } from '@souk/kernel';
import { NONE } from '../cards/card.js';
import type { Step } from '../cards/spec.js';
import type { EventSink } from '../events.js';
import { inDealingOrder } from '../piles/shared-aside.js';
import { isInGame, type State } from '../state.js';
import { chooseAnyPlayer, chooseMarketCard, ifDue } from './questions.js';
import { again, remember } from './resolve.js';

const cardsIn = ({ market }: State): number => market.filter((kind) => kind !== NONE).length;

const playersIn = (state: State, seat: Seat): readonly Seat[] =>
  inDealingOrder(state, seat, (player) => isInGame(state, player));

const has = (mask: number, player: Seat): boolean => ((mask >> player) & 1) === 1;

/**
 * DX-DEAL-1: every player gets a card of the market, chosen in turn from those that are left. With too few cards it is first chosen who
 * gets one. The frame counts who still does, as bits; its place is how many are still to be chosen.
 */
export const dealFromMarket = (
  text: string,
  give: (state: State, player: Seat, slot: number, events: EventSink) => void,
): readonly Step[] => [
  (state, { seat }) => {
    const players = playersIn(state, seat);
    const isEnough = cardsIn(state) >= players.length;
    const all = players.reduce((mask, player) => mask | (1 << player), 0);
    remember(state, isEnough ? { count: all, place: 0 } : { count: 0, place: cardsIn(state) });
  },
  ifDue(
    ({ place: wanted }) => wanted > 0,
    chooseAnyPlayer(
      'Choose a player who gets a card',
      (_state, player, { count }) => !has(count, player),
      (state, { count, place: wanted }, player) => {
        remember(state, { count: count | (1 << player), place: wanted - 1, player: NONE });
        if (wanted > 1) again(state);
      },
    ),
  ),
  ifDue(
    ({ count }) => count !== 0,
    chooseMarketCard(text, (state, { seat, count }, slot, events) => {
      const player = playersIn(state, seat).find((each) => has(count, each)) ?? seat;
      give(state, player, slot, events);
      const left = count & ~(1 << player);
      remember(state, { count: left });
      if (left !== 0) again(state);
    }),
  ),
];
