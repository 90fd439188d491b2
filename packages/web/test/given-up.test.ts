import type { Outcome } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { withGivenUp } from '../../table-kit/src/components/end/given-up.js';
import { translate } from '../../table-kit/src/components/Text.js';
import type { Account } from '../../table-kit/src/ending.js';
import { speakerFor } from '../../table-kit/src/speaking.js';
import { gaveUpIn } from '../src/online/gave-up.js';

const outcome: Outcome = { winners: [0], ranks: [1, 2], scores: [13, 12], rivals: [] };
const sitters = ['Otto', 'Greta'].map((name) => ({ kind: 'person', name }) as const);
const row = { bar: [], cells: [], result: 1 };
const account: Account = {
  why: [{ k: 'end.why.shared', with: { n: 13 } }],
  title: { k: 'end.how' },
  parts: [],
  columns: [],
  measure: { k: 'end.points' },
  rows: [
    { ...row, contender: 0, rank: 1 },
    { ...row, contender: 1, rank: 2 },
  ],
};

const told = (you: number | undefined, gaveUp?: readonly number[]) =>
  withGivenUp({ outcome, account, speaker: speakerFor(sitters, you) }, gaveUp, translate);

const notes = (all: ReturnType<typeof told>): unknown[] => all.account.rows.map(({ note }) => note);

describe('The end where somebody gave up', () => {
  test('who gave up has not won, whatever a bot has made of the seat', () => {
    const own = told(0, [0, 1]);
    expect(own.said).toBe('You gave up');
    expect(own.isOurs).toBe(false);
    expect(own.account.why.map(({ k }) => k)).toEqual(['end.why.shared', 'end.why.botFinished']);
    expect(notes(own)).toEqual([{ k: 'end.gaveUp' }, { k: 'end.gaveUp' }]);
  });

  test('others are told that a bot has won', () => {
    expect(told(1, [0]).said).toBe('A bot for Otto has won');
    expect(told(undefined, [0]).said).toBe('A bot for Otto has won');
    expect(notes(told(1, [0]))).toEqual([{ k: 'end.gaveUp' }, undefined]);
  });

  test('whose bot has lost is told that it counts as lost', () => {
    const own = told(1, [1]);
    expect(own.said).toBe('Otto has won');
    expect(own.account.why.map(({ k }) => k)).toEqual(['end.why.shared', 'end.why.gaveUp']);
  });

  test('where nobody did, nothing is said of it', () => {
    expect(told(0)).toMatchObject({ said: 'You have won!', isOurs: true, account });
  });
});

test('The seats that were given up are those whose people resigned', () => {
  expect(gaveUpIn([{ resigned: false }, { resigned: true }])).toEqual([1]);
});
