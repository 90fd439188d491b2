import type { Feature } from '@souk/bots';
import type { State } from '@souk/games/dale-of-merchants';
import { COUNTED, guideFor, opinionOf } from './cards.js';
import { countHoldings, type Holdings } from './holdings.js';
import { activeSeat, hasLeft, LAST_STACK, NONE, stacksOf } from './reading.js';
import {
  bringTogether,
  gathered,
  LACKS_MANY,
  newStock,
  refill,
  type Stock,
  takeStack,
  wouldComplete,
} from './stacks.js';

const feature = (id: string, text: string, weight: number): Feature => ({
  id,
  text,
  ...(weight < 0 ? { less: `less of: ${text}` } : {}),
  weight,
});

/** How many copies of a card count as 1. */
const COPIES = 2;

/** By hand: what a turn is worth is 1. In the order in which `measure` writes them. */
export const FEATURES: readonly Feature[] = [
  feature('stacks', 'stacks built, of eight', 26),
  feature('built', 'value built, of thirty-six', 18),
  feature('assured', 'next stacks, in order, that the own cards are enough for, of four', 2.8),
  feature('possible', 'stacks left that the own cards are enough for, of eight', 2.4),
  feature('lacking', 'value of the stacks left that the own cards are not enough for, of thirty-six', -2),
  feature('in-hand', 'next stacks, in order, that lie ready in hand, of two', 1.6),
  feature('near', 'cards of the next stack that are in hand, four less those that are not, of four', 0.8),
  feature('offered', 'a card in the market that closes the first gap, the cheaper the better', 0.3),
  feature('buyable', 'such a card that the hand can pay for', 0.3),
  feature('supply', 'animalfolk value owned, as far as it is still needed, of what is needed', 1.5),
  feature('animals', 'animalfolk value owned, in twenties', 2.5),
  feature('junk', 'junk owned, in tens', -1.2),
  feature('size', 'cards owned, in tens', -0.6),
  feature('mean', 'mean value of the own cards, in threes', 2),
  feature('high', 'fours and fives owned, in fives', 0.6),
  feature('power', 'value in hand, in tens', 0.5),
  feature('spare', 'value in hand that the next stack does not need, in tens', 0.4),
  feature('hand-size', 'cards in hand, in fives', 1),
  feature('hand-junk', 'junk in hand, in fives', -0.3),
  feature('coming', 'animalfolk value in the deck, to be drawn before the next shuffle, in tens', 0.2),
  feature('turn', 'being on turn', 0.5),
  feature('stage', 'most stacks that anybody has, of eight', 0),
  feature('lead', 'stacks more than the best other player, in fours', 0),
  feature('coins', 'coins, in threes', 0.4),
  feature('left', 'having left the table', -200),
  ...COUNTED.map((card) => feature(card.id, `${card.name} owned, in twos`, COPIES * opinionOf(card).own)),
];

const FIRST_COUNTED = FEATURES.length - COUNTED.length;

const stock: Stock = newStock();

/** What `lookAhead` finds. */
const outlook = { assured: 0, possible: 0, lacking: 0, gap: 0, offered: 0, buyable: 0 };

/** Gives the own cards to the stacks left, the next one first. The first one that they are not enough for is the gap. */
function lookAhead(state: State, holdings: Holdings, vendors: number, next: number): void {
  outlook.assured = 0;
  outlook.possible = 0;
  outlook.lacking = 0;
  outlook.gap = 0;
  refill(stock, holdings.owned, holdings.junk);
  for (let sum = next; sum <= LAST_STACK; sum++) {
    if (takeStack(stock, vendors, sum)) {
      outlook.possible++;
      if (outlook.gap === 0) outlook.assured++;
      continue;
    }
    outlook.lacking += sum;
    if (outlook.gap === 0) outlook.gap = sum;
  }
  lookRound(state, holdings.handValue);
}

/** Looks for cards in the market that close the gap. */
function lookRound({ market, rules }: State, purse: number): void {
  outlook.offered = 0;
  outlook.buyable = 0;
  if (outlook.gap === 0) return;
  const guide = guideFor(rules);
  for (let slot = 0; slot < market.length; slot++) {
    const kind = market[slot];
    if (kind === NONE || guide.unit[kind] === 0) continue;
    const value = rules.values[kind];
    const good = 1 - (value + slot) / 10;
    if (good <= outlook.offered || !wouldComplete(stock, guide.set[kind], value, outlook.gap)) continue;
    outlook.offered = good;
    outlook.buyable = value + slot <= purse ? 1 : 0;
  }
}

/** How many of the next two stacks the hand can build. */
function stacksInHand({ inHand, handJunk }: Holdings, vendors: number, next: number): number {
  refill(stock, inHand, handJunk);
  let ready = 0;
  for (let sum = next; sum <= LAST_STACK && ready < 2 && takeStack(stock, vendors, sum); sum++) ready++;
  return ready;
}

function mostStacksOfOthers(state: State, seat: number): number {
  let most = 0;
  for (let other = 0; other < state.stalls.length; other++) {
    if (other !== seat && stacksOf(state, other) > most) most = stacksOf(state, other);
  }
  return most;
}

export function measure(state: State, seat: number, out: number[]): void {
  const holdings = countHoldings(state, seat);
  const { vendors } = guideFor(state.rules);
  const stacks = stacksOf(state, seat);
  const next = stacks + 1;
  const built = (stacks * next) / 2;
  const needed = 36 - built;
  const others = mostStacksOfOthers(state, seat);

  lookAhead(state, holdings, vendors, next);
  const ready = stacksInHand(holdings, vendors, next);
  if (stacks < LAST_STACK) bringTogether(holdings.owned, holdings.inHand, next);

  out[0] = stacks / 8;
  out[1] = built / 36;
  out[2] = outlook.assured / 4;
  out[3] = outlook.possible / 8;
  out[4] = outlook.lacking / 36;
  out[5] = ready / 2;
  out[6] = ready > 0 ? 1 : 1 - gathered.lacking / LACKS_MANY;
  out[7] = outlook.offered;
  out[8] = outlook.buyable;
  out[9] = holdings.animals < needed ? holdings.animals / needed : 1;
  out[10] = holdings.animals / 20;
  out[11] = holdings.junk / 10;
  out[12] = holdings.cards / 10;
  out[13] = holdings.cards === 0 ? 0 : holdings.value / holdings.cards / 3;
  out[14] = holdings.high / 5;
  out[15] = holdings.handValue / 10;
  out[16] = (holdings.handValue - gathered.held) / 10;
  out[17] = holdings.handSize / 5;
  out[18] = holdings.handJunk / 5;
  out[19] = holdings.deckAnimals / 10;
  out[20] = activeSeat(state) === seat ? 1 : 0;
  out[21] = (stacks > others ? stacks : others) / 8;
  out[22] = (stacks - others) / 4;
  out[23] = state.coins[seat] / 3;
  out[24] = hasLeft(state, seat) ? 1 : 0;
  for (let i = 0; i < COUNTED.length; i++) out[FIRST_COUNTED + i] = holdings.counts[i] / COPIES;
}
