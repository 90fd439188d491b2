import { ROW_SIZE } from './cards.js';
import { GEM_COUNT, type Gem } from './gems.js';
import { MAX_TRADERS, type Trader } from './traders.js';

/**
 * Every choice of the game as one number. First the turns: the card's slot, and what is done with it, which
 * is MINE, SELL plus the colour sold, or BOTH plus the colour sold.
 */
export const MINE = 0;
export const SELL = 1;
export const BOTH = SELL + GEM_COUNT;
const ACTIONS = BOTH + GEM_COUNT;
export const END_OF_TURNS = ROW_SIZE * ACTIONS;

export const turnCode = (slot: number, action: number): number => slot * ACTIONS + action;
export const slotOf = (code: number): number => (code / ACTIONS) | 0;
export const actionOf = (code: number): number => code % ACTIONS;
/** The colour sold by an action that sells. */
export const soldBy = (action: number): Gem => (action >= BOTH ? action - BOTH : action - SELL);

/** Then the starting gems. */
const FIRST_GEM = END_OF_TURNS;
const END_OF_GEMS = FIRST_GEM + GEM_COUNT;

export const chooseGemCode = (gem: Gem): number => FIRST_GEM + gem;
export const chosenGem = (code: number): Gem => code - FIRST_GEM;
export const isGemCode = (code: number): boolean => code >= FIRST_GEM && code < END_OF_GEMS;

/** Then the extra trades: none, or with whom, what for what. */
export const DECLINE = END_OF_GEMS;
const FIRST_TRADE = DECLINE + 1;
const GEMS_OR_NOTHING = GEM_COUNT + 1;
const END_OF_TRADES = FIRST_TRADE + MAX_TRADERS * GEMS_OR_NOTHING * GEMS_OR_NOTHING;

/** Stands for "no gem" in a trade. */
export const NOTHING = GEM_COUNT;

export interface Trade {
  readonly partner: Trader;
  readonly give: Gem;
  readonly take: Gem;
}

export const tradeCode = (partner: Trader, give: Gem, take: Gem): number =>
  FIRST_TRADE + (partner * GEMS_OR_NOTHING + give) * GEMS_OR_NOTHING + take;

export function tradeOf(code: number): Trade {
  const index = code - FIRST_TRADE;
  const pair = (index / GEMS_OR_NOTHING) | 0;
  return { partner: (pair / GEMS_OR_NOTHING) | 0, give: pair % GEMS_OR_NOTHING, take: index % GEMS_OR_NOTHING };
}

export const isTradeCode = (code: number): boolean => code >= FIRST_TRADE && code < END_OF_TRADES;
