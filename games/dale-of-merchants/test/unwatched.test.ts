import { below, checkStart, newState, pick, seedRandom } from '@souk/kernel';
import { legalMoves } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { DECK_IDS, daleOfMerchants, kindOf, type State } from '../src/rules/index.js';

const GAMES = 6;
const MOVES = 400;

/** All cards of the match by kind, wherever they are. */
function cardsOf({ hands, decks, discards, stalls, market, marketDeck, marketDiscard, aside, frames, rules }: State) {
  const hidden = [...hands, ...decks, marketDeck, aside].flat().map(kindOf);
  const inPlay = frames.map(({ card }) => card);
  const open = [...discards.flat(), ...stalls.flat(2), ...market, ...marketDiscard, ...inPlay];
  return [...hidden, ...open].filter((kind) => kind < rules.cards.length && kind !== rules.junk).sort((a, b) => a - b);
}

describe('A match that nobody watches', () => {
  // Ocelots mix hands in the order in which the cards are known: their chances are the same, their cards are not.
  test.each([2, 3, 4])('goes on as it would have, with %i players', (seats) => {
    const random = seedRandom(`unwatched ${seats}`);
    const decks = DECK_IDS.filter((id) => id !== 'ocelots');
    for (let game = 0; game < GAMES; game++) {
      const chosen = [...decks.slice(game % 5), ...decks].slice(0, seats + 1);
      const watched = newState(daleOfMerchants, { seats, options: { decks: chosen }, seed: `unwatched ${game}` });
      const state = daleOfMerchants.clone(watched);
      daleOfMerchants.unwatch?.(state);
      for (let i = 0; i < MOVES && daleOfMerchants.toAct(watched).length > 0; i++) {
        const [seat] = daleOfMerchants.toAct(watched);
        const moves = legalMoves(daleOfMerchants, watched, seat);
        expect(daleOfMerchants.toAct(state)).toEqual([seat]);
        // Cards that are put aside lie in an order that says nothing.
        expect(legalMoves(daleOfMerchants, state, seat).sort()).toEqual(moves.toSorted());
        const move = pick(random, moves);
        daleOfMerchants.play(watched, seat, move);
        daleOfMerchants.play(state, seat, move);
        expect(state.hands.map((hand) => hand.map(kindOf))).toEqual(watched.hands.map((hand) => hand.map(kindOf)));
        expect(state.discards).toEqual(watched.discards);
      }
      expect(daleOfMerchants.outcome(state)).toEqual(daleOfMerchants.outcome(watched));
    }
  });

  test.each([2, 3, 4])('ends, and loses no card, with %i players and any decks', (seats) => {
    const random = seedRandom(`unwatched to the end ${seats}`);
    for (let game = 0; game < GAMES; game++) {
      const state = daleOfMerchants.setup(checkStart(daleOfMerchants, seats, {}), seats, random);
      daleOfMerchants.unwatch?.(state);
      const cards = cardsOf(state);
      for (let [seat] = daleOfMerchants.toAct(state); seat !== undefined; [seat] = daleOfMerchants.toAct(state)) {
        const moves = legalMoves(daleOfMerchants, state, seat);
        daleOfMerchants.play(state, seat, moves[below(random, moves.length)]);
      }
      expect(cardsOf(state)).toEqual(cards);
      expect(daleOfMerchants.outcome(state)).toBeDefined();
    }
  });

  test('cannot be looked at', () => {
    const state = newState(daleOfMerchants, { seats: 3, options: {}, seed: 'unwatched' });
    daleOfMerchants.unwatch?.(state);
    expect(() => daleOfMerchants.view(state, 0)).toThrow('not watched');
    expect(() => daleOfMerchants.toJSON(state)).toThrow('not watched');
  });
});
