import { newState } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { type DeckId, daleOfMerchants, type Move } from '../../src/rules/index.js';
import { buy, card, decline, inventory, order, technique } from '../notation.js';
import { Table, table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');
const fresh = (seats: number, options: object, seed = 'variants'): Table =>
  new Table(newState(daleOfMerchants, { seats, options, seed }));

const ban = (deck: DeckId): Move => ({ kind: 'ban-deck', deck });
const pick = (deck: DeckId): Move => ({ kind: 'pick-deck', deck });
const vote = (deck: DeckId): Move => ({ kind: 'vote-deck', deck });
const endVote: Move = { kind: 'end-vote' };

describe('Variants', () => {
  test('DM-VAR-1 the host names the decks, or chance does', () => {
    expect(fresh(2, { decks: ['ocelots', 'pandas', 'macaws'] }).json.decks).toEqual(['macaws', 'pandas', 'ocelots']);
    const drawn = new Set(
      Array.from({ length: 60 }, (_, i) => fresh(2, { deckSelection: 'random' }, `${i}`).json.decks.join()),
    );
    expect(drawn.size).toBeGreaterThan(10);
  });

  test('DM-VAR-1 a vote: the highest totals go in, ties and gaps are drawn', () => {
    const t = fresh(2, { deckSelection: 'vote', firstPlayer: 1 }).asks('bob: vote-deck');
    expect(t.moves()).toHaveLength(7);
    t.play(vote('ocelots'), vote('pandas'), vote('macaws')).asks('ana: vote-deck');
    t.play(vote('chameleons'), vote('pandas'), vote('ocelots')).asks('bob: action');
    expect(t.json.decks).toEqual(['pandas', 'ocelots', 'chameleons']);
    const gaps = fresh(2, { deckSelection: 'vote', firstPlayer: 0 }).play(vote('squirrels'), endVote, endVote);
    expect(gaps.json.decks).toContain('squirrels');
    expect(gaps.json.decks).toHaveLength(3);
  });

  test('DM-VAR-2 with two players everybody bans, then picks, one deck is drawn', () => {
    const t = fresh(2, { deckSelection: 'ban-and-pick', firstPlayer: 0 }).asks('ana: ban-deck');
    t.play(ban('macaws')).asks('bob: ban-deck').play(ban('pandas')).asks('ana: pick-deck');
    expect(t.moves()).toHaveLength(4);
    t.play(pick('ocelots')).asks('bob: pick-deck').play(pick('raccoons')).asks('ana: action');
    expect(t.json.decks).toHaveLength(3);
    expect(t.json.decks).toEqual(expect.arrayContaining(['ocelots', 'raccoons']));
    expect(t.json.decks).not.toContain('macaws');
  });

  test('DM-VAR-2 with more players there are no bans', () => {
    fresh(3, { deckSelection: 'ban-and-pick', firstPlayer: 2 })
      .asks('cleo: pick-deck')
      .play(pick('ocelots'))
      .asks('ana: pick-deck');
  });

  test('DM-VAR-3 coins in turn order', () => {
    const t = fresh(4, { tournamentStart: true, firstPlayer: 2 });
    expect(t.json.players.map(({ coins }) => coins)).toEqual([2, 3, 0, 1]);
  });

  test('DM-VAR-3 a coin pays one, must be needed and never pays alone', () => {
    const t = table({
      ana: { hand: ['charm', 'junk'], deck: junk(5), coins: 2 },
      market: [null, null, 'spyglass', null, null],
    });
    expect(t.movesOf('buy')).toEqual([buy(2, ['charm'], { coins: 2 }), buy(2, ['junk', 'charm'], { coins: 1 })]);
    t.play(buy(2, ['charm'], { coins: 2 }));
    expect(t.json.players[0].coins).toBe(0);
    const cheap = table({ ana: { hand: [], coins: 3 }, market: ['cookies'] });
    expect(cheap.movesOf('buy')).toEqual([]);
    const enough = table({ ana: { hand: ['charm'], coins: 1 }, market: ['spyglass'] });
    expect(enough.movesOf('buy')).toEqual([buy(0, ['charm'])]);
  });

  test('DM-VAR-3 Flashy Show raises no coin, Stock Clearance lifts the check for coins', () => {
    const raised = table({ ana: { hand: ['junk'], coins: 1 }, market: [null, 'cookies'], turn: { turnBonus: 1 } });
    expect(raised.movesOf('buy')).toEqual([buy(1, ['junk'], { coins: 1 })]);
    const cleared = table({ ana: { hand: ['stock-clearance'], coins: 2 }, market: ['cookies'] });
    expect(cleared.movesOf('buy').map(({ coins }) => coins)).toEqual([0, 1, 2]);
  });

  test('DM-VAR-5 junk only when the hand is filled', () => {
    const options = { junkWhenEmpty: 'clean-up' };
    const t = table({ options, ana: { hand: ['shattered-relic'] } }).play(technique('shattered-relic'));
    expect(t.hand('ana')).toEqual([]);
    t.play(decline);
    expect(t.hand('ana')).toEqual([...junk(4), 'shattered-relic'].sort());
    expect(
      table({ ana: { hand: ['shattered-relic'] } })
        .play(technique('shattered-relic'))
        .hand('ana'),
    ).toEqual(['junk']);
  });

  test('DM-VAR-6 the endless junk pile has no size to show', () => {
    expect(fresh(2, {}).view('ana').junk).toBe(null);
    expect(fresh(3, { junkSupply: 'twenty' }).view('ana').junk).toBe(2);
  });

  test('DM-VAR-7 the market is filled after every technique', () => {
    const setup = {
      ana: { hand: ['favourite-toy', 'junk'] },
      market: ['charm', null, 'gamble'],
      marketDeck: ['cookies', 'spyglass', 'blindfold'],
    };
    const t = table({ ...setup, options: { marketRefill: 'after-techniques' } }).play(technique('favourite-toy'));
    expect(t.asks('ana: bonus-action').market).toEqual(['charm', 'gamble', 'cookies', 'spyglass', 'blindfold']);
    expect(table(setup).play(technique('favourite-toy')).market).toEqual(['charm', null, 'gamble', null, null]);
  });

  test('DM-VAR-8 the market before the hand', () => {
    const t = table({
      options: { cleanUpOrder: 'market-first' },
      ana: { hand: junk(4), deck: ['charm'] },
      marketDeck: ['gamble'],
    });
    t.play(inventory());
    const moved = t.heard('spectator').flatMap((event) => (event.kind === 'moved' ? [event.from.zone] : []));
    expect(moved).toEqual(['market-deck', 'deck']);
  });

  test('DM-ORDER-1 the top card is asked for, the rest lies in ascending order', () => {
    const hand = ['gamble', 'charm', 'junk', 'new-season', 'blindfold'];
    const t = table({ ana: { hand, deck: junk(5) } })
      .play(inventory(...hand))
      .asks('ana: order');
    expect(t.moves()).toHaveLength(5);
    t.play(order('junk'));
    expect(t.discard('ana')).toEqual(['junk', 'gamble', 'blindfold', 'charm', 'new-season']);
  });

  test('DM-ORDER-1 is not asked for like cards, nor where no deck cares', () => {
    table({ ana: { hand: junk(5) } })
      .play(inventory('junk', 'junk'))
      .asks('bob: action');
    const decks = ['pandas', 'squirrels', 'ocelots'] as const;
    const t = table({ decks, ana: { hand: ['gamble', 'charm', 'junk'], deck: junk(5) } }).play(
      inventory('gamble', 'charm', 'junk'),
    );
    expect(t.asks('bob: action').discard('ana')).toEqual(['gamble', 'charm', 'junk']);
  });

  test('DM-VAR-11 the full order, from the lowest card on', () => {
    const hand = ['gamble', 'junk', 'junk'];
    const t = table({ options: { pileOrder: 'full' }, ana: { hand, deck: junk(5) } }).play(inventory(...hand));
    t.asks('ana: order').play(order('junk')).asks('ana: order').play(order('gamble')).asks('bob: action');
    expect(t.discard('ana')).toEqual(['junk', 'gamble', 'junk']);
    const early = table({ options: { pileOrder: 'full' }, ana: { hand, deck: junk(5) } }).play(inventory(...hand));
    early.play(order('gamble')).asks('bob: action');
    const glass = table({
      options: { pileOrder: 'full' },
      ana: { hand: ['spyglass'], deck: ['charm', 'gamble', 'gamble'].slice(0, 2).concat('cookies') },
    });
    glass.play(technique('spyglass'), card('charm'), order('cookies')).asks('ana: bonus-action');
    expect(glass.deck('ana')).toEqual(['gamble', 'cookies']);
  });
});
