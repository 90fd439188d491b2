import { describe, expect, it } from 'vitest';
import { souk, spawnSouk } from './helpers.js';

const DT = 'dwarven-traders';
const ARENA = ['arena', DT, '--bots', 'greedy,random', '--seed', 's'];

/** The JSON lines of a tournament, decision times aside: they are the only thing that chance does not repeat. */
const linesOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ milliseconds, ...rest }) => rest);

describe('souk arena', () => {
  it('plays every deal in every seating and says who is better', async () => {
    const { code, out } = await souk([...ARENA, '--games', '16', '--workers', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Dwarven Traders: 16 games of 2; 8 deals, each in 2 seatings\nSeed: s\n/);
    expect(out).toMatch(
      /^greedy +\d+\.\d % +\d+\.\d % to \d+\.\d % +\d+\.\d +\d+\.\d to \d+\.\d +\d+\.\d\d +\d+\.\d$/m,
    );
    expect(out).toMatch(/^ {2}greedy before random: \d+\.\d % \(\d+\.\d % to \d+\.\d %\)$/m);
  });

  it('says the same however many work on it', async () => {
    const args = [...ARENA, '--games', '16', '--question', 'greedy > random 0.6', '--json'];
    const alone = linesOf((await souk([...args, '--workers', '1'])).out);
    expect(linesOf((await souk([...args, '--workers', '2'])).out)).toEqual(alone);
    expect(linesOf(spawnSouk([...args, '--workers', '3']).out)).toEqual(alone);
  });

  it('prints each question with name, value, interval, bar and whether it holds', async () => {
    const question = 'greedy > random 0.5; random wins 90%; random within 10s';
    const { code, out } = await souk([...ARENA, '--games', '16', '--workers', '1', '--question', question, '--json']);
    expect(code).toBe(1);
    const questions = linesOf(out).filter(({ kind }) => kind === 'question');
    expect(questions.map(({ name, bar, holds }) => ({ name, bar, holds }))).toEqual([
      { name: `arena/${DT}/2/greedy > random 0.5`, bar: 0.5, holds: true },
      { name: `arena/${DT}/2/random wins 90%`, bar: 0.9, holds: false },
      { name: `arena/${DT}/2/random within 10s`, bar: 10_000, holds: true },
    ]);
    for (const { value, low, high } of questions) {
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }
  });

  it('stops as soon as the question is decided', async () => {
    const args = [...ARENA, '--question', 'greedy > random 0.3', '--until', 'decided', '--least', '10', '--json'];
    const { code, out } = await souk([...args, '--workers', '1']);
    expect(code).toBe(0);
    const [tournament, ...rest] = linesOf(out);
    expect(tournament.games).toBeLessThan(200);
    expect(rest[rest.length - 1]).toMatchObject({ holds: true, interval: 'confidence sequence over deals' });
    expect(linesOf((await souk([...args, '--workers', '2'])).out)).toEqual([tournament, ...rest]);
  });

  it('lets more bots than seats meet in groups, and fewer take seats in turn', async () => {
    const groups = await souk([
      'arena',
      DT,
      '--bots',
      'greedy,random,level:1',
      '--seats',
      '2',
      '--games',
      '12',
      '--json',
    ]);
    expect(linesOf(groups.out).filter(({ kind }) => kind === 'pair')).toHaveLength(3);
    const turns = await souk(['arena', DT, '--bots', 'greedy,random', '--seats', '3', '--games', '6']);
    expect(turns.out).toMatch(/^Dwarven Traders: 6 games of 3; 2 deals, each in 3 seatings\n/);
  });

  it('claims no interval for ratings after a single deal', async () => {
    const args = [...ARENA, '--games', '2', '--workers', '1'];
    expect((await souk(args)).out).toMatch(/^greedy +\d+\.\d % +\d+\.\d % to \d+\.\d % +\d+\.\d +– +/m);
    const [greedy] = linesOf((await souk([...args, '--json'])).out).filter(({ kind }) => kind === 'bot');
    expect(greedy.rating).toMatchObject({ low: null, high: null });
  });

  it('ends with what there is on Ctrl-C', async () => {
    const { code, out } = await souk([...ARENA, '--games', '16', '--workers', '1', '--json'], { interrupted: true });
    expect(code).toBe(130);
    expect(linesOf(out)[0]).toMatchObject({ interrupted: true, games: 0 });
  });
});
