import { elementAt } from '@souk/kernel';
import { listed, printable } from '@souk/terminal-kit';
import { type FlagSpec, HELP, parseArguments } from './arguments.js';
import { type Command, DONE, MISUSED } from './commands/command.js';
import { COMMANDS } from './commands/index.js';
import { gameFlags } from './game-texts.js';
import type { GameEntry } from './games.js';
import { commandHelp, mainHelp } from './help.js';
import { languageOfEnvironment, takeLanguage } from './language.js';
import type { Context, Shell } from './shell.js';
import { type Phrase, translatorIn } from './text/index.js';
import { nothingMore, UsageError } from './usage.js';
import { packageVersion } from './version.js';

/** Runs `souk` with these arguments and says with which code to exit. */
export async function main(given: readonly string[], shell: Shell): Promise<number> {
  const context = { ...shell, ...translatorIn(languageOfEnvironment(shell.env)) };
  try {
    const { language, args } = takeLanguage(given);
    return await run(args, language === undefined ? context : { ...context, ...translatorIn(language) });
  } catch (error) {
    if (error instanceof UsageError) return misused(context, 'souk', error);
    throw error;
  }
}

async function run([name, ...rest]: readonly string[], context: Context): Promise<number> {
  if (name === undefined || isHelp(name)) return print(context, mainHelp(COMMANDS, context.games, context));
  if (name === '--version') return print(context, [packageVersion()]);
  if (name === 'help') return help(rest, context);
  const command = commandNamed(name);
  if (command === undefined) return misused(context, 'souk', noSuchCommand(name));
  try {
    const named = context.games.find(({ game }) => rest.includes(game.id));
    const args = parseArguments(rest, flagsFor(command, named), (flag, written) =>
      ownerOf(flag, written, command, named, context),
    );
    if (args.flags.has(HELP.flag)) return print(context, commandHelp(command, context.games, context));
    return await command.run(args, context);
  } catch (error) {
    if (error instanceof UsageError) return misused(context, `souk ${command.name}`, error);
    throw error;
  }
}

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

/** `souk help <command>` says the same as `souk <command> --help`. */
function help([name, ...rest]: readonly string[], context: Context): number {
  if (name === undefined || isHelp(name)) return print(context, mainHelp(COMMANDS, context.games, context));
  const command = commandNamed(name);
  if (command === undefined) return misused(context, 'souk help', noSuchCommand(name));
  if (rest.length > 0) return misused(context, 'souk help', nothingMore(elementAt(rest, 0)));
  return print(context, commandHelp(command, context.games, context));
}

const commandNamed = (name: string): Command | undefined => COMMANDS.find((known) => known.name === name);

const noSuchCommand = (got: string): UsageError =>
  new UsageError(({ say }) => say('usage.command', { names: COMMANDS.map(({ name }) => name).join(', '), got }));

function print({ stdout }: Context, lines: readonly string[]): number {
  stdout.write(`${lines.join('\n')}\n`);
  return DONE;
}

function misused(context: Context, who: string, error: UsageError): number {
  context.stderr.write(`${who}: ${printable(error.saidBy(context))}\n`);
  return MISUSED;
}

/** The command's own flags, and the options of the game that is named among the arguments. */
function flagsFor(command: Command, named: GameEntry | undefined): readonly FlagSpec[] {
  if (!command.takesGameOptions || named === undefined) return command.flags;
  return [...command.flags, ...gameFlags(named)];
}

/** Which games have an option of this name, if the one named has not; undefined if none has. */
function ownerOf(
  name: string,
  flag: string,
  command: Command,
  named: GameEntry | undefined,
  { games }: Context,
): Phrase | undefined {
  const ids = games.flatMap((entry) => (gameFlags(entry).some((each) => each.flag === name) ? [entry.game.id] : []));
  const [owner] = ids;
  if (!command.takesGameOptions || owner === undefined) return undefined;
  return ({ say }) => {
    const owners = listed(ids, say('and'));
    return named === undefined
      ? say('usage.nameGame', { flag, owners, command: command.name, owner })
      : say('usage.otherGame', { flag, owners, game: named.game.id });
  };
}
