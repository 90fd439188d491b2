import { flagsOf } from '@souk/kernel';
import { padEnd, wrap } from '@souk/terminal-kit';
import { type FlagSpec, HELP } from './arguments.js';
import type { Command } from './commands/command.js';
import type { GameEntry } from './games.js';

const WIDTH = 80;
const INDENT = '  ';
const MOST_LABEL = 26;

/** Labels to the left, texts to the right of them. */
function table(rows: readonly (readonly [label: string, text: string])[]): string[] {
  const width = Math.min(MOST_LABEL, Math.max(...rows.map(([label]) => label.length))) + 2;
  const hanging = ' '.repeat(INDENT.length + width);
  return rows.flatMap(([label, text]) => {
    const [first = '', ...others] = wrap(hanging + text, WIDTH, hanging);
    if (label.length >= width) return [INDENT + label, first, ...others];
    return [INDENT + padEnd(label, width) + first.trimStart(), ...others];
  });
}

const flagRow = ({ flag, value, help }: FlagSpec): [string, string] => [
  value === undefined ? `--${flag}` : `--${flag} ${value}`,
  help,
];

export const mainHelp = (commands: readonly Command[], games: readonly GameEntry[]): string[] => [
  'souk – merchant games, played and studied',
  '',
  'Usage: souk <command> [options]',
  '',
  'Commands:',
  ...table(commands.map(({ name, summary }) => [name, summary])),
  '',
  'Games:',
  ...table(games.map(({ game, face }) => [game.id, face.tagline])),
  '',
  'souk <command> --help says more. souk --version tells the version.',
];

export function commandHelp(command: Command, games: readonly GameEntry[]): string[] {
  const gameOptions = games.flatMap(({ game }) => {
    const flags = flagsOf(game.options);
    return flags.length === 0 ? [] : ['', `Options of ${game.name} (${game.id}):`, ...table(flags.map(flagRow))];
  });
  return [
    `souk ${command.name} – ${command.summary}`,
    '',
    `Usage: souk ${command.name} ${command.usage}`.trimEnd(),
    ...(command.details.length === 0 ? [] : ['', ...command.details]),
    '',
    'Options:',
    ...table([...command.flags, HELP].map(flagRow)),
    ...(command.takesGameOptions ? gameOptions : []),
  ];
}
