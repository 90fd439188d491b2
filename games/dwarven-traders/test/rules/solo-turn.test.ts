import { IllegalMove } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { noTrade, sell } from '../moves.js';
import { DULL, deeds, type HisTurn, smugglersTurn } from '../smugglers-turn.js';
import { table } from '../table.js';

/** The kinds of what happened, without what only says where things are now. */
const course = (his: HisTurn): string[] =>
  smugglersTurn(his)
    .events()
    .map(({ kind }) => kind);

describe('the order of his actions', () => {
  test('DT-SOLO-3 without a gem he mines first and may sell what he mined', () => {
    const game = smugglersTurn({ row: ['E-1 T+1', DULL, 'R-1 E+1', DULL], prices: { emerald: 3 } });
    expect(deeds(game)).toEqual(['mined emerald by 0', 'sold emerald by 2']);
  });

  test('DT-SOLO-3 with one gem he mines first', () => {
    const game = smugglersTurn({ row: ['E-1 T+1', DULL, 'R-1 T+1', DULL], prices: { emerald: 3 }, holds: ['topaz'] });
    expect(deeds(game)).toEqual(['mined emerald by 0', 'sold topaz by 2']);
  });

  test('DT-SOLO-3 with two gems he sells first', () => {
    const game = smugglersTurn({
      row: ['E-1 R+1', DULL, 'R-1 T+1', DULL],
      prices: { emerald: 3 },
      holds: ['topaz', 'topaz'],
    });
    expect(deeds(game)).toEqual(['sold topaz by 2', 'mined emerald by 0']);
  });

  test('DT-SOLO-3 each action has a card of its own choice, which may be the same place of the row', () => {
    const game = smugglersTurn({ row: ['E-1 R+1', DULL, DULL, DULL], next: 'R-1 E+1', prices: { emerald: 3 } });
    expect(deeds(game)).toEqual(['mined emerald by 0', 'sold emerald by 0']);
  });

  test('DT-SOLO-4 the first action’s card is discarded and replaced in its place from the bottom of the deck', () => {
    const game = smugglersTurn({ row: [DULL, 'E-1 S+1', DULL, DULL], prices: { emerald: 3 } });
    expect(game.eventsOf('card-replaced')).toEqual([
      { kind: 'card-replaced', slot: 1, discarded: 2, card: game.view.row[1] },
    ]);
    expect(game.view.row.map(({ card }) => card)).toEqual([1, 12, 3, 4]);
    expect(game.position.unused).toEqual([5, 6, 7, 8, 9, 10, 11]);
    expect(game.view.discards).toEqual([2]);
  });

  test('DT-SOLO-4 the new card shows a random side', () => {
    const sides = Array.from({ length: 20 }, (_, i) => {
      const game = smugglersTurn({ row: [DULL, 'E-1 S+1', DULL, DULL], prices: { emerald: 3 }, seed: `side ${i}` });
      return game.view.row[1].side;
    });
    expect([...new Set(sides)].toSorted()).toEqual(['back', 'front']);
  });

  test('DT-SOLO-4 the second action’s card is flipped and stays; prices change after each action', () => {
    const game = smugglersTurn({
      row: ['R-1 E+2', 'E-2 S+1', DULL, DULL],
      prices: { ruby: 1, emerald: 3 },
      holds: ['topaz'],
    });
    const side = game.eventsOf('card-replaced')[0].card.side;
    expect(game.events()).toEqual([
      { kind: 'trade-declined', trader: 0 },
      { kind: 'turn-started', trader: 'smuggler' },
      { kind: 'mined', trader: 'smuggler', slot: 1, gem: 'emerald' },
      { kind: 'price-moved', gem: 'emerald', price: 1, smuggler: 0 },
      { kind: 'card-replaced', slot: 1, discarded: 2, card: { card: 12, side } },
      { kind: 'sold', trader: 'smuggler', slot: 0, gem: 'emerald', price: 1, score: 10 },
      { kind: 'price-moved', gem: 'emerald', price: 3, smuggler: 0 },
      { kind: 'card-flipped', slot: 0, card: { card: 1, side: 'back' } },
      { kind: 'turn-started', trader: 0 },
    ]);
    expect(game.changes()).toEqual({
      'pool.emerald': 3,
      'box.emerald': 1,
      'smuggler.score': 10,
      'row[0].side': 'back',
      'row[1].card': 12,
      ...(side === 'back' ? { 'row[1].side': side } : {}),
      discards: [2],
      unused: 7,
      'decision.kind': 'turn',
    });
  });

  test('DT-SOLO-4 his second action may use the card just laid, and only its visible side', () => {
    const game = smugglersTurn({ row: ['E-1 S+1', DULL, DULL, DULL], next: 'R-1 E+1', prices: { emerald: 3 } });
    expect(game.events().at(-2)).toMatchObject({ kind: 'card-flipped', slot: 0, card: { card: 12 } });
    const usedUp = smugglersTurn({ row: ['E-1 S+1', DULL, DULL, DULL], prices: { emerald: 3 } });
    expect(deeds(usedUp)).toEqual(['mined emerald by 0']);
  });

  test('DT-SOLO-4 if mining is impossible no card is replaced, and he still sells, flipping the card', () => {
    const game = smugglersTurn({
      row: [DULL, 'E-1 T+1', DULL, 'R-1 T+2'],
      pool: { ruby: 0, emerald: 0, sapphire: 1 },
      holds: ['topaz'],
    });
    expect(deeds(game)).toEqual(['sold topaz by 1']);
    expect(game.eventsOf('card-replaced')).toEqual([]);
    expect(game.view).toMatchObject({ unused: 8, discards: [] });
    expect(game.view.row.map(({ card, side }) => `${card} ${side}`)).toEqual([
      '1 front',
      '2 back',
      '3 front',
      '4 front',
    ]);
  });

  test('DT-SOLO-4 if selling is impossible with two gems he can do nothing, and the round is over', () => {
    const his: HisTurn = { row: [DULL, 'E-1 R+1', DULL, DULL], holds: ['topaz', 'topaz'] };
    expect(course(his)).toContain('round-ended');
    expect(deeds(smugglersTurn(his))).toEqual([]);
  });

  test('DT-SOLO-4 if only mining is possible with one gem, the round goes on', () => {
    const game = smugglersTurn({ row: [DULL, 'E-1 R+1', DULL, DULL], holds: ['topaz'], prices: { emerald: 3 } });
    expect(deeds(game)).toEqual(['mined emerald by 1']);
    expect(game.view.smuggler.store).toEqual(['emerald', 'topaz']);
    expect(game.view).toMatchObject({ round: 1, decision: { kind: 'turn', seat: 0 } });
  });
});

describe('the unused deck', () => {
  const ROW = [DULL, 'E-1 S+1', DULL, DULL] as const;

  test('DT-SOLO-5 a replacement that leaves two cards shuffles nothing', () => {
    const game = smugglersTurn({
      row: ROW,
      prices: { emerald: 3 },
      discards: [5, 6, 7, 8, 9],
      unused: [10, 11, 12],
    });
    expect(game.eventsOf('unused-deck-shuffled')).toEqual([]);
    expect(game.position.unused).toEqual([10, 11]);
    expect(game.view.discards).toEqual([5, 6, 7, 8, 9, 2]);
  });

  test('DT-SOLO-5 one that leaves a single card shuffles it and all discards, the latest included, into a deck of eight', () => {
    const reshuffled = (seed: string) =>
      smugglersTurn({ row: ROW, prices: { emerald: 3 }, discards: [5, 6, 7, 8, 9, 10], unused: [11, 12], seed });
    const game = reshuffled('one');
    expect(game.eventsOf('unused-deck-shuffled')).toEqual([{ kind: 'unused-deck-shuffled', cards: 8 }]);
    expect(game.view).toMatchObject({ unused: 8, discards: [] });
    expect(game.view.row.map(({ card }) => card)).toEqual([1, 12, 3, 4]);
    expect(game.position.unused.toSorted((a, b) => a - b)).toEqual([2, 5, 6, 7, 8, 9, 10, 11]);
    expect(reshuffled('two').position.unused).not.toEqual(game.position.unused);
  });

  test('DT-SOLO-5 discards are public, the order of the deck is not', () => {
    const { view } = smugglersTurn({ row: ROW, prices: { emerald: 3 } });
    expect(view.discards).toEqual([2]);
    expect(view.unused).toBe(7);
  });

  test('DT-SOLO-5 a deck of one card is no position', () => {
    expect(() => smugglersTurn({ row: ROW, discards: [5, 6, 7, 8, 9, 10, 11], unused: [12] })).toThrow(
      /position\.unused: expected .* at least two/,
    );
  });
});

describe('his score', () => {
  const sold = (price: number, steps: number, score = 9) => {
    const { smuggler } = smugglersTurn({
      row: [DULL, `S-0 T+${steps}`, DULL, DULL],
      holds: ['topaz', 'topaz'],
      prices: { topaz: price },
      score,
    }).view;
    return smuggler.score;
  };

  test('DT-SOLO-7 his sales move him by the price like a player’s, never below 1', () => {
    expect(sold(2, 1)).toBe(11);
    expect(sold(0, 1)).toBe(9);
    expect(sold(-3, 1)).toBe(6);
    expect(sold(-3, 1, 3)).toBe(1);
  });

  test('DT-SOLO-7 overflow moves him too', () => {
    expect(sold(3, 0)).toBe(12);
    expect(sold(3, 2)).toBe(14);
    const low = { ruby: -3, sapphire: -3, emerald: -3, topaz: -3 };
    const mined = smugglersTurn({ row: ['E-2 S+0', 'E-2 S+0', 'E-2 S+0', 'E-2 S+0'], prices: low });
    expect(mined.view.smuggler.score).toBe(11);
  });
});

describe('whose turn it is', () => {
  test('DT-SOLO-9 the extra trade is due when the player is strictly behind the Smuggler', () => {
    const offered = (score: number) =>
      table({
        seats: 1,
        own: [DULL, DULL, DULL, DULL],
        players: [{ score, store: ['sapphire', 'topaz'] }],
        smuggler: { score: 6, store: ['emerald'] },
        prices: { sapphire: 0 },
      })
        .play(sell(0, 'sapphire'))
        .eventsOf('trade-offered');
    expect(offered(5)).toEqual([{ kind: 'trade-offered', trader: 0 }]);
    expect(offered(6)).toEqual([]);
    expect(offered(7)).toEqual([]);
  });

  test('DT-SOLO-9 the Smuggler makes no extra trade, even far behind', () => {
    const game = table({
      seats: 1,
      own: [DULL, DULL, DULL, DULL],
      players: [{ score: 30, store: ['sapphire', 'topaz'] }],
      smuggler: { score: 1, store: ['emerald'] },
    }).play(sell(0, 'sapphire'));
    expect(game.eventsOf('traded')).toEqual([]);
    expect(game.view.players[0].store).toEqual(['topaz']);
    expect(game.view.decision).toEqual({ kind: 'turn', seat: 0 });
  });

  test('DT-SOLO-10 the Smuggler ends the round when he can do nothing at the start of his turn', () => {
    const game = smugglersTurn({ row: [DULL, DULL, DULL, DULL], pool: { ruby: 0 }, holds: ['topaz'] });
    expect(game.eventsOf('round-ended')).toEqual([{ kind: 'round-ended', round: 1, trader: 'smuggler' }]);
    expect(deeds(game)).toEqual([]);
  });

  test('DT-SOLO-10 the player ends it likewise, after a turn of the Smuggler’s', () => {
    const game = smugglersTurn({
      row: [DULL, 'R-0 E+0', DULL, DULL],
      pool: { ruby: 0 },
      holds: ['emerald'],
      player: ['topaz', 'ruby'],
    });
    expect(deeds(game)).toEqual(['sold emerald by 1']);
    expect(game.eventsOf('round-ended')).toEqual([{ kind: 'round-ended', round: 1, trader: 0 }]);
  });

  test('DT-SOLO-10 his turn has no choices for anybody: after the player’s the program plays it', () => {
    const game = smugglersTurn({ row: ['E-1 S+1', DULL, DULL, DULL], prices: { emerald: 3 } });
    expect(game.eventsOf('turn-started').map(({ trader }) => trader)).toEqual(['smuggler', 0]);
    expect(game.seat).toBe(0);
    expect(() => game.play(noTrade)).toThrow(IllegalMove);
  });
});
