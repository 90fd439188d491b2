import { textOf } from '../arguments.js';
import { DATA, dataOf, fileOf, withBackups } from './backup.js';
import type { Command } from './command.js';

export const restore: Command = {
  name: 'restore',
  usage: ({ say }) => say('restore.usage'),
  summary: ({ say }) => say('restore.summary'),
  details: ({ say }) => say('restore.details'),
  flags: [DATA],
  takesGameOptions: false,
  run(args, { env, stdout, say }) {
    const file = fileOf(args.positionals, 'backupFile');
    const folder = dataOf(textOf(args, DATA.flag), env);
    return withBackups((backups) => {
      backups.restore(file, folder);
      stdout.write(`${say('restore.done', { folder })}\n`);
    });
  },
};
