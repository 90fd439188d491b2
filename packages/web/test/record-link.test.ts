import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { InputError, readRecord } from '@souk/kernel';
import { expect, test } from 'vitest';
import record from '../../../games/dale-of-merchants/test/records/first-version.json' with { type: 'json' };
import { linkToRecord, recordTextIn } from '../src/session/record-link.js';

const HOME = 'https://souk.example/records/1';

const letters = (text: string): string => deflateRawSync(text).toString('base64url');

test('a link holds a record behind the #, where no host is told of it, in letters that need no escape', async () => {
  const link = new URL(await linkToRecord(readRecord(record), HOME));
  expect(`${link.origin}${link.pathname}${link.search}`).toBe('https://souk.example/shared');
  expect(link.hash).toMatch(/^#[\w-]+$/);
  expect(link.href.length).toBeLessThan(4_000);
  expect(JSON.parse(inflateRawSync(Buffer.from(link.hash.slice(1), 'base64url')).toString())).toEqual(record);
  expect(JSON.parse(await recordTextIn(link.hash))).toEqual(record);
});

test('names in any writing come back as they were', async () => {
  const named = readRecord({ ...record, seats: ['Ælfgifu Ñandú', '山田 🐿️', ...record.seats.slice(2)] });
  expect(JSON.parse(await recordTextIn(new URL(await linkToRecord(named, HOME)).hash))).toEqual(named);
});

test.each([
  ['nothing', ''],
  ['letters that links of this kind have none of', '#no match at all'],
  ['what was never deflated', `#${Buffer.from('{"format":"souk-record/1"}').toString('base64url')}`],
  ['a part of a link', `#${letters(JSON.stringify(record)).slice(0, 900)}`],
  ['bytes that are no text', `#${deflateRawSync(Buffer.from([0xff, 0xfe, 0xff])).toString('base64url')}`],
  ['what unfolds beyond all records', `#${letters('x'.repeat(5_000_000))}`],
])('%s is refused', async (_, fragment) => {
  const refused = await recordTextIn(fragment).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(InputError);
  expect(refused).toMatchObject({ path: 'link' });
});
