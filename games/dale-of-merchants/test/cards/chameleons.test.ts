import { describe, expect, test } from 'vitest';
import { ability, as, build, buy, slot, technique } from '../notation.js';
import { table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');
const decks = ['macaws', 'chameleons', 'ocelots'] as const;

describe('DM-CARD-flexible-shopkeeper', () => {
  test('any card of the last stack, also in the middle of a chain of stacks', () => {
    const t = table({
      decks,
      ana: { hand: ['flexible-shopkeeper'], stall: [['swift-broker'], ['bold-haggler', 'bold-haggler']] },
    });
    expect(t.movesOf('build')).toEqual([]);
    const squirrels = table({
      decks: ['squirrels', 'chameleons', 'ocelots'],
      ana: {
        hand: ['winter-is-coming', 'flexible-shopkeeper', 'bold-haggler'],
        stall: [['bold-haggler'], ['new-season'], ['whirligig'], ['charm']],
      },
    });
    squirrels.play(build(['winter-is-coming'])).asks('ana: additional-stack');
    expect(squirrels.can(build([as('flexible-shopkeeper', 'winter-is-coming')]))).toBe(false);
    const six = table({
      decks: ['squirrels', 'chameleons', 'ocelots'],
      ana: {
        hand: ['winter-is-coming', 'flexible-shopkeeper', 'stashing-vendor'],
        stall: [['bold-haggler'], ['new-season'], ['whirligig'], ['charm']],
      },
    });
    six.play(build(['winter-is-coming']));
    expect(six.can(build([as('flexible-shopkeeper', 'winter-is-coming'), 'stashing-vendor']))).toBe(true);
  });
});

describe('DM-CARD-reflection', () => {
  test('with several opponents any of their top cards', () => {
    const t = table({
      decks: ['macaws', 'chameleons', 'ocelots', 'pandas'],
      ana: { hand: ['reflection'], stall: [['swift-broker']] },
      bob: { discard: ['cookies', 'gamble'] },
      cleo: { discard: ['new-season'] },
    });
    expect(t.movesOf('build')).toEqual([build([as('reflection', 'cookies')]), build([as('reflection', 'new-season')])]);
    expect(t.movesOf('technique')).toEqual([technique('reflection', 'new-season')]);
  });

  test('copying from an empty place it is itself', () => {
    const t = table({ decks, ana: { hand: ['reflection'], stall: [['swift-broker']] } });
    expect(t.movesOf('build')).toEqual([build(['reflection'])]);
  });
});

describe('DM-CARD-good-old-times', () => {
  test('the ability is there whatever the copy text finds, and the copy follows the pile', () => {
    const t = table({ decks, ana: { hand: ['good-old-times'] }, marketDeck: ['cookies'], marketDiscard: ['spyglass'] });
    expect(t.movesOf('technique')).toEqual([technique('good-old-times', 'spyglass')]);
    t.play(ability('good-old-times')).asks('ana: action');
    expect(t.marketDiscard).toEqual(['cookies', 'spyglass']);
    expect(t.movesOf('technique')).toEqual([]);
  });
});

describe('DM-CARD-gift-voucher', () => {
  test('its card stays in the slot; an empty market leaves it without effect', () => {
    const t = table({ decks, ana: { hand: ['gift-voucher'] }, market: ['charm', 'gamble'] });
    t.play(technique('gift-voucher')).asks('ana: market-card').play(slot(1)).asks('ana: bonus-action').settled();
    expect(t.market.slice(0, 2)).toEqual(['charm', 'gift-voucher']);
    const empty = table({ decks, ana: { hand: ['gift-voucher'] } }).play(technique('gift-voucher'));
    expect(empty.asks('ana: bonus-action').discard('ana')).toEqual(['gift-voucher']);
  });

  test('a Chameleon played as it stays in the market at its own value', () => {
    const t = table({
      decks,
      ana: { hand: ['flexible-shopkeeper', 'junk', 'junk'], stall: [['gift-voucher']] },
      market: [null, 'gamble'],
    });
    t.play(technique('flexible-shopkeeper', 'gift-voucher')).asks('ana: bonus-action');
    expect(t.market[1]).toBe('flexible-shopkeeper');
    expect(t.can(buy(1, ['junk', 'junk']))).toBe(true);
  });
});

describe('DM-CARD-trendsetting', () => {
  test('any card in the market; with an empty market itself', () => {
    const t = table({ decks, ana: { hand: ['trendsetting', 'junk'] }, market: ['spyglass', 'cookies'] });
    expect(t.movesOf('technique')).toEqual([technique('trendsetting', 'spyglass')]);
    const none = table({
      decks,
      ana: { hand: ['trendsetting'], stall: [['swift-broker'], ['cookies'], ['whirligig'], ['charm']] },
    });
    expect(none.movesOf('build')).toEqual([build(['trendsetting'])]);
  });
});

describe('DM-CARD-seeing-doubles', () => {
  test('the copied hand card is shown and stays', () => {
    const t = table({
      decks,
      ana: { hand: ['seeing-doubles', 'spyglass', 'junk'], deck: ['charm', 'gamble', 'junk', 'junk'] },
    });
    t.play(technique('seeing-doubles', 'spyglass', 'spyglass')).asks('ana: card');
    expect(t.knownHand('bob', 'ana')).toEqual(['spyglass']);
  });

  test('as the only hand card it is itself', () => {
    const t = table({ decks, ana: { hand: ['seeing-doubles'], deck: junk(5) }, market: ['gamble'] });
    t.play(buy(0, ['seeing-doubles']));
    expect(t.discard('ana')).toEqual(['seeing-doubles']);
  });

  test('through a hand Chameleon it may show that one instead', () => {
    const t = table({
      decks,
      ana: { hand: ['seeing-doubles', 'reflection', 'cookies'], stall: [['swift-broker']] },
      bob: { discard: ['cookies'] },
    });
    const shown = t
      .movesOf('build')
      .flatMap(({ hand }) => hand.filter((each) => each.card === 'seeing-doubles').map((each) => each.showing));
    expect(shown).toEqual(['cookies', 'reflection']);
  });
});
