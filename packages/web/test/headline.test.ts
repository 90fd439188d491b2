import type { Outcome } from '@souk/kernel';
import { beforeAll, expect, test } from 'vitest';
import { translate } from '../../table-kit/src/components/Text.js';
import { headline } from '../../table-kit/src/headline.js';
import { addCatalogue } from '../../table-kit/src/i18n/language.js';
import { aboutTexts } from '../src/games/about-texts.js';

beforeAll(() => addCatalogue(aboutTexts));

const NAMES = ['Ada', 'Bea', 'Cem'];

/** Two or three at a table, and the Smuggler where it has a rank. */
const ended = (winners: readonly number[], ranks: readonly number[], smuggler?: number): Outcome => ({
  winners,
  ranks,
  scores: ranks.map((rank) => 10 - rank),
  rivals: smuggler === undefined ? [] : [{ name: 'smuggler', rank: smuggler, score: 10 - smuggler }],
});

test.each([
  ['you alone', ended([0], [1, 2]), 0, 'You have won!'],
  ['another player', ended([1], [2, 1]), 0, 'Bea has won'],
  ['a player, as spectators see it', ended([1], [2, 1]), undefined, 'Bea has won'],
  ['you and another', ended([0, 1], [1, 1, 3]), 0, 'You share the win!'],
  ['two others', ended([1, 2], [3, 1, 1]), 0, 'Bea, Cem share the win'],
  ['the Smuggler', ended([], [2], 1), 0, 'The Smuggler has won'],
  ['the Smuggler among several', ended([], [2, 3], 1), 0, 'The Smuggler has won'],
  ['you and the Smuggler', ended([0], [1, 3], 1), 0, 'You share the win!'],
  ['another player and the Smuggler', ended([1], [3, 1], 1), 0, 'Bea, Smuggler share the win'],
  ['nobody: a draw with the Smuggler', ended([], [1], 1), 0, 'Nobody has won'],
  ['nobody: a draw', ended([], [1, 1]), 0, 'Nobody has won'],
] as const)('The end says who has won: %s', (_, outcome, you, said) => {
  expect(headline(outcome, you, (seat) => NAMES[seat] ?? '', translate)).toBe(said);
});
