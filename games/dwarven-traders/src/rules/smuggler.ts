import { below, type Events, shuffle } from '@souk/kernel';
import { flipCard, mine, sell } from './actions.js';
import { cardOf, laidCard, ROW_SIZE, sideOf } from './cards.js';
import type { DwarvenTradersEvent } from './events.js';
import { GEM_COUNT, type Gem } from './gems.js';
import { sideIn } from './possible-turns.js';
import { lowerPrice, raisePrice, stepsDown, stepsUp } from './prices.js';
import { isUnclaimed, type State } from './state.js';
import { countIn, hasRoom } from './store.js';

/** An action of the Smuggler's: a card of the row and the colour mined or sold with it. */
interface Choice {
  readonly slot: number;
  readonly gem: Gem;
}

/** DT-SOLO-2: the dearest colour still there, on a tie the leftmost. */
export function chooseGem(state: State): Gem {
  let best: Gem | undefined;
  for (let gem = 0; gem < GEM_COUNT; gem++) {
    if (isUnclaimed(state, gem) && (best === undefined || state.prices[gem] > state.prices[best])) best = gem;
  }
  if (best === undefined) throw new Error('four colours and two traders leave a colour free');
  return best;
}

export const canAct = (state: State): boolean => bestMining(state) !== undefined || bestSale(state) !== undefined;

/** DT-SOLO-3, DT-SOLO-4: the first action's card is replaced, the second's is flipped. */
export function takeTurn(state: State, events?: Events<DwarvenTradersEvent>): void {
  const [first, second] = hasRoom(state.stores[state.rules.smuggler]) ? [mineOne, sellOne] : [sellOne, mineOne];
  const replaced = first(state, events);
  if (replaced !== undefined) replaceCard(state, replaced, events);
  const used = second(state, events);
  if (used !== undefined) flipCard(state, used, events);
}

/** Mines if possible, and says with the card of which slot. */
function mineOne(state: State, events?: Events<DwarvenTradersEvent>): number | undefined {
  const choice = bestMining(state);
  if (choice === undefined) return undefined;
  mine(state, state.rules.smuggler, choice.slot, choice.gem, events);
  lowerPrice(state, choice.gem, sideIn(state, choice.slot).mineSteps, events);
  return choice.slot;
}

/** Sells if possible, and says with the card of which slot. */
function sellOne(state: State, events?: Events<DwarvenTradersEvent>): number | undefined {
  const choice = bestSale(state);
  if (choice === undefined) return undefined;
  sell(state, state.rules.smuggler, choice.slot, choice.gem, events);
  raisePrice(state, choice.gem, sideIn(state, choice.slot).sellSteps, events);
  return choice.slot;
}

/** DT-SOLO-6: the dearest colour; then what costs his own gems least; then the leftmost card. */
function bestMining(state: State): Choice | undefined {
  const { rules, prices, pool, stores } = state;
  const store = stores[rules.smuggler];
  if (!hasRoom(store)) return undefined;
  let best: (Choice & { price: number; loss: number }) | undefined;
  for (let slot = 0; slot < ROW_SIZE; slot++) {
    const { mine: gem, mineSteps } = sideIn(state, slot);
    if (pool[gem] === 0) continue;
    const price = prices[gem];
    const loss = stepsDown(price, mineSteps) * (countIn(store, gem) + 1);
    if (best === undefined || price > best.price || (price === best.price && loss < best.loss)) {
      best = { slot, gem, price, loss };
    }
  }
  return best;
}

/** DT-SOLO-6: the most overflow; then what helps the player's gems least; then the leftmost card, the leftmost colour. */
function bestSale(state: State): Choice | undefined {
  const { rules, prices, stores } = state;
  let best: (Choice & { overflow: number; gift: number }) | undefined;
  for (let slot = 0; slot < ROW_SIZE; slot++) {
    const { sell: printed, sellSteps } = sideIn(state, slot);
    for (let gem = 0; gem < GEM_COUNT; gem++) {
      if (countIn(stores[rules.smuggler], gem) === 0 || !(gem === printed || rules.options.freeSale)) continue;
      const real = stepsUp(prices[gem], sellSteps);
      const overflow = sellSteps - real;
      const gift = real * countIn(stores[0], gem);
      if (best === undefined || overflow > best.overflow || (overflow === best.overflow && gift < best.gift)) {
        best = { slot, gem, overflow, gift };
      }
    }
  }
  return best;
}

/** DT-SOLO-4, DT-SOLO-5: from the bottom of the unused deck, which is made anew when one card is left. */
function replaceCard(state: State, slot: number, events?: Events<DwarvenTradersEvent>): void {
  const discarded = cardOf(state.row[slot]);
  const next = state.unused[state.unused.length - 1];
  state.row[slot] = sideOf(next, below(state.random, 2));
  state.unused = state.unused.slice(0, -1);
  state.discards = [...state.discards, discarded];
  events?.reveal({ kind: 'card-replaced', slot, discarded: discarded + 1, card: laidCard(state.row[slot]) });
  if (state.unused.length > 1) return;
  const deck = [...state.unused, ...state.discards];
  shuffle(state.random, deck);
  state.unused = deck;
  state.discards = [];
  events?.emit({ kind: 'unused-deck-shuffled', cards: deck.length });
}
