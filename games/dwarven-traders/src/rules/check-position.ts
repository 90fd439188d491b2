import { InputError } from '@souk/kernel';
import { CARD_COUNT, ROW_SIZE } from './cards.js';
import { GEMS, GEMS_PER_COLOUR, type GemName } from './gems.js';
import { isLastRound, roundsOf, SOLO_ROUNDS_TO_WIN } from './outcome.js';
import type { Position } from './position.js';
import { hasTurn } from './possible-turns.js';
import { MOST_POINTS, pointsForPlace } from './ranking.js';
import type { State } from './state.js';
import { hasTrade, isAloneInLastPlace } from './trade.js';

/** What no schema can say: whether a position could really stand on a table. */

const demand = (holds: boolean, path: string, expected: string): void => {
  if (!holds) throw new InputError(`position.${path}`, expected);
};

/** Players and Smuggler with the path under which a position has them. */
const tradersOf = ({ players, smuggler }: Position) => [
  ...players.map((player, seat) => ({ ...player, path: `players[${seat}]` })),
  { ...smuggler, path: 'smuggler' },
];

const isDealt = ({ decision }: Position): boolean => decision?.kind !== 'choose-gem';

/** Every trader named has a place at the table. To be asked first: a state cannot be made of another position. */
export function checkSeats({ seats, players, starter, choosers, decision }: Position): void {
  const sits = (trader: number | 'smuggler'): boolean => (trader === 'smuggler' ? seats === 1 : trader < seats);
  const who = seats === 1 ? 'seat 0 or "smuggler"' : `a seat from 0 to ${seats - 1}`;
  demand(players.length === seats, 'players', `${seats} players, one for every seat`);
  demand(sits(starter), 'starter', who);
  demand(choosers.every(sits) && new Set(choosers).size === choosers.length, 'choosers', `each ${who}, none twice`);
  demand(decision === null || sits(decision.seat), 'decision.seat', who);
}

/** The state is the one that the position describes. */
export function checkTable(position: Position, state: State): void {
  checkGems(position);
  checkChoosers(position);
  checkCards(position);
  checkRounds(position);
  checkLastRound(position);
  checkDecision(position, state);
}

/** Worked example 14: five gems of each colour, one of them on its price track. */
function checkGems(position: Position): void {
  const { pool, box, marker, seats, smuggler } = position;
  const held = tradersOf(position).flatMap(({ store }) => store);
  const places = 'gems of the colour in pool, box, stores, on the score track and the one on the price track together';
  for (const gem of GEMS) {
    const count = 1 + Number(marker === gem) + pool[gem] + box[gem] + held.filter((other) => other === gem).length;
    demand(count === GEMS_PER_COLOUR, `pool.${gem}`, `${GEMS_PER_COLOUR} ${places}, got ${count}`);
  }
  demand(seats === 1 || smuggler.store.length === 0, 'smuggler.store', 'no gems but in the solo game');
}

/** DT-SETUP-6, DT-SETUP-8: before the deal everybody has chosen one gem of an own colour or is yet to choose. */
function checkChoosers(position: Position): void {
  const { choosers, decision, box, seats } = position;
  if (isDealt(position)) {
    demand(choosers.length === 0, 'choosers', 'none after the deal');
    return;
  }
  demand(choosers[0] === decision?.seat, 'choosers', `seat ${decision?.seat}, whose decision it is, first`);
  for (const gem of GEMS) demand(box[gem] === 0, `box.${gem}`, '0 before the first turn of a round');
  const chosen: GemName[] = [];
  for (const [trader, { store, path }] of tradersOf(position).entries()) {
    const isSmuggler = trader === seats;
    if (isSmuggler && seats > 1) continue;
    if (choosers.includes(isSmuggler ? 'smuggler' : trader)) {
      demand(store.length === 0, 'choosers', 'nobody who has a gem already');
    } else {
      demand(store.length === 1 && !chosen.includes(store[0]), `${path}.store`, 'one gem of a colour of its own');
      chosen.push(...store);
    }
  }
}

/** DT-SETUP-5, DT-SOLO-3, DT-SOLO-5. */
function checkCards(position: Position): void {
  const { row, discards, unused, seats } = position;
  const dealt = isDealt(position);
  demand(row.length === (dealt ? ROW_SIZE : 0), 'row', dealt ? 'four cards' : 'no cards before the deal');
  if (!dealt || seats > 1) {
    demand(discards.length === 0, 'discards', 'no cards but in the solo game after the deal');
    demand(unused.length === 0, 'unused', 'no cards but in the solo game after the deal');
  }
  const cards = [...row.map(({ card }) => card), ...discards, ...unused];
  demand(new Set(cards).size === cards.length, 'row', 'no card twice in row, discards and unused deck');
  if (dealt && seats === 1) {
    const complete = cards.length === CARD_COUNT && unused.length > 1;
    demand(complete, 'unused', 'all cards that are neither in the row nor discarded, at least two');
  }
}

const finishedRounds = ({ round, decision }: Position): number => (decision === null ? round : round - 1);

/** DT-SETUP-4, DT-SOLO-8, DT-END-1: the match goes on exactly if it has to. */
function checkRounds(position: Position): void {
  const { round, seats, decision } = position;
  const solo = seats === 1;
  const finished = finishedRounds(position);
  demand(round <= roundsOf(solo), 'round', `a round from 1 to ${roundsOf(solo)}`);
  const most = solo ? Math.min(finished, SOLO_ROUNDS_TO_WIN) : finished * MOST_POINTS;
  for (const { path, points } of tradersOf(position)) {
    demand(points <= most, `${path}.points`, `at most ${most} after ${finished} rounds`);
  }
  const points = tradersOf(position).map((trader) => trader.points);
  const over = finished > 0 && isLastRound(solo, finished, points);
  if (decision === null) demand(over, 'decision', 'a decision: the match is not over after this round');
  else demand(!over, 'round', 'a round that is still to be played with these points');
}

/** DT-ROUND-3, DT-ROUND-4: the tied share the lowest of their places, and each place has its points. */
function checkLastRound(position: Position): void {
  const traders = tradersOf(position);
  const isFirst = finishedRounds(position) === 0;
  for (const { path, lastRound } of traders) {
    const expected = isFirst ? 'null: no round has been played' : 'points and place in the round before';
    demand((lastRound === null) === isFirst, `${path}.lastRound`, expected);
    if (lastRound === null) continue;
    const { place, points } = lastRound;
    const worth = position.seats === 1 ? Number(place === 1) : pointsForPlace(place);
    demand(place <= traders.length, `${path}.lastRound`, `a place from 1 to ${traders.length}`);
    demand(points === worth, `${path}.lastRound`, `${worth} points for place ${place}`);
  }
  const places = traders.flatMap(({ lastRound }) => (lastRound === null ? [] : [lastRound.place]));
  for (const [trader, place] of places.entries()) {
    const sharing = places.filter((other) => other <= place).length;
    demand(sharing === place, `${traders[trader].path}.lastRound`, 'places that a round can end with, all together');
  }
}

function checkDecision(position: Position, state: State): void {
  const { decision } = position;
  if (decision === null) {
    for (const { path, store } of tradersOf(position)) {
      demand(store.length === 0, `${path}.store`, 'no gems when the match is over');
    }
  } else if (decision.kind === 'turn') {
    const possible = hasTurn(state, decision.seat);
    demand(possible, 'decision', 'a possible action for the seat; without one the round is over');
  } else if (decision.kind === 'extra-trade') {
    const due = isAloneInLastPlace(state, decision.seat) && hasTrade(state, decision.seat);
    demand(due, 'decision', 'a seat alone in last place with a trade to make');
  }
}
