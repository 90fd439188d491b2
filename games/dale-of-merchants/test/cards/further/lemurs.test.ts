import { describe, expect, test } from 'vitest';
import { furtherTable, goOn, spend } from '../../further.js';
import {
  ability,
  buy,
  card,
  declared,
  decline,
  endTurn,
  handCard,
  inventory,
  slot,
  technique,
} from '../../notation.js';
import type { Setup, Table } from '../../table.js';

const decks = ['lemurs', 'macaws', 'ocelots'];
const junk = (count: number): string[] => Array(count).fill('junk');
/** Ends what is open until the end phase or the next player. */
const toEnd = (t: Table): Table => {
  while (t.question === 'ana: bonus-action' || t.question === 'ana: last-window')
    t.play(t.question === 'ana: bonus-action' ? decline : endTurn);
  return t;
};

describe('DX-CARD-voracious-consumer', () => {
  const pays = (hand: readonly string[], price: number) => {
    const market = [null, null, null, null, null] as (string | null)[];
    // A card of value 2 in the slot that makes up the price.
    market[price - 2] = 'new-season';
    return furtherTable({ decks, ana: { hand: [...hand] }, market }).can(buy(price - 2, hand));
  };

  test('DX-EX-312 one or two more, as it suits', () => {
    expect(pays(['voracious-consumer'], 3)).toBe(true);
    expect(pays(['voracious-consumer'], 2)).toBe(true);
    expect(pays(['voracious-consumer'], 4)).toBe(false);
  });

  test('DX-EX-313 it counts at least 2 when others are tested', () => {
    expect(pays(['junk', 'voracious-consumer'], 2)).toBe(false);
    expect(pays(['junk', 'voracious-consumer'], 4)).toBe(true);
  });

  test('DX-EX-314 each of several for itself', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['voracious-consumer', 'voracious-consumer', 'cookies'] },
      market: [null, null, 'gamble'],
    });
    expect(t.can(buy(2, ['voracious-consumer', 'voracious-consumer', 'cookies']))).toBe(true);
  });

  test('DX-EX-315 not when it is spent', () => {
    const t = furtherTable({
      decks: ['lemurs', 'tuataras', 'ocelots'],
      ana: { hand: ['greed', 'voracious-consumer'] },
    });
    t.play(ability('greed'));
    expect(t.moves()).toEqual([spend(1, { pay: ['voracious-consumer'] })]);
  });
});

describe('DX-CARD-delightful-surprise', () => {
  test('one card is taken unseen; the other and this card are thrown away', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['delightful-surprise'] },
      marketDeck: ['gamble', 'charm', 'cookies'],
    });
    t.play(technique('delightful-surprise')).asks('ana: card').play(card('gamble')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.marketDiscard.slice().sort()).toEqual(['charm', 'delightful-surprise']);
    expect(t.discard('ana')).toEqual([]);
  });

  test('DX-EX-316 with one card it goes to the hand', () => {
    const t = furtherTable({ decks, ana: { hand: ['delightful-surprise'] }, marketDeck: ['charm'] });
    t.play(technique('delightful-surprise')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['charm']);
    expect(t.marketDiscard).toEqual(['delightful-surprise']);
  });

  test('DX-EX-317 a copy is thrown away as itself', () => {
    const t = furtherTable({
      decks: ['lemurs', 'chameleons', 'ocelots'],
      ana: { hand: ['reflection'] },
      bob: { discard: ['delightful-surprise'] },
    });
    t.play(technique('reflection', 'delightful-surprise'));
    expect(t.marketDiscard).toEqual(['reflection']);
  });
});

describe('DX-CARD-fortunate-upgrade', () => {
  test('a hand card is thrown away, then one drawn from the market deck; no bonus action', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['fortunate-upgrade', 'cookies', 'junk'], deck: junk(9) },
      marketDeck: ['gamble'],
    });
    t.play(technique('fortunate-upgrade'), handCard('junk'));
    expect(t.hand('ana')).toContain('gamble');
    expect(t.branches()).toEqual(['fortunate-upgrade: upgraded']);
  });

  test('DX-EX-318 with nothing to throw away and nothing to draw nothing happens', () => {
    const t = furtherTable({ decks, ana: { hand: ['fortunate-upgrade'], deck: junk(9) } }).play(
      technique('fortunate-upgrade'),
    );
    expect(t.branches()).toEqual(['fortunate-upgrade: empty-hand']);
    expect(t.discard('ana')).toEqual(['fortunate-upgrade']);
  });
});

describe('DX-CARD-replacement', () => {
  const market = ['whirligig', 'shattered-relic', 'gamble', 'cookies', 'new-season'];

  test('DX-EX-319 DX-VALUE-3 the value is what it would count in a payment', () => {
    const t = furtherTable({ decks, ana: { hand: ['replacement', 'spyglass'] }, market });
    t.play(technique('replacement')).asks('ana: market-card');
    expect(t.moves()).toEqual([slot(0), slot(1), slot(2)]);
    const raised = furtherTable({ decks, ana: { hand: ['replacement', 'spyglass'] }, market, turn: { turnBonus: 1 } });
    raised.play(technique('replacement')).asks('ana: bonus-action');
    expect(raised.hand('ana')).toEqual(['gamble']);
    expect(raised.marketDiscard).toEqual(['spyglass']);
  });

  test('DX-EX-320 with junk only nothing happens', () => {
    const t = furtherTable({ decks, ana: { hand: ['replacement', ...junk(2)] }, market }).play(
      technique('replacement'),
    );
    t.asks('ana: bonus-action');
    expect(t.branches()).toEqual(['replacement: nothing-to-throw-away']);
  });

  test('DX-EX-409 DX-ANIMAL-1 a copy of junk counts 1 and is animalfolk all the same', () => {
    const t = furtherTable({
      decks: ['lemurs', 'chameleons', 'ocelots'],
      ana: { hand: ['replacement', 'reflection'] },
      bob: { discard: ['junk'] },
      market: ['new-season', 'whirligig', 'charm', 'gamble'],
    });
    t.play(technique('replacement')).asks('ana: declared-card').play(declared('reflection', 'junk'));
    expect(t.hand('ana')).toEqual(['new-season']);
    expect(t.marketDiscard).toEqual(['reflection']);
  });

  test('a value that no card of the market comes near: the card is lost all the same', () => {
    const t = furtherTable({ decks, ana: { hand: ['replacement', 'gamble'] }, market: ['new-season'] });
    t.play(technique('replacement'));
    expect(t.branches()).toEqual(['replacement: nothing-to-take']);
    expect(t.marketDiscard).toEqual(['gamble']);
  });
});

describe('DX-CARD-fashion-hint', () => {
  const setup: Setup = {
    decks,
    ana: { hand: ['fashion-hint', 'junk'], deck: junk(9) },
    marketDeck: ['gamble', 'charm'],
  };

  test('DX-EX-321 kept it comes to hand unshown, and the action is lost', () => {
    const t = furtherTable({ ...setup, rest: 'market' })
      .play(ability('fashion-hint'))
      .asks('ana: go-on')
      .play(goOn);
    expect(t.hand('ana')).toContain('gamble');
    expect(t.knownHand('bob', 'ana')).not.toContain('gamble');
    expect(t.question).not.toBe('ana: action');
    expect(t.question).not.toBe('ana: last-window');
  });

  test('DX-EX-323 thrown away the action is still there', () => {
    const t = furtherTable(setup).play(ability('fashion-hint'), decline).asks('ana: action');
    expect(t.marketDiscard).toEqual(['gamble']);
    expect(t.movesOf('ability')).toEqual([]);
  });

  test('DX-EX-323 so is a bonus action', () => {
    const t = furtherTable({
      ...setup,
      ana: { hand: ['fashion-hint', 'delightful-surprise'], deck: junk(9) },
      marketDeck: ['gamble', 'charm', 'cookies', 'whirligig'],
    });
    t.play(technique('delightful-surprise'), card('charm')).asks('ana: bonus-action');
    t.play(ability('fashion-hint'), decline).asks('ana: bonus-action');
  });

  test('DX-EX-322 it opens no last window and is not offered there', () => {
    const t = furtherTable(setup).play(inventory());
    expect(t.question).not.toBe('ana: last-window');
  });

  test('DX-SUPPLY-1 without a market card it is not offered', () => {
    const t = furtherTable({ ...setup, marketDeck: [] });
    expect(t.movesOf('ability')).toEqual([]);
  });

  test('DX-EX-416 a copy of it ends the action phase as well', () => {
    const t = furtherTable({
      decks: ['lemurs', 'chameleons', 'macaws'],
      ana: { hand: ['flexible-shopkeeper', 'junk'], deck: junk(9), stall: [['fashion-hint']] },
      marketDeck: ['cookies'],
      rest: 'market',
    });
    t.play(ability('flexible-shopkeeper', 'fashion-hint'), goOn);
    expect(t.hand('ana')).toContain('cookies');
    expect(t.question).not.toBe('ana: action');
  });
});

describe('DX-CARD-royal-privilege', () => {
  test('at the end of the turn an animalfolk card is discarded for two', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['royal-privilege', 'cookies', 'junk'], deck: [...junk(3), 'gamble', 'charm', 'spyglass'] },
    });
    toEnd(t.play(inventory()));
    t.play(ability('royal-privilege')).asks('ana: hand-card');
    expect(t.moves()).toEqual([handCard('cookies'), handCard('royal-privilege')]);
    t.play(handCard('cookies'));
    expect(t.hand('ana')).toHaveLength(7);
    expect(t.movesOf('ability')).toEqual([]);
    t.play(endTurn).asks('bob: action');
  });

  test('DX-EX-324 it may discard itself; drawn again it is not used twice', () => {
    const t = furtherTable({ decks, ana: { hand: ['royal-privilege', ...junk(4)] } }).play(inventory());
    t.play(ability('royal-privilege'));
    if (t.question === 'ana: hand-card') t.play(handCard('royal-privilege'));
    expect(t.hand('ana')).toEqual([...junk(5), 'royal-privilege']);
    expect(t.movesOf('ability')).toEqual([]);
  });

  test('it is not offered between actions', () => {
    const t = furtherTable({ decks, ana: { hand: ['royal-privilege', 'junk'] } });
    expect(t.movesOf('ability')).toEqual([]);
  });
});
