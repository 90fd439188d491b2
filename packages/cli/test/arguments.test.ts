import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_FORMS } from '@souk/lab';
import { describe, expect, it } from 'vitest';
import { isOn, parseArguments, textOf } from '../src/arguments.js';
import { COMMANDS } from '../src/commands/index.js';
import { newFolder, souk, spawnSouk } from './helpers.js';

const KNOWN = [
  { flag: 'seed', value: 'text', help: '' },
  { flag: 'json', value: undefined, help: '' },
];

describe('arguments', () => {
  it('are positionals and flags in any order', () => {
    const args = parseArguments(['a', '--seed', '-3', '--json', 'b', '--', '--c'], KNOWN);
    expect(args.positionals).toEqual(['a', 'b', '--c']);
    expect(textOf(args, 'seed')).toBe('-3');
    expect(isOn(args, 'json')).toBe(true);
    expect(textOf(parseArguments(['--seed=x=y'], KNOWN), 'seed')).toBe('x=y');
    expect(isOn(parseArguments([], KNOWN), 'json')).toBe(false);
  });

  it.each([
    [['--nope'], '--nope: no such option'],
    [['-x'], '-x: no such option'],
    [['--seed'], '--seed: expected a value (text)'],
    [['--seed', 'a', '--seed', 'b'], '--seed: given twice'],
  ])('%j are refused', (given, message) => {
    expect(() => parseArguments(given, KNOWN)).toThrow(message);
  });

  it('give a switch no value', () => {
    expect(() => isOn(parseArguments(['--json=yes'], KNOWN), 'json')).toThrow('--json: expected no value, got "yes"');
  });
});

describe('help', () => {
  it('is there for souk and for every command', async () => {
    for (const args of [[], ['--help'], ['-h'], ['help']]) {
      const { code, out } = await souk(args);
      expect(code).toBe(0);
      for (const { name } of COMMANDS) expect(out).toContain(`  ${name} `);
    }
    for (const { name, flags } of COMMANDS) {
      const { code, out } = await souk([name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: souk ${name}`);
      for (const { flag } of flags) expect(out).toContain(`--${flag}`);
    }
  });

  it('of a command is also told by souk help', async () => {
    for (const { name } of COMMANDS) {
      const { code, out } = await souk(['help', name]);
      expect(code).toBe(0);
      expect(out).toBe((await souk([name, '--help'])).out);
    }
  });

  it('names the options of the games', async () => {
    const { out } = await souk(['play', '--help']);
    expect(out).toContain('--smuggler-start 5|8|10|12');
  });

  it('fits 100 columns', async () => {
    for (const args of [[], ...COMMANDS.map(({ name }) => [name, '--help'])]) {
      const { out } = await souk(args);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    }
  });

  it('and the version', () => {
    const { code, out } = spawnSouk(['--version']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

const DT = 'dwarven-traders';
const COMMAND_NAMES = COMMANDS.map(({ name }) => name).join(', ');

describe('wrong arguments end with exit code 2 and one clear line', () => {
  it.each([
    [['nope'], `souk: expected a command (${COMMAND_NAMES}), got "nope"`],
    [['--nope'], `souk: expected a command (${COMMAND_NAMES}), got "--nope"`],
    [['play', 'chess'], 'souk play: game: expected one of dwarven-traders, got "chess"'],
    [['play', DT, 'more'], 'souk play: expected nothing more, got "more"'],
    [['play', DT, '--players', '5'], 'souk play: --players: expected a whole number from 1 to 4, got "5"'],
    [['play', DT, '--players', '-1'], 'souk play: --players: expected a whole number from 1 to 4, got "-1"'],
    [['play', DT, '--players', '2.5'], 'souk play: --players: expected a whole number from 1 to 4, got "2.5"'],
    [['play', DT, '--hot-seat', '5'], 'souk play: --hot-seat: expected a number from 0 to 4, or names, got "5"'],
    [
      ['play', DT, '--hot-seat', 'Ana,Ana'],
      'souk play: --hot-seat: expected a number, or different names like Ana,Ben of up to 20 letters',
    ],
    [
      ['play', DT, '--hot-seat', 'A,B,C,D,E'],
      'souk play: --hot-seat: expected at most 4 names for Dwarven Traders, got 5',
    ],
    [
      ['play', DT, '--players', '2', '--hot-seat', '3'],
      'souk play: --hot-seat: expected at most 2, the number of seats, got 3',
    ],
    [
      ['play', DT, '--bot', 'hal'],
      'souk play: --bot: expected random (Stranger), 1 (Pebble Picker), 2 (Cart Pusher), 3 (Gem Cutter), 4 (Guild Trader), 5 (Keeper of the Mountain Vault), got "hal"',
    ],
    [['play', DT, '--seed', ''], 'souk play: --seed: expected a text of 1 to 200 characters'],
    [
      ['play', DT, '--first-player', '3'],
      'souk play: --first-player: expected "random", or a whole number from 0 to 2, got 3',
    ],
    [['play', DT, '--carry-scores=maybe'], 'souk play: --carry-scores: expected true or false, got "maybe"'],
    [['play', DT, '--resume', '--players', '2'], 'souk play: --players: not together with --resume'],
    [['play', '--resume'], 'souk play: --resume: there is no saved game'],
    [['play', DT, '--resume'], 'souk play: --resume: there is no saved game of Dwarven Traders'],
    [
      ['play', '--free-sale'],
      'souk play: --free-sale: an option of dwarven-traders: expected the game to be named (souk play dwarven-traders …)',
    ],
    [['play', '--free-trade'], 'souk play: --free-trade: no such option'],
    [['help', 'nope'], `souk help: expected a command (${COMMAND_NAMES}), got "nope"`],
    [['help', 'play', 'more'], 'souk help: expected nothing more, got "more"'],
    [['simulate'], 'souk simulate: expected a game (dwarven-traders)'],
    [['simulate', DT, '--games', '0'], 'souk simulate: --games: expected a whole number from 1 to 1000000000, got "0"'],
    [
      ['simulate', DT, '--games', 'many'],
      'souk simulate: --games: expected a whole number from 1 to 1000000000, got "many"',
    ],
    [['simulate', DT, '--players'], 'souk simulate: --players: expected a value (n)'],
    [['simulate', DT, '--smuggler-start', '7'], 'souk simulate: --smuggler-start: expected one of 5, 8, 10, 12, got 7'],
    [
      ['simulate', DT, '--cards', '/no/such/file'],
      'souk simulate: --cards: cannot read /no/such/file: there is no such file',
    ],
    [['simulate', DT, '--workers', '0'], 'souk simulate: --workers: expected a whole number from 1 to 256, got "0"'],
    [['simulate', DT, '--csv', '--json'], 'souk simulate: --csv: expected either --csv or --json'],
    [
      ['simulate', DT, '--bots', 'random,random', '--players', '3'],
      'souk simulate: --bots: expected one bot for all or one for each of 3 seats, got 2',
    ],
    [['arena', DT], `souk arena: --bots: expected bots to play (${BOT_FORMS.join(', ')})`],
    [
      ['arena', DT, '--bots', 'random,deep-blue'],
      `souk arena: --bots: expected one of ${BOT_FORMS.join(', ')}, got "deep-blue"`,
    ],
    [
      ['arena', DT, '--bots', 'random,random'],
      'souk arena: --bots: expected bots that are all different, got "random"',
    ],
    [
      ['arena', DT, '--bots', 'random,random:3'],
      'souk arena: --bots: expected "random" without anything behind it, got "random:3"',
    ],
    [
      ['arena', DT, '--bots', 'random,search:0'],
      'souk arena: --bots: expected iterations ("1000") or a time ("200ms") behind the colon, got "search:0"',
    ],
    [['arena', DT, '--bots', 'random,level:9'], 'souk arena: --bots: expected a level from 1 to 5, got "level:9"'],
    [
      ['arena', DT, '--bots', 'random,greedy', '--until', 'dawn'],
      'souk arena: --until: expected "decided", got "dawn"',
    ],
    [
      ['arena', DT, '--bots', 'random,greedy', '--until', 'decided'],
      'souk arena: --until: expected a --question to decide',
    ],
    [
      ['arena', DT, '--bots', 'random,greedy', '--question', 'greedy beats all'],
      'souk arena: --question: expected "a > b 0.9", "a wins 0.6" or "a within 100ms", got "greedy beats all"',
    ],
    [
      ['arena', DT, '--bots', 'random,greedy', '--question', 'greedy > search 0.9'],
      'souk arena: --question: expected one of the bots (random, greedy), got "search"',
    ],
    [
      ['arena', DT, '--bots', 'random,greedy', '--question', 'greedy > random 90'],
      'souk arena: --question: expected a share from 0 to 1, or a percentage, got "90"',
    ],
    [
      ['arena', DT, '--bots', 'random,greedy', '--question', 'greedy > random 0.5 please'],
      'souk arena: --question: expected "a > b 0.9", "a wins 0.6" or "a within 100ms", got "greedy > random 0.5 please"',
    ],
    [
      ['arena', DT, '--bots', 'random,greedy', '--seats', '1', '--question', 'greedy > random 0.3'],
      'souk arena: --question: expected bots that meet, which these never do at a table of one seat, got "greedy > random 0.3"',
    ],
    [
      ['arena', DT, '--bots', 'random,greedy', '--question', 'greedy > random', '--least', '5'],
      'souk arena: --least: expected --until decided with it: without, all games are played',
    ],
    [
      ['simulate', DT, '--redis-prefix', 'x'],
      'souk simulate: --redis-prefix: expected --redis with it: without, the work is done here',
    ],
    [
      ['simulate', DT, '--redis', 'redis://localhost', '--workers', '2'],
      'souk simulate: --workers: expected either --workers or --redis: each souk worker has its own number of threads',
    ],
    [['soak', DT, '--json=1'], 'souk soak: --json: expected no value, got "1"'],
    [['simulate', DT, '--json=1'], 'souk simulate: --json: expected no value, got "1"'],
    [['engine', 'x'], 'souk engine: expected nothing more, got "x"'],
    [['engine', '--fast'], 'souk engine: --fast: no such option'],
    [['schema'], 'souk schema: expected a game (dwarven-traders)'],
    [['schema', DT, 'move'], 'souk schema: document: expected position, record, options, got "move"'],
    [['schema', 'chess'], 'souk schema: game: expected one of dwarven-traders, got "chess"'],
    [['replay'], 'souk replay: expected a record: a file that souk play has written'],
    [['replay', '/no/such/file'], 'souk replay: cannot read /no/such/file: there is no such file'],
    [['replay', '/'], 'souk replay: cannot read /: it is a folder'],
    [['replay', 'a', 'b'], 'souk replay: expected nothing more, got "b"'],
    [['verify'], 'souk verify: expected a record: a file that souk play has written'],
    [['verify', '/no/such/file'], 'souk verify: cannot read /no/such/file: there is no such file'],
  ])('souk %j', async (args, line) => {
    const { code, out, err } = await souk(args);
    expect(err).toBe(`${line}\n`);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('for the real command too', () => {
    const { code, out, err } = spawnSouk(['simulate', DT, '--players', '9']);
    expect([code, out, err]).toEqual([
      2,
      '',
      'souk simulate: --players: expected a whole number from 1 to 4, got "9"\n',
    ]);
  });

  it('for files that are not what they should be', async () => {
    const file = (text: string): string => {
      const path = join(newFolder(), 'file.json');
      writeFileSync(path, text);
      return path;
    };
    const garbage = file('{');
    expect((await souk(['verify', garbage])).err).toBe(`souk verify: cannot read ${garbage}: it is not JSON\n`);
    const other = file('{"format":"x"}');
    const { code, err } = await souk(['verify', other]);
    expect(code).toBe(2);
    expect(err).toMatch(/^souk verify: .* is not a record: .*expected.*\n$/);
    const { err: cards } = await souk(['simulate', DT, '--cards', file('[]')]);
    expect(cards).toMatch(/^souk simulate: --cards: expected a list of 12\b.*\n$/);
    const { err: nothing } = await souk(['simulate', DT, '--cards', file('null')]);
    expect(nothing).toBe('souk simulate: --cards: expected a list, got null\n');
    const { err: within } = await souk(['simulate', DT, '--cards', file(JSON.stringify(Array(12).fill(7)))]);
    expect(within).toBe('souk simulate: --cards[0]: expected an object, got 7\n');
  });
});
