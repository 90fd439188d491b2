import type { Outcome } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { namesFor, type Scene } from '../../terminal-kit/src/face.js';
import { PLAIN } from '../../terminal-kit/src/style.js';
import { sayOutcome } from '../src/result.js';

const scene = (you?: number): Scene => ({
  language: 'en',
  style: PLAIN,
  width: 80,
  names: namesFor(['Ana', 'Ben'], you),
});
const smuggler = (rank: number, score: number) => ({ name: 'smuggler', rank, score });

const SOLE: Outcome = { ranks: [1, 2], scores: [9, 7], winners: [0], rivals: [smuggler(3, 5)] };
const SHARED: Outcome = { ranks: [1, 1], scores: [9, 9], winners: [0, 1], rivals: [smuggler(3, 5)] };
const WITH_RIVAL: Outcome = { ranks: [1, 3], scores: [9, 7], winners: [0], rivals: [smuggler(1, 9)] };
const RIVAL: Outcome = { ranks: [2, 3], scores: [8, 7], winners: [], rivals: [smuggler(1, 9)] };
const DRAW: Outcome = { ranks: [1], scores: [1], winners: [], rivals: [smuggler(1, 1)] };
const TIE_BROKEN: Outcome = { ranks: [1, 2], scores: [9, 9], winners: [0], rivals: [] };

describe('the result', () => {
  it.each([
    ['somebody wins', SOLE, 'Ana wins!'],
    ['two share the win', SHARED, 'Ana and Ben share the win.'],
    ['a rival without a seat shares it', WITH_RIVAL, 'Ana and the Smuggler share the win.'],
    ['a rival without a seat is first', RIVAL, 'The Smuggler comes first: nobody at the table wins.'],
    ['it is a draw', DRAW, 'A draw: nobody wins.'],
  ])('says when %s', (_what, outcome, line) => {
    expect(sayOutcome(outcome, scene())[0]).toBe(line);
  });

  it('speaks to who reads it', () => {
    expect(sayOutcome(SOLE, scene(0))[0]).toBe('You win!');
    expect(sayOutcome(WITH_RIVAL, scene(0))[0]).toBe('You and the Smuggler share the win.');
  });

  it('says why equal scores have different ranks', () => {
    expect(sayOutcome(TIE_BROKEN, scene()).join('\n')).toContain('Equal scores: the tie-breaker of the rules');
    expect(sayOutcome(SHARED, scene()).join('\n')).not.toContain('Equal scores');
  });
});
