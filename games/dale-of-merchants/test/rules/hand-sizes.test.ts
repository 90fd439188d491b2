import { evenly, expectFrequencies, Tally } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { daleOfMerchants } from '../../src/rules/index.js';
import { countOf, imaginedHands } from '../imagined-hands.js';
import { buy, inventory, technique } from '../notation.js';
import { type Name, type Setup, type Table, table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');

/** All numbers that occur, in ascending order. */
const distinct = (counts: readonly number[]): number[] => [...new Set(counts)].sort((one, other) => one - other);

const cookiesImagined = (t: Table, viewer: Name | 'spectator', owner: Name): number[] =>
  distinct(imaginedHands(t, viewer, owner, 100).map((hand) => countOf(hand, 'cookies')));

describe('What the size of a hand shows', () => {
  const sixCards: Setup = {
    ana: { hand: ['cookies', ...junk(3)], deck: ['gamble', 'charm', 'cookies', 'junk', 'spyglass'] },
  };

  test('DM-INFO-4 DM-CLEAN-1 a hand of six after clean-up holds exactly one Cookies', () => {
    const t = table(sixCards).play(inventory());
    expect(t.hand('ana')).toHaveLength(6);
    expect(cookiesImagined(t, 'bob', 'ana')).toEqual([1]);
    expect(cookiesImagined(t, 'spectator', 'ana')).toEqual([1]);
    expect(t.knownHand('bob', 'ana')).toEqual(['cookies']);
  });

  test('DM-INFO-4 DM-CLEAN-1 a hand of five after clean-up holds none', () => {
    const t = table({ ana: { hand: ['charm', ...junk(3)], deck: ['gamble', 'cookies', 'cookies', 'junk'] } });
    t.play(inventory());
    expect(cookiesImagined(t, 'bob', 'ana')).toEqual([0]);
  });

  test('DM-INFO-4 DM-CLEAN-2 a larger hand that was kept holds at most as many as it has beyond five', () => {
    const t = table({
      ana: { hand: ['cookies', 'charm', ...junk(5)], deck: ['cookies', 'cookies', 'gamble', 'junk'] },
    });
    t.play(inventory());
    expect(t.hand('ana')).toHaveLength(7);
    expect(cookiesImagined(t, 'bob', 'ana')).toEqual([0, 1, 2]);
  });

  test('DM-INFO-4 nothing is concluded before the first clean-up, nor once the hand has changed', () => {
    const before = table(sixCards);
    expect(cookiesImagined(before, 'bob', 'ana')).toEqual([0, 1, 2]);
    const t = table({ ...sixCards, bob: { hand: ['flashy-show', ...junk(4)] } }).play(inventory(), inventory());
    expect(cookiesImagined(t, 'bob', 'ana')).toEqual([1]);
    t.play(technique('charm'));
    expect(t.view('bob').filled.map(({ seat }) => seat)).toEqual([1]);
    expect(cookiesImagined(t, 'bob', 'ana')).toEqual([0, 1, 2]);
  });

  test('DM-INFO-4 DM-DRAW-4 nothing is concluded from a hand that could not be filled', () => {
    const t = table({
      options: { junkSupply: 'twenty' },
      ana: { hand: ['cookies', 'charm', 'gamble', 'flashy-show'], deck: ['spyglass'] },
      bob: { discard: junk(19), deck: junk(1) },
    });
    t.play(inventory());
    expect(t.hand('ana')).toHaveLength(5);
    expect(t.view('bob').filled).toEqual([]);
    expect(cookiesImagined(t, 'bob', 'ana')).toEqual([1]);
  });

  test('DM-INFO-4 each of the cards that can be the Cookies of a hand is so equally often, and so is each other card', () => {
    const t = table({
      ana: { hand: ['cookies', 'charm', 'gamble', 'junk'], deck: ['spyglass', 'blindfold', 'cookies', 'whirligig'] },
    });
    t.play(inventory());
    const seen = new Tally();
    // Five of the six other cards are in the hand: the one that is not is each equally often.
    const others = ['charm', 'gamble', 'junk', 'spyglass', 'blindfold', 'whirligig'];
    for (const hand of imaginedHands(t, 'bob', 'ana', 1500)) {
      seen.add(others.filter((card) => !hand.includes(card)).join());
    }
    expectFrequencies('the card that is not in the hand', seen, evenly(others));
  });

  test('DM-INFO-4 what can be nothing else is known: a Cookies in a hand of six, and below a hand of five', () => {
    const six = table({
      ana: { hand: ['cookies', 'charm', ...junk(3)], deck: ['gamble', 'spyglass', 'blindfold'] },
    });
    six.play(inventory());
    expect(six.knownHand('bob', 'ana')).toEqual(['cookies']);
    expect(six.knownDeck('bob', 'ana')).toEqual([null, null]);
    expect(cookiesImagined(six, 'bob', 'ana')).toEqual([1]);
    const five = table({ ana: { hand: ['charm', 'gamble', ...junk(2)], deck: ['spyglass', 'cookies'] } });
    five.play(inventory());
    expect(five.knownHand('bob', 'ana')).toEqual(['charm', 'gamble', 'junk', 'junk', 'spyglass']);
    expect(five.knownDeck('bob', 'ana')).toEqual(['cookies']);
  });

  test('DM-INFO-4 known Cookies count for the size, so the other cards are none', () => {
    const t = table({
      ana: { hand: ['spyglass', 'junk', 'charm'], deck: ['gamble', 'junk', 'junk', 'cookies', 'junk'] },
      market: ['cookies'],
    });
    t.play(buy(0, ['spyglass']));
    expect(t.hand('ana')).toHaveLength(6);
    expect(t.knownHand('bob', 'ana')).toEqual(['cookies']);
    expect(cookiesImagined(t, 'bob', 'ana')).toEqual([1]);
  });

  test('DM-INFO-4 DM-CHAM-13 Seeing Doubles counts beside a Cookies only', () => {
    const t = table({
      decks: ['macaws', 'chameleons', 'ocelots'],
      ana: {
        hand: ['cookies', 'seeing-doubles', 'junk'],
        deck: ['charm', 'gamble', 'junk', 'junk', 'cookies', 'whirligig'],
      },
    });
    t.play(inventory());
    expect(t.hand('ana')).toHaveLength(7);
    const hands = imaginedHands(t, 'bob', 'ana', 200);
    expect(distinct(hands.map((hand) => countOf(hand, 'cookies', 'seeing-doubles')))).toEqual([2]);
    expect(distinct(hands.map((hand) => countOf(hand, 'cookies')))).toEqual([1, 2]);
    const five = table({
      decks: ['macaws', 'chameleons', 'ocelots'],
      ana: { hand: ['seeing-doubles', ...junk(3)], deck: ['charm', 'cookies', 'gamble', 'junk'] },
    }).play(inventory());
    const fives = imaginedHands(five, 'bob', 'ana', 200);
    expect(distinct(fives.map((hand) => countOf(hand, 'cookies')))).toEqual([0]);
    expect(distinct(fives.map((hand) => countOf(hand, 'seeing-doubles')))).toEqual([0, 1]);
  });

  test('DM-INFO-4 DM-CHAM-13 what a copy was at the clean-up counts, whatever it would be later', () => {
    const t = table({
      decks: ['macaws', 'chameleons', 'ocelots'],
      ana: { hand: ['reflection', ...junk(3)], deck: ['charm', 'gamble', 'reflection', 'junk', 'cookies'] },
      bob: { discard: ['cookies'], hand: ['blindfold', ...junk(4)] },
    });
    t.play(inventory(), inventory('blindfold'));
    expect(t.discard('bob')[0]).toBe('blindfold');
    expect(t.view('bob').filled[0]).toEqual({
      seat: 0,
      counting: ['cookies', 'reflection'],
      joining: ['seeing-doubles'],
      exact: true,
    });
    const hands = imaginedHands(t, 'bob', 'ana', 200);
    expect(distinct(hands.map((hand) => countOf(hand, 'cookies', 'reflection')))).toEqual([1]);
  });

  test('DM-INFO-4 positions say which hands are as their clean-up left them, and need not', () => {
    const { json, state } = table(sixCards).play(inventory());
    expect(json.filled).toEqual([{ seat: 0, counting: ['cookies'], joining: [], exact: true }]);
    const loaded = daleOfMerchants.fromJSON(json);
    expect(daleOfMerchants.hash(loaded)).toBe(daleOfMerchants.hash(state));
    expect(daleOfMerchants.view(loaded, 1)).toEqual(daleOfMerchants.view(state, 1));
    const { filled: _, ...old } = json;
    expect(daleOfMerchants.toJSON(daleOfMerchants.fromJSON(old))).toEqual({ ...json, filled: [] });
  });

  test('DM-INFO-4 positions whose hands are not of the size that they are said to be are refused', () => {
    const { json } = table(sixCards).play(inventory());
    const note = { seat: 0, counting: ['cookies'], joining: [], exact: true };
    const refused: readonly [object[], RegExp][] = [
      [[{ ...note, seat: 1 }], /of the size that filled says/],
      [[{ ...note, seat: 3 }], /at most once/],
      [[note, note], /at most once/],
      [[{ ...note, counting: [] }], /can count as Cookies/],
      [[{ ...note, counting: ['cookies', 'charm'] }], /can count as Cookies/],
      [[{ ...note, joining: ['charm'] }], /can count as Cookies/],
      [[{ ...note, counting: ['acorn'] }], /the id of a card in this game/],
    ];
    for (const [filled, message] of refused)
      expect(() => daleOfMerchants.fromJSON({ ...json, filled })).toThrow(message);
  });
});
