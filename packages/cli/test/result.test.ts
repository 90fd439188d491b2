import type { Language } from '@souk/i18n';
import { elementAt, type Outcome } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { namesFor, type Scene } from '../../terminal-kit/src/face.js';
import { PLAIN } from '../../terminal-kit/src/style.js';
import { sayOutcome } from '../src/result.js';
import { translatorIn } from '../src/text/index.js';
import { TRADERS } from './helpers.js';

const scene = (you?: number, language: Language = 'en'): Scene => ({
  language,
  style: PLAIN,
  width: 80,
  names: namesFor(['Ana', 'Ben'], you, language),
});

const said = (outcome: Outcome, you?: number, language: Language = 'en'): string[] =>
  sayOutcome(TRADERS, outcome, scene(you, language), translatorIn(language));

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
    expect(said(outcome)[0]).toBe(line);
  });

  it('speaks to who reads it', () => {
    expect(said(SOLE, 0)[0]).toBe('You win!');
    expect(said(WITH_RIVAL, 0)[0]).toBe('You and the Smuggler share the win.');
  });

  it('speaks German', () => {
    const line = (outcome: Outcome, you?: number): string => elementAt(said(outcome, you, 'de'), 0);
    expect(line(SOLE)).toBe('Ana hat gewonnen!');
    expect(line(SOLE, 0)).toBe('Du hast gewonnen!');
    expect(line(SHARED)).toBe('Ana und Ben gewinnen gemeinsam.');
    expect(line(WITH_RIVAL, 0)).toBe('Du und der Schmuggler gewinnt gemeinsam.');
    expect(line(RIVAL)).toBe('Der Schmuggler liegt vorn: Niemand am Tisch gewinnt.');
    expect(line(DRAW)).toBe('Unentschieden: Niemand gewinnt.');
    expect(said(TIE_BROKEN, undefined, 'de').join('\n')).toContain('Gleichstand: Die Regeln haben entschieden');
  });

  it('says why equal scores have different ranks', () => {
    expect(said(TIE_BROKEN).join('\n')).toContain('Equal scores: the tie-breaker of the rules');
    expect(said(SHARED).join('\n')).not.toContain('Equal scores');
  });
});
