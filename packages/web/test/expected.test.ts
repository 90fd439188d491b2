import { beforeEach, expect, test, vi } from 'vitest';
import { expectAt, expectedAt } from '../src/online/expected.js';
import { presenceOf } from '../src/people/presence.js';
import { isDeserted } from '../src/session/match-status.js';
import { keptInMemory } from './kept-in-memory.js';
import { seat } from './small-host.js';

beforeEach(() => vi.stubGlobal('sessionStorage', keptInMemory()));

const GRETA = { id: 'greta', name: 'Greta' };
const free = { ...seat(), person: null };
const sitting = { ...seat(), person: GRETA };

test('who was asked is waited for until they sit there, decline, or no seat is free', () => {
  expectAt('t', [GRETA]);
  expect(expectedAt({ id: 't', seats: [seat(), free] })).toEqual([GRETA]);
  expect(expectedAt({ id: 't', seats: [sitting, free] })).toEqual([]);
  expect(expectedAt({ id: 't', seats: [seat(), seat()] })).toEqual([]);
  expect(expectedAt({ id: 't', seats: [seat(), free] }, [GRETA.id])).toEqual([]);
  expect(expectedAt({ id: 'another', seats: [seat(), free] })).toEqual([]);
});

test('where others are looked for, that is known as well', () => {
  expectAt('t', 'anybody');
  expect(expectedAt({ id: 't', seats: [seat(), free] })).toBe('anybody');
});

test('of somebody who does not show whether they are there, nothing is said of it', () => {
  const news = { online: ['on'], challenges: { received: [], sent: [] } };
  const followed = (id: string, online: boolean | null) => ({
    person: { id, name: id, account: true, avatar: null },
    ...{ since: 0, followsYou: true, online },
  });
  expect(presenceOf(followed('on', false), news)).toBe(true);
  expect(presenceOf(followed('off', true), news)).toBe(false);
  expect(presenceOf(followed('hidden', null), news)).toBe(null);
  expect(presenceOf(followed('hidden', null), undefined)).toBe(null);
});

test('a match rests once all people have left it to bots, unless they gave up', () => {
  expect(isDeserted([seat(2), seat(3)])).toBe(true);
  expect(isDeserted([seat(2), seat()])).toBe(false);
  expect(
    isDeserted([
      { ...seat(2), resigned: true },
      { ...free, bot: 3 },
    ]),
  ).toBe(false);
});
