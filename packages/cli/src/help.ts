import { padEnd, wrap } from '@souk/terminal-kit';
import { EVERYWHERE, type FlagSpec } from './arguments.js';
import type { Command } from './commands/command.js';
import { gameFlags } from './game-texts.js';
import type { GameEntry } from './games.js';
import { said, type Translator } from './text/index.js';

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

const flagRow = ({ flag, value, help }: FlagSpec, translator: Translator): [string, string] => [
  value === undefined ? `--${flag}` : `--${flag} ${said(value, translator)}`,
  said(help, translator),
];

const flagTable = (flags: readonly FlagSpec[], translator: Translator): string[] =>
  table(flags.map((flag) => flagRow(flag, translator)));

export const mainHelp = (
  commands: readonly Command[],
  games: readonly GameEntry[],
  translator: Translator,
): string[] => [
  translator.say('help.title'),
  '',
  translator.say('help.usage'),
  '',
  translator.say('help.commands'),
  ...table(commands.map(({ name, summary }) => [name, said(summary, translator)])),
  '',
  translator.say('help.games'),
  ...table(games.map(({ game, face }) => [game.id, face.tagline(translator.language)])),
  '',
  translator.say('help.more'),
];

export function commandHelp(command: Command, games: readonly GameEntry[], translator: Translator): string[] {
  const gameOptions = games.flatMap((entry) => {
    const { name, id } = entry.game;
    const flags = gameFlags(entry);
    return flags.length === 0
      ? []
      : ['', translator.say('help.optionsOf', { game: name, id }), ...flagTable(flags, translator)];
  });
  const usage = said(command.usage, translator);
  const details = said(command.details, translator);
  return [
    `souk ${command.name} – ${said(command.summary, translator)}`,
    '',
    translator.say('help.usageOf', { command: command.name, usage }).trimEnd(),
    ...(details === '' ? [] : ['', ...details.split('\n')]),
    '',
    translator.say('help.options'),
    ...flagTable([...command.flags, ...EVERYWHERE], translator),
    ...(command.takesGameOptions ? gameOptions : []),
  ];
}
