import { textOf } from '../arguments.js';
import { UsageError } from '../usage.js';
import { type Command, DONE } from './command.js';

export const DATA = {
  flag: 'data',
  value: 'folder',
  help: "The host's data folder (SOUK_DATA; usually .souk)",
} as const;

export const dataOf = (given: string | undefined, env: { readonly [name: string]: string | undefined }): string =>
  given ?? (env.SOUK_DATA || '.souk');

/** The one file that a command is about. */
export function fileOf(positionals: readonly string[], what: string): string {
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new UsageError(`expected ${what}, got ${positionals.length} arguments`);
  }
  return file;
}

/** Does something with the files of a host; what it finds wrong is one line. */
export async function withBackups(run: (backups: Backups) => void): Promise<number> {
  const backups = await import('@souk/server');
  try {
    run(backups);
  } catch (error) {
    if (error instanceof backups.BackupError) throw new UsageError(error.message);
    throw error;
  }
  return DONE;
}

type Backups = Pick<typeof import('@souk/server'), 'backUp' | 'restore'>;

export const backup: Command = {
  name: 'backup',
  usage: '<file> [--data folder]',
  summary: 'copy everything a host has stored, also while it is running',
  details: [
    'Writes a new file with all that was stored when the command began, nothing by halves, and',
    'checks it. The host goes on meanwhile.',
  ],
  flags: [DATA],
  takesGameOptions: false,
  run(args, { env, stdout }) {
    const file = fileOf(args.positionals, 'one file to write');
    return withBackups(({ backUp }) => {
      backUp(dataOf(textOf(args, DATA.flag), env), file);
      stdout.write(`Written: ${file}\n`);
    });
  },
};
