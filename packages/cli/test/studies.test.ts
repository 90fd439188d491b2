import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playOut } from '@souk/bots';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import {
  below,
  commitmentTo,
  elementAt,
  type GameTypes,
  Match,
  type MatchRecord,
  MoveList,
  newState,
  type Outcome,
  RECORD_SCHEMA,
  seedRandom,
  writeRecord,
} from '@souk/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.js';
import { newFolder, souk, spawnSouk, TRADERS_ONLY } from './helpers.js';
import { WITH_SEALED_BIDS } from './sealed-bids-face.js';

const DT = 'dwarven-traders';

describe('souk simulate', () => {
  const simulate = async (...args: readonly string[]) =>
    JSON.parse((await souk(['simulate', DT, '--games', '50', '--seed', 's', '--json', ...args])).out);

  it('gives the same figures for the same seed', async () => {
    expect(await simulate()).toEqual(await simulate());
    const { out } = spawnSouk(['simulate', DT, '--games', '50', '--seed', 's', '--json']);
    expect(JSON.parse(out)).toEqual(await simulate());
    expect(await simulate('--free-sale')).not.toEqual(await simulate());
  });

  it('deals game i from the seed "<seed>/<i>"', async () => {
    const scoresOf = async (games: number) =>
      JSON.parse((await souk(['simulate', DT, '--games', String(games), '--seed', 's', '--json'])).out).seats.map(
        ({ score }: { score: { mean: number } }) => Math.round(games * score.mean),
      );
    const state = newState(dwarvenTraders, { seats: 3, options: {}, seed: 's/2' });
    playOut(dwarvenTraders, state, seedRandom('s/2/players'));
    const before = await scoresOf(2);
    const third = (await scoresOf(3)).map((sum: number, seat: number) => sum - before[seat]);
    expect(third).toEqual(dwarvenTraders.outcome(state)?.scores);
  });

  it('counts wins, scores and lengths', async () => {
    const { game, players, games, seats, rivals, wonByNobody, moves, options } = await simulate('--players', '2');
    expect({ game, players, games }).toEqual({ game: DT, players: 2, games: 50 });
    expect(options.freeSale).toBe(false);
    expect(seats).toHaveLength(2);
    expect(rivals.map(({ name }: { name: string }) => name)).toEqual(['smuggler']);
    for (const { wins, score } of [...seats, ...rivals]) {
      expect(wins.low).toBeLessThanOrEqual(wins.share);
      expect(wins.high).toBeGreaterThanOrEqual(wins.share);
      expect(score.min).toBeLessThanOrEqual(score.mean);
      expect(score.max).toBeGreaterThanOrEqual(score.mean);
    }
    const wins = seats.reduce((sum: number, seat: { wins: { count: number } }) => sum + seat.wins.count, 0);
    expect(wins + wonByNobody.count).toBeGreaterThanOrEqual(50);
    expect(moves.min).toBeGreaterThan(10);
  });

  /** A report on a game whose endings are made others. */
  const reportOn = async (change: (outcome: Outcome) => Outcome) => {
    const games = WITH_SEALED_BIDS.map(({ game, ...known }) => ({
      ...known,
      game: {
        ...game,
        outcome: (state: GameTypes['State']) => {
          const outcome = game.outcome(state);
          return outcome && change(outcome);
        },
      },
    }));
    return (await souk(['simulate', 'sealed-bids', '--games', '60', '--seed', 's'], { games })).out;
  };
  const tied = ({ winners }: Outcome): boolean => winners.length > 1;
  const rival = (rank: number) => ({ name: 'broker', rank, score: 0 });

  it('shows draws on a row of their own', async () => {
    const out = await reportOn((outcome) =>
      tied(outcome) ? { ...outcome, winners: [], rivals: [rival(1)] } : outcome,
    );
    expect(out).toMatch(/^draw +\d+\.\d % +\d+\.\d % to \d+\.\d %$/m);
    expect(out).toMatch(/^broker +0\.0 %/m);
    expect(out).not.toMatch(/^no seat/m);
    expect(await reportOn((outcome) => outcome)).not.toMatch(/^(draw|no seat)/m);
  });

  it('says how many games no seat has won where the other rows do not tell', async () => {
    const alone = (outcome: Outcome): Outcome => ({ ...outcome, ranks: [2, 3, 4], winners: [], rivals: [rival(1)] });
    expect(await reportOn((outcome) => (tied(outcome) ? alone(outcome) : outcome))).not.toMatch(/^no seat/m);
    const shared = (outcome: Outcome): Outcome => ({ ...outcome, rivals: [rival(1)] });
    expect(await reportOn((outcome) => (tied(outcome) ? alone(outcome) : shared(outcome)))).toMatch(
      /^no seat +\d+\.\d %/m,
    );
  });

  it('reports to people, with no bar where there is no terminal', async () => {
    const { code, out, err } = await souk(['simulate', DT, '--games', '20', '--seed', 's']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Dwarven Traders: 20 games of 3 at random\nSeed: s\n/);
    expect(out).toMatch(/^seat 2 +\d+\.\d % +\d+\.\d % to \d+\.\d % +/m);
    expect(out).toMatch(/^smuggler /m);
  });

  it('shows a bar with rate and time left on a terminal and wipes it away', async () => {
    const { err } = await souk(['simulate', DT, '--games', '300', '--seed', 's'], { isTerminal: true });
    expect(err).toMatch(/\[#+\.*\] \d+\/300, \d+\/s, \d+ s left/);
    expect(err.endsWith('\r\x1b[K')).toBe(true);
  });

  it('says the same however many work on it', async () => {
    const run = async (workers: string) =>
      (await souk(['simulate', DT, '--games', '600', '--seed', 's', '--workers', workers, '--json'])).out;
    const alone = await run('1');
    expect(await run('2')).toBe(alone);
    expect(await run('3')).toBe(alone);
  });

  it('lets bots of your choice play', async () => {
    const args = ['simulate', DT, '--games', '6', '--seed', 's', '--bots', 'greedy,random'];
    expect((await souk(args)).out).toMatch(/^Dwarven Traders: 6 games of 2 by greedy and random\n/);
    const { bots, players } = JSON.parse((await souk([...args, '--json'])).out);
    expect([bots, players]).toEqual([['greedy', 'random'], 2]);
  });

  it('ends with what there is on Ctrl-C, and goes on from a checkpoint to the same figures', async () => {
    const checkpoint = join(newFolder(), 'kept.json');
    const args = ['simulate', DT, '--games', '600', '--seed', 's', '--workers', '1'];
    const stopped = await souk([...args, '--checkpoint', checkpoint], { interrupted: true });
    expect(stopped.code).toBe(130);
    expect(stopped.out).toMatch(/^Dwarven Traders: 256 games of 3 at random, interrupted\n/);
    const resumed = await souk([...args, '--checkpoint', checkpoint, '--json']);
    expect(resumed.out).toBe((await souk([...args, '--json'])).out);
    const further = ['simulate', DT, '--games', '900', '--checkpoint', checkpoint, '--json'];
    const whole = ['simulate', DT, '--games', '900', '--seed', 's', '--json'];
    expect((await souk(further)).out).toBe((await souk(whole)).out);
  });

  it('refuses a checkpoint of something else', async () => {
    const checkpoint = join(newFolder(), 'kept.json');
    await souk(['simulate', DT, '--games', '5', '--seed', 's', '--checkpoint', checkpoint]);
    const other = await souk(['simulate', DT, '--games', '5', '--seed', 't', '--checkpoint', checkpoint]);
    expect([other.code, other.err]).toEqual([
      2,
      `souk simulate: ${checkpoint}: checkpoint.plan.seed: expected "t", as asked for, got "s"\n`,
    ]);
    const fewer = await souk(['simulate', DT, '--games', '4', '--seed', 's', '--checkpoint', checkpoint]);
    expect([fewer.code, fewer.err]).toEqual([
      2,
      `souk simulate: --games: expected at least 5, as many as ${checkpoint} has, got "4"\n`,
    ]);
    writeFileSync(checkpoint, '{"format":"something"}');
    const none = await souk(['simulate', DT, '--games', '5', '--seed', 's', '--checkpoint', checkpoint]);
    expect(none.code).toBe(2);
    expect(none.err).toMatch(/^souk simulate: .*kept\.json: checkpoint.*expected.*\n$/);
  });

  it('prints every figure as comma-separated values', async () => {
    const { out } = await souk(['simulate', DT, '--games', '30', '--seed', 's', '--csv']);
    const [head, ...lines] = out.trimEnd().split('\n');
    expect(head).toBe('figure,panel,series,x,at,atLow,atHigh,value,low,high,n');
    expect(lines).toContainEqual(expect.stringMatching(/^smuggler-wins,,games,wins alone,,,,0\.\d+,0\.\d+,0\.\d+,30$/));
    for (const line of lines) expect(line.split(',')).toHaveLength(11);
  });

  it('prints the place of a point with its interval where it is an estimate', async () => {
    const args = ['simulate', 'dale-of-merchants', '--games', '10', '--seed', 's', '--csv'];
    const { out } = await souk(args, { games: GAMES });
    const places = out.split('\n').filter((line) => line.startsWith('decks,'));
    expect(places.length).toBeGreaterThan(2);
    for (const line of places) {
      const columns = line.split(',').map(Number);
      const at = elementAt(columns, 4);
      expect(elementAt(columns, 5)).toBeLessThan(at);
      expect(elementAt(columns, 6)).toBeGreaterThan(at);
    }
  });

  it('gives mean scores and lengths an interval, in JSON and in the table', async () => {
    const { seats, rivals, moves } = await simulate();
    for (const { mean, low, high } of [moves, ...[...seats, ...rivals].map(({ score }) => score)]) {
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
    }
    const { out } = await souk(['simulate', DT, '--games', '50', '--seed', 's']);
    expect(out).toMatch(/^seat 0 .* % +-?\d+\.\d\d ± \d+\.\d\d +\d+\.\d\d +-?\d+ to \d+$/m);
    expect(out).toContain(`Moves per game: ${moves.mean.toFixed(1)} ± ${(moves.high - moves.mean).toFixed(1)} (sd `);
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    const single = JSON.parse((await souk(['simulate', DT, '--games', '1', '--seed', 's', '--json'])).out);
    expect(single.moves).toMatchObject({ low: null, high: null });
  });

  it('counts the copies that house rules say there are', async () => {
    const houseRules = '{"items":{"older-wand":{"copies":2},"cursed-mirror":{"copies":30}}}';
    const args = ['simulate', 'arcane-alley', '--games', '60', '--seed', 's', '--csv', '--house-rules', houseRules];
    const { out } = await souk([...args, '--workers', '1'], { games: GAMES });
    expect(out).not.toContain('NaN');
    const shares = out.split('\n').filter((line) => line.startsWith('items,'));
    expect(shares).toHaveLength(60);
    for (const line of shares) expect(Number(line.split(',')[7])).toBeLessThanOrEqual(1);
  });

  it('says that figures may differ where a bot thinks for a time, and only there', async () => {
    const args = ['simulate', DT, '--games', '1', '--seed', 's', '--workers', '1', '--bots'];
    const note = /^search:1ms thinks for a time, .*\n?.*may give other\s+figures\.$/m;
    expect((await souk([...args, 'search:1ms,random'])).out).toMatch(note);
    expect((await souk([...args, 'random,random'])).out).not.toContain('for a time');
    expect(JSON.parse((await souk([...args, 'search:1ms,random', '--json'])).out).repeatable).toBe(false);
    expect(JSON.parse((await souk([...args, 'random,random', '--json'])).out).repeatable).toBe(true);
  });

  it.each(['--report', '--checkpoint'])('finds out before it plays that %s cannot be written', async (flag) => {
    const folder = newFolder();
    writeFileSync(join(folder, 'file'), 'as it was');
    const args = ['simulate', DT, '--games', '1000000000', '--seed', 's', flag];
    const beneath = await souk([...args, join(folder, 'file', 'page.html')]);
    expect([beneath.code, beneath.out]).toEqual([2, '']);
    expect(beneath.err).toMatch(/^souk simulate: cannot (write|read) .*page\.html: what should be a folder is none\n$/);
    const itself = await souk([...args, folder]);
    expect([itself.code, itself.out]).toEqual([2, '']);
    expect(itself.err).toMatch(/^souk simulate: cannot (write|read) .*: it is a folder\n$/);
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('as it was');
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('prints its figures before the page, so that they are not lost with it', async () => {
    const folder = newFolder();
    const report = join(folder, 'page.html');
    const args = ['simulate', DT, '--games', '5', '--seed', 's', '--workers', '1', '--report', report];
    // Another process puts a folder in its place while the games are being played.
    const games = TRADERS_ONLY.map(({ game, ...known }) => ({
      ...known,
      game: {
        ...game,
        outcome: (state: GameTypes['State']) => {
          mkdirSync(report, { recursive: true });
          return game.outcome(state);
        },
      },
    }));
    const { code, out, err } = await souk(args, { games });
    expect([code, err]).toEqual([2, `souk simulate: cannot write ${report}: it is a folder\n`]);
    expect(out).toMatch(/^Dwarven Traders: 5 games/);
  });

  it('writes a page with plots', async () => {
    const report = join(newFolder(), 'report.html');
    await souk(['simulate', DT, '--games', '30', '--seed', 's', '--report', report]);
    expect(readFileSync(report, 'utf8')).toMatch(/^<!doctype html>[\s\S]*Price paths[\s\S]*<\/html>\n$/);
  });
});

/** A match of two played at random to its end. */
function finished(): MatchRecord {
  const deal = { seed: 'record', nonce: 'nonce', salts: [null, null] };
  const match = new Match(dwarvenTraders, { seats: 2, options: {}, seed: deal.seed });
  const random = seedRandom('record');
  const list = new MoveList();
  for (let [seat] = dwarvenTraders.toAct(match.state); seat !== undefined; [seat] = dwarvenTraders.toAct(match.state)) {
    dwarvenTraders.moves(match.state, seat, list);
    match.play(seat, list.at(below(random, list.size)), 1000 * match.length);
  }
  return writeRecord(match, ['Ana', 'Ben'], deal, [{ from: 4, to: 2 }]);
}

function file(record: object): string {
  const path = join(newFolder(), 'record.json');
  writeFileSync(path, JSON.stringify(record));
  return path;
}

const record = finished();

describe('souk replay', () => {
  it('tells the match move by move', async () => {
    const { code, out } = await souk(['replay', file(record)]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Dwarven Traders: Ana, Ben\n {4}1 (Ana|Ben) started with /);
    expect(out).toMatch(new RegExp(`^ +${record.moves.length} (Ana|Ben) `, 'm'));
    expect(out).toContain('Moves were taken back 1 time.');
    expect(out).toMatch(/ 1\. (Ana|Ben|Smuggler) +\d+/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('stops where it is told to', async () => {
    const { out } = await souk(['replay', file(record), '--to', '3']);
    expect(out).toMatch(/^ {4}3 /m);
    expect(out).not.toMatch(/^ {4}4 /m);
    expect(out).toContain(`After 3 moves of ${record.moves.length}.`);
    const { code, err } = await souk(['replay', file(record), '--to', '9999']);
    expect(code).toBe(2);
    expect(err).toBe(`souk replay: --to: expected a whole number from 0 to ${record.moves.length}, got "9999"\n`);
  });

  it('tells programs as JSON lines', async () => {
    const { out } = await souk(['replay', file(record), '--json']);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(record.moves.length + 1);
    expect(lines[0]).toMatchObject({ number: 1, ...record.moves[0] });
    expect(lines[0].events[0].kind).toBe('gem-chosen');
    expect(lines[lines.length - 1].outcome).toEqual(record.result);
  });

  it.each([
    ['whose seed is not revealed', { ...record, reveal: null }, 'record: expected one with its seed revealed'],
    [
      'of other rules',
      { ...record, rulesVersion: 99 },
      'record: rulesVersion: expected 1, the version of the rules at hand, got 99',
    ],
    ['of an unknown game', { ...record, game: 'chess' }, 'game: expected one of dwarven-traders, got "chess"'],
    [
      'with an illegal move',
      { ...record, moves: [{ seat: 0, move: { kind: 'mine', slot: 0 }, time: 0 }] },
      'record: moves[0]: seat 0 cannot play',
    ],
  ])('refuses a record %s', async (_what, document, message) => {
    const { code, err, out } = await souk(['replay', file(document)]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`souk replay: ${message}`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('souk verify', () => {
  it('finds a fair match fair', async () => {
    const { code, out } = await souk(['verify', file(record)]);
    expect(out).toBe(
      `fair: Dwarven Traders, ${record.moves.length} moves, 1 time taken back; dealt from the committed seed\n`,
    );
    expect(code).toBe(0);
    expect((await souk(['verify', file(record), '--json'])).out).toBe('{"fair":true,"problems":[]}\n');
  });

  const reveal = { seed: 'another', nonce: 'nonce' };
  it.each([
    ['another seed', { ...record, reveal }, /commitment: the revealed seed and nonce are not the ones committed to/],
    [
      'another seed and the commitment to it',
      { ...record, reveal, commitment: commitmentTo(reveal) },
      /moves\[\d+\]|result/,
    ],
    ['a move left out', { ...record, moves: record.moves.slice(1) }, /moves\[0\]: seat \d cannot/],
    ['no ending', { ...record, moves: record.moves.slice(0, -1) }, /moves: the match is not over/],
    [
      'a finer result',
      { ...record, result: record.result && { ...record.result, scores: [99, 0] } },
      /result: the moves lead to/,
    ],
    ['no result', { ...record, result: null }, /result: the moves lead to/],
    ['other options', { ...record, options: { carryScores: true } }, /moves\[\d+\]|result/],
    ['the seed still hidden', { ...record, reveal: null }, /reveal: the seed has not been revealed/],
    ['a salt slipped in', { ...record, salts: [null, 'x'] }, /moves\[\d+\]|result/],
    ['too few salts', { ...record, salts: [null] }, /salts: expected 2, one entry for every seat, got 1/],
  ])('finds a match with %s not fair', async (_what, document, problem) => {
    const { code, out, err } = await souk(['verify', file(document)]);
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/^not fair:\n/);
    expect(out).toMatch(problem);
  });
});

describe('the seal of the deal', () => {
  const verify = (...more: readonly string[]) => souk(['verify', file(record), ...more]);

  it('is compared with the one that was noted', async () => {
    for (const noted of [record.commitment, record.commitment.toUpperCase()]) {
      const { code, out } = await verify('--commitment', noted);
      expect(code).toBe(0);
      expect(out).toMatch(/^fair: .*; dealt from the seed behind the seal that was noted\n$/);
    }
  });

  it('makes a record with another seal not fair', async () => {
    const { code, out } = await verify('--commitment', 'ab'.repeat(32));
    expect(code).toBe(1);
    expect(out).toBe(
      `not fair:\n  commitment: the seal noted before the deal is another one than the record has, ${record.commitment}\n`,
    );
    expect(JSON.parse((await verify('--commitment', 'ab'.repeat(32), '--json')).out)).toMatchObject({ fair: false });
  });

  it.each(['', 'abc', 'g'.repeat(64), 'a'.repeat(65)])('must have the form of one: %j', async (noted) => {
    const { code, out, err } = await verify('--commitment', noted);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^souk verify: --commitment: expected a seal of 64 digits from 0 to 9 and a to f, got ".{0,20}"\n$/,
    );
  });
});

describe('names that would steer the terminal', () => {
  it.each(['\x1b]0;owned\x07', 'A\x9b2J', 'A\u202eB', 'A\nB'])('%j are refused in one line', async (name) => {
    const spoiled = file({ ...record, seats: [name, 'Ben'] });
    for (const command of ['replay', 'verify']) {
      const { code, out, err } = await souk([command, spoiled]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/ is not a record: seats\[0\]: expected /);
      expect(err).toMatch(/^\P{C}+\n$/u);
    }
  });
});

describe('souk schema', () => {
  it('publishes what positions, records and options look like', async () => {
    const schema = async (...args: readonly string[]) => JSON.parse((await souk(['schema', DT, ...args])).out);
    expect(await schema()).toEqual(await schema('position'));
    expect(await schema('position')).toEqual(dwarvenTraders.positionSchema);
    expect(await schema('record')).toEqual(RECORD_SCHEMA);
    const options = new Ajv2020().compile(await schema('options'));
    expect(options({ freeSale: true, smugglerStart: 8 })).toBe(true);
    expect(options({ freeSale: 'yes' })).toBe(false);
    expect(new Ajv2020().compile(await schema('record'))(record)).toBe(true);
  });
});
