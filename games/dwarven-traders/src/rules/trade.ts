import type { Events, MoveList, Seat } from '@souk/kernel';
import { DECLINE, isTradeCode, NOTHING, type Trade, tradeCode, tradeOf } from './codes.js';
import type { DwarvenTradersEvent } from './events.js';
import { type Gem, gemName } from './gems.js';
import { endTurn } from './round.js';
import type { State } from './state.js';
import { coloursIn, EMPTY_STORE, oneGem } from './store.js';
import { type Trader, traderName } from './traders.js';

/**
 * DT-TURN-8: alone in last place among the players; in the solo game (DT-SOLO-9) behind the Smuggler,
 * who is the other player there and whose space is then the one compared with.
 */
export function isAloneInLastPlace({ scores, rules }: State, seat: Seat): boolean {
  const rivals = rules.solo ? rules.smuggler + 1 : rules.seats;
  for (let other = 0; other < rivals; other++) {
    if (other !== seat && scores[other] <= scores[seat]) return false;
  }
  return true;
}

/** In the multi-player game the Smuggler has no store: what he has to trade is his marker (DT-TRADE-4). */
const tradesMarker = ({ rules }: State, partner: Trader): boolean => partner === rules.smuggler && !rules.solo;

/** The colours a trader can give: a set of bits, the one of `NOTHING` for an empty store (DT-TRADE-2). */
const goods = (state: State, trader: Trader): number =>
  tradesMarker(state, trader) ? 1 << state.marker : coloursIn(state.stores[trader]) || 1 << NOTHING;

/** The same for a partner: the Smuggler must always receive a gem, so he has nothing for who has nothing. */
const goodsFor = (state: State, gives: number, partner: Trader): number =>
  gives === 1 << NOTHING && partner === state.rules.smuggler ? 0 : goods(state, partner);

/** DT-TRADE-1: whatever the one has for whatever the other has, if that changes anything. */
const areSwapped = (gives: number, takes: number, give: Gem, take: Gem): boolean =>
  give !== take && ((gives >> give) & (takes >> take) & 1) !== 0;

export function isLegalTrade(state: State, seat: Seat, code: number): boolean {
  if (!isTradeCode(code)) return code === DECLINE;
  const { partner, give, take } = tradeOf(code);
  if (partner === seat || partner > state.rules.smuggler) return false;
  const gives = goods(state, seat);
  return areSwapped(gives, goodsFor(state, gives, partner), give, take);
}

/** DT-TURN-10: with no trade to make, nothing is asked. */
export function hasTrade(state: State, seat: Seat): boolean {
  const gives = goods(state, seat);
  for (let partner = 0; partner <= state.rules.smuggler; partner++) {
    if (partner === seat) continue;
    const takes = goodsFor(state, gives, partner);
    // Nothing can be swapped exactly if one side has nothing to offer or both have the same one thing.
    if (takes !== 0 && (takes !== gives || (takes & (takes - 1)) !== 0)) return true;
  }
  return false;
}

export function listTrades(state: State, seat: Seat, list: MoveList): void {
  list.add(DECLINE);
  const gives = goods(state, seat);
  for (let partner = 0; partner <= state.rules.smuggler; partner++) {
    if (partner === seat) continue;
    const takes = goodsFor(state, gives, partner);
    for (let give = 0; gives >> give !== 0; give++) {
      for (let take = 0; takes >> take !== 0; take++) {
        if (areSwapped(gives, takes, give, take)) list.add(tradeCode(partner, give, take));
      }
    }
  }
}

export function playTrade(state: State, seat: Seat, code: number, events?: Events<DwarvenTradersEvent>): void {
  if (code === DECLINE) events?.emit({ kind: 'trade-declined', trader: seat });
  else swap(state, seat, tradeOf(code), events);
  state.frames.pop();
  endTurn(state, seat, events);
}

function swap(state: State, seat: Seat, { partner, give, take }: Trade, events?: Events<DwarvenTradersEvent>): void {
  const given = give === NOTHING ? EMPTY_STORE : oneGem(give);
  const taken = take === NOTHING ? EMPTY_STORE : oneGem(take);
  state.stores[seat] += taken - given;
  if (tradesMarker(state, partner)) state.marker = give;
  else state.stores[partner] += given - taken;
  events?.emit({
    kind: 'traded',
    trader: seat,
    with: traderName(state.rules, partner),
    gave: give === NOTHING ? null : gemName(give),
    took: take === NOTHING ? null : gemName(take),
  });
}
