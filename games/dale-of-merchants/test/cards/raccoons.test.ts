import { describe, expect, test } from 'vitest';
import { card, handCard, player, players, technique } from '../notation.js';
import { lucky, type Setup, table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');
const decks = ['raccoons', 'macaws', 'ocelots'] as const;
const three = ['raccoons', 'macaws', 'ocelots', 'pandas'] as const;

describe('DM-CARD-wily-fellow', () => {
  test('either pile may be empty', () => {
    const noPile = table({ decks, ana: { hand: ['wily-fellow'], deck: ['charm', 'gamble'] } }).play(
      technique('wily-fellow'),
    );
    expect(noPile.deck('ana')).toEqual([]);
    expect(noPile.discard('ana')).toEqual(['wily-fellow', 'gamble', 'charm']);
    const noDeck = table({ decks, ana: { hand: ['wily-fellow'], discard: ['charm', 'gamble'] } }).play(
      technique('wily-fellow'),
    );
    expect(noDeck.deck('ana').sort()).toEqual(['charm', 'gamble']);
    expect(noDeck.discard('ana')).toEqual(['wily-fellow']);
  });
});

describe('DM-CARD-nuisance', () => {
  test('up to two others lose a random card, none may be chosen', () => {
    const setup: Setup = {
      decks: three,
      ana: { hand: ['nuisance'] },
      bob: { hand: ['charm'] },
      cleo: { hand: ['gamble', 'junk'] },
    };
    const t = table(setup).play(technique('nuisance')).asks('ana: players');
    expect(t.moves()).toEqual([players(), players('bob'), players('cleo'), players('bob', 'cleo')]);
    t.play(players('bob', 'cleo')).asks('ana: bonus-action');
    expect(t.hand('bob')).toEqual([]);
    expect(t.discard('bob')).toEqual(['charm']);
    expect(t.hand('cleo')).toHaveLength(1);
    expect(t.discard('cleo')).toHaveLength(1);
    const nobody = table(setup).play(technique('nuisance'), players());
    expect(nobody.hand('bob')).toEqual(['charm']);
  });

  test('with two players one or none; an empty hand loses nothing', () => {
    const t = table({ decks, ana: { hand: ['nuisance'] } }).play(technique('nuisance'));
    expect(t.moves()).toEqual([players(), players('bob')]);
    t.play(players('bob'));
    expect(t.discard('bob')).toEqual([]);
    expect(t.branches()).toEqual([]);
  });

  test('four players: never more than two', () => {
    const t = table({ decks: [...three, 'squirrels'], ana: { hand: ['nuisance'] }, dan: {} }).play(
      technique('nuisance'),
    );
    expect(t.moves()).toHaveLength(7);
  });
});

describe('DM-CARD-rotten-food', () => {
  test('first the card, then the player; only the giver knows it', () => {
    const t = table({ decks: three, ana: { hand: ['rotten-food', 'junk', 'charm'] }, bob: {}, cleo: {} });
    t.play(technique('rotten-food')).asks('ana: hand-card').play(handCard('junk')).asks('ana: player');
    expect(t.view('bob').frames[1].chosen).toBe('hidden');
    expect(t.view('ana').frames[1].chosen).toBe('junk');
    t.play(player('bob')).asks('ana: bonus-action').settled();
    expect(t.deck('bob')).toEqual(['junk']);
    expect(t.knownDeck('ana', 'bob')).toEqual(['junk']);
    expect(t.knownDeck('bob', 'bob')).toEqual([null]);
    expect(t.knownDeck('cleo', 'bob')).toEqual([null]);
  });

  test('with an empty hand nothing is asked', () => {
    const t = table({ decks: three, ana: { hand: ['rotten-food'] }, cleo: {} }).play(technique('rotten-food'));
    t.asks('ana: bonus-action');
    expect(t.branches()).toEqual(['rotten-food: empty-hand']);
  });
});

describe('DM-CARD-dirty-exchange', () => {
  test('a random card is taken, then any hand card given; the two know which', () => {
    const t = table({ decks: three, ana: { hand: ['dirty-exchange', 'junk'] }, bob: { hand: ['gamble'] }, cleo: {} });
    t.play(technique('dirty-exchange')).asks('ana: player').play(player('bob')).asks('ana: hand-card');
    expect(t.moves()).toEqual([handCard('junk'), handCard('gamble')]);
    t.play(handCard('junk')).asks('ana: bonus-action').settled();
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.hand('bob')).toEqual(['junk']);
    expect(t.knownHand('bob', 'ana')).toEqual(['gamble']);
    expect(t.knownHand('ana', 'bob')).toEqual(['junk']);
    expect(t.knownHand('cleo', 'ana')).toEqual([]);
  });

  test('the card taken may be given back; as the only card it is, without a question', () => {
    const t = table({ decks, ana: { hand: ['dirty-exchange'] }, bob: { hand: ['gamble'] } });
    t.play(technique('dirty-exchange')).asks('ana: bonus-action');
    expect(t.hand('bob')).toEqual(['gamble']);
  });

  test('every card of the other hand is taken sooner or later', () => {
    const setup: Setup = { decks, ana: { hand: ['dirty-exchange', 'junk'] }, bob: { hand: ['gamble', 'charm'] } };
    for (const taken of ['gamble', 'charm']) {
      expect(
        lucky(setup, (t) => t.play(technique('dirty-exchange')).hand('ana').includes(taken)).hand('ana'),
      ).toContain(taken);
    }
  });
});

describe('DM-CARD-sabotage', () => {
  test('alike cards leave no choice; a single card is thrown away; no card, no effect', () => {
    const alike = table({ decks, ana: { hand: ['sabotage'] }, bob: { deck: ['junk', 'junk'] } });
    alike.play(technique('sabotage')).asks('ana: bonus-action');
    expect(alike.discard('bob')).toEqual(['junk']);
    const options = { junkWhenEmpty: 'clean-up' };
    const one = table({ decks, options, rest: 'ana', ana: { hand: ['sabotage'] }, bob: { deck: ['charm'] } });
    one.play(technique('sabotage')).asks('ana: bonus-action');
    expect(one.marketDiscard).toEqual(['charm']);
    const none = table({ decks, options, rest: 'ana', ana: { hand: ['sabotage'] } }).play(technique('sabotage'));
    expect(none.branches()).toEqual(['sabotage: no-card']);
  });

  test('only the saboteur looks at the cards before', () => {
    const t = table({ decks, ana: { hand: ['sabotage'] }, bob: { deck: ['charm', 'gamble'] } }).play(
      technique('sabotage'),
    );
    expect(t.view('ana').aside.map((each) => each.card)).toEqual(['charm', 'gamble']);
    expect(t.view('bob').aside.map((each) => each.card)).toEqual([null, null]);
    t.play(card('gamble')).asks('ana: bonus-action').settled();
    expect(t.discard('bob')).toEqual(['charm']);
  });

  test('an empty deck of the other is reshuffled for it, and junk stands in for nothing', () => {
    const t = table({ decks, rest: 'ana', ana: { hand: ['sabotage'] }, bob: { discard: ['charm'] } });
    t.play(technique('sabotage'), card('junk')).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual(['charm']);
  });
});

describe('DM-CARD-treasure-hunter', () => {
  test('the top of a discard pile comes to hand, without a bonus action', () => {
    const t = table({
      decks,
      ana: { hand: ['treasure-hunter'], deck: [...junk(8), 'sabotage'] },
      bob: { discard: ['gamble', 'charm'] },
    });
    t.play(technique('treasure-hunter')).asks('bob: action');
    expect(t.hand('ana')).toEqual(['gamble', ...junk(4)]);
    expect(t.discard('bob')).toEqual(['charm']);
    expect(t.knownHand('spectator', 'ana')).toEqual(['gamble']);
  });

  test('a player with an empty pile may be chosen, for nothing', () => {
    const t = table({ decks: three, ana: { hand: ['treasure-hunter'], deck: junk(9) }, cleo: { discard: ['charm'] } });
    t.play(technique('treasure-hunter'), player('bob')).asks('bob: action');
    expect(t.branches()).toEqual(['treasure-hunter: empty-pile']);
  });
});
