import type { Seat } from '@souk/kernel';
import type { CardSpec, Question } from '../../cards/spec.js';
import { exchangeInMarket, exchangeInStall } from '../../effects/card-actions.js';
import { isMarketEmpty } from '../../effects/pile-actions.js';
import { chooseMarketCard, chooseOwnStallCard, chooseStallCard, ifDue } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { opponentsInOrder, type State } from '../../state.js';
import { DAWN, DAY, HOURS, hourOf, NIGHT } from '../clock.js';

const at = (hour: number, question: Question): Question =>
  ifDue(({ seat }, state) => hourOf(state, seat) === hour, question);

/** Whether there is a card of the kind that the hour allows. */
function hasTarget(state: State, seat: Seat): boolean {
  const hour = hourOf(state, seat);
  if (hour === NIGHT) return !isMarketEmpty(state);
  const owners = hour === DAWN ? [seat] : opponentsInOrder(state, seat);
  return owners.some((owner) => state.stalls[owner].length > 0);
}

export const bouquets: CardSpec = {
  id: 'bouquets',
  name: 'Bouquets',
  value: 4,
  copies: 3,
  plus: true,
  text: "Swap this card for a card in your own stall at dawn, in another player's stall by day, in the market at night; take that one into your hand.",
  branches: [...HOURS, 'nothing-there'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, hasTarget(state, seat) ? HOURS[hourOf(state, seat)] : 'nothing-there', events),
    at(DAWN, chooseOwnStallCard('Choose the card of your stall that you take', exchangeInStall)),
    at(DAY, chooseStallCard("Choose the card of another player's stall that you take", exchangeInStall)),
    at(NIGHT, chooseMarketCard('Choose the market card that you take', exchangeInMarket)),
  ],
};
