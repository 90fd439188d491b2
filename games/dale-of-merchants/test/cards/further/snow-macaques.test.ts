import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { ability, build, card, decline, endTurn, inventory, marked, order, technique } from '../../notation.js';
import { junk } from '../../scheduled.js';
import type { Setup } from '../../table.js';

const decks = ['snow-macaques', 'macaws', 'ocelots'];

describe('DX-CARD-pristine-owner', () => {
  const setup: Setup = { decks, ana: { hand: ['pristine-owner'], discard: ['junk'] } };

  test('DX-EX-530 the pile is drawn, then junk comes; a junk known to all lies on the deck', () => {
    const t = furtherTable(setup).play(technique('pristine-owner')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(junk(2));
    expect(t.knownDeck('bob', 'ana')).toEqual(['junk']);
    expect(t.discard('ana')).toEqual(['pristine-owner']);
  });

  test('DX-EX-531 with junk at clean-up only, one card is drawn', () => {
    const t = furtherTable({ ...setup, options: { junkWhenEmpty: 'clean-up' } }).play(technique('pristine-owner'));
    expect(t.hand('ana')).toEqual(['junk']);
    expect(t.deck('ana')).toEqual(['junk']);
  });

  test('DX-JUNK-1 from an empty supply nothing is placed', () => {
    const t = furtherTable({
      decks,
      options: { junkSupply: 'twenty' },
      ana: { hand: ['pristine-owner'], deck: ['charm', 'gamble'] },
      bob: { discard: junk(20) },
    });
    t.play(technique('pristine-owner')).asks('ana: bonus-action');
    expect(t.deck('ana')).toEqual([]);
    expect(t.branches()).toEqual(['pristine-owner: no-junk']);
  });
});

describe('DX-CARD-bonsai', () => {
  test('two junk cards of the hand are discarded at the end of the turn for three cards', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['bonsai', 'cookies', ...junk(4)], deck: ['charm', 'gamble', 'spyglass', 'cookies'] },
    });
    t.play(inventory()).asks('ana: end-phase').play(ability('bonsai')).asks('ana: end-phase');
    expect(t.hand('ana')).toEqual(['bonsai', 'charm', 'cookies', 'gamble', ...junk(2), 'spyglass']);
    expect(t.discard('ana')).toEqual(junk(2));
    expect(t.movesOf('ability')).toEqual([]);
    t.play(endTurn).asks('bob: action');
  });

  test('DX-EX-537 a copy of junk is no junk in hand', () => {
    const t = furtherTable({
      decks: ['snow-macaques', 'chameleons', 'macaws'],
      ana: { hand: ['bonsai', 'reflection', 'junk', 'swift-broker', 'cookies'], deck: ['spyglass'] },
      bob: { discard: ['junk'] },
    });
    t.play(inventory()).asks('ana: end-phase');
    expect(t.moves()).toEqual([endTurn]);
  });

  test('DX-WINDOW-1 asked for with three hand cards, whatever they are', () => {
    const asked = (hand: readonly string[]) =>
      furtherTable({ decks, options: { junkSupply: 'twenty' }, ana: { hand }, bob: { discard: junk(20) } }).play(
        inventory(),
      );
    expect(asked(['charm', 'gamble', 'spyglass']).question).toBe('ana: end-phase');
    expect(asked(['charm', 'gamble']).question).toBe('bob: action');
  });
});

describe('DX-CARD-rake', () => {
  test('DX-EX-536 the pile joins a deck of two; one is thrown away, two others are discarded, the rest is shuffled', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['rake'], deck: ['charm', 'junk'], discard: ['gamble', 'spyglass', 'cookies', 'junk', 'junk'] },
    });
    t.play(technique('rake')).asks('ana: deck-card');
    expect(t.moves()).toHaveLength(6);
    t.play(card('junk')).asks('ana: deck-card').play(card('charm')).asks('ana: deck-card').play(card('cookies'));
    t.asks('ana: order').play(order('charm')).asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['rake', 'charm', 'cookies']);
    expect(t.deck('ana').toSorted()).toEqual(['gamble', 'junk', 'junk', 'spyglass']);
    expect(t.knownDeck('ana', 'ana')).toEqual([null, null, null, null]);
    expect(t.branches()).toEqual(['rake: thrown-away', 'rake: discarded']);
  });

  test('nothing need be removed; the deck is shuffled all the same', () => {
    const t = furtherTable({ decks, ana: { hand: ['rake'], deck: [...junk(3), 'charm'] } });
    t.play(technique('rake'), decline).asks('ana: deck-card').play(decline).asks('ana: bonus-action');
    expect(t.deck('ana')).toHaveLength(4);
    expect(t.heard('spectator').some(({ kind }) => kind === 'deck-shuffled')).toBe(true);
    const none = furtherTable({ decks, ana: { hand: ['rake'] } })
      .play(technique('rake'))
      .asks('ana: bonus-action');
    expect(none.branches()).toEqual(['rake: nothing-there']);
  });

  test('one card may be discarded alone', () => {
    const t = furtherTable({ decks, ana: { hand: ['rake'], deck: ['charm', 'gamble', 'junk'] } });
    t.play(technique('rake'), decline, card('gamble'), decline).asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['rake', 'gamble']);
  });
});

describe('DX-CARD-slot-machine', () => {
  test('DX-EX-532 junk is shown and set aside until another card comes, unseen', () => {
    const t = furtherTable({ decks, ana: { hand: ['slot-machine'], deck: junk(2), discard: ['gamble', 'charm'] } });
    t.play(technique('slot-machine')).asks('ana: bonus-action');
    expect(t.hand('ana')).toHaveLength(1);
    expect(t.hand('ana')).not.toContain('junk');
    expect(t.knownHand('bob', 'ana')).toEqual([]);
    expect(t.deck('ana')).toHaveLength(1);
    expect(t.discard('ana')).toEqual(['slot-machine', ...junk(2)]);
  });

  test('DX-EX-533 with junk alone every card is drawn once and discarded', () => {
    const t = furtherTable({ decks, ana: { hand: ['slot-machine'], deck: junk(1), discard: junk(3) } });
    t.play(technique('slot-machine')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual([]);
    expect(t.deck('ana')).toEqual([]);
    expect(t.discard('ana')).toEqual(['slot-machine', ...junk(4)]);
  });
});

describe('DX-CARD-generation-change', () => {
  test('two cards of the pile are taken, and two junk placed on the deck', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['generation-change'], deck: ['charm'], discard: ['junk', 'gamble', 'spyglass'] },
    });
    t.play(technique('generation-change')).asks('ana: card').play(card('spyglass'), card('gamble'));
    t.asks('ana: bonus-action');
    expect(t.knownHand('bob', 'ana')).toEqual(['gamble', 'spyglass']);
    expect(t.knownDeck('bob', 'ana').slice(0, 2)).toEqual(junk(2));
    expect(t.deck('ana')[2]).toBe('charm');
    expect(t.discard('ana')).toEqual(['generation-change', 'junk']);
  });

  test('fewer if there are fewer', () => {
    const t = furtherTable({ decks, ana: { hand: ['generation-change'], discard: ['gamble'] } });
    t.play(technique('generation-change')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.deck('ana')).toEqual(junk(2));
  });
});

describe('DX-CARD-warm-embrace', () => {
  const stall = (count: number, last: readonly string[] = ['warm-embrace']): (readonly string[])[] => [
    ...Array.from({ length: count - 1 }, () => ['junk']),
    last,
  ];

  test('DX-EX-534 DX-PASSIVE-4 DX-X-6 each stack may hold one junk, not two', () => {
    const setup = (k: number): Setup => ({
      decks,
      ana: { hand: ['spyglass', 'cookies', ...junk(2)], stall: stall(k - 1) },
    });
    const seven = furtherTable(setup(7));
    expect(seven.can(build(['spyglass', 'cookies', 'junk']))).toBe(true);
    expect(furtherTable(setup(8)).can(build(['spyglass', 'cookies', 'junk', 'junk']))).toBe(false);
    const without = furtherTable({ ...setup(7), ana: { ...setup(7).ana, stall: stall(6, ['junk']) } });
    expect(without.can(build(['spyglass', 'cookies', 'junk']))).toBe(false);
  });

  test('DX-EX-535 junk alone is no stack, whatever it counts', () => {
    const six = marked('junk', { set: 5, setAt: 0 });
    const setup = (k: number): Setup => ({ decks, ana: { hand: ['swift-broker', 'junk'], stall: stall(k - 1) } });
    const at = (k: number) => {
      const t = furtherTable(setup(k));
      const [ana, bob] = t.json.players;
      const hand = ana?.hand.map((each) =>
        each === 'junk' ? { card: 'junk', seenBy: [0], pool: 0, used: [], bonus: 0, set: 5, setAt: 0 } : each,
      );
      return { t, position: { ...t.json, turnBonus: 1, players: [{ ...ana, hand }, bob] } };
    };
    const can = (k: number, hand: Parameters<typeof build>[0]): boolean => {
      const { t, position } = at(k);
      const state = t.game.fromJSON(position);
      try {
        t.game.readMove(state, 0, build(hand));
        return true;
      } catch {
        return false;
      }
    };
    expect(can(6, [six])).toBe(false);
    expect(can(8, ['swift-broker', six])).toBe(true);
  });

  test('the stack that it is built in holds none for it', () => {
    const t = furtherTable({ decks, ana: { hand: ['warm-embrace', 'junk'], stall: stall(5, ['junk']) } });
    expect(t.can(build(['warm-embrace', 'junk']))).toBe(false);
  });
});
