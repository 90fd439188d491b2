import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRADING_CARDS } from '@souk/games/dwarven-traders';
import { InputError } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { newFolder, souk, theRecordIn } from './helpers.js';
import { WITH_SEALED_BIDS } from './sealed-bids-face.js';

const ALWAYS_FIRST = '1\n'.repeat(300);

/** The menu of `souk play` without a game, answered; then a match by first choices. */
async function played(input: string, args: readonly string[] = ['--bot', 'random']) {
  const home = newFolder();
  const { out } = await souk(['play', ...args], { home, games: WITH_SEALED_BIDS, input: input + ALWAYS_FIRST });
  const { record } = theRecordIn(home);
  return { out, record };
}

describe('the menu', () => {
  it('starts the usual game by Enter alone', async () => {
    const { out, record } = await played('\n\n\n');
    expect(out).toContain('1 Dwarven Traders – ');
    expect(out).toContain('How many players (1 to 4)? [3]');
    expect(record).toMatchObject({ game: 'dwarven-traders', seats: ['Player', 'Nadir', 'Zahra'] });
    expect(record.options).toMatchObject({ freeSale: false, cards: null });
  });

  it('lists what can be changed, with its value', async () => {
    const { out } = await played('1\n2\n\n');
    expect(out).toMatch(/^ {2}1 At this keyboard +1 /m);
    expect(out).toMatch(/^ {2}2 Bots +Stranger /m);
    expect(out).toMatch(/^ {2}3 First player +random /m);
    expect(out).toMatch(/^ {2}4 Carry scores +no /m);
    expect(out).toMatch(/^ {2}5 Smuggler’s start +Apprentice: starts on 5 /m);
    expect(out).toMatch(/^ {2}7 Trading cards +as usual /m);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(200);
    expect(out).toContain('Options? Enter for these, or the number of one to change: ');
  });

  it('switches booleans, picks choices and seats', async () => {
    const { record } = await played('1\n2\n4\n6\n5\n3\n3\n2\n\n');
    expect(record.options).toMatchObject({ carryScores: true, freeSale: true, smugglerStart: 10, firstPlayer: 0 });
  });

  it('switches back', async () => {
    const { record } = await played('1\n2\n4\n4\n\n');
    expect(record.options).toMatchObject({ carryScores: false });
  });

  it('takes whole numbers', async () => {
    const { out, record } = await played('2\n2\n3\n9\n2\n\n');
    expect(out).toContain('Lots (1 to 4)? [3]');
    expect(out).toContain('Expected a number from 1 to 4.');
    expect(record).toMatchObject({ game: 'sealed-bids', options: { lots: 2 } });
  });

  it('takes documents from files, and says what is wrong with them', async () => {
    const good = join(newFolder(), 'mine.json');
    writeFileSync(good, JSON.stringify([...TRADING_CARDS].reverse()));
    const bad = join(newFolder(), 'bad.json');
    writeFileSync(bad, '[]');
    const { out, record } = await played(`1\n2\n7\n/no/such/file\n7\n${bad}\n7\n${good}\n\n`);
    expect(out).toContain('Trading cards: cannot read /no/such/file: there is no such file');
    expect(out).toMatch(/^Trading cards: expected a list of 12/m);
    expect(out).toMatch(/^ {2}7 Trading cards +mine\.json /m);
    expect(record.options).toMatchObject({ cards: [...TRADING_CARDS].reverse() });
  });

  it('changes who plays', async () => {
    const { record } = await played('1\n2\n2\n1\n1\n2\n\n', []);
    expect(record.seats).toEqual(['Player 1', 'Player 2']);
  });

  it('begins with what the arguments say', async () => {
    const { out, record } = await played('1\n\n\n', ['--hot-seat', 'Ana,Ben', '--players', '2']);
    expect(out).toContain('How many players (2 to 4)? [2]');
    expect(record.seats).toEqual(['Ana', 'Ben']);
  });

  it('does not start with options that do not go together', async () => {
    const games = WITH_SEALED_BIDS.map(({ game, ...known }) => ({
      ...known,
      game: {
        ...game,
        setup: (...start: Parameters<typeof game.setup>) => {
          if ('lots' in start[0] && start[0].lots === 4)
            throw new InputError('options.lots', 'fewer, with these hands');
          return game.setup(...start);
        },
      },
    }));
    const home = newFolder();
    const input = `2\n2\n3\n4\n\n3\n2\n\n${ALWAYS_FIRST}`;
    const { out } = await souk(['play', '--bot', 'random'], { home, games, input });
    expect(out).toContain('Lots: expected fewer, with these hands\n');
    expect(theRecordIn(home).record.options).toEqual({ lots: 2 });
    const { code, err } = await souk(['play', 'sealed-bids', '--lots', '4'], { games });
    expect([code, err]).toEqual([2, 'souk play: --lots: expected fewer, with these hands\n']);
  });

  it('forgives', async () => {
    const { out } = await played('9\n1\n2\n77\nx\n\n');
    expect(out).toContain('Expected a number from 1 to 2.');
    expect(out.match(/Expected Enter, or a number from 1 to 7\./g)).toHaveLength(2);
  });

  it('lets go of who quits', async () => {
    for (const input of ['', 'q\n', '1\nq\n', '1\n2\n', '1\n2\nq\n', '1\n2\n2\nq\n', '1\n2\n3\nq\n', '1\n2\n7\nq\n']) {
      const { code, out } = await souk(['play'], { input });
      expect(code).toBe(0);
      expect(out).toMatch(/Until next time\.\n$/);
    }
  });
});
