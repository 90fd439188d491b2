import {
  coloursIn,
  countIn,
  GEM_COUNT,
  HIGHEST_PRICE,
  hasRoom,
  isAloneInLastPlace,
  LOWEST_PRICE,
  ROW_SIZE,
  type Side,
  type State,
  type Store,
  sizeOf,
  type Trader,
  tieBreak,
} from '@souk/games/dwarven-traders';
import { topFrame } from '@souk/kernel';

/** How the match looks to one trader. */
export class Outlook {
  seats = 0;
  isSolo = false;
  isSmuggler = false;
  /** How much of the match is over, from 0 to 1. */
  progress = 0;
  isLastRound = false;
  isDealt = false;
  isOnTurn = false;
  isNext = false;
  isAloneInLastPlace = false;
  /** Victory points ahead of the best rival. */
  lead = 0;
  /** The same if the round ended now, by the narrowest of all rivals. */
  narrowest = 0;
  /** The space on the score track with all gems sold, and how far that is ahead of the best rival. */
  space = 0;
  margin = 0;
  /** Rivals placed before and behind if the round ended now. */
  before = 0;
  behind = 0;
  /** Gems in store, what they would bring, and how many of their colours are in the stores of others. */
  gems = 0;
  worth = 0;
  contested = 0;
  /** The best price at which a card of the row sells a gem of the store, and its back would. */
  ripe = 0;
  ripening = 0;
  /** The best that one card brings by selling and mining at once. */
  swap = 0;
  /** The best gem to be mined. */
  vein = 0;
  /** What the second of two gems of a colour would bring after the first. */
  pair = 0;
  /** How near prices are to feeding the Smuggler. */
  overflow = 0;
  pool = 0;
}

/** By trader, filled anew for every state that is looked at. */
const spaces: number[] = [];
const ties: number[] = [];

/** Fills an outlook anew. */
export function survey(outlook: Outlook, state: State, trader: Trader): void {
  surveyMatch(outlook, state, trader);
  surveyRace(outlook, state, trader);
  surveyStore(outlook, state, trader);
  surveyRow(outlook, state, trader);
}

function surveyMatch(outlook: Outlook, state: State, trader: Trader): void {
  const { rules, round, points, prices, pool } = state;
  const frame = topFrame(state.frames);
  const actor = frame === undefined ? -1 : frame.seat;
  outlook.seats = rules.seats;
  outlook.isSolo = rules.solo;
  outlook.isSmuggler = trader === rules.smuggler;
  outlook.progress = rules.solo ? (points[0] + points[1]) / 3 : (round - 1) / 4;
  outlook.isLastRound = rules.solo ? points[0] + points[1] > 0 : round === 4;
  outlook.isDealt = state.row.length === ROW_SIZE;
  outlook.isOnTurn = actor === trader;
  outlook.isNext = !outlook.isSmuggler && actor >= 0 && actor !== trader && (actor + 1) % rules.seats === trader;
  outlook.isAloneInLastPlace = !outlook.isSmuggler && isAloneInLastPlace(state, trader);
  outlook.overflow = 0;
  outlook.pool = 0;
  for (let gem = 0; gem < GEM_COUNT; gem++) {
    const room = Math.min(HIGHEST_PRICE - prices[gem], prices[gem] - LOWEST_PRICE);
    if (room < 2) outlook.overflow += 2 - room;
    outlook.pool += pool[gem];
  }
}

/** Where the pawn would stand if the round ended now. */
function spaceWhenSold({ stores, scores, prices }: State, trader: Trader): number {
  const store = stores[trader];
  let sum = scores[trader];
  for (let gem = 0; gem < GEM_COUNT; gem++) sum += countIn(store, gem) * prices[gem];
  return sum < 1 ? 1 : sum;
}

function surveyRace(outlook: Outlook, state: State, trader: Trader): void {
  const { points } = state;
  const traders = state.rules.seats + 1;
  for (let each = 0; each < traders; each++) {
    spaces[each] = spaceWhenSold(state, each);
    ties[each] = tieBreak(state, each);
  }
  const own = spaces[trader];
  let best = 0;
  let mostPoints = 0;
  let narrowest = Number.POSITIVE_INFINITY;
  let before = 0;
  for (let each = 0; each < traders; each++) {
    if (each === trader) continue;
    best = Math.max(best, spaces[each]);
    mostPoints = Math.max(mostPoints, points[each]);
    const isBefore = spaces[each] > own || (spaces[each] === own && ties[each] >= ties[trader]);
    if (isBefore) before++;
    narrowest = Math.min(narrowest, points[trader] - points[each] + (isBefore ? -1 : 1));
  }
  outlook.space = own;
  outlook.margin = own - best;
  outlook.lead = points[trader] - mostPoints;
  outlook.narrowest = narrowest;
  outlook.before = before;
  outlook.behind = traders - 1 - before;
}

function surveyStore(outlook: Outlook, { stores, prices, rules }: State, trader: Trader): void {
  const store = stores[trader];
  outlook.gems = sizeOf(store);
  outlook.worth = 0;
  outlook.contested = 0;
  for (let gem = 0; gem < GEM_COUNT; gem++) {
    const count = countIn(store, gem);
    if (count === 0) continue;
    outlook.worth += count * prices[gem];
    for (let each = 0; each < rules.seats; each++) if (each !== trader) outlook.contested += countIn(stores[each], gem);
  }
}

/** What the cards of the row offer to the store. In the multi-player game the Smuggler uses none. */
function surveyRow(outlook: Outlook, state: State, trader: Trader): void {
  const { rules, row, stores } = state;
  outlook.ripe = 0;
  outlook.ripening = 0;
  outlook.swap = 0;
  outlook.vein = 0;
  outlook.pair = 0;
  if (!outlook.isDealt || (outlook.isSmuggler && !rules.solo)) return;
  const store = stores[trader];
  for (let slot = 0; slot < ROW_SIZE; slot++) {
    surveySide(outlook, state, store, rules.sides[row[slot]]);
    const back = rules.sides[row[slot] ^ 1];
    if (holds(store, back.sell)) outlook.ripening = Math.max(outlook.ripening, state.prices[back.sell]);
  }
}

const holds = (store: Store, gem: number): boolean => ((coloursIn(store) >> gem) & 1) !== 0;

function surveySide(outlook: Outlook, { prices, pool }: State, store: Store, side: Side): void {
  const canMine = pool[side.mine] > 0;
  const mined = prices[side.mine] - side.mineSteps;
  if (canMine && hasRoom(store)) outlook.vein = Math.max(outlook.vein, mined);
  if (!holds(store, side.sell)) return;
  const price = prices[side.sell];
  outlook.ripe = Math.max(outlook.ripe, price);
  if (canMine) outlook.swap = Math.max(outlook.swap, price + mined / 2);
  if (countIn(store, side.sell) > 1) outlook.pair = Math.max(outlook.pair, price + side.sellSteps);
}
