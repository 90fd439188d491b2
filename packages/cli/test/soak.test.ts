import { describe, expect, it } from 'vitest';
import { sealedBids } from '../../bots/test/sealed-bids.js';
import { GAMES } from '../src/games.js';
import { souk } from './helpers.js';
import { WITH_SEALED_BIDS } from './sealed-bids-face.js';

const DT = 'dwarven-traders';

describe('souk soak', () => {
  const soak = async (...args: readonly string[]) => {
    const { code, out, err } = await souk(['soak', '--seed', 's', '--json', ...args], { games: GAMES });
    expect(err).toBe('');
    return {
      code,
      lines: out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    };
  };

  it('plays every game', async () => {
    const { code, lines } = await soak('--games', '2', '--players', '2');
    expect(lines.map(({ game }) => game)).toEqual(GAMES.map(({ game }) => game.id));
    for (const { seen } of lines) expect(seen.length).toBeGreaterThan(10);
    expect(code).toBe(0);
  });

  it('plays until every branch of every effect was taken', async () => {
    const { code, lines } = await soak(DT, '--until-covered', 'effects', '--games', '20000');
    expect(lines[0].unseen).toEqual([]);
    expect(lines[0].seen.length).toBeGreaterThan(20);
    expect(code).toBe(0);
  });

  it('ends with code 1 if the games were not enough, and says what is missing', async () => {
    const { code, lines } = await soak(DT, '--until-covered', 'effects', '--games', '1', '--players', '2');
    expect(code).toBe(1);
    expect(lines[0].games).toBe(1);
    expect(lines[0].unseen).toContain('gem-chosen by the Smuggler');
    expect(lines[0].seen).toContain('mined by a player');
  });

  it('only counts where nothing is to be covered', async () => {
    const { code, lines } = await soak(DT, '--games', '3', '--players', '2');
    expect([code, lines[0].games]).toEqual([0, 3]);
  });

  it('has no limit on games while there is something to cover, unless one is given', async () => {
    let ended = 0;
    const late = {
      branches: ['late'],
      options: sealedBids.coverage.options,
      seenIn: ({ kind }: { readonly kind: string }) => (kind === 'lot-won' && ++ended > 2500 ? ['late'] : []),
    };
    const games = WITH_SEALED_BIDS.map(({ game, ...known }) => ({ ...known, game: { ...game, coverage: late } }));
    const args = ['soak', 'sealed-bids', '--until-covered', 'effects', '--seed', 's', '--json'];
    const { code, out, err } = await souk(args, { games, isTerminal: true });
    expect(code).toBe(0);
    expect(JSON.parse(out).games).toBeGreaterThan(1000);
    expect(err).toMatch(/\r\d+ so far, \d+\/s /);
    ended = 0;
    expect((await souk([...args, '--games', '10'], { games })).code).toBe(1);
    expect((await souk(['soak', '--help'])).out).toMatch(/no\s+limit with --until-covered/);
  });

  it('gives the same figures for the same seed', async () => {
    expect(await soak(DT, '--games', '5')).toEqual(await soak(DT, '--games', '5'));
  });

  it('reports to people', async () => {
    const { out } = await souk(['soak', DT, '--games', '2', '--seed', 's', '--players', '2']);
    expect(out).toMatch(/^Dwarven Traders: \d+ of \d+ branches seen in 2 games with \d+ moves\n {2}not seen: /);
  });

  it.each([
    [['soak', 'chess'], 'souk soak: game: expected one of '],
    [['soak', '--until-covered', 'cards'], 'souk soak: --until-covered: expected "effects", got "cards"'],
    [['soak', '--games', '0'], 'souk soak: --games: expected a whole number from 1 to 1000000000, got "0"'],
    [['soak', '--players', '9'], 'souk soak: --players: expected a whole number from '],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await souk(args);
    expect([code, out]).toEqual([2, '']);
    expect(err.startsWith(message)).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
