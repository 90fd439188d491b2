import { ConfigError, flagOf, formOf, readConfig, SETTING_NAMES, SETTINGS, variableOf } from '@souk/server/config';
import type { Arguments } from '../arguments.js';
import { asked } from '../signals.js';
import { UsageError } from '../usage.js';
import { type Command, DONE } from './command.js';

function flagsGiven({ flags, positionals }: Arguments): Map<string, string> {
  if (positionals.length > 0) throw new UsageError(`expected nothing more, got "${positionals[0]}"`);
  return new Map([...flags].map(([flag, value]) => [flag, String(value)]));
}

/** What is wrong with the settings is told as a wrong argument: one line, nothing else. */
async function orUsage<R>(run: () => Promise<R>): Promise<R> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    throw error;
  }
}

export const serve: Command = {
  name: 'serve',
  usage: '[--port n] [--data folder] [options]',
  summary: 'open a host: tables, live play and records for pages and programs',
  details: [
    'Keeps everything in one file in the data folder, or, with --database and --redis, in PostgreSQL:',
    'any number of hosts can then serve the same tables. Stops in good order on Ctrl+C.',
    'Every option can also be set in the environment: --max-tables is SOUK_MAX_TABLES.',
  ],
  flags: SETTING_NAMES.map((name) => ({
    flag: flagOf(name),
    value: formOf(SETTINGS[name]),
    help: `${SETTINGS[name].help} (${variableOf(name)}; usually ${SETTINGS[name].default || 'empty'})`,
  })),
  takesGameOptions: false,
  run: (args, { stdout, env }) =>
    orUsage(async () => {
      const config = readConfig(flagsGiven(args), env);
      const stop = asked();
      const { startHost } = await import('@souk/server');
      const host = await startHost(config);
      stdout.write(`Souk is open at ${host.address}\n`);
      await stop;
      stdout.write('Souk is closing …\n');
      await host.close();
      return DONE;
    }),
};
