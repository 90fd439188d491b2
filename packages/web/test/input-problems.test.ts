import { arcaneAlley } from '@souk/games/arcane-alley';
import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import {
  type AnyGame,
  checkSetup,
  dealtSeed,
  elementAt,
  IllegalMove,
  InputError,
  Match,
  type MatchRecord,
  MoveList,
  readRecord,
  verifyRecord,
  writeRecord,
} from '@souk/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCatalogue, loadLanguage } from '../../table-kit/src/i18n/language.js';
import { aboutTexts } from '../src/games/about-texts.js';
import { startProblem } from '../src/places/input-problems.js';
import { proofProblem, recordProblem } from '../src/replay/record-problems.js';
import { de } from '../src/replay/text/de.js';
import { speakOfRecords } from '../src/replay/texts.js';

beforeAll(async () => {
  await addCatalogue(aboutTexts);
  await speakOfRecords();
  await loadLanguage('de');
});
afterAll(() => loadLanguage('en'));

/** What is thrown, if it is of the kinds that bad input throws. */
function thrown(act: () => unknown): InputError | IllegalMove {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError || error instanceof IllegalMove) return error;
    throw error;
  }
  throw new Error('nothing was wrong');
}

const IMPOSSIBLE: readonly (readonly [game: AnyGame, seats: number, options: object, said: RegExp])[] = [
  [daleOfMerchants, 2, { decks: ['macaws'] }, /^Wähle 3 Decks, eines mehr als Personen: 1 ist gewählt\.$/],
  [arcaneAlley, 2, { wizards: 'explicit', assignment: ['ninx', 'ninx'] }, /„Zauberer jedes Platzes“ .*another wizard/],
  [arcaneAlley, 2, { wizards: 'explicit' }, /„Zauberer jedes Platzes“ .*wizards are "explicit"/],
  [dwarvenTraders, 2, { cards: [] }, /„Handelskarten“ .*Zwölf eigene Handelskarten/],
  [dwarvenTraders, 9, {}, /^So lässt sich nicht spielen\. .*1 to 4/],
];

test.each(IMPOSSIBLE)('%# what cannot be played is said of its option, in German', (game, seats, options, said) => {
  const error = thrown(() => checkSetup(game, seats, options));
  if (error instanceof IllegalMove) throw error;
  expect(startProblem(error, game, seats, { ...options })).toMatch(said);
});

function finished(): MatchRecord {
  const deal = { seed: 'seed', nonce: 'nonce', salts: [null, null] };
  const match = new Match(dwarvenTraders, { seats: 2, options: {}, seed: dealtSeed(deal) });
  const list = new MoveList();
  while (!match.over) {
    const seat = elementAt(dwarvenTraders.toAct(match.state), 0);
    dwarvenTraders.moves(match.state, seat, list);
    match.play(seat, list.at(0), 1);
  }
  return writeRecord(match, ['Zahra', 'Hild'], deal);
}

test('a file that is no record, or a broken one, is said to be that in German', () => {
  expect(recordProblem(new InputError('record', 'a JSON document'))).toBe(de['wrong.record.json']);
  const broken = { ...finished(), seats: 'nobody' };
  expect(recordProblem(thrown(() => readRecord(broken)))).toMatch(/beschädigte: „seats“/);
  expect(recordProblem(new IllegalMove(0, 'fly', 'a move that there is'))).toMatch(/nicht erlauben.*cannot fly/);
});

describe('what speaks against fairness is said in German', () => {
  const record = finished();
  const FOUND: readonly (readonly [part: keyof typeof de, changed: MatchRecord])[] = [
    ['wrong.proof.commitment', { ...record, commitment: '0'.repeat(64) }],
    ['wrong.proof.reveal', { ...record, reveal: null }],
    ['wrong.proof.undos', { ...record, undos: [{ from: 1, to: 2 }] }],
    ['wrong.proof.moves', { ...record, moves: record.moves.slice(0, 3) }],
    ['wrong.proof.result', { ...record, result: null }],
  ];

  test('a record as it was written is fair', () => {
    expect(verifyRecord(dwarvenTraders, record)).toEqual({ fair: true, problems: [] });
  });

  test.each(FOUND)('%s', (part, changed) => {
    expect(verifyRecord(dwarvenTraders, changed).problems.map(proofProblem)).toContain(de[part]);
  });

  test('a move that there is not', () => {
    const moves = record.moves.map((made, i) => (i === 0 ? { ...made, move: { kind: 'fly' } } : made));
    const changed = { ...record, moves };
    expect(verifyRecord(dwarvenTraders, changed).problems.map(proofProblem)).toEqual([
      expect.stringMatching(/^Sie lässt sich nicht nachspielen\. /),
    ]);
  });
});
