import { readFileSync } from 'node:fs';
import {
  LIVE_CHANCE,
  Match,
  type MatchRecord,
  MoveList,
  pick,
  readRecord,
  seedRandom,
  verifyRecord,
  writeRecord,
} from '@souk/kernel';
import { expect, test } from 'vitest';
import { daleOfMerchants } from '../src/rules/index.js';

/** Of a match of four, three of whom left: written when all who had not won were second. */
const record = readRecord(JSON.parse(readFileSync(new URL('records/first-version.json', import.meta.url), 'utf8')));

const verdictOn = (result: Partial<NonNullable<MatchRecord['result']>>) =>
  verifyRecord(daleOfMerchants, { ...record, result: record.result && { ...record.result, ...result } });

test('DM-WIN-4 a record that ranks as the first version did is still fair, and so is one that ranks by stacks', () => {
  expect(record.result).toMatchObject({ ranks: [2, 2, 2, 1], scores: [4, 5, 6, 4], winners: [3] });
  expect(verdictOn({})).toEqual({ fair: true, problems: [] });
  expect(verdictOn({ ranks: [4, 3, 2, 1] })).toEqual({ fair: true, problems: [] });
});

test('DM-WIN-4 any other result is not', () => {
  for (const wrong of [{ ranks: [1, 2, 2, 2] }, { ranks: [2, 3, 4, 1] }, { scores: [4, 5, 6, 8] }, { winners: [0] }]) {
    const { fair, problems } = verdictOn(wrong);
    expect(fair).toBe(false);
    expect(problems).toEqual([expect.stringMatching(/^result: the moves lead to .*"ranks":\[4,3,2,1\]/)]);
  }
});

test('DM-WIN-4 a record that names its generator is younger than that, and must rank by stacks', () => {
  const salts = [null, null, null];
  const deal = { seed: 'ranks', nonce: 'nonce', salts, chance: LIVE_CHANCE };
  const match = new Match(daleOfMerchants, { seats: 3, options: {}, seed: deal.seed, chance: LIVE_CHANCE });
  const random = seedRandom('players');
  const moves = new MoveList();
  while (!match.over) {
    const seat = pick(random, daleOfMerchants.toAct(match.state));
    daleOfMerchants.moves(match.state, seat, moves);
    match.play(seat, pick(random, moves.toArray()));
  }
  const live = writeRecord(match, ['Ann', 'Ben', 'Cem'], deal);
  const ranks = live.result?.ranks ?? [];
  expect(verifyRecord(daleOfMerchants, live)).toEqual({ fair: true, problems: [] });
  expect(ranks.toSorted()).toEqual([1, 2, 3]);
  const forged = { ...live, result: live.result && { ...live.result, ranks: ranks.map((rank) => Math.min(rank, 2)) } };
  expect(verifyRecord(daleOfMerchants, forged).fair).toBe(false);
});
