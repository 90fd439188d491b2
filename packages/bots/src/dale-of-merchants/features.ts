import type { State } from '@souk/dale-of-merchants';
import type { Feature } from '../mind.js';
import { guideFor } from './cards.js';
import { countHoldings } from './holdings.js';
import { activeSeat, hasLeft, LAST_STACK, NONE, stacksOf } from './reading.js';
import { LACKS_MANY, lackingInHand, newStock, refill, type Stock, takeStack, wouldComplete } from './stacks.js';

const feature = (id: string, text: string, weight: number): Feature => ({ id, text, weight });

/** By hand: what a turn is worth is 1. In the order in which `measure` writes them. */
export const FEATURES: readonly Feature[] = [
  feature('stacks', 'stacks built, of eight', 10),
  feature('built', 'value built, of thirty-six', 18),
  feature('assured', 'next stacks, in order, that the own cards are enough for, of four', 2.8),
  feature('possible', 'stacks left that the own cards are enough for, of eight', 2.4),
  feature('in-hand', 'next stacks, in order, that lie ready in hand, of two', 1.6),
  feature('near', 'share of the cards of the next stack that are in hand', 0.8),
  feature('offered', 'a card in the market that closes the first gap, the cheaper the better', 0.5),
  feature('supply', 'animalfolk value owned, as far as it is still needed, of what is needed', 1.5),
  feature('animals', 'animalfolk value owned, in twenties', 2.5),
  feature('junk', 'junk owned, in tens', -1.2),
  feature('size', 'cards owned, in tens', -0.6),
  feature('mean', 'mean value of the own cards, in threes', 2),
  feature('high', 'fours and fives owned, in fives', 0.6),
  feature('power', 'value in hand, in tens', 0.8),
  feature('hand-size', 'cards in hand, in fives', 1),
  feature('hand-junk', 'junk in hand, in fives', -0.3),
  feature('coming', 'animalfolk value in the deck, to be drawn before the next shuffle, in tens', 0.2),
  feature('cycling', 'cards that bring more or better hand cards, in threes', 0.6),
  feature('goods', 'cards that bring cards of the market, in threes', 0.6),
  feature('riddance', 'cards that do away with junk, in threes', 0.6),
  feature('attack', 'cards that harm others, in threes', 0.5),
  feature('building', 'cards that make stacks easier, in threes', 1),
  feature('copying', 'cards that copy others, in threes', 0.5),
  feature('turn', 'being on turn', 0.5),
  feature('stage', 'most stacks that anybody has, of eight', 0),
  feature('lead', 'stacks more than the best other player, in fours', 0),
  feature('coins', 'coins, in threes', 0.4),
  feature('left', 'having left the table', -200),
];

/** Of the features about uses (cards.ts), the last use counts for nothing. */
const USES_COUNTED = 6;

const stock: Stock = newStock();

/** What `lookAhead` finds. */
const outlook = { assured: 0, possible: 0, gap: 0 };

/** Gives the stock to the stacks left, the next one first. The first one that it is not enough for is the gap. */
function lookAhead(vendors: number, next: number): void {
  outlook.assured = 0;
  outlook.possible = 0;
  outlook.gap = 0;
  for (let sum = next; sum <= LAST_STACK; sum++) {
    if (takeStack(stock, vendors, sum)) {
      outlook.possible++;
      if (outlook.gap === 0) outlook.assured++;
    } else if (outlook.gap === 0) outlook.gap = sum;
  }
}

/** How good the best offer is that closes the gap: 0 if there is none. */
function bestOffer(state: State, gap: number): number {
  if (gap === 0) return 0;
  const { market, table } = state;
  const guide = guideFor(table);
  let best = 0;
  for (let slot = 0; slot < market.length; slot++) {
    const kind = market[slot];
    if (kind === NONE || guide.unit[kind] === 0) continue;
    const value = table.values[kind];
    const good = 1 - (value + slot) / 10;
    if (good > best && wouldComplete(stock, guide.set[kind], value, gap)) best = good;
  }
  return best;
}

const share = (part: number, whole: number): number => (part < whole ? part / whole : 1);

export function measure(state: State, seat: number, out: number[]): void {
  const holdings = countHoldings(state, seat);
  const { vendors } = guideFor(state.table);
  const stacks = stacksOf(state, seat);
  const next = stacks + 1;
  const built = (stacks * next) / 2;

  refill(stock, holdings.owned, holdings.junk);
  lookAhead(vendors, next);
  const offered = bestOffer(state, outlook.gap);
  refill(stock, holdings.inHand, holdings.handJunk);
  let ready = 0;
  for (let sum = next; sum <= LAST_STACK && ready < 2 && takeStack(stock, vendors, sum); sum++) ready++;
  const lacking = ready > 0 ? 0 : next > LAST_STACK ? 0 : lackingInHand(holdings.owned, holdings.inHand, next);

  let others = 0;
  for (let other = 0; other < state.stalls.length; other++) {
    if (other !== seat && stacksOf(state, other) > others) others = stacksOf(state, other);
  }

  out[0] = stacks / 8;
  out[1] = built / 36;
  out[2] = outlook.assured / 4;
  out[3] = outlook.possible / 8;
  out[4] = ready / 2;
  out[5] = 1 - lacking / LACKS_MANY;
  out[6] = offered;
  out[7] = share(holdings.animals, 36 - built);
  out[8] = holdings.animals / 20;
  out[9] = holdings.junk / 10;
  out[10] = holdings.cards / 10;
  out[11] = holdings.cards === 0 ? 0 : holdings.value / holdings.cards / 3;
  out[12] = holdings.high / 5;
  out[13] = holdings.handValue / 10;
  out[14] = holdings.handSize / 5;
  out[15] = holdings.handJunk / 5;
  out[16] = holdings.deckAnimals / 10;
  for (let use = 0; use < USES_COUNTED; use++) out[17 + use] = holdings.uses[use] / 3;
  out[23] = activeSeat(state) === seat ? 1 : 0;
  out[24] = (stacks > others ? stacks : others) / 8;
  out[25] = (stacks - others) / 4;
  out[26] = state.coins[seat] / 3;
  out[27] = hasLeft(state, seat) ? 1 : 0;
}
