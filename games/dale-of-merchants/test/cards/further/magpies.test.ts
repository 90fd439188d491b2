import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { buy, card, decline, endTurn, number, order, player, set, technique } from '../../notation.js';
import { junk } from '../../scheduled.js';
import type { Setup } from '../../table.js';

const decks = ['magpies', 'macaws', 'ocelots'];

describe('DX-CARD-pompous-professional', () => {
  const setup: Setup = {
    decks: ['macaws', 'magpies', 'lemurs'],
    ana: { hand: ['pompous-professional'], deck: ['cookies', 'junk', 'bribe', 'burglary', 'grasp'] },
  };

  test('DX-NAME-1 DX-EX-325 one card of the set that was named is taken, the others are discarded; all are shown', () => {
    const t = furtherTable(setup).play(technique('pompous-professional')).asks('ana: set');
    expect(t.moves()).toEqual([set('macaws'), set('lemurs'), set('magpies')]);
    t.play(set('magpies')).asks('ana: card');
    expect(t.moves()).toEqual([card('bribe'), card('burglary')]);
    expect(t.view('spectator').aside.map((each) => each.card)).toEqual(['cookies', 'junk', 'bribe', 'burglary']);
    t.play(card('burglary')).asks('ana: order').play(order('bribe')).asks('ana: bonus-action');
    expect(t.knownHand('bob', 'ana')).toEqual(['burglary']);
    expect(t.discard('ana').toSorted()).toEqual(['bribe', 'cookies', 'junk', 'pompous-professional']);
    expect(t.deck('ana')).toEqual(['grasp']);
  });

  test('DX-EX-326 with none of that set all are discarded', () => {
    const t = furtherTable(setup).play(technique('pompous-professional'), set('lemurs'), order('cookies'));
    t.asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual([]);
    expect(t.branches()).toEqual(['pompous-professional: none-of-it']);
  });

  test('DX-ASK-1 a single card of the set is taken without a question; junk comes for missing cards', () => {
    const t = furtherTable({ ...setup, ana: { hand: ['pompous-professional'], deck: ['bribe'] } });
    t.play(technique('pompous-professional'), set('magpies')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['bribe']);
    expect(t.discard('ana')).toEqual(['pompous-professional', ...junk(3)]);
  });
});

describe('DX-CARD-bribe', () => {
  test('DX-EX-327 bought and paid with, each makes the hand one larger', () => {
    const t = furtherTable({ decks, ana: { hand: ['bribe'], deck: junk(20) }, market: ['bribe'] });
    t.play(buy(0, ['bribe']));
    expect(t.hand('ana')).toHaveLength(7);
  });

  test('DX-EX-328 spent it does nothing', () => {
    const t = furtherTable({
      decks: ['magpies', 'tuataras', 'ocelots'],
      ana: { hand: ['greed', 'bribe'], deck: junk(20) },
    });
    t.play(
      { kind: 'ability', card: 'greed', as: 'greed', showing: null },
      { kind: 'spend', pay: ['bribe'], coins: 0, amount: 1 },
    );
    t.play({ kind: 'inventory', cards: [] }, endTurn);
    expect(t.hand('ana')).toHaveLength(5);
  });

  test('gained without a purchase it does nothing', () => {
    const t = furtherTable({
      decks: ['magpies', 'pandas', 'ocelots'],
      ana: { hand: ['prepaid-good'], deck: junk(20) },
      market: ['bribe'],
    });
    t.play(technique('prepaid-good'));
    while (t.question === 'ana: last-window') t.play(endTurn);
    expect(t.hand('ana')).toEqual(['bribe', ...junk(4)]);
  });

  test('a copy that is paid as Bribe does it, too, or is paid as something else', () => {
    const setup = {
      decks: ['magpies', 'chameleons', 'macaws'],
      ana: { hand: ['flexible-shopkeeper'], deck: junk(20), stall: [['bribe', 'cookies']] },
      market: ['bribe'],
    };
    const noted = furtherTable(setup);
    expect(noted.movesOf('buy')).toHaveLength(2);
    noted.play({
      kind: 'buy',
      from: 0,
      pay: ['flexible-shopkeeper'],
      coins: 0,
      throwAway: [],
      noted: ['flexible-shopkeeper'],
    });
    const plain = furtherTable(setup).play(buy(0, ['flexible-shopkeeper']));
    expect([noted.hand('ana').length, plain.hand('ana').length]).toEqual([7, 6]);
  });
});

describe('DX-CARD-burglary', () => {
  const setup: Setup = { decks, ana: { hand: ['burglary'] }, bob: { deck: ['bold-haggler', 'junk'] } };

  test('DX-EX-329 right it is taken, known to all; wrong it is discarded there', () => {
    const t = furtherTable(setup).play(technique('burglary')).asks('ana: number');
    expect(t.moves()).toEqual([1, 2, 3, 4, 5].map(number));
    const wrong = t.copy().play(number(2)).asks('ana: bonus-action');
    expect(wrong.discard('bob')).toEqual(['bold-haggler']);
    t.play(number(1)).asks('ana: bonus-action');
    expect(t.knownHand('bob', 'ana')).toEqual(['bold-haggler']);
  });

  test('the value is guessed even if no card can be drawn', () => {
    const t = furtherTable({ ...setup, options: { junkWhenEmpty: 'clean-up' }, bob: {}, rest: 'ana' });
    t.play(technique('burglary'), number(1)).asks('ana: bonus-action');
    expect(t.branches()).toEqual(['burglary: no-card']);
  });

  test('DX-JUNK-2 junk comes for a missing card, worth 1', () => {
    const t = furtherTable({ ...setup, bob: {}, rest: 'ana' }).play(technique('burglary'), number(1));
    expect(t.hand('ana')).toEqual(['junk']);
  });
});

describe('DX-CARD-grasp', () => {
  test('DX-EX-330 the printed value of the own face counts', () => {
    const t = furtherTable({
      decks: ['magpies', 'chameleons', 'macaws'],
      ana: { hand: ['grasp'] },
      bob: { hand: ['trendsetting'] },
      market: ['cookies'],
    });
    t.play(technique('grasp')).asks('ana: number');
    const wrong = t.copy().play(number(2));
    expect(wrong.discard('bob')).toEqual(['trendsetting']);
    t.play(number(5)).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['trendsetting']);
    expect(t.knownHand('bob', 'ana')).toEqual(['trendsetting']);
  });

  test('an empty hand asks for nothing', () => {
    const t = furtherTable({ decks, ana: { hand: ['grasp'] } })
      .play(technique('grasp'))
      .asks('ana: bonus-action');
    expect(t.branches()).toEqual(['grasp: empty-hand']);
  });
});

describe('DX-CARD-periscope', () => {
  const ana = { hand: ['periscope'] };

  test('DX-EX-331 a card taken is in no shuffle; the next one is compared as well', () => {
    const t = furtherTable({ decks, ana, bob: { deck: ['charm'], discard: ['gamble'] }, rest: 'ana' });
    t.play(technique('periscope')).asks('ana: set').play(set('ocelots')).asks('ana: number').play(number(4));
    expect(t.hand('ana')).toEqual(['charm']);
    expect(t.discard('bob')).toEqual(['gamble']);
    expect(t.branches()).toEqual(['periscope: right', 'periscope: wrong']);
  });

  test('DX-EX-332 a card not taken is shuffled and discarded once more; no junk comes', () => {
    const t = furtherTable({ decks, ana, bob: { deck: ['gamble'] }, rest: 'ana' });
    t.play(technique('periscope'), set('ocelots'), number(4)).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual(['gamble']);
    expect(t.deck('bob')).toEqual([]);
  });

  test('junk for missing cards has no set and stays on that pile', () => {
    const t = furtherTable({ decks, ana, rest: 'ana' }).play(technique('periscope'), set('magpies'), number(1));
    expect(t.discard('bob')).toEqual(['junk']);
    expect(t.hand('ana')).toEqual([]);
  });
});

describe('DX-CARD-sudden-nap', () => {
  test('DX-EX-333 a random card of a hand is thrown away; an empty hand loses nothing', () => {
    const t = furtherTable({
      decks: [...decks, 'pandas'],
      ana: { hand: ['sudden-nap'] },
      bob: { hand: ['cookies'] },
      cleo: {},
    });
    t.play(technique('sudden-nap')).asks('ana: player');
    const none = t.copy().play(player('cleo')).asks('ana: bonus-action');
    expect(none.branches()).toEqual(['sudden-nap: empty-hand']);
    t.play(player('bob')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['cookies']);
    expect(t.hand('bob')).toEqual([]);
    expect(t.play(decline).question).not.toBe('ana: action');
  });
});
