import { flagsOf } from '@souk/kernel';
import { listed, printable } from '@souk/terminal-kit';
import { type FlagSpec, HELP, parseArguments } from './arguments.js';
import { type Command, DONE, MISUSED } from './commands/command.js';
import { COMMANDS } from './commands/index.js';
import type { GameEntry } from './games.js';
import { commandHelp, mainHelp } from './help.js';
import type { Shell } from './shell.js';
import { UsageError } from './usage.js';
import { packageVersion } from './version.js';

/** Runs `souk` with these arguments and says with which code to exit. */
export async function main(args: readonly string[], shell: Shell): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h') return print(shell, mainHelp(COMMANDS, shell.games));
  if (name === '--version') return print(shell, [packageVersion()]);
  if (name === 'help') return help(rest, shell);
  const command = commandNamed(name);
  if (command === undefined) return misused(shell, 'souk', noSuchCommand(name));
  try {
    const named = shell.games.find(({ game }) => rest.includes(game.id));
    const given = parseArguments(rest, flagsFor(command, named), (flag) => ownerOf(flag, command, named, shell));
    if (given.flags.has(HELP.flag)) return print(shell, commandHelp(command, shell.games));
    return await command.run(given, shell);
  } catch (error) {
    if (error instanceof UsageError) return misused(shell, `souk ${command.name}`, error.message);
    throw error;
  }
}

/** `souk help <command>` says the same as `souk <command> --help`. */
function help([name, ...rest]: readonly string[], shell: Shell): number {
  if (name === undefined || name === '--help' || name === '-h') return print(shell, mainHelp(COMMANDS, shell.games));
  const command = commandNamed(name);
  if (command === undefined) return misused(shell, 'souk help', noSuchCommand(name));
  if (rest.length > 0) return misused(shell, 'souk help', `expected nothing more, got "${rest[0]}"`);
  return print(shell, commandHelp(command, shell.games));
}

const commandNamed = (name: string): Command | undefined => COMMANDS.find((known) => known.name === name);

const noSuchCommand = (name: string): string =>
  `expected a command (${COMMANDS.map((known) => known.name).join(', ')}), got "${name}"`;

function print({ stdout }: Shell, lines: readonly string[]): number {
  stdout.write(`${lines.join('\n')}\n`);
  return DONE;
}

function misused({ stderr }: Shell, who: string, message: string): number {
  stderr.write(`${who}: ${printable(message)}\n`);
  return MISUSED;
}

/** The command's own flags, and the options of the game that is named among the arguments. */
function flagsFor(command: Command, named: GameEntry | undefined): readonly FlagSpec[] {
  if (!command.takesGameOptions || named === undefined) return command.flags;
  return [...command.flags, ...flagsOf(named.game.options)];
}

/** Which games have an option of this name, if the one named has not; undefined if none has. */
function ownerOf(flag: string, command: Command, named: GameEntry | undefined, { games }: Shell): string | undefined {
  const owners = games.flatMap(({ game }) =>
    flagsOf(game.options).some((each) => each.flag === flag) ? [game.id] : [],
  );
  if (!command.takesGameOptions || owners.length === 0) return undefined;
  const whose = `an option of ${listed(owners)}`;
  return named === undefined
    ? `${whose}: expected the game to be named (souk ${command.name} ${owners[0]} …)`
    : `${whose}, not of ${named.game.id}`;
}
