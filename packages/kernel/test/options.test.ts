import {
  type DocumentOption,
  flagsOf,
  fromFlag,
  InputError,
  type OptionsSpec,
  optionsSchema,
  parseOptions,
} from '@souk/kernel';
import { describe, expect, test } from 'vitest';

const SPEC = {
  fast: { type: 'boolean', default: false, label: 'Fast', help: 'Play fast' },
  rounds: { type: 'integer', default: 3, min: 1, max: 7, label: 'Rounds', help: 'How many' },
  start: {
    type: 'choice',
    default: 5,
    choices: [
      { value: 5, label: 'five' },
      { value: 8, label: 'eight' },
    ],
    label: 'Start',
    help: 'Where',
  },
  firstPlayer: { type: 'seat', default: 'random', label: 'First', help: 'Who' },
  deckList: {
    type: 'document',
    default: null,
    label: 'Deck',
    help: 'Which cards',
    schema: { type: 'array', items: { type: 'string' } },
    check: (document, _seats, path) => {
      if (document.length === 0) throw new InputError(path, 'at least one card');
    },
  } satisfies DocumentOption<readonly string[]> as DocumentOption<readonly string[]>,
} as const satisfies OptionsSpec;

const parse = (given: unknown, seats = 3) => parseOptions(SPEC, given, seats);

describe('Options', () => {
  test('are refused under the path at which they stand in a larger document', () => {
    const path = 'position.options';
    const refused = (given: unknown) => () => parseOptions(SPEC, given, 3, path);
    expect(refused({ rounds: 8 })).toThrow(expect.objectContaining({ path: 'position.options.rounds' }));
    expect(refused({ deckList: [] })).toThrow(expect.objectContaining({ path: 'position.options.deckList' }));
    expect(() => parse({ rounds: 8 })).toThrow(expect.objectContaining({ path: 'options.rounds' }));
  });

  test('left out have their defaults', () => {
    const defaults = { fast: false, rounds: 3, start: 5, firstPlayer: 'random', deckList: null };
    expect(parse({})).toEqual(defaults);
    expect(parse(undefined)).toEqual(defaults);
    expect(parse(null)).toEqual(defaults);
  });

  test('given are taken', () => {
    const given = { fast: true, rounds: 7, start: 8, firstPlayer: 2, deckList: ['a'] };
    expect(parse(given)).toEqual(given);
  });

  test('cannot be changed afterwards', () => {
    expect(Object.isFrozen(parse({}))).toBe(true);
  });

  test.each([
    [[], 'options: expected an object'],
    [{ speed: 1 }, 'options.speed: expected no such field (known: fast, rounds, start, firstPlayer, deckList)'],
    [{ fast: 1 }, 'options.fast: expected true or false, got 1'],
    [{ rounds: 8 }, 'options.rounds: expected a whole number from 1 to 7, got 8'],
    [{ rounds: '3' }, 'options.rounds: expected a whole number from 1 to 7, got "3"'],
    [{ start: 6 }, 'options.start: expected one of 5, 8, got 6'],
    [{ firstPlayer: 3 }, 'options.firstPlayer: expected "random", or a whole number from 0 to 2, got 3'],
    [{ deckList: [1] }, 'options.deckList[0]: expected a text, got 1'],
    [{ deckList: [] }, 'options.deckList: expected at least one card'],
  ])('%j are refused', (given, message) => {
    expect(() => parse(given)).toThrow(InputError);
    expect(() => parse(given)).toThrow(message);
  });

  test('have a schema with their labels and help', () => {
    expect(optionsSchema(SPEC, 2)).toMatchObject({
      properties: { rounds: { type: 'integer', minimum: 1, maximum: 7, title: 'Rounds', description: 'How many' } },
    });
  });
});

describe('Flags', () => {
  test('are made from the options', () => {
    expect(flagsOf(SPEC).map(({ flag, value }) => `--${flag} ${value ?? ''}`.trim())).toEqual([
      '--fast',
      '--rounds 1..7',
      '--start 5|8',
      '--first-player random|seat',
      '--deck-list file.json',
    ]);
    expect(flagsOf(SPEC)[1].help).toBe('How many (default: 3)');
  });

  test('become the values of options', () => {
    const read = (text: string): unknown => [`read ${text}`];
    expect(fromFlag(SPEC.fast, 'fast', true, read)).toBe(true);
    expect(fromFlag(SPEC.fast, 'fast', 'false', read)).toBe(false);
    expect(fromFlag(SPEC.rounds, 'rounds', '4', read)).toBe(4);
    expect(fromFlag(SPEC.firstPlayer, 'first-player', 'random', read)).toBe('random');
    expect(fromFlag(SPEC.firstPlayer, 'first-player', '1', read)).toBe(1);
    expect(fromFlag(SPEC.deckList, 'deck-list', 'x.json', read)).toEqual(['read x.json']);
    expect(() => fromFlag(SPEC.fast, 'fast', 'maybe', read)).toThrow('--fast: expected true or false, got "maybe"');
  });
});
