import { below, type Events, type Seat, shuffle } from '@souk/kernel';
import { moveOnTrack, takeGem } from './actions.js';
import { CARD_COUNT, cardOf, laidCard, ROW_SIZE, sideOf } from './cards.js';
import type { DwarvenTradersEvent } from './events.js';
import { CHOOSE_GEM, frameFor, TURN } from './frames.js';
import { GEM_COUNT, gemName } from './gems.js';
import { isLastRound, outcomeOf } from './outcome.js';
import { hasTurn } from './possible-turns.js';
import { MOST_POINTS, placesOf, pointsForPlace, rankingKey, tieBreak } from './ranking.js';
import { canAct as smugglerCanAct, chooseGem as smugglersGem, takeTurn as smugglersTurn } from './smuggler.js';
import type { State } from './state.js';
import { countIn, EMPTY_STORE, gemsIn } from './store.js';
import { type Trader, traderName } from './traders.js';

/** DT-SETUP-2. */
export const STARTING_SPACE = 5;

const CARDS: readonly number[] = Array.from({ length: CARD_COUNT }, (_, card) => card);

/** How many traders take turns: the players; in the solo game the player and the Smuggler. */
const tradersInTurn = ({ rules }: State): number => (rules.solo ? 2 : rules.seats);

/** The traders clockwise from the one who starts. */
export function turnOrder(state: State, starter: Trader): Trader[] {
  const traders = tradersInTurn(state);
  return Array.from({ length: traders }, (_, k) => (starter + k) % traders);
}

/** DT-SETUP-8: starting gems, cards, first turn. Gems and pawns must be in place. */
export function startRound(state: State, events?: Events<DwarvenTradersEvent>): void {
  events?.emit({
    kind: 'round-started',
    round: state.round,
    starter: traderName(state.rules, state.starter),
    scores: state.scores.slice(),
    choosers: state.choosers.map((trader) => traderName(state.rules, trader)),
  });
  askNextChooser(state, events);
}

export function askNextChooser(state: State, events?: Events<DwarvenTradersEvent>): void {
  const { smuggler } = state.rules;
  if (state.choosers.length === 0) {
    dealCards(state, events);
    beginTurn(state, state.starter, events);
  } else if (state.choosers[0] === smuggler) {
    takeGem(state, smuggler, smugglersGem(state), events);
    askNextChooser(state, events);
  } else state.frames[0] = frameFor(CHOOSE_GEM, state.choosers[0]);
}

/** DT-SETUP-5: one shuffle, then the sides from left to right. */
function dealCards(state: State, events?: Events<DwarvenTradersEvent>): void {
  const cards = CARDS.slice();
  shuffle(state.random, cards);
  state.row = cards.slice(0, ROW_SIZE);
  for (let slot = 0; slot < ROW_SIZE; slot++) state.row[slot] = sideOf(cards[slot], below(state.random, 2));
  // DT-SOLO-3; in the multi-player game the others are out of the round.
  state.unused = state.rules.solo ? cards.slice(ROW_SIZE) : [];
  state.discards = [];
  events?.reveal({ kind: 'cards-dealt', row: state.row.map(laidCard), unused: state.unused.length });
}

/** DT-ROUND-1, DT-SOLO-10: who can do nothing at the start of the own turn ends the round. */
function beginTurn(state: State, trader: Trader, events?: Events<DwarvenTradersEvent>): void {
  const isSmuggler = trader === state.rules.smuggler;
  if (!(isSmuggler ? smugglerCanAct(state) : hasTurn(state, trader))) {
    endRound(state, trader, events);
    return;
  }
  events?.emit({ kind: 'turn-started', trader: traderName(state.rules, trader) });
  if (isSmuggler) {
    smugglersTurn(state, events);
    beginTurn(state, 0, events);
  } else state.frames[0] = frameFor(TURN, trader);
}

export function endTurn(state: State, seat: Seat, events?: Events<DwarvenTradersEvent>): void {
  const { solo, smuggler, seats } = state.rules;
  beginTurn(state, solo ? smuggler : (seat + 1) % seats, events);
}

function endRound(state: State, trader: Trader, events?: Events<DwarvenTradersEvent>): void {
  events?.emit({ kind: 'round-ended', round: state.round, trader: traderName(state.rules, trader) });
  // Lists of one number for each trader are begun as copies of one: exactly as long as needed, and quickly made.
  const rankingKeys = state.scores.slice();
  for (let each = 0; each < rankingKeys.length; each++) {
    const tie = tieBreak(state, each);
    sellStore(state, each, events);
    rankingKeys[each] = rankingKey(state.scores[each], tie);
  }
  scoreRound(state, placesOf(rankingKeys), events);
  if (isLastRound(state.rules.solo, state.round, state.points)) endMatch(state, events);
  else prepareNextRound(state, events);
}

/** DT-ROUND-2: the sum moves the pawn, so that no order has to be chosen. */
function sellStore(state: State, trader: Trader, events?: Events<DwarvenTradersEvent>): void {
  const store = state.stores[trader];
  if (store === EMPTY_STORE) return;
  let sum = 0;
  for (let gem = 0; gem < GEM_COUNT; gem++) {
    const count = countIn(store, gem);
    sum += count * state.prices[gem];
    state.box[gem] += count;
  }
  state.stores[trader] = EMPTY_STORE;
  const score = moveOnTrack(state, trader, sum);
  events?.emit({
    kind: 'store-sold',
    trader: traderName(state.rules, trader),
    gems: gemsIn(store).map(gemName),
    sum,
    score,
  });
}

/** DT-ROUND-3; in the solo game a round is a point for who is placed first alone (DT-SOLO-8). */
function scoreRound(state: State, places: readonly number[], events?: Events<DwarvenTradersEvent>): void {
  const points = places.slice();
  const sums = state.points.slice();
  for (let trader = 0; trader < places.length; trader++) {
    points[trader] = state.rules.solo ? Number(places[trader] === 1) : pointsForPlace(places[trader]);
    sums[trader] += points[trader];
  }
  state.lastPlaces = places;
  state.lastPoints = points;
  state.points = sums;
  events?.emit({ kind: 'round-scored', round: state.round, places, points });
}

function endMatch(state: State, events?: Events<DwarvenTradersEvent>): void {
  state.frames.pop();
  if (events === undefined) return;
  const outcome = outcomeOf(state);
  events.emit({ kind: 'match-ended', winners: outcome.winners, smugglerRank: outcome.rivals[0].rank });
}

/** DT-ROUND-5. */
function prepareNextRound(state: State, events?: Events<DwarvenTradersEvent>): void {
  for (let gem = 0; gem < GEM_COUNT; gem++) {
    state.pool[gem] += state.box[gem];
    state.box[gem] = 0;
  }
  state.row = [];
  state.unused = [];
  state.discards = [];
  if (!state.rules.options.carryScores) setPawns(state);
  state.round++;
  state.choosers = choosingOrder(state);
  state.starter = nextStarter(state);
  startRound(state, events);
}

/** DT-SETUP-2, DT-SOLO-11. */
export function setPawns({ scores, rules }: State): void {
  for (let trader = 0; trader < scores.length; trader++) scores[trader] = STARTING_SPACE;
  if (rules.solo) scores[rules.smuggler] = rules.options.smugglerStart;
}

/**
 * DT-SETUP-6: fewest points of the last round first, on a tie in its turn order; DT-SOLO-2: the loser first,
 * after a round won by nobody the player.
 */
function choosingOrder(state: State): Trader[] {
  const { rules, lastPoints, starter } = state;
  const traders = tradersInTurn(state);
  const first = rules.solo ? 0 : starter;
  const choosers = lastPoints.slice(0, traders);
  let count = 0;
  for (let points = 0; points <= MOST_POINTS; points++) {
    for (let k = 0; k < traders; k++) {
      const trader = (first + k) % traders;
      if (lastPoints[trader] === points) choosers[count++] = trader;
    }
  }
  return choosers;
}

/** DT-ROUND-5, DT-SOLO-1: the best placed of the last round, on a tie the earliest in its turn order. */
function nextStarter(state: State): Trader {
  const { lastPlaces, starter } = state;
  const traders = tradersInTurn(state);
  let best = starter;
  for (let k = 1; k < traders; k++) {
    const trader = (starter + k) % traders;
    if (lastPlaces[trader] < lastPlaces[best]) best = trader;
  }
  return best;
}

export const unusedCards = (row: readonly number[], discards: readonly number[]): number[] =>
  CARDS.filter((card) => !discards.includes(card) && !row.some((side) => cardOf(side) === card));
