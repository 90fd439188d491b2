/**
 * Plays the golden matches at random and writes their records beside this file. Only needed when the rules
 * version rises: build (`npx tsc -b`), run `node games/dwarven-traders/test/golden/write.mjs`, format.
 */
import { writeFileSync } from 'node:fs';
import { dwarvenTraders, GEMS } from '@souk/games/dwarven-traders';
import { dealtSeed, Match, MoveList, pick, seedRandom, writeRecord } from '@souk/kernel';

/** Twelve cards of another make: the four colours in a circle, with every kind of steps. */
const ownCards = Array.from({ length: 12 }, (_, i) => {
  const side = (/** @type {number} */ mine, /** @type {number} */ sell) => ({
    mine: GEMS[mine % 4],
    mineSteps: i % 3,
    sell: GEMS[sell % 4],
    sellSteps: (i + 1) % 3,
  });
  return { front: side(i, i + 1), back: side(i + 3, i + 1) };
});

const MATCHES = [
  { name: 'solo', seats: ['Mira'], options: { smugglerStart: 8 }, salts: [null] },
  { name: 'three-players', seats: ['Mira', 'Olo', 'Tarn'], options: {}, salts: ['a', null, 'c'] },
  {
    name: 'four-players-all-options',
    seats: ['Mira', 'Olo', 'Tarn', 'Ede'],
    options: { firstPlayer: 2, carryScores: true, freeSale: true, cards: ownCards },
    salts: [null, null, null, null],
  },
];

for (const { name, seats, options, salts } of MATCHES) {
  const deal = { seed: `golden ${name}`, nonce: `nonce ${name}`, salts };
  const match = new Match(dwarvenTraders, { seats: seats.length, options, seed: dealtSeed(deal) });
  const random = seedRandom(`players of ${name}`);
  const list = new MoveList();
  while (!match.over) {
    const [seat] = dwarvenTraders.toAct(match.state);
    dwarvenTraders.moves(match.state, seat, list);
    match.play(seat, pick(random, list.toArray()));
  }
  const record = writeRecord(match, seats, deal);
  writeFileSync(new URL(`${name}.json`, import.meta.url), `${JSON.stringify(record, null, 2)}\n`);
}
