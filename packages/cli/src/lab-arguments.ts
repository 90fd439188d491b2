import { existsSync } from 'node:fs';
import type { BotGame } from '@souk/bots';
import { allCores, BOT_FORMS, contestant } from '@souk/lab';
import { wrap } from '@souk/terminal-kit';
import { type Arguments, type FlagSpec, textOf } from './arguments.js';
import { readJson } from './files.js';
import type { Translator } from './text/index.js';
import { asUsage, wholeNumber } from './usage.js';

/** What the commands that let bots play by themselves take. */
export const WORKERS = {
  flag: 'workers',
  value: ({ say }) => say('value.n'),
  help: ({ say }) => say('flag.workers'),
} as const satisfies FlagSpec;

const MOST_WORKERS = 256;

export function workersAsked(args: Arguments): number {
  const text = textOf(args, WORKERS.flag);
  return text === undefined ? allCores() : wholeNumber('--workers', text, 1, MOST_WORKERS);
}

/** How bots are written, for help pages. */
export const botHelp = ({ say }: Translator): string =>
  wrap(say('lab.bots', { forms: BOT_FORMS.join(', ') }), 88, '').join('\n');

/** The names of bots from a list with commas, each of which can play the game. */
export function botNames(game: BotGame, text: string): readonly string[] {
  const bots = text.split(',').map((name) => name.trim());
  asUsage(
    () => bots.map((name) => contestant(game, name)),
    (message) => `--${message}`,
  );
  return bots;
}

/** The document in a file; undefined if there is no such file yet. */
export const jsonIfThere = (path: string): unknown => (existsSync(path) ? readJson(path) : undefined);
