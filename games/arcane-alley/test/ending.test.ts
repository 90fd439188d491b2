import { arcaneAlley } from '@souk/games/arcane-alley';
import { elementAt, type Outcome } from '@souk/kernel';
import { beforeAll, expect, test } from 'vitest';
import { addCatalogue } from '../../../packages/table-kit/src/i18n/language.js';
import { inBoth, playedEnd, speaker } from '../../../packages/web/test/played-end.js';
import { accountOf, whyOf } from '../src/page/ending/account.js';
import { de } from '../src/page/text/de.js';
import { en } from '../src/page/text/en.js';

beforeAll(() => addCatalogue({ en: async () => en, de: async () => de }));

const ends = [2, 3, 6].flatMap((seats) =>
  ['one', 'two', 'three'].map((seed) =>
    playedEnd(arcaneAlley, { seats, seed, options: { wizards: seats === 3 ? 'choose' : 'random' } }),
  ),
);

test('AA-END-1: what everybody began with and all rounds together are the gold, and so is the solid part of the bar', () => {
  for (const end of ends) {
    const { rows, columns } = accountOf(end, speaker());
    expect(columns).toHaveLength(3);
    expect(rows.map(({ rank }) => rank)).toEqual([...end.outcome.ranks].sort((one, other) => one - other));
    for (const { contender, bar, cells, result } of rows) {
      const [start = 0, won = 0, lost = 0] = bar;
      const changes = cells.map((cell) => Number(cell?.text.replace('−', '-')));
      expect(result).toBe(elementAt(end.view.players, Number(contender)).gold);
      expect(25 + changes.reduce((sum, change) => sum + change, 0)).toBe(result);
      expect(start + won).toBe(result);
      expect(start).toBe(Math.min(25, result));
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(cells.map((cell) => cell?.isLoss)).toEqual(changes.map((change) => change < 0));
    }
  }
});

test('what was lost is what fines and bribes took', () => {
  let hatched = 0;
  for (const end of ends) {
    for (const { contender, bar } of accountOf(end, speaker()).rows) {
      const costs = end.past
        .flatMap(({ events }) => events)
        .filter((event) => event.kind === 'gold')
        .filter(({ seat, cause }) => seat === contender && (cause === 'fines' || cause === 'bribe'));
      expect(bar[2]).toBe(costs.reduce((sum, { change }) => sum - change, 0));
      hatched += bar[2] ?? 0;
    }
  }
  expect(hatched).toBeGreaterThan(0);
});

test('a match that began in the middle has the rounds that were played, by their numbers', () => {
  const end = elementAt(ends, 0);
  const from = end.past.findIndex(({ events }) => events.some(({ kind }) => kind === 'round-started'));
  const { columns, rows } = accountOf({ ...end, past: end.past.slice(from + 1) }, speaker());
  expect(columns).toEqual([2, 3].map((round) => ({ k: 'aa.end.round', with: { round } })));
  for (const { bar, result } of rows) expect((bar[0] ?? 0) + (bar[1] ?? 0)).toBe(result);
});

const ended = (gold: readonly number[], ranks: readonly number[]): Outcome => ({
  ranks,
  scores: gold,
  winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  rivals: [],
});

const view = (infamy: readonly number[]) => {
  const { players } = elementAt(ends, 2).view;
  return { players: infamy.map((each) => ({ ...elementAt(players, 0), infamy: each })) };
};

test.each([
  ['more gold', [112, 84], [1, 2], [3, 9], 0, '112 gold, 28 more than Hild.', '112 Gold, 28 mehr als Hild.'],
  ['more gold than yours', [84, 112], [2, 1], [3, 9], 0, '112 gold, 28 more than you.', '112 Gold, 28 mehr als du.'],
  [
    'less infamy',
    [112, 112, 84],
    [1, 2, 3],
    [3, 9, 4],
    0,
    '112 gold, as much as Hild. Less infamy wins: 3 against 9.',
    '112 Gold, so viel wie Hild. Weniger Verruf gewinnt: 3 gegen 9.',
  ],
  [
    'less infamy than two others',
    [50, 50, 50],
    [2, 1, 2],
    [9, 3, 9],
    undefined,
    '50 gold, as much as Zahra and Olo. Less infamy wins: 3 against 9.',
    '50 Gold, so viel wie Zahra und Olo. Weniger Verruf gewinnt: 3 gegen 9.',
  ],
  [
    'nothing: the win is shared',
    [60, 60, 20],
    [1, 1, 3],
    [4, 4, 0],
    0,
    '60 gold each. Infamy is equal, too: 4.',
    'Jeweils 60 Gold. Auch der Verruf ist gleich: 4.',
  ],
] as const)('AA-END-1: the end says what decided: %s', async (_, gold, ranks, infamy, you, english, german) => {
  const said = await inBoth(() =>
    whyOf(ended(gold, ranks), view(infamy), you === undefined ? speakerForAll() : speaker(you)),
  );
  expect(said).toEqual({ en: english, de: german });
});

const speakerForAll = () => ({
  ...speaker(),
  you: undefined,
  name: (seat: number) => ['Zahra', 'Hild', 'Olo'][seat] ?? '',
});
