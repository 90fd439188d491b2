import type { Events, MoveList, Seat } from '@souk/kernel';
import { DECLINE, isTradeCode, NOTHING, type Trade, tradeCode, tradeOf } from './codes.js';
import { type DwarvenTradersEvent, gemName, traderName } from './events.js';
import type { Gem } from './gems.js';
import { endTurn } from './round.js';
import { heldBy, holds, type State, storeAt, type Trader } from './state.js';

/**
 * DT-TURN-8: alone in last place among the players; in the solo game (DT-SOLO-9) behind the Smuggler,
 * who is the other player there and whose space is then the one compared with.
 */
export function isAloneInLastPlace({ scores, table }: State, seat: Seat): boolean {
  const rivals = table.solo ? table.smuggler + 1 : table.seats;
  for (let other = 0; other < rivals; other++) {
    if (other !== seat && scores[other] <= scores[seat]) return false;
  }
  return true;
}

/** In the multi-player game the Smuggler has no store: what he has to trade is his marker (DT-TRADE-4). */
const tradesMarker = ({ table }: State, partner: Trader): boolean => partner === table.smuggler && !table.solo;

const partnerHolds = (state: State, partner: Trader, gem: Gem): boolean =>
  tradesMarker(state, partner) ? state.marker === gem : holds(state, partner, gem);

const partnerHasGems = (state: State, partner: Trader): boolean =>
  tradesMarker(state, partner) || heldBy(state, partner) > 0;

/** DT-TRADE-1 and DT-TRADE-2, for a trader who has the extra trade. */
function isTrade(state: State, seat: Seat, partner: Trader, give: Gem, take: Gem): boolean {
  if (partner === seat || partner > state.table.smuggler) return false;
  if (heldBy(state, seat) === 0) {
    // The Smuggler must always receive a gem.
    return give === NOTHING && partner !== state.table.smuggler && take !== NOTHING && holds(state, partner, take);
  }
  if (give === NOTHING || !holds(state, seat, give)) return false;
  return partnerHasGems(state, partner)
    ? take !== NOTHING && take !== give && partnerHolds(state, partner, take)
    : take === NOTHING;
}

export function isLegalTrade(state: State, seat: Seat, code: number): boolean {
  if (!isTradeCode(code)) return code === DECLINE;
  const { partner, give, take } = tradeOf(code);
  return isTrade(state, seat, partner, give, take);
}

/** DT-TURN-10: with no trade to make, nothing is asked. */
export function hasTrade(state: State, seat: Seat): boolean {
  for (let partner = 0; partner <= state.table.smuggler; partner++) {
    for (let give = 0; give <= NOTHING; give++) {
      for (let take = 0; take <= NOTHING; take++) if (isTrade(state, seat, partner, give, take)) return true;
    }
  }
  return false;
}

export function listTrades(state: State, seat: Seat, list: MoveList): void {
  list.add(DECLINE);
  for (let partner = 0; partner <= state.table.smuggler; partner++) {
    for (let give = 0; give <= NOTHING; give++) {
      for (let take = 0; take <= NOTHING; take++) {
        if (isTrade(state, seat, partner, give, take)) list.add(tradeCode(partner, give, take));
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
  const { stores } = state;
  if (give !== NOTHING) stores[storeAt(seat, give)]--;
  if (take !== NOTHING) stores[storeAt(seat, take)]++;
  if (tradesMarker(state, partner)) state.marker = give;
  else {
    if (give !== NOTHING) stores[storeAt(partner, give)]++;
    if (take !== NOTHING) stores[storeAt(partner, take)]--;
  }
  events?.emit({
    kind: 'traded',
    trader: seat,
    with: traderName(state, partner),
    gave: give === NOTHING ? null : gemName(give),
    took: take === NOTHING ? null : gemName(take),
  });
}
