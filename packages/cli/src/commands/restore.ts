import { textOf } from '../arguments.js';
import { DATA, dataOf, fileOf, withBackups } from './backup.js';
import type { Command } from './command.js';

export const restore: Command = {
  name: 'restore',
  usage: '<file> [--data folder]',
  summary: 'put a backup into a data folder that has nothing in it yet',
  details: ['Checks the backup first. A database that is there already is not touched.'],
  flags: [DATA],
  takesGameOptions: false,
  run(args, { env, stdout }) {
    const file = fileOf(args.positionals, 'one backup file');
    const folder = dataOf(textOf(args, DATA.flag), env);
    return withBackups((backups) => {
      backups.restore(file, folder);
      stdout.write(`Restored into ${folder}\n`);
    });
  },
};
