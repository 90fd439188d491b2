import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { ability, card, decline, goOn, handCard, player, players, technique } from '../../notation.js';
import { junk } from '../../scheduled.js';
import type { Setup, Table } from '../../table.js';

const decks = ['pangolins', 'macaws', 'ocelots'];
const DISCARD = 0;
const DECK = 1;
const HAND = 2;

/** A table at which these zones were rolled. */
function rolled(setup: Setup, id: string, source: number, destination: number): Table {
  for (let luck = 1; luck < 500; luck++) {
    const t = furtherTable({ ...setup, luck }).play(technique(id));
    const [roll] = t.heard('spectator').flatMap((event) => (event.kind === 'rolled' ? [event.result] : []));
    if (roll === source * 3 + destination) return t;
  }
  throw new Error('no such luck');
}

describe('Pangolins', () => {
  test('DX-CARD-fumbling-dreamer, DX-DIE-1 and DX-EX-550: a random hand card goes on the same player’s deck', () => {
    const t = rolled(
      { decks, ana: { hand: ['fumbling-dreamer'] }, bob: { hand: ['spyglass', 'charm', 'gamble'], deck: junk(3) } },
      'fumbling-dreamer',
      HAND,
      DECK,
    );
    t.asks('ana: player').play(player('bob')).asks('ana: bonus-action');
    expect(t.hand('bob')).toHaveLength(2);
    expect(t.knownDeck('bob', 'bob')[0]).toBe(t.deck('bob')[0]);
    expect(t.knownDeck('ana', 'bob')[0]).toBe(null);
  });

  test('DX-CARD-coffee-grinder and DX-EX-555: the same card may be discarded three times', () => {
    const t = furtherTable({ decks, rest: 'ana', ana: { hand: ['coffee-grinder'] }, bob: { deck: ['spyglass'] } });
    t.play(ability('coffee-grinder')).asks('ana: player').play(player('bob')).asks('ana: go-on').play(goOn, goOn);
    t.asks('ana: action');
    expect(t.discard('bob')).toEqual(['spyglass']);
    const stopped = furtherTable({
      decks,
      rest: 'ana',
      ana: { hand: ['coffee-grinder'] },
      bob: { deck: ['spyglass', 'junk'] },
    });
    stopped.play(ability('coffee-grinder'), player('bob'), decline).asks('ana: action');
    expect(stopped.deck('bob')).toEqual(['junk']);
  });

  test('DX-CARD-accident and DX-ASK-1: throws away an animalfolk card, possibly the one drawn', () => {
    const t = furtherTable({ decks, ana: { hand: ['accident', 'junk'] }, marketDeck: ['spyglass'] });
    t.play(technique('accident')).asks('ana: hand-card');
    expect(t.moves()).toEqual([handCard('spyglass')]);
  });

  test('DX-EX-557 with junk alone nothing happens', () => {
    const t = furtherTable({ decks, ana: { hand: ['accident', 'junk'] } });
    t.play(technique('accident')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['junk']);
  });

  test('DX-CARD-loose-marbles and DX-EX-551: a card moves between two players', () => {
    const t = rolled(
      { decks, ana: { hand: ['loose-marbles'], discard: ['gamble'] }, bob: {} },
      'loose-marbles',
      DISCARD,
      DISCARD,
    );
    t.asks('ana: player').play(player('ana')).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual(['gamble']);
  });

  test('DX-KNOW-1 and DX-EX-552: an empty deck is formed anew, and only the receiver knows the card', () => {
    const t = rolled(
      {
        decks: [...decks, 'squirrels'],
        ana: { hand: ['loose-marbles'], discard: ['gamble', 'spyglass', 'charm', 'cookies'] },
        bob: {},
        cleo: {},
      },
      'loose-marbles',
      DECK,
      HAND,
    );
    t.play(player('ana')).asks('ana: player').play(player('bob'));
    expect(t.deck('ana')).toHaveLength(3);
    expect(t.hand('bob')).toHaveLength(1);
    expect(t.knownHand('ana', 'bob')).toEqual([]);
    expect(t.knownHand('bob', 'bob')).toHaveLength(1);
  });

  test('DX-CARD-another-fine-mess and DX-EX-553: as many as both have', () => {
    const t = rolled(
      {
        decks,
        rest: 'market',
        ana: { hand: ['another-fine-mess'], deck: ['spyglass'] },
        bob: { hand: ['charm', 'gamble', 'cookies', 'junk'] },
      },
      'another-fine-mess',
      DECK,
      HAND,
    );
    t.play(player('ana')).asks('ana: bonus-action').settled();
    expect(t.hand('bob')).toHaveLength(4);
    expect(t.hand('bob')).toContain('spyglass');
    expect(t.deck('ana')).toHaveLength(1);
  });

  test('DX-EX-554 an empty place exchanges nothing', () => {
    const t = rolled(
      { decks, ana: { hand: ['another-fine-mess'] }, bob: { hand: ['junk'] } },
      'another-fine-mess',
      HAND,
      HAND,
    );
    t.play(player('ana')).asks('ana: bonus-action');
    expect(t.hand('bob')).toEqual(['junk']);
  });

  test('DX-CARD-souvenirs hands out as many market cards as players', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['souvenirs'] },
      marketDeck: ['spyglass', 'charm', 'gamble', 'cookies'],
    });
    t.play(technique('souvenirs')).asks('ana: card-for-player').play(card('charm')).asks('ana: bonus-action');
    expect(t.hand('bob')).toEqual(['charm']);
    expect(t.hand('ana')).toEqual(['spyglass']);
    expect(t.knownHand('ana', 'bob')).toEqual(['charm']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
  });

  test('DX-EX-556 with fewer cards the receivers are chosen first', () => {
    const t = furtherTable({
      decks: [...decks, 'squirrels', 'pandas'],
      ana: { hand: ['souvenirs'] },
      bob: {},
      cleo: {},
      dan: {},
      marketDeck: ['spyglass'],
      marketDiscard: ['charm'],
    });
    t.play(technique('souvenirs')).asks('ana: players').play(players('bob', 'dan')).play(card('charm'));
    expect(t.hand('bob')).toEqual(['charm']);
    expect(t.hand('dan')).toEqual(['spyglass']);
  });
});
