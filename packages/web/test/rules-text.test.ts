import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blocksOf, found, runsOf } from '../src/places/rules-text.js';

const GAMES = ['arcane-alley', 'dwarven-traders', 'dale-of-merchants'];
const rulesOf = (game: string): string => readFileSync(new URL(`../../${game}/rules.md`, import.meta.url), 'utf8');

describe.each(GAMES)('the rules of %s', (game) => {
  const source = rulesOf(game);
  const blocks = blocksOf(source);

  test('are shown with every rule that they have', () => {
    const written = [...source.matchAll(/^- \*\*([A-Z]+-[\w-]+)\*\*/gm)].map(([, id]) => id);
    expect(blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []))).toEqual(written);
  });

  test('leave no mark of their notation behind', () => {
    for (const block of blocks) {
      if (block.kind === 'table') continue;
      const plain = runsOf(block.text)
        .filter(({ style }) => style !== 'code')
        .map(({ text }) => text)
        .join('');
      expect(plain).not.toMatch(/\*\*|^- |^#/);
    }
  });
});

test('a search shows the rules that have all the words, below their headings', () => {
  const blocks = blocksOf(rulesOf('dwarven-traders'));
  const left = found(blocks, 'extra trade last place');
  expect(left[0].kind).toBe('heading');
  expect(left.some((block) => block.kind === 'rule' && block.id === 'DT-TURN-8')).toBe(true);
  expect(found(blocks, 'no such words anywhere')).toEqual([]);
});
