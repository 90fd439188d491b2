import { padEnd, wrap } from '@souk/terminal-kit';
import { EVERYWHERE, type FlagSpec } from './arguments.js';
import type { Command } from './commands/command.js';
import { gameFlags } from './game-texts.js';
import type { GameEntry } from './games.js';
import { type Speaker, said } from './text/index.js';

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

const flagRow = ({ flag, value, help }: FlagSpec, speaker: Speaker): [string, string] => [
  value === undefined ? `--${flag}` : `--${flag} ${said(value, speaker)}`,
  said(help, speaker),
];

const flagTable = (flags: readonly FlagSpec[], speaker: Speaker): string[] =>
  table(flags.map((flag) => flagRow(flag, speaker)));

export const mainHelp = (commands: readonly Command[], games: readonly GameEntry[], speaker: Speaker): string[] => [
  speaker.say('help.title'),
  '',
  speaker.say('help.usage'),
  '',
  speaker.say('help.commands'),
  ...table(commands.map(({ name, summary }) => [name, said(summary, speaker)])),
  '',
  speaker.say('help.games'),
  ...table(games.map(({ game, face }) => [game.id, face.tagline(speaker.language)])),
  '',
  speaker.say('help.more'),
];

export function commandHelp(command: Command, games: readonly GameEntry[], speaker: Speaker): string[] {
  const gameOptions = games.flatMap((entry) => {
    const { name, id } = entry.game;
    const flags = gameFlags(entry);
    return flags.length === 0
      ? []
      : ['', speaker.say('help.optionsOf', { game: name, id }), ...flagTable(flags, speaker)];
  });
  const usage = said(command.usage, speaker);
  const details = said(command.details, speaker);
  return [
    `souk ${command.name} – ${said(command.summary, speaker)}`,
    '',
    speaker.say('help.usageOf', { command: command.name, usage }).trimEnd(),
    ...(details === '' ? [] : ['', ...details.split('\n')]),
    '',
    speaker.say('help.options'),
    ...flagTable([...command.flags, ...EVERYWHERE], speaker),
    ...(command.takesGameOptions ? gameOptions : []),
  ];
}
