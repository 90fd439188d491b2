import { describe, expect, test } from 'vitest';
import {
  ability,
  build,
  buy,
  card,
  declared,
  decline,
  endTurn,
  handCard,
  inventory,
  marked,
  number,
  order,
  player,
  technique,
} from '../notation.js';
import { lucky, type Setup, type Table, table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');

describe('The turn', () => {
  test('DM-TURN-2 the four kinds of action stand side by side', () => {
    const t = table({ ana: { hand: ['swift-broker', 'junk'] }, market: ['cookies'] });
    expect(new Set(t.moves().map(({ kind }) => kind))).toEqual(new Set(['buy', 'technique', 'build', 'inventory']));
  });

  test('DM-TURN-3 no bonus action after the fiftieth action', () => {
    const t = table({ ana: { hand: ['flashy-show', 'gamble'] }, turn: { actions: 48 } });
    t.play(technique('flashy-show')).asks('ana: bonus-action').play(technique('gamble')).asks('bob: action');
  });

  test('DM-TURN-3 after the fiftieth action the last window opens where it is due', () => {
    const t = table({
      ana: { hand: ['flashy-show', 'market-discovery'] },
      marketDeck: ['charm'],
      turn: { actions: 49 },
    });
    t.play(technique('flashy-show')).asks('ana: last-window');
  });

  test('DM-TURN-4 a plus without effect gives its action too', () => {
    table({ ana: { hand: ['favourite-toy'] } })
      .play(technique('favourite-toy'))
      .asks('ana: bonus-action');
  });

  test('DM-TURN-6 abilities go with the choice of an action, and stay until the last window is ended', () => {
    const t = table({
      ana: { hand: ['market-discovery', 'bold-haggler', ...junk(3)] },
      marketDeck: ['charm', 'gamble'],
    });
    expect(t.movesOf('ability')).toHaveLength(2);
    t.play(inventory()).asks('ana: last-window');
    expect(t.moves()).toHaveLength(3);
    t.play(ability('market-discovery'), ability('bold-haggler')).asks('ana: last-window');
    expect(t.moves()).toEqual([endTurn]);
    t.play(endTurn).asks('bob: action');
  });

  test('DM-TURN-6 a card gained in the turn may use its ability in the window after it', () => {
    const t = table({
      ana: { hand: ['spyglass'], deck: junk(5) },
      market: ['market-discovery'],
      marketDeck: ['charm'],
    });
    t.play(buy(0, ['spyglass'])).asks('ana: last-window');
  });

  test('DM-TURN-6 a declined bonus action opens no window', () => {
    const t = table({ ana: { hand: ['flashy-show', 'market-discovery'] }, marketDeck: ['charm'] });
    t.play(technique('flashy-show'), decline).asks('bob: action');
  });

  test('DM-TURN-7 DM-PASSIVE-3 marks end with the turn, and each card has its own', () => {
    const t = table({ ana: { hand: ['market-discovery', 'market-discovery', ...junk(3)] }, rest: 'market' });
    t.play(ability('market-discovery'), ability('market-discovery'));
    expect(t.movesOf('ability')).toEqual([]);
    t.play(inventory()).asks('bob: action').play(inventory());
    expect(t.asks('ana: action').movesOf('ability')).toEqual([ability('market-discovery')]);
  });
});

describe('Market and technique', () => {
  test('DM-MARKET-2 junk and animalfolk mix; nothing is no payment', () => {
    const t = table({ ana: { hand: ['junk', 'bold-haggler'] }, market: ['cookies'] });
    expect(t.movesOf('buy')).toEqual([buy(0, ['bold-haggler', 'junk'])]);
  });

  test('DM-MARKET-6 the card to buy is settled before Chameleons are thrown onto it', () => {
    const t = table({
      decks: ['pandas', 'chameleons', 'ocelots'],
      ana: { hand: ['market-discovery', 'stock-clearance', 'reflection', 'reflection', 'junk'], deck: junk(5) },
      bob: { discard: ['junk'] },
      marketDiscard: ['essential-purchase'],
    });
    t.play(
      buy('market-discard', ['market-discovery', 'stock-clearance', 'reflection', 'junk'], {
        throwAway: ['reflection', 'junk'],
      }),
      order('stock-clearance'),
    );
    expect(t.hand('ana')).toContain('essential-purchase');
    expect(t.discard('ana')).toEqual(['stock-clearance', 'market-discovery']);
  });

  test('DM-MARKET-6 the order of the discarded cards is asked before that of the thrown away', () => {
    const t = table({
      decks: ['pandas', 'chameleons', 'ocelots'],
      ana: {
        hand: ['stock-clearance', 'reflection', 'flexible-shopkeeper', 'charm'],
        stall: [['loyal-partner']],
        deck: junk(5),
      },
      bob: { discard: ['junk'] },
      market: ['essential-purchase'],
      marketDeck: ['gamble'],
    });
    expect(t.can(buy(0, ['stock-clearance', 'charm', 'reflection'], { throwAway: ['reflection'] }))).toBe(true);
    t.play(buy(0, ['stock-clearance', 'charm', 'reflection'], { throwAway: ['reflection'] })).asks('ana: order');
    expect(t.moves()).toEqual([order('stock-clearance'), order('charm')]);
  });

  test('DM-TECH-1 DM-TECH-7 a technique in play is in no hand and no pile', () => {
    const t = table({ ana: { hand: ['shattered-relic', 'charm', 'junk'] } }).play(technique('shattered-relic'));
    expect(t.moves()).toEqual([handCard('junk'), handCard('charm')]);
    expect(t.discard('ana')).toEqual([]);
    expect(t.view('bob').frames[1].card).toBe('shattered-relic');
  });

  test('DM-TECH-2 choices come with their steps', () => {
    const t = table({ ana: { hand: ['spyglass'], deck: ['charm', 'gamble', 'cookies'] } }).play(technique('spyglass'));
    t.asks('ana: card').play(card('charm')).asks('ana: order');
  });

  test('DM-TECH-3 what cannot be done in full is done in part', () => {
    const t = table({ options: { junkWhenEmpty: 'clean-up' }, ana: { hand: ['shattered-relic'] } });
    expect(t.play(technique('shattered-relic')).asks('ana: bonus-action').hand('ana')).toEqual([]);
  });

  test('DM-TECH-4 DM-TECH-5 useless targets and useless techniques are allowed', () => {
    const decks = ['macaws', 'pandas', 'ocelots', 'raccoons'] as const;
    const t = table({ decks, ana: { hand: ['dirty-exchange'] }, bob: {}, cleo: { hand: ['junk'] } });
    t.play(technique('dirty-exchange'));
    expect(t.moves()).toEqual([player('bob'), player('cleo')]);
    t.play(player('bob')).asks('ana: bonus-action');
  });

  test('DM-TECH-6 the card ends on the discard pile', () => {
    const t = table({ ana: { hand: ['prepaid-good'], deck: junk(9) }, market: ['charm'] }).play(
      technique('prepaid-good'),
    );
    expect(t.asks('bob: action').discard('ana')).toEqual(['prepaid-good']);
  });

  test('DM-INV-1 any part of the hand, alike cards once', () => {
    const t = table({ ana: { hand: ['junk', 'junk', 'charm'] } });
    expect(t.movesOf('inventory')).toEqual([
      inventory(),
      inventory('junk'),
      inventory('junk', 'junk'),
      inventory('charm'),
      inventory('junk', 'charm'),
      inventory('junk', 'junk', 'charm'),
    ]);
  });
});

const ROLLED_TWO = marked('bold-haggler', { used: ['bold-haggler'], bonus: 2 });

/** A table at which Ana's Bold Haggler has rolled a two. */
function rolledTwo(setup: Setup): Table {
  const t = lucky(setup, (each) => each.play(ability('bold-haggler')).branches().includes('bold-haggler: rolled-2'));
  expect(t.movesOf('ability')).toEqual([]);
  return t;
}

describe('Values and passives', () => {
  test('DM-VALUE-3 a set value must be used', () => {
    const t = table({ ana: { hand: ['blindfold', 'charm'] }, market: ['spyglass', null, 'new-season'] });
    t.play(technique('blindfold'), number(1), number(1)).asks('ana: bonus-action');
    expect(t.movesOf('buy')).toEqual([]);
  });

  test('DM-VALUE-4 Flashy Show changes no guess', () => {
    const t = table({ ana: { hand: ['blindfold', 'flashy-show', 'charm'] } });
    t.play(technique('flashy-show'), technique('blindfold'), number(4)).asks('ana: bonus-action');
    expect(t.discard('ana')).toContain('charm');
  });

  test('DM-VALUE-5 a card that was discarded and drawn again in the same turn starts afresh', () => {
    const t = rolledTwo({ ana: { hand: ['bold-haggler', 'swift-broker'], stall: [['loyal-partner'], ['cookies']] } });
    expect(t.movesOf('build')).toEqual([build([ROLLED_TWO])]);
    t.play(technique('swift-broker')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['bold-haggler']);
    expect(t.movesOf('build')).toEqual([]);
    expect(t.movesOf('ability')).toEqual([ability('bold-haggler')]);
  });

  test('DM-VALUE-5 a card that was given away and taken back in the same turn starts afresh', () => {
    const t = rolledTwo({
      decks: ['raccoons', 'macaws', 'ocelots'],
      ana: {
        hand: ['bold-haggler', 'dirty-exchange', 'dirty-exchange', 'junk'],
        stall: [['wily-fellow'], ['cookies']],
      },
      bob: { hand: ['junk'] },
    });
    expect(t.movesOf('build')).toEqual([build([ROLLED_TWO])]);
    t.play(technique('dirty-exchange'), handCard(ROLLED_TWO));
    expect(t.hand('bob')).toEqual(['bold-haggler']);
    t.play(technique('dirty-exchange'), handCard('junk')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['bold-haggler', 'junk']);
    expect(t.movesOf('build')).toEqual([]);
    expect(t.movesOf('ability')).toEqual([ability('bold-haggler')]);
  });

  test('DM-VALUE-5 a value that was named is lost with the card, too', () => {
    const t = table({
      decks: ['raccoons', 'macaws', 'ocelots'],
      ana: {
        hand: ['blindfold', 'dirty-exchange', 'dirty-exchange', 'charm', 'junk'],
        stall: [['wily-fellow'], ['cookies']],
      },
      bob: { hand: ['junk'] },
    });
    t.play(technique('blindfold'), declared('charm'), number(1), number(3)).asks('ana: bonus-action');
    const named = marked('charm', { set: 3 });
    expect(t.movesOf('build')).toEqual([build([named])]);
    t.play(technique('dirty-exchange'), handCard(named), technique('dirty-exchange'), handCard('junk'));
    expect(t.asks('ana: bonus-action').hand('ana')).toEqual(['charm', 'junk']);
    expect(t.movesOf('build')).toEqual([]);
  });

  test('DM-PASSIVE-1 a passive in a pile, in the market or in a stall does nothing', () => {
    const t = table({
      ana: { hand: junk(5), deck: junk(5), discard: ['cookies'], stall: [['swift-broker'], ['cookies']] },
      market: ['cookies'],
    });
    expect(t.play(inventory()).hand('ana')).toHaveLength(5);
  });

  test('DM-PASSIVE-2 permissions that apply together all apply', () => {
    const t = table({ ana: { hand: ['market-discovery', 'stock-clearance', 'junk'] }, marketDiscard: ['cookies'] });
    expect(t.movesOf('buy').filter(({ from }) => from === 'market-discard')).toHaveLength(3);
  });

  test('DM-PASSIVE-4 passives and junk are no techniques', () => {
    const t = table({ ana: { hand: ['cookies', 'junk', 'bold-haggler', 'market-discovery'] } });
    expect(t.movesOf('technique')).toEqual([]);
  });
});
