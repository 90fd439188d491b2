import { flagsOf } from '@souk/kernel';
import { type FlagSpec, HELP, parseArguments } from './arguments.js';
import { type Command, DONE, MISUSED } from './commands/command.js';
import { COMMANDS } from './commands/index.js';
import { commandHelp, mainHelp } from './help.js';
import type { Shell } from './shell.js';
import { UsageError } from './usage.js';
import { packageVersion } from './version.js';

/** Runs `souk` with these arguments and says with which code to exit. */
export async function main(args: readonly string[], shell: Shell): Promise<number> {
  const [name, ...rest] = args;
  const print = (lines: readonly string[]): number => {
    shell.stdout.write(`${lines.join('\n')}\n`);
    return DONE;
  };
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    return print(mainHelp(COMMANDS, shell.games));
  }
  if (name === '--version') return print([packageVersion()]);
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) {
    return misused(
      shell,
      'souk',
      `expected a command (${COMMANDS.map((known) => known.name).join(', ')}), got "${name}"`,
    );
  }
  try {
    const given = parseArguments(rest, flagsFor(command, rest, shell));
    if (given.flags.has(HELP.flag)) return print(commandHelp(command, shell.games));
    return await command.run(given, shell);
  } catch (error) {
    if (error instanceof UsageError) return misused(shell, `souk ${command.name}`, error.message);
    throw error;
  }
}

function misused({ stderr }: Shell, who: string, message: string): number {
  stderr.write(`${who}: ${message.replaceAll('\n', ' ')}\n`);
  return MISUSED;
}

/** The command's own flags, and the options of the game that is named among the arguments. */
function flagsFor(command: Command, args: readonly string[], { games }: Shell): readonly FlagSpec[] {
  if (!command.takesGameOptions) return command.flags;
  const named = games.find(({ game }) => args.includes(game.id));
  return named === undefined ? command.flags : [...command.flags, ...flagsOf(named.game.options)];
}
