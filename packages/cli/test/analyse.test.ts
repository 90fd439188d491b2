import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseWith, randomBot } from '@souk/bots';
import { type AnyGame, elementAt, Match, type MatchRecord, seedRandom, writeRecord } from '@souk/kernel';
import { describe, expect, it } from 'vitest';
import { sealedBids } from '../../bots/test/sealed-bids.js';
import { newFolder, souk, TRADERS } from './helpers.js';
import { WITH_SEALED_BIDS } from './sealed-bids-face.js';

function played(game: AnyGame, seats: readonly string[], seed: string): MatchRecord {
  const deal = { seed, nonce: 'nonce', salts: seats.map(() => null) };
  const match = new Match(game, { seats: seats.length, options: {}, seed });
  const random = seedRandom(seed);
  while (!match.over) {
    const seat = elementAt(game.toAct(match.state), 0);
    match.play(seat, chooseWith(randomBot.sit(), game, match.state, seat, random, { iterations: 1 }));
  }
  return writeRecord(match, seats, deal);
}

function inFile(record: unknown): string {
  const path = join(newFolder(), 'record.json');
  writeFileSync(path, JSON.stringify(record));
  return path;
}

const record = played(TRADERS.game, ['Ada', 'Ben'], 'analyse');
const FAST = ['--iterations', '10', '--no-color'] as const;

describe('souk analyse', () => {
  it('tells chances, turning points, costly choices and where the result came from', async () => {
    const { code, out } = await souk(['analyse', inFile(record), ...FAST]);
    expect(code).toBe(0);
    expect(out).toContain('Dwarven Traders: Ada, Ben');
    expect(out).toMatch(/Win chances/);
    expect(out).toMatch(/^Smuggler +\d+ % [▁▂▃▄▅▆▇█]+ +\d+ %$/m);
    expect(out).toMatch(/Costly choices/);
    expect(out).toMatch(/better: .+, \d+ %/);
    expect(out).toMatch(
      /^Ada +from \d+ % to \d+ %: own choices [−+\d]+, others' [−+\d]+, luck [−+\d]+, foresight [−+\d]+$/m,
    );
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('gives the same as JSON, with moves that can be read, the same each time', async () => {
    const path = inFile(record);
    const { out } = await souk(['analyse', path, ...FAST, '--json']);
    const analysis = JSON.parse(out);
    expect(analysis.game).toBe('dwarven-traders');
    expect(analysis.moves.map(({ move }: { move: object }) => move)).toEqual(record.moves.map(({ move }) => move));
    expect(analysis.seats).toHaveLength(2);
    expect(
      analysis.moves.some(({ better }: { better?: { move: { kind: string } } }) => better?.move.kind !== undefined),
    ).toBe(true);
    expect((await souk(['analyse', path, ...FAST, '--json'])).out).toBe(out);
    expect((await souk(['analyse', path, ...FAST, '--json', '--seed', 'x'])).out).not.toBe(out);
  });

  it('shows on a terminal how far it has come', async () => {
    const { code } = await souk(['analyse', inFile(record), ...FAST], { isTerminal: true });
    expect(code).toBe(0);
  });

  it.each([
    [['--iterations', '0'], /--iterations: expected a whole number from 1 to 1000000, got "?0/],
    [['--iterations', 'many'], /--iterations: expected a whole number/],
    [['--what'], /--what/],
    [['--iterations', '1000000', '--json=1'], /--json: expected no value, got "1"/],
    [['--iterations', '1000000', '--no-color=1'], /--no-color: expected no value, got "1"/],
  ] as const)('refuses %j', async (args, message) => {
    const { code, err, out } = await souk(['analyse', inFile(record), ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });

  it('refuses what is no whole record, and games that no bot knows', async () => {
    expect((await souk(['analyse'])).code).toBe(2);
    expect((await souk(['analyse', inFile({})])).err).toMatch(/is not a record/);
    expect((await souk(['analyse', inFile({ ...record, reveal: null, result: null })])).err).toMatch(/seed revealed/);
    const { code, err } = await souk(['analyse', inFile(played(sealedBids, ['A', 'B'], 'bids'))], {
      games: WITH_SEALED_BIDS,
    });
    expect(code).toBe(2);
    expect(err).toMatch(/no bot knows enough of .+ to judge its moves/);
  });
});
