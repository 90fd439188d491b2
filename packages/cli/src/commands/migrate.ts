import { textOf } from '../arguments.js';
import { noMoreThan } from '../match-arguments.js';
import { UsageError } from '../usage.js';
import { type Command, DONE } from './command.js';

export const migrate: Command = {
  name: 'migrate',
  usage: ({ say }) => say('migrate.usage'),
  summary: ({ say }) => say('migrate.summary'),
  details: ({ say }) => say('migrate.details'),
  flags: [
    { flag: 'from', value: ({ say }) => say('value.file'), help: ({ say }) => say('migrate.flag.from') },
    { flag: 'to', value: 'url', help: ({ say }) => say('migrate.flag.to') },
  ],
  takesGameOptions: false,
  async run(args, { stdout, say }) {
    noMoreThan(0, args);
    const [from, to] = [textOf(args, 'from'), textOf(args, 'to')];
    if (from === undefined) throw new UsageError(({ say }) => say('usage.migrateFrom'));
    if (to === undefined || !/^postgres(ql)?:\/\//.test(to)) {
      throw new UsageError(({ say }) => say('usage.migrateTo'));
    }
    const { TransferError, transferTo } = await import('@souk/server/transfer');
    try {
      await transferTo(from, to, (counted) => stdout.write(`${say('migrate.rows', { ...counted })}\n`));
    } catch (error) {
      if (error instanceof TransferError) throw new UsageError(error.message);
      throw error;
    }
    stdout.write(`${say('migrate.done')}\n`);
    return DONE;
  },
};
