import { seedRandom } from '@souk/kernel';
import { evenly, expectFrequencies, Tally } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../src/rules/cards/card.js';
import { daleOfMerchants } from '../../src/rules/index.js';
import { countOf, imaginedHands } from '../imagined-hands.js';
import { buy, card, declared, decline, handCard, inventory, number, order, player, technique } from '../notation.js';
import { type Name, Table, table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');
const four = ['raccoons', 'macaws', 'ocelots', 'pandas'] as const;

describe('Zones and knowledge', () => {
  test('DM-ZONE-1 DM-ZONE-2 a view shows every zone, with numbers of cards for all', () => {
    const t = table({
      ana: { hand: ['charm', 'junk'], deck: ['gamble'] },
      bob: { hand: ['cookies'] },
      marketDeck: ['spyglass'],
    });
    const view = t.view('bob');
    expect(view.players[0].hand).toHaveLength(2);
    expect(view.players[0].deck).toHaveLength(1);
    expect(view.marketDeck).toHaveLength(1);
    expect(view.junk).toBe(null);
    expect(Object.keys(view.removed)).toEqual(['bold-haggler', 'loyal-partner', 'swift-broker']);
  });

  test('DM-ZONE-3 a card belongs to whose zone it is in', () => {
    const t = table({
      decks: four,
      ana: { hand: ['treasure-hunter'], deck: junk(9) },
      bob: { discard: ['charm'] },
      cleo: {},
    });
    t.play(technique('treasure-hunter'), player('bob'));
    t.play(inventory(), inventory());
    expect(t.asks('ana: action').play(inventory('charm')).discard('ana')[0]).toBe('charm');
  });

  test('DM-ZONE-4 the order of a hand does not matter, that of a pile does', () => {
    const one = table({ ana: { hand: ['charm', 'junk'], discard: ['gamble', 'junk'] } });
    const hand = table({ ana: { hand: ['junk', 'charm'], discard: ['gamble', 'junk'] } });
    const pile = table({ ana: { hand: ['charm', 'junk'], discard: ['junk', 'gamble'] } });
    expect(daleOfMerchants.hash(hand.state)).toBe(daleOfMerchants.hash(one.state));
    expect(daleOfMerchants.hash(pile.state)).not.toBe(daleOfMerchants.hash(one.state));
  });

  test('DM-INFO-1 all discard piles are in every view', () => {
    const t = table({ ana: { discard: ['charm', 'junk'] }, marketDiscard: ['gamble'] });
    expect(t.view('spectator').players[0].discard).toEqual(['charm', 'junk']);
    expect(t.view('bob').marketDiscard).toEqual(['gamble']);
  });

  test('DM-INFO-2 a secret gift makes what was known of the hand uncertain for who did not see it', () => {
    const t = table({
      decks: four,
      ana: { hand: ['rotten-food', 'favourite-toy', 'junk', 'swift-broker'], discard: ['gamble'], deck: ['spyglass'] },
      bob: { deck: ['charm', 'cookies'] },
      cleo: {},
    });
    t.play(technique('favourite-toy'));
    expect(t.knownHand('cleo', 'ana')).toContain('gamble');
    t.play(technique('rotten-food'), handCard('junk'), player('bob'));
    expect(t.knownHand('cleo', 'ana')).not.toContain('gamble');
    expect(t.knownHand('ana', 'ana')).toContain('gamble');
    expect(t.knownDeck('ana', 'bob')[0]).toBe('junk');
  });

  test('DM-INFO-3 a used card is seen by all', () => {
    const t = table({ ana: { hand: ['blindfold', 'charm', 'junk'], deck: ['gamble'] } });
    t.play(technique('blindfold'), declared('charm'), number(1), number(2));
    expect(t.knownHand('spectator', 'ana')).toEqual(['charm']);
  });

  test('DM-INFO-4 bought cards are known in hand until they are shuffled', () => {
    const t = table({
      ana: { hand: ['spyglass', 'junk', 'swift-broker'], deck: ['gamble', ...junk(4)] },
      market: ['charm'],
    });
    t.play(buy(0, ['spyglass']));
    expect(t.knownHand('bob', 'ana')).toEqual(['charm']);
  });

  test('DM-INFO-4 owners know what they put back, and the last card of a deck', () => {
    const t = table({ ana: { hand: ['spyglass'], deck: ['charm', 'gamble', 'cookies', 'junk', 'swift-broker'] } });
    t.play(technique('spyglass'), card('charm'), order('cookies'));
    expect(t.knownDeck('ana', 'ana')).toEqual(['cookies', 'gamble', null, null]);
    const last = table({ ana: { hand: junk(5), deck: ['charm'] } });
    expect(last.knownDeck('ana', 'ana')).toEqual(['charm']);
  });

  test('DM-INFO-4 the last cards of a deck are known in hand when a new deck is made', () => {
    const t = table({
      ana: { hand: ['charm', 'cookies', 'junk'], deck: ['gamble'], discard: ['blindfold', 'whirligig', 'new-season'] },
    });
    expect(t.knownHand('bob', 'ana')).toEqual([]);
    t.play(inventory('junk'));
    expect(t.knownHand('bob', 'ana')).toEqual(['charm', 'cookies', 'gamble']);
  });

  test('DM-INFO-4 the last cards of a deck are known in hand, whatever open cards others hold', () => {
    const t = table({
      decks: four,
      ana: {
        hand: ['charm', 'cookies'],
        deck: ['gamble'],
        discard: ['blindfold', 'whirligig', 'nuisance', 'sabotage'],
      },
      bob: { hand: ['favourite-toy', ...junk(4)], discard: ['spyglass'] },
      cleo: { hand: junk(5) },
      turn: { frames: [{ effect: 'turn', step: 0, seat: 1 }] },
    });
    t.play(technique('favourite-toy'), inventory(), inventory()).asks('ana: action');
    t.play(inventory());
    expect(t.knownHand('bob', 'ana')).toEqual(expect.arrayContaining(['charm', 'cookies', 'gamble']));
    expect(t.view('bob').players[0].hand.filter(({ shown }) => shown)).toHaveLength(3);
  });

  test('DM-INFO-4 the last cards of a deck are known in hand to who holds the one that is missing', () => {
    const t = table({
      decks: ['raccoons', 'macaws', 'ocelots'],
      ana: { hand: junk(4), deck: junk(3) },
      bob: {
        hand: ['rotten-food', 'charm', 'gamble'],
        deck: ['flashy-show', 'spyglass', 'nuisance', 'junk', 'shattered-relic'],
        discard: ['blindfold', 'sabotage', 'junk'],
      },
      rest: 'market',
      turn: { frames: [{ effect: 'turn', step: 0, seat: 1 }] },
    });
    t.play(technique('rotten-food'), handCard('charm'), decline, inventory()).asks('bob: action');
    expect(t.hand('ana')).toContain('charm');
    t.play(inventory('nuisance', 'junk'), order('junk'));
    const seenBy = (viewer: Name | 'spectator') =>
      t
        .view(viewer)
        .players[1].hand.filter(({ card, pool }) => card !== null && pool === null)
        .map(({ card }) => card);
    expect(seenBy('ana')).toEqual(['flashy-show', 'gamble', 'shattered-relic', 'spyglass']);
    expect(seenBy('spectator')).toEqual([]);
  });

  test('DM-INFO-4 the same moves show the same in an imagined match: the own last cards of a deck are known to all', () => {
    const t = table({
      ana: { hand: ['charm', 'cookies', 'junk'], deck: ['gamble'], discard: ['blindfold', 'whirligig', 'new-season'] },
    });
    const moves = [inventory('junk')];
    const imagined = new Table(daleOfMerchants.imagine(t.view('ana'), seedRandom('own')));
    const shown = [t, imagined].map((each) => each.play(...moves).view('ana').players[0].hand);
    expect(shown[0].filter((card) => card.shown).map(({ card }) => card)).toEqual(['charm', 'cookies', 'gamble']);
    expect(shown[1].filter((card) => card.shown)).toEqual(shown[0].filter((card) => card.shown));
  });

  test('DM-INFO-4 a like card shown leaves nobody sure of another one', () => {
    const t = table({
      ana: {
        hand: ['favourite-toy', 'charm', 'junk'],
        discard: ['charm'],
        deck: ['gamble', 'cookies', 'junk', 'junk'],
      },
    });
    t.play(technique('favourite-toy'));
    expect(t.knownHand('bob', 'ana')).toEqual(['charm']);
    t.play(technique('charm'));
    expect(t.hand('ana')).toEqual(['charm', 'junk']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
  });

  test('DM-EDGE-3 a drawn card is told to its owner alone', () => {
    const t = table({ ana: { hand: junk(4), deck: ['charm', 'gamble'] } }).play(inventory());
    const drawn = (viewer: number): (string | null)[] =>
      t.heard(viewer).flatMap((event) => (event.kind === 'moved' && event.from.zone === 'deck' ? [event.card] : []));
    expect(drawn(0)).toEqual(['charm']);
    expect(drawn(1)).toEqual([null]);
  });

  test('imagined hands are drawn evenly from what the viewer cannot tell apart', () => {
    const t = table({ ana: { hand: ['charm'], deck: ['gamble', 'cookies', 'junk'] } });
    const view = t.view('bob');
    const random = seedRandom('imagine');
    const seen = new Tally();
    for (let i = 0; i < 2000; i++) seen.add(new Table(daleOfMerchants.imagine(view, random)).hand('ana').join());
    expectFrequencies('hand', seen, evenly(['charm', 'gamble', 'cookies', 'junk']));
  });

  test('a secret draw from the market deck is imagined as any of its cards', () => {
    const t = table({ rest: 'market', ana: { hand: ['new-season'], discard: ['charm'] }, marketDeck: ['gamble'] });
    t.play(technique('new-season'), decline);
    const random = seedRandom('imagine');
    const kinds = new Set<string>();
    for (let i = 0; i < 500; i++) {
      for (const id of new Table(daleOfMerchants.imagine(t.view('bob'), random)).hand('ana')) kinds.add(id);
    }
    expect(kinds.size).toBeGreaterThan(10);
  });
});

describe('What is known of the market deck', () => {
  /** Ana has drawn a card of the market unseen and put a card on Bob's deck: for others it may be either. */
  const mixed = (deck: readonly string[]): Table =>
    table({
      decks: four,
      ana: { hand: ['new-season', 'rotten-food', 'junk'], discard: ['spyglass'], deck },
      cleo: {},
      market: ['blindfold', 'flashy-show', 'nuisance', 'sabotage', 'market-discovery'],
      marketDeck: ['gamble', 'cookies', 'whirligig'],
    }).play(technique('new-season'), technique('rotten-food'), handCard('junk'), player('bob'));

  test('DM-INFO-4 DM-THROW-1 no junk is imagined in the market deck, and all else evenly', () => {
    const view = mixed(['junk', 'charm']).view('bob');
    const tops = new Tally();
    const random = seedRandom('market deck');
    for (let i = 0; i < 1500; i++) {
      const imagined = daleOfMerchants.imagine(view, random);
      tops.add(imagined.rules.cards[kindOf(imagined.marketDeck[1])].id);
      if (i < 20) daleOfMerchants.fromJSON(daleOfMerchants.toJSON(imagined));
    }
    expectFrequencies('top of the market deck', tops, evenly(['charm', 'cookies', 'gamble', 'whirligig']));
  });

  test('DM-INFO-4 DM-THROW-1 if the market deck takes all other cards, the rest is known to be junk', () => {
    const t = mixed(['junk', 'junk']);
    expect(t.knownDeck('cleo', 'bob')[0]).toBe(null);
    t.play(inventory('gamble'));
    expect(t.view('cleo').marketDeck.map(({ card }) => card)).toEqual([null, null]);
    expect(t.knownDeck('cleo', 'bob')[0]).toBe('junk');
    expect(imaginedHands(t, 'cleo', 'ana', 5).map((hand) => countOf(hand, 'junk'))).toEqual([2, 2, 2, 2, 2]);
  });
});
