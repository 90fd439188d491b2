import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Block, blocksOf, found, runsOf } from '../src/places/rules-text.js';

const GAMES = ['arcane-alley', 'dwarven-traders', 'dale-of-merchants'];
const ENGLISH = 'rules.md';
const GERMAN = 'rules.de.md';
const rulesOf = (game: string, file = ENGLISH): string =>
  readFileSync(new URL(`../../../games/${game}/${file}`, import.meta.url), 'utf8');

describe.each(GAMES.flatMap((game) => [ENGLISH, GERMAN].map((file) => [game, file])))('of %s, %s:', (game, file) => {
  const source = rulesOf(game, file);
  const blocks = blocksOf(source);

  test('the rules are shown with every rule that they have', () => {
    const written = [...source.matchAll(/^- \*\*([A-Z]+-[\w-]+)\*\*/gm)].map(([, id]) => id);
    expect(blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []))).toEqual(written);
  });

  test('the rules leave no mark of their notation behind', () => {
    for (const block of blocks) {
      if (block.kind === 'rows') continue;
      const plain = runsOf(block.text)
        .filter(({ style }) => style !== 'code')
        .map(({ text }) => text)
        .join('');
      expect(plain).not.toMatch(/\*\*|^- |^#/);
    }
  });
});

/** Every number in digits, wherever it stands: translated rules may not have others. */
const numbersIn = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();

/** What every translation of a piece has in common. */
const essence = (block: Block): unknown => {
  if (block.kind === 'heading') return ['heading', block.level];
  if (block.kind === 'rows') return ['rows', block.rows.map((row) => row.map(numbersIn))];
  return [block.kind, block.kind === 'rule' ? block.id : '', numbersIn(block.text)];
};

test.each(GAMES)('%s has the same rules, tables and numbers in German', (game) => {
  expect(blocksOf(rulesOf(game, GERMAN)).map(essence)).toEqual(blocksOf(rulesOf(game)).map(essence));
});

test('a search shows the rules that have all the words, below their headings', () => {
  const blocks = blocksOf(rulesOf('dwarven-traders'));
  const left = found(blocks, 'extra trade last place');
  expect(left[0]?.kind).toBe('heading');
  expect(left.some((block) => block.kind === 'rule' && block.id === 'DT-TURN-8')).toBe(true);
  expect(found(blocks, 'no such words anywhere')).toEqual([]);
});
