import { createHash } from 'node:crypto';
import {
  commitmentTo,
  dealtSeed,
  IllegalMove,
  InputError,
  isKeyed,
  keyedRandom,
  LIVE_CHANCE,
  Match,
  type MatchRecord,
  readRecord,
  replayRecord,
  verifyRecord,
  writeRandom,
  writeRecord,
} from '@souk/kernel';
import { legalMoves } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { pebbles } from './pebbles.js';

const DEAL = { seed: 'secret seed', nonce: 'nonce', salts: ['pepper', null] };
const NAMES = ['Ann', 'Ben'];

function finished(deal = DEAL): MatchRecord {
  const match = new Match(pebbles, { seats: 2, options: { highest: 4 }, seed: dealtSeed(deal) });
  while (!match.over) {
    const [seat] = pebbles.toAct(match.state);
    match.play(seat, legalMoves(pebbles, match.state, seat)[0], 1000 + match.length);
  }
  return JSON.parse(JSON.stringify(writeRecord(match, NAMES, deal, [{ from: 3, to: 2 }])));
}

describe('A commitment', () => {
  test('is SHA-256 over seed and nonce, as the record format says', () => {
    const published = createHash('sha256').update('["souk-commitment/1","s","n"]').digest('hex');
    expect(commitmentTo({ seed: 's', nonce: 'n' })).toBe(published);
  });

  test('depends on seed and on nonce, wherever the one ends and the other begins', () => {
    const commitments = [
      { seed: 'a', nonce: 'b' },
      { seed: 'ab', nonce: '' },
      { seed: '', nonce: 'ab' },
      { seed: 'a', nonce: 'c' },
    ].map(commitmentTo);
    expect(new Set(commitments).size).toBe(4);
  });
});

describe('Salts', () => {
  test('that nobody gives leave the seed as it is', () => {
    expect(dealtSeed({ seed: 's', salts: [null, null] })).toBe('s');
  });

  test('change the deal, each seat’s for itself', () => {
    const seeds = [
      ['x', null],
      [null, 'x'],
      ['x', 'x'],
      ['', null],
      [null, null],
    ].map((salts) => dealtSeed({ seed: 's', salts }));
    expect(new Set(seeds).size).toBe(5);
  });
});

describe('A record', () => {
  test('says everything about a match in readable words', () => {
    const record = finished();
    expect(record).toMatchObject({
      format: 'souk-record/1',
      game: 'pebbles',
      rulesVersion: 1,
      options: { highest: 4 },
      seats: NAMES,
      salts: ['pepper', null],
      undos: [{ from: 3, to: 2 }],
      commitment: commitmentTo(DEAL),
      reveal: { seed: 'secret seed', nonce: 'nonce' },
    });
    expect(record.moves[0]).toEqual({ seat: 0, move: { kind: 'low' }, time: 1000 });
    expect(record.result).not.toBeNull();
  });

  test('says who agreed to an undo, and when a seat passed to a bot and back', () => {
    const match = new Match(pebbles, { seats: 2, options: {}, seed: dealtSeed(DEAL) });
    const undos = [{ from: 2, to: 0, agreed: [1] }];
    const handovers = [
      { seat: 0, after: 0, to: 'bot' },
      { seat: 0, after: 3, to: 'person' },
    ] as const;
    const record = readRecord(JSON.parse(JSON.stringify(writeRecord(match, NAMES, DEAL, undos, handovers))));
    expect(record).toMatchObject({ undos, handovers });
    expect(writeRecord(match, NAMES, DEAL)).not.toHaveProperty('handovers');
  });

  test('of a match that goes on keeps the seed back and is not called fair', () => {
    const match = new Match(pebbles, { seats: 2, options: {}, seed: dealtSeed(DEAL) });
    match.play(0, 0);
    const record = writeRecord(match, NAMES, DEAL);
    expect(record).toMatchObject({ reveal: null, result: null });
    expect(JSON.stringify(record)).not.toContain('secret seed');
    expect(verifyRecord(pebbles, record)).toEqual({
      fair: false,
      problems: ['reveal: the seed has not been revealed'],
    });
  });

  test('replays to the same end', () => {
    const record = finished();
    const match = replayRecord(pebbles, record, dealtSeed(DEAL));
    expect(pebbles.outcome(match.state)).toEqual(record.result);
  });

  test('that nobody touched is fair', () => {
    expect(verifyRecord(pebbles, finished())).toEqual({ fair: true, problems: [] });
  });

  const result = finished().result;
  const forged: readonly (readonly [what: string, change: object, problem: RegExp])[] = [
    ['another seed', { reveal: { seed: 'another', nonce: 'nonce' } }, /commitment: /],
    ['another nonce', { reveal: { seed: 'secret seed', nonce: 'another' } }, /commitment: /],
    ['another commitment', { commitment: 'f'.repeat(64) }, /commitment: /],
    ['another result', { result: result && { ...result, winners: [] } }, /result: the moves lead to /],
    ['no result', { result: null }, /result: /],
    ['the last move missing', { moves: finished().moves.slice(0, -1) }, /moves: the match is not over/],
    ['a move too many', { moves: [...finished().moves, finished().moves[0]] }, /^moves\[\d+\]: /],
    ['another game', { game: 'marbles' }, /game: expected "pebbles", got "marbles"/],
    ['other rules', { rulesVersion: 2 }, /rulesVersion: expected 1/],
    ['other options', { options: { highest: 99 } }, /options.highest: /],
    ['a salt too few', { salts: [null] }, /salts: expected 2/],
    ['moves taken back that were not there', { undos: [{ from: 3, to: 5 }] }, /undos: expected fewer moves/],
  ];

  test.each(forged)('with %s is not fair', (_what, change, problem) => {
    const verdict = verifyRecord(pebbles, readRecord({ ...finished(), ...change }));
    expect(verdict.fair).toBe(false);
    expect(verdict.problems.join('\n')).toMatch(problem);
  });

  test('with another salt is another deal', () => {
    const swapped = { ...finished(), salts: ['salt', null] };
    const dealt = (record: MatchRecord): unknown => {
      const seed = dealtSeed({ ...DEAL, salts: record.salts });
      return pebbles.toJSON(replayRecord(pebbles, { ...record, moves: [] }, seed).state);
    };
    expect(dealt(swapped)).not.toEqual(dealt(finished()));
    expect(dealt(finished())).toEqual(dealt(finished()));
  });

  test('says which move cannot be', () => {
    const [first, ...rest] = finished().moves;
    const record = { ...finished(), moves: [first, { ...first, move: { kind: 'show' } }, ...rest] };
    expect(() => replayRecord(pebbles, record, dealtSeed(DEAL))).toThrow(IllegalMove);
    expect(() => replayRecord(pebbles, record, dealtSeed(DEAL))).toThrow(/^moves\[1\]: /);
  });

  test.each([
    [null],
    [{}],
    [{ ...finished(), format: 'souk-record/2' }],
    [{ ...finished(), extra: 1 }],
    [{ ...finished(), seats: [] }],
    [{ ...finished(), seats: ['\u001b[31mEvil', 'Ben'] }],
  ])('is not %j', (document) => {
    expect(() => readRecord(document)).toThrow(InputError);
  });
});

describe('A record of a live match', () => {
  const live = (): MatchRecord => {
    const match = new Match(pebbles, { ...{ seats: 2, options: {} }, seed: dealtSeed(DEAL), chance: LIVE_CHANCE });
    while (!match.over) {
      const [seat] = pebbles.toAct(match.state);
      match.play(seat, legalMoves(pebbles, match.state, seat)[0]);
    }
    return JSON.parse(JSON.stringify(writeRecord(match, NAMES, DEAL)));
  };

  test('says what it is dealt from; one of a match from the quick generator does not', () => {
    expect(live().chance).toBe('chacha20');
    expect(finished()).not.toHaveProperty('chance');
    expect(() => readRecord({ ...live(), chance: 'xoshiro128' })).toThrow(/chance: expected "chacha20"/);
  });

  test('is fair, and replays to the same end', () => {
    const record = readRecord(live());
    expect(verifyRecord(pebbles, record)).toEqual({ fair: true, problems: [] });
    const { state } = replayRecord(pebbles, record, dealtSeed(DEAL));
    expect(isKeyed(state.random)).toBe(true);
    expect(pebbles.outcome(state)).toEqual(record.result);
  });

  test('is dealt otherwise than one from the quick generator with the same seed, and committed to otherwise', () => {
    const { chance: _, ...other } = live();
    const [keyed, quick] = [live(), other].map(
      (record) => replayRecord(pebbles, { ...record, moves: [] }, dealtSeed(DEAL)).state,
    );
    expect(quick.deck).not.toEqual(keyed.deck);
    expect(verifyRecord(pebbles, other).problems).toContainEqual(expect.stringMatching(/^commitment: /));
    expect(commitmentTo({ ...DEAL, chance: 'xoshiro128' })).toBe(commitmentTo(DEAL));
  });

  test('that begins in the middle goes on with chance of its own', () => {
    const position: object = pebbles.toJSON(new Match(pebbles, { seats: 2, options: {}, seed: 'imagined' }).state);
    const { chance: _, ...quick } = live();
    const [own, kept] = [live(), quick].map(
      (record) => replayRecord(pebbles, { ...record, position, moves: [] }, 'own seed').state.random,
    );
    expect(own).toEqual(keyedRandom('own seed'));
    expect(position).toMatchObject({ random: writeRandom(kept) });
  });
});

describe('A record that begins in the middle', () => {
  /** The finished match from its second move on, as a match of its own. */
  function fromTheMiddle(): MatchRecord {
    const whole = finished();
    const begun = replayRecord(pebbles, { ...whole, moves: whole.moves.slice(0, 2) }, dealtSeed(DEAL));
    const position: object = JSON.parse(JSON.stringify(pebbles.toJSON(begun.state)));
    return { ...whole, position, moves: whole.moves.slice(2), undos: [] };
  }

  test('is played through from its position, whatever its seed', () => {
    const record = readRecord(JSON.parse(JSON.stringify(fromTheMiddle())));
    const { state } = replayRecord(pebbles, record, 'another seed');
    expect(pebbles.toJSON(state)).toEqual(pebbles.toJSON(replayRecord(pebbles, finished(), dealtSeed(DEAL)).state));
  });

  test('is never called fair, for nobody is committed to its beginning', () => {
    const { fair, problems } = verifyRecord(pebbles, fromTheMiddle());
    expect(fair).toBe(false);
    expect(problems).toEqual([expect.stringMatching(/^position: /)]);
  });

  test('is refused if its position is none, or is one for other seats', () => {
    const record = fromTheMiddle();
    expect(() => replayRecord(pebbles, { ...record, position: {} }, 'x')).toThrow(InputError);
    expect(() => replayRecord(pebbles, { ...record, seats: [...NAMES, 'Cid'] }, 'x')).toThrow(/^position/);
  });
});
