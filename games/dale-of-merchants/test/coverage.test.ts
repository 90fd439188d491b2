import { describe, expect, test } from 'vitest';
import type { DaleEvent, UsedInStack } from '../src/rules/events.js';
import { daleOfMerchants } from '../src/rules/index.js';

const { coverage } = daleOfMerchants;

const own = (card: string, more: Partial<UsedInStack> = {}): UsedInStack => ({
  card,
  as: card,
  showing: null,
  change: 0,
  from: 'hand',
  ...more,
});

const built = (cards: readonly UsedInStack[], additional = false): DaleEvent => ({
  kind: 'stack-built',
  seat: 0,
  stack: 2,
  cards,
  additional,
});

describe('What a stack shows to have been used', () => {
  test.each([
    ['junk', [own('stashing-vendor'), own('junk')], 'stashing-vendor: let junk in'],
    [
      'a discarded card',
      [own('nostalgic-item'), own('charm', { from: 'discard' })],
      'nostalgic-item: let a discarded card in',
    ],
    ['several sets', [own('empty-chest'), own('charm')], 'empty-chest: let several sets in'],
    ['a card by one more', [own('accordion', { change: 1 })], 'accordion: raised'],
    [
      'what a copy counts as',
      [own('reflection', { as: 'stashing-vendor' }), own('junk')],
      'stashing-vendor: let junk in',
    ],
  ])('%s', (_, cards, branch) => {
    expect(coverage?.branches).toContain(branch);
    expect(coverage?.seenIn(built(cards))).toContain(branch);
  });

  test.each([
    ['junk', [own('stashing-vendor')], 'stashing-vendor: let junk in'],
    ['a discarded card', [own('nostalgic-item')], 'nostalgic-item: let a discarded card in'],
    ['several sets', [own('empty-chest'), own('stashing-vendor'), own('junk')], 'empty-chest: let several sets in'],
  ])('not %s', (_, cards, branch) => {
    expect(coverage?.seenIn(built(cards))).not.toContain(branch);
  });

  test('a stack that was permitted by the one before', () => {
    const branch = 'winter-is-coming: let another stack follow';
    expect(coverage?.branches).toContain(branch);
    expect(coverage?.seenIn(built([own('charm')], true))).toContain(branch);
    expect(coverage?.seenIn(built([own('winter-is-coming')]))).not.toContain(branch);
  });
});
