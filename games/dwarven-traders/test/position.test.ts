import { dwarvenTraders, type Position } from '@souk/games/dwarven-traders';
import { InputError } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { endOfRound } from './endings.js';
import { spoilt } from './spoil.js';
import { positionOf } from './table.js';

type Changes = { readonly [path: string]: unknown };

/** Where an `InputError` says that a position is wrong. */
function complaint(document: unknown): string {
  try {
    dwarvenTraders.fromJSON(document);
  } catch (error) {
    if (error instanceof InputError) return error.path;
    throw error;
  }
  return 'none';
}

const NO_GEMS = { ruby: 0, sapphire: 0, emerald: 0, topaz: 0 };

/** A position is taken as it is, and with every single change refused at the place named. */
function isStrict(
  position: Position,
  changes: readonly (readonly [what: string, change: Changes, path: string])[],
): void {
  test('as it is, and comes back the same', () => {
    const state = dwarvenTraders.fromJSON(position);
    expect(dwarvenTraders.toJSON(state)).toEqual({ ...position, options: dwarvenTraders.optionsOf(state) });
  });
  test.each(changes)('but not with %s', (_what, change, path) => {
    expect(complaint(spoilt(position, change))).toBe(path);
  });
}

const ofThree = positionOf({
  seats: 3,
  round: 2,
  players: [{ score: 6, store: ['ruby', 'emerald'] }, { score: 4, store: ['topaz'] }, { score: 5 }],
  pool: { ruby: 2 },
});

describe('a position of three players is accepted', () => {
  isStrict(ofThree, [
    ['another format', { format: 'dwarven-traders/2' }, 'position.format'],
    ['more seats than players', { seats: 4 }, 'position.players'],
    ['five seats', { seats: 5 }, 'position.seats'],
    ['no seats', { seats: 0 }, 'position.seats'],
    ['an unknown option', { 'options.speed': 1 }, 'position.options.speed'],
    ['a wrong option', { 'options.smugglerStart': 6 }, 'position.options.smugglerStart'],
    ['own cards of a wrong form', { 'options.cards': [] }, 'position.options.cards'],
    ['a first player who does not sit there', { 'options.firstPlayer': 3 }, 'position.options.firstPlayer'],
    ['options that are no object', { options: [] }, 'position.options'],
    ['round 0', { round: 0 }, 'position.round'],
    ['round 5', { round: 5 }, 'position.round'],
    ['round 6', { round: 6 }, 'position.round'],
    ['round 8', { round: 8 }, 'position.round'],
    ['half a round', { round: 1.5 }, 'position.round'],
    ['a starter who does not sit there', { starter: 3 }, 'position.starter'],
    ['the Smuggler as starter', { starter: 'smuggler' }, 'position.starter'],
    ['a price of 4', { 'prices.topaz': 4 }, 'position.prices.topaz'],
    ['a price of −4', { 'prices.topaz': -4 }, 'position.prices.topaz'],
    ['a missing price', { 'prices.topaz': undefined }, 'position.prices'],
    ['the price of a fifth colour', { 'prices.opal': 1 }, 'position.prices.opal'],
    ['a gem too many in the pool', { 'pool.emerald': 4 }, 'position.pool.emerald'],
    ['a gem too few in the pool', { 'pool.emerald': 2 }, 'position.pool.emerald'],
    ['less than nothing in the pool', { 'pool.ruby': -1 }, 'position.pool.ruby'],
    ['a gem too many in the box', { 'box.sapphire': 1 }, 'position.pool.sapphire'],
    ['less than nothing in the box', { 'box.sapphire': -1 }, 'position.box.sapphire'],
    ['a marker of another colour', { marker: 'ruby' }, 'position.pool.ruby'],
    ['a marker of no colour', { marker: 'opal' }, 'position.marker'],
    ['a gem too many in a store', { 'players[1].store[1]': 'emerald' }, 'position.pool.emerald'],
    ['three gems in a store', { 'players[0].store[2]': 'ruby' }, 'position.players[0].store'],
    ['an unknown gem in a store', { 'players[0].store[0]': 'opal' }, 'position.players[0].store[0]'],
    ['a pawn on 0', { 'players[1].score': 0 }, 'position.players[1].score'],
    ['a pawn on half a space', { 'players[1].score': 5.5 }, 'position.players[1].score'],
    ['a pawn further away than any', { 'players[1].score': 1e300 }, 'position.players[1].score'],
    ['negative points', { 'players[1].points': -1 }, 'position.players[1].points'],
    ['more points than one round gives', { 'players[1].points': 5 }, 'position.players[1].points'],
    ['such points for the Smuggler', { 'smuggler.points': 5 }, 'position.smuggler.points'],
    ['no last round for one', { 'players[1].lastRound': null }, 'position.players[1].lastRound'],
    ['no last round for the Smuggler', { 'smuggler.lastRound': null }, 'position.smuggler.lastRound'],
    ['place 6', { 'players[1].lastRound.place': 6 }, 'position.players[1].lastRound.place'],
    ['place 5 of 4', { 'players[1].lastRound': { place: 5, points: 0 } }, 'position.players[1].lastRound'],
    ['points of another place', { 'players[1].lastRound.points': 4 }, 'position.players[1].lastRound'],
    ['second place but no first', { 'players[1].lastRound': { place: 2, points: 3 } }, 'position.players[1].lastRound'],
    ['a player too few', { 'players[2]': undefined }, 'position.players'],
    ['a player without a store', { 'players[2].store': undefined }, 'position.players[2]'],
    ['gems with the Smuggler', { 'smuggler.store': ['sapphire'], 'pool.sapphire': 3 }, 'position.smuggler.store'],
    ['three cards', { 'row[3]': undefined }, 'position.row'],
    ['five cards', { 'row[4]': { card: 9, side: 'front' } }, 'position.row'],
    ['card 13', { 'row[0].card': 13 }, 'position.row[0].card'],
    ['card 0', { 'row[0].card': 0 }, 'position.row[0].card'],
    ['a third side', { 'row[0].side': 'edge' }, 'position.row[0].side'],
    ['a card twice', { 'row[0].card': 2 }, 'position.row'],
    ['discards', { discards: [9] }, 'position.discards'],
    ['an unused deck', { unused: [9] }, 'position.unused'],
    ['somebody still choosing', { choosers: [1] }, 'position.choosers'],
    ['a decision of nobody at the table', { 'decision.seat': 3 }, 'position.decision.seat'],
    ['an unknown decision', { 'decision.kind': 'pass' }, 'position.decision.kind'],
    ['no decision in the middle of a match', { decision: null }, 'position.decision'],
    ['an extra trade for who is not last', { 'decision.kind': 'extra-trade' }, 'position.decision'],
    [
      'a turn for who can do nothing',
      { pool: NO_GEMS, box: { ruby: 3, sapphire: 4, emerald: 3, topaz: 2 }, 'decision.seat': 2 },
      'position.decision',
    ],
    ['a random state of zeros', { random: [0, 0, 0, 0] }, 'position.random'],
    ['a random state of three numbers', { 'random[3]': undefined }, 'position.random'],
    ['a random number of 33 bits', { 'random[0]': 2 ** 31 }, 'position.random[0]'],
    ['an unknown field', { weather: 'fine' }, 'position.weather'],
  ]);

  test.each(Object.keys(ofThree))('but not without the field %s', (field) => {
    expect(complaint(spoilt(ofThree, { [field]: undefined }))).toBe('position');
  });

  test.each(Object.keys(ofThree))('but not with nonsense as %s', (field) => {
    for (const nonsense of ['nonsense', -7, [[]], true]) {
      expect(complaint(spoilt(ofThree, { [field]: nonsense }))).toMatch(new RegExp(`^position\\.${field}`));
    }
  });

  test.each([null, undefined, 7, 'position', [], true])('but not %j instead', (document) => {
    expect(complaint(document)).toBe('position');
  });
});

describe('a solo position is accepted', () => {
  const solo = positionOf({
    seats: 1,
    round: 3,
    starter: 'smuggler',
    players: [{ score: 4, points: 1, store: ['ruby', 'emerald'], lastRound: { points: 1, place: 1 } }],
    smuggler: { score: 9, points: 1, store: ['topaz'], lastRound: { points: 0, place: 2 } },
    discards: [5],
  });
  isStrict(solo, [
    ['round 8', { round: 8 }, 'position.round'],
    ['two rounds won by one side', { 'players[0].points': 2 }, 'position.round'],
    ['three rounds won', { 'smuggler.points': 3 }, 'position.smuggler.points'],
    ['a round won by both', { 'smuggler.lastRound': { points: 1, place: 1 } }, 'position.players[0].lastRound'],
    ['seat 1 as starter', { starter: 1 }, 'position.starter'],
    ['a card less in the unused deck', { 'unused[6]': undefined }, 'position.unused'],
    ['a card both discarded and unused', { discards: [5, 6] }, 'position.row'],
    ['one card in the unused deck', { discards: [5, 6, 7, 8, 9, 10, 11], unused: [12] }, 'position.unused'],
    ['a gem too many with the Smuggler', { 'smuggler.store': ['topaz', 'ruby'] }, 'position.pool.ruby'],
    ['a decision of the Smuggler', { 'decision.seat': 'smuggler' }, 'position.decision.seat'],
  ]);
});

describe('a position before the deal is accepted', () => {
  const choosing = positionOf({
    seats: 4,
    players: [{ store: ['ruby'] }, { store: ['topaz'] }],
    starter: 2,
    choosers: [3, 2],
    decision: { kind: 'choose-gem', seat: 3 },
  });
  isStrict(choosing, [
    ['nobody to choose', { choosers: [] }, 'position.choosers'],
    ['somebody else to choose first', { choosers: [2, 3] }, 'position.choosers'],
    ['somebody choosing twice', { choosers: [3, 2, 3] }, 'position.choosers'],
    ['somebody choosing who has chosen', { choosers: [3, 2, 0] }, 'position.choosers'],
    ['somebody who has not chosen and will not', { choosers: [3] }, 'position.players[2].store'],
    [
      'two starting gems of one colour',
      { 'players[0].store': ['topaz'], 'pool.topaz': 1, 'pool.ruby': 4 },
      'position.players[1].store',
    ],
    [
      'two starting gems in one store',
      { 'players[0].store': ['ruby', 'emerald'], 'pool.emerald': 3 },
      'position.players[0].store',
    ],
    ['gems in the box', { 'box.emerald': 4, 'pool.emerald': 0 }, 'position.box.emerald'],
    ['a card in the row', { row: [{ card: 1, side: 'front' }] }, 'position.row'],
    ['an unused deck', { unused: [1] }, 'position.unused'],
    ['a turn', { 'decision.kind': 'turn' }, 'position.choosers'],
    ['points in round one', { 'players[0].points': 1 }, 'position.players[0].points'],
    ['a last round in round one', { 'players[0].lastRound': { points: 4, place: 1 } }, 'position.players[0].lastRound'],
  ]);
});

describe('an extra trade is accepted', () => {
  const trading = positionOf({
    players: [
      { score: 3, store: ['ruby'] },
      { score: 9, store: ['emerald'] },
    ],
    decision: { kind: 'extra-trade', seat: 0 },
  });
  isStrict(trading, [
    ['last place shared', { 'players[1].score': 3 }, 'position.decision'],
    [
      'nothing to trade',
      { 'players[0].store': [], 'players[1].store': [], 'pool.ruby': 4, 'pool.emerald': 4 },
      'position.decision',
    ],
    ['the other seat to decide', { 'decision.seat': 1 }, 'position.decision'],
  ]);
});

describe('a finished match is accepted', () => {
  const over = endOfRound({ round: 4, players: [{ score: 9, store: ['ruby'] }, { score: 8 }] }).position;
  isStrict(over, [
    ['a round that is not the last', { round: 3 }, 'position.decision'],
    ['a gem in a store', { 'players[0].store': ['ruby'], 'box.ruby': 3 }, 'position.players[0].store'],
    ['somebody to choose', { choosers: [0] }, 'position.choosers'],
    ['no cards', { row: [] }, 'position.row'],
    ['no last round', { 'players[0].lastRound': null }, 'position.players[0].lastRound'],
    ['more points than four rounds give', { 'players[0].points': 17 }, 'position.players[0].points'],
  ]);
});
