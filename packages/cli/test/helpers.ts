import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { MatchRecord } from '@souk/kernel';
import { unpainted } from '../../terminal-kit/src/text.js';
import { GAMES, type GameEntry } from '../src/games.js';
import { main } from '../src/main.js';

/** The element of a list that must have exactly one. */
function onlyOf<T>(list: readonly T[], what: string): T {
  const [only, ...more] = list;
  if (only === undefined || more.length > 0) throw new Error(`expected one ${what}, there are ${list.length}`);
  return only;
}

export const TRADERS = onlyOf(
  GAMES.filter(({ game }) => game.id === 'dwarven-traders'),
  'game dwarven-traders',
);

/** One game, so that menus and messages stay the same when there are more. */
export const TRADERS_ONLY = [TRADERS];

const folders: string[] = [];

/** An empty folder that is gone when the process ends: files share it, and hooks of this module would belong to the first of them. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souk-test-'));
  folders.push(folder);
  return folder;
}

process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A player who types a line whenever there is a prompt, and walks away when there is nothing left to type. */
function typist(input: string, stdin: PassThrough, onPrompt: () => void): () => void {
  const lines = input.split('\n').slice(0, -1);
  return () => {
    onPrompt();
    const line = lines.shift();
    if (line === undefined) stdin.end();
    else stdin.write(`${line}\n`);
  };
}

/** What readline writes last of a prompt: it puts the cursor behind it. */
const setsCursor = (text: string): boolean => text.startsWith('\x1b[') && text.endsWith('G') && text !== '\x1b[1G';

export class Collector extends Writable {
  text = '';
  onPrompt: () => void = () => {};
  isTTY: boolean;
  columns = 80;
  rows = 24;

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const text = chunk.toString();
    this.text += text;
    if (setsCursor(text)) setImmediate(this.onPrompt);
    done();
  }
}

export interface Setting {
  readonly input?: string | Buffer;
  readonly home?: string;
  readonly env?: { readonly [name: string]: string };
  readonly games?: readonly GameEntry[];
  readonly isTerminal?: boolean;
  /** The size of the terminal; 80 columns and 24 rows if not given. */
  readonly size?: readonly [columns: number, rows: number];
  /** Called at every prompt of a terminal, before the next line is typed. */
  readonly onPrompt?: (terminal: Collector) => void;
  /** Whether the user presses Ctrl-C as soon as the command listens for it. */
  readonly interrupted?: boolean;
}

/** Runs `souk` inside this process, with a clock and chance of its own. */
export async function souk(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  const isTerminal = setting.isTerminal ?? false;
  const stdin = Object.assign(new PassThrough(), { isTTY: isTerminal });
  const stdout = new Collector(isTerminal);
  const stderr = new Collector(isTerminal);
  let time = 1_800_000_000_000;
  let drawn = 0;
  [stdout.columns, stdout.rows] = setting.size ?? [stdout.columns, stdout.rows];
  if (isTerminal) {
    stdout.onPrompt = typist(String(setting.input ?? ''), stdin, () => setting.onPrompt?.(stdout));
  } else stdin.end(setting.input ?? '');
  const code = await main(args, {
    stdin,
    stdout,
    stderr,
    env: { SOUK_HOME: setting.home ?? newFolder(), ...setting.env },
    games: setting.games ?? TRADERS_ONLY,
    now: () => time++,
    entropy: () => (++drawn).toString(16).padStart(32, '0'),
    onInterrupt(listener) {
      if (setting.interrupted) listener();
      return () => {};
    },
  });
  return { code, out: stdout.text, err: stderr.text };
}

const BIN = fileURLToPath(new URL('../bin/souk.mjs', import.meta.url));

/** Runs the built `souk` as people do. */
export function spawnSouk(args: readonly string[], setting: Omit<Setting, 'games' | 'isTerminal'> = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input: setting.input ?? '',
    env: { SOUK_HOME: setting.home ?? newFolder(), ...setting.env },
    maxBuffer: 2 ** 30,
  });
  return { code: status ?? -1, out: stdout.toString(), err: stderr.toString() };
}

export interface WrittenRecord {
  readonly path: string;
  readonly record: MatchRecord;
}

/** The records that were written to a data folder. */
export const recordsIn = (home: string): WrittenRecord[] =>
  readdirSync(join(home, 'records')).map((name) => {
    const path = join(home, 'records', name);
    return { path, record: JSON.parse(readFileSync(path, 'utf8')) };
  });

/** The record of the one match that was finished in a data folder. */
export const theRecordIn = (home: string): WrittenRecord => onlyOf(recordsIn(home), 'record');

export const savesIn = (home: string): string[] =>
  readdirSync(join(home, 'saves')).map((name) => join(home, 'saves', name));

/** The path of the one match that was saved in a data folder. */
export const theSaveIn = (home: string): string => onlyOf(savesIn(home), 'save');

/** What a match was, times aside: the same game gives the same. */
export const gist = ({ moves, result, options, seats }: MatchRecord): object => ({
  moves: moves.map(({ seat, move }) => ({ seat, move })),
  result,
  options,
  seats,
});

const CLEAR = '\x1b[2J';

/** What was on the screen each time that it was drawn, codes and typing aside; not what came after the last. */
export const pictures = (out: string): string[][] =>
  out
    .split(CLEAR)
    .slice(1, -1)
    .map((picture) =>
      unpainted(picture)
        .split('\n')
        .map((line) => line.trimEnd()),
    );
