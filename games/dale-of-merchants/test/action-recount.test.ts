import { below, newState, pick, seedRandom, shuffle } from '@souk/kernel';
import { legalMoves } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { LAW_SEED, scaled } from '../../../packages/kernel/test/support/scale.js';
import { DECK_IDS, daleOfMerchants, type State } from '../src/rules/index.js';
import { normal, Oracle } from './action-recount.js';

const GAMES = scaled(12);

function compare(state: State, seat: number): void {
  const oracle = new Oracle(daleOfMerchants.toJSON(state), seat);
  const listed = legalMoves(daleOfMerchants, state, seat)
    .map((code) => daleOfMerchants.describeMove(state, seat, code))
    .filter(({ kind }) => kind !== 'decline')
    .map(normal)
    .sort();
  expect(listed).toEqual(oracle.actions());
}

describe('The legal actions are those that the rules allow, counted anew', () => {
  test.each([2, 3, 4])('in random games of %i players', (seats) => {
    const random = seedRandom(`oracle ${seats} ${LAW_SEED}`);
    for (let game = 0; game < GAMES; game++) {
      const decks = DECK_IDS.filter((id) => id !== 'chameleons' && id !== 'squirrels');
      shuffle(random, decks);
      const chosen = ['chameleons', 'squirrels', ...decks].slice(0, seats + 1);
      const options = { decks: chosen, tournamentStart: game % 3 === 0 };
      const state = newState(daleOfMerchants, { seats, options, seed: `oracle ${LAW_SEED + game}` });
      for (let i = 0; i < 600 && daleOfMerchants.toAct(state).length > 0; i++) {
        const [seat] = daleOfMerchants.toAct(state);
        const { kind } = daleOfMerchants.prompt(state, seat) ?? { kind: '' };
        const { hand, discard } = daleOfMerchants.toJSON(state).players[seat];
        const isSmall = hand.length <= 6 && discard.length <= 8;
        if (kind.endsWith('action') && isSmall && below(random, 8) === 0) compare(state, seat);
        daleOfMerchants.play(state, seat, pick(random, legalMoves(daleOfMerchants, state, seat)));
      }
    }
  });
});
