import { readFileSync } from 'node:fs';
import { readRecord, verifyRecord } from '@souk/kernel';
import { expect, test } from 'vitest';
import { arcaneAlley } from '../src/rules/index.js';

test('a record from before live matches were dealt from ChaCha20 is replayed from xoshiro128** and is fair', () => {
  const record = readRecord(JSON.parse(readFileSync(new URL('records/first-version.json', import.meta.url), 'utf8')));
  expect(record).not.toHaveProperty('chance');
  expect(verifyRecord(arcaneAlley, record)).toEqual({ fair: true, problems: [] });
  const { problems } = verifyRecord(arcaneAlley, { ...record, chance: 'chacha20' });
  expect(problems).toContainEqual(expect.stringMatching(/^commitment: /));
});
