import { describe, expect, test } from 'vitest';
import {
  ability,
  as,
  build,
  buy,
  declared,
  decline,
  handCard,
  inventory,
  marked,
  number,
  technique,
} from '../notation.js';
import { lucky, table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');
const decks = ['macaws', 'chameleons', 'ocelots'] as const;

describe('Chameleons', () => {
  test('DM-CHAM-1 in the market and in a pile a Chameleon is its own face', () => {
    const t = table({
      decks,
      ana: { hand: ['cookies', 'junk'] },
      bob: { discard: ['gamble'] },
      market: ['reflection'],
    });
    expect(t.movesOf('buy')).toEqual([buy(0, ['cookies'])]);
  });

  test('DM-CHAM-2 modifiers of the copied card are not copied', () => {
    const t = lucky({ decks, ana: { hand: ['bold-haggler', 'seeing-doubles'] } }, (each) =>
      each.play(ability('bold-haggler')).branches().includes('bold-haggler: rolled-3'),
    );
    const rolled = marked('bold-haggler', { used: ['bold-haggler'], bonus: 3 });
    expect(t.can(build([as('seeing-doubles', 'bold-haggler', 'bold-haggler')]))).toBe(true);
    expect(t.can(build([rolled]))).toBe(false);
  });

  test('DM-CHAM-3 a copied technique is discarded as the Chameleon it is', () => {
    const t = table({ decks, ana: { hand: ['reflection'] }, bob: { discard: ['favourite-toy'] } });
    expect(t.play(technique('reflection', 'favourite-toy')).discard('ana')).toEqual(['reflection']);
  });

  test('DM-CHAM-4 each text finds its own targets', () => {
    const setup = {
      decks: ['macaws', 'chameleons', 'ocelots', 'squirrels'] as const,
      bob: { discard: ['whirligig', 'gamble'] },
      cleo: { discard: ['charm'] },
      market: ['new-season', null, 'blindfold'],
      marketDiscard: ['spyglass', 'gamble'].slice(0, 1),
    };
    const techniquesOf = (id: string, stall: string[][] = []): string[] =>
      table({ ...setup, ana: { hand: [id, 'acorn'], stall } })
        .movesOf('technique')
        .filter((move) => move.card === id)
        .map((move) => move.as);
    expect(techniquesOf('flexible-shopkeeper', [['swift-broker'], ['favourite-toy', 'shattered-relic']])).toEqual([
      'shattered-relic',
      'favourite-toy',
    ]);
    expect(techniquesOf('reflection')).toEqual(['whirligig', 'charm']);
    expect(techniquesOf('good-old-times')).toEqual(['spyglass']);
    expect(techniquesOf('trendsetting')).toEqual(['new-season', 'blindfold']);
    expect(techniquesOf('seeing-doubles')).toEqual(['acorn']);
  });

  test('DM-CHAM-5 a Chameleon copying a Chameleon follows its text for the same owner', () => {
    const t = table({
      decks,
      ana: { hand: ['good-old-times', 'junk'], stall: [['swift-broker'], ['cookies']] },
      bob: { stall: [['bold-haggler']] },
      marketDiscard: ['flexible-shopkeeper'],
      market: ['new-season'],
    });
    expect(t.movesOf('buy')).toEqual([buy(0, ['good-old-times'])]);
  });

  test('DM-CHAM-6 a Chameleon with a target cannot be its own face', () => {
    const t = table({
      decks,
      ana: { hand: ['trendsetting'], stall: [['swift-broker'], ['cookies'], ['whirligig'], ['charm']] },
      market: ['cookies'],
    });
    expect(t.movesOf('build')).toEqual([]);
  });

  test('DM-CHAM-8 Chameleons used together are declared independently', () => {
    const t = table({
      decks,
      ana: { hand: ['reflection', 'reflection'], stall: [['swift-broker'], ['cookies'], ['whirligig']] },
      bob: { discard: ['cookies'] },
    });
    expect(t.movesOf('build')).toEqual([build([as('reflection', 'cookies'), as('reflection', 'cookies')])]);
  });

  test('DM-CHAM-8 DM-MARKET-4 DM-MARKET-5 a copy of a passive permits what the passive does, while it is paid', () => {
    const paying = (faced: string, setup: object) =>
      table({
        decks: ['pandas', 'chameleons', 'ocelots'],
        ana: { hand: ['reflection', 'junk'], deck: junk(5) },
        bob: { discard: [faced] },
        ...setup,
      });
    const cheap = { market: ['whirligig'] };
    expect(paying('stock-clearance', cheap).can(buy(0, ['reflection', 'junk']))).toBe(true);
    expect(paying('charm', cheap).can(buy(0, ['reflection', 'junk']))).toBe(false);
    const thrownAway = { marketDiscard: ['whirligig'] };
    expect(paying('market-discovery', thrownAway).can(buy('market-discard', ['reflection']))).toBe(true);
    expect(paying('charm', thrownAway).can(buy('market-discard', ['reflection']))).toBe(false);
  });

  test('DM-CHAM-9 a declaration holds until the technique is resolved, though its target has moved', () => {
    const t = table({ decks, ana: { hand: ['trendsetting', 'junk', 'swift-broker'] }, market: ['gift-voucher'] });
    t.play(technique('trendsetting', 'gift-voucher')).asks('ana: bonus-action');
    expect(t.market[0]).toBe('trendsetting');
    expect(t.hand('ana')).toContain('gift-voucher');
  });

  test('DM-CHAM-10 a roll counts only as Bold Haggler, a set value always', () => {
    const setup = { decks, ana: { hand: ['trendsetting', 'junk'] }, market: ['bold-haggler', 'cookies'] } as const;
    const t = lucky(setup, (each) =>
      each.play(ability('trendsetting', 'bold-haggler')).branches().includes('bold-haggler: rolled-3'),
    );
    const rolled = marked('trendsetting', { used: ['bold-haggler'], bonus: 3 });
    expect(t.movesOf('buy').some(({ from, pay }) => from === 1 && pay.length === 1)).toBe(true);
    const built = table({
      decks,
      ana: { hand: ['trendsetting'], stall: [['swift-broker']] },
      market: ['cookies', 'bold-haggler'],
    });
    expect(built.movesOf('build')).toEqual([build([as('trendsetting', 'cookies')])]);
    expect(t.can(inventory(rolled))).toBe(true);
    const set = table({
      decks,
      ana: { hand: ['blindfold', 'trendsetting'], stall: [['swift-broker'], ['cookies']] },
      market: ['charm', 'new-season'],
    });
    set.play(technique('blindfold'), declared('trendsetting', 'charm'), number(1), number(3)).asks('ana: bonus-action');
    expect(set.movesOf('build')).toHaveLength(2);
  });

  test('DM-CHAM-12 abilities of everything it can be, each once', () => {
    const t = table({
      decks: ['pandas', 'chameleons', 'ocelots'],
      ana: { hand: ['trendsetting', 'junk'] },
      market: ['market-discovery', 'good-old-times', 'market-discovery'],
      marketDeck: ['charm', 'gamble', 'new-season'],
    });
    expect(t.movesOf('ability')).toEqual([
      ability('trendsetting', 'good-old-times'),
      ability('trendsetting', 'market-discovery'),
    ]);
    t.play(ability('trendsetting', 'good-old-times'));
    const used = marked('trendsetting', { used: ['good-old-times'] });
    expect(t.movesOf('ability')).toEqual([ability(used, 'market-discovery')]);
  });

  test('DM-CHAM-12 the ability of Good Old Times does not hang on its copy text', () => {
    const t = table({ decks, ana: { hand: ['good-old-times'] }, marketDeck: ['charm'] });
    expect(t.movesOf('ability')).toEqual([ability('good-old-times')]);
  });

  test('DM-CHAM-14 as junk it needs Stashing Vendor', () => {
    const t = table({
      decks: ['squirrels', 'chameleons', 'ocelots'],
      ana: { hand: ['reflection', 'stashing-vendor'], stall: [['bold-haggler']] },
      bob: { discard: ['junk'] },
    });
    expect(t.movesOf('build')).toEqual([build(['stashing-vendor', as('reflection', 'junk')])]);
  });

  test('DM-CHAM-15 nothing is shown for what can be had without Seeing Doubles', () => {
    const t = table({
      decks: ['macaws', 'chameleons', 'ocelots', 'squirrels'],
      ana: { hand: ['reflection', 'cookies', 'charm', 'junk'], deck: ['gamble', 'acorn', ...junk(6)] },
      bob: { discard: ['seeing-doubles'] },
      cleo: { discard: ['charm'] },
    });
    expect(t.movesOf('technique').filter((move) => move.card === 'reflection')).toEqual([
      technique('reflection', 'charm'),
    ]);
    t.play(technique('reflection', 'charm'), decline);
    expect(t.knownHand('bob', 'ana')).not.toContain('charm');
  });

  test('DM-CHAM-15 a payment shows a hand card only where it must', () => {
    const t = table({
      decks,
      ana: { hand: ['seeing-doubles', 'cookies', 'swift-broker'], deck: ['gamble', ...junk(9)] },
      market: ['new-season'],
    });
    t.play(buy(0, ['seeing-doubles']));
    expect(t.knownHand('bob', 'ana')).toEqual(['cookies', 'new-season']);
  });

  test('DM-CHAM-16 a Chameleon that Nostalgic Item admits is declared', () => {
    const t = table({
      decks: ['squirrels', 'chameleons', 'ocelots'],
      ana: {
        hand: ['nostalgic-item'],
        discard: ['reflection'],
        stall: [['bold-haggler'], ['new-season'], ['whirligig'], ['charm']],
      },
      bob: { discard: ['empty-chest'] },
    });
    expect(t.movesOf('build')).toEqual([build(['nostalgic-item'], [as('reflection', 'empty-chest')])]);
  });

  test('DM-CHAM-17 throwing away and New Season look at the physical card', () => {
    const t = table({
      decks,
      ana: { hand: ['shattered-relic', 'reflection', 'junk'], deck: ['charm'] },
      bob: { discard: ['junk'] },
    });
    t.play(technique('shattered-relic'), handCard('reflection'));
    expect(t.marketDiscard).toEqual(['reflection']);
    const season = table({
      decks,
      ana: { hand: ['new-season'], discard: ['reflection', 'junk'] },
      bob: { discard: ['junk'] },
      marketDeck: ['charm'],
    });
    expect(season.play(technique('new-season')).marketDiscard).toEqual(['reflection']);
  });
});
