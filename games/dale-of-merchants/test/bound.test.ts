import { below, newState, seedRandom } from '@souk/kernel';
import { legalMoves } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { daleOfMerchants, type Move } from '../src/rules/index.js';
import { build } from './notation.js';
import { Table, table } from './table.js';

/** In how many ways cards can be taken from a list in which like cards stand for each other. */
function parts(cards: readonly unknown[]): number {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(JSON.stringify(card), (counts.get(JSON.stringify(card)) ?? 0) + 1);
  return [...counts.values()].reduce((product, count) => product * (count + 1), 1);
}

const OFFERS = 6;
/** Up to three junk cards, and any of the copies in a payment. */
const THROWS = 4;

/** The bound of rules.md for a position in which an action is chosen. */
function bound(t: Table): { inventory: number; buy: number; build: number } {
  const { hand, discard, coins } = t.json.players[t.actor];
  const ids = hand.map((card) => (typeof card === 'string' ? card : card.card));
  const copies = ids.filter((id) => t.state.rules.copying & (1 << (t.state.rules.kindNamed.get(id) ?? 31))).length;
  const inventory = parts(hand.map((card) => (typeof card === 'string' ? card : { ...card, seenBy: [], pool: 0 })));
  const ways = (t.state.rules.cards.length * 3) ** copies * 3;
  return {
    inventory,
    buy: inventory * OFFERS * (coins + 1) * THROWS * 2 ** copies,
    build: inventory * ways * parts(discard) * 3,
  };
}

const count = (moves: readonly Move[], kind: Move['kind']): number => moves.filter((move) => move.kind === kind).length;

describe('How many moves there can be', () => {
  test('the bound holds in random games, every part of the hand is listed once, and nothing twice', () => {
    const random = seedRandom('bound');
    for (let game = 0; game < 6; game++) {
      const t = new Table(newState(daleOfMerchants, { seats: 2 + (game % 3), options: {}, seed: `bound ${game}` }));
      for (let i = 0; i < 400 && t.question !== undefined; i++) {
        const moves = t.moves();
        expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
        if (t.question?.endsWith(': action')) {
          const most = bound(t);
          expect(count(moves, 'inventory')).toBeLessThanOrEqual(most.inventory);
          expect(count(moves, 'buy')).toBeLessThanOrEqual(most.buy);
          expect(count(moves, 'build')).toBeLessThanOrEqual(most.build);
        }
        const codes = legalMoves(daleOfMerchants, t.state, t.actor);
        daleOfMerchants.play(t.state, t.actor, codes[below(random, codes.length)]);
      }
    }
  });

  test.each([
    [
      'Stock Clearance and Market Discovery',
      { hand: ['stock-clearance', 'market-discovery', 'junk'], coins: 2 },
      'pandas',
    ],
    ['squirrels', { hand: ['nostalgic-item', 'accordion', 'junk'], discard: ['junk', 'stashing-vendor'] }, 'squirrels'],
    ['Chameleons', { hand: ['reflection', 'seeing-doubles', 'junk', 'junk'] }, 'chameleons'],
    ['like cards', { hand: ['junk', 'junk', 'junk', 'bold-haggler'], coins: 1 }, 'macaws'],
  ] as const)('every number that is not listed is refused: %s', (_what, ana, deck) => {
    const decks = [deck, 'ocelots', deck === 'pandas' ? 'macaws' : 'pandas'] as const;
    const t = table({
      decks,
      ana: { ...ana, stall: [['bold-haggler'], ['new-season']] },
      bob: { discard: ['junk'] },
      market: ['essential-purchase', 'new-season', null, 'charm'].map((id) => (decks.includes('pandas') ? id : null)),
      marketDiscard: ['whirligig'],
      marketDeck: ['gamble'],
    });
    const listed = new Set(legalMoves(daleOfMerchants, t.state, 0));
    for (let code = 0; code < 1 << 15; code++) {
      const accepted = daleOfMerchants.clone(t.state);
      let isAccepted = true;
      try {
        daleOfMerchants.play(accepted, 0, code);
      } catch {
        isAccepted = false;
      }
      if (isAccepted !== listed.has(code)) expect([code, isAccepted]).toEqual([code, listed.has(code)]);
    }
  });

  test('a payment without permission never contains another one for the same card', () => {
    const t = table({
      ana: { hand: ['junk', 'junk', 'charm', 'gamble', 'cookies', 'new-season'] },
      market: ['spyglass', 'spyglass', null, 'whirligig'],
    });
    const payments = t.movesOf('buy');
    for (const one of payments) {
      for (const other of payments) {
        if (one === other || one.from !== other.from || one.pay.length >= other.pay.length) continue;
        const left = other.pay.slice();
        const contained = one.pay.every(
          (card) => left.includes(card) && left.splice(left.indexOf(card), 1).length === 1,
        );
        expect(contained).toBe(false);
      }
    }
  });

  test('a hand of Chameleons and Stock Clearance', () => {
    const t = table({
      decks: ['pandas', 'chameleons', 'macaws'],
      ana: {
        hand: [
          'stock-clearance',
          'reflection',
          'reflection',
          'reflection',
          'good-old-times',
          'trendsetting',
          'seeing-doubles',
          'junk',
          'cookies',
        ],
        stall: [['swift-broker']],
      },
      bob: { discard: ['spyglass'] },
      market: ['cookies', 'special-offer', 'shattered-relic', 'essential-purchase', 'flashy-show'],
      marketDiscard: ['market-discovery'],
    });
    const moves = t.moves();
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
    const most = bound(t);
    expect(count(moves, 'inventory')).toBe(most.inventory);
    expect(count(moves, 'buy')).toBeLessThanOrEqual(most.buy);
    expect(count(moves, 'buy')).toBeGreaterThan(1000);
    expect(t.can(build(['cookies']))).toBe(true);
  });
});
