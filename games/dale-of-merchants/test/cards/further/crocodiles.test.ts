import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { build, buy, card, decline, handCard, inventory, player, technique } from '../../notation.js';
import { junk, scheduled } from '../../scheduled.js';

const decks = ['crocodiles', 'macaws', 'ocelots'];
const four = ['crocodiles', 'macaws', 'ocelots', 'squirrels'];

describe('Crocodiles', () => {
  test('DX-CARD-little-villain discards two cards of every other deck', () => {
    const t = furtherTable({
      decks: four,
      ana: { hand: ['little-villain'] },
      bob: { deck: ['spyglass', 'cookies', 'charm'] },
      cleo: { deck: ['gamble', 'junk'] },
    });
    t.play(technique('little-villain')).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual(['cookies', 'spyglass']);
    expect(t.discard('cleo').slice(0, 2)).toEqual(['junk', 'gamble']);
  });

  test('DX-EX-118 an empty deck is formed anew in between', () => {
    const t = furtherTable({
      decks,
      rest: 'ana',
      ana: { hand: ['little-villain'] },
      bob: { deck: ['spyglass'], discard: ['cookies'] },
    });
    t.play(technique('little-villain'));
    expect(t.deck('bob')).toHaveLength(1);
    expect(t.discard('bob')).toHaveLength(1);
  });

  test('DX-EX-119 junk comes for missing cards and may come twice', () => {
    const setup = { decks, rest: 'ana', ana: { hand: ['little-villain'] }, bob: {} } as const;
    expect(furtherTable(setup).play(technique('little-villain')).discard('bob')).toEqual(['junk']);
    const cleanUp = furtherTable({ ...setup, options: { junkWhenEmpty: 'clean-up' } }).play(
      technique('little-villain'),
    );
    expect(cleanUp.discard('bob')).toEqual([]);
  });

  test('DX-CARD-scary-gunfight and DX-EX-120: prices are higher for others, and several add up', () => {
    const setup = {
      decks: four,
      ana: { hand: ['spyglass', 'junk', 'junk', 'cookies', 'junk'] },
      bob: { hand: ['junk'] },
      cleo: {},
      market: ['cookies'],
    };
    const t = furtherTable({
      ...setup,
      turn: scheduled(
        3,
        { seat: 1, card: 'scary-gunfight' },
        { seat: 1, card: 'scary-gunfight' },
        { seat: 2, card: 'scary-gunfight' },
      ),
    });
    expect(t.can(buy(0, ['spyglass', 'cookies', 'junk', 'junk']))).toBe(true);
    expect(t.can(buy(0, ['spyglass', 'cookies', 'junk']))).toBe(false);
  });

  test('DX-EX-121 a card from the market’s discard pile keeps its printed price', () => {
    const t = furtherTable({
      decks: ['crocodiles', 'macaws', 'pandas'],
      ana: { hand: ['market-discovery'] },
      marketDiscard: ['spyglass'],
      turn: scheduled(2, { seat: 1, card: 'scary-gunfight' }),
    });
    expect(t.can(buy('market-discard', ['market-discovery']))).toBe(true);
  });

  test('DX-CARD-night-shift and DX-EX-122: the looker hands the top cards back, the rest comes to the looker', () => {
    const t = furtherTable({
      decks: four,
      ana: { hand: ['night-shift'], deck: ['spyglass', 'junk'] },
      bob: { deck: ['gamble', 'junk'] },
      cleo: { deck: ['cookies', 'junk'] },
    });
    t.play(technique('night-shift')).asks('ana: card-for-player');
    expect(t.view('bob').aside.map((each) => each.card)).toEqual([null, null, null]);
    t.play(card('spyglass'), card('gamble')).asks('ana: bonus-action').settled();
    expect(t.deck('bob')[0]).toBe('spyglass');
    expect(t.deck('cleo')[0]).toBe('gamble');
    expect(t.deck('ana')[0]).toBe('cookies');
    expect(t.knownDeck('ana', 'bob')[0]).toBe('spyglass');
    expect(t.knownDeck('bob', 'bob')[0]).toBe(null);
  });

  test('DX-EX-123 a junk is drawn for an empty deck, or its player is left out', () => {
    const setup = { decks, rest: 'market', ana: { hand: ['night-shift'], deck: ['spyglass'] }, bob: {} } as const;
    const t = furtherTable(setup).play(technique('night-shift')).asks('ana: card-for-player').play(card('junk'));
    expect(t.deck('bob')).toEqual(['junk']);
    const out = furtherTable({ ...setup, options: { junkWhenEmpty: 'clean-up' } }).play(technique('night-shift'));
    out.asks('ana: bonus-action');
    expect(out.deck('ana')).toEqual(['spyglass']);
  });

  test('DX-CARD-ruthless-competition and DX-EX-124: a card is drawn and any hand card put on that deck', () => {
    const t = furtherTable({ decks, ana: { hand: ['ruthless-competition', 'spyglass'] }, bob: { deck: ['cookies'] } });
    t.play(technique('ruthless-competition')).asks('ana: hand-card').play(handCard('spyglass'));
    expect(t.hand('ana')).toEqual(['cookies']);
    expect(t.deck('bob')[0]).toBe('spyglass');
    expect(t.knownDeck('bob', 'bob')[0]).toBe(null);
    expect(t.knownDeck('ana', 'bob')[0]).toBe('spyglass');
    expect(t.knownHand('bob', 'ana')).toEqual([]);
  });

  test('DX-CARD-nasty-threat, DX-EX-125 and DX-EX-126: totals are one higher, Charm’s card included', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['cookies', 'cookies', 'charm'], stall: [['junk'], ['junk']] },
      marketDeck: ['spyglass'],
      turn: scheduled(2, { seat: 1, card: 'nasty-threat' }),
    });
    expect(t.can(build(['cookies', 'cookies']))).toBe(true);
    t.copy().play(technique('charm'));
    expect(t.copy().play(technique('charm')).stall('ana')).toHaveLength(3);
    const more = furtherTable({
      decks,
      ana: { hand: ['charm'], stall: [['junk'], ['junk'], ['junk']] },
      marketDeck: ['spyglass'],
      turn: scheduled(2, { seat: 1, card: 'nasty-threat' }),
    }).play(technique('charm'));
    expect(more.marketDiscard).toEqual(['spyglass']);
  });

  test('DX-CARD-lost-shipments, DX-TURN-3, DX-EX-128 and DX-EX-129: one card is drawn at clean-up, however many lie there', () => {
    const t = furtherTable({
      decks: four,
      ana: { hand: ['junk'], deck: ['cookies', ...junk(9)] },
      bob: {},
      cleo: {},
      turn: scheduled(3, { seat: 1, card: 'lost-shipments' }),
    });
    t.play(inventory());
    expect(t.hand('ana')).toEqual(['cookies', 'junk']);
  });

  test('DX-SCHED-4 it ends when its owner’s next turn starts', () => {
    const t = furtherTable({ decks, ana: { hand: ['lost-shipments'], deck: junk(20) }, bob: { deck: junk(9) } });
    t.play(technique('lost-shipments'), decline).play(inventory()).asks('ana: action');
    expect(t.hand('bob')).toHaveLength(1);
    expect(t.discard('ana')).toEqual(['lost-shipments']);
  });

  test('DX-KNOW-2 and DX-EX-202: a card put on a deck is known where it is drawn to', () => {
    const t = furtherTable({
      decks: four,
      ana: { hand: ['ruthless-competition', 'gamble'], deck: junk(9) },
      bob: { hand: ['flashy-show', ...junk(4)], deck: ['cookies'] },
      cleo: {},
    });
    t.play(technique('ruthless-competition'), player('bob'), handCard('gamble'), decline).asks('bob: action');
    t.play(technique('flashy-show'), decline);
    expect(t.knownHand('ana', 'bob')).toContain('gamble');
    expect(t.knownHand('cleo', 'bob')).not.toContain('gamble');
  });

  test('DX-EX-206 cards set aside go where they came from when the looker leaves', () => {
    const t = furtherTable({
      decks: four,
      ana: { hand: ['night-shift'], deck: ['spyglass', ...junk(9)] },
      bob: { deck: ['gamble'] },
      cleo: { deck: ['cookies'] },
    });
    t.play(technique('night-shift'));
    t.game.leave?.(t.state, 0);
    expect(t.discard('bob')).toEqual(['gamble']);
    expect(t.discard('cleo')).toEqual(['cookies']);
    expect(t.discard('ana')).toContain('spyglass');
    t.asks('bob: action');
  });
});
