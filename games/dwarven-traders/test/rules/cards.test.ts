import { type CardSide, dwarvenTraders, GEMS, TRADING_CARDS } from '@souk/games/dwarven-traders';
import { InputError, newState } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { choose, mine } from '../moves.js';
import { written } from '../notation.js';
import { ownCards, TestTable, table } from '../table.js';

const SIDES_OF_ALL = TRADING_CARDS.flatMap(({ front, back }) => [front, back]);
const pattern = ({ mineSteps, sellSteps }: CardSide): string => `${mineSteps}${sellSteps}`;
const pair = ({ mine, sell }: CardSide): string => `${mine} ${sell}`;

function countBy<T>(items: readonly T[], key: (item: T) => string): { [key: string]: number } {
  const counts: { [key: string]: number } = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

describe('the printed cards', () => {
  test('DT-CARDS-1 are these twelve', () => {
    expect(TRADING_CARDS.map(({ front, back }) => `${written(front)} | ${written(back)}`)).toEqual([
      'R-1 S+1 | E-2 T+2',
      'E-1 T+1 | S-2 R+2',
      'S-1 R+1 | T-2 E+2',
      'T-1 E+1 | R-2 S+2',
      'R-1 E+1 | S-1 T+2',
      'S-1 T+1 | E-1 R+2',
      'E-1 R+1 | T-1 S+2',
      'T-1 S+1 | R-1 E+2',
      'R-1 T+2 | S-2 E+2',
      'S-1 E+2 | T-2 R+2',
      'T-1 R+2 | E-2 S+2',
      'E-1 S+2 | R-2 T+2',
    ]);
  });

  test('DT-CARDS-1 are balanced: pairs, patterns and colours come equally often', () => {
    expect(new Set(Object.values(countBy(SIDES_OF_ALL, pair)))).toEqual(new Set([2]));
    expect(Object.keys(countBy(SIDES_OF_ALL, pair))).toHaveLength(12);
    expect(countBy(SIDES_OF_ALL, pattern)).toEqual({ 11: 8, 12: 8, 22: 8 });
    const colourByPattern = (field: 'mine' | 'sell') =>
      countBy(SIDES_OF_ALL, (side) => `${side[field]} ${pattern(side)}`);
    for (const field of ['mine', 'sell'] as const) {
      expect(Object.values(colourByPattern(field))).toEqual(Array.from({ length: 12 }, () => 2));
    }
  });

  test('DT-CARDS-1 each show all four colours and two patterns, as do the two sides of a pair', () => {
    for (const { front, back } of TRADING_CARDS) {
      expect(new Set([front.mine, front.sell, back.mine, back.sell])).toEqual(new Set(GEMS));
      expect(pattern(front)).not.toBe(pattern(back));
    }
    expect(new Set(SIDES_OF_ALL.map((side) => `${pair(side)} ${pattern(side)}`)).size).toBe(24);
  });
});

const withCards = (cards: unknown, seats = 2): TestTable =>
  new TestTable(newState(dwarvenTraders, { seats, options: { cards }, seed: 'cards' }));

describe('own cards', () => {
  test('DT-CARDS-1 any list of twelve of the form is played with, balanced or not', () => {
    const same = ownCards(Array.from({ length: 12 }, () => 'T-0 R+2 | R-2 T+0'));
    expect(withCards(same).view.options.cards).toEqual(same);
    const own = ['T-2 R+0', 'T-0 R+0', 'T-1 R+1', 'T-2 R+2'];
    const setting = { own, players: [{ store: ['ruby'] as const }] };
    expect(table(setting).choices()).toHaveLength(12);
    const priceAfter = (slot: number): number => table(setting).play(mine(slot)).view.prices.topaz;
    expect([0, 1, 2, 3].map(priceAfter)).toEqual([-1, 1, 0, -1]);
  });

  test('DT-CARDS-1 null and nothing stand for the printed cards', () => {
    expect(withCards(null).view.options.cards).toBeNull();
    const state = newState(dwarvenTraders, { seats: 2, options: {}, seed: 'cards' });
    expect(new TestTable(state).view).toEqual(withCards(null).view);
  });

  test('DT-CARDS-1 own cards work in the solo game, replacements included', () => {
    const game = withCards(ownCards(Array.from({ length: 12 }, () => 'T-1 R+1 | R-1 T+1')), 1).play(choose('ruby'));
    game.play(game.choices()[0]);
    expect(game.eventsOf('card-replaced')).toHaveLength(1);
    expect(game.eventsOf('mined').at(-1)).toMatchObject({ trader: 'smuggler' });
  });

  const good = ownCards([]);
  const plain = good[0];
  const withSide = (change: object): unknown => good.with(4, { ...plain, back: { ...plain.back, ...change } });
  const without = (field: keyof CardSide): unknown => {
    const { [field]: _gone, ...rest } = plain.back;
    return [...good.slice(0, 4), { ...plain, back: rest }, ...good.slice(5)];
  };

  test.each([
    ['eleven cards', good.slice(1), 'options.cards', /a list of 12, not of 11/],
    ['thirteen cards', [...good, plain], 'options.cards', /a list of 12, not of 13/],
    ['an empty list', [], 'options.cards', /a list of 12, not of 0/],
    ['no list', { cards: good }, 'options.cards', /a list/],
    ['a text', 'printed', 'options.cards', /a list/],
    ['a card that is no object', good.with(4, null as never), 'options.cards[4]', /an object/],
    ['a card without back', good.with(4, { front: plain.front } as never), 'options.cards[4]', /the field "back"/],
    ['a card without front', good.with(4, { back: plain.back } as never), 'options.cards[4]', /the field "front"/],
    ['a third side', good.with(4, { ...plain, edge: plain.front } as never), 'options.cards[4].edge', /no such field/],
    ['an unknown field', withSide({ colour: 'ruby' }), 'options.cards[4].back.colour', /no such field/],
    ['an unknown gem to mine', withSide({ mine: 'opal' }), 'options.cards[4].back.mine', /one of "ruby"/],
    ['an unknown gem to sell', withSide({ sell: 0 }), 'options.cards[4].back.sell', /one of "ruby"/],
    ['three steps down', withSide({ mineSteps: 3 }), 'options.cards[4].back.mineSteps', /a whole number from 0 to 2/],
    ['three steps up', withSide({ sellSteps: 3 }), 'options.cards[4].back.sellSteps', /a whole number from 0 to 2/],
    ['negative steps', withSide({ mineSteps: -1 }), 'options.cards[4].back.mineSteps', /a whole number from 0 to 2/],
    ['half a step', withSide({ sellSteps: 0.5 }), 'options.cards[4].back.sellSteps', /a whole number from 0 to 2/],
    ['steps as text', withSide({ sellSteps: '1' }), 'options.cards[4].back.sellSteps', /a whole number from 0 to 2/],
    ['no mining colour', without('mine'), 'options.cards[4].back', /the field "mine"/],
    ['no selling steps', without('sellSteps'), 'options.cards[4].back', /the field "sellSteps"/],
    ['one colour twice', withSide({ mine: 'sapphire' }), 'options.cards[4].back.sell', /another colour than the mined/],
  ])('DT-CARDS-1 rejects %s and says why', (_what, cards, path, expected) => {
    const error = refusal(() => withCards(cards));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ path });
    expect(error?.message).toMatch(expected);
  });
});

function refusal(act: () => unknown): InputError | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  return undefined;
}
