import { describe, expect, test } from 'vitest';
import { atHour, DAWN, DAY, finish, furtherTable, NIGHT, spend } from '../../further.js';
import {
  ability,
  card,
  endTurn,
  handCards,
  inventory,
  order,
  side,
  slot,
  stallCard,
  technique,
} from '../../notation.js';
import { junk } from '../../scheduled.js';
import type { Setup, Table } from '../../table.js';

const decks = ['mongooses', 'macaws', 'ocelots'];

const at = (hour: number, setup: Setup): Table => atHour(hour, { decks, ...setup });

const hourOf = (t: Table): number | undefined => t.json.extras?.counters[0]?.clock;

describe('Mongooses', () => {
  test('DX-CARD-dramatic-romantic moves the clock a step, forward or back where both are possible', () => {
    const setup = { ana: { hand: ['dramatic-romantic'], deck: junk(9) } };
    const dawn = at(DAWN, setup).play(ability('dramatic-romantic')).asks('ana: action');
    expect(hourOf(dawn)).toBe(DAY);
    const night = at(NIGHT, setup).play(ability('dramatic-romantic')).asks('ana: action');
    expect(hourOf(night)).toBe(DAY);
    const day = at(DAY, setup).play(ability('dramatic-romantic')).asks('ana: side');
    expect(day.moves()).toEqual([side('forward'), side('back')]);
    expect(hourOf(day.copy().play(side('forward')))).toBe(NIGHT);
    expect(hourOf(day.play(side('back')))).toBe(DAWN);
  });

  test('DX-WINDOW-2 it opens no last window, and may be used in one', () => {
    const t = at(DAWN, { ana: { hand: ['dramatic-romantic'], deck: junk(9) }, bob: { hand: ['spinning-wheel'] } });
    // Whether the Spinning Wheel is in the hand nobody can tell but its owner.
    t.play(inventory()).asks('ana: last-window').play(ability('dramatic-romantic'), endTurn).asks('bob: action');
    const none = at(DAWN, {
      ana: { hand: ['dramatic-romantic'], deck: junk(9) },
      bob: { discard: ['spinning-wheel'] },
    });
    none.play(inventory()).asks('bob: action');
  });

  test('DX-CARD-serenade and DX-EX-184: two, three or one card, then two go on the deck', () => {
    const ana = { hand: ['dramatic-romantic', 'serenade'], deck: ['spyglass', 'cookies', 'gamble', 'junk', 'junk'] };
    const t = at(DAWN, { ana }).play(ability('dramatic-romantic'), technique('serenade')).asks('ana: hand-cards');
    expect(t.hand('ana')).toEqual(['cookies', 'dramatic-romantic', 'gamble', 'spyglass']);
    t.play(handCards('cookies', 'gamble')).asks('ana: order').play(order('cookies')).asks('ana: bonus-action');
    expect(t.deck('ana').slice(0, 3)).toEqual(['gamble', 'cookies', 'junk']);
    expect(t.knownDeck('ana', 'ana').slice(0, 2)).toEqual(['gamble', 'cookies']);
    expect(t.knownDeck('bob', 'ana').slice(0, 2)).toEqual([null, null]);
    expect(hourOf(t)).toBe(NIGHT);
    const dawn = at(DAWN, { ana: { hand: ['serenade'], deck: ana.deck } }).play(technique('serenade'));
    dawn.asks('ana: hand-cards').play(handCards('spyglass', 'cookies')).asks('ana: order');
    dawn.play(order('cookies')).asks('ana: bonus-action');
    expect(dawn.deck('ana').slice(0, 3)).toEqual(['spyglass', 'cookies', 'gamble']);
  });

  test('DX-EX-185 at night with an empty hand the card drawn goes back', () => {
    const t = at(NIGHT, { ana: { hand: ['serenade'], deck: ['spyglass', 'junk'] } }).play(technique('serenade'));
    t.asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual([]);
    expect(t.deck('ana')[0]).toBe('spyglass');
  });

  test('DX-CARD-selecting-contracts and DX-EX-186: of the top cards one is thrown away, the others go on the deck', () => {
    const ana = { hand: ['selecting-contracts'], discard: ['spyglass', 'cookies', 'gamble'], deck: ['junk'] };
    const t = at(DAY, { ana }).play(technique('selecting-contracts')).asks('ana: card');
    expect(t.moves()).toHaveLength(3);
    t.play(card('cookies')).asks('ana: order').play(order('spyglass')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['cookies']);
    expect(t.deck('ana')).toEqual(['gamble', 'spyglass', 'junk']);
    expect(t.knownDeck('bob', 'ana').slice(0, 2)).toEqual(['gamble', 'spyglass']);
    expect(t.discard('ana')).toEqual(['selecting-contracts']);
    const dawn = at(DAWN, { ana }).play(technique('selecting-contracts'), card('spyglass')).asks('ana: bonus-action');
    expect(dawn.deck('ana')).toEqual(['cookies', 'junk']);
    expect(dawn.discard('ana')).toEqual(['selecting-contracts', 'gamble']);
    const night = at(NIGHT, { ana }).play(technique('selecting-contracts')).asks('ana: bonus-action');
    expect(night.marketDiscard).toEqual(['spyglass']);
    expect(night.discard('ana')).toEqual(['selecting-contracts', 'cookies', 'gamble']);
    at(DAY, { ana: { hand: ['selecting-contracts'] } })
      .play(technique('selecting-contracts'))
      .asks('ana: bonus-action');
  });

  test('DX-CARD-bouquets and DX-EX-207: the hour says what it is exchanged for', () => {
    const setup = {
      ana: { hand: ['bouquets'], stall: [['junk'], ['cookies']] },
      bob: { stall: [['junk'], ['charm']] },
      market: ['spyglass', null, 'gamble'],
    };
    const dawn = at(DAWN, setup).play(technique('bouquets')).asks('ana: stall-card');
    expect(dawn.moves()).toEqual([stallCard('ana', 1, 'junk'), stallCard('ana', 2, 'cookies')]);
    dawn.play(stallCard('ana', 2, 'cookies')).asks('ana: bonus-action');
    expect(dawn.hand('ana')).toEqual(['cookies']);
    expect(dawn.stall('ana')).toEqual([['junk'], ['bouquets']]);
    const day = at(DAY, setup)
      .play(technique('bouquets'), stallCard('bob', 2, 'charm'))
      .asks('ana: bonus-action');
    expect(day.hand('ana')).toEqual(['charm']);
    expect(day.stall('bob')).toEqual([['junk'], ['bouquets']]);
    const night = at(NIGHT, setup).play(technique('bouquets')).asks('ana: market-card').play(slot(2));
    expect(night.market).toEqual(['spyglass', null, 'bouquets', null, null]);
    expect(night.hand('ana')).toEqual(['gamble']);
    expect(night.discard('ana')).toEqual([]);
  });

  test('DX-EX-187 where the hour has no target nothing happens', () => {
    const own = { hand: ['bouquets'], stall: [['junk']] };
    const t = at(DAY, { ana: own, market: ['spyglass'] })
      .play(technique('bouquets'))
      .asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['bouquets']);
    at(DAWN, { ana: { hand: ['bouquets'] }, market: ['spyglass'] })
      .play(technique('bouquets'))
      .asks('ana: bonus-action');
    at(NIGHT, { ana: own }).play(technique('bouquets')).asks('ana: bonus-action');
  });

  test('DX-CARD-spinning-wheel and DX-EX-188: by day as many are drawn as were discarded, else one', () => {
    const ana = { hand: ['spinning-wheel', 'spyglass', 'cookies', 'gamble'], deck: junk(9) };
    const used = { card: 'spinning-wheel', used: ['spinning-wheel'], bonus: 0, set: 0, setAt: 0 };
    const t = at(DAY, { ana }).play(ability('spinning-wheel')).asks('ana: hand-cards');
    expect(t.moves()).toHaveLength(4 + 6 + 4);
    t.play(handCards('spyglass', 'cookies', 'gamble'))
      .asks('ana: order')
      .play(order('spyglass'))
      .asks('ana: action');
    expect(t.handCards('ana')).toHaveLength(4);
    expect(t.discard('ana')[0]).toBe('spyglass');
    expect(t.can(ability(used))).toBe(false);
    const dawn = at(DAWN, { ana }).play(ability('spinning-wheel'), handCards('spyglass', used)).asks('ana: order');
    dawn.play(order('spyglass')).asks('ana: action');
    expect(dawn.hand('ana')).toEqual(['cookies', 'gamble', 'junk']);
  });

  test('DX-EX-189 DX-PASSIVE-6 discarded and drawn again it is fresh, at most fifty times in a turn', () => {
    const t = at(DAWN, { ana: { hand: ['spinning-wheel'] }, rest: 'last' });
    for (let i = 0; i < 50; i++) {
      t.play(ability('spinning-wheel')).asks('ana: action');
      expect(t.hand('ana')).toEqual(['spinning-wheel']);
    }
    expect(t.movesOf('ability')).toEqual([]);
  });

  test('DX-CARD-inheritance: two, five or one card of the market deck, of which one is taken', () => {
    const ana = { hand: ['inheritance'], deck: junk(9) };
    const marketDeck = ['spyglass', 'cookies', 'gamble', 'charm', 'whirligig', 'blindfold'];
    const t = at(DAY, { ana, marketDeck }).play(technique('inheritance')).asks('ana: card');
    expect(t.moves()).toHaveLength(5);
    t.play(card('gamble')).asks('ana: last-window');
    expect(t.hand('ana')).toContain('gamble');
    expect(t.knownHand('bob', 'ana')).not.toContain('gamble');
    const dawn = at(DAWN, { ana, marketDeck }).play(technique('inheritance')).asks('ana: card');
    expect(dawn.moves()).toEqual([card('cookies'), card('spyglass')]);
  });

  test('DX-EX-190 at night the one card comes to the hand; without any nothing happens', () => {
    const ana = { hand: ['inheritance'], deck: junk(9) };
    const t = at(NIGHT, { ana, marketDeck: ['spyglass', 'cookies'] }).play(technique('inheritance'));
    t.asks('ana: last-window');
    expect(t.hand('ana')).toContain('spyglass');
    expect(t.marketDiscard).toEqual([]);
    at(NIGHT, { ana }).play(technique('inheritance')).asks('bob: action');
  });

  test('DX-CLOCK-2 and DX-EX-709: what is finished moves no clock', () => {
    const t = furtherTable({
      decks: ['mongooses', 'dodos', 'macaws'],
      ana: { hand: ['sunglasses', 'serenade', 'shattered-relic'], deck: junk(9) },
    });
    t.play(technique('sunglasses'), finish('sunglasses'), spend(3, { pay: ['shattered-relic'] }));
    expect(hourOf(t)).toBe(DAY);
    t.play(technique('serenade')).asks('ana: hand-cards');
    expect(t.hand('ana')).toHaveLength(2 + 3);
  });
});
