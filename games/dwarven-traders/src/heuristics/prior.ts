import {
  actionOf,
  BOTH,
  chosenGem,
  countIn,
  DECLINE,
  type Gem,
  HIGHEST_PRICE,
  isGemCode,
  isTradeCode,
  LOWEST_PRICE,
  MINE,
  NOTHING,
  type State,
  slotOf,
  soldBy,
  type Trader,
  tradeOf,
} from '@souk/games/dwarven-traders';
import type { Seat } from '@souk/kernel';

/** A gem in store is worth its price, but the price may still turn. */
const HELD = 0.6;
/** A space more for the Smuggler, or a gem dearer in a rival's store, is felt by all. */
const SHARED = 0.25;
/** Two spaces make a clear difference. */
const PER_SPACE = 0.5;

/** How many gems of a colour are held by others. */
function heldByOthers({ stores, rules }: State, seat: Seat, gem: Gem): number {
  let count = 0;
  for (let other = 0; other < rules.seats; other++) if (other !== seat) count += countIn(stores[other], gem);
  return count;
}

function worthOfTurn(state: State, seat: Seat, code: number): number {
  const { rules, prices, stores } = state;
  const action = actionOf(code);
  const side = rules.sides[state.row[slotOf(code)]];
  let worth = 0;
  let overflow = 0;
  if (action === MINE || action >= BOTH) {
    const { mine, mineSteps } = side;
    const fall = Math.min(mineSteps, prices[mine] - LOWEST_PRICE);
    overflow += mineSteps - fall;
    worth += HELD * (prices[mine] - fall + 1) - HELD * fall * countIn(stores[seat], mine);
    worth += SHARED * fall * heldByOthers(state, seat, mine);
  }
  if (action !== MINE) {
    const gem = soldBy(action);
    const rise = Math.min(side.sellSteps, HIGHEST_PRICE - prices[gem]);
    overflow += side.sellSteps - rise;
    worth += prices[gem] - HELD * (prices[gem] + 0.5);
    worth += HELD * rise * (countIn(stores[seat], gem) - 1) - SHARED * rise * heldByOthers(state, seat, gem);
  }
  return worth - SHARED * overflow;
}

/** What a gem changing owners is worth: to the one who loses it, it counts against a rival. */
function worthOfTrade({ prices, rules }: State, code: number): number {
  const { partner, give, take } = tradeOf(code);
  const gained = (take === NOTHING ? 0 : prices[take] + 0.5) - (give === NOTHING ? 0 : prices[give] + 0.5);
  return gained * (isRival(rules.smuggler, rules.solo, partner) ? HELD + SHARED : HELD);
}

/** The Smuggler's marker is not sold at the round's end. */
const isRival = (smuggler: Trader, solo: boolean, partner: Trader): boolean => solo || partner !== smuggler;

/** A first opinion by prices alone. */
export function prior(state: State, seat: Seat, code: number): number {
  if (isGemCode(code)) return PER_SPACE * state.prices[chosenGem(code)];
  if (code === DECLINE) return 0;
  return PER_SPACE * (isTradeCode(code) ? worthOfTrade(state, code) : worthOfTurn(state, seat, code));
}
