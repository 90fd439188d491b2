import { textOf } from '../arguments.js';
import { noMoreThan } from '../match-arguments.js';
import { UsageError } from '../usage.js';
import { type Command, DONE } from './command.js';

export const migrate: Command = {
  name: 'migrate',
  usage: '--from file --to postgres://…',
  summary: 'carry everything of a host on one machine over to PostgreSQL',
  details: [
    'Copies people, tables, matches and chat from the file souk.db of a data folder, and compares',
    'every row with what has arrived. The host may go on meanwhile: run it once while it runs,',
    'stop the host, and run it again, which takes only what is new. Then start hosts with --database.',
    'A database that hosts have used since it was moved to is refused, and nothing in it is changed.',
  ],
  flags: [
    { flag: 'from', value: 'file', help: 'The file souk.db in the data folder of the host' },
    { flag: 'to', value: 'url', help: 'The PostgreSQL database, as postgres://user@host/name' },
  ],
  takesGameOptions: false,
  async run(args, { stdout }) {
    noMoreThan(0, args);
    const [from, to] = [textOf(args, 'from'), textOf(args, 'to')];
    if (from === undefined) throw new UsageError('--from: expected the file souk.db of a host');
    if (to === undefined || !/^postgres(ql)?:\/\//.test(to)) {
      throw new UsageError('--to: expected an address as postgres://user@host/name');
    }
    const { MovingError, moveTo } = await import('@souk/server/moving');
    try {
      await moveTo(from, to, ({ kind, rows, written }) => stdout.write(`${kind}: ${rows}, ${written} of them new\n`));
    } catch (error) {
      if (error instanceof MovingError) throw new UsageError(error.message);
      throw error;
    }
    stdout.write('Everything has arrived as it was.\n');
    return DONE;
  },
};
