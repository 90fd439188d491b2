import { elementAt } from '@souk/kernel';
import { type FlagSpec, textOf } from '../arguments.js';
import { UsageError } from '../usage.js';
import { type Command, DONE } from './command.js';

export const DATA = {
  flag: 'data',
  value: ({ say }) => say('value.folder'),
  help: ({ say }) => say('backup.flag.data'),
} as const satisfies FlagSpec;

export const dataOf = (given: string | undefined, env: { readonly [name: string]: string | undefined }): string =>
  given ?? (env.SOUK_DATA || '.souk');

/** The one file that a command is about. */
export function fileOf(positionals: readonly string[], what: 'fileToWrite' | 'backupFile'): string {
  const n = positionals.length;
  if (n !== 1) throw new UsageError(({ say }) => say(`usage.${what}`, { n }));
  return elementAt(positionals, 0);
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
  usage: ({ say }) => say('backup.usage'),
  summary: ({ say }) => say('backup.summary'),
  details: ({ say }) => say('backup.details'),
  flags: [DATA],
  takesGameOptions: false,
  run(args, { env, stdout, say }) {
    const file = fileOf(args.positionals, 'fileToWrite');
    return withBackups(({ backUp }) => {
      backUp(dataOf(textOf(args, DATA.flag), env), file);
      stdout.write(`${say('backup.written', { file })}\n`);
    });
  },
};
