import {
  coloursIn,
  countIn,
  EXTRA_TRADE,
  GEM_COUNT,
  HIGHEST_PRICE,
  hasRoom,
  isAloneInLastPlace,
  LOWEST_PRICE,
  ROW_SIZE,
  type State,
  sizeOf,
  type Trader,
  tieBreak,
} from '@souk/dwarven-traders';
import { topFrame } from '@souk/kernel';
import type { Feature } from '../mind.js';

const of = (id: string, weight: number, text: string): Feature => ({ id, weight, text });

/** Everything that is looked at, in the order in which `measure` writes it. The unit of the weights is a victory point. */
export const FEATURES: readonly Feature[] = [
  of('points', 1, 'victory points ahead of the best rival'),
  of('place', 0.7, 'victory points if the round ended now'),
  of('margin', 3, 'spaces ahead of the best rival, gems sold'),
  of('spaces', 1.2, 'spaces on the score track, gems sold'),
  of('ripe', 0.9, 'a gem that a card of the row sells dearly'),
  of('swap', 0.5, 'a card of the row that sells and mines well at once'),
  of('vein', 0.2, 'a valuable gem to be mined'),
  of('gems', 0.2, 'gems in store'),
  of('pair', 0.2, 'two gems of one colour, the second to be sold for more'),
  of('last', 0.1, 'being alone in last place, with a trade in prospect'),
  of('turn', 0.2, 'being on turn'),
  of('soon', 0, 'being next on turn'),
  of('decided', 0, 'victory points ahead late in the match'),
  of('final', 0, 'being ahead in all if the round ended now, late in the match'),
  of('behind', 0, 'spaces behind the best rival, gems sold'),
  of('crowd', 0, 'rivals placed behind if the round ended now'),
  of('store', 0, 'value of the gems in store'),
  of('rising', 0, 'a colour in store that others will make dearer'),
  of('contested', 0, 'a colour in store that others hold too'),
  of('smuggler', 0, 'being the Smuggler'),
  of('overflow', 0, 'prices at the ends of their tracks, for the Smuggler'),
  of('pool', 0, 'gems left to mine'),
  of('progress', 0, 'rounds played'),
  of('last-round', 0, 'the last round'),
  of('unopened', 0, 'the cards not yet dealt'),
  of('rivals', 0, 'rivals at the table'),
];

/** By trader, filled anew for every state that is measured. */
const sold: number[] = [];
const ties: number[] = [];

/** Where the pawn would stand if the round ended now. */
function spaceWhenSold({ stores, scores, prices }: State, trader: Trader): number {
  const store = stores[trader];
  let sum = scores[trader];
  for (let gem = 0; gem < GEM_COUNT; gem++) sum += countIn(store, gem) * prices[gem];
  return sum < 1 ? 1 : sum;
}

function isLastRound({ table, round, points }: State): boolean {
  if (!table.solo) return round === 4;
  return points[0] === 1 || points[1] === 1;
}

/** How prices at the ends of their tracks will feed the Smuggler. */
function overflowAhead({ prices }: State): number {
  let sum = 0;
  for (let gem = 0; gem < GEM_COUNT; gem++) {
    const price = prices[gem];
    if (price >= HIGHEST_PRICE - 1 || price <= LOWEST_PRICE + 1) sum++;
    if (price === HIGHEST_PRICE || price === LOWEST_PRICE) sum++;
  }
  return sum;
}

export function measure(state: State, trader: Trader, out: number[]): void {
  const { table, points, stores, prices } = state;
  const traders = table.seats + 1;
  for (let each = 0; each < traders; each++) {
    sold[each] = spaceWhenSold(state, each);
    ties[each] = tieBreak(state, each);
  }
  const own = sold[trader];
  let rival = -99;
  let rivalPoints = -99;
  let ahead = 0;
  let behind = 0;
  let worstLead = 99;
  for (let each = 0; each < traders; each++) {
    if (each === trader) continue;
    if (sold[each] > rival) rival = sold[each];
    if (points[each] > rivalPoints) rivalPoints = points[each];
    const isAhead = sold[each] > own || (sold[each] === own && ties[each] >= ties[trader]);
    if (isAhead) ahead++;
    else behind++;
    const lead = points[trader] - points[each] + (isAhead ? -1 : 1);
    if (lead < worstLead) worstLead = lead;
  }
  const lead = points[trader] - rivalPoints;
  const margin = own - rival;
  const isSmuggler = trader === table.smuggler;
  const progress = table.solo ? (points[0] + points[1]) / 3 : (state.round - 1) / 4;
  const last = isLastRound(state);
  out[0] = lead / 2;
  out[1] = (table.solo ? (ahead === 0 ? 2 : 0) : ahead > 3 ? 0 : 4 - ahead) / 2;
  out[2] = (margin > 8 ? 8 : margin < -8 ? -8 : margin) / 6;
  out[3] = (own - 5) / 6;
  measureStore(state, trader, out);
  out[9] = !isSmuggler && isAloneInLastPlace(state, trader) ? 1 : 0;
  const frame = topFrame(state.frames);
  const actor = frame === undefined ? -1 : frame.seat;
  out[10] = actor === trader ? 1 : 0;
  out[11] = !isSmuggler && actor >= 0 && actor !== trader && (actor + 1) % table.seats === trader ? 1 : 0;
  out[12] = lead * progress;
  out[13] = last ? (worstLead > 0 ? 1 : worstLead < 0 ? -1 : 0) : 0;
  out[14] = margin < 0 ? (margin < -8 ? -8 : margin) / 6 : 0;
  out[15] = behind / 2;
  const store = stores[trader];
  let worth = 0;
  let contested = 0;
  for (let gem = 0; gem < GEM_COUNT; gem++) {
    const count = countIn(store, gem);
    if (count === 0) continue;
    worth += count * prices[gem];
    for (let each = 0; each < table.seats; each++) if (each !== trader) contested += countIn(stores[each], gem);
  }
  out[16] = worth / 3;
  out[18] = contested / 2;
  out[19] = isSmuggler ? 1 : 0;
  out[20] = isSmuggler ? overflowAhead(state) / 3 : 0;
  out[21] = (state.pool[0] + state.pool[1] + state.pool[2] + state.pool[3]) / 10;
  out[22] = progress;
  out[23] = last ? 1 : 0;
  out[24] = state.row.length === 0 ? 1 : 0;
  out[25] = (table.seats - 1) / 2;
}

/** What the cards of the row offer to a trader's store. Only visible sides count. */
function measureStore(state: State, trader: Trader, out: number[]): void {
  const { table, row, prices, pool, stores } = state;
  const store = stores[trader];
  const colours = coloursIn(store);
  const room = hasRoom(store);
  let ripe = 0;
  let swap = 0;
  let vein = 0;
  let rising = 0;
  let pair = 0;
  if (row.length === ROW_SIZE && (trader < table.seats || table.solo)) {
    for (let slot = 0; slot < ROW_SIZE; slot++) {
      const face = table.faces[row[slot]];
      const back = table.faces[row[slot] ^ 1];
      const sells = ((colours >> face.sell) & 1) !== 0;
      const price = prices[face.sell];
      const mined = pool[face.mine] > 0 ? prices[face.mine] - face.mineSteps : -3;
      if (sells) {
        if (price > ripe) ripe = price;
        if (pool[face.mine] > 0 && price + 0.5 * mined > swap) swap = price + 0.5 * mined;
        if (countIn(store, face.sell) > 1) pair = Math.max(pair, price + face.sellSteps);
      }
      if (room && mined > vein) vein = mined;
      if (((colours >> back.sell) & 1) !== 0 && prices[back.sell] > rising) rising = prices[back.sell];
    }
  }
  out[4] = ripe / 3;
  out[5] = swap / 3;
  out[6] = vein / 3;
  out[7] = sizeOf(store) / 2;
  out[8] = pair / 3;
  out[17] = rising / 3;
}

/** In the middle of a turn, with a trade still to be made, standings mean little. */
export function quiet({ frames }: State): boolean {
  const frame = topFrame(frames);
  return frame === undefined || frame.effect !== EXTRA_TRADE;
}
